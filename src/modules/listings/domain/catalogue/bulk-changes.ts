import type { BulkChange } from './bulk-change.js';
import type { CorrectableField } from './corrections.js';
import type { CuratedListing } from './curated-listing.js';

/** A merge of two listings. */
export interface Merge extends Omit<BulkChange, 'action'> {
  action: 'merge';
  /** Title of the listing that remains. */
  into: string;
  /** The id of that listing, and the fields that it took over. Merges of earlier versions did not store them. */
  kept?: string;
  take?: readonly CorrectableField[];
}

export interface MadeBulkChange {
  id: string;
  madeAt: Date;
  change: BulkChange | Merge;
  /** How many listings it changed. */
  listings: number;
  /** How many of them were restored so far: others could not be restored yet. */
  restored: number;
  /** When the last of them was restored. */
  undoneAt: Date | null;
}

/** A change that can be undone, with the listings as they were before it: those not restored yet, and those that their undo needs. */
export interface RememberedChange extends MadeBulkChange {
  before: CuratedListing[];
}

export interface BulkUndone {
  restored: number;
  /** How many were not restored, because somebody has since decided otherwise about them. */
  left: number;
}

/** Changes of many listings, with the listings as they were before. All methods take part in the running transaction. */
export abstract class BulkChanges {
  /** Stores the present state of these listings before the change is written. They must be locked. */
  abstract remember(change: Omit<MadeBulkChange, 'restored' | 'undoneAt'>, ids: readonly string[]): Promise<void>;

  /** The newest first, 200 at most, both those that can still be undone and those that were. */
  abstract latest(): Promise<MadeBulkChange[]>;

  /**
   * Locks the change until the transaction ends.
   * @returns `undefined` where there is no such change, or none that can be undone
   */
  abstract findForUpdate(id: string): Promise<RememberedChange | undefined>;

  /**
   * Restores deleted listings as they were before the change; the search index is notified after commit.
   * @returns the ids of those that were restored: for the others, another business has the id or the slug now
   */
  abstract restoreDeleted(id: string, ids: readonly string[]): Promise<string[]>;

  /**
   * Stores how many of its listings are as before the change, and deletes the former states that are no longer needed. The change is undone
   * when no former state is left.
   */
  abstract markRestored(id: string, restored: number, unneeded: readonly string[], at: Date): Promise<void>;
}
