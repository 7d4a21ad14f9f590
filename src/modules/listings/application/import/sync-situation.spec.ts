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

it('A sync that a process works on is running, and the last one is the one before it', async () => {
  await lock.withLock(async () => {
    const situations = await situationsAfter({ status: 'applied' }, { status: 'running' });
    const { running, runs } = await situations.now();
    expect([running, ...runs.map(({ status }) => status)]).toEqual([true, 'running', 'applied']);
    expect(await decided(situations)).toBe('applied');
    expect(await decided(await situationsAfter({ status: 'running' }))).toBeUndefined();
  });
});
