import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { fileOf, formOf } from '../support/forms.js';
import { send } from '../support/http.js';
import { rows, SheetFile } from '../support/sheet.js';

interface Backup {
  name: string;
  reason: string;
  bytes: number;
  rows: number | null;
  isHere: boolean;
  test: { problem: string | null; listings: number | null } | null;
}
interface Run {
  kind: string;
  name: string;
  endedAt: string | null;
  problem: string | null;
  detail: { listings?: number; madeFirst?: string };
}
interface Backups {
  backups: Backup[];
  runs: Run[];
  folder: string;
  lastGoodAt: string | null;
}

const PATH = '/api/admin/backups';
const LISTINGS = 12;

let app: TestApp;
let other: TestApp;
let admin: string;
const sheet = new SheetFile();

beforeAll(async () => {
  await sheet.write(rows(LISTINGS));
  const shared = { SESSION_SECRET: 'of the tests, thirty-two characters' };
  app = await startApp({ env: { ...shared, LISTINGS_CSV: sheet.path } });
  other = await startApp({ env: { ...shared, DATABASE_URL: app.databaseUrl, SEARCH_ENGINE: 'postgres' } });
  admin = await signIn(app);
  await post(app, '/api/sync', {}, admin);
  await post(app, '/api/settings', { siteTitle: 'Maple Homes' }, admin);
});

afterAll(async () => {
  await app?.close();
  await other?.close();
  sheet.remove();
});

const read = async () => (await get<Backups>(app, PATH, admin)).body;

async function done(): Promise<Run> {
  // While a restore holds the tables, the answer may be that the database is busy.
  await eventually(
    async () => {
      const [last] = ((await read()) as Partial<Backups>).runs ?? [];
      return last !== undefined && last.endedAt !== null;
    },
    'it is over',
    60_000,
  );
  return (await read()).runs[0]!;
}

async function made(): Promise<Backup> {
  expect((await post(app, PATH, {}, admin)).status).toBe(202);
  const run = await done();
  expect(run).toMatchObject({ kind: 'backup', problem: null });
  return (await read()).backups.find(({ name }) => name === run.name)!;
}

it('makes a backup that can be downloaded, without passwords of other services', async () => {
  const secret = `INSERT INTO site_secret (name, sealed, version, changed_at) VALUES ('mailPassword', 'v1.sealed-here', 1, now())`;
  await execute(app.databaseUrl, secret);
  expect((await read()).lastGoodAt).toBeNull();
  const backup = await made();
  expect(backup).toMatchObject({ reason: 'by-hand', isHere: true, test: null });
  expect(backup.rows).toBeGreaterThan(LISTINGS);
  const file = await fetch(`${app.url}${PATH}/${backup.name}/file`, { headers: { cookie: admin } });
  const content = Buffer.from(await file.arrayBuffer());
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${backup.name}"`);
  expect([content.length, content.subarray(0, 2).toString('hex')]).toEqual([backup.bytes, '1f8b']);
  const text = gunzipSync(content).toString('latin1');
  expect([text.includes('Maple Homes'), text.includes('sealed-here')]).toEqual([true, false]);
  expect((await fetch(`${app.url}${PATH}/${backup.name}/file`)).status).toBe(401);
  expect((await read()).lastGoodAt).not.toBeNull();
});

it('deletes what a killed process left of a backup or an upload a day ago, and nothing else', async () => {
  const { folder } = await read();
  const ago = (hours: number) => Date.now() / 1_000 - hours * 3_600;
  const left = [
    ['homewright-2026-01-01T00-00-00Z.backup.tar.gz.part', 25],
    ['.incoming-7e57', 25],
    ['homewright-2026-01-02T00-00-00Z.backup.tar.gz.part', 1],
    ['.incoming-7e58', 1],
    ['mine.part', 25],
  ] as const;
  for (const [name, hours] of left) {
    writeFileSync(join(folder, name), 'half');
    utimesSync(join(folder, name), ago(hours), ago(hours));
  }
  await made();
  const names = readdirSync(folder);
  expect(left.map(([name]) => names.includes(name))).toEqual([false, false, true, true, true]);
});

it('resumes an interrupted download', async () => {
  const { name, bytes } = await made();
  const file = (headers: Record<string, string> = {}) =>
    fetch(`${app.url}${PATH}/${name}/file`, { headers: { cookie: admin, ...headers } });
  const whole = await file();
  const content = Buffer.from(await whole.arrayBuffer());
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  const rest = await file({ range: 'bytes=1000-', 'if-range': whole.headers.get('etag')! });
  expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes 1000-${bytes - 1}/${bytes}`]);
  expect(Buffer.from(await rest.arrayBuffer()).equals(content.subarray(1_000))).toBe(true);
  expect(rest.headers.get('content-type')).toBe('application/gzip');
  const ofAnother = await file({ range: 'bytes=1000-', 'if-range': '"another"' });
  expect([ofAnother.status, (await ofAnother.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  expect((await file({ 'if-match': '"another"' })).status).toBe(412);
  const beyond = await file({ range: `bytes=${bytes}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`]);
  expect(((await beyond.json()) as { detail: string }).detail).toContain(String(bytes));
});

it('runs one operation at a time', async () => {
  await execute(
    app.databaseUrl,
    `INSERT INTO backup_run (id, kind, name, reason, machine, started_at, beat_at) VALUES (gen_random_uuid(), 'test', 'x', 'by-hand', 'elsewhere', now(), now())`,
  );
  expect(await post(app, PATH, {}, admin)).toMatchObject({ status: 409, body: { type: '/problems/backup-under-way' } });
  // Nobody has heard of it for a minute: its process is gone.
  await execute(app.databaseUrl, `UPDATE backup_run SET beat_at = now() - interval '2 minutes' WHERE machine = 'elsewhere'`);
  await made();
});

it('tests a backup in its own database, which is deleted afterwards', async () => {
  const { name } = await made();
  expect((await post(app, `${PATH}/${name}/test`, {}, admin)).status).toBe(202);
  expect(await done()).toMatchObject({ kind: 'test', name, problem: null, detail: { listings: LISTINGS } });
  expect((await read()).backups.find((each) => each.name === name)!.test).toMatchObject({ problem: null, listings: LISTINGS });
  // Other files try theirs out on the same server: their databases come and go.
  const trials = () => rowsOf(app.databaseUrl, `SELECT FROM pg_database WHERE datname LIKE 'homewright_trial%'`);
  await eventually(async () => (await trials()).length === 0, 'the database is gone');
});

it('reports why an incomplete file cannot be restored, and does not count it as a good backup', async () => {
  const { folder } = await read();
  writeFileSync(join(folder, 'from-elsewhere.backup.tar.gz'), 'no backup');
  await post(app, `${PATH}/from-elsewhere.backup.tar.gz/test`, {}, admin);
  const run = await done();
  expect(run.problem).toContain('is not a complete backup');
  expect((await read()).backups.find(({ name }) => name.startsWith('from'))).toMatchObject({
    reason: 'found',
    test: { problem: run.problem },
  });
  await post(app, `${PATH}/from-elsewhere.backup.tar.gz/restore`, {}, admin);
  expect((await done()).problem).toContain('Nothing was changed');
  // No backup of what is there was made for it.
  expect((await read()).backups.filter(({ reason }) => reason === 'before-restore')).toEqual([]);
  const removed = await fetch(`${app.url}${PATH}/from-elsewhere.backup.tar.gz`, {
    method: 'DELETE',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(removed.status).toBe(200);
  expect((await read()).backups.map(({ name }) => name)).not.toContain('from-elsewhere.backup.tar.gz');
});

it('lists an uploaded file once it is known to be complete, and restores it like the others', async () => {
  const { name } = await made();
  const content = Buffer.from(await (await fetch(`${app.url}${PATH}/${name}/file`, { headers: { cookie: admin } })).arrayBuffer());
  const upload = async (bytes: Buffer | string) => {
    const { status, text } = await send(
      app,
      `${PATH}/upload`,
      await formOf([['file', fileOf(bytes, 'mine.backup.tar.gz', 'application/gzip')]], { cookie: admin }),
    );
    return { status, body: JSON.parse(text) as Backups & { detail: string } };
  };
  const before = (await read()).backups.length;
  for (const bad of ['no backup', content.subarray(0, content.length - 200)]) {
    const { status, body } = await upload(bad);
    expect([status, body.detail]).toEqual([422, expect.stringContaining('mine.backup.tar.gz is not a complete backup')]);
  }
  expect((await read()).backups).toHaveLength(before);
  const { status, body } = await upload(content);
  const taken = body.backups.find(({ reason }) => reason === 'uploaded')!;
  expect([status, taken.isHere, taken.bytes]).toEqual([201, true, content.length]);
  await post(app, `${PATH}/${taken.name}/restore`, {}, admin);
  expect(await done()).toMatchObject({ kind: 'restore', problem: null, detail: { listings: LISTINGS } });
});

it('restores under running processes: all show the restored data, and nobody is signed out', async () => {
  const { name } = await made();
  await post(app, '/api/settings', { siteTitle: 'A mistake' }, admin);
  await execute(app.databaseUrl, 'DELETE FROM listing');
  expect((await get<{ total: number }>(other, '/api/search')).body.total).toBe(0);
  expect((await post(app, `${PATH}/${name}/restore`, {}, admin)).status).toBe(202);
  const run = await done();
  expect(run).toMatchObject({ kind: 'restore', problem: null, detail: { listings: LISTINGS } });
  for (const process of [app, other]) {
    await eventually(async () => (await get<{ total: number }>(process, '/api/search')).body.total === LISTINGS, 'the listings are back');
    await eventually(async () => (await (await fetch(`${process.url}/`)).text()).includes('Maple Homes'), 'pages have their words again');
  }
  const engine = async () => {
    const { body } = await get<{ total: number; degraded?: boolean }>(app, '/api/search');
    return body.total === LISTINGS && body.degraded === undefined;
  };
  await eventually(engine, 'the engine answers for what was restored');
  const { backups } = await read();
  expect(backups.find((each) => each.name === run.detail.madeFirst)).toMatchObject({ reason: 'before-restore', isHere: true });
  expect(await rowsOf(app.databaseUrl, 'SELECT name FROM site_secret')).toEqual([{ name: 'mailPassword' }]);
  // What is sent afterwards still goes its way: the outbox works on.
  await post(app, '/api/settings', { siteTitle: 'After it' }, admin);
  await eventually(async () => (await (await fetch(`${other.url}/`)).text()).includes('After it'), 'changes are followed again');
});

it('restores while requests use tables in an order of their own: aborts none of them, and nothing of theirs is lost', async () => {
  const { name } = await made();
  const visitor = new pg.Client({ connectionString: app.databaseUrl });
  const session = randomBytes(32);
  await visitor.connect();
  try {
    await visitor.query('BEGIN');
    await visitor.query('SELECT FROM site_setting');
    expect((await post(app, `${PATH}/${name}/restore`, {}, admin)).status).toBe(202);
    const waiting = `SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await eventually(async () => (await rowsOf(app.databaseUrl, waiting)).length > 0, 'the restore waits for the settings');
    // The restore has this table by now: each of the two waits for the other, until the restore gives way.
    await visitor.query('INSERT INTO admin_session VALUES ($1, now(), now())', [session]);
    await visitor.query('COMMIT');
  } finally {
    await visitor.end();
  }
  expect(await done()).toMatchObject({ kind: 'restore', problem: null, detail: { listings: LISTINGS } });
  expect(await rowsOf(app.databaseUrl, 'SELECT FROM admin_session WHERE token_hash = $1', [session])).toHaveLength(1);
});

it('sends nothing again that has arrived since the backup was made', async () => {
  const [arrived, waiting] = [randomUUID(), randomUUID()];
  await execute(
    app.databaseUrl,
    `INSERT INTO delivery (id, about, channel, content, since, created_at, updated_at)
     SELECT id, id, 'forward', '{"fields": {}, "hidden": {}}', now(), now(), now() FROM unnest(ARRAY['${arrived}', '${waiting}']::uuid[]) AS id`,
  );
  const { name } = await made();
  await execute(app.databaseUrl, `UPDATE delivery SET state = 'delivered', content = NULL, delivered_at = now() WHERE id = '${arrived}'`);
  await post(app, `${PATH}/${name}/restore`, {}, admin);
  expect(await done()).toMatchObject({ kind: 'restore', problem: null });
  const states = await rowsOf<{ id: string; state: string }>(app.databaseUrl, 'SELECT id, state FROM delivery WHERE id IN ($1, $2)', [
    arrived,
    waiting,
  ]);
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({ [arrived]: 'delivered', [waiting]: 'waiting' });
});

it('does not send the saved password of the mail account to another server from a backup', async () => {
  const serverIs = (value: string) =>
    execute(
      app.databaseUrl,
      `INSERT INTO site_setting (name, value, version, changed_at) VALUES ('mailServer', '${value}', 1, now())
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    );
  const passwords = () => rowsOf(app.databaseUrl, `SELECT sealed FROM site_secret WHERE name = 'mailPassword'`);
  const restored = async (name: string) => {
    await post(app, `${PATH}/${name}/restore`, {}, admin);
    expect(await done()).toMatchObject({ kind: 'restore', problem: null });
  };
  await execute(
    app.databaseUrl,
    `INSERT INTO site_secret (name, sealed, version, changed_at) VALUES ('mailPassword', 'v1.sealed-here', 1, now()) ON CONFLICT DO NOTHING`,
  );
  await serverIs('smtp://one.example');
  const { name } = await made();
  await restored(name);
  expect(await passwords()).toHaveLength(1);
  await serverIs('smtp://two.example');
  await restored(name);
  expect(await passwords()).toEqual([]);
  expect(await rowsOf(app.databaseUrl, `SELECT value FROM site_setting WHERE name = 'mailServer'`)).toEqual([
    { value: 'smtp://one.example' },
  ]);
});

it.each(['..%2Fsecrets', 'session-secret', 'x.backup.tar.gz'])('rejects the file %s', async (name) => {
  for (const path of [`${name}/test`, `${name}/restore`]) expect((await post(app, `${PATH}/${path}`, {}, admin)).status).toBe(404);
  expect((await fetch(`${app.url}${PATH}/${name}/file`, { headers: { cookie: admin } })).status).toBe(404);
});
