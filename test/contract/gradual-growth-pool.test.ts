import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { trackingCommits, noteCommit } from '../../src/platform/database/committed-change.js';
import { GradualGrowthPool } from '../../src/platform/database/gradual-growth-pool.js';
import { createDatabase, execute, type TestDatabase } from '../support/database.js';

const MAX_CLIENTS = 4;

let database: TestDatabase;
let pool: GradualGrowthPool;

const open = ({ max = MAX_CLIENTS, url = database.url, waits = 10_000 } = {}) =>
  (pool = new GradualGrowthPool({ connectionString: url, max, connectionTimeoutMillis: waits }));
/** Those that a test keeps. */
const taken = new Set<PoolClient>();

async function take(): Promise<PoolClient> {
  const client = await pool.connect();
  taken.add(client);
  return client;
}

function giveBack(client: PoolClient): void {
  taken.delete(client);
  client.release();
}

beforeAll(async () => {
  database = await createDatabase();
});

afterEach(async () => {
  for (const client of taken) giveBack(client);
  await pool.end();
  // Sessions end a moment after their connections: what follows may need their places.
  while ((await others()) > 0) await sleep(20);
});

/** Connections to the database besides the one that asks. */
async function others(): Promise<number> {
  const [row] = await execute<{ count: number }>(
    database.url,
    'SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  return row!.count;
}

describe('a pool that waits for the connections in use', () => {
  it('does not open a connection for each of many short queries', async () => {
    open({ max: 40 });
    await pool.query('SELECT 1');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => pool.query<{ given: number }>('SELECT $1::int AS given', [index])),
    );
    expect(answers.map(({ rows }) => rows[0]!.given)).toEqual(Array.from({ length: 40 }, (_, index) => index));
    expect(pool.totalCount).toBeLessThan(20);
  });

  it('opens connections for work that holds them, from none on, up to the limit', async () => {
    open();
    const [first] = await Promise.all(Array.from({ length: MAX_CLIENTS }, take));
    expect(taken.size).toBe(MAX_CLIENTS);
    const next = take();
    expect(await Promise.race([next, sleep(100, 'waits')])).toBe('waits');
    expect(pool.totalCount).toBe(MAX_CLIENTS);
    giveBack(first!);
    expect(await next).toBe(first);
  });

  it('lets a request with a committed change wait longer than others, which are refused in time', async () => {
    open({ max: 1, waits: 50 });
    // A session may take longer than that to begin.
    let only: PoolClient | undefined;
    while (!only) only = await take().catch(() => undefined);
    const committed = trackingCommits(() => (noteCommit(), take().catch((error: unknown) => error)));
    const refused = await trackingCommits(() => Promise.allSettled([take(), take()]));
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    giveBack(only);
    expect(await committed).toBe(only);
  });

  it('continues with its connections if no more can be opened', async () => {
    open();
    const [first, second] = [await take(), await take()];
    const limit = (count: number) => second.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} CONNECTION LIMIT ${count}`);
    await limit(2);
    const answers = Array.from({ length: 3 }, () => pool.query<{ one: number }>('SELECT 1 AS one'));
    expect(await Promise.race([...answers, sleep(100, 'waits')])).toBe('waits');
    expect(pool.waitingCount).toBe(3);
    giveBack(first);
    expect((await Promise.all(answers)).map(({ rows }) => rows[0]!.one)).toEqual([1, 1, 1]);
    await limit(-1);
  });

  it('opens a connection in place of one that ended while a request waits', async () => {
    open({ max: 2 });
    const [first, second] = [await take(), await take()];
    second.on('error', () => undefined);
    const waits = pool.query<{ one: number }>('SELECT 1 AS one');
    expect(await Promise.race([waits, sleep(100, 'waits')])).toBe('waits');
    const { rows } = await second.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const broken = second.query('SELECT pg_sleep(60)').catch((error: Error) => error);
    await first.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    expect(await broken).toBeInstanceOf(Error);
    taken.delete(second);
    second.release(true);
    expect((await waits).rows).toEqual([{ one: 1 }]);
  });

  it('reports the error if there is no connection to wait for', async () => {
    open({ url: database.url.replace(/\/test_\w+$/, '/nowhere') });
    const refused = await Promise.allSettled([pool.query('SELECT 1'), pool.query('SELECT 2')]);
    for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason: { message: 'database "nowhere" does not exist' } });
  });
});
