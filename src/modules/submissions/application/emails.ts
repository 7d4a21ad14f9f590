import { type WrittenEmail, emailOf } from '../../../shared/mail/emails.js';
import type { ContactField, ContactNotice } from '../domain/contact-notice.js';
import type { SubmissionKind } from '../domain/submission-fields.js';

/**
 * How an email names the business. Anybody can type any address into a form, so an email to an unconfirmed address contains nothing that
 * was typed: otherwise the site could be used to send arbitrary text to strangers.
 */
export const UNNAMED = 'your business';

const CONTACT_NAMES: Record<ContactField, string> = { phone: 'phone number', email: 'email address', website: 'website' };
const dayIn = (timeZone: string, date: Date) =>
  new Intl.DateTimeFormat('en-CA', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(date);
const DAY_MS = 86_400_000;
/** The last full day: readers can rely on all of it, also in the evening. */
const lastWholeDay = (timeZone: string, end: Date) => dayIn(timeZone, new Date(end.getTime() - DAY_MS));
const NOT_YOU = 'If you did not send us anything, someone has typed your address by mistake. You do not need to do anything.';
const first = (business: string) => (business === UNNAMED ? 'Your business' : business);

// Emails to owners are short, because they are read on a phone between two jobs. Their texts: shared/mail/email-texts.ts.

export function receivedEmail(statusLink: string): WrittenEmail {
  return emailOf('received', { business: UNNAMED, link: statusLink, notYou: NOT_YOU });
}

/** The same content was sent again, perhaps by the same person in another browser. */
export function receivedAgainEmail(statusLink: string): WrittenEmail {
  return emailOf('receivedAgain', { business: UNNAMED, link: statusLink });
}

/** @param publicLink its page in the directory, if it has one */
export function approvedEmail(kind: SubmissionKind, business: string, publicLink: string | undefined): WrittenEmail {
  const names = { business, Business: first(business) };
  if (publicLink && kind === 'renewal') return emailOf('changesLive', { business, link: publicLink });
  return publicLink ? emailOf('live', { ...names, link: publicLink }) : emailOf('approved', names);
}

/** To the address on file. The email contains nothing that the sender typed; the changes are shown on the page behind the link. */
export function contactChangeEmail(
  listed: string,
  { changes, expiresAt }: Pick<ContactNotice, 'changes' | 'expiresAt'>,
  link: string,
  timeZone: string,
): WrittenEmail {
  const names = changes.map(({ field }) => CONTACT_NAMES[field as ContactField]);
  const what = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  return emailOf('contactChange', { business: listed, what, day: lastWholeDay(timeZone, expiresAt), link });
}

export function rejectedEmail(kind: SubmissionKind, business: string, reason: string): WrittenEmail {
  return emailOf(kind === 'renewal' ? 'changesRejected' : 'rejected', { business, reason });
}

export function changesRequestedEmail(business: string, reason: string, statusLink: string): WrittenEmail {
  return emailOf('changesRequested', { business, reason, link: statusLink });
}
