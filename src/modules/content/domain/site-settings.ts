import type { HomeSection } from '../../../shared/settings/home-sections.js';
import { PAGE_SETTINGS, type PageSetting, type SettingKind, type SettingName } from '../../../shared/settings/page-settings.js';

/** One step of "How it works", if the site has its own steps. */
export interface CustomStep {
  id: string;
  title: string;
  description: string;
  icon: string;
  color: string;
}

/** A section that was added to the home jobs guide. */
export interface HomeJobsSection {
  id: string;
  name: string;
  icon: string;
  color: string;
  description: string;
}

/** The type of a value, by kind of setting. */
export interface SettingValues extends Record<SettingKind, unknown> {
  line: string;
  text: string;
  lines: string[];
  picture: string;
  identity: string;
  colour: string;
  milliseconds: number;
  choice: string;
  'home-sections': HomeSection[];
  steps: CustomStep[];
  'guide-sections': HomeJobsSection[];
}

type ValueOf<Setting extends PageSetting> = Setting extends { kind: 'choice'; options: infer Options }
  ? keyof Options & string
  : SettingValues[Setting['kind']];

/** All wording, pictures, colours and choices that an admin can change, by name. */
export type SiteSettings = { [Name in SettingName]: ValueOf<(typeof PAGE_SETTINGS)[Name]> };

/** The reading time that articles show: a fixed label, or the time computed from their words. */
export type ReadingTime = SiteSettings['readingTime'];

/** The settings of a site until an admin changes them. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  Object.entries(PAGE_SETTINGS).map(([name, { initial }]) => [name, initial]),
) as unknown as SiteSettings;
