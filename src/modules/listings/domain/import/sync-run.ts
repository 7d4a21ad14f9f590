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
  /** Fictional listings that leave with the first real source. It never had them: `removed` does not count them. */
  sample: number;
  /** The first ones. */
  skipped: SkippedRow[];
  skippedTotal: number;
  /** The first ones. */
  notes: RowNote[];
  notesTotal: number;
  /** The first ones. */
  duplicates: Duplicate[];
  duplicatesTotal: number;
}

/** How far a sync has come. */
export interface SyncProgress {
  /** Rows of the sheet, headers and blank ones included. */
  read: number;
  /** Listings written so far; they show when all are. */
  written: number;
  /** How much of the sheet has been read, from 0 to 1; `null` while nobody knows how long it is. */
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
  /** The code of the domain error that ended it. */
  errorCode: string | null;
  /** The uploaded file that it was about; none for the sheet and the sample. */
  uploadId: string | null;
  /** What a preview found, for those who come back to it. */
  preview: Preview | null;
}

/** What would change, listing by listing. */
export interface Preview {
  /** The first ones. */
  changes: ListingChange[];
  total: number;
}

export function emptyFigures(): SyncFigures {
  const found = { skipped: [], skippedTotal: 0, notes: [], notesTotal: 0, duplicates: [], duplicatesTotal: 0 };
  return { created: 0, updated: 0, unchanged: 0, removed: 0, sample: 0, ...found };
}

/** A run that begins. */
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

/** How many listings a run has written: none where it ended without a change, since what it wrote before was rolled back. */
export function writtenBy({ status, written }: Pick<SyncRun, 'status' | 'written'>): number {
  return status === 'refused' || status === 'failed' || status === 'interrupted' ? 0 : written;
}

/** The share of a first import's time that reading takes (61 of 76 s with 100,000 rows); the rest goes into indexes and the report. */
const READING = 0.8;
/** Less says nothing of the rest. */
const MIN_SHARE = 0.01;

/** When a run that is under way will be done, if the rest goes as fast; `null` while that cannot be told. */
export function expectedEnd({ status, share, startedAt }: Pick<SyncRun, 'status' | 'share' | 'startedAt'>, now: Date): Date | null {
  if (status !== 'running' || share === null || share < MIN_SHARE) return null;
  return new Date(Math.max(now.getTime(), startedAt.getTime() + (now.getTime() - startedAt.getTime()) / (share * READING)));
}

/** The history of syncs. */
export abstract class SyncRuns {
  /** Writes the run as it stands, outside of any transaction of the sync itself: a failed sync is history too. */
  abstract save(run: SyncRun): Promise<void>;

  /** Notes how far a run has come, for all processes to see. Harmless when it comes after the run's end. */
  abstract progress(run: Pick<SyncRun, 'id'> & SyncProgress): Promise<void>;

  /** The last run of the sheet or the sample that changed the directory or was to; previews and records that say "running" do not count. */
  abstract lastDecided(): Promise<SyncRun | undefined>;

  /** Whether a sync of the sheet, other than a preview, was begun at this time or later. */
  abstract begunSince(time: Date): Promise<boolean>;

  /**
   * Those of the sheet and the sample, newest first. Long lists of skipped rows and notes are cut.
   * @param withLists without them what was found is counted alone: the lists are empty, and there is no preview
   */
  abstract latest(limit: number, withLists?: boolean): Promise<SyncRun[]>;

  /** The last run of each of these uploaded files, by the file's id. */
  abstract lastOf(uploads: string[]): Promise<Map<string, SyncRun>>;

  /** The run with which any of these uploaded files last came into the directory, whether or not it was undone since. */
  abstract lastAppliedOf(uploads: string[]): Promise<SyncRun | undefined>;

  /** Deletes what was previewed, or tried in vain, of an uploaded file: it is read otherwise now. */
  abstract forgetTrials(upload: string): Promise<void>;

  /** Deletes what was previewed of these uploaded files: the directory has changed since. */
  abstract forgetPreviews(uploads: string[]): Promise<void>;

  /** Marks the runs as undone with which these uploaded files came into the directory at this time or later. */
  abstract markUndone(uploads: string[], since: Date, at: Date): Promise<void>;

  abstract find(id: string): Promise<SyncRun | undefined>;

  /** The one under way, whatever it is about. */
  abstract current(): Promise<SyncRun | undefined>;

  /** Whether any run has ever put something into the directory. */
  abstract hasApplied(): Promise<boolean>;

  /** Closes runs that a killed process left behind. Call it while holding the {@link SyncLock}. */
  abstract closeInterrupted(): Promise<void>;
}

/** Lets one sync run at a time, across processes. */
export abstract class SyncLock {
  /** @throws SyncAlreadyRunning at once when another process (or this one) holds it; SyncInterrupted when this process stops meanwhile */
  abstract withLock<T>(work: () => Promise<T>): Promise<T>;

  abstract isHeld(): Promise<boolean>;
}

/**
 * Runs with their present status. A run without a live process was interrupted, even if its record still says "running".
 * @param read reads them; called again where a run may have ended between two looks: a run's end is written before its lock is released
 */
export async function runsAsTheyStand(lock: SyncLock, read: () => Promise<SyncRun[]>): Promise<SyncRun[]> {
  const isRunning = ({ status }: SyncRun) => status === 'running';
  const first = await read();
  if (!first.some(isRunning) || (await lock.isHeld())) return first;
  const left = new Set(first.filter(isRunning).map(({ id }) => id));
  // One that has begun since then is not over.
  const isOver = (run: SyncRun) => isRunning(run) && left.has(run.id);
  return (await read()).map((run) =>
    isOver(run) ? { ...run, status: 'interrupted', error: 'The process ended meanwhile. Nothing was changed.' } : run,
  );
}
