import { randomUUID } from 'node:crypto';
import { AuditLog } from '../../../shared/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import { SheetListings } from '../domain/sheet-listings.js';
import { SheetUndo } from '../domain/sheet-undo.js';
import { newRun, SyncLock, type SyncRun, SyncRuns } from '../domain/sync-run.js';
import { NothingToUndo } from '../domain/sync.errors.js';
import { recordedRun } from './recorded-run.js';
import { MOST_SINGLE_CHANGES } from './sheet-changes.js';

export interface UndoneSync {
  run: SyncRun;
  /** The run that was taken back. */
  undone: string;
}

/** Takes back what the last sync did, once, and stops the clock: the same sheet would bring everything back. */
export class UndoSync {
  constructor(
    private readonly undo: SheetUndo,
    private readonly listings: SheetListings,
    private readonly runs: SyncRuns,
    private readonly lock: SyncLock,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** @throws SyncAlreadyRunning or NothingToUndo; nothing was changed then */
  execute(client: string | null): Promise<UndoneSync> {
    return this.lock.hold(async () => {
      const { undo } = await this.undo.state();
      if (!undo) throw new NothingToUndo();
      const run = newRun(randomUUID(), { trigger: 'undo', source: 'the last sync', startedAt: this.clock.now() });
      await recordedRun(this.runs, this.clock, run, async () => {
        const figures = await this.transaction.run(() => this.takeBack(client, run.startedAt));
        Object.assign(run, figures, { status: 'undone' });
      });
      return { run, undone: undo.runId };
    });
  }

  private async takeBack(client: string | null, at: Date): Promise<Pick<SyncRun, 'created' | 'updated' | 'removed' | 'written'>> {
    const taken = await this.undo.takeBack();
    if (!taken) throw new NothingToUndo();
    const { created, updated, removed, keys } = taken;
    await this.undo.pause(at);
    if (keys.length > 0) await this.listings.announce(keys.length > MOST_SINGLE_CHANGES ? 'all' : keys);
    await this.audit.record({ action: 'sync-undone', client, detail: { created, updated, removed } });
    return { created, updated, removed, written: keys.length };
  }
}
