import { isEqual } from 'es-toolkit/predicate';
import type { ListingDetails } from './listing.js';

type Field = keyof ListingDetails;
/** As a reader sees it: yes and no for booleans, words for lists. */
export type ShownValue = string | number | null;

export interface FieldChange {
  field: Field;
  from: ShownValue;
  to: ShownValue;
}

/** What a sync would do to one listing. */
export interface ListingChange {
  id: string;
  title: string;
  kind: 'created' | 'updated' | 'removed';
  /** What the directory would show differently; empty where an admin's corrections hide what changed. */
  fields: FieldChange[];
}

/** A preview names this many listings. */
export const MAX_CHANGES = 1_000;
const MAX_SHOWN = 500;

/** @param before what the directory shows, `undefined` where it does not have the listing */
export function changeOf(id: string, before: ListingDetails | undefined, after: ListingDetails): ListingChange {
  const fields = (Object.keys(after) as Field[])
    .filter((field) => !isEqual(before?.[field], after[field]))
    .map((field) => ({ field, from: before ? shown(before[field]) : null, to: shown(after[field]) }))
    .filter(({ from, to }) => before || (to !== null && to !== from));
  return { id, title: after.title, kind: before ? 'updated' : 'created', fields };
}

function shown(value: ListingDetails[Field]): ShownValue {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || typeof value === 'number') return value;
  const words = typeof value === 'string' ? value : inWords(value);
  return words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN).toWellFormed()}...` : words || null;
}

function inWords(list: Extract<ListingDetails[Field], readonly unknown[]>): string {
  return list
    .map((entry) => {
      if (typeof entry === 'string') return entry;
      if ('url' in entry) return entry.description;
      return 'dayOfWeek' in entry
        ? `${entry.dayOfWeek} ${entry.opens}-${entry.closes}`
        : [entry.rating, entry.authorName, entry.name, entry.body].filter(Boolean).join(' ');
    })
    .join('; ');
}
