import type { HiddenFields, SpamReason } from '../../shared/forms/forms.js';
import { fieldWithTooManyLinks } from '../../shared/forms/link-count.js';

/** Nobody fills in a form faster than this. */
const FASTEST_MS = 2_000;

/** Classifies a submission as spam, with the reason; `null` when it is not. */
export function spamIn(fields: Record<string, string>, hidden: HiddenFields, now: Date): SpamReason | null {
  if (hidden._honey) return 'honeypot';
  if (hidden._started && !isPatient(hidden._started, now)) return 'too-fast';
  return fieldWithTooManyLinks(fields) === undefined ? null : 'too-many-links';
}

/** A malformed or future time was written by a program, too. A missing one is not judged: without JavaScript the form has none. */
function isPatient(started: string, now: Date): boolean {
  return now.getTime() - Number(started) >= FASTEST_MS;
}
