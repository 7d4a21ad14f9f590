import type { HiddenFields, SpamReason } from '../../shared/forms/forms.js';
import { fieldWithTooManyLinks } from '../../shared/forms/link-count.js';

/** Nobody fills in a form faster than this. */
const MIN_FILL_MS = 2_000;

/** Classifies a submission as spam, with the reason; `null` when it is not. */
export function spamReasonOf(fields: Record<string, string>, hidden: HiddenFields, now: Date): SpamReason | null {
  if (hidden._honey) return 'honeypot';
  if (hidden._started && !tookLongEnough(hidden._started, now)) return 'too-fast';
  return fieldWithTooManyLinks(fields) === undefined ? null : 'too-many-links';
}

/**
 * Also false for a malformed or future time, which only a program sends. A missing time is allowed: without JavaScript the form has none.
 */
function tookLongEnough(started: string, now: Date): boolean {
  return now.getTime() - Number(started) >= MIN_FILL_MS;
}
