import type { ContactField, ContactNotice } from '../domain/contact-notice.js';

/** Emails to owners: short, because they are read on a phone between two jobs. */
export interface EmailText {
  subject: string;
  text: string;
}

/**
 * How an email names the business. Anybody can type any address into a form, so an email to an unconfirmed address contains nothing that
 * was typed: otherwise the site could be used to send arbitrary text to strangers.
 */
export const UNNAMED = 'your business';

const CONTACT_NAMES: Record<ContactField, string> = { phone: 'phone number', email: 'e-mail address', website: 'website' };
const dayIn = (timeZone: string, date: Date) =>
  new Intl.DateTimeFormat('en-CA', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(date);
const GREETING = 'Hello,';
const email = (subject: string, ...paragraphs: string[]): EmailText => ({
  subject,
  text: [GREETING, ...paragraphs].join('\n\n'),
});
const keep = (link: string) =>
  `See how it stands, correct or withdraw it here. Keep this link to yourself: whoever has it can do the same.\n${link}`;
const NOT_YOU = 'If you did not send us anything, somebody has typed your address by mistake. Then you need not do anything.';
const first = (business: string) => (business === UNNAMED ? 'Your business' : business);

export function receivedEmail(business: string, statusLink: string): EmailText {
  return email(
    `We have received what you sent about ${business}`,
    `Thank you. We will look at what you sent about ${business} within 24-48 hours and write to you.`,
    keep(statusLink),
    ...(business === UNNAMED ? [NOT_YOU] : []),
  );
}

/** The same content was sent again, perhaps by the same person in another browser. */
export function receivedAgainEmail(business: string, statusLink: string): EmailText {
  return email(
    `We have what you sent about ${business} already`,
    `The same details about ${business} were sent to us again. We keep what came first: nothing has changed.`,
    keep(statusLink),
    'If it was not you who sent it again, you need not do anything: whoever did was not given this link.',
  );
}

/** @param publicLink where the directory shows it, if it does */
export function approvedEmail(business: string, publicLink: string | undefined): EmailText {
  if (!publicLink) return email(`${first(business)} is approved`, `Good news: what you sent about ${business} is approved.`);
  return email(
    `${first(business)} is live`,
    `Good news: what you sent about ${business} is approved and can be found in the directory now.`,
    `This is its page:\n${publicLink}`,
  );
}

/** To the address on file. The email contains nothing that the sender typed; the changes are shown on the page behind the link. */
export function contactChangeEmail(
  listed: string,
  { changes, expiresAt }: Pick<ContactNotice, 'changes' | 'expiresAt'>,
  link: string,
  timeZone: string,
): EmailText {
  const names = changes.map(({ field }) => CONTACT_NAMES[field as ContactField]);
  const what = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  return email(
    `Somebody asked us to change how ${listed} is reached`,
    `Somebody asked us to change the ${what} of ${listed} in our directory. A person looks at that before anything is changed.`,
    'Was it you, or do you agree? Then you need not do anything.',
    `If not, open this page and press the button on it. Whoever decides sees your objection first. Opening the page changes nothing; it works until ${dayIn(timeZone, expiresAt)}.\n${link}`,
  );
}

export function rejectedEmail(business: string, reason: string): EmailText {
  return email(
    `About your listing of ${business}`,
    `We have looked at what you sent about ${business}, and we cannot publish it. This is why:`,
    reason,
    'If something has changed, or if we got it wrong, you are welcome to send it again.',
  );
}

export function changesRequestedEmail(business: string, reason: string): EmailText {
  return email(
    `One more thing about ${business}`,
    `We have looked at what you sent about ${business}. Before we can publish it, we need something from you:`,
    reason,
    'Open the link that you got from us when you sent it, correct it there, and we will look again.',
  );
}
