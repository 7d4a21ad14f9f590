import { mock } from 'node:test';
import { newRun } from '../../domain/import/sync-run.js';
import { InMemorySyncRuns, TickingClock } from '../../testing/doubles.js';
import { recordedRun } from './recorded-run.js';

const aRun = () => newRun('1', { trigger: 'manual', source: 'a.csv', startedAt: new Date(0) });

let runs: InMemorySyncRuns;

beforeEach(() => {
  runs = new InMemorySyncRuns();
});

it('what was committed has not failed, even if something fails after it', async () => {
  const recording = recordedRun(runs, new TickingClock(), aRun(), async (end) => {
    await end({ status: 'applied', created: 3 });
    throw new Error('The file cannot be closed.');
  });
  await expect(recording).rejects.toThrow('The file cannot be closed.');
  expect(runs.records).toMatchObject([{ status: 'applied', created: 3, error: null }]);
});

describe('the progress', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('is recorded each second until the run ends, and not afterwards', async () => {
    const recorded = jest.spyOn(runs, 'progress');
    const run = aRun();
    await recordedRun(runs, new TickingClock(), run, async (end) => {
      run.read = 70;
      mock.timers.tick(2_000);
      expect(runs.records).toMatchObject([{ status: 'running', read: 70 }]);
      await end({ status: 'applied' });
    });
    mock.timers.tick(10_000);
    expect(recorded).toHaveBeenCalledTimes(2);
  });

  it('is not recorded any more after a failure', async () => {
    const recorded = jest.spyOn(runs, 'progress');
    await expect(recordedRun(runs, new TickingClock(), aRun(), () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    mock.timers.tick(10_000);
    expect(recorded).not.toHaveBeenCalled();
  });
});
