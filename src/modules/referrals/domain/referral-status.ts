export const REFERRAL_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];
