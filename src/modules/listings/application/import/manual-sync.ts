import { AuditLog } from '../../../../shared/office/audit-log.js';
import { SheetUndo } from '../../domain/import/sheet-undo.js';
import type { SyncFigures, SyncRun } from '../../domain/import/sync-run.js';
import { SyncListings } from './sync-listings.js';

export interface ManualSyncRequest {
  force?: boolean;
  dryRun?: boolean;
  /** Address of the client, for the audit log. */
  client: string | null;
  /** Called with the id of the run when it has begun. */
  begun?: (id: string) => void;
}

/** A manual sync: its audit entry is written with the change, and automatic syncs resume after an undo. */
export class ManualSync {
  constructor(
    private readonly sync: SyncListings,
    private readonly audit: AuditLog,
    private readonly undo: SheetUndo,
  ) {}

  get from(): SyncListings['from'] {
    return this.sync.from;
  }

  /** @throws as {@link SyncListings.run} does */
  execute({ force, dryRun, client, begun }: ManualSyncRequest): Promise<SyncRun> {
    return this.sync.run({ trigger: 'manual', force, dryRun, begun, alongside: (figures) => this.remember(figures, client) });
  }

  private async remember({ created, updated, removed }: SyncFigures, client: string | null): Promise<void> {
    await this.undo.resume();
    await this.audit.record({ action: 'listings-synced', client, detail: { created, updated, removed } });
  }
}
