export { ReferralsModule } from './referrals.module.js';
export { ReferralApproved } from './application/referral-approved.js';
