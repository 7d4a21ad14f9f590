import { mock } from 'node:test';
import { setImmediate as settled } from 'node:timers/promises';
import { SearchMaintenance } from './search-maintenance.js';

const NOTHING = () => undefined;

/** Without engines: what it does for the vocabulary. */
function maintenanceOf(recall: () => Promise<void>): SearchMaintenance {
  const given = [
    { handle: NOTHING },
    { on: NOTHING },
    { forgetTotals: NOTHING },
    { recall },
    {},
    { register: NOTHING },
    [],
    {},
    { prepare: () => Promise.resolve() },
  ] as unknown as ConstructorParameters<typeof SearchMaintenance>;
  return new SearchMaintenance(...given);
}

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));

afterEach(() => mock.timers.reset());

it('builds the vocabulary as soon as it can be built, and not again', async () => {
  let tries = 0;
  const maintenance = maintenanceOf(() => ((tries += 1) < 3 ? Promise.reject(new Error('no connection in time')) : Promise.resolve()));
  maintenance.onApplicationBootstrap();
  const seen: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await settled();
    seen.push(tries);
    mock.timers.tick(5_000);
  }
  expect(seen).toEqual([1, 2, 3, 3, 3]);
});

it('tries no more once the application ends', async () => {
  let tries = 0;
  const maintenance = maintenanceOf(() => ((tries += 1), Promise.reject(new Error('no connection in time'))));
  maintenance.onApplicationBootstrap();
  await settled();
  await maintenance.onApplicationShutdown();
  mock.timers.tick(60_000);
  await settled();
  expect(tries).toBe(1);
});
