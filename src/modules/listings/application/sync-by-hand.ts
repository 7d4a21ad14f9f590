import { AuditLog } from '../../../shared/audit-log.js';
import type { SyncRun } from '../domain/sync-run.js';
import { SyncListings } from './sync-listings.js';

export interface SyncByHandRequest {
  force?: boolean;
  dryRun?: boolean;
  /** Address of the client, for the audit log. */
  client: string | null;
}

/** A sync that an admin asked for: what it changes is remembered together with the change. */
export class SyncByHand {
  constructor(
    private readonly sync: SyncListings,
    private readonly audit: AuditLog,
  ) {}

  /** @throws as {@link SyncListings.run} does */
  execute({ force, dryRun, client }: SyncByHandRequest): Promise<SyncRun> {
    return this.sync.run({
      trigger: 'manual',
      force,
      dryRun,
      alongside: ({ created, updated, removed }) => this.audit.record({ action: 'listings-synced', client, detail: { created, updated, removed } }),
    });
  }
}
