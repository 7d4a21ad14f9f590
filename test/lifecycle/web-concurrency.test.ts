import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, get, post, signIn } from '../support/api.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { send } from '../support/http.js';
import { isAlive, launch, type RunningProcess } from '../support/process.js';

const PASSWORD = 'correct horse battery staple';
const PROCESSES = 2;

let folder: string;
let database: TestDatabase;
let app: RunningProcess;
let admin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homewright-group-'));
  database = await createDatabase();
  const env = { DATABASE_URL: database.url, SEARCH_ENGINE: 'postgres', SETTINGS_PASSWORD: PASSWORD, WEB_CONCURRENCY: String(PROCESSES) };
  app = await launch({ dataDir: join(folder, randomBytes(4).toString('hex')), env }).ready();
  admin = await signIn({ url: app.url, password: PASSWORD });
});

afterAll(async () => {
  await app?.end('SIGTERM');
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The processes that serve. */
const serving = () =>
  execFileSync('pgrep', ['-P', String(app.child.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
const metric = async (name: string) => {
  const { text } = await send(app, '/metrics');
  return [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce((sum, [, value]) => sum + Number(value), 0);
};

/** Each request on a connection of its own, so that each may go to another process; what failed, in words. */
async function visitUntil(isOver: () => boolean): Promise<{ served: number; failed: string[] }> {
  const outcome = { served: 0, failed: [] as string[] };
  const visitor = async () => {
    for (; !isOver(); await pause(10)) {
      const { status } = await send(app, '/api/settings').catch((error: Error) => ({ status: error.message }));
      if (status === 200) outcome.served += 1;
      else outcome.failed.push(String(status));
    }
  };
  await Promise.all(Array.from({ length: 3 }, visitor));
  return outcome;
}

it('serve one port, and a change by one is known to all when it is acknowledged', async () => {
  expect(serving()).toHaveLength(PROCESSES);
  const titles = Array.from({ length: 10 }, (_, index) => `Site ${index}`);
  const read: string[] = [];
  for (const siteTitle of titles) {
    expect((await post(app, '/api/settings', { siteTitle }, admin)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 4 }, () => get<{ siteTitle: string }>(app, '/api/settings')));
    read.push(...new Set(answers.map(({ body }) => body.siteTitle)));
  }
  expect(read).toEqual(titles);
});

it('have their metrics summed', async () => {
  const counted = () => metric('http_request_duration_seconds_count');
  const before = await counted();
  for (let asked = 0; asked < 20; asked += 1) await send(app, '/healthz');
  // Each look at the metrics is a request, too.
  expect((await counted()) - before).toBe(21);
  expect(await metric('homewright_part_health\\{part="database"\\}')).toBe(2);
});

const startedAt = async () => {
  const { text } = await send(app, '/metrics');
  const lines = text.matchAll(/^process_start_time_seconds\{process="(\d)"\} (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, process, seconds]) => [process!, Number(seconds)]));
};

it('are replaced when one is killed, which affects only its own requests', async () => {
  const [victim] = serving();
  const before = await startedAt();
  expect(Object.keys(before)).toEqual(['1', '2']);
  let isOver = false;
  const visits = visitUntil(() => isOver);
  process.kill(victim!, 'SIGKILL');
  await app.says(/is down \(ended by SIGKILL\): starting it again in 0\.5 s[\s\S]*is up again/);
  await eventually(() => Promise.resolve(serving().length === PROCESSES && !serving().includes(victim!)), 'another serves instead');
  // The one instead has its number: a start anew is a change of one figure, which the alert rule counts.
  const changed = async () => Object.entries(await startedAt()).filter(([process, seconds]) => seconds !== before[process]);
  await eventually(async () => (await changed()).length === 1, 'one of them has started anew');
  expect(Object.keys(await startedAt())).toEqual(['1', '2']);
  isOver = true;
  const { served, failed } = await visits;
  expect(served).toBeGreaterThan(20);
  // Three visitors at most were there.
  expect(failed.length).toBeLessThanOrEqual(3);
});

/** Resolves when a process has said that it has begun with the request: one that only waits at the port is nobody's yet. */
async function begin(path: string): Promise<{ status: Promise<number | undefined> }> {
  const asking = request(app.url + path, { agent: false, headers: { expect: '100-continue' } });
  const status = once(asking, 'response').then(([answer]: IncomingMessage[]) => answer!.resume().statusCode);
  asking.end();
  await once(asking, 'continue');
  return { status };
}

it('finish requests before they end, and leave nothing running', async () => {
  const pids = serving();
  let ended = false;
  const begun = await Promise.all(Array.from({ length: 6 }, (_, index) => begin(`/search?query=tap+${index}`)));
  const exit = app.end('SIGTERM').finally(() => (ended = true));
  expect(await Promise.all(begun.map(({ status }) => status))).toEqual(begun.map(() => 200));
  expect(await exit).toBe(0);
  expect([ended, ...pids.map((pid) => isAlive(pid))]).toEqual([true, ...pids.map(() => false)]);
});
