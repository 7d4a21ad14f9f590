import type { ReferralFlag } from '../domain/referral-flags.js';
import type { ReferralStatus } from '../domain/referral-status.js';
import type { AdminReferralView, LedgerRow, MyReferralsView, ReferrerView } from './referral-views.js';

/** The identity by which a referrer reads referrals. */
export interface ReferrerIdentity {
  referrerId: string;
  /** The referrer followed a sign-in link: merged codes are shown, too. Otherwise only the code that this browser was given. */
  whole: boolean;
}

/** The referral that a submission came with, as admins see it beside it. */
export interface ReferralBeside {
  code: string;
  referrerName: string;
  status: ReferralStatus;
  flags: ReferralFlag[];
}

/** Reads of referrals, straight to what is shown. Totals are sums of the ledger. */
export abstract class ReferralQueries {
  abstract mine(identity: ReferrerIdentity): Promise<MyReferralsView | undefined>;

  /** All referrers, newest first; merged ones are listed under the one they were merged into. */
  abstract all(): Promise<ReferrerView[]>;

  abstract find(code: string, phoneE164: string): Promise<AdminReferralView | undefined>;

  /** By submission; those without a referral are missing. */
  abstract beside(submissions: string[]): Promise<Map<string, ReferralBeside>>;

  /** The whole ledger, oldest first. */
  abstract ledger(): Promise<LedgerRow[]>;

  /** How many wait for an admin. */
  abstract pending(): Promise<number>;
}
