import type { ListingFacts } from './listing-queries.js';

/** What holds for the listings as they are now; cheap to ask. */
export abstract class CurrentListingFacts {
  abstract get(): Promise<ListingFacts>;
}
