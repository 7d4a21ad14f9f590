import type { AdminReferralView, ReferredBusinessView, ReferrerView } from '../../application/referral-views.js';
import type { ReferralFlag } from '../../domain/referral-flags.js';
import type { ReferralStatus } from '../../domain/referral-status.js';
import type { ReferredBusiness } from '../../domain/referred-business.js';
import { dollarsOf, suggestedReward } from '../../domain/reward.js';

/** A referral with all that is shown of it. */
export interface ReferralRow {
  id: string;
  business: ReferredBusiness;
  status: ReferralStatus;
  flags: ReferralFlag[];
  reason: string | null;
  referredAt: Date;
  decidedAt: Date | null;
  submissionId: string | null;
  submissionStatus: string | null;
  /** The business has a featured listing. */
  featured: boolean;
  code: string;
  person: string;
  cents: number | null;
}

/** A person: a code with those that were merged into it. */
export interface ReferrerRow {
  id: string;
  code: string;
  otherCodes: string[];
  name: string;
  email: string;
  proven: boolean;
  createdAt: Date;
  /** The sum of the ledger for all codes. */
  cents: string;
}

/** The number of a person's referrals: of those that match the search, and of all approved ones. */
export interface CountRow {
  person: string;
  asked: number;
  approved: number;
}

export function businessView({ business, referredAt, status, cents }: ReferralRow): ReferredBusinessView {
  const { name: businessName, industry, phone: businessPhone } = business;
  return { businessName, industry, businessPhone, referredAt, status, ...(cents === null ? {} : { rewardAmount: dollarsOf(cents) }) };
}

/** @param approvedBefore how many referrals of the same person are approved */
export function seenByAdmins(row: ReferralRow, approvedBefore: number): AdminReferralView {
  const { id, code: refCode, flags, reason, decidedAt, submissionId, submissionStatus, featured } = row;
  const suggested = row.status === 'pending' ? suggestedReward({ featured, approvedBefore }) : undefined;
  return {
    ...businessView(row),
    id,
    refCode,
    flags,
    reason,
    decidedAt,
    submissionId,
    submissionStatus,
    suggestedReward: suggested ? dollarsOf(suggested.cents) : null,
    suggestedReason: suggested?.reason ?? null,
  };
}

/** Each person with the referred businesses, in the order of the rows. */
export function referrerViews(referrers: ReferrerRow[], referrals: ReferralRow[], counts: CountRow[]): ReferrerView[] {
  const referred = Map.groupBy(referrals, ({ person }) => person);
  const counted = new Map(counts.map((each) => [each.person, each]));
  return referrers.map(({ id, code, otherCodes, name, email, proven, createdAt, cents }) => {
    const { asked = 0, approved = 0 } = counted.get(id) ?? {};
    return {
      id,
      code,
      otherCodes,
      referrerName: name,
      referrerEmail: email,
      emailProven: proven,
      createdAt,
      totalRewards: dollarsOf(Number(cents)),
      businessesTotal: asked,
      businessesReferred: (referred.get(id) ?? []).map((row) => seenByAdmins(row, approved)),
    };
  });
}
