import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import type { DayCount } from '../../../shared/office/day-figures.js';
import type { SubmissionKind } from '../domain/submission-fields.js';
import type { SubmissionStatus } from '../domain/submission-status.js';
import type { SubmissionState } from '../domain/submission.js';
import type { Likeness } from '../domain/submission-traits.js';

export const SUBMISSION_ORDERS = ['newest', 'waiting-longest'] as const;
export type SubmissionOrder = (typeof SUBMISSION_ORDERS)[number];

export interface SubmissionQuery extends PageRange {
  status?: SubmissionStatus;
  kind?: SubmissionKind;
  /** Part of a title, an email address or a phone number; a whole ref or id. */
  q?: string;
  /** Newest first unless given. */
  order?: SubmissionOrder;
}

/** Another pending submission that may be about the same business. */
export interface Alike {
  id: string;
  title: string;
  why: Likeness[];
}

/** Reads of submissions, for admins. */
export abstract class SubmissionList {
  abstract find(query: SubmissionQuery): Promise<AdminList<SubmissionState>>;

  abstract get(id: string): Promise<SubmissionState | undefined>;

  /** Other pending submissions that are like each of these, in the same order; ten each at most. */
  abstract alike(submissions: Pick<SubmissionState, 'id' | 'fields'>[]): Promise<Alike[][]>;

  /** Addresses of all proposed pictures. */
  abstract pictures(): Promise<string[]>;

  /** The number of pending submissions. */
  abstract pending(): Promise<number>;

  /**
   * Without spam: submissions that came in; those that were decided, and the minutes that these had been pending, on the day of the
   * decision.
   */
  abstract countByDay(what: 'submissions' | 'decided' | 'minutesWaited', from: string, to: string): Promise<DayCount[]>;
}
