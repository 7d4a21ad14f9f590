import type { OwnSubmission } from '../../lib/reads.js';
import { dateText } from '../../lib/words.js';

type Standing = OwnSubmission['status'];

/** How far a step of the way is: `stopped` where it went no further. */
export type Progress = 'done' | 'now' | 'ahead' | 'stopped';

export interface Step {
  name: string;
  progress: Progress;
  /** When it was done, in words. */
  when?: string;
}

export interface Words {
  title: string;
  /** What that means. */
  text: string;
  /** What happens next, or, where nothing does by itself, what its owner can do. */
  next: string;
  tone: 'waiting' | 'asked' | 'good' | 'bad';
}

/** The status in two sentences. Spam is shown as pending: the server does not reveal it. */
export function wordsFor({ status, kind, listing }: OwnSubmission): Words {
  if (status === 'approved' && !listing) return TAKEN_DOWN;
  return (kind === 'new' ? NEW : RENEWAL)[status];
}

const TAKEN_DOWN: Words = {
  title: 'Approved, but not in the directory now',
  text: 'We approved this. The listing has been taken down since, so nobody sees it at the moment.',
  next: 'If you do not know why, write to us.',
  tone: 'bad',
};

const NEW: Record<Standing, Words> = {
  pending: {
    title: 'In review',
    text: 'We have your submission. Somebody reads every one before it is published.',
    next: 'Most are answered within 24-48 hours. The answer appears on this page.',
    tone: 'waiting',
  },
  'changes-requested': {
    title: 'We need something from you first',
    text: 'We have read your submission and cannot publish it as it is.',
    next: 'Correct it in the form below and send it again. Then we look again.',
    tone: 'asked',
  },
  approved: {
    title: 'Live',
    text: 'We approved your submission. Everybody can find your business in the directory.',
    next: 'When something changes, send us what is new. The page stays as it is until we have read it.',
    tone: 'good',
  },
  rejected: {
    title: 'Not published',
    text: 'We have read your submission and do not publish it.',
    next: 'If the reason no longer holds, send your business again. If you think that we got it wrong, write to us.',
    tone: 'bad',
  },
  withdrawn: {
    title: 'Withdrawn',
    text: 'You took this submission back. It is not published, and nobody works on it.',
    next: 'Changed your mind? Send your business again at any time.',
    tone: 'bad',
  },
};

const RENEWAL: Record<Standing, Words> = {
  pending: {
    ...NEW['pending'],
    text: 'We have your changes. Somebody reads them before they are published; until then your listing stays as it is.',
  },
  'changes-requested': {
    ...NEW['changes-requested'],
    text: 'We have read your changes and cannot publish them as they are. Your listing stays as it was.',
  },
  approved: { ...NEW['approved'], text: 'We approved your changes. They are on the page of your business.' },
  rejected: {
    ...NEW['rejected'],
    text: 'We have read your changes and do not publish them. Your listing stays as it was.',
    next: 'If the reason no longer holds, send your changes again. If you think that we got it wrong, write to us.',
  },
  withdrawn: {
    ...NEW['withdrawn'],
    text: 'You took these changes back. Your listing stays as it was.',
    next: 'Changed your mind? Send your changes again at any time.',
  },
};

/** The way of a submission, from its arrival to the directory. */
export function stepsOf(own: OwnSubmission): Step[] {
  const { status, submittedAt, decidedAt } = own;
  const when = decidedAt ? dayText(decidedAt) : undefined;
  const received: Step = { name: 'Received', progress: 'done', when: dayText(submittedAt) };
  const read: Step = { name: 'Reviewed', progress: 'done', when };
  switch (status) {
    case 'pending':
      return [received, { name: 'In review', progress: 'now' }, { name: 'Live', progress: 'ahead' }];
    case 'changes-requested':
      return [received, { name: 'Changes requested', progress: 'now', when }, { name: 'Live', progress: 'ahead' }];
    case 'approved':
      return [received, read, own.listing ? { name: 'Live', progress: 'done', when } : { name: 'Taken down', progress: 'stopped' }];
    case 'rejected':
      return [received, read, { name: 'Not published', progress: 'stopped', when }];
    case 'withdrawn':
      return [received, { name: 'Withdrawn', progress: 'stopped', when }];
  }
}

/** Its day where the directory is at home, the same on the server and in every browser. */
/** "20 Nov 2026" for a moment. */
export function dayText(moment: string): string {
  // Swedish dates are written as ISO 8601 has them.
  return dateText(new Date(moment).toLocaleDateString('sv', { timeZone: 'America/Toronto' }));
}
