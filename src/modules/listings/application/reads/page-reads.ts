import type { NoArgs } from '../../../../platform/web/page-contract.js';
import type { AroundTheClock, BusinessPage, DirectoryFacts } from './business-pages.js';
import type { Shortlist } from './shortlists.js';

/** What pages read of this module. */
declare module '../../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    business: { args: { slug: string }; data: BusinessPage };
    shortlist: { args: { ids: string }; data: Shortlist };
    directory: { args: NoArgs; data: DirectoryFacts };
    aroundTheClock: { args: NoArgs; data: AroundTheClock[] };
  }
}
