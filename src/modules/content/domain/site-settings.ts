import type { HomeSection } from '../../../shared/settings/home-sections.js';
import { PAGE_SETTINGS, type PageSetting, type SettingKind, type SettingName } from '../../../shared/settings/page-settings.js';

/** One step of "How it works", when the site has its own. */
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

/** What settings of each kind hold. */
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

/** All wording, pictures, colours and choices that an admin can change, each by its name. */
export type SiteSettings = { [Name in SettingName]: ValueOf<(typeof PAGE_SETTINGS)[Name]> };

/** What articles say of how long reading them takes: the fixed label, or what was computed from their words. */
export type ReadingTime = SiteSettings['readingTime'];

/** What a site shows until somebody changes it. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  Object.entries(PAGE_SETTINGS).map(([name, { initial }]) => [name, initial]),
) as unknown as SiteSettings;
