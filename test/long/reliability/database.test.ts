import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { get } from '../../support/api.js';
import { rowsOf } from '../../support/database.js';
import { openSite, percentile, print, type Site } from './site.js';
import type { LoadOrder, Sent } from './steady-load.js';

const PER_SECOND = 50;
const [SECONDS, FROZEN_FOR] = [70, 12];
const MESSAGE = JSON.stringify({ name: 'Ann', email: 'ann%d@example.com', subject: 'No. %d', message: 'A tap drips, number %d.' });

let site: Site;
let kept: string[];
let unseen: string[];

beforeAll(async () => {
  site = await openSite();
  const { services } = (await get<{ services: { slug: string }[] }>(site, '/api/search?limit=100')).body;
  const business = (slug: string) => `/business/${slug}`;
  kept = ['/', '/faq', '/search', '/search?industry=Plumber', ...services.slice(0, 10).map(({ slug }) => business(slug))];
  unseen = services.slice(10).map(({ slug }) => business(slug));
}, 600_000);

afterAll(() => site?.close(), 120_000);

/** All that visitors do: of ten requests four for pages that were seen before, four searches, one page that nobody has seen yet, and a message. */
function mix(): LoadOrder['requests'] {
  return Array.from({ length: 200 }, (_, index) => {
    const turn = index % 10;
    if (turn < 4) return { what: 'kept page', path: kept[index % kept.length]! };
    if (turn < 8) return { what: 'search', path: `/api/search?industry=Plumber&page=${1 + (index % 20)}&limit=10` };
    return turn === 8
      ? { what: 'other page', path: unseen[index % unseen.length]! }
      : { what: 'message', path: '/api/contact', body: MESSAGE };
  });
}

/** @returns when the database takes statements again (epoch milliseconds) */
async function databaseReady(): Promise<number> {
  for (;;) {
    const client = new pg.Client({ connectionString: site.databaseUrl, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return Date.now();
    } catch {
      await sleep(20);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

it('while PostgreSQL is killed, restarted and frozen for 12 s, cached pages and searches continue, all else is 503 within 3 s, no acknowledged message is lost, and writes work within 2 s', async () => {
  for (const path of kept) expect((await fetch(site.url + path)).status).toBe(200);
  const began = Date.now();
  const until = (second: number) => sleep(Math.max(0, began + second * 1_000 - Date.now()));
  const load = site.load({ requests: mix(), perSecond: PER_SECOND, seconds: SECONDS, connections: 300 });
  const faults: Record<string, { from: number; ready: number }> = {};
  const fault = async (name: string, begin: () => Promise<void> | void) => {
    const from = Date.now();
    await begin();
    faults[name] = { from, ready: await databaseReady() };
  };

  await until(8);
  await fault('kill -9', () => void process.kill(site.databasePids()[0]!, 'SIGKILL'));
  await until(25);
  await fault('restart', async () => {
    process.kill(site.databasePids()[0]!, 'SIGINT');
    await sleep(300);
  });
  await until(42);
  await fault('SIGSTOP 12 s', async () => {
    const pids = site.databasePids();
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await sleep(FROZEN_FOR * 1_000);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  });

  const sent = await load;
  const acknowledged = sent.filter(({ what, status }) => what === 'message' && status === 201);
  const stored = new Set(
    (await rowsOf<{ subject: string }>(site.databaseUrl, 'SELECT subject FROM message')).map(({ subject }) => subject),
  );
  const lost = acknowledged.filter(({ number }) => !stored.has(`No. ${number}`));
  const of = (...whats: string[]) => sent.filter(({ what }) => whats.includes(what));
  const tally = (some: readonly Sent[]) =>
    Object.fromEntries(Object.entries(Object.groupBy(some, ({ status }) => String(status))).map(([status, all]) => [status, all!.length]));
  for (const what of ['kept page', 'search', 'other page', 'message'])
    print(`database, ${what}`, {
      ...tally(of(what)),
      'longest ms': Math.max(...of(what).map(({ ms }) => ms)),
      p99: percentile(of(what), 0.99),
    });
  const back: Record<string, number> = {};
  for (const [name, { from, ready }] of Object.entries(faults)) {
    const first = acknowledged.find(({ at, ms }) => at + ms >= ready);
    back[name] = first ? Math.round(first.at + first.ms - ready) : Infinity;
    print(`database, ${name}`, { 'away for ms': ready - from, 'writes back after ms': back[name] });
  }
  print('database, messages', { acknowledged: acknowledged.length, lost: lost.length });

  expect(lost).toEqual([]);
  expect(
    of('kept page', 'search')
      .filter(({ status }) => status !== 200)
      .slice(0, 3),
  ).toEqual([]);
  const refused = of('other page', 'message').filter(({ status }) => status !== 200 && status !== 201);
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter).slice(0, 3)).toEqual([]);
  expect(refused.filter(({ ms }) => ms > 3_000).slice(0, 3)).toEqual([]);
  expect(Object.entries(back).filter(([, ms]) => ms > 2_000)).toEqual([]);
}, 600_000);
