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

export interface ReferrerRow {
  id: string;
  code: string;
  name: string;
  email: string;
  mergedInto: string | null;
  proven: boolean;
  createdAt: Date;
  /** What the ledger has for this code. */
  cents: string;
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

/** Each person with all businesses that came with their codes, in the order of the rows. */
export function referrerViews(referrers: ReferrerRow[], referrals: ReferralRow[]): ReferrerView[] {
  const merged = Map.groupBy(referrers, ({ id, mergedInto }) => mergedInto ?? id);
  const referred = Map.groupBy(referrals, ({ person }) => person);
  return referrers
    .filter(({ mergedInto }) => mergedInto === null)
    .map(({ id, code, name, email, proven, createdAt }) => {
      const codes = merged.get(id) ?? [];
      const businesses = referred.get(id) ?? [];
      const approved = businesses.filter(({ status }) => status === 'approved').length;
      return {
        id,
        code,
        otherCodes: codes.map((each) => each.code).filter((each) => each !== code),
        referrerName: name,
        referrerEmail: email,
        emailProven: proven,
        createdAt,
        totalRewards: dollarsOf(codes.reduce((sum, { cents }) => sum + Number(cents), 0)),
        businessesReferred: businesses.map((row) => seenByAdmins(row, approved)),
      };
    });
}
