import type { SubmissionFields } from '../domain/submission-fields.js';
import type { Submission } from '../domain/submission.js';

/** A new business that came with a code, known or not. */
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
  /** What speaks against rewarding it, in words. */
  flags: { kind: string; reason: string }[];
}

/** Whoever rewards those who send owners here. */
export interface Rewarding {
  /** Takes part in the running transaction. It may be told of one submission several times, and must bear codes that nobody has. */
  heard(submission: ReferredSubmission): Promise<void>;
  /** By submission; those without a referral are missing. */
  beside(submissions: string[]): Promise<Map<string, SubmissionReferral>>;
}

/** Lets others hear of submissions that came with a code, without submissions knowing who they are. */
export class ReferredSubmissions {
  private rewarding: Rewarding | undefined;

  register(rewarding: Rewarding): void {
    this.rewarding = rewarding;
  }

  /** Tells of a submission that waits; renewals, and what lies with the spam or was turned down, are no referrals. */
  async tell({ id, kind, fields, isOpen, snapshot: { ref, listingId, createdAt } }: Submission): Promise<void> {
    if (kind === 'new' && isOpen && ref !== null) await this.rewarding?.heard({ id, ref, fields, listingId, submittedAt: createdAt });
  }

  async beside(submissions: string[]): Promise<Map<string, SubmissionReferral>> {
    return (await this.rewarding?.beside(submissions)) ?? new Map<string, SubmissionReferral>();
  }
}
