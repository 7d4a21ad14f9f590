import type { OwnBusiness } from '../domain/referral-flags.js';
import type { ReferredBusiness } from '../domain/referred-business.js';

/** A business that asked to be listed. */
export interface SubmittedBusiness {
  id: string;
  code: string;
  status: string;
  /** The listing that it became. */
  listingId: string | null;
  submittedAt: Date;
  business: ReferredBusiness;
}

/** Reads of what owners have submitted. */
export abstract class SubmittedBusinesses {
  /** The latest one with this code and phone number. */
  abstract find(code: string, phoneE164: string): Promise<SubmittedBusiness | undefined>;

  /** Whether this form waits for a decision, or was approved: not withdrawn, turned down or spam. */
  abstract stands(id: string): Promise<boolean>;

  /** Those with this email address, apart from one. */
  abstract ownedBy(email: string, exceptId: string | null): Promise<OwnBusiness[]>;

  /** Those that came with a known code, of a referrer who was not erased, and have no referral, spam and what was turned down aside; the oldest first. */
  abstract unrecorded(): Promise<SubmittedBusiness[]>;
}
