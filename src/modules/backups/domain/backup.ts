/** Why a backup is here. `uploaded`: in the browser; `found`: its file lies in the folder, and nobody here has made it. */
export const BACKUP_REASONS = ['by-hand', 'schedule', 'before-restore', 'uploaded', 'found'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

export interface BackupTest {
  at: Date;
  /** Why it could not be restored, in plain words; `null` when it could. */
  problem: string | null;
  /** Listings that were found in it. */
  listings: number | null;
}

export interface Backup {
  /** The name of its file. */
  name: string;
  madeAt: Date;
  reason: BackupReason;
  bytes: number;
  rows: number | null;
  /** The machine on which its file lies. */
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
  /** The backup that a restore made first. */
  madeFirst?: string;
}

/** Work that takes a while: one at a time on all machines together. */
export interface BackupRun {
  id: string;
  kind: RunKind;
  /** The file that it is about. */
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

/** The name of one that is made now; as the command names it, so that both are listed alike. */
export function backupNameAt(now: Date, reason: BackupReason): string {
  const mark = reason === 'before-restore' || reason === 'uploaded' ? `-${reason}` : '';
  return `homewright-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${mark}.backup.tar.gz`;
}

/** Those of the schedule on this machine beyond the newest `keep`; others stay until somebody deletes them. */
export function beyondRetention(backups: readonly Backup[], keep: number): Backup[] {
  const scheduled = backups.filter(({ reason, isHere }) => reason === 'schedule' && isHere);
  return scheduled.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime()).slice(keep);
}
