import { expectedEnd, newRun, withInterruptedRuns, type SyncLock, type SyncRun } from './sync-run.js';

const run = (id: string, status: SyncRun['status'] = 'running'): SyncRun => ({
  ...newRun(id, { trigger: 'manual', source: 'a.csv', startedAt: new Date(0) }),
  status,
});

/** @param looks what stands there at each look */
async function standing(isHeld: boolean, ...looks: SyncRun[][]) {
  const lock = { isHeld: () => Promise.resolve(isHeld) } as SyncLock;
  const runs = await withInterruptedRuns(lock, () => Promise.resolve(looks.length > 1 ? looks.shift()! : looks[0]!));
  return runs.map(({ id, status }) => `${id} ${status}`);
}

describe('the status of a run', () => {
  it('is running while a process works on it, else as recorded', async () => {
    expect(await standing(true, [run('a'), run('b', 'applied')])).toEqual(['a running', 'b applied']);
    expect(await standing(false, [run('b', 'failed')])).toEqual(['b failed']);
  });

  it('is interrupted if no process works on it any more', async () => {
    expect(await standing(false, [run('a')])).toEqual(['a interrupted']);
  });

  it('is complete if the run ends during the query', async () => {
    expect(await standing(false, [run('a')], [run('a', 'previewed')])).toEqual(['a previewed']);
  });

  it('is running if the run begins during the query', async () => {
    expect(await standing(false, [run('a')], [run('b'), run('a', 'applied')])).toEqual(['b running', 'a applied']);
  });
});

describe('the estimated end of a run', () => {
  const begun = new Date('2026-11-20T15:00:00Z');
  const at = (share: number | null, seconds: number, status: SyncRun['status'] = 'running') =>
    expectedEnd({ status, share, startedAt: begun }, new Date(begun.getTime() + seconds * 1_000));

  it('follows from what was read and what remains, and is never in the past', () => {
    expect(at(0.5, 80)).toEqual(new Date('2026-11-20T15:03:20Z'));
    expect(at(1, 800)).toEqual(new Date('2026-11-20T15:16:40Z'));
  });

  it('is unknown if too little was read, the length is unknown, or the run is over', () => {
    expect([at(0.001, 5), at(null, 50), at(0.5, 50, 'applied')]).toEqual([null, null, null]);
  });
});
