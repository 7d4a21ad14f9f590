import { createHash } from 'node:crypto';
import type { SubmissionFields } from '../domain/submission-fields.js';

const LENGTH = 22;

/**
 * A version of the fields that an owner saw. It is derived from the fields; the version for admins would not do, because it increases with
 * every decision, and would tell spammers that their submission has been marked.
 */
export function ownVersionOf(fields: SubmissionFields): string {
  const typed = Object.entries(fields).filter(([, value]) => value);
  return createHash('sha256')
    .update(JSON.stringify(typed.toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, LENGTH);
}
