import type { CellNote } from './sheet-row.js';

export type SyncTrigger = 'manual' | 'schedule' | 'start' | 'sample';

export interface SkippedRow {
  /** Row number in the spreadsheet; the header is usually row 1. */
  row: number;
  reason: string;
}

export interface RowNote extends CellNote {
  row: number;
}

/** What a sync did, or would do. */
export interface SyncFigures {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  skipped: SkippedRow[];
  notes: RowNote[];
}

export type SyncStatus = 'running' | 'applied' | 'previewed' | 'refused' | 'failed' | 'interrupted';

/** One entry of the sync history. */
export interface SyncRun extends SyncFigures {
  id: string;
  trigger: SyncTrigger;
  source: string;
  force: boolean;
  dryRun: boolean;
  status: SyncStatus;
  startedAt: Date;
  finishedAt: Date | null;
  /** Why nothing was changed. */
  error: string | null;
}

export function emptyFigures(): SyncFigures {
  return { created: 0, updated: 0, unchanged: 0, removed: 0, skipped: [], notes: [] };
}

/** The history of syncs. */
export abstract class SyncRuns {
  /** Writes the run as it stands, outside of any transaction of the sync itself: a failed sync is history too. */
  abstract save(run: SyncRun): Promise<void>;

  /** Newest first. Long lists of skipped rows and notes are cut. */
  abstract latest(limit: number): Promise<SyncRun[]>;

  /** Closes runs that a killed process left behind. Call it while holding the {@link SyncLock}. */
  abstract closeInterrupted(): Promise<void>;
}

/** Lets one sync run at a time, across processes. */
export abstract class SyncLock {
  /** @throws SyncAlreadyRunning at once when another process (or this one) holds it */
  abstract hold<T>(work: () => Promise<T>): Promise<T>;

  abstract isHeld(): Promise<boolean>;
}
