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

type StatusTexts = { [Key in `${StandingName}${keyof typeof PARTS}`]: PlainFacts };

/** The private page of a submission, for its owner. */
export const status = {
  title: 'Status of a submission',
  // Its pages are private: there is none to show beside the editor.
  address: null,
  texts: Object.fromEntries(
    Object.entries(STANDINGS).flatMap(([standing, texts]) =>
      Object.entries(PARTS).map(([part, [key, label]]): [string, PlainFacts] => [
        standing + part,
        { kind: 'line', label: `${texts.label}: ${label}`, most: key === 'title' ? 120 : 400, default: texts[key] },
      ]),
    ),
  ) as StatusTexts,
} satisfies TextPage;
