import type { PageRange } from '../../../../shared/office/admin-list.js';
import type { Duplicate } from '../catalogue/duplicates.js';
import type { ListingChange } from '../catalogue/listing-change.js';
import type { CellNote } from './cell-reader.js';

export type SyncTrigger = 'manual' | 'schedule' | 'start' | 'sample' | 'undo' | 'upload';

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
  /** Fictional listings that are deleted with the first real source. They were never in that source: `removed` does not count them. */
  sample: number;
  /** The first rows. */
  skipped: SkippedRow[];
  skippedTotal: number;
  /** The first notes. */
  notes: RowNote[];
  notesTotal: number;
  /** The first duplicates. */
  duplicates: Duplicate[];
  duplicatesTotal: number;
}

/** Progress of a sync. */
export interface SyncProgress {
  /** Rows of the sheet, headers and blank ones included. */
  read: number;
  /** Listings written so far; they become visible when all are written. */
  written: number;
  /** How much of the sheet has been read, from 0 to 1; `null` while its length is unknown. */
  share: number | null;
}

export type SyncStatus = 'running' | 'applied' | 'previewed' | 'undone' | 'refused' | 'failed' | 'interrupted';

/** One entry of the sync history. */
export interface SyncRun extends SyncFigures, SyncProgress {
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
  /** The code of the domain error with which it ended. */
  errorCode: string | null;
  /** The uploaded file that it imported; none for the sheet and the sample. */
  uploadId: string | null;
  /** What a preview found, stored so that it can be viewed again. */
  preview: Preview | null;
}

/** What would change, by listing. */
export interface Preview {
  /** The first changes. */
  changes: ListingChange[];
  total: number;
}

export function emptyFigures(): SyncFigures {
  const found = { skipped: [], skippedTotal: 0, notes: [], notesTotal: 0, duplicates: [], duplicatesTotal: 0 };
  return { created: 0, updated: 0, unchanged: 0, removed: 0, sample: 0, ...found };
}

/** A run at its beginning. */
export function newRun(
  id: string,
  begun: Pick<SyncRun, 'trigger' | 'source' | 'startedAt'> & Partial<Pick<SyncRun, 'force' | 'dryRun' | 'uploadId'>>,
): SyncRun {
  return {
    id,
    force: false,
    dryRun: false,
    uploadId: null,
    preview: null,
    ...begun,
    status: 'running',
    finishedAt: null,
    error: null,
    errorCode: null,
    read: 0,
    written: 0,
    share: null,
    ...emptyFigures(),
  };
}

/** How many listings a run has written: none if it ended without a change, because its writes were rolled back. */
export function writtenCount({ status, written }: Pick<SyncRun, 'status' | 'written'>): number {
  return status === 'refused' || status === 'failed' || status === 'interrupted' ? 0 : written;
}

/** The share of a first import's time that reading takes (61 of 76 s with 100,000 rows); the rest goes into indexes and the report. */
const READING = 0.8;
/** A smaller share says nothing about the rest. */
const MIN_SHARE = 0.01;

/** When a run will be done, if the rest is as fast; `null` while that cannot be estimated. */
export function expectedEnd({ status, share, startedAt }: Pick<SyncRun, 'status' | 'share' | 'startedAt'>, now: Date): Date | null {
  if (status !== 'running' || share === null || share < MIN_SHARE) return null;
  return new Date(Math.max(now.getTime(), startedAt.getTime() + (now.getTime() - startedAt.getTime()) / (share * READING)));
}

/** The history of syncs. */
export abstract class SyncRuns {
  /** Writes the run in its present state, outside of any transaction of the sync itself: a failed sync is history too. */
  abstract save(run: SyncRun): Promise<void>;

  /** Writes the run's end in the running transaction of the sync: it is committed together with what the run has changed. */
  abstract saveEnd(run: SyncRun): Promise<void>;

  /** As {@link save}, of a run that has failed; without effect where its end was committed after all and only the answer to that was lost. */
  abstract saveFailure(run: SyncRun): Promise<void>;

  /** Records the progress of a run, for all processes to see. Harmless if it comes after the run's end. */
  abstract progress(run: Pick<SyncRun, 'id'> & SyncProgress): Promise<void>;

  /**
   * The last run of the sheet or the sample that changed the directory, or was meant to; previews and records that say "running" do not
   * count.
   */
  abstract lastDecided(): Promise<SyncRun | undefined>;

  /** Whether a sync of the sheet, other than a preview, was begun at this time or later. */
  abstract begunSince(time: Date): Promise<boolean>;

  /**
   * Runs of the sheet and the sample, newest first. Long lists of skipped rows and notes are cut.
   * @param withLists without them there are only totals: the lists are empty, and there is no preview
   */
  abstract latest(range: PageRange, withLists?: boolean): Promise<SyncRun[]>;

  /** How many runs of the sheet and the sample there are. */
  abstract count(): Promise<number>;

  /** The last run of each of these uploaded files, by the file's id. */
  abstract lastOf(uploads: string[]): Promise<Map<string, SyncRun>>;

  /** The run in which any of these uploaded files was last applied, whether or not it was undone since. */
  abstract lastAppliedOf(uploads: string[]): Promise<SyncRun | undefined>;

  /** Deletes previews and failed attempts of an uploaded file, because its columns or its list have changed. */
  abstract forgetTrials(upload: string): Promise<void>;

  /** Deletes previews of these uploaded files, because the directory has changed. */
  abstract forgetPreviews(uploads: string[]): Promise<void>;

  /** Marks the runs as undone in which these uploaded files were applied at this time or later. */
  abstract markUndone(uploads: string[], since: Date, at: Date): Promise<void>;

  abstract find(id: string): Promise<SyncRun | undefined>;

  /** The run that is in progress, of any source. */
  abstract current(): Promise<SyncRun | undefined>;

  /** Whether any run has ever added something to the directory. */
  abstract hasApplied(): Promise<boolean>;

  /** Closes runs that a killed process left behind. Call it while holding the {@link SyncLock}. */
  abstract closeInterrupted(): Promise<void>;
}

/** Lets one sync run at a time, across processes. */
export abstract class SyncLock {
  /**
   * @throws SyncAlreadyRunning at once when another process (or this one) holds it; SyncInterrupted when this process stops during the work
   */
  abstract withLock<T>(work: () => Promise<T>): Promise<T>;

  abstract isHeld(): Promise<boolean>;
}

/**
 * Runs with their present status. A run without a live process was interrupted, even if its record still says "running".
 * @param read reads the runs. It is called again if a run may have ended between the two reads: a run's end is written before its lock is
 * released
 */
export async function withInterruptedRuns(lock: SyncLock, read: () => Promise<SyncRun[]>): Promise<SyncRun[]> {
  const isRunning = ({ status }: SyncRun) => status === 'running';
  const first = await read();
  if (!first.some(isRunning) || (await lock.isHeld())) return first;
  const left = new Set(first.filter(isRunning).map(({ id }) => id));
  // A run that has begun since the first read is still in progress.
  const isOver = (run: SyncRun) => isRunning(run) && left.has(run.id);
  return (await read()).map((run) =>
    isOver(run) ? { ...run, status: 'interrupted', error: 'The process ended meanwhile. Nothing was changed.' } : run,
  );
}
