import { mock } from 'node:test';
import { setImmediate as settled } from 'node:timers/promises';
import type { ListingsChanged } from '../../listings/index.js';
import { InMemoryIndexChanges } from '../testing/doubles.js';
import { SearchMaintenance } from './search-maintenance.js';

const NOTHING = () => undefined;

/** Without engines. @param handle takes what handles changed listings */
function maintenanceOf(recall: () => Promise<void>, changes = new InMemoryIndexChanges(), handle: Handle = NOTHING): SearchMaintenance {
  const learned = { recall, learn: () => Promise.resolve(), relearn: () => Promise.resolve() };
  const given = [
    { handle: (_topic: string, _options: object, handler: Handler) => handle(handler) },
    { on: NOTHING },
    { forgetTotals: NOTHING },
    learned,
    {},
    { register: NOTHING },
    [],
    changes,
    { prepare: () => Promise.resolve() },
  ] as unknown as ConstructorParameters<typeof SearchMaintenance>;
  return new SearchMaintenance(...given);
}

type Handler = (events: ListingsChanged[]) => Promise<void>;
type Handle = (handler: Handler) => void;

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));

afterEach(() => mock.timers.reset());

it('builds the vocabulary as soon as that is possible, and only once', async () => {
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

it('stops retrying when the application ends', async () => {
  let tries = 0;
  const maintenance = maintenanceOf(() => ((tries += 1), Promise.reject(new Error('no connection in time'))));
  maintenance.onApplicationBootstrap();
  await settled();
  await maintenance.onApplicationShutdown();
  mock.timers.tick(60_000);
  await settled();
  expect(tries).toBe(1);
});

it('keeps changes for a while for an engine that is not configured, if its index can continue from there', async () => {
  const changes = new InMemoryIndexChanges();
  let changed: Handler = () => Promise.reject(new Error('Nothing handles changed listings.'));
  maintenanceOf(
    () => Promise.resolve(),
    changes,
    (handler) => (changed = handler),
  );
  await changed([{ keys: [1, 2] }]);
  changes.isFollowed = false;
  await changed([{ keys: [3] }]);
  expect(changes.changes.map(({ keys }) => keys)).toEqual([[1, 2]]);
});
