import { AggregatorRegistry, Registry } from 'prom-client';
import { InMemorySheetUndo, InMemorySyncLock, InMemorySyncRuns } from '../../testing/doubles.js';
import { newRun, type SyncRun } from '../../domain/import/sync-run.js';
import { SyncSituations } from '../../application/import/sync-situation.js';
import { registerSyncMetrics } from './sync-metrics.js';

/** Somebody works on what is running. */
class HeldLock extends InMemorySyncLock {
  override isHeld(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

const begun = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);

const situations = (runs: InMemorySyncRuns) => new SyncSituations(runs, new HeldLock(), new InMemorySheetUndo());

async function metricsAfter(runs: InMemorySyncRuns, undo = new InMemorySheetUndo()): Promise<Record<string, number>> {
  const registry = new Registry();
  registerSyncMetrics(registry, situations(runs), undo);
  return figuresIn(await registry.metrics());
}

function figuresIn(text: string): Record<string, number> {
  const lines = text.matchAll(/^homewright_sync_(\S+) (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, Number(value)]));
}

async function after(...outcomes: Partial<SyncRun>[]): Promise<Record<string, number>> {
  const runs = new InMemorySyncRuns();
  for (const [index, outcome] of outcomes.entries()) {
    await runs.save({ ...newRun(String(index), { trigger: 'schedule', source: 'x.csv', startedAt: begun(10) }), ...outcome });
  }
  return metricsAfter(runs);
}

describe('the metrics of the sync', () => {
  it('have only the schedule before the first one', async () => {
    expect(await after()).toEqual({ paused: 0 });
  });

  it('have the result of the last one, its time, its duration, and its rows by outcome', async () => {
    const startedAt = begun(10);
    const finishedAt = new Date(startedAt.getTime() + 2_500);
    const skipped = [{ row: 4, reason: 'no title' }];
    const told = await after(
      { status: 'failed' },
      { status: 'applied', startedAt, finishedAt, created: 3, updated: 2, unchanged: 90, removed: 1, skipped, skippedTotal: 5_524 },
    );
    expect(told).toMatchObject({
      last_succeeded: 1,
      last_duration_seconds: 2.5,
      paused: 0,
      'last_rows{outcome="created"}': 3,
      'last_rows{outcome="updated"}': 2,
      'last_rows{outcome="unchanged"}': 90,
      'last_rows{outcome="removed"}': 1,
      'last_rows{outcome="skipped"}': 5_524,
    });
    expect(told['last_seconds_ago']).toBeGreaterThanOrEqual(600);
    expect(told['last_seconds_ago']).toBeLessThan(700);
  });

  it.each([
    ['applied', 1],
    ['undone', 1],
    ['failed', 0],
    ['refused', 0],
    ['interrupted', 0],
  ] as const)('count a run that was %s as %d', async (status, succeeded) => {
    expect(await after({ status })).toMatchObject({ last_succeeded: succeeded });
  });

  it('ignore dry runs and running ones for the last one', async () => {
    expect(await after({ status: 'applied' }, { status: 'previewed' }, { status: 'running' })).toMatchObject({ last_succeeded: 1 });
  });

  it('show that no automatic sync is configured', async () => {
    const undo = new InMemorySheetUndo();
    await undo.pause(new Date());
    expect(await metricsAfter(new InMemorySyncRuns(), undo)).toEqual({ paused: 1 });
  });

  it('have the same value from several processes as from one', async () => {
    const runs = new InMemorySyncRuns();
    const undo = new InMemorySheetUndo();
    await undo.pause(new Date());
    const startedAt = begun(10);
    const finishedAt = new Date(startedAt.getTime() + 60_000);
    await runs.save({ ...newRun('1', { trigger: 'schedule', source: 'x.csv', startedAt }), status: 'applied', finishedAt, created: 3 });
    const registries = [new Registry(), new Registry(), new Registry()];
    for (const registry of registries) registerSyncMetrics(registry, situations(runs), undo);
    const all = AggregatorRegistry.aggregate(await Promise.all(registries.map((registry) => registry.getMetricsAsJSON())));
    const told = figuresIn(await all.metrics());
    expect(told).toMatchObject({ paused: 1, last_succeeded: 1, last_duration_seconds: 60, 'last_rows{outcome="created"}': 3 });
    expect(told['last_seconds_ago']).toBeLessThan(700);
  });

  it('have no values without the database', async () => {
    const away = () => Promise.reject(new Error('away'));
    expect(
      await metricsAfter(
        Object.assign(new InMemorySyncRuns(), { lastDecided: away }),
        Object.assign(new InMemorySheetUndo(), { state: away }),
      ),
    ).toEqual({});
  });
});
