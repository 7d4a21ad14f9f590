import type { ListingFacts, ListingOverview } from './listing-queries.js';

/** What holds for the listings as they are now; cheap to ask. */
export abstract class CurrentListingFacts {
  abstract get(): Promise<ListingFacts>;

  /** Twelve towns and six new listings. */
  abstract overview(): Promise<ListingOverview>;
}
