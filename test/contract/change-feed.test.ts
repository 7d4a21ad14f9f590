import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { ChangeFeed } from '../../src/platform/database/change-feed.js';
import { DatabaseStall } from '../../src/platform/database/database-stall.js';
import { eventually } from '../support/api.js';
import { createDatabase, execute, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let feed: ChangeFeed;

beforeAll(async () => {
  database = await createDatabase();
});

beforeEach(() => {
  feed = new ChangeFeed({ options: { url: database.url } } as unknown as DataSource, new DatabaseStall());
});

afterEach(() => feed.onApplicationShutdown());

afterAll(() => database?.drop());

const change = (payload: string) => execute(database.url, `SELECT pg_notify('words_changed', '${payload}')`);

it('has caught up when all notifications are received, and the work of their listeners is done', async () => {
  const seen: string[] = [];
  feed.on('words_changed', async (payload) => {
    if (payload === undefined) return;
    await sleep(50);
    seen.push(payload);
  });
  await feed.onModuleInit();
  for (const payload of ['first', 'second']) {
    await change(payload);
    await feed.caughtUp();
    expect(seen.at(-1)).toBe(payload);
  }
});

it('calls each listener without a payload when it is connected, and again after a lost connection', async () => {
  const calls: string[] = [];
  feed.on('words_changed', (payload = 'no payload') => calls.push(payload));
  try {
    await feed.onModuleInit();
    expect(calls).toEqual(['no payload']);
    await execute(database.url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'homewright-listen'`);
    await eventually(
      () => Promise.resolve(calls.length > 1),
      () => 'the listener is called again',
    );
    expect(calls).toEqual(['no payload', 'no payload']);
  } finally {
    // A feed that stays open after a failure would connect again and again.
    await feed.onApplicationShutdown();
  }
});

it('has heard everything that was committed before the last answered query was sent, and not before its answer', async () => {
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const ask = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => Promise<unknown>;
  /** An answer takes a minute. */
  const asked = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...question: unknown[]): unknown {
    return ask.apply(this, question).finally(() => (now += 60_000));
  });
  try {
    await feed.onModuleInit();
    await feed.caughtUp();
    expect(feed.heardUntil).toBe(now - 60_000);
  } finally {
    asked.mockRestore();
    clock.mockRestore();
    await feed.onApplicationShutdown();
  }
});

it('has caught up even if a listener failed', async () => {
  feed.on('words_changed', (payload) => (payload === undefined ? undefined : Promise.reject(new Error('It cannot be read.'))));
  await feed.onModuleInit();
  await change('first');
  await feed.caughtUp();
  expect(feed.connected).toBe(true);
});

it('does not connect after a shutdown, also one during a connection attempt', async () => {
  const connecting = feed.onModuleInit();
  await feed.onApplicationShutdown();
  await connecting;
  expect(feed.connected).toBe(false);
});
