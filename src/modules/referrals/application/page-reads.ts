import type { NoArgs } from '../../../platform/web/page-contract.js';
import type { MyReferralsView } from './referral-views.js';

/** What pages read of this module. */
declare module '../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    /** Of whoever asks: browsers alone read it. */
    myReferrals: { args: NoArgs; data: MyReferralsView };
  }
}
