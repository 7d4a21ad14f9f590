import { MAX_NAME_LENGTH, MAX_SHORTLISTED } from '../../../../src/shared/forms/input-limits.js';
import type { FoundListing, ListingCard } from '../../lib/reads.js';
import { keptIdsAre, STORED } from './shortlist-state.js';

/** A business that somebody keeps, with what only they know of it. */
export interface ShortlistEntry {
  id: string;
  /** What it was called when it was kept: by it, one that is gone from the directory can still be named. */
  title: string;
  /** From the place of the search in which it was kept. */
  distanceKm?: number;
  /** That place, as the search named it: another business may have been kept in another search. Nothing for where the visitor was. */
  distanceFrom?: string;
  note?: string;
}

export interface StoredShortlist {
  /** What is wrong at home, in their words. */
  problem: string;
  listings: ShortlistEntry[];
}

export const MAX_TEXT_LENGTH = 2_000;
const NOTHING: StoredShortlist = { problem: '', listings: [] };

/** The shortlist of this browser. Local storage is untrusted: entries of any other shape are left out. */
export function keptShortlist(): StoredShortlist {
  try {
    const { problem, listings } = Object(JSON.parse(localStorage.getItem(STORED) ?? '{}')) as { [K in keyof StoredShortlist]?: unknown };
    const known = (Array.isArray(listings) ? listings : []).map(entryIn).filter((kept) => kept !== undefined);
    const each = new Map(known.map((kept) => [kept.id, kept]));
    return { problem: textIn(problem, MAX_TEXT_LENGTH) ?? '', listings: [...each.values()].slice(0, MAX_SHORTLISTED) };
  } catch {
    return NOTHING;
  }
}

/** @returns whether the browser took it: storage may be disabled, as in private windows, or full */
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

/** As addresses carry them: an id may hold a comma itself. */
export const idsText = (ids: readonly string[]): string => ids.map(encodeURIComponent).join(',');

/** Tells the hearts of the page what this browser keeps. */
export function readKept(): void {
  keptIdsAre(keptShortlist().listings.map(({ id }) => id));
}

/** The same, now and whenever another window changes it. */
export function followKept(): void {
  readKept();
  addEventListener('storage', ({ key }) => {
    if (key === STORED || key === null) readKept();
  });
}

/** @param from what its distance is measured from, where that has a name */
export function entryOf(
  { id, title, distanceKm }: ListingCard & Partial<Pick<FoundListing, 'distanceKm'>>,
  from?: string | null,
): ShortlistEntry {
  return { id, title, ...(distanceKm === undefined ? {} : { distanceKm, ...(from ? { distanceFrom: from } : {}) }) };
}
