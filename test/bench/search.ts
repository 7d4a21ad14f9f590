import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CATALOGUE } from '../../src/modules/trades/vocabulary.js';
import { Lexicon } from '../../src/modules/search/domain/understanding/lexicon.js';
import { Places } from '../../src/modules/search/domain/understanding/places.js';
import { understand } from '../../src/modules/search/domain/understanding/understand.js';
import { meiliQueryOf } from '../../src/modules/search/adapters/meilisearch/meili-query.js';
import { toSearchQuery } from '../../src/modules/search/domain/search-query.js';
import { launch, type RunningProcess } from '../support/process.js';
import type { LoadOrder, LoadResult } from './load.js';
import { APP, loadFrom, memoryOf } from './processes.js';
import { pathOf, placePaths, searchRequests, suggestPaths } from './queries.js';
import { startBenchServers } from './servers.js';

/*
 * npm run bench:search -- --listings 100000 [--seconds 8] [--data FOLDER]
 * Loads generated listings, then sends the same searches to the raw engine, the API and the PostgreSQL adapter; then requests suggestions.
 * With --data, everything is kept in that folder, and the next run starts from it without an import.
 * Also measures how long it takes to understand a query, the size of the engine's index, and how much rendering pages slows down searches.
 */

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '8' }, data: { type: 'string' } },
});
const listings = Number(values.listings);
const seconds = Number(values.seconds);
const PASSWORD = 'bench-password';
/** After its start, a process reads names and titles while it serves the first searches. */
const AFTER_A_START_S = 15;
/** Number of searches for measuring the mean number of results. */
const ASKED = 200;
const print = (line = '') => process.stdout.write(`${line}\n`);

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'homewright-bench-')));
await mkdir(folder, { recursive: true });
const csv = join(folder, `listings-${listings}.csv`);
if (!existsSync(csv)) {
  print(`Generating ${listings} listings`);
  execFileSync(process.execPath, ['scripts/generate-listings.mjs', '--count', String(listings), '--seed', '7', '--out', csv]);
}

const { databaseUrl, meili, stop } = await startBenchServers(folder, print, values.data === undefined ? [folder] : []);
const env = {
  DATABASE_URL: databaseUrl,
  SETTINGS_PASSWORD: PASSWORD,
  SESSION_SECRET: 'bench-session-secret-bench-session-secret',
  LISTINGS_CSV: csv,
};

const start = (name: string, more: Record<string, string>) =>
  launch({ command: APP, dataDir: join(folder, name), env: { ...env, ...more } }).ready();
const app = await start('app', { MEILI_HOST: meili.host, MEILI_API_KEY: meili.apiKey });
try {
  if (await isFilled(app)) await waitForEngine(app.url);
  else await importListings(app);
  const fallback = await start('fallback', { SEARCH_ENGINE: 'postgres' });
  try {
    // First, because the other measurements would fill caches.
    await places(app, fallback);
    await compare(app, fallback);
    await suggest(app, fallback);
    await understanding(app);
    await besidePages('one process', app);
  } finally {
    await fallback.end('SIGTERM');
  }
  const two = await start('two', { MEILI_HOST: meili.host, MEILI_API_KEY: meili.apiKey, WEB_CONCURRENCY: '2' });
  try {
    await besidePages('two processes', two);
  } finally {
    await two.end('SIGTERM');
  }
} finally {
  await stop();
}

async function isFilled({ url }: RunningProcess): Promise<boolean> {
  return ((await (await fetch(`${url}/api/search?limit=1`)).json()) as { total: number }).total === listings;
}

async function importListings({ url, child }: RunningProcess): Promise<void> {
  const signedIn = await fetch(`${url}/api/verify-settings-password`, json({ password: PASSWORD }));
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const first = await timed(() => sync(url, cookie));
  const searchable = await timed(() => waitForEngine(url));
  const again = await timed(() => sync(url, cookie));
  const { peak } = await memoryOf(child.pid!);
  const index = await indexSize();
  print();
  print(
    `First import       ${first.toFixed(1)} s until committed, ${(first + searchable).toFixed(1)} s until the engine answers (PostgreSQL answers from the commit on)`,
  );
  print(`Unchanged again    ${again.toFixed(1)} s`);
  print(`Process memory     ${peak} MiB at most`);
  print(`Index of the engine  ${(index / listings / 1_024).toFixed(1)} KiB a listing, ${(index / 2 ** 20).toFixed(0)} MiB`);
}

/** Bytes that the engine uses for the index. */
async function indexSize(): Promise<number> {
  const stats = await fetch(`${meili.host}/stats`, { headers: { authorization: `Bearer ${meili.apiKey}` } });
  return ((await stats.json()) as { usedDatabaseSize: number }).usedDatabaseSize;
}

/** Time for understanding a query with words in this process, with all cities of the directory, without any request. */
async function understanding({ url }: RunningProcess): Promise<void> {
  const { cities } = (await (await fetch(`${url}/api/search?limit=1`)).json()) as { cities: string[] };
  const lexicon = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
  const places = new Places(cities);
  const queries = searchRequests(20_000, 17).flatMap(({ query }) => query ?? []);
  const read = (query: string): number => {
    const since = process.cpuUsage();
    understand(query, lexicon, places);
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1_000;
  };
  for (const query of queries.slice(0, 500)) read(query);
  const times = queries.map(read).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(3);
  print();
  print(
    `Understanding ${queries.length} queries, ${cities.length} cities: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms of process time`,
  );
}

async function compare(ours: RunningProcess, fallback: RunningProcess): Promise<void> {
  const requests = searchRequests(5_000, 11);
  const paths = requests.map((request) => ({ method: 'GET' as const, path: pathOf(request) }));
  const bodies = requests.map((request) => ({
    method: 'POST' as const,
    path: '/indexes/listings/search',
    body: JSON.stringify(meiliQueryOf(toSearchQuery(request))),
  }));
  const raw: Target = {
    name: 'raw engine',
    origin: meili.host,
    headers: { authorization: `Bearer ${meili.apiKey}`, 'content-type': 'application/json', 'accept-encoding': 'identity' },
    requests: bodies,
  };
  const targets: Target[] = [
    raw,
    { name: '/api/search', origin: ours.url, headers: { 'accept-encoding': 'identity' }, requests: paths },
    { name: 'PostgreSQL adapter', origin: fallback.url, headers: { 'accept-encoding': 'identity' }, requests: paths },
  ];
  for (const connections of [1, 16]) await sideBySide(targets, connections, `${requests.length} different searches`);
  const again = targets.slice(0, 2).map((target) => ({ ...target, requests: target.requests.slice(0, 1) }));
  await sideBySide(again, 16, 'the same search again and again');
  const { now } = await memoryOf(ours.child.pid!);
  print();
  print(`Application process: ${now} MiB`);
}

async function sideBySide(targets: readonly Target[], connections: number, what: string): Promise<void> {
  print();
  print(`${connections} connection${connections > 1 ? 's' : ''}, ${what}, ${seconds} s each`);
  print(
    `${''.padEnd(20)}${['req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'].map((head) => head.padStart(9)).join('')}   ratios to the first: req/s, p50, p95, p99`,
  );
  let base: LoadResult | undefined;
  for (const target of targets) {
    const result = await loadFrom(folder, { ...target, connections, seconds, warmUpSeconds: 3 });
    base ??= result;
    print(row(target.name, result, base));
  }
}

/** The mean number of results of the last paths, which no load run reaches. */
async function meanTotal(origin: string, paths: readonly string[]): Promise<number> {
  const totals: number[] = [];
  for (const path of paths.slice(-ASKED))
    totals.push(((await (await fetch(`${origin}${path}&limit=1&facets=0`)).json()) as { total: number }).total);
  return totals.reduce((sum, total) => sum + total, 0) / totals.length;
}

/** Compares searches by bounding box with those by filter. */
async function places(ours: RunningProcess, fallback: RunningProcess): Promise<void> {
  const { filters, boxes } = placePaths(listings, 19);
  for (const [engine, { url: origin }] of [
    ['with the engine', ours],
    ['without it', fallback],
  ] as const) {
    const target = (name: string, paths: readonly string[]): Target => ({
      name,
      origin,
      headers: { 'accept-encoding': 'identity' },
      requests: paths.map((path) => ({ method: 'GET', path })),
    });
    print();
    for (const [name, paths] of [
      ['trade and town', filters],
      ['trade and box', boxes],
    ] as const)
      print(`${name}: ${(await meanTotal(origin, paths)).toFixed(1)} businesses found on average`);
    await sideBySide(
      [target('trade and town', filters), target('trade and box', boxes)],
      1,
      `${filters.length} different places, ${engine}`,
    );
  }
}

/** Searches alone, and while pages of results are rendered at the maximum rate. */
async function besidePages(name: string, { url: origin }: RunningProcess): Promise<void> {
  const requests = searchRequests(5_000, 29);
  const order = { origin, headers: { 'accept-encoding': 'identity' }, connections: 4, seconds, warmUpSeconds: AFTER_A_START_S };
  const search = () => loadFrom(folder, { ...order, requests: requests.map((request) => ({ method: 'GET', path: pathOf(request) })) });
  const pages = () =>
    loadFrom(join(folder, 'app'), {
      ...order,
      requests: requests.toReversed().map((request) => ({
        method: 'GET',
        path: pathOf(request)
          .replace('/api/search', '/search')
          .replace(/&limit=\d+/, ''),
      })),
    });
  const alone = await search();
  const [beside, made] = await Promise.all([search(), pages()]);
  const resultText = ({ requestsPerSecond, p50, p99, failures }: LoadResult) =>
    `${requestsPerSecond.toFixed(0)} req/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failures} failed`;
  print();
  print(`/api/search with 4 connections, ${name}`);
  print(`  alone              ${resultText(alone)}`);
  print(`  beside pages       ${resultText(beside)}`);
  print(`  those pages        ${resultText(made)}`);
}

/** Requests for suggestions, one for each typed letter. */
async function suggest(ours: RunningProcess, fallback: RunningProcess): Promise<void> {
  const requests = suggestPaths(5_000, 13).map((path) => ({ method: 'GET' as const, path }));
  print();
  print(`Suggestions, ${requests.length} beginnings of what is typed, ${seconds} s each`);
  print(`${''.padEnd(36)}${['req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'].map((head) => head.padStart(9)).join('')}`);
  for (const [name, { url: origin }] of [
    ['with the engine', ours],
    ['without it', fallback],
  ] as const) {
    for (const connections of [1, 16]) {
      const result = await loadFrom(folder, {
        origin,
        headers: { 'accept-encoding': 'identity' },
        requests,
        connections,
        seconds,
        warmUpSeconds: 3,
      });
      const { requestsPerSecond, p50, p95, p99, failures } = result;
      const figures = [requestsPerSecond.toFixed(0), p50.toFixed(2), p95.toFixed(2), p99.toFixed(2), String(failures)];
      print(
        `${`${name}, ${connections} connection${connections > 1 ? 's' : ''}`.padEnd(36)}${figures.map((figure) => figure.padStart(9)).join('')}`,
      );
    }
  }
}

interface Target extends Pick<LoadOrder, 'origin' | 'headers' | 'requests'> {
  name: string;
}

function row(name: string, result: LoadResult, base: LoadResult): string {
  const { requestsPerSecond, p50, p95, p99, failures } = result;
  const figures = [requestsPerSecond.toFixed(0), p50.toFixed(2), p95.toFixed(2), p99.toFixed(2), String(failures)];
  const ratios = [requestsPerSecond / base.requestsPerSecond, p50 / base.p50, p95 / base.p95, p99 / base.p99];
  return `${name.padEnd(20)}${figures.map((figure) => figure.padStart(9)).join('')}   ${ratios.map((ratio) => `${ratio.toFixed(2)}x`.padStart(7)).join('')}`;
}

async function sync(url: string, cookie: string): Promise<void> {
  const response = await fetch(`${url}/api/sync`, { ...json({}), headers: { 'content-type': 'application/json', cookie } });
  if (response.status !== 200) throw new Error(await response.text());
  await response.arrayBuffer();
}

async function waitForEngine(url: string): Promise<void> {
  for (;;) {
    const answer = (await (await fetch(`${url}/api/search?limit=1`)).json()) as { degraded?: boolean; total: number };
    if (!answer.degraded && answer.total === listings) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

function json(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
