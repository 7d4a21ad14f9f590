import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import type { ReferralFlag } from '../domain/referral-flags.js';
import type { ReferralStatus } from '../domain/referral-status.js';
import type { AdminReferralView, LedgerRow, MyReferralsView, ReferrerView } from './referral-views.js';

/** The identity by which a referrer reads referrals. */
export interface ReferrerIdentity {
  referrerId: string;
  /** The referrer followed a sign-in link: merged codes are shown, too. Otherwise only the code of this browser. */
  whole: boolean;
}

/** The referral that a submission came with, as admins see it beside it. */
export interface ReferralBeside {
  code: string;
  referrerName: string;
  status: ReferralStatus;
  flags: ReferralFlag[];
}

export interface ReferrerQuery extends PageRange {
  /** Only referrers with a referral in this status, and only those referrals. */
  status?: ReferralStatus;
  /** Part of a referrer's name, address or code; or of a business's name, trade or phone number. */
  q?: string;
}

/** Figures of the whole programme, whatever the search. */
export interface ReferralFigures {
  referrers: number;
  pending: number;
  /** Dollars. */
  rewardsPaid: number;
}

export interface ReferrerList extends AdminList<ReferrerView> {
  figures: ReferralFigures;
}

/** Limit of businesses of one referrer on a page. Anybody can create referrals: a screen must not wait for all of them. */
export const MAX_REFERRALS = 100;

/** Reads of referrals, in the form in which they are shown. Totals are sums of the ledger. */
export abstract class ReferralQueries {
  abstract mine(identity: ReferrerIdentity): Promise<MyReferralsView | undefined>;

  /** All referrers with all that came with their codes, newest first; merged ones are listed under the one they were merged into. */
  abstract all(): Promise<ReferrerView[]>;

  /** One page of them, newest first, each with MAX_REFERRALS businesses at most. */
  abstract list(query: ReferrerQuery): Promise<ReferrerList>;

  abstract find(code: string, phoneE164: string): Promise<AdminReferralView | undefined>;

  /** By submission; those without a referral are missing. */
  abstract beside(submissions: string[]): Promise<Map<string, ReferralBeside>>;

  /** The whole ledger, oldest first. */
  abstract ledger(): Promise<LedgerRow[]>;

  /** The number of pending referrals. */
  abstract pending(): Promise<number>;
}
