import type { CuratedListing } from './curated-listing.js';
import type { ListingDetails } from './listing.js';

/** Listings of every source, for admins to decide about. All methods take part in the running transaction. */
export abstract class CuratedListings {
  /** The listing with this id, held until the transaction ends: nobody else changes it meanwhile. `undefined` when there is none. */
  abstract hold(id: string): Promise<CuratedListing | undefined>;

  /** As {@link hold}, of many, in the order of their ids; those that do not exist are missing. */
  abstract holdAll(ids: readonly string[]): Promise<CuratedListing[]>;

  /** Writes what was decided about a listing that is held, and has the search index told of it after commit. */
  abstract save(listing: CuratedListing): Promise<void>;

  /** As {@link save}, of many. */
  abstract saveAll(listings: readonly CuratedListing[]): Promise<void>;

  /** Ids of those that have been featured for as long as was decided. */
  abstract featuredBefore(now: Date): Promise<string[]>;

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

  /** Deletes listings that are held and that no source would bring back; the search index is told after commit. */
  abstract removeAll(listings: readonly CuratedListing[]): Promise<void>;
}
