import type { HiddenFields, SpamReason } from '../../shared/forms.js';

/** Nobody fills in a form faster than this. */
const FASTEST_MS = 2_000;
const MAX_LINKS = 3;
const LINK = /(?:https?:\/\/|www\.)\S+/gi;

/** Classifies a submission as spam, with the reason; `null` when it is not. */
export function spamIn(fields: Record<string, string>, hidden: HiddenFields, now: Date): SpamReason | null {
  if (hidden._honey) return 'honeypot';
  if (hidden._started && !isPatient(hidden._started, now)) return 'too-fast';
  return linksIn(Object.values(fields)) > MAX_LINKS ? 'too-many-links' : null;
}

/** A malformed or future time was written by a program, too. A missing one is not judged: without JavaScript the form has none. */
function isPatient(started: string, now: Date): boolean {
  return now.getTime() - Number(started) >= FASTEST_MS;
}

/** In texts: a field whose whole value is a link was asked for one. */
function linksIn(values: string[]): number {
  return values.flatMap((value) => (/\s/.test(value) ? (value.match(LINK) ?? []) : [])).length;
}
