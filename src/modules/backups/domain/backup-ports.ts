import type { BackupReason, BackupRun, BackupTest, RunDetail, RunKind } from './backup.js';

export interface StoredFile {
  name: string;
  bytes: number;
  changedAt: Date;
  /** The time of making as the file states it: `null` if it is no backup of this product, `undefined` if it could not be read. */
  madeAt: Date | null | undefined;
}

export interface MadeFile {
  rows: number;
  tables: number;
  bytes: number;
}

/** The backup files of this machine. */
export abstract class BackupFiles {
  abstract readonly folder: string;
  abstract readonly machine: string;

  /** Newest first. */
  abstract list(): Promise<StoredFile[]>;

  /** Writes the whole directory into a file and reads it back; an incomplete file is deleted. @throws BackupFailed */
  abstract make(name: string, now: Date): Promise<MadeFile>;

  /**
   * Stores an uploaded file after checking that it is a complete backup.
   * @param shownAs its name on the sender's machine
   * @throws BackupFailed for anything else; nothing is left behind then
   */
  abstract importFile(path: string, shownAs: string, name: string): Promise<MadeFile & { madeAt: Date }>;

  /** @throws BackupNotFound */
  abstract find(name: string): Promise<StoredFile>;

  /** Safe to repeat. */
  abstract remove(name: string): Promise<void>;
}

export interface Restoration {
  rows: number;
  tables: number;
  listings: number;
}

/** Restores backups of this machine into databases. */
export abstract class BackupRestorer {
  /** Checks that the file is complete, and of a version that is known here. @throws BackupFailed */
  abstract check(name: string): Promise<void>;

  /** Restores into an empty database, which is dropped afterwards. @throws BackupFailed */
  abstract testRestore(name: string): Promise<Restoration>;

  /**
   * Replaces all stored data while processes run: all of it, or none. Sessions, passwords of other services and the history of backups stay
   * as they are. All processes are notified.
   * @throws BackupFailed
   */
  abstract replaceAll(name: string): Promise<Restoration>;
}

/** A backup that was made and not deleted, according to its run. */
export interface MadeBackup {
  name: string;
  madeAt: Date;
  reason: BackupReason;
  machine: string;
  detail: RunDetail;
}

/** The history of backups, tests and restores on all machines. */
export abstract class BackupRuns {
  /**
   * Begins a run, unless another one is in progress.
   * @param due the scheduled time that it is for
   * @returns `undefined` when another process has taken this scheduled time
   * @throws BackupUnderWay when other work is running, also for a scheduled time: it can be begun later
   */
  abstract begin(run: { kind: RunKind; name: string; reason: BackupReason; machine: string }, due?: Date): Promise<BackupRun | undefined>;

  /** Heartbeat of a run: without one for a minute it counts as ended. */
  abstract beat(id: string): Promise<void>;

  /** @param problem in plain words, when it failed */
  abstract end(id: string, problem: string | null, detail: RunDetail): Promise<void>;

  /** Newest first. Runs whose process has ended are returned as ended. */
  abstract latest(count: number): Promise<BackupRun[]>;

  abstract made(): Promise<MadeBackup[]>;

  /** The last test of each tested backup, by name. */
  abstract tests(): Promise<Map<string, BackupTest>>;

  /** Records a backup that was made as part of another run. */
  abstract recordBackup(made: Omit<MadeBackup, 'madeAt'>, at: Date): Promise<void>;

  /** Forgets a backup whose file was deleted. */
  abstract forget(name: string): Promise<void>;
}
