import { SheetUndo } from '../../domain/import/sheet-undo.js';
import { type SyncRun, SyncRuns } from '../../domain/import/sync-run.js';
import { SyncDoneElsewhere, SyncPaused } from '../../domain/import/sync.errors.js';
import { SyncListings } from './sync-listings.js';

/** A sync that nobody asked for: at a start, or by the clock. */
export class SyncByItself {
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
   * Several processes hear the same tick; one of them syncs.
   * @param due the time that the clock was set to, not the one when it was heard
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
