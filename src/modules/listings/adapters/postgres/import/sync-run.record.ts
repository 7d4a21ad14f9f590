import { EntitySchema } from 'typeorm';
import type { SyncRun } from '../../../domain/import/sync-run.js';

export const SyncRunRecord = new EntitySchema<SyncRun>({
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
    notes: { type: 'jsonb' },
    duplicates: { type: 'jsonb' },
    read: { type: 'integer', name: 'rows_read' },
    written: { type: 'integer', name: 'rows_written' },
    share: { type: 'real', name: 'share_read', nullable: true },
    error: { type: 'text', nullable: true },
    uploadId: { type: 'uuid', name: 'upload_id', nullable: true },
    preview: { type: 'jsonb', nullable: true },
  },
});
