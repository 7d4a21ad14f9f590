import { SETTING_NAMES } from '../kit/setting-names.js';
import { HOME_SETTINGS, SEARCH_SETTINGS } from '../settings/setting-tabs.js';
import type { VersionedSettings } from '../settings/settings-endpoints.js';
import type { SearchedPage } from './find-texts.js';

/** Settings that no visitor reads: pictures, colours, and what is chosen. */
const NO_TEXT = /(Image|Color)$|^(rotationSpeed|statsMode|homeSections|readingTime)$/;

export interface SettingsPage extends SearchedPage {
  /** The tab that edits them. */
  tab: 'home' | 'search' | 'home-jobs';
}

/** The words among the settings, tab by tab, for being searched like all other texts. */
export function settingsPages(settings: VersionedSettings): SettingsPage[] {
  const textsOf = (names: readonly (keyof typeof SETTING_NAMES)[]) =>
    names.filter((name) => !NO_TEXT.test(name)).map((name) => ({ name, label: SETTING_NAMES[name], says: wordsOf(settings[name]) }));
  return [
    { tab: 'home', title: 'Home page: settings', texts: textsOf(HOME_SETTINGS) },
    { tab: 'search', title: 'Search: settings', texts: textsOf(SEARCH_SETTINGS) },
    { tab: 'home-jobs', title: 'Home jobs: your own sections', texts: textsOf(['homeJobsSections']) },
  ];
}

/** Lists and their entries one below the other. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value !== 'object' || value === null) return String(value);
  const { title = '', description = '' } = value as { title?: unknown; description?: unknown };
  return [title, description].filter((text) => typeof text === 'string').join('\n');
}
