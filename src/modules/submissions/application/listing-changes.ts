import { fieldAskedAs } from '../../../shared/listings/field-lists.js';
import { type KnownBusiness, updatesTo } from '../../listings/index.js';
import { asTyped, wordsFor } from '../domain/listing-words.js';
import { FIELDS, type SubmissionFields } from '../domain/submission-fields.js';
import type { FieldChange } from '../domain/submission-history.js';

/** What a submission would change in a listing, in the form's names and notation. */
export function changesTo(listing: KnownBusiness, fields: SubmissionFields): FieldChange[] {
  const updates = updatesTo(listing, wordsFor(fields));
  return FIELDS.filter((field) => fieldAskedAs(field) in updates).map((field) => {
    const name = fieldAskedAs(field);
    return { field, from: asTyped(listing[name]), to: asTyped(updates[name]) };
  });
}
