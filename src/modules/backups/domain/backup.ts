/** Where a backup comes from. `uploaded`: in the browser; `found`: its file is in the folder, but no run here has made it. */
export const BACKUP_REASONS = ['by-hand', 'schedule', 'before-restore', 'uploaded', 'found'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

export interface BackupTest {
  at: Date;
  /** Why it could not be restored, in plain words; `null` if it could. */
  problem: string | null;
  /** Number of listings in it. */
  listings: number | null;
}

export interface Backup {
  /** The name of its file. */
  name: string;
  madeAt: Date;
  reason: BackupReason;
  bytes: number;
  rows: number | null;
  /** The machine that has its file. */
  machine: string;
  /** Whether this process has the file. */
  isHere: boolean;
  test: BackupTest | null;
}

export const RUN_KINDS = ['backup', 'test', 'restore'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

export interface RunDetail {
  rows?: number;
  tables?: number;
  bytes?: number;
  listings?: number;
  /** The backup that a restore made before. */
  madeFirst?: string;
}

/** A long-running task: one at a time on all machines together. */
export interface BackupRun {
  id: string;
  kind: RunKind;
  /** The file of the run. */
  name: string;
  reason: BackupReason;
  machine: string;
  startedAt: Date;
  endedAt: Date | null;
  /** Why it failed, in plain words. */
  problem: string | null;
  detail: RunDetail;
}

const NAME = /^[\w-][\w.-]{0,150}\.backup\.tar\.gz$/;

/** Whether a text can be the name of a backup: no folder, and no other file. */
export const isBackupName = (text: string): boolean => NAME.test(text) && !text.includes('..');

/** The name for a backup made now; the same as in the command line tool, so that both are listed alike. */
export function backupNameAt(now: Date, reason: BackupReason): string {
  const mark = reason === 'before-restore' || reason === 'uploaded' ? `-${reason}` : '';
  return `homewright-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${mark}.backup.tar.gz`;
}

/** Scheduled backups on this machine beyond the newest `keep`; other backups stay until an admin deletes them. */
export function beyondRetention(backups: readonly Backup[], keep: number): Backup[] {
  const scheduled = backups.filter(({ reason, isHere }) => reason === 'schedule' && isHere);
  return scheduled.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime()).slice(keep);
}
