import { described, flag, list, nullable, object, oneOf, optional, text, time, whole } from '../../../../platform/http/answers/answers.js';
import type { BackupsView } from '../../application/read-backups.js';
import { type Backup, BACKUP_REASONS, type BackupRun, type BackupTest, RUN_KINDS, type RunDetail } from '../../domain/backup.js';

const BACKUP = object<Backup>({
  name: described(text, 'The name of its file.'),
  madeAt: time,
  reason: described(oneOf(...BACKUP_REASONS), 'The reason for it; found: its file was copied into the folder.'),
  bytes: whole,
  rows: nullable(whole),
  machine: text,
  isHere: described(flag, 'Whether the answering process has the file.'),
  test: described(
    nullable(
      object<BackupTest>({ at: time, problem: described(nullable(text), 'Why it could not be restored.'), listings: nullable(whole) }),
    ),
    'The last successful test restore.',
  ),
});

const RUN = object<BackupRun>({
  id: text,
  kind: oneOf(...RUN_KINDS),
  name: text,
  reason: oneOf(...BACKUP_REASONS),
  machine: text,
  startedAt: time,
  endedAt: described(nullable(time), 'Null while it is in progress.'),
  problem: nullable(text),
  detail: object<RunDetail>({
    rows: optional(whole),
    tables: optional(whole),
    bytes: optional(whole),
    listings: optional(whole),
    madeFirst: optional(text),
  }),
});

export const BACKUPS = object<BackupsView>({
  backups: described(list(BACKUP), 'Newest first.'),
  runs: described(list(RUN), 'The latest runs; the first may be in progress.'),
  folder: text,
  machine: text,
  lastGoodAt: nullable(time),
});
