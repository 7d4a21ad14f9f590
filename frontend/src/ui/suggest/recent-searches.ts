import { MAX_NAME_LENGTH } from '../../../../src/shared/forms/input-limits.js';
/** A search that was made in this browser. */
export interface RecentSearch {
  text: string;
  href: string;
}

const STORED = 'homewright-recent-searches';
export const MAX_RECENT = 6;

/** The most recent searches first; empty when storage is disabled, or its value is invalid. */
export function recentSearches(): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return (Array.isArray(kept) ? kept : []).filter(isRecent).slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** Adds a search at the front, without duplicates. */
export function remember(search: RecentSearch): void {
  if (!isRecent(search)) return;
  store([search, ...recentSearches().filter(({ text, href }) => href !== search.href && text.toLowerCase() !== search.text.toLowerCase())]);
}

export function forget(href: string): void {
  store(recentSearches().filter((search) => search.href !== href));
}

export function forgetAll(): void {
  store([]);
}

function store(searches: RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, JSON.stringify(searches.slice(0, MAX_RECENT)));
  } catch {
    // Storage may be disabled, as in private windows: then there is no history.
  }
}

/** Local storage is untrusted: only addresses of this site are followed. */
function isRecent(value: unknown): value is RecentSearch {
  const { text, href } = Object(value) as Partial<RecentSearch>;
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= MAX_NAME_LENGTH &&
    typeof href === 'string' &&
    /^\/(?![/\\])/.test(href)
  );
}
