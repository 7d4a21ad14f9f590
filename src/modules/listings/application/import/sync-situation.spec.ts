import { InMemorySheetUndo, InMemorySyncLock, InMemorySyncRuns } from '../../testing/doubles.js';
import { newRun, type SyncRun } from '../../domain/import/sync-run.js';
import { SyncSituations } from './sync-situation.js';

const lock = new InMemorySyncLock();

/** @param recorded how runs stand in the history, oldest first */
async function situationsAfter(...recorded: Partial<SyncRun>[]): Promise<SyncSituations> {
  const runs = new InMemorySyncRuns();
  for (const [index, run] of recorded.entries())
    await runs.save({ ...newRun(String(index), { trigger: 'start', source: 'a.csv', startedAt: new Date(index) }), ...run });
  return new SyncSituations(runs, lock, new InMemorySheetUndo());
}

const decided = async (situations: SyncSituations) => (await situations.lastDecided())?.status;

describe('A sync whose process has ended', () => {
  it('is interrupted, in the history and as the last sync, even if no other has begun since', async () => {
    const situations = await situationsAfter({ status: 'applied' }, { status: 'running' });
    const { running, runs } = await situations.now();
    expect([running, ...runs.map(({ status }) => status)]).toEqual([false, 'interrupted', 'applied']);
    expect(await decided(situations)).toBe('interrupted');
  });

  it('is not the last one if it was a dry run, or of an uploaded file', async () => {
    expect(await decided(await situationsAfter({ status: 'applied' }, { status: 'running', dryRun: true }))).toBe('applied');
    expect(await decided(await situationsAfter({ status: 'applied' }, { status: 'running', uploadId: 'one' }))).toBe('applied');
  });
});

it('The sync that can be undone ended when it ended, on whichever page of the history it is', async () => {
  const [runs, undo] = [new InMemorySyncRuns(), new InMemorySheetUndo()];
  const recorded = (id: string) => newRun(id, { trigger: 'schedule', source: 'a.csv', startedAt: new Date(1_000) });
  await runs.save({ ...recorded('changed'), status: 'applied', finishedAt: new Date(5_000) });
  for (let later = 1; later <= 20; later += 1) await runs.save({ ...recorded(`unchanged ${later}`), status: 'applied' });
  undo.remembered = { runId: 'changed', created: 1, updated: 0, removed: 0, keys: [] };
  const situations = new SyncSituations(runs, lock, undo);
  const ends = [await situations.now(1), await situations.now(2)].map((situation) => situation.undo?.at);
  expect(ends).toEqual([new Date(5_000), new Date(5_000)]);
});

it('A sync that a process works on is running, and the last one is the one before it', async () => {
  await lock.withLock(async () => {
    const situations = await situationsAfter({ status: 'applied' }, { status: 'running' });
    const { running, runs } = await situations.now();
    expect([running, ...runs.map(({ status }) => status)]).toEqual([true, 'running', 'applied']);
    expect(await decided(situations)).toBe('applied');
    expect(await decided(await situationsAfter({ status: 'running' }))).toBeUndefined();
  });
});
