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

/** Reads businesses that owners have submitted. */
export abstract class SubmittedBusinesses {
  /** The latest one with this code and phone number. */
  abstract find(code: string, phoneE164: string): Promise<SubmittedBusiness | undefined>;

  /** Whether this form is pending or approved, and not withdrawn, rejected or spam. */
  abstract stands(id: string): Promise<boolean>;

  /** Businesses with this email address, except one. */
  abstract ownedBy(email: string, exceptId: string | null): Promise<OwnBusiness[]>;

  /** Forms with a known code, of a referrer who was not erased, that have no referral; without spam and rejected ones. The oldest first. */
  abstract unrecorded(): Promise<SubmittedBusiness[]>;
}
