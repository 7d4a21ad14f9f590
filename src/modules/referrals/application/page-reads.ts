import type { NoArgs } from '../../../platform/web/page-contract.js';
import type { MyReferralsView } from './referral-views.js';

/** What pages read of this module. */
declare module '../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    /** The referrals of the requesting browser; never read during server rendering. */
    myReferrals: { args: NoArgs; data: MyReferralsView };
  }
}
