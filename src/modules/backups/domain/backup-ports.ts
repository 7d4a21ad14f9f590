import type { BackupReason, BackupRun, BackupTest, RunDetail, RunKind } from './backup.js';

export interface StoredFile {
  name: string;
  bytes: number;
  changedAt: Date;
  /** When the file says that it was made: `null` where it is no backup of this product, `undefined` where it could not be read. */
  madeAt: Date | null | undefined;
}

export interface MadeFile {
  rows: number;
  tables: number;
  bytes: number;
}

/** The files of this machine. */
export abstract class BackupFiles {
  abstract readonly folder: string;
  abstract readonly machine: string;

  /** Newest first. */
  abstract list(): Promise<StoredFile[]>;

  /** Writes the whole directory into a file and reads it back: what is not whole is not left behind. @throws BackupFailed */
  abstract make(name: string, now: Date): Promise<MadeFile>;

  /**
   * Takes a file in that somebody has sent, once it is known to be a whole backup.
   * @param shownAs what its sender calls it
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

/** Puts backups of this machine into databases. */
export abstract class BackupRestorer {
  /** Whether the file is whole, and of a version that is known here. @throws BackupFailed */
  abstract check(name: string): Promise<void>;

  /** Into an empty database, which is thrown away. @throws BackupFailed */
  abstract testRestore(name: string): Promise<Restoration>;

  /**
   * Replaces all stored data while processes run: all of it, or nothing. Sessions stay; passwords of other services and
   * what was done with backups stay as they are here. All processes hear of it.
   * @throws BackupFailed
   */
  abstract replaceAll(name: string): Promise<Restoration>;
}

/** A backup that was made and not deleted, as its run tells. */
export interface MadeBackup {
  name: string;
  madeAt: Date;
  reason: BackupReason;
  machine: string;
  detail: RunDetail;
}

/** What was done with backups, on all machines. */
export abstract class BackupRuns {
  /**
   * Begins one, unless another is under way.
   * @param due the tick of the schedule that it is for
   * @returns `undefined` when another process has taken this tick
   * @throws BackupUnderWay when anything else is, for a tick as well: it can be begun later
   */
  abstract begin(run: { kind: RunKind; name: string; reason: BackupReason; machine: string }, due?: Date): Promise<BackupRun | undefined>;

  /** Heartbeat of a run: without one for a minute it counts as ended. */
  abstract beat(id: string): Promise<void>;

  /** @param problem in plain words, when it failed */
  abstract end(id: string, problem: string | null, detail: RunDetail): Promise<void>;

  /** Newest first; those whose process has ended have ended as well. */
  abstract latest(count: number): Promise<BackupRun[]>;

  abstract made(): Promise<MadeBackup[]>;

  /** The last test of each backup that was tried out, by name. */
  abstract tests(): Promise<Map<string, BackupTest>>;

  /** A backup that was made within another run. */
  abstract recordBackup(made: Omit<MadeBackup, 'madeAt'>, at: Date): Promise<void>;

  /** Its file is gone. */
  abstract forget(name: string): Promise<void>;
}
