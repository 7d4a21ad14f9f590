import { newRun, runsAsTheyStand, type SyncLock, type SyncRun } from './sync-run.js';

const run = (id: string, status: SyncRun['status'] = 'running'): SyncRun => ({
  ...newRun(id, { trigger: 'manual', source: 'a.csv', startedAt: new Date(0) }),
  status,
});

/** @param looks what stands there at each look */
async function standing(isHeld: boolean, ...looks: SyncRun[][]) {
  const lock = { isHeld: () => Promise.resolve(isHeld) } as SyncLock;
  const runs = await runsAsTheyStand(lock, () => Promise.resolve(looks.length > 1 ? looks.shift()! : looks[0]!));
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
