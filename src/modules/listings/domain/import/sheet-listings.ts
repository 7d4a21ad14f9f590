import type { CorrectedListing } from '../catalogue/corrections.js';
import type { Duplicate } from '../catalogue/duplicates.js';
import type { ListingDetails, ListingSource } from '../catalogue/listing.js';
import type { CellNote } from './sheet-row.js';

/** What the last sync left of one row: enough to tell whether the row has changed since. */
export interface KnownRow {
  hash: string;
  notes: CellNote[];
  /** Removed from the sheet since; its slug stays reserved. */
  removed: boolean;
  /** What admins corrected about it; few rows have this. */
  corrected?: CorrectedListing;
}

/** A listing that another source has. */
export interface ForeignListing {
  title: string;
  source: ListingSource;
}

export interface SheetListing {
  id: string;
  /** What the sheet says. */
  details: ListingDetails;
  hash: string;
  notes: CellNote[];
}

/** What the directory shows of a listing, if it does, and what it would show; corrections hold in both. */
export interface PreviewedListing {
  id: string;
  before: ListingDetails | undefined;
  after: ListingDetails;
}

/** The listings that a sheet owns. All methods take part in the running transaction. */
export abstract class SheetListings {
  /** Every listing of this source by id, removed ones included. */
  abstract known(source: ListingSource): Promise<Map<string, KnownRow>>;

  /** Listings of lasting other sources, by id: a sheet must not take them over. */
  abstract foreign(source: ListingSource): Promise<Map<string, ForeignListing>>;

  /**
   * Creates or replaces listings, and brings removed ones back. Corrected fields keep their corrections, as they stand at this
   * moment, and what an admin unpublished stays unpublished; a sample listing whose id comes with another source leaves neither.
   * @param run under which the state before is remembered, if it is to be
   * @returns their internal keys
   */
  abstract save(source: ListingSource, batch: SheetListing[], run?: string): Promise<number[]>;

  /** Takes listings out of the directory; @returns their internal keys */
  abstract remove(source: ListingSource, ids: string[], run?: string): Promise<number[]>;

  /** Deletes the sample directory; @returns the internal keys that are gone */
  abstract deleteSample(run: string): Promise<number[]>;

  /** From now on what this run changed is what can be taken back of this source; what its earlier runs remembered is forgotten. */
  abstract offerUndo(source: ListingSource, run: string, at: Date): Promise<void>;

  /** What saving would make of listings, in the same order; changes nothing, but {@link duplicates} counts them in. */
  abstract preview(source: ListingSource, batch: SheetListing[]): Promise<PreviewedListing[]>;

  abstract titlesOf(ids: string[]): Promise<Map<string, string>>;

  /** Listings that show the same phone, website or address, sample ones aside; @param gone ids that are not to be counted */
  abstract duplicates(gone: string[]): Promise<Duplicate[]>;

  /** Notifies the search index, after commit, that these listings (or, without keys, most of them) have changed. */
  abstract announce(keys: number[] | 'all'): Promise<void>;
}
