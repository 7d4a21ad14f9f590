import type { SettingTab } from '../../../../../src/shared/settings/page-settings.js';
import { write } from '../kit/stored-draft.js';

/** Where browsers keep the settings of each page, by the names that other pages know. */
const STORED: Record<SettingTab, string> = {
  home: 'homewright-settings',
  search: 'search-results-settings',
  'home-jobs': 'home-jobs-guide-settings',
};

/** Keeps a copy in this browser, beside the articles that others keep there. @returns whether it could: some browsers store nothing */
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
