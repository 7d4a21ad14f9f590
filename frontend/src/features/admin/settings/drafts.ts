import type { SettingTab } from '../../../../../src/shared/settings/page-settings.js';
import { write } from '../kit/stored-draft.js';

/** Storage keys of the settings of each page; other pages use the same keys. */
const STORED: Record<SettingTab, string> = {
  home: 'homewright-settings',
  search: 'search-results-settings',
  'home-jobs': 'home-jobs-guide-settings',
};

/** Stores a copy in this browser, and keeps the articles under the same key. @returns false when storage is disabled or full */
export function keepCopy(page: SettingTab, settings: object): boolean {
  return write(STORED[page], { ...settings, generatedBlogs: articlesIn(STORED[page]) });
}

function articlesIn(key: string): unknown {
  try {
    return (Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as { generatedBlogs?: unknown }).generatedBlogs;
  } catch {
    return undefined;
  }
}
