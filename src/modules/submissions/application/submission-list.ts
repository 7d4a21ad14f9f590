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

/** Another submission that waits, of what may be the same business. */
export interface Alike {
  id: string;
  title: string;
  why: Likeness[];
}

/** Reads of submissions, for admins. */
export abstract class SubmissionList {
  abstract find(query: SubmissionQuery): Promise<AdminList<SubmissionState>>;

  abstract get(id: string): Promise<SubmissionState | undefined>;

  /** Others that wait and are like each of these, in the same order; ten each at most. */
  abstract alike(submissions: Pick<SubmissionState, 'id' | 'fields'>[]): Promise<Alike[][]>;

  /** Addresses of all pictures that are proposed. */
  abstract pictures(): Promise<string[]>;

  /** How many wait for an admin. */
  abstract pending(): Promise<number>;

  /** Without spam: those that came in; those that were decided, and the minutes that these had waited, on the day of the decision. */
  abstract countByDay(what: 'submissions' | 'decided' | 'minutesWaited', from: string, to: string): Promise<DayCount[]>;
}
