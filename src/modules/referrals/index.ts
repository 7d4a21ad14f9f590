export { ReferralsModule } from './referrals.module.js';
