import type { CuratedListing } from './curated-listing.js';

/** Listings of every source, for admins to decide about. Both methods take part in the running transaction. */
export abstract class CuratedListings {
  /** The listing with this id, held until the transaction ends: nobody else changes it meanwhile. `undefined` when there is none. */
  abstract hold(id: string): Promise<CuratedListing | undefined>;

  /** Writes what was decided about a listing that is held, and has the search index told of it after commit. */
  abstract save(listing: CuratedListing): Promise<void>;
}
