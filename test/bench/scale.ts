import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { generateListings } from '../../scripts/listing-generator/index.mjs';
import { startBalancer } from '../support/balancer.js';
import { sheetCsv } from '../support/builders.js';
import { ENGINE_KEY, TestEngine } from '../support/engine.js';
import { launch, type RunningProcess } from '../support/process.js';
import { TestReplica } from '../support/replica.js';
import type { LoadResult } from './load.js';
import { APP, loadFrom } from './processes.js';
import { pathOf, searchRequests } from './queries.js';

/*
 * npm run bench:scale [-- --listings 50000 --seconds 8]
 * The effect of more servers: two engines, a streaming replica, four processes behind a load balancer, each compared with one; and searches
 * during a rebuild of the index. All run on one machine and share its cores: the figures show the overhead, not the gain of more machines.
 */

const { values } = parseArgs({ options: { listings: { type: 'string', default: '50000' }, seconds: { type: 'string', default: '8' } } });
const listings = Number(values.listings);
const seconds = Number(values.seconds);
const PASSWORD = 'bench-password';
const CONNECTIONS = 16;
const PROCESSES = 4;
/** After their start, processes read names and places while they serve the first searches. */
const AFTER_A_START_MS = 15_000;
const print = (line = '') => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'homewright-scale-'));
const csv = join(folder, 'listings.csv');
await writeFile(csv, sheetCsv([...generateListings({ count: listings, seed: 7 })]));
const [replica, one, two] = await Promise.all([TestReplica.start(), TestEngine.start(), TestEngine.start()]);
const running = new Set<RunningProcess>();
const COMMON = {
  DATABASE_URL: replica.primaryUrl,
  MEILI_API_KEY: ENGINE_KEY,
  SETTINGS_PASSWORD: PASSWORD,
  SESSION_SECRET: 'bench-session-secret-bench-session-secret',
  LISTINGS_CSV: csv,
  SYNC_CRON: 'off',
  TRUST_PROXY: '127.0.0.1',
};
const ONE_ENGINE = { MEILI_HOST: one.host };
const TWO_ENGINES = { MEILI_HOST: `${one.host},${two.host}` };
const NO_ENGINE = { SEARCH_ENGINE: 'postgres' };
const WITH_REPLICA = { DATABASE_READ_URL: replica.url };

const searches = searchRequests(5_000, 11).map((request) => ({ method: 'GET' as const, path: pathOf(request) }));
const pages = searchRequests(5_000, 23).map((request) => ({
  method: 'GET' as const,
  path: pathOf(request)
    .replace('/api/search', '/search')
    .replace(/&limit=\d+/, ''),
}));

print(`${listings} listings; load of this machine before: ${loadavg()[0]!.toFixed(1)}`);
try {
  await engines();
  await databases();
  await processes();
} finally {
  await Promise.all([...running].map((app) => app.end('SIGTERM')));
  await Promise.all([replica.close(), one.close(), two.close()]);
  await rm(folder, { recursive: true, force: true });
}

async function engines(): Promise<void> {
  const first = await start('one-engine', ONE_ENGINE);
  await importListings(first);
  await untilFilled(first);
  await measure('Searches, one engine', first.url, searches);
  const rebuilding = promisify(execFile)(process.execPath, ['dist/rebuild-index.js'], {
    env: { ...process.env, ...COMMON, ...ONE_ENGINE, DATA_DIR: join(folder, 'rebuild') },
  });
  await measure('Searches while its index is built anew', first.url, searches);
  await rebuilding;
  await end(first);
  const both = await start('two-engines', TWO_ENGINES);
  await untilFilled(both, 2);
  await measure('Searches, two engines', both.url, searches);
  await end(both);
}

async function databases(): Promise<void> {
  for (const [name, more] of [
    ['one database', NO_ENGINE],
    ['primary and replica', { ...NO_ENGINE, ...WITH_REPLICA }],
  ] as const) {
    const app = await start(name.replaceAll(' ', '-'), more);
    await sleep(AFTER_A_START_MS);
    await measure(`Searches by PostgreSQL, ${name}`, app.url, searches);
    await measure(`Pages made anew, ${name}`, app.url, pages);
    await end(app);
  }
}

async function processes(): Promise<void> {
  for (const count of [1, PROCESSES]) {
    const apps = await Promise.all(
      Array.from({ length: count }, (_, index) => start(`process-${count}-${index}`, { ...TWO_ENGINES, ...WITH_REPLICA })),
    );
    const balancer = await startBalancer(apps.map(({ url }) => url));
    while (balancer.ready() < count) await sleep(100);
    await sleep(AFTER_A_START_MS);
    const name = count === 1 ? 'one process' : `${count} processes`;
    await measure(`Searches behind a balancer, ${name}`, balancer.url, searches);
    await measure(`Pages made anew behind a balancer, ${name}`, balancer.url, pages);
    await balancer.close();
    await Promise.all(apps.map(end));
  }
}

async function measure(name: string, origin: string, requests: typeof searches): Promise<LoadResult> {
  const order = { origin, headers: { 'accept-encoding': 'identity' }, requests, connections: CONNECTIONS, seconds, warmUpSeconds: 5 };
  const result = await loadFrom(folder, order);
  const { requestsPerSecond, p50, p99, failures } = result;
  print(
    `${name.padEnd(48)}${requestsPerSecond.toFixed(0).padStart(6)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failures} failed`,
  );
  return result;
}

async function start(name: string, more: Record<string, string>): Promise<RunningProcess> {
  const app = await launch({ command: APP, dataDir: join(folder, name), env: { ...COMMON, ...more } }).ready();
  running.add(app);
  return app;
}

async function end(app: RunningProcess): Promise<void> {
  running.delete(app);
  await app.end('SIGTERM');
}

async function importListings({ url }: RunningProcess): Promise<void> {
  const json = (body: object, more = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
  const signedIn = await fetch(`${url}/api/verify-settings-password`, json({ password: PASSWORD }));
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const { status } = await fetch(`${url}/api/sync`, json({ force: true }, { cookie }));
  if (status !== 200) throw new Error(`The import was answered with ${status}.`);
}

/** Resolves when this many consecutive searches are answered by an engine with all listings. */
async function untilFilled({ url }: RunningProcess, count = 1): Promise<void> {
  for (;;) {
    const { total, degraded } = (await (await fetch(`${url}/api/search?limit=1`)).json()) as { total: number; degraded?: boolean };
    const held = await Promise.all([one, two].slice(0, count).map(documentsIn));
    if (total === listings && !degraded && held.every((documents) => documents >= listings)) return;
    await sleep(500);
  }
}

async function documentsIn({ host }: TestEngine): Promise<number> {
  const stats = await fetch(`${host}/stats`, { headers: { authorization: `Bearer ${ENGINE_KEY}` } });
  const { indexes } = (await stats.json()) as { indexes: Record<string, { numberOfDocuments: number }> };
  return Math.max(0, ...Object.values(indexes).map(({ numberOfDocuments }) => numberOfDocuments));
}
