import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { eventually, get, post, signIn } from '../support/api.js';
import { dropIndex, engineEnv } from '../support/app.js';
import { startBalancer } from '../support/balancer.js';
import { createDatabase, rowsOf, type TestDatabase } from '../support/database.js';
import { send } from '../support/http.js';
import { launch, type RunningProcess } from '../support/process.js';
import { rows, SheetFile } from '../support/sheet.js';

const PASSWORD = 'correct horse battery staple';
const TICK_SECONDS = 4;
const INDEX = `test_${randomBytes(6).toString('hex')}`;
/** How long a visitor looks at an answer: three who never look would keep both processors busy. */
const LOOK_MS = 100;

type Name = 'first' | 'second';

/** Two processes of one installation. @param turns who is stopped and started behind the balancer, one after the other */
export function twoProcesses(turns: readonly Name[]): void {
  let folder: string;
  let database: TestDatabase;
  let first: RunningProcess;
  let second: RunningProcess;
  let admin: string;
  const sheet = new SheetFile();

  /** Each has a folder of its own, and all else in common. */
  function start(name: Name, env: Record<string, string> = {}): Promise<RunningProcess> {
    const shared = {
      DATABASE_URL: database.url,
      ...engineEnv(INDEX),
      SETTINGS_PASSWORD: PASSWORD,
      SESSION_SECRET: 'one secret for both of the processes',
      LISTINGS_CSV: sheet.path,
      SYNC_CRON: 'off',
      PUBLIC_ORIGIN: 'https://homewright.example',
    };
    return launch({ dataDir: join(folder, name), env: { ...shared, ...env } }).ready();
  }

  /** Printed for information: durations are figures, never asserted. */
  async function timed(what: string, work: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    await work();
    process.stdout.write(`      ${what}: ${Math.round(performance.now() - begun)} ms\n`);
  }

  async function correct(id: string, fields: object): Promise<void> {
    const correction = { method: 'PATCH', headers: { 'content-type': 'application/json', cookie: admin }, body: JSON.stringify(fields) };
    expect((await fetch(`${first.url}/api/admin/listings/${id}`, correction)).status).toBe(200);
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'homewright-two-'));
    database = await createDatabase();
    await sheet.write(rows(40));
  });

  /** Some tests end them. */
  beforeEach(async () => {
    if ([first, second].every((running) => running?.child.exitCode === null)) return;
    await Promise.all([first, second].map((running) => running?.end('SIGTERM')));
    const cron = { SYNC_CRON: `*/${TICK_SECONDS} * * * * *` };
    // Together: at first both want to migrate, and one waits for the other.
    [first, second] = await Promise.all([start('first', cron), start('second', cron)]);
    admin = await signIn({ url: first.url, password: PASSWORD });
  });

  afterAll(async () => {
    await Promise.all([first, second].map((running) => running?.end('SIGTERM')));
    await dropIndex(INDEX);
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
    sheet.remove();
  });

  it('sync once for each scheduled time', async () => {
    const ticks = () =>
      rowsOf<{ tick: string; runs: number }>(
        database.url,
        `SELECT floor(extract(epoch FROM started_at) / ${TICK_SECONDS}) AS tick, count(*)::int AS runs FROM sync_run WHERE trigger = 'schedule' GROUP BY 1 ORDER BY 1`,
      );
    await eventually(async () => (await ticks()).length >= 4, 'four ticks', 60_000, 500);
    expect((await ticks()).filter(({ runs }) => runs !== 1)).toEqual([]);
  });

  it('see what was changed in the other one: settings, pages and search', async () => {
    const title = async ({ url }: RunningProcess) => /<title>([^<]*)/.exec((await send({ url }, '/about')).text)?.[1] ?? '';
    await Promise.all([first, second].map(title));
    expect((await post(first, '/api/settings', { siteTitle: 'Maple Homes' }, admin)).status).toBe(200);
    await timed('settings in the other process', () =>
      eventually(async () => (await get<{ siteTitle: string }>(second, '/api/settings')).body.siteTitle === 'Maple Homes', 'the settings'),
    );
    await timed('pages in the other process', () => eventually(async () => (await title(second)).includes('Maple Homes'), 'the page'));

    const named = async () => (await get<{ name: string }>(second, '/api/trades/handyman')).body.name;
    expect(await named()).toBe('Handyman');
    const renaming = {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: admin },
      body: JSON.stringify({ name: 'Odd jobs' }),
    };
    expect((await fetch(`${first.url}/api/admin/trades/handyman`, renaming)).status).toBe(200);
    await timed('a renamed trade in the other process', () => eventually(async () => (await named()) === 'Odd jobs', 'the new name'));

    const searched = async () => (await get<{ total: number }>(second, '/api/search?query=unheard')).body.total;
    expect(await searched()).toBe(0);
    await correct('r-5', { title: 'Unheard Plumbing' });
    await timed('a corrected listing in the search of the other process', () =>
      eventually(async () => (await searched()) === 1, 'the listing is found'),
    );
  });

  it('are stopped and started one after the other behind a load balancer, without an effect on visitors', async () => {
    const balancer = await startBalancer([first.url, second.url]);
    await eventually(() => Promise.resolve(balancer.ready() === 2), 'both are ready');
    const answers = new Map<string, number>();
    let visiting = true;
    const visitor = async (paths: string[]) => {
      for (let turn = 0; visiting; turn += 1, await pause(LOOK_MS)) {
        const path = paths[turn % paths.length]!;
        const { status, text } = await send(balancer, path).catch((error: unknown) => ({ status: 0, text: String(error) }));
        const what = status === 200 ? 'served' : `${path}: ${status} ${text.slice(0, 200)}`;
        answers.set(what, (answers.get(what) ?? 0) + 1);
      }
    };
    const visitors = [
      visitor(['/api/search', '/']),
      visitor(['/api/search?query=business', '/search?industry=Plumber']),
      visitor(['/api/listings/r-1', '/about']),
    ];
    try {
      for (const name of turns) {
        const leaving = name === 'first' ? first : second;
        const served = answers.get('served') ?? 0;
        await timed(`stopping ${name}`, async () => expect(await leaving.end('SIGTERM')).toBe(0));
        await eventually(() => Promise.resolve((answers.get('served') ?? 0) > served), `visitors are served without ${name}`);
        const again = await start(name);
        if (name === 'first') first = again;
        else second = again;
        balancer.targets = [first.url, second.url];
        await eventually(() => Promise.resolve(balancer.ready() === 2), `${name} is back`);
      }
    } finally {
      visiting = false;
      await Promise.all(visitors);
      await balancer.close();
    }
    expect({ answers: [...answers.keys()], lost: balancer.lost }).toEqual({
      answers: ['served'],
      lost: turns.map(() => expect.stringMatching(/: 503 \{"status":"down","parts":\{"database":\{"status":"ok"\}/) as string),
    });
    process.stdout.write(`      ${answers.get('served')} requests while both were stopped and started\n`);
  });

  it('finish an outbox entry in progress when both are stopped', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const entries = async () =>
        (await client.query<{ id: string; state: string }>(`SELECT id, state FROM pgboss.job WHERE name = 'listings-changed'`)).rows;
      const open = async () => (await entries()).filter(({ state }) => state !== 'completed').map(({ state }) => state);
      await eventually(async () => (await open()).length === 0, 'nothing else is under way');
      const before = (await entries()).length;
      const said = [first, second].map((running) => [running.output().length, running.errors().length] as const);
      // What the entry's handler writes to first: it waits for us there.
      await client.query('BEGIN');
      await client.query('LOCK TABLE search_word IN ACCESS EXCLUSIVE MODE');
      await correct('r-6', { description: `Written at ${new Date().toISOString()}` });
      await eventually(async () => (await open()).join() === 'active', 'the entry is being carried out');
      const ended = Promise.all([first, second].map((running) => running.end('SIGTERM')));
      const refused = async () =>
        (
          await Promise.all(
            [first, second].map(({ url }) =>
              send({ url }, '/healthz').then(
                () => false,
                () => true,
              ),
            ),
          )
        ).every(Boolean);
      await eventually(refused, 'requests are finished');
      // One that would not wait for the entry is gone in a moment.
      expect(await Promise.race([ended, pause(500, 'waits')])).toBe('waits');
      await client.query('COMMIT');
      expect(await ended).toEqual([0, 0]);
      expect({ open: await open(), more: (await entries()).length - before }).toEqual({ open: [], more: 1 });
      const saidSince = [first, second].map(
        (running, index) => running.output().slice(said[index]![0]) + running.errors().slice(said[index]![1]),
      );
      expect(saidSince.join('')).not.toMatch(/will be retried|Error/);
    } finally {
      await client.end();
    }
  });
}
