import {
  factsOf,
  fieldAskedAs,
  type FieldName as ListingFieldName,
  type FormFieldName,
  type OwnersField,
  type PlainValues,
  type ValueOf,
} from '../../../shared/listings/field-lists.js';
import { placesIn, placesText } from '../../../shared/places/place-list.js';
import type { SubmissionFields } from './submission-fields.js';

type Said<F extends ListingFieldName> = Exclude<ValueOf<F, PlainValues>, null>;

/** Maps form values to directory values. "Licensed" is the owner's claim; nobody has verified it when it is shown. */
export type ListingWords = { [F in OwnersField]?: Said<F> };

export function wordsFor(fields: SubmissionFields): ListingWords {
  const given = Object.entries(fields).filter(([, text]) => text) as [FormFieldName, string][];
  return Object.fromEntries(given.map(([name, text]) => [fieldAskedAs(name), valueOf(fieldAskedAs(name), text)]));
}

function valueOf(field: OwnersField, text: string): string | boolean | string[] {
  const facts = factsOf(field);
  if (facts.kind === 'yes') return text === 'Yes';
  return facts.kind === 'places' ? placesIn([text], facts).places : text;
}

/** A value of the directory as the form would write it; `null` where it has none. */
export function asTyped(value: string | boolean | readonly string[] | null | undefined): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (typeof value === 'object' && value !== null ? placesText(value) : value) || null;
}
