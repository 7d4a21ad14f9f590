import { MAX_NAME_LENGTH, MAX_SHORTLISTED } from '../../../../src/shared/forms/input-limits.js';
import type { FoundListing, ListingCard } from '../../lib/reads.js';
import { setShortlistedIds, STORED } from './shortlist-state.js';

/** A business on the shortlist, with the visitor's own data about it. */
export interface ShortlistEntry {
  id: string;
  /** Its title when it was added, for naming a business that was removed from the directory since. */
  title: string;
  /** The distance from the place of the search in which it was added. */
  distanceKm?: number;
  /** The name of that place, because businesses may be added in different searches. Missing for the visitor's position. */
  distanceFrom?: string;
  note?: string;
}

export interface StoredShortlist {
  /** The visitor's description of the problem at home. */
  problem: string;
  listings: ShortlistEntry[];
}

export const MAX_TEXT_LENGTH = 2_000;
const NOTHING: StoredShortlist = { problem: '', listings: [] };

/** The shortlist of this browser. Local storage is untrusted: invalid entries are left out. */
export function storedShortlist(): StoredShortlist {
  try {
    const { problem, listings } = Object(JSON.parse(localStorage.getItem(STORED) ?? '{}')) as { [K in keyof StoredShortlist]?: unknown };
    const known = (Array.isArray(listings) ? listings : []).map(entryIn).filter((kept) => kept !== undefined);
    const each = new Map(known.map((kept) => [kept.id, kept]));
    return { problem: textIn(problem, MAX_TEXT_LENGTH) ?? '', listings: [...each.values()].slice(0, MAX_SHORTLISTED) };
  } catch {
    return NOTHING;
  }
}

/** Stores the shortlist. @returns false when storage is disabled, as in private windows, or full */
export function store({ problem, listings }: StoredShortlist): boolean {
  try {
    if (listings.length === 0 && problem === '') localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, JSON.stringify({ problem, listings: listings.slice(0, MAX_SHORTLISTED) }));
    return true;
  } catch {
    return false;
  }
}

function entryIn(value: unknown): ShortlistEntry | undefined {
  const { id, title, distanceKm, distanceFrom, note } = Object(value) as { [K in keyof ShortlistEntry]?: unknown };
  if (typeof id !== 'string' || id === '' || id.length > MAX_NAME_LENGTH) return undefined;
  return {
    id,
    title: textIn(title, MAX_NAME_LENGTH) ?? id,
    ...(typeof distanceKm === 'number' && distanceKm >= 0 ? { distanceKm } : {}),
    ...(textIn(distanceFrom, MAX_NAME_LENGTH) ? { distanceFrom: textIn(distanceFrom, MAX_NAME_LENGTH) } : {}),
    ...(textIn(note, MAX_TEXT_LENGTH) ? { note: textIn(note, MAX_TEXT_LENGTH) } : {}),
  };
}

const textIn = (value: unknown, longest: number) => (typeof value === 'string' ? value.slice(0, longest) : undefined);

/** Ids for an address, separated by commas; each is encoded, because an id may contain a comma. */
export const idsText = (ids: readonly string[]): string => ids.map(encodeURIComponent).join(',');

/** Updates the shortlist buttons of the page from storage. */
export function refreshShortlistButtons(): void {
  setShortlistedIds(storedShortlist().listings.map(({ id }) => id));
}

let isWatched = false;

/** Updates them now, whenever another window changes the shortlist, and when the browser shows a page again that it has kept. */
export function watchStoredShortlist(): void {
  refreshShortlistButtons();
  // Called for the first button of each new list of results.
  if (isWatched) return;
  isWatched = true;
  addEventListener('storage', ({ key }) => {
    if (key === STORED || key === null) refreshShortlistButtons();
  });
  addEventListener('pageshow', refreshShortlistButtons);
}

/** @param from the name of the place from which the distance is measured, if it has one */
export function entryOf(
  { id, title, distanceKm }: ListingCard & Partial<Pick<FoundListing, 'distanceKm'>>,
  from?: string | null,
): ShortlistEntry {
  return { id, title, ...(distanceKm === undefined ? {} : { distanceKm, ...(from ? { distanceFrom: from } : {}) }) };
}
