import type { FieldError } from '../../../../../src/shared/domain-error.js';
import type { Edits, FieldName, Submission } from './submission-endpoints.js';
import { FIELD_NAMES, FIELD_PREFIX, FIELDS } from './submission-words.js';

/** Values of the form: text as typed, empty for missing fields. */
export type SubmissionValues = Record<FieldName, string>;

export function valuesOf(fields: Submission['fields']): SubmissionValues {
  return Object.fromEntries(FIELDS.map((field) => [field, fields[field] ?? ''])) as SubmissionValues;
}

/** The admin's edits of the owner's values; surrounding spaces do not count, and an empty text removes the value. */
export function editsOf(fields: Submission['fields'], typed: SubmissionValues): Edits {
  const edited = FIELDS.filter((field) => (typed[field] ?? '').trim() !== (fields[field] ?? ''));
  return Object.fromEntries(edited.map((field) => [field, (typed[field] ?? '').trim()]));
}

/** Splits errors into those of the form's fields, in order, and others. */
export function sortedErrors(errors: readonly FieldError[]): { atFields: { field: FieldName; message: string }[]; others: string[] } {
  const nameOf = ({ field }: FieldError) => (field.startsWith(FIELD_PREFIX) ? field.slice(FIELD_PREFIX.length) : '');
  const at = (field: FieldName) =>
    errors.filter((error) => nameOf(error) === field).map(({ message }) => ({ field, message: `${FIELD_NAMES[field]}: ${message}` }));
  const isAtField = (error: FieldError) => Object.hasOwn(FIELD_NAMES, nameOf(error));
  return { atFields: FIELDS.flatMap(at), others: errors.filter((error) => !isAtField(error)).map(({ message }) => message) };
}
