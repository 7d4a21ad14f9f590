import type { PlainFacts, TextPage } from '../text-facts.js';
import { line, short, title } from './plain-line.js';

interface StandingTexts {
  /** In the back office. */
  label: string;
  title: string;
  /** What the status means, for a new listing and for changes of one. */
  text: string;
  renewal: string;
  /** What happens next, or what its owner can do. */
  next: string;
  renewalNext: string;
}

const CHANGED = 'When something changes, send us what is new. The page stays as it is until we have read it.';
const ANSWERED = '[Most are answered within {reviewTime}. ]The answer appears on this page.';
const CORRECT = 'Correct it in the form below and send it again. We will then look again.';

const STANDINGS = {
  pending: {
    label: 'In review',
    title: 'In review',
    text: 'We have your submission. A person reads every one before it is published.',
    renewal: 'We have your changes. A person reads them before they are published; until then, your listing stays as it is.',
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
    text: 'We approved your submission. Everyone can find your business in the directory.',
    renewal: 'We approved your changes. They are now on your business page.',
    next: CHANGED,
    renewalNext: CHANGED,
  },
  rejected: {
    label: 'Rejected',
    title: 'Not published',
    text: 'We have read your submission and will not publish it.',
    renewal: 'We have read your changes and will not publish them. Your listing stays as it was.',
    next: 'If the reason no longer applies, send your business again. If you think that we got it wrong, write to us.',
    renewalNext: 'If the reason no longer applies, send your changes again. If you think that we got it wrong, write to us.',
  },
  withdrawn: {
    label: 'Withdrawn',
    title: 'Withdrawn',
    text: 'You withdrew this submission. It is not published, and we are not reviewing it.',
    renewal: 'You withdrew these changes. Your listing stays as it was.',
    next: 'Changed your mind? Send your business again at any time.',
    renewalNext: 'Changed your mind? Send your changes again at any time.',
  },
  takenDown: {
    label: 'Approved, but taken down since',
    title: 'Approved, but not in the directory now',
    text: 'We approved this. The listing has since been taken down, so no one can see it now.',
    renewal: 'We approved this. The listing has since been taken down, so no one can see it now.',
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

/** Words around the status of a submission on its page. */
const AROUND = {
  ofNew: line('Above the name of a new listing', 'Your submission', { most: 80 }),
  ofChanges: line('Above the name of a listing that is to change', 'Your changes', { most: 80 }),
  arrived: line('When it has just been sent', 'Thank you. Your form has arrived.'),
  decidedMeanwhile: line(
    'When something was sent that came too late',
    'A decision was made while this page was open, so what you just sent was not accepted. Here is the status now.',
  ),
  withdrawnMeanwhile: line(
    'When something was sent after it was taken back',
    'It was withdrawn while this page was open, so what you just sent was not accepted. Here is the status now.',
  ),
  typedTitle: title('When something was sent that came too late: title of what was typed', 'What you typed (not accepted)'),
  corrected: line('When corrections have just been sent', 'Thank you. Your corrections have arrived.'),
  stepReceived: short('First step', 'Received'),
  stepInReview: short('Second step, while you read it', 'In review'),
  stepReviewed: short('Second step, once you have', 'Reviewed'),
  stepAsked: short('Second step, when you asked for changes', 'Changes requested'),
  stepWithdrawn: short('Last step, when its owner took it back', 'Withdrawn'),
  stepLive: short('Last step, when it is published', 'Live'),
  stepRejected: short('Last step, when it is not', 'Not published'),
  stepTakenDown: short('Last step, when it was taken down since', 'Taken down'),
  reason: line('Above your reason for not publishing it', 'The reason', { most: 80 }),
  asked: line('Above what you asked for', 'What we need', { most: 80 }),
  nextLead: short('Before what happens next', 'What happens next:'),
  canDoLead: short('Before what its owner can do', 'What you can do:'),
  sendAgain: short('Button: a new listing once more', 'Send your business again'),
  sendChangesAgain: short('Button: changes once more', 'Send your changes again'),
  seeBusiness: short('Button: the page of the business', 'See your business page'),
  change: short('Button: renew the listing', 'Change something'),
  write: short('Button: the contact form', 'Write to us'),
  correctTitle: title('Correcting it: title', 'Correct what you sent'),
  correctAskedTitle: title('Correcting it: title when you asked for it', 'Correct it and send it again'),
  correctFoot: line('Correcting it: below the fields', 'We review it again before anything is published.'),
  correctSend: short('Correcting it: button', 'Send the corrections'),
  correctBusy: short('Correcting it: button while it is sent', 'Sending...'),
  correctFailedTitle: title('Correcting it: when it could not be sent', 'Your corrections were not sent'),
  correctFailedText: line('Below it', 'What you typed is still here. Try again, or reload the page to check its status.'),
  changedTitle: title('Correcting it: when it was corrected elsewhere meanwhile', 'What is there now, and what you typed'),
  changedText: line(
    'Below it',
    'Corrections were sent from another tab or device. The differences are below. Correct the form and send it again to replace what is there now.',
  ),
  changedNow: short('Below that: before what is there now', 'There now:'),
  changedYours: short('Below that: before what was typed', 'You typed:'),
  changedEmpty: short('Below that: instead of nothing', 'nothing'),
  head: line('Title of the browser tab', '{business}: your submission', {
    most: 120,
    placeholders: ['business'],
    examples: { business: 'Copper Kettle Plumbing' },
  }),
  description: line('Description', 'The status of your submission, and what you can do about it.'),
  notLoaded: title('When it could not be loaded', 'Your submission could not be loaded'),
  notLoadedText: line('When it could not be loaded: text', 'Nothing is lost. The trouble is on our side, and should pass in a moment.'),
  stepDone: line('A step, for screen readers: done', 'done', { most: 60 }),
  stepNow: line('A step, for screen readers: where it is', 'now', { most: 60 }),
  stepAhead: line('A step, for screen readers: ahead', 'not yet', { most: 60 }),
  stepStopped: line('A step, for screen readers: where it ended', 'stopped here', { most: 60 }),
  pictureUnsent: line('Pictures: when one did not arrive', 'The picture did not arrive. Check your connection, then send it again.'),
  pictureTooLarge: line('Pictures: when the file is too large', 'The file is too large: send {most} MB at most.', {
    placeholders: ['most'],
    examples: { most: '8' },
  }),
  picturesTitle: title('Pictures: title', 'Pictures of your work'),
  picturesText: line(
    'Pictures: below it',
    'Up to {most}, each with a few words on what it shows. We review them before they are published with your business.',
    { placeholders: ['most'], examples: { most: '5' } },
  ),
  picturesFull: line('Pictures: when there are as many as there may be', 'You have {most}. Remove one to send another.', {
    placeholders: ['most'],
    examples: { most: '5' },
  }),
  pictureWords: line('Pictures: field for the words', 'What it shows', { most: 80 }),
  pictureFile: line('Pictures: field for the file', 'Picture', { most: 80 }),
  pictureHelp: line('Pictures: hint at the file', 'JPEG, PNG, WebP, GIF or AVIF, 8 MB at most. Its location data is removed.'),
  pictureAdd: short('Pictures: button', 'Add the picture'),
  pictureAdded: line('Pictures: when one has arrived', 'The picture has arrived.'),
  pictureBack: short('Pictures: button that takes one back', 'Remove'),
  pictureTaken: line('Pictures: when one is taken back', 'The picture is removed.'),
  sentTitle: title('Title of what was sent', 'What you sent'),
  keepTitle: title('The private link: title', 'Keep this link'),
  keepText: line(
    'The private link: what it is for',
    'You need it to come back to this page. Anyone who has it can change this submission, so do not share it.',
  ),
  keepTextClosed: line('The private link: what it is for, when nothing can be changed any more', 'You need it to come back to this page.'),
  keepCopy: short('The private link: button', 'Copy link'),
  withdrawTitle: title('Taking it back: title for a new listing', 'Withdraw this submission'),
  withdrawChangesTitle: title('Taking it back: title for changes', 'Withdraw these changes'),
  withdrawAsk: line('Taking it back: question', 'Withdraw “{business}”?', {
    most: 120,
    placeholders: ['business'],
    examples: { business: 'Example Plumbing' },
  }),
  withdrawLost: line(
    'Taking it back: what is lost with a new listing',
    'We stop reviewing it, and your business is not published. You cannot undo this. To be listed later, you would fill in the form again.',
  ),
  withdrawChangesLost: line(
    'Taking it back: what is lost with changes',
    'We stop reviewing your changes, and your listing stays as it is. You cannot undo this. You would have to send the changes again.',
  ),
  withdrawYes: short('Taking it back: button', 'Yes, withdraw it'),
  withdrawBusy: short('Taking it back: button while it is sent', 'Withdrawing...'),
  withdrawNo: short('Taking it back: button that does not', 'No, keep it'),
  withdrawFailed: line('Taking it back: when it failed', 'It was not withdrawn.'),
  unknownHead: title('When there is no such link', 'Link not found'),
  unknownTitle: title('Below it', 'No submission found at this link'),
  unknownText: line(
    'Below that',
    'Part of it may be missing. The whole link was on the page that you saw after sending the form, and in our email if we could write to you.',
  ),
  unknownCure: line('What helps', 'Open it from there, or copy all of it: it is long.'),
  unknownAsk: short('Button to the contact form', 'Ask us for help'),
  unknownHome: short('Button to the home page', 'Go to the homepage'),
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
