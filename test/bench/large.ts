import { execFileSync, spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { execute } from '../support/database.js';
import { launch, type RunningProcess } from '../support/process.js';
import { APP, loadFrom, memoryOf } from './processes.js';
import { pathOf, searchRequests } from './queries.js';
import { startBenchServers } from './servers.js';

/*
 * npm run bench:large -- --listings 1000000 [--data FOLDER] [--seconds 10]
 * A directory of that size from end to end: first sync, index, searches, pages, an unchanged sync, one with 1 % changed, undo, export, backup
 * and restore; with the peak memory of each process. With --data, the generated file is kept in that folder.
 */

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '1000000' }, data: { type: 'string' }, seconds: { type: 'string', default: '10' } },
});
const listings = Number(values.listings);
const seconds = Number(values.seconds);
const PASSWORD = 'bench-password';
const AFTER_A_START_MS = 60_000;
const RENAMED = 'Onepercent';
const print = (line = '') => process.stdout.write(`${line}\n`);

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'homewright-large-')));
await mkdir(folder, { recursive: true });
const generated = join(folder, `listings-${listings}.csv`);
const csv = join(folder, 'listings.csv');
const servers = join(folder, 'servers');
await rm(servers, { recursive: true, force: true });
if (!existsSync(generated)) {
  print(`Generating ${listings} listings`);
  execFileSync(process.execPath, ['scripts/generate-listings.mjs', '--count', String(listings), '--seed', '7', '--out', generated]);
}
await copyFile(generated, csv);

const { databaseUrl, meili, stop } = await startBenchServers(folder, print, [values.data === undefined ? folder : servers]);
const env = {
  DATABASE_URL: databaseUrl,
  SETTINGS_PASSWORD: PASSWORD,
  SESSION_SECRET: 'bench-session-secret-bench-session-secret',
  LISTINGS_CSV: csv,
  SYNC_CRON: 'off',
};
const start = (name: string, more: Record<string, string>) =>
  launch({ command: APP, dataDir: join(folder, name), env: { ...env, ...more } }).ready();
print(`${listings} listings, ${((await stat(csv)).size / 1e6).toFixed(0)} MB; load of this machine before: ${loadavg()[0]!.toFixed(1)}`);
const app = await start('app', { MEILI_HOST: meili.host, MEILI_API_KEY: meili.apiKey });
try {
  const cookie = await signIn(app.url);
  await step('First sync, until visitors see it', () => sync(cookie));
  await step('Until the engine answers', () => untilSearch('limit=1', ({ total, degraded }) => total === listings && !degraded));
  print(`Engine's data                          ${(await engineBytes()).toFixed(1)} GB`);
  await searches('from the engine', app);
  await pages();
  await withFallback();
  await step('Unchanged', () => sync(cookie));
  await renameSome();
  await step('1 % changed', () => sync(cookie));
  await step('Until the engine has it', () =>
    untilSearch(`limit=1&query=${RENAMED}`, ({ total, degraded }) => total > listings / 200 && !degraded),
  );
  await step('Undo', () => undo(cookie));
  await step('Until the engine has that', () => untilSearch(`limit=1&query=${RENAMED}`, ({ total, degraded }) => total === 0 && !degraded));
  await commands();
} finally {
  await stop();
}

/** Runs a step, and prints its time and the application's peak memory so far. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const since = performance.now();
  await work();
  const { peak, now } = await memoryOf(app.child.pid!);
  print(`${name.padEnd(38)} ${((performance.now() - since) / 1_000).toFixed(1)} s; application ${peak} MiB at most, ${now} now`);
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/verify-settings-password`, json({ password: PASSWORD }));
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** Starts a sync asynchronously, and polls until its end, so that no request stays open that long. */
async function sync(cookie: string): Promise<void> {
  const begun = await fetch(`${app.url}/api/sync`, {
    ...json({ force: true }),
    headers: { 'content-type': 'application/json', prefer: 'respond-async', cookie },
  });
  if (begun.status !== 202) throw new Error(await begun.text());
  const { id } = (await begun.json()) as { id: string };
  for (;;) {
    const run = (await (await fetch(`${app.url}/api/sync/${id}`, { headers: { cookie } })).json()) as {
      status: string;
      error: string | null;
    };
    if (run.status === 'applied') return;
    if (run.status !== 'running') throw new Error(`The sync is ${run.status}: ${run.error}`);
    await sleep(500);
  }
}

async function undo(cookie: string): Promise<void> {
  const answer = await fetch(`${app.url}/api/sync/undo`, { method: 'POST', headers: { cookie } });
  if (answer.status !== 200) throw new Error(await answer.text());
}

async function untilSearch(query: string, done: (answer: { total: number; degraded?: boolean }) => boolean): Promise<void> {
  for (;;) {
    const response = await fetch(`${app.url}/api/search?${query}&facets=0`);
    if (response.ok && done((await response.json()) as { total: number; degraded?: boolean })) return;
    await sleep(500);
  }
}

async function engineBytes(): Promise<number> {
  const stats = await fetch(`${meili.host}/stats`, { headers: { authorization: `Bearer ${meili.apiKey}` } });
  return ((await stats.json()) as { databaseSize: number }).databaseSize / 1e9;
}

async function searches(where: string, { url }: RunningProcess): Promise<void> {
  const requests = searchRequests(5_000, 11).map((request) => ({ method: 'GET' as const, path: pathOf(request) }));
  for (const connections of [1, 16]) {
    const order = { origin: url, headers: { 'accept-encoding': 'identity' }, requests, connections, seconds, warmUpSeconds: 3 };
    const { requestsPerSecond, p50, p95, p99, failures } = await loadFrom(folder, order);
    print(
      `Searches ${where}, ${connections} connections`.padEnd(45) +
        `${requestsPerSecond.toFixed(0)} req/s, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, ${failures} failed`,
    );
  }
}

/** Distinct pages of results, which are not cached. */
async function pages(): Promise<void> {
  const requests = searchRequests(5_000, 23).map((request) => ({
    method: 'GET' as const,
    path: pathOf(request)
      .replace('/api/search', '/search')
      .replace(/&limit=\d+/, ''),
  }));
  const order = { origin: app.url, headers: { 'accept-encoding': 'identity' }, requests, connections: 4, seconds, warmUpSeconds: 3 };
  const { requestsPerSecond, p50, p99, failures } = await loadFrom(folder, order);
  print(
    `Pages of results, 4 connections              ${requestsPerSecond.toFixed(0)} req/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)}, ${failures} failed`,
  );
}

async function withFallback(): Promise<void> {
  const fallback = await start('fallback', { SEARCH_ENGINE: 'postgres' });
  try {
    // After its start, a process reads the names of a million businesses while it serves the first searches.
    await sleep(AFTER_A_START_MS);
    await searches('by PostgreSQL', fallback);
  } finally {
    await fallback.end('SIGTERM');
  }
}

/** Changes the title, the second column, in every hundredth line of the file. */
async function renameSome(): Promise<void> {
  const lines = createInterface({ input: createReadStream(generated), crlfDelay: Infinity });
  async function* renamed() {
    let at = 0;
    for await (const line of lines) {
      at += 1;
      yield at > 1 && at % 100 === 0 ? `${line.replace(/^([^,]*),("(?:[^"]|"")*"|[^,]*),/, `$1,${RENAMED} $1,`)}\n` : `${line}\n`;
    }
  }
  await pipeline(Readable.from(renamed()), createWriteStream(csv));
}

async function commands(): Promise<void> {
  const backup = join(folder, 'large.backup.tar.gz');
  const exported = join(folder, 'exported.csv');
  await rm(backup, { force: true });
  await rm(exported, { force: true });
  // With the limit of `npm run export`.
  await command('Export', ['--max-old-space-size=256', 'dist/export-listings.js', exported], databaseUrl);
  await command('Backup', ['dist/backup.js', backup], databaseUrl);
  const other = new URL(databaseUrl);
  other.pathname = '/restored';
  await execute(databaseUrl, 'CREATE DATABASE restored');
  await command('Restore', ['dist/restore.js', backup], other.href);
  print(`${(await stat(backup)).size / 1e6} MB of backup`);
  await rm(backup);
  await rm(exported);
}

async function command(name: string, words: string[], url: string): Promise<void> {
  const since = performance.now();
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const watch = setInterval(
    () =>
      void memoryOf(child.pid!).then(
        (memory) => (peak = Math.max(peak, memory.peak || 0)),
        () => undefined,
      ),
    200,
  );
  const code = await ended;
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
  print(`${name.padEnd(38)} ${((performance.now() - since) / 1_000).toFixed(1)} s; ${peak} MiB at most`);
}

function json(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
