import type { StandingName } from '../../../../src/modules/content/domain/texts/pages/status.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { OwnSubmission } from '../../lib/reads.js';
import { dayText } from '../../lib/words.js';

/** The progress of a step; `stopped`: the submission ended here. */
export type Progress = 'done' | 'now' | 'ahead' | 'stopped';

export interface Step {
  name: string;
  progress: Progress;
  /** When it was done, in words. */
  when?: string;
}

export interface Words {
  title: string;
  /** The meaning of the status. */
  text: string;
  /** What happens next, or what the owner has to do. */
  next: string;
  tone: 'waiting' | 'asked' | 'good' | 'bad';
}

const TONES: Record<StandingName, Words['tone']> = {
  pending: 'waiting',
  changesRequested: 'asked',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'bad',
  takenDown: 'bad',
};

/** The status in two sentences. Spam is shown as pending: the server does not reveal it. */
export function wordsFor({ status, kind, listing }: OwnSubmission, texts: PageTexts<'status'>): Words {
  const standing = status === 'approved' && !listing ? 'takenDown' : status === 'changes-requested' ? 'changesRequested' : status;
  const isNew = kind === 'new';
  return {
    title: texts[`${standing}Title`],
    text: texts[`${standing}${isNew ? 'Text' : 'Renewal'}`],
    next: texts[`${standing}${isNew ? 'Next' : 'RenewalNext'}`],
    tone: TONES[standing],
  };
}

/** The steps of a submission, from its receipt to the directory, with days in this time zone. */
export function stepsOf(own: OwnSubmission, texts: PageTexts<'status'>, timeZone: string): Step[] {
  const { status, submittedAt, decidedAt } = own;
  const when = decidedAt ? dayText(decidedAt, timeZone) : undefined;
  const received: Step = { name: texts.stepReceived, progress: 'done', when: dayText(submittedAt, timeZone) };
  const read: Step = { name: texts.stepReviewed, progress: 'done', when };
  switch (status) {
    case 'pending':
      return [received, { name: texts.stepInReview, progress: 'now' }, { name: texts.stepLive, progress: 'ahead' }];
    case 'changes-requested':
      return [received, { name: texts.stepAsked, progress: 'now', when }, { name: texts.stepLive, progress: 'ahead' }];
    case 'approved':
      return [
        received,
        read,
        own.listing ? { name: texts.stepLive, progress: 'done', when } : { name: texts.stepTakenDown, progress: 'stopped' },
      ];
    case 'rejected':
      return [received, read, { name: texts.stepRejected, progress: 'stopped', when }];
    case 'withdrawn':
      return [received, { name: texts.stepWithdrawn, progress: 'stopped', when }];
  }
}
