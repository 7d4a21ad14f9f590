import { pick } from 'es-toolkit/object';
import { factsOf, type FactsOf } from '../../../../../src/shared/listings/field-lists.js';
import type { CorrectableField, ListingWhole } from './listing-endpoints.js';
import { FIELD_NAMES } from './listing-words.js';
import { type OpeningWeek, weekOf } from './opening-days.js';

/** The values of the form: text as typed, lists with one place per line, and switches. */
export type ListingValues = Record<Text, string> &
  Record<Switch, boolean> & {
    openingHours: OpeningWeek;
    gallery: ListingWhole['gallery'];
  };

type Text = Exclude<CorrectableField, Switch | 'openingHours' | 'gallery'>;
type Switch = { [F in CorrectableField]: FactsOf<F>['kind'] extends 'yes' ? F : never }[CorrectableField];

const PLACE: readonly CorrectableField[] = ['latitude', 'longitude'];

export const FIELDS = Object.keys(FIELD_NAMES) as CorrectableField[];

const kindOf = (field: CorrectableField) => factsOf(field).kind;
const isSwitch = (field: CorrectableField): field is Switch => kindOf(field) === 'yes';
const isText = (field: CorrectableField): field is Text => !isSwitch(field) && kindOf(field) !== 'hours' && kindOf(field) !== 'gallery';
const SWITCHES = FIELDS.filter(isSwitch);
const TEXTS = FIELDS.filter(isText);

/** The form's values for a listing; empty for a new one. */
export function valuesOf(listing: Partial<Pick<ListingWhole, CorrectableField>>): ListingValues {
  return {
    ...forEach(TEXTS, (field) => textOf(listing[field])),
    ...forEach(SWITCHES, (field) => listing[field] === 'yes'),
    openingHours: weekOf(listing.openingHours ?? []),
    gallery: listing.gallery ?? [],
  };
}

/** The fields that differ; lists are compared by content. */
export function changedFields(before: ListingValues, now: ListingValues): CorrectableField[] {
  return FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]));
}

/** The request values of these fields. Latitude and longitude are always sent together. */
export function changesOf(values: ListingValues, fields: readonly CorrectableField[]): Partial<Record<CorrectableField, unknown>> {
  const sent = PLACE.some((field) => fields.includes(field)) ? [...new Set([...fields, ...PLACE])] : fields;
  return Object.fromEntries(sent.map((field) => [field, sentOf(values[field])]));
}

/** Rebases changes: the values of a newer state, with the typed changes applied. */
export function rebased(before: ListingValues, typed: ListingValues, fresh: ListingValues): ListingValues {
  return { ...fresh, ...Object.fromEntries(changedFields(before, typed).map((field) => [field, typed[field]])) };
}

/** The form after a correction was removed: typed changes stay, except in fields whose corrections were removed, which may be several. */
export function afterTakingBack(typed: ListingValues, before: ListingWhole, fresh: ListingWhole): ListingValues {
  const shown = valuesOf(before);
  const takenBack = FIELDS.filter((field) => field in before.corrected && !(field in fresh.corrected));
  return rebased(shown, { ...typed, ...pick(shown, takenBack) }, valuesOf(fresh));
}

function forEach<Field extends string, Value>(fields: readonly Field[], valueOf: (field: Field) => Value): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}

function textOf(value: ListingWhole[Text] | undefined): string {
  if (Array.isArray(value)) return value.join('\n');
  return String(value ?? '');
}

function sentOf(value: ListingValues[keyof ListingValues]): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.trim() || null;
  return Array.isArray(value) ? value : value.spans;
}
