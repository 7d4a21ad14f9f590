import type { CorrectedListing } from '../catalogue/corrections.js';
import type { Duplicate } from '../catalogue/duplicates.js';
import type { ListingDetails, ListingSource } from '../catalogue/listing.js';
import type { CellNote } from './cell-reader.js';

/** What the last sync stored of one row: enough to tell whether the row has changed since. */
export interface KnownRow {
  hash: string;
  notes: CellNote[];
  /** It disappeared from the sheet since; its slug stays reserved. */
  removed: boolean;
  /** An admin's corrections; few rows have any. */
  corrected?: CorrectedListing;
}

/** A listing that belongs to another source. */
export interface ForeignListing {
  title: string;
  source: ListingSource;
}

export interface SheetListing {
  id: string;
  /** The sheet's values. */
  details: ListingDetails;
  hash: string;
  notes: CellNote[];
}

/** The listing as the directory shows it, if it does, and as it would show it; both with corrections. */
export interface PreviewedListing {
  id: string;
  before: ListingDetails | undefined;
  after: ListingDetails;
}

/** What the directory has under some ids, and which of them occurred in the sheet. */
export interface ExistingListings {
  /** Listings of this source, removed ones included. */
  known: ReadonlyMap<string, KnownRow>;
  /** Listings of other sources, without the sample: a sheet must not take them over. */
  foreign: ReadonlyMap<string, ForeignListing>;
  /** The row of each id that came earlier in this sheet. */
  seen: ReadonlyMap<string, number>;
}

/** What a source has in the directory before its sheet is imported. */
export interface SourceBefore {
  /** Number of listings, without removed ones. */
  present: number;
  /** Whether some of them have changed ids, because another source had the original ids first (`ownIdOf`). */
  hasOwnIds: boolean;
  /** Number of fictional listings in the directory: they are deleted with the first real source. */
  sample: number;
}

/**
 * The listings that a sheet owns. All methods take part in the running transaction; one sheet is imported at a time. Ids and rows of the
 * sheet are stored in the database, because there may be more than fit into memory.
 */
export abstract class SheetListings {
  /**
   * Call it before the first row.
   * @param run the run under which the state before is remembered, if it is to be
   */
  abstract begin(source: ListingSource, run?: string): Promise<SourceBefore>;

  abstract existing(source: ListingSource, ids: string[]): Promise<ExistingListings>;

  /** Records that the sheet has these ids, with their rows. */
  abstract see(rows: ReadonlyMap<string, number>): Promise<void>;

  /** The rows of those of these ids that the sheet has. */
  abstract rowsOf(ids: string[]): Promise<Map<string, number>>;

  /** How many listings of this source have ids that are not in the sheet. */
  abstract countMissing(source: ListingSource): Promise<number>;

  /** The first listings of this source whose ids are not in the sheet, by id. */
  abstract missing(source: ListingSource, limit: number): Promise<{ id: string; title: string }[]>;

  /**
   * The ids of those of these listings that the directory has with the same values: only their rows have changed, as by a space or an
   * empty column.
   */
  abstract unchanged(source: ListingSource, batch: SheetListing[]): Promise<ReadonlySet<string>>;

  /** Stores the rows of listings that have the same values, so that the next sync recognises them. */
  abstract keepRows(batch: SheetListing[]): Promise<void>;

  /**
   * Prepares a write that creates or replaces listings, and restores removed ones. Corrected fields keep the corrections that they have at
   * this moment, and what an admin unpublished stays unpublished; a sample listing whose id another source brings keeps neither.
   * @returns a function that saves them and returns their internal keys; call it before anything else is saved
   */
  abstract prepareSave(source: ListingSource, batch: SheetListing[], run?: string): Promise<() => Promise<number[]>>;

  /** Removes the listings from the directory whose ids are not in the sheet. @returns their internal keys */
  abstract removeMissing(source: ListingSource, run?: string): Promise<number[]>;

  /**
   * Call it when all is written and removed. Listings that were merged into one that its table no longer has are published again, unless
   * their own source no longer has them, or an admin had unpublished either of them. @returns their internal keys
   */
  abstract endLostMerges(source: ListingSource, run?: string): Promise<number[]>;

  /** Deletes the sample directory. @returns the internal keys of what was deleted */
  abstract deleteSample(run: string): Promise<number[]>;

  /** From now on, the undo of this source undoes this run; what its earlier runs remembered is deleted. */
  abstract offerUndo(source: ListingSource, run: string, at: Date): Promise<void>;

  /** What saving would make of listings, in the same order. Changes nothing, but {@link duplicates} includes them. */
  abstract preview(source: ListingSource, batch: SheetListing[]): Promise<PreviewedListing[]>;

  /**
   * Listings that show the same phone, website or address; sample listings and those that are missing in the sheet are left out.
   * @param isPreview nothing was written: compares the listings as they would be
   */
  abstract duplicates(source: ListingSource, isPreview: boolean): Promise<Duplicate[]>;

  /**
   * After commit, notifies the search index of these changed listings, by key or as the whole directory (`announcementOf`), and has
   * approximate places derived for those without coordinates.
   */
  abstract announce(keys: number[]): Promise<void>;

  /** The last step before the commit: from then on visitors see all of it. */
  abstract publish(): Promise<void>;
}
