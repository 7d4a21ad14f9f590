import type { PaidReferral } from './paid-before.js';
import type { Referral, Reward } from './referral.js';
import type { EarlierReferral } from './referral-flags.js';
import type { ReferredBusiness } from './referred-business.js';

/** All methods take part in the running transaction. */
export abstract class ReferralRepository {
  /** Locks all referrals until the transaction ends, so that concurrent records and payments see each other. */
  abstract lock(): Promise<void>;

  abstract find(code: string, phoneE164: string): Promise<Referral | undefined>;

  abstract findBySubmission(submissionId: string): Promise<Referral | undefined>;

  /** Earlier referrals with the phone number, the website or the city of this business, the oldest first. */
  abstract alike(business: ReferredBusiness, before: Date, exceptId: string | undefined): Promise<EarlierReferral[]>;

  /** Rewards of more than nothing that were paid for another referral of this phone number, website or city; the oldest first. */
  abstract paidAlike(referral: Referral): Promise<PaidReferral[]>;

  abstract add(referral: Referral): Promise<void>;

  /** Updates the details of a pending referral. */
  abstract updateDetails(referral: Referral): Promise<void>;

  /** Writes a decision unless one exists already. @returns whether it was written */
  abstract decide(referral: Referral): Promise<boolean>;
}

/** Paid rewards. Rows are only added, never changed, deleted or truncated: the database refuses that. */
export abstract class RewardLedger {
  /** Takes part in the running transaction; a second reward for one referral is refused by the database. */
  abstract add(reward: Reward): Promise<void>;
}
