import type { FieldError } from '../../../../../src/shared/domain-error.js';
import type { Edits, FieldName, Submission } from './submission-endpoints.js';
import { FIELD_NAMES, FIELDS } from './submission-words.js';

/** The form of a submission: text as it is typed, empty for what is missing. */
export type SubmissionValues = Record<FieldName, string>;

const WITHIN = 'fields.';

export function valuesOf(fields: Submission['fields']): SubmissionValues {
  return Object.fromEntries(FIELDS.map((field) => [field, fields[field] ?? ''])) as SubmissionValues;
}

/** What was typed over what the owner wrote; spaces around it are no edit, and emptied takes it out. */
export function editsOf(fields: Submission['fields'], typed: SubmissionValues): Edits {
  const edited = FIELDS.filter((field) => (typed[field] ?? '').trim() !== (fields[field] ?? ''));
  return Object.fromEntries(edited.map((field) => [field, (typed[field] ?? '').trim()]));
}

/** What the form says about one of its fields, in the order of the form; and what is wrong besides. */
export function sortedErrors(errors: readonly FieldError[]): { atFields: { field: FieldName; message: string }[]; others: string[] } {
  const nameOf = ({ field }: FieldError) => (field.startsWith(WITHIN) ? field.slice(WITHIN.length) : '');
  const at = (field: FieldName) =>
    errors.filter((error) => nameOf(error) === field).map(({ message }) => ({ field, message: `${FIELD_NAMES[field]}: ${message}` }));
  const isAtField = (error: FieldError) => Object.hasOwn(FIELD_NAMES, nameOf(error));
  return { atFields: FIELDS.flatMap(at), others: errors.filter((error) => !isAtField(error)).map(({ message }) => message) };
}
