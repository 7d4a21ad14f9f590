import type { ListingSource } from '../catalogue/listing.js';

/**
 * What can be undone of a source (`sample`: how many fictional listings would be restored), and whether automatic syncs are paused. Stored
 * with the listings, so it survives restarts and holds for all processes.
 */
export interface UndoState {
  undo: { runId: string; at: Date; sample: number } | null;
  /** Since when automatic syncs are paused, until an admin syncs again. */
  pausedSince: Date | null;
}

export interface SheetUndoResult {
  runId: string;
  /** Listings that were restored, changed back, and removed. */
  created: number;
  updated: number;
  removed: number;
  /** Internal keys of all of them, and of those whose trade was renamed meanwhile. */
  keys: number[];
}

/** Undoes the last sync. Call it while holding the sync lock; all methods take part in the running transaction. */
export abstract class SheetUndo {
  abstract state(source: ListingSource): Promise<UndoState>;

  /**
   * Restores every listing that the last run of this source touched to its state before, once. What admins corrected or unpublished since
   * stays; a listing that the run created is hidden instead of deleted if it has such a decision. Merges that the run ended are restored;
   * what was merged into a listing that is removed is published.
   * @returns `undefined` when there is nothing to undo
   */
  abstract undoLastRun(source: ListingSource): Promise<SheetUndoResult | undefined>;

  /** Pauses automatic syncs of the sheet; nothing else is synced on a schedule. */
  abstract pause(since: Date): Promise<void>;

  abstract resume(): Promise<void>;
}
