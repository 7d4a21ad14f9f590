import type { BulkChange } from './bulk-change.js';
import type { CorrectableField } from './corrections.js';
import type { CuratedListing } from './curated-listing.js';

/** Two listings became one. */
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
  /** When the last of them was put back. */
  undoneAt: Date | null;
}

/** A change that can be undone, with the listings as they were before it: those that were not put back yet, and those that their undo needs. */
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

  /** The newest first, 200 at most; those that can still be taken back, and those that were. */
  abstract latest(): Promise<MadeBulkChange[]>;

  /**
   * Locks the change until the transaction ends.
   * @returns `undefined` where there is no such change, or none that can be undone
   */
  abstract findForUpdate(id: string): Promise<RememberedChange | undefined>;

  /**
   * Brings deleted listings back as they were before the change; the search index is notified after commit.
   * @returns the ids of those that are back: the others' id or address has gone to another business
   */
  abstract restoreDeleted(id: string, ids: readonly string[]): Promise<string[]>;

  /**
   * Stores how many of its listings are as before the change, and forgets what these were before it. The change is undone when nothing of it
   * is remembered any more.
   */
  abstract markRestored(id: string, restored: number, unneeded: readonly string[], at: Date): Promise<void>;
}
