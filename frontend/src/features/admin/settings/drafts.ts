import type { SettingsInput } from './settings-endpoints.js';

/** What was typed on one page of the settings and is not saved yet. */
export interface Draft {
  values: SettingsInput;
  /** ISO 8601. */
  at: string;
}

export type EditedPage = 'home' | 'search' | 'home-jobs';

/** Where browsers keep the settings of each page, by the names that other pages know. */
const STORED: Record<EditedPage, string> = {
  home: 'homewright-settings',
  search: 'search-results-settings',
  'home-jobs': 'home-jobs-guide-settings',
};

const draftKey = (page: EditedPage) => `homewright-draft-${page}`;

/** Keeps a copy in this browser, beside the articles that others keep there. @returns whether it could: some browsers store nothing */
export function keepCopy(page: EditedPage, settings: object): boolean {
  return write(STORED[page], { ...settings, generatedBlogs: articlesIn(STORED[page]) });
}

function articlesIn(key: string): unknown {
  try {
    return (Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as { generatedBlogs?: unknown }).generatedBlogs;
  } catch {
    return undefined;
  }
}

export function keepDraft(page: EditedPage, values: SettingsInput): boolean {
  return write(draftKey(page), { values, at: new Date().toISOString() } satisfies Draft);
}

export function forgetDraft(page: EditedPage): void {
  try {
    localStorage.removeItem(draftKey(page));
  } catch {
    // Nothing was kept.
  }
}

export function draftOf(page: EditedPage): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(draftKey(page)) ?? 'null') as Draft | null;
    return draft && typeof draft.values === 'object' && typeof draft.at === 'string' ? draft : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
