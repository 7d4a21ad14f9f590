import { createHash } from 'node:crypto';
import type { SubmissionFields } from '../domain/submission-fields.js';

const LENGTH = 22;

/**
 * Which state of the fields an owner has seen. Derived from the fields, unlike the version that admins are checked against: that one rises with
 * every decision, so it would tell spammers that theirs has been marked.
 */
export function ownVersionOf(fields: SubmissionFields): string {
  const typed = Object.entries(fields).filter(([, value]) => value);
  return createHash('sha256')
    .update(JSON.stringify(typed.toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, LENGTH);
}
