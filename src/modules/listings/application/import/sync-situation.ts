import { SheetUndo } from '../../domain/import/sheet-undo.js';
import { RunNotFound } from '../../domain/import/sync.errors.js';
import { withInterruptedRuns, SyncLock, type SyncRun, SyncRuns } from '../../domain/import/sync-run.js';

const PER_PAGE = 20;

/** The state of syncs, as the operator sees it. */
export interface SyncSituation {
  running: boolean;
  /** The run that is under way, in whichever process. */
  current: SyncRun | null;
  paused: boolean;
  /** The run that can be undone, and when it ended. */
  undo: { runId: string; at: Date; sample: number } | null;
  /** One page of them, newest first. */
  runs: SyncRun[];
  /** On all pages. */
  runsTotal: number;
}

export class SyncSituations {
  constructor(
    private readonly runs: SyncRuns,
    private readonly lock: SyncLock,
    private readonly undo: SheetUndo,
  ) {}

  /** @throws RunNotFound */
  async run(id: string): Promise<SyncRun> {
    const [run] = await withInterruptedRuns(this.lock, async () => [await this.runs.find(id)].filter((found) => found !== undefined));
    if (!run) throw new RunNotFound();
    return run;
  }

  /**
   * The last run of the sheet or the sample that changed the directory, or was meant to. Includes a run whose process has ended, even if no
   * sync has begun since: without a sheet none ever begins, and the record would say "running" for good.
   */
  async lastDecided(): Promise<SyncRun | undefined> {
    const found = await withInterruptedRuns(this.lock, async () => {
      // In this order, so that a run that ends between the two reads is found with its end.
      const begun = await this.runs.current();
      const decided = await this.runs.lastDecided();
      const counts = begun && !begun.dryRun && begun.uploadId === null;
      return [counts ? begun : undefined, decided].filter((run) => run !== undefined);
    });
    return found.find(({ status }) => status !== 'running');
  }

  /**
   * @param page of the runs, from 1
   * @param withLists without them the runs have only the numbers of what they found: hundreds of kilobytes less
   */
  async now(page = 1, withLists = true): Promise<SyncSituation> {
    const [running, runs, runsTotal, { undo, pausedSince }] = await Promise.all([
      this.lock.isHeld(),
      withInterruptedRuns(this.lock, () => this.runs.latest({ page, limit: PER_PAGE }, withLists)),
      this.runs.count(),
      this.undo.state('sheet'),
    ]);
    const current = running ? await this.runs.current() : undefined;
    // It may be on another page of the history.
    const undoable = undo && (runs.find(({ id }) => id === undo.runId) ?? (await this.runs.find(undo.runId)));
    return {
      running,
      current: current ?? null,
      paused: pausedSince !== null,
      undo: undo && { ...undo, at: undoable?.finishedAt ?? undo.at },
      runs,
      runsTotal,
    };
  }
}
