import type { CuratedListing } from './curated-listing.js';
import type { ListingDetails } from './listing.js';

/** Listings of every source, for admins to decide about. All methods take part in the running transaction. */
export abstract class CuratedListings {
  /** The listing with this id, held until the transaction ends: nobody else changes it meanwhile. `undefined` when there is none. */
  abstract hold(id: string): Promise<CuratedListing | undefined>;

  /** Writes what was decided about a listing that is held, and has the search index told of it after commit. */
  abstract save(listing: CuratedListing): Promise<void>;

  /**
   * Publishes a listing that neither the sheet nor a file owns, and has the search index told of it after commit.
   * @returns the slug that it got, for good
   */
  abstract add(id: string, details: ListingDetails, source: 'submission' | 'own'): Promise<string>;

  /**
   * Deletes a listing that is held, and what the last sync left of it; the search index is told after commit.
   * @throws StillInTheSheet when the next sync would bring it back
   */
  abstract remove(listing: CuratedListing): Promise<void>;
}
