import type { CustomStep, HomeJobsSection } from '../../../../../src/modules/content/domain/site-settings.js';
import {
  fullLabelOf,
  PAGE_SETTINGS,
  settingsOfTab,
  type SettingKind,
  type SettingTab,
} from '../../../../../src/shared/settings/page-settings.js';
import type { VersionedSettings } from '../settings/settings-endpoints.js';
import type { SearchedPage } from './find-texts.js';

/** Kinds of settings with texts for visitors; the others are pictures, colours and choices. */
const WITH_WORDS: SettingKind[] = ['line', 'text', 'lines', 'steps', 'guide-sections'];

const TITLES: Record<SettingTab, string> = {
  home: 'Home page: settings',
  search: 'Search: settings',
  'home-jobs': 'Home jobs: your own sections',
};

export interface SettingsPage extends SearchedPage {
  /** The tab that edits them. */
  tab: SettingTab;
}

/** The texts among the settings, by tab, for the search for texts. */
export function settingsPages(settings: VersionedSettings): SettingsPage[] {
  return (Object.keys(TITLES) as SettingTab[]).map((tab) => ({
    tab,
    title: TITLES[tab],
    texts: settingsOfTab(tab)
      .filter((name) => WITH_WORDS.includes(PAGE_SETTINGS[name].kind))
      .map((name) => ({ name, label: fullLabelOf(name), says: wordsOf(settings[name]) })),
  }));
}

/** All strings of a value, one per line. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value !== 'object' || value === null) return String(value);
  const { title, name, description } = value as Partial<CustomStep & HomeJobsSection>;
  return [title, name, description].filter((text) => text !== undefined).join('\n');
}
