import type { ReferralFlag } from '../domain/referral-flags.js';
import type { ReferralStatus } from '../domain/referral-status.js';

/** A business as its referrer sees it. Amounts are dollars, here and below. */
export interface ReferredBusinessView {
  businessName: string;
  industry: string;
  /** As it was typed. */
  businessPhone: string;
  referredAt: Date;
  status: ReferralStatus;
  /** Only for an approved referral. */
  rewardAmount?: number;
}

/** What a referrer sees; without a code it is empty. */
export interface MyReferralsView {
  code: string | null;
  totalRewards: number;
  /** Newest first. */
  businessesReferred: ReferredBusinessView[];
}

/** A business as admins see it, identified by the code and the phone number. */
export interface AdminReferralView extends ReferredBusinessView {
  id: string;
  /** The code that it came with; approving and rejecting require it. */
  refCode: string;
  /** Warnings for the admin before paying; empty when there are none. */
  flags: ReferralFlag[];
  /** Why it was rejected, for admins only. */
  reason: string | null;
  decidedAt: Date | null;
  /** While it is pending: what the programme's tiers suggest, and why. */
  suggestedReward: number | null;
  suggestedReason: string | null;
  /** The listing form that came with the code; `null` when the referral was only reported. */
  submissionId: string | null;
  submissionStatus: string | null;
}

/** A referrer with businesses that came with their codes. */
export interface ReferrerView {
  id: string;
  code: string;
  /** Other codes of the same person, merged when they confirmed their email address. */
  otherCodes: string[];
  referrerName: string;
  referrerEmail: string;
  /** The email address was confirmed by a mailed link. */
  emailProven: boolean;
  createdAt: Date;
  totalRewards: number;
  /** The number of businesses that match the search. */
  businessesTotal: number;
  /** The newest of them, newest first. */
  businessesReferred: AdminReferralView[];
}

/** A link that signs a referrer in on another device, once. */
export interface SignInLink {
  link: string;
  expiresAt: Date;
}

/** A row of the ledger, as it is exported. */
export interface LedgerRow {
  entry: number;
  paidAt: Date;
  referrerName: string;
  referrerEmail: string;
  code: string;
  businessName: string;
  businessPhone: string;
  amountCents: number;
}
