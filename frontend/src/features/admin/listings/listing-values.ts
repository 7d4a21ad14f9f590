import { factsOf, type FactsOf } from '../../../../../src/shared/field-lists.js';
import type { CorrectableField, ListingWhole } from './listing-endpoints.js';
import { FIELD_NAMES } from './listing-words.js';
import { type DaySpan, type OpeningWeek, weekOf } from './opening-days.js';

/** The fields of the form: text as it is typed, a place in each line of a list, switches on or off. */
export type ListingValues = Record<Exclude<CorrectableField, Switch | 'openingHours'>, string> &
  Record<Switch, boolean> & { openingHours: OpeningWeek };

type Switch = { [F in CorrectableField]: FactsOf<F>['kind'] extends 'yes' ? F : never }[CorrectableField];

const PLACE: readonly CorrectableField[] = ['latitude', 'longitude'];

export const FIELDS = Object.keys(FIELD_NAMES) as CorrectableField[];

/** A listing as the form shows it. */
export function valuesOf(listing: ListingWhole): ListingValues {
  return Object.fromEntries(FIELDS.map((field) => [field, valueOf(field, listing[field])])) as unknown as ListingValues;
}

/** The fields that differ; lists by what is in them. */
export function changedFields(before: ListingValues, now: ListingValues): CorrectableField[] {
  return FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]));
}

/** What is sent for these fields. Latitude and longitude go together, as one place. */
export function changesOf(values: ListingValues, fields: readonly CorrectableField[]): Partial<Record<CorrectableField, unknown>> {
  const sent = PLACE.some((field) => fields.includes(field)) ? [...new Set([...fields, ...PLACE])] : fields;
  return Object.fromEntries(sent.map((field) => [field, sentOf(values[field])]));
}

/** Values of a newer state of the listing, with what was typed since the older one kept. */
export function rebased(before: ListingValues, typed: ListingValues, fresh: ListingValues): ListingValues {
  return { ...fresh, ...Object.fromEntries(changedFields(before, typed).map((field) => [field, typed[field]])) };
}

function valueOf(field: CorrectableField, value: unknown): unknown {
  const { kind } = factsOf(field);
  if (kind === 'yes') return value === 'yes';
  if (kind === 'hours') return weekOf((value ?? []) as DaySpan[]);
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

function sentOf(value: string | boolean | OpeningWeek): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value.trim() || null : value.spans;
}
