import type { ListingFacts, ListingOverview } from './listing-queries.js';

/** Facts about the present listings, cached. */
export abstract class CurrentListingFacts {
  abstract get(): Promise<ListingFacts>;

  /** Twelve towns and six new listings. */
  abstract overview(): Promise<ListingOverview>;
}
