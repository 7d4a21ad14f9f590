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

describe('runs as they stand', () => {
  it('go on while somebody works on them, and are over as they say', async () => {
    expect(await standing(true, [run('a'), run('b', 'applied')])).toEqual(['a running', 'b applied']);
    expect(await standing(false, [run('b', 'failed')])).toEqual(['b failed']);
  });

  it('were ended with their process when nobody works on them any more', async () => {
    expect(await standing(false, [run('a')])).toEqual(['a interrupted']);
  });

  it('that end while one looks have ended well', async () => {
    expect(await standing(false, [run('a')], [run('a', 'previewed')])).toEqual(['a previewed']);
  });

  it('that begin while one looks have begun', async () => {
    expect(await standing(false, [run('a')], [run('b'), run('a', 'applied')])).toEqual(['b running', 'a applied']);
  });
});

describe('the end that is expected of a run', () => {
  const begun = new Date('2026-11-20T15:00:00Z');
  const at = (share: number | null, seconds: number, status: SyncRun['status'] = 'running') =>
    expectedEnd({ status, share, startedAt: begun }, new Date(begun.getTime() + seconds * 1_000));

  it('is as far away as what was read and what is left say, and never in the past', () => {
    expect(at(0.5, 80)).toEqual(new Date('2026-11-20T15:03:20Z'));
    expect(at(1, 800)).toEqual(new Date('2026-11-20T15:16:40Z'));
  });

  it('is unknown while too little was read, of what has no known length, and of what is over', () => {
    expect([at(0.001, 5), at(null, 50), at(0.5, 50, 'applied')]).toEqual([null, null, null]);
  });
});
