import type { CuratedListing } from './curated-listing.js';
import { ListingNotFound } from './listing.errors.js';
import type { ListingDetails } from './listing.js';

/** Listings of every source, as admins decide about them. All methods take part in the running transaction. */
export abstract class CuratedListings {
  /** The listing, locked (FOR UPDATE) until the transaction ends. `undefined` when there is none. @throws ListingsInUse */
  abstract findForUpdate(id: string): Promise<CuratedListing | undefined>;

  /** As {@link findForUpdate}. @throws ListingNotFound */
  async getForUpdate(id: string): Promise<CuratedListing> {
    const listing = await this.findForUpdate(id);
    if (!listing) throw new ListingNotFound({ id });
    return listing;
  }

  /** As {@link findForUpdate}, for many, in the order of their ids; those that do not exist are missing. */
  abstract findAllForUpdate(ids: readonly string[]): Promise<CuratedListing[]>;

  /** Writes a locked listing; the search index is notified after commit. */
  abstract save(listing: CuratedListing): Promise<void>;

  /** As {@link save}, of many. */
  abstract saveAll(listings: readonly CuratedListing[]): Promise<void>;

  /** Ids of listings whose time of being featured is over. */
  abstract featuredBefore(now: Date): Promise<string[]>;

  /**
   * Publishes a listing that neither the sheet nor a file owns; the search index is notified after commit.
   * @returns its slug, which never changes
   */
  abstract add(id: string, details: ListingDetails, source: 'submission' | 'own'): Promise<string>;

  /** How many other listings are merged into each of these, by its id, not counting those among these; those without any are missing. */
  abstract mergedInto(ids: readonly string[]): Promise<Map<string, number>>;

  /** By id, the listing into which each of these was merged, and so on to the end of its merges. */
  abstract mergesFrom(ids: readonly string[]): Promise<Map<string, string>>;

  /**
   * Deletes a locked listing and its sync record; the search index is notified after commit. What was merged into it stays unpublished, as
   * with {@link removeAll}.
   * @returns how many listings were merged into it
   * @throws StillInTheSheet when the next sync would bring it back
   */
  abstract remove(listing: CuratedListing): Promise<number>;

  /**
   * Deletes locked listings that no source would bring back; the search index is notified after commit. Merges into them end, and the
   * merged listings stay unpublished, so that admins find them and nothing is published by surprise.
   */
  abstract removeAll(listings: readonly CuratedListing[]): Promise<void>;
}
