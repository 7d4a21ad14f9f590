import type { PlainFacts, TextPage } from '../text-facts.js';

interface StandingTexts {
  /** In the back office. */
  label: string;
  title: string;
  /** What that means, for a new listing and for changes of one. */
  text: string;
  renewal: string;
  /** What happens next, or what its owner can do. */
  next: string;
  renewalNext: string;
}

const CHANGED = 'When something changes, send us what is new. The page stays as it is until we have read it.';
const ANSWERED = '[Most are answered within {reviewTime}. ]The answer appears on this page.';
const CORRECT = 'Correct it in the form below and send it again. Then we look again.';

const STANDINGS = {
  pending: {
    label: 'In review',
    title: 'In review',
    text: 'We have your submission. Somebody reads every one before it is published.',
    renewal: 'We have your changes. Somebody reads them before they are published; until then your listing stays as it is.',
    next: ANSWERED,
    renewalNext: ANSWERED,
  },
  changesRequested: {
    label: 'Changes are needed',
    title: 'We need something from you first',
    text: 'We have read your submission and cannot publish it as it is.',
    renewal: 'We have read your changes and cannot publish them as they are. Your listing stays as it was.',
    next: CORRECT,
    renewalNext: CORRECT,
  },
  approved: {
    label: 'Approved',
    title: 'Live',
    text: 'We approved your submission. Everybody can find your business in the directory.',
    renewal: 'We approved your changes. They are on the page of your business.',
    next: CHANGED,
    renewalNext: CHANGED,
  },
  rejected: {
    label: 'Rejected',
    title: 'Not published',
    text: 'We have read your submission and do not publish it.',
    renewal: 'We have read your changes and do not publish them. Your listing stays as it was.',
    next: 'If the reason no longer holds, send your business again. If you think that we got it wrong, write to us.',
    renewalNext: 'If the reason no longer holds, send your changes again. If you think that we got it wrong, write to us.',
  },
  withdrawn: {
    label: 'Withdrawn',
    title: 'Withdrawn',
    text: 'You took this submission back. It is not published, and nobody works on it.',
    renewal: 'You took these changes back. Your listing stays as it was.',
    next: 'Changed your mind? Send your business again at any time.',
    renewalNext: 'Changed your mind? Send your changes again at any time.',
  },
  takenDown: {
    label: 'Approved, but taken down since',
    title: 'Approved, but not in the directory now',
    text: 'We approved this. The listing has been taken down since, so nobody sees it at the moment.',
    renewal: 'We approved this. The listing has been taken down since, so nobody sees it at the moment.',
    next: 'If you do not know why, write to us.',
    renewalNext: 'If you do not know why, write to us.',
  },
} as const satisfies Record<string, StandingTexts>;

export type StandingName = keyof typeof STANDINGS;

const PARTS = {
  Title: ['title', 'title'],
  Text: ['text', 'what it means for a new listing'],
  Renewal: ['renewal', 'what it means for changes of a listing'],
  Next: ['next', 'what comes next for a new listing'],
  RenewalNext: ['renewalNext', 'what comes next for changes of a listing'],
} as const;

const line = (label: string, text: string, most = 300): PlainFacts => ({ kind: 'line', label, most, default: text });

/** What the page says around how a submission stands. */
const AROUND = {
  ofNew: line('Above the name of a new listing', 'Your submission', 80),
  ofChanges: line('Above the name of a listing that is to change', 'Your changes', 80),
  arrived: line('When it has just been sent', 'Thank you. Your form has arrived.'),
  corrected: line('When corrections have just been sent', 'Thank you. Your corrections have arrived.'),
  stepReceived: line('First step', 'Received', 60),
  stepInReview: line('Second step, while you read it', 'In review', 60),
  stepReviewed: line('Second step, once you have', 'Reviewed', 60),
  stepAsked: line('Second step, when you asked for changes', 'Changes requested', 60),
  stepWithdrawn: line('Last step, when its owner took it back', 'Withdrawn', 60),
  stepLive: line('Last step, when it is published', 'Live', 60),
  stepRejected: line('Last step, when it is not', 'Not published', 60),
  stepTakenDown: line('Last step, when it was taken down since', 'Taken down', 60),
  reason: line('Above your reason for not publishing it', 'The reason', 80),
  asked: line('Above what you asked for', 'What we need', 80),
  nextLead: line('Before what happens next', 'What happens next:', 60),
  canDoLead: line('Before what its owner can do', 'What you can do:', 60),
  sendAgain: line('Button: a new listing once more', 'Send your business again', 60),
  sendChangesAgain: line('Button: changes once more', 'Send your changes again', 60),
  seeBusiness: line('Button: the page of the business', 'See your business page', 60),
  change: line('Button: renew the listing', 'Change something', 60),
  write: line('Button: the contact form', 'Write to us', 60),
  correctTitle: line('Correcting it: title', 'Correct what you sent', 120),
  correctAskedTitle: line('Correcting it: title when you asked for it', 'Correct it and send it again', 120),
  correctFoot: line('Correcting it: below the fields', 'We look at it again before anything of it is published.'),
  correctSend: line('Correcting it: button', 'Send the corrections', 60),
  correctBusy: line('Correcting it: button while it is sent', 'Sending...', 60),
  correctFailedTitle: line('Correcting it: when it could not be sent', 'Your corrections were not sent', 120),
  correctFailedText: line('Below it', 'What you typed is still here. Try again, or load the page anew to see how it stands.'),
  picturesTitle: line('Pictures: title', 'Pictures of your work', 120),
  picturesText: {
    ...line(
      'Pictures: below it',
      'Up to {most}, each with a few words on what it shows. We look at them before they are published with your business.',
    ),
    placeholders: ['most'],
    examples: { most: '5' },
  },
  picturesFull: {
    ...line('Pictures: when there are as many as there may be', 'These are {most}: take one back to send another.'),
    placeholders: ['most'],
    examples: { most: '5' },
  },
  pictureWords: line('Pictures: field for the words', 'What it shows', 80),
  pictureFile: line('Pictures: field for the file', 'Picture', 80),
  pictureHelp: line('Pictures: hint at the file', 'JPEG, PNG, WebP, GIF or AVIF, 8 MB at most. The place where it was taken is removed.'),
  pictureAdd: line('Pictures: button', 'Add the picture', 60),
  pictureAdded: line('Pictures: when one has arrived', 'The picture has arrived.'),
  pictureBack: line('Pictures: button that takes one back', 'Take back', 60),
  pictureTaken: line('Pictures: when one is taken back', 'The picture is taken back.'),
  sentTitle: line('Title of what was sent', 'What you sent', 120),
  keepTitle: line('The private link: title', 'Keep this link', 120),
  keepText: line(
    'The private link: what it is for',
    'You need it to come back to this page. Anyone who has it can change this submission, so share it with nobody else.',
  ),
  keepCopy: line('The private link: button', 'Copy link', 60),
  withdrawTitle: line('Taking it back: title for a new listing', 'Withdraw this submission', 120),
  withdrawChangesTitle: line('Taking it back: title for changes', 'Withdraw these changes', 120),
  withdrawAsk: {
    ...line('Taking it back: question', 'Withdraw “{business}”?', 120),
    placeholders: ['business'],
    examples: { business: 'Example Plumbing' },
  },
  withdrawLost: line(
    'Taking it back: what is lost with a new listing',
    'We stop looking at it, and your business is not published. You cannot take this back: to be listed after all, you would fill in the form again.',
  ),
  withdrawChangesLost: line(
    'Taking it back: what is lost with changes',
    'We stop looking at your changes, and your listing stays as it is. You cannot take this back: you would send the changes again.',
  ),
  withdrawYes: line('Taking it back: button', 'Yes, withdraw it', 60),
  withdrawBusy: line('Taking it back: button while it is sent', 'Withdrawing...', 60),
  withdrawNo: line('Taking it back: button that does not', 'No, keep it', 60),
  withdrawFailed: line('Taking it back: when it failed', 'It was not withdrawn.'),
  unknownHead: line('When there is no such link', 'Link not found', 120),
  unknownTitle: line('Below it', 'This link leads to no submission', 120),
  unknownText: line(
    'Below that',
    'A part of it may be missing. You got the whole link on the page that you saw after you sent the form, and by e-mail if we could write to you.',
  ),
  unknownCure: line('What helps', 'Open it from there, or copy all of it: it is long.'),
  unknownAsk: line('Button to the contact form', 'Ask us for help', 60),
  unknownHome: line('Button to the home page', 'Go to the homepage', 60),
} as const satisfies Record<string, PlainFacts>;

type StatusTexts = Record<keyof typeof AROUND, PlainFacts> & { [Key in `${StandingName}${keyof typeof PARTS}`]: PlainFacts };

/** The private page of a submission, for its owner. */
export const status = {
  title: 'Status of a submission',
  // Its pages are private: there is none to show beside the editor.
  address: null,
  texts: {
    ...AROUND,
    ...(Object.fromEntries(
      Object.entries(STANDINGS).flatMap(([standing, texts]) =>
        Object.entries(PARTS).map(([part, [key, label]]): [string, PlainFacts] => [
          standing + part,
          { kind: 'line', label: `${texts.label}: ${label}`, most: key === 'title' ? 120 : 400, default: texts[key] },
        ]),
      ),
    ) as Omit<StatusTexts, keyof typeof AROUND>),
  } as StatusTexts,
} satisfies TextPage;
