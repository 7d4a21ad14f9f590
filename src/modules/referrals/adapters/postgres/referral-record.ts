import { siteKeyOf } from '../../../../shared/contact/website-keys.js';
import { Referral, type ReferralState } from '../../domain/referral.js';
import { businessKeysOf, type ReferredBusiness } from '../../domain/referred-business.js';

/** A row of `referral` with the code that it came with. */
export interface ReferralRecord extends Pick<ReferralState, 'id' | 'code' | 'status' | 'flags' | 'reason'> {
  referrer_id: string;
  business: ReferredBusiness;
  submission_id: string | null;
  referred_at: Date;
  decided_at: Date | null;
}

export const REFERRALS = 'SELECT referral.*, referrer.code FROM referral JOIN referrer ON referrer.id = referrer_id';

export function referralOf({ referrer_id, submission_id, referred_at, decided_at, ...row }: ReferralRecord): Referral {
  const { id, code, business, status, flags, reason } = row;
  return new Referral({
    id,
    code,
    business,
    status,
    flags,
    reason,
    referrerId: referrer_id,
    submissionId: submission_id,
    referredAt: referred_at,
    decidedAt: decided_at,
  });
}

/** The columns that say what the business is, in the order in which {@link detailsOf} has their values. */
export const DETAIL_COLUMNS = ['phone_e164', 'business', 'site_key', 'city_key', 'flags', 'submission_id'];

export function detailsOf({ business, flags, submissionId }: Readonly<ReferralState>): unknown[] {
  const { phone, city } = businessKeysOf(business);
  return [phone, JSON.stringify(business), business.website && siteKeyOf(business.website), city, JSON.stringify(flags), submissionId];
}
