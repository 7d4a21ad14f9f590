import type { BulkChange } from './bulk-change.js';

/** Two listings became one. */
export interface Merge extends Omit<BulkChange, 'action'> {
  action: 'merge';
  /** What the one that was kept is called. */
  into: string;
}

export interface MadeBulkChange {
  id: string;
  madeAt: Date;
  change: BulkChange | Merge;
  /** How many listings it changed. */
  listings: number;
  undoneAt: Date | null;
}

export interface BulkUndone {
  restored: number;
  /** Those that somebody has changed since: they stay as they are. */
  left: number;
}

/** Changes of many listings, with the listings as they were before. All methods take part in the running transaction. */
export abstract class BulkChanges {
  /** Stores the present state of these listings before the change is written. They must be locked. */
  abstract remember(change: Omit<MadeBulkChange, 'undoneAt'>, ids: readonly string[]): Promise<void>;

  /** The newest first; those that can still be taken back, and those that were. */
  abstract latest(): Promise<MadeBulkChange[]>;

  /**
   * Restores every listing that was not changed since, deleted ones too, once; the search index is notified after commit.
   * @returns `undefined` where there is no such change, or none that can be undone
   */
  abstract takeBack(id: string, at: Date): Promise<BulkUndone | undefined>;
}
