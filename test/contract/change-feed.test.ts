import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ChangeFeed } from '../../src/platform/database/change-feed.js';
import { DatabaseStall } from '../../src/platform/database/database-stall.js';
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
