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
  /** Keeps these listings as they stand now, before the change is written. They must be held. */
  abstract remember(change: Omit<MadeBulkChange, 'undoneAt'>, ids: readonly string[]): Promise<void>;

  /** The newest first; those that can still be taken back, and those that were. */
  abstract latest(): Promise<MadeBulkChange[]>;

  /**
   * Puts back every listing that nothing has changed since, deleted ones too, and has the search index told of it after commit; once.
   * @returns `undefined` where there is no such change, or none that can be taken back
   */
  abstract takeBack(id: string, at: Date): Promise<BulkUndone | undefined>;
}
