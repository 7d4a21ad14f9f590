import { randomUUID } from 'node:crypto';
import { AuditLog } from '../../../../shared/office/audit-log.js';
import { Clock } from '../../../../shared/clock.js';
import { Transaction } from '../../../../shared/transaction.js';
import type { ListingSource, UploadSource } from '../../domain/catalogue/listing.js';
import { SheetListings } from '../../domain/import/sheet-listings.js';
import { SheetUndo } from '../../domain/import/sheet-undo.js';
import { newRun, SyncLock, type SyncRun, SyncRuns } from '../../domain/import/sync-run.js';
import { NothingToUndo } from '../../domain/import/sync.errors.js';
import { recordedRun } from './recorded-run.js';

export interface UndoneSync {
  run: SyncRun;
  /** The run that was undone. */
  undone: string;
}

/** Undoes the last sync, once, and pauses automatic syncs: the same sheet would bring everything back. */
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
    return this.lock.withLock(async () => {
      const { undo } = await this.undo.state('sheet');
      if (!undo) throw new NothingToUndo();
      const run = newRun(randomUUID(), { trigger: 'undo', source: 'the last sync', startedAt: this.clock.now() });
      return this.recorded(run, undo.runId, 'sheet', async (done) => {
        await this.undo.pause(run.startedAt);
        await this.audit.record({ action: 'sync-undone', client, detail: done });
      });
    });
  }

  /**
   * The same for an uploaded file, as long as it is the last one that changed its list.
   * @throws SyncAlreadyRunning or NothingToUndo; nothing was changed then
   */
  ofUpload(uploadId: string, source: UploadSource, name: string, client: string | null): Promise<UndoneSync> {
    return this.lock.withLock(async () => {
      const { undo } = await this.undo.state(source);
      if (!undo || (await this.runs.find(undo.runId))?.uploadId !== uploadId) throw new NothingToUndo();
      const run = newRun(randomUUID(), { trigger: 'undo', source: name, startedAt: this.clock.now(), uploadId });
      return this.recorded(run, undo.runId, source, (done) =>
        this.audit.record({ action: 'import-undone', client, detail: { name, ...done } }),
      );
    });
  }

  private async recorded(
    run: SyncRun,
    undone: string,
    source: ListingSource,
    alongside: (done: Record<string, number>) => Promise<void>,
  ): Promise<UndoneSync> {
    const ended = await recordedRun(this.runs, this.clock, run, (end) =>
      this.transaction.run(async () => end({ ...(await this.takeBack(source, alongside)), status: 'undone' })),
    );
    return { run: ended, undone };
  }

  private async takeBack(
    source: ListingSource,
    alongside: (done: Record<string, number>) => Promise<void>,
  ): Promise<Pick<SyncRun, 'created' | 'updated' | 'removed' | 'written'>> {
    const taken = await this.undo.undoLastRun(source);
    if (!taken) throw new NothingToUndo();
    const { created, updated, removed, keys } = taken;
    if (keys.length > 0) await this.listings.announce(keys);
    await alongside({ created, updated, removed });
    return { created, updated, removed, written: keys.length };
  }
}
