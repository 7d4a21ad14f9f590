import { pick } from 'es-toolkit/object';
import { factsOf, type FactsOf } from '../../../../../src/shared/listings/field-lists.js';
import type { CorrectableField, ListingWhole } from './listing-endpoints.js';
import { FIELD_NAMES } from './listing-words.js';
import { type OpeningWeek, weekOf } from './opening-days.js';

/** The fields of the form: text as it is typed, a place in each line of a list, switches on or off. */
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

/** A listing as the form shows it; a new one has nothing yet. */
export function valuesOf(listing: Partial<Pick<ListingWhole, CorrectableField>>): ListingValues {
  return {
    ...forEach(TEXTS, (field) => textOf(listing[field])),
    ...forEach(SWITCHES, (field) => listing[field] === 'yes'),
    openingHours: weekOf(listing.openingHours ?? []),
    gallery: listing.gallery ?? [],
  };
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

/** The form after "Take back": what was typed stays, except in fields whose correction went, which may be more than the one asked for. */
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
