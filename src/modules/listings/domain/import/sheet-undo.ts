import type { ListingSource } from '../catalogue/listing.js';

/** What can be taken back of a source (`sample`: how many fictional listings would come back), and whether the clock is stopped. Kept with the listings: it survives restarts and holds for all processes. */
export interface UndoState {
  undo: { runId: string; at: Date; sample: number } | null;
  /** Since when nothing is synced by itself; until an admin syncs again. */
  pausedSince: Date | null;
}

export interface TakenBack {
  runId: string;
  /** Listings that came back, changed back, and went. */
  created: number;
  updated: number;
  removed: number;
  /** Internal keys of all of them, and of those that got another name of their trade meanwhile. */
  keys: number[];
}

/** Takes back what the last sync did. Call it while holding the sync lock; all methods take part in the running transaction. */
export abstract class SheetUndo {
  abstract state(source: ListingSource): Promise<UndoState>;

  /**
   * Puts every listing that the last run of this source touched into the state before it, once. What admins corrected or unpublished since
   * stays; a listing that the run created stays hidden rather than lose such a decision. Merges
   * that the run ended are put back; what was merged into a listing that goes is published.
   * @returns `undefined` when there is nothing to take back
   */
  abstract takeBack(source: ListingSource): Promise<TakenBack | undefined>;

  /** Pauses syncs of the sheet: nothing else is synced on a schedule. */
  abstract pause(since: Date): Promise<void>;

  abstract resume(): Promise<void>;
}
