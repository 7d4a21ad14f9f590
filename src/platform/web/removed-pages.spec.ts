import { mock } from 'node:test';
import type { ChangeFeed } from '../database/change-feed.js';
import { RemovedPages } from './removed-pages.js';
import { StalePages } from './stale-pages.js';

const [SECOND_MS, HOUR_MS, DAY_MS] = [1_000, 3_600_000, 86_400_000];
type Query = (sql: string, values: [Date]) => Promise<object[]>;

/** A connection that a test loses and makes again, and the removals that are noted in the database. */
function opened() {
  let connect: (query: Query) => Promise<void> = () => Promise.resolve();
  const changes = {
    heardUntil: Date.now(),
    beforeConnected: (work: typeof connect) => (connect = work),
    on: () => undefined,
  };
  const forgotten: string[] = [];
  const stale = new StalePages({ named: 1, searched: 1 });
  stale.forget = (paths) => void forgotten.push(...paths);
  stale.forgetAll = () => void forgotten.push('all of them');
  new RemovedPages(changes as unknown as ChangeFeed, stale);
  const noted: { path: string; at: number }[] = [];
  const query: Query = (_sql, [after]) => Promise.resolve(noted.filter(({ at }) => at > after.getTime()));
  return {
    forgotten,
    note: (path: string) => noted.push({ path, at: Date.now() }),
    pass: (milliseconds: number) => mock.timers.tick(milliseconds),
    /** Connected, notifications arrive all the time. */
    hear: (milliseconds: number) => {
      mock.timers.tick(milliseconds);
      changes.heardUntil = Date.now();
    },
    connect: async () => {
      await connect(query);
      changes.heardUntil = Date.now();
    },
  };
}

beforeEach(() => mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => mock.timers.reset());

describe('pages that were removed while notifications were missed', () => {
  it('are the only ones dropped after a second without a connection, however long the process was connected before', async () => {
    const { forgotten, connect, hear, note, pass } = opened();
    await connect();
    note('/business/long-ago');
    hear(30 * DAY_MS);
    note('/business/meanwhile');
    pass(SECOND_MS);
    await connect();
    expect(forgotten).toEqual(['/business/meanwhile']);
  });

  it('are found even if they were recorded long before their commit', async () => {
    const { forgotten, connect, hear, note, pass } = opened();
    await connect();
    hear(DAY_MS);
    note('/business/in-a-long-transaction');
    hear(HOUR_MS / 2);
    pass(SECOND_MS);
    await connect();
    expect(forgotten).toEqual(['/business/in-a-long-transaction']);
  });

  it('are not all recorded any more after a week: then every page is dropped', async () => {
    const { forgotten, connect, hear, note, pass } = opened();
    await connect();
    hear(DAY_MS);
    note('/business/any');
    pass(7 * DAY_MS);
    await connect();
    expect(forgotten).toEqual(['all of them']);
  });
});
