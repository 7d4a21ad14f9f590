import { SheetUndo } from '../../domain/import/sheet-undo.js';
import { type SyncRun, SyncRuns } from '../../domain/import/sync-run.js';
import { SyncDoneElsewhere, SyncPaused } from '../../domain/import/sync.errors.js';
import { SyncListings } from './sync-listings.js';

/** An automatic sync: at a start, or by schedule. */
export class ScheduledSync {
  constructor(
    private readonly sync: SyncListings,
    private readonly runs: SyncRuns,
    private readonly undo: SheetUndo,
  ) {}

  /** @throws SyncPaused, and as {@link SyncListings.run} does */
  atStart(): Promise<SyncRun> {
    return this.sync.run({ trigger: 'start', beforehand: () => this.unlessPaused() });
  }

  /**
   * The schedule fires in every process; one of them syncs.
   * @param due the scheduled time, not the time of execution
   * @throws SyncPaused or SyncDoneElsewhere, and as {@link SyncListings.run} does
   */
  byTheClock(due: Date): Promise<SyncRun> {
    return this.sync.run({
      trigger: 'schedule',
      beforehand: async () => {
        await this.unlessPaused();
        if (await this.runs.begunSince(due)) throw new SyncDoneElsewhere();
      },
    });
  }

  private async unlessPaused(): Promise<void> {
    if ((await this.undo.state('sheet')).pausedSince) throw new SyncPaused();
  }
}
