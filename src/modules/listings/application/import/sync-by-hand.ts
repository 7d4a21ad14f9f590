import { AuditLog } from '../../../../shared/audit-log.js';
import { SheetUndo } from '../../domain/import/sheet-undo.js';
import type { SyncFigures, SyncRun } from '../../domain/import/sync-run.js';
import { SyncListings } from './sync-listings.js';

export interface SyncByHandRequest {
  force?: boolean;
  dryRun?: boolean;
  /** Address of the client, for the audit log. */
  client: string | null;
  /** Told the id of the run when it has begun. */
  begun?: (id: string) => void;
}

/** A sync that an admin asked for: what it changes is remembered together with the change, and the clock goes on after an undo. */
export class SyncByHand {
  constructor(
    private readonly sync: SyncListings,
    private readonly audit: AuditLog,
    private readonly undo: SheetUndo,
  ) {}

  get from(): SyncListings['from'] {
    return this.sync.from;
  }

  /** @throws as {@link SyncListings.run} does */
  execute({ force, dryRun, client, begun }: SyncByHandRequest): Promise<SyncRun> {
    return this.sync.run({ trigger: 'manual', force, dryRun, begun, alongside: (figures) => this.remember(figures, client) });
  }

  private async remember({ created, updated, removed }: SyncFigures, client: string | null): Promise<void> {
    await this.undo.resume();
    await this.audit.record({ action: 'listings-synced', client, detail: { created, updated, removed } });
  }
}
