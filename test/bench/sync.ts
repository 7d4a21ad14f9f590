import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'hdr-histogram-js';
import { execute } from '../support/database.js';
import { COLUMNS, generateListings } from '../../scripts/listing-generator/index.mjs';
import { type Cell, FakeGoogleSheets } from '../support/google-sheets.js';
import { launch, type RunningProcess } from '../support/process.js';
import { APP, memoryOf } from './processes.js';
import { startBenchServers } from './servers.js';

/*
 * npm run bench:sync -- --listings 100000 [--searches 50000]
 * Syncs with a fake Google Sheets server: first, unchanged, with 1 % and with 1,000 rows changed; then searches while a first sync of
 * --searches rows replaces a smaller one.
 */

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '100000' }, searches: { type: 'string', default: '50000' } },
});
const listings = Number(values.listings);
const searches = Number(values.searches);
const PASSWORD = 'bench-password';
const SHARE_CHANGED = 100;
const print = (line = '') => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'homewright-bench-'));
const { databaseUrl, meili, stop } = await startBenchServers(folder, print, [folder]);
const google = await new FakeGoogleSheets().start();
print(`Load of this machine before the first figure: ${loadavg()[0]!.toFixed(1)}`);
try {
  await figures();
  await duringFirstSync();
} finally {
  await google.stop();
  await stop();
}

async function withApp(name: string, work: (app: RunningProcess, sync: () => Promise<number>) => Promise<void>): Promise<void> {
  const database = new URL(databaseUrl);
  await execute(databaseUrl, `CREATE DATABASE ${name}`);
  database.pathname = `/${name}`;
  const env = {
    ...google.env,
    DATABASE_URL: database.href,
    MEILI_HOST: meili.host,
    MEILI_API_KEY: meili.apiKey,
    SETTINGS_PASSWORD: PASSWORD,
  };
  const app = await launch({ command: APP, dataDir: join(folder, name), env }).ready();
  try {
    const cookie = await signIn(app);
    await work(app, () => timed(() => sync(app, cookie)));
  } finally {
    await app.end('SIGTERM');
  }
}

async function figures(): Promise<void> {
  await withApp('bench_sync', async (app, syncTimed) => {
    const rows = sheetOf(listings, 7);
    google.values = rows;
    const idle = await memoryOf(app.child.pid!);
    await step(`First sync, ${listings} rows`, syncTimed, () => waitForEngine(app, listings), 30);
    await step('Unchanged', syncTimed, undefined, 5);
    rename(rows, Math.floor(listings / SHARE_CHANGED), 'Onepercent');
    await step('1 % changed', syncTimed, () => waitForWord(app, 'onepercent', Math.floor(listings / SHARE_CHANGED)), 8);
    rename(rows, 1_000, 'Thousandth');
    await step('1,000 rows changed', syncTimed, () => waitForWord(app, 'thousandth', 1_000));
    const { peak, now } = await memoryOf(app.child.pid!);
    print(`Process memory     ${idle.now} MiB idle, ${peak} MiB at most, ${now} MiB now (400 allowed)`);
  });
}

async function step(name: string, sync: () => Promise<number>, searchable?: () => Promise<void>, limit?: number): Promise<void> {
  // Prepare the answer first, so that the fake server's own work is not measured.
  google.always = { body: Buffer.from(google.sheet(0)) };
  const committed = await sync();
  const behind = searchable ? await timed(searchable) : undefined;
  const after = behind === undefined ? '' : `, searchable ${behind.toFixed(1)} s later`;
  print(`${name.padEnd(28)}${committed.toFixed(1)} s${limit ? ` (${limit} allowed)` : ''}${after}; load ${loadavg()[0]!.toFixed(1)}`);
}

/** Checks that every search during the sync is answered from either the old or the new directory. */
async function duringFirstSync(): Promise<void> {
  await withApp('bench_search', async (app, syncTimed) => {
    const small = 500;
    google.always = {};
    google.values = sheetOf(small, 3);
    await syncTimed();
    await waitForEngine(app, small);
    google.always = {};
    google.values = sheetOf(searches, 7);
    const histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: 3 });
    const totals = new Map<string, number>();
    let running = true;
    const client = async () => {
      while (running) {
        const start = performance.now();
        const response = await fetch(`${app.url}/api/search?limit=20`);
        const { total, degraded } = (await response.json()) as { total?: number; degraded?: boolean };
        histogram.recordValue(Math.max(1, Math.round((performance.now() - start) * 1_000)));
        const answer = `${response.status}, ${total} listings${degraded ? ', by PostgreSQL' : ''}`;
        totals.set(answer, (totals.get(answer) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const clients = [client(), client()];
    const committed = await syncTimed();
    const behind = await timed(() => waitForEngine(app, searches));
    running = false;
    await Promise.all(clients);
    const at = (percentile: number) => (histogram.getValueAtPercentile(percentile) / 1_000).toFixed(0);
    print();
    print(
      `Searches while ${searches} rows come in (${committed.toFixed(1)} s until committed, the engine ${behind.toFixed(1)} s later): p50 ${at(50)} ms, p99 ${at(99)} ms (500 allowed), at most ${at(100)} ms`,
    );
    for (const [answer, count] of totals) print(`  ${String(count).padStart(6)} x ${answer}`);
  });
}

function sheetOf(count: number, seed: number): Cell[][] {
  const rows: Cell[][] = [[...COLUMNS]];
  for (const listing of generateListings({ count, seed })) rows.push(COLUMNS.map((column) => listing[column] ?? ''));
  return rows;
}

function rename(rows: Cell[][], count: number, word: string): void {
  const [id, title] = [COLUMNS.indexOf('id'), COLUMNS.indexOf('title')];
  const every = Math.floor((rows.length - 1) / count);
  for (let index = 0; index < count; index += 1) {
    const row = rows[1 + index * every]!;
    row[title] = `${word} ${row[id] as string}`;
  }
}

async function signIn({ url }: RunningProcess): Promise<string> {
  const response = await fetch(`${url}/api/verify-settings-password`, json({ password: PASSWORD }));
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

async function sync({ url }: RunningProcess, cookie: string): Promise<void> {
  const response = await fetch(`${url}/api/sync`, { ...json({ force: true }), headers: { 'content-type': 'application/json', cookie } });
  if (response.status !== 200) throw new Error(await response.text());
  await response.arrayBuffer();
}

async function waitForEngine(app: RunningProcess, total: number): Promise<void> {
  await until(app, 'limit=1', (answer) => !answer.degraded && answer.total === total);
}

async function waitForWord(app: RunningProcess, word: string, total: number): Promise<void> {
  await until(app, `limit=1&query=${word}`, (answer) => answer.total === total);
}

async function until(
  { url }: RunningProcess,
  query: string,
  done: (answer: { degraded?: boolean; total: number }) => boolean,
): Promise<void> {
  for (;;) {
    const answer = (await (await fetch(`${url}/api/search?${query}`)).json()) as { degraded?: boolean; total: number };
    if (done(answer)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

function json(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
