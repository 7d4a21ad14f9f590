import type { CuratedListing } from './curated-listing.js';
import { ListingNotFound } from './listing.errors.js';
import type { ListingDetails } from './listing.js';

/** Listings of every source, for admins to decide about. All methods take part in the running transaction. */
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

  /** Ids of those that have been featured for as long as was decided. */
  abstract featuredBefore(now: Date): Promise<string[]>;

  /**
   * Publishes a listing that neither the sheet nor a file owns; the search index is notified after commit.
   * @returns its slug, which never changes
   */
  abstract add(id: string, details: ListingDetails, source: 'submission' | 'own'): Promise<string>;

  /** How many listings are merged into each of these, by its id, besides those that are among them; those without any are missing. */
  abstract mergedInto(ids: readonly string[]): Promise<Map<string, number>>;

  /** By id, the listing into which each of these was merged, and those into which that one was, to the end. */
  abstract mergesFrom(ids: readonly string[]): Promise<Map<string, string>>;

  /**
   * Deletes a locked listing and its sync record; the search index is notified after commit. What was merged into it stays unpublished, as
   * {@link removeAll} leaves it.
   * @returns how many listings were merged into it
   * @throws StillInTheSheet when the next sync would bring it back
   */
  abstract remove(listing: CuratedListing): Promise<number>;

  /**
   * Deletes locked listings that no source would bring back; the search index is notified after commit. What was merged into them is merged
   * no more and stays unpublished, so that admins find it and nothing is published by surprise.
   */
  abstract removeAll(listings: readonly CuratedListing[]): Promise<void>;
}
