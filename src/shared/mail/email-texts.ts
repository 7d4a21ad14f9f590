import { fillTemplate } from '../text/fill-template.js';

/**
 * A built-in email template. Words in braces are replaced when it is sent; a part in square brackets is omitted when one of its words is
 * empty.
 */
interface EmailFacts {
  /** Says when it is sent. */
  label: string;
  /** The placeholders, each with a fictional example. */
  words: Readonly<Record<string, string>>;
  /** Placeholders that the operator's own text must contain. */
  needed: readonly string[];
  help?: string;
  subject: string;
  text: string;
}

export interface BuiltInEmail {
  subject: string;
  text: string;
}

export type EmailWords = Readonly<Record<string, string>>;

const EXAMPLE = 'Example Plumbing';
const LINK = 'https://directory.example/status/example-link';
const GREETING = 'Hello,';
const UNCONFIRMED = 'An address that has not been confirmed gets “your business” instead of the name, because anyone can type an address.';
const KEEP = 'Check its status, correct it or withdraw it here. Keep this link to yourself: anyone who has it can do the same.\n{link}';
const greeted = (...paragraphs: string[]) => [GREETING, ...paragraphs].join('\n\n');

export const EMAILS = {
  received: {
    label: 'A form has arrived',
    words: {
      business: EXAMPLE,
      link: LINK,
      notYou: 'If you did not send us anything, someone has typed your address by mistake. You do not need to do anything.',
    },
    needed: ['link'],
    help: `{business} is “your business” here, because anyone can type an address and we do not know who sent the form. {notYou} says so.`,
    subject: 'We have received what you sent about {business}',
    text:
      greeted('Thank you. We will review what you sent about {business}[ within {reviewTime}] and write to you.', KEEP) + '[\n\n{notYou}]',
  },
  receivedAgain: {
    label: 'The same form has arrived again',
    words: { business: EXAMPLE, link: LINK },
    needed: ['link'],
    help: '{business} is “your business” here, because we do not know who sent the form.',
    subject: 'We already have what you sent about {business}',
    text: greeted(
      'The same details about {business} were sent to us again. We kept the first ones, so nothing has changed.',
      KEEP,
      'If you did not send it again, you do not need to do anything. The person who did was not given this link.',
    ),
  },
  live: {
    label: 'Approved, and in the directory',
    words: { business: EXAMPLE, Business: EXAMPLE, link: 'https://directory.example/business/example-plumbing' },
    needed: ['link'],
    help: `${UNCONFIRMED} {Business} is for the beginning of a sentence.`,
    subject: '{Business} is live',
    text: greeted(
      'Good news: what you sent about {business} is approved and can now be found in the directory.',
      'This is its page:\n{link}',
    ),
  },
  changesLive: {
    label: 'Changes to a listing are approved',
    words: { business: EXAMPLE, link: 'https://directory.example/business/example-plumbing' },
    needed: ['link'],
    help: UNCONFIRMED,
    subject: 'The changes to {business} are live',
    text: greeted('Good news: what you sent about {business} is approved, and its page now shows it.', 'This is its page:\n{link}'),
  },
  approved: {
    label: 'Approved, but not in the directory',
    words: { business: EXAMPLE, Business: EXAMPLE },
    needed: [],
    help: `${UNCONFIRMED} {Business} is for the beginning of a sentence.`,
    subject: '{Business} is approved',
    text: greeted('Good news: what you sent about {business} is approved.'),
  },
  contactChange: {
    label: 'Someone wants to change a business’s contact details',
    words: {
      business: EXAMPLE,
      what: 'phone number and website',
      day: 'December 1, 2026',
      link: 'https://directory.example/renew-business/object/example',
    },
    needed: ['what', 'link'],
    help: 'It goes to the address in the directory, and must let its owner object.',
    subject: 'Someone asked to change contact details for {business}',
    text: greeted(
      'Someone asked us to change the {what} of {business} in our directory. A person reviews that before anything is changed.',
      'If it was you, or you agree, you do not need to do anything.',
      'If not, open this page and press the button on it. The person who decides sees your objection first. Opening the page changes nothing; it works until {day}.\n{link}',
    ),
  },
  rejected: {
    label: 'Not published',
    words: { business: EXAMPLE, reason: 'The address is outside of the area of this directory.' },
    needed: ['reason'],
    help: UNCONFIRMED,
    subject: 'About what you sent for {business}',
    text: greeted(
      'We have reviewed what you sent about {business}, and we cannot publish it. This is why:',
      '{reason}',
      'If something has changed, or if we got it wrong, you are welcome to send it again.',
    ),
  },
  changesRejected: {
    label: 'Changes to a listing are not made',
    words: { business: EXAMPLE, reason: 'The website belongs to another business.' },
    needed: ['reason'],
    help: UNCONFIRMED,
    subject: 'About the changes to {business}',
    text: greeted(
      'We have reviewed the changes that you sent about {business}, and we cannot make them. Its listing stays as it is. This is why:',
      '{reason}',
      'If something has changed, or if we got it wrong, you are welcome to send them again.',
    ),
  },
  changesRequested: {
    label: 'Changes are needed first',
    words: { business: EXAMPLE, reason: 'Please give a phone number at which customers reach you.', link: LINK },
    needed: ['reason'],
    help: UNCONFIRMED,
    subject: 'One more thing about {business}',
    text: greeted(
      'We have reviewed what you sent about {business}. Before we can publish it, we need something from you:',
      '{reason}',
      'Correct it here, and we will review it again. Keep this link to yourself: anyone who has it can do the same.\n{link}',
    ),
  },
  signIn: {
    label: 'Sign-in link of the referral program',
    words: { link: 'https://directory.example/referral-program/sign-in/example', minutes: '60' },
    needed: ['link'],
    subject: 'Your sign-in link for the referral program',
    text: greeted(
      'Open this link to see your referrals and rewards. It works once, within {minutes} minutes of your request.\n{link}',
      'If you did not ask for it, you can ignore this email: nothing happens without the link.',
    ),
  },
  reward: {
    label: 'A referral was approved',
    words: { business: EXAMPLE, amount: '$50.00', link: 'https://directory.example/referral-program' },
    needed: ['amount'],
    help: 'An address that has not been confirmed gets “a business” instead of the name. {link} is empty while the referral program is switched off.',
    subject: 'Your referral of {business} was approved',
    text:
      greeted('Thank you for referring {business} to us. The referral is approved, and the reward is {amount}.') +
      '[\n\nYou can see all your referrals here:\n{link}]',
  },
} as const satisfies Record<string, EmailFacts>;

const FIELDS = 'name: Ann Example\n\nemail: ann@example.com\n\nmessage: It drips.';
const FIELDS_HELP = '{fields} is all that was typed. Nothing is added below it.';

/** Notices to the operator, with the same structure as the emails. */
export const NOTICES = {
  contactNotice: {
    label: 'To you: a message has arrived',
    words: { subject: 'A tap', fields: FIELDS },
    needed: ['fields'],
    help: FIELDS_HELP,
    subject: 'Message: {subject}',
    text: 'Sent through the contact form:\n\n{fields}',
  },
  reportNotice: {
    label: 'To you: someone has reported a listing',
    words: { business: EXAMPLE, subject: 'The business has closed', fields: FIELDS },
    needed: ['fields'],
    help: FIELDS_HELP,
    subject: 'Report about {business}: {subject}',
    text: 'Sent through the report form:\n\n{fields}',
  },
  listingNotice: {
    label: 'To you: a business wants to be listed',
    words: { business: EXAMPLE, fields: 'title: Example Plumbing\n\nphone: (519) 555-0142' },
    needed: ['fields'],
    help: FIELDS_HELP,
    subject: 'New listing: {business}',
    text: 'Sent through the listing form:\n\n{fields}',
  },
  renewalNotice: {
    label: 'To you: a business has renewed its listing',
    words: { business: EXAMPLE, fields: 'title: Example Plumbing\n\nphone: (519) 555-0142' },
    needed: ['fields'],
    help: FIELDS_HELP,
    subject: 'Renewal: {business}',
    text: 'Sent through the renewal form:\n\n{fields}',
  },
  testNotice: {
    label: 'To you: the email that tests the mail account',
    words: {},
    needed: [],
    help: 'Nothing is added below it.',
    subject: 'A test email of your directory',
    text: 'Hello,\n\nThis email was sent from the settings of your directory, to check that its mail arrives. It does.\n\nIf it landed in spam, mark it as not spam, and ask your provider about SPF and DKIM records for the sender’s domain.',
  },
} as const satisfies Record<string, EmailFacts>;

export type NoticeName = keyof typeof NOTICES;
export type EmailName = keyof typeof EMAILS;

/** The built-in template of an email or a notice. */
export function builtInEmail(name: EmailName | NoticeName): BuiltInEmail {
  return name in EMAILS ? EMAILS[name as EmailName] : NOTICES[name as NoticeName];
}

/** The default for how long the review of a submission takes. */
export const REVIEW_TIME = '24-48 hours';

export function filledEmail({ subject, text }: BuiltInEmail, words: EmailWords): BuiltInEmail {
  const all = { reviewTime: REVIEW_TIME, ...words };
  return { subject: fillTemplate(subject, all), text: fillTemplate(text, all) };
}
