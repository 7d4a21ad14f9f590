import type { NoArgs } from '../../../../platform/web/page-contract.js';
import type { AroundTheClock, BusinessPage, DirectoryFacts, HomeListings } from './business-pages.js';
import type { ListingFigures } from './listing-queries.js';
import type { Shortlist } from './shortlists.js';

/** What pages read of this module. */
declare module '../../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    business: { args: { slug: string }; data: BusinessPage };
    shortlist: { args: { ids: string }; data: Shortlist };
    homeListings: { args: NoArgs; data: HomeListings };
    figures: { args: NoArgs; data: ListingFigures };
    directory: { args: NoArgs; data: DirectoryFacts };
    aroundTheClock: { args: NoArgs; data: AroundTheClock[] };
  }
}
