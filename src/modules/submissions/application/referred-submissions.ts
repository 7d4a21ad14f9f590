import type { SubmissionFields } from '../domain/submission-fields.js';
import type { Submission } from '../domain/submission.js';

/** A new business that came with a code, whether the code is known or not. */
export interface ReferredSubmission {
  id: string;
  ref: string;
  fields: SubmissionFields;
  listingId: string | null;
  submittedAt: Date;
}

/** The referral that a submission came with. */
export interface SubmissionReferral {
  code: string;
  referrerName: string;
  status: 'pending' | 'approved' | 'rejected';
  /** Warnings about rewarding it, for admins. */
  flags: { kind: string; reason: string }[];
}

/** Implemented by the referrals module: records and shows referrals of submissions. */
export interface Rewarding {
  /** Takes part in the running transaction. May be called several times for one submission, and must accept unknown codes. */
  submissionStored(submission: ReferredSubmission): Promise<void>;
  /** By submission; those without a referral are missing. */
  beside(submissions: string[]): Promise<Map<string, SubmissionReferral>>;
}

/** Passes submissions with a code on to the registered module, so that submissions do not depend on it. */
export class ReferredSubmissions {
  private rewarding: Rewarding | undefined;

  register(rewarding: Rewarding): void {
    this.rewarding = rewarding;
  }

  /** Reports an open submission. Renewals, spam and closed submissions are no referrals. */
  async notify({ id, kind, fields, isOpen, snapshot: { ref, listingId, createdAt } }: Submission): Promise<void> {
    if (kind === 'new' && isOpen && ref !== null)
      await this.rewarding?.submissionStored({ id, ref, fields, listingId, submittedAt: createdAt });
  }

  async beside(submissions: string[]): Promise<Map<string, SubmissionReferral>> {
    return (await this.rewarding?.beside(submissions)) ?? new Map<string, SubmissionReferral>();
  }
}
