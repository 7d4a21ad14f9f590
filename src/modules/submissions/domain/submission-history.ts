import type { FieldError } from '../../../shared/domain-error.js';
import { type FieldName, FIELDS, type SubmissionFields } from './submission-fields.js';
import type { SubmissionStatus } from './submission-status.js';

/** A submission before a change: its status, and the values of the fields that the change touched (`null`: empty). */
export interface EarlierVersion {
  version: number;
  status: SubmissionStatus;
  fields: Partial<Record<FieldName, string | null>>;
  /** What an admin had asked for, if it was with its owner. */
  asked?: string;
}

/** What an owner has sent back after an admin asked for changes. */
export interface Resubmission {
  /** What was asked for; `null` for versions that did not store it yet. */
  asked: string | null;
  changes: FieldChange[];
}

/** A field whose value has changed. */
export interface FieldChange {
  field: FieldName;
  from: string | null;
  to: string | null;
}

/** Bounds the history: a submission can be corrected often, and no admin still has an older version open. */
const MAX_EARLIER = 20;
/** Enough to recognise a text. */
const MAX_QUOTE_LENGTH = 200;

interface Versioned {
  version: number;
  status: SubmissionStatus;
  reason: string | null;
  fields: SubmissionFields;
  earlier: readonly EarlierVersion[];
}

/** Whether both are equal; an empty field equals a missing one. */
export function hasSameFields(one: SubmissionFields, other: SubmissionFields): boolean {
  return FIELDS.every((field) => (one[field] || null) === (other[field] || null));
}

/** The history, with the version that `fields` replaces. */
export function withVersion({ version, status, reason, fields: before, earlier }: Versioned, fields: SubmissionFields): EarlierVersion[] {
  const touched = FIELDS.filter((field) => before[field] !== fields[field]);
  const replaced: EarlierVersion = {
    version,
    status,
    fields: Object.fromEntries(touched.map((field) => [field, before[field] ?? null])),
    ...(status === 'changes-requested' && reason ? { asked: reason } : {}),
  };
  return [...earlier, replaced].slice(-MAX_EARLIER);
}

/** What was asked for, and what the owner changed, while a corrected submission is pending. */
export function resubmissionOf(state: Versioned): Resubmission | null {
  const returned = state.earlier.findLast(({ status }) => status === 'changes-requested');
  if (state.status !== 'pending' || !returned) return null;
  return { asked: returned.asked ?? null, changes: changesSince(returned.version, state) };
}

/** What has changed since an earlier version, as far back as the history goes. */
export function changesSince(version: number, { fields, earlier }: Versioned): FieldChange[] {
  const since = earlier.filter((each) => each.version >= version);
  return FIELDS.flatMap((field) => {
    const known = since.find((each) => each.fields[field] !== undefined);
    const [from, to] = [known?.fields[field] ?? null, fields[field] ?? null];
    return known && from !== to ? [{ field, from, to }] : [];
  });
}

/** The changes as errors by field, for the admin who wanted to decide. */
export function changesInWords(changes: FieldChange[], within = 'fields'): FieldError[] {
  const quoted = (text: string | null) =>
    text === null ? 'empty' : `“${text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).toWellFormed()} …` : text}”`;
  return changes.map(({ field, from, to }) => ({
    field: `${within}.${field}`,
    message: `was ${quoted(from)} when you looked, and is ${quoted(to)} now`,
  }));
}
