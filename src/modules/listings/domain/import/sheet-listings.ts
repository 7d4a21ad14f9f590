import type { CorrectedListing } from '../catalogue/corrections.js';
import type { Duplicate } from '../catalogue/duplicates.js';
import type { ListingDetails, ListingSource } from '../catalogue/listing.js';
import type { CellNote } from './cell-reader.js';

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

/** What the directory has under some ids, and which of them the sheet has had. */
export interface ExistingListings {
  /** Listings of this source, removed ones included. */
  known: ReadonlyMap<string, KnownRow>;
  /** Listings of lasting other sources: a sheet must not take them over. */
  foreign: ReadonlyMap<string, ForeignListing>;
  /** The row of each id that came earlier in this sheet. */
  seen: ReadonlyMap<string, number>;
}

/** What a source has in the directory before its sheet is taken. */
export interface SourceBefore {
  /** How many listings, removed ones left out. */
  present: number;
  /** Whether some of them have ids that another source had first (`ownIdOf`). */
  hasOwnIds: boolean;
  /** How many fictional listings the directory shows: they go with the first real source. */
  sample: number;
}

/**
 * The listings that a sheet owns. All methods take part in the running transaction; one sheet is taken at a time. Ids and rows that have been
 * taken are kept there, too: a sheet may have more of them than fit into memory.
 */
export abstract class SheetListings {
  /**
   * Before the first row.
   * @param run under which the state before is remembered, if it is to be
   */
  abstract begin(source: ListingSource, run?: string): Promise<SourceBefore>;

  abstract existing(source: ListingSource, ids: string[]): Promise<ExistingListings>;

  /** Remembers that the sheet has these ids, with their rows. */
  abstract see(rows: ReadonlyMap<string, number>): Promise<void>;

  /** The rows of those of these ids that the sheet has. */
  abstract rowsOf(ids: string[]): Promise<Map<string, number>>;

  /** How many listings of this source have ids that the sheet has not had. */
  abstract countMissing(source: ListingSource): Promise<number>;

  /** The first listings of this source whose ids the sheet has not had, by id. */
  abstract missing(source: ListingSource, limit: number): Promise<{ id: string; title: string }[]>;

  /**
   * Makes ready what creates or replaces listings, and brings removed ones back. Corrected fields keep their corrections, as they stand at
   * this moment, and what an admin unpublished stays unpublished; a sample listing whose id comes with another source leaves neither.
   * @returns what saves them, and answers their internal keys; to be called before anything else is saved
   */
  abstract prepareSave(source: ListingSource, batch: SheetListing[], run?: string): Promise<() => Promise<number[]>>;

  /**
   * Takes the listings out of the directory whose ids the sheet has not had; what was merged into one of them is published again, unless its
   * own source has it no more, or an admin had taken out either of them. @returns the internal keys of both
   */
  abstract removeMissing(source: ListingSource, run?: string): Promise<number[]>;

  /** Deletes the sample directory; @returns the internal keys that are gone */
  abstract deleteSample(run: string): Promise<number[]>;

  /** From now on what this run changed is what can be taken back of this source; what its earlier runs remembered is forgotten. */
  abstract offerUndo(source: ListingSource, run: string, at: Date): Promise<void>;

  /** What saving would make of listings, in the same order; changes nothing, but {@link duplicates} counts them in. */
  abstract preview(source: ListingSource, batch: SheetListing[]): Promise<PreviewedListing[]>;

  /**
   * Listings that show the same phone, website or address; sample ones and those that are missing in the sheet are left out.
   * @param isPreview nothing was written: as it would be
   */
  abstract duplicates(source: ListingSource, isPreview: boolean): Promise<Duplicate[]>;

  /**
   * After commit, notifies the search index that these listings have changed, by name or the directory as a whole (`announcementOf`), and has
   * approximate places derived for those without coordinates.
   */
  abstract announce(keys: number[]): Promise<void>;

  /** The last step before the commit: from then on visitors see all of it. */
  abstract publish(): Promise<void>;
}
