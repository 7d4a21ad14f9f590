import { EntitySchema } from 'typeorm';
import type { SyncRun } from '../../../domain/import/sync-run.js';

/** Runs of earlier versions have no totals: the lengths of their lists count. */
export interface StoredRun extends Omit<SyncRun, Total> {
  skippedTotal: number | null;
  notesTotal: number | null;
  duplicatesTotal: number | null;
}
type Total = 'skippedTotal' | 'notesTotal' | 'duplicatesTotal';

/** The run with its totals. */
export function runOf(run: StoredRun): SyncRun {
  const { skipped, notes, duplicates } = run;
  return {
    ...run,
    skippedTotal: run.skippedTotal ?? skipped.length,
    notesTotal: run.notesTotal ?? notes.length,
    duplicatesTotal: run.duplicatesTotal ?? duplicates.length,
  };
}

export const SyncRunRecord = new EntitySchema<StoredRun>({
  name: 'SyncRun',
  tableName: 'sync_run',
  columns: {
    id: { type: 'uuid', primary: true },
    trigger: { type: 'text' },
    source: { type: 'text' },
    force: { type: 'boolean' },
    dryRun: { type: 'boolean', name: 'dry_run' },
    status: { type: 'text' },
    startedAt: { type: 'timestamptz', name: 'started_at' },
    finishedAt: { type: 'timestamptz', name: 'finished_at', nullable: true },
    created: { type: 'integer' },
    updated: { type: 'integer' },
    unchanged: { type: 'integer' },
    removed: { type: 'integer' },
    sample: { type: 'integer' },
    skipped: { type: 'jsonb' },
    skippedTotal: { type: 'integer', name: 'skipped_total', nullable: true },
    notes: { type: 'jsonb' },
    notesTotal: { type: 'integer', name: 'notes_total', nullable: true },
    duplicates: { type: 'jsonb' },
    duplicatesTotal: { type: 'integer', name: 'duplicates_total', nullable: true },
    read: { type: 'integer', name: 'rows_read' },
    written: { type: 'integer', name: 'rows_written' },
    share: { type: 'real', name: 'share_read', nullable: true },
    error: { type: 'text', nullable: true },
    errorCode: { type: 'text', name: 'error_code', nullable: true },
    uploadId: { type: 'uuid', name: 'upload_id', nullable: true },
    preview: { type: 'jsonb', nullable: true },
  },
});
