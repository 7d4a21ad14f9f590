import type { CorrectedListing } from './corrections.js';
import type { ListingDetails, ListingSource } from './listing.js';
import type { CellNote } from './sheet-row.js';

/** What the last sync left of one row: enough to tell whether the row has changed since. */
export interface KnownRow {
  hash: string;
  notes: CellNote[];
  /** Gone from the sheet since; its slug waits for it to come back. */
  removed: boolean;
  /** What admins corrected about it; few rows have this. */
  corrected?: CorrectedListing;
}

export interface SheetListing {
  id: string;
  /** What the sheet says. */
  details: ListingDetails;
  hash: string;
  notes: CellNote[];
}

/** The listings that a sheet owns. All methods take part in the running transaction. */
export abstract class SheetListings {
  /** Every listing of this source by id, removed ones included. */
  abstract known(source: ListingSource): Promise<Map<string, KnownRow>>;

  /** Ids that belong to listings of a lasting other source: a sheet must not take them over. */
  abstract foreignIds(source: ListingSource): Promise<Set<string>>;

  /**
   * Creates or replaces listings, and brings removed ones back. Corrected fields keep their corrections, as they stand at this
   * moment, and what an admin unpublished stays unpublished; a sample listing whose id comes with another source leaves neither.
   * @returns their internal keys
   */
  abstract save(source: ListingSource, batch: SheetListing[]): Promise<number[]>;

  /** Takes listings out of the directory; @returns their internal keys */
  abstract remove(source: ListingSource, ids: string[]): Promise<number[]>;

  /** Deletes the sample directory for good; @returns the internal keys that are gone */
  abstract deleteSample(): Promise<number[]>;

  /** Tells the search index, after commit, that these listings (or, without keys, most of them) have changed. */
  abstract announce(keys: number[] | 'all'): Promise<void>;
}
