import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get, post, signInAnew } from '../support/api.js';
import { type AppInOtherProcess, startApp, startInOtherProcess, type TestApp } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { type Answer, jsonOf, send } from '../support/http.js';
import { rows, SheetFile } from '../support/sheet.js';

const PROXY = '127.0.9.1';
const ENV = { SESSION_SECRET: 'one secret for all processes of the tests', SEARCH_ENGINE: 'postgres', TRUST_PROXY: PROXY };

interface Recorded {
  action: string;
  client: string | null;
  detail: object;
  at: string;
}

const sheet = new SheetFile();
let app: TestApp;
let other: AppInOtherProcess;
let otherData: string;

beforeAll(async () => {
  await sheet.write(rows(3));
  app = await startApp({ env: { ...ENV, LISTINGS_CSV: sheet.path } });
  otherData = await mkdtemp(join(tmpdir(), 'homewright-other-'));
  other = await startInOtherProcess({ ...ENV, DATA_DIR: otherData, DATABASE_URL: app.databaseUrl, SETTINGS_PASSWORD: app.password });
});

afterAll(async () => {
  await other?.close();
  await app?.close();
  await rm(otherData, { recursive: true, force: true });
  sheet.remove();
});

type Site = Pick<TestApp, 'url'>;

const tryPassword = (site: Site, password: string, from: string, headers: Record<string, string> = {}): Promise<Answer> =>
  send(site, '/api/verify-settings-password', { ...jsonOf(JSON.stringify({ password }), headers), from });

const isSignedIn = async (site: Site, cookie: string) =>
  (await get<{ authenticated: boolean }>(site, '/api/admin/session', cookie)).body.authenticated;

async function audit(limit: number): Promise<Recorded[]> {
  const { body } = await get<{ items: Recorded[] }>(app, `/api/admin/audit?limit=${limit}`, await signInAnew(app));
  // The first one is the login of this very question.
  return body.items.slice(1);
}

describe('two processes on one database', () => {
  it('share sessions and logouts', async () => {
    const cookie = await signInAnew(app);
    expect(await isSignedIn(other, cookie)).toBe(true);
    expect((await post(other, '/api/admin/logout', {}, cookie)).status).toBe(200);
    expect(await isSignedIn(app, cookie)).toBe(false);
  });

  it('count wrong passwords together', async () => {
    const from = '127.0.4.1';
    for (let wrong = 1; wrong <= 10; wrong++) expect((await tryPassword(wrong % 2 ? app : other, 'wrong', from)).status).toBe(200);
    for (const site of [app, other]) {
      const refused = await tryPassword(site, app.password, from);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    }
  });

  it('forget them together after a quarter of an hour', async () => {
    const from = '127.0.4.2';
    for (let wrong = 1; wrong <= 11; wrong++) await tryPassword(app, 'wrong', from);
    expect((await tryPassword(other, app.password, from)).status).toBe(429);
    await execute(app.databaseUrl, 'UPDATE admin_password_attempt SET expire = expire - $1::bigint WHERE key LIKE $2', [
      15 * 60 * 1_000,
      `%${from}`,
    ]);
    expect((await tryPassword(other, app.password, from)).status).toBe(200);
  });
});

describe('the session in the database', () => {
  it('is stored only as a hash of the token', async () => {
    const cookie = await signInAnew(app);
    const token = decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!;
    const stored = await rowsOf<{ token_hash: Buffer }>(app.databaseUrl, 'SELECT token_hash FROM admin_session');
    expect(stored.map(({ token_hash }) => token_hash.toString('hex'))).toContain(createHash('sha256').update(token).digest('hex'));
  });

  it('is extended by use, for twelve hours', async () => {
    const cookie = await signInAnew(app);
    const idle = (minutes: number) =>
      execute(app.databaseUrl, `UPDATE admin_session SET last_seen_at = last_seen_at - $1 * interval '1 minute'`, [minutes]);
    for (let use = 1; use <= 3; use++) {
      await idle(119);
      expect(await isSignedIn(app, cookie)).toBe(true);
    }
    await idle(120);
    expect(await isSignedIn(app, cookie)).toBe(false);

    const second = await signInAnew(app);
    await execute(app.databaseUrl, `UPDATE admin_session SET created_at = created_at - interval '12 hours'`);
    expect(await isSignedIn(app, second)).toBe(false);
    expect((await get(app, '/api/sync', second)).status).toBe(401);
  });
});

describe('behind a proxy that speaks TLS', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.20' };
  const secure = (answer: Answer) => /; Secure/.test(answer.headers['set-cookie']![0]!);

  it('the cookie is Secure, and so is its deletion', async () => {
    const signedIn = await tryPassword(app, app.password, PROXY, https);
    expect(secure(signedIn)).toBe(true);
    expect(signedIn.headers['set-cookie']![0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = signedIn.headers['set-cookie']![0]!.split(';')[0]!;
    expect(secure(await send(app, '/api/admin/logout', { ...jsonOf('{}', { ...https, cookie }), from: PROXY }))).toBe(true);
  });

  it('it is not without TLS, whatever a client that is not a trusted proxy says', async () => {
    expect(secure(await tryPassword(app, app.password, PROXY))).toBe(false);
    expect(secure(await tryPassword(app, app.password, '127.0.9.2', https))).toBe(false);
  });

  it('wrong passwords are counted for each visitor separately', async () => {
    const by = (address: string) => tryPassword(app, 'wrong', PROXY, { 'x-forwarded-for': address });
    for (let wrong = 1; wrong <= 10; wrong++) await by('203.0.113.30');
    expect((await by('203.0.113.30')).status).toBe(429);
    expect((await by('203.0.113.31')).status).toBe(200);
    for (let wrong = 1; wrong <= 10; wrong++) await by(`2001:db8:1:2::${wrong}`);
    expect((await by('2001:db8:1:2:ffff::1')).status).toBe(429);
  });
});

describe('the audit log', () => {
  it('records who signed in and out, from where and when, and no wrong passwords', async () => {
    const before = Date.now();
    const headers = { 'x-forwarded-for': '::ffff:203.0.113.40' };
    const signedIn = await tryPassword(app, app.password, PROXY, headers);
    const cookie = signedIn.headers['set-cookie']![0]!.split(';')[0]!;
    await tryPassword(app, 'wrong', PROXY, headers);
    const logOut = () => send(app, '/api/admin/logout', { ...jsonOf('{}', { ...headers, cookie }), from: PROXY });
    for (let time = 1; time <= 2; time++) expect((await logOut()).status).toBe(200);
    const client = '203.0.113.40';
    const [out, back] = await audit(3);
    expect([out, back]).toMatchObject([
      { action: 'signed-out', client, detail: {} },
      { action: 'signed-in', client, detail: {} },
    ]);
    expect(Date.parse(back!.at)).toBeGreaterThan(before - 1_000);
  });

  it('records an address that is refused for wrong passwords, which metrics count', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.41' };
    // Of an earlier quarter of an hour.
    await execute(app.databaseUrl, `INSERT INTO admin_password_attempt (key, points, expire) VALUES ('long-ago', 7, $1)`, [Date.now()]);
    for (let wrong = 1; wrong <= 12; wrong++) await tryPassword(app, 'wrong', PROXY, headers);
    const refused = await rowsOf(
      app.databaseUrl,
      `SELECT client FROM audit_log WHERE action = 'sign-in-refused' AND client = '203.0.113.41'`,
    );
    expect(refused).toHaveLength(1);
    const counted = await rowsOf<{ attempts: number; clients: number }>(
      app.databaseUrl,
      `SELECT sum(points)::int AS attempts, count(*)::int AS clients FROM admin_password_attempt WHERE points > 0 AND key <> 'long-ago'`,
    );
    expect(counted[0]!.attempts).toBeGreaterThanOrEqual(12);
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toContain(`\nhomewright_wrong_passwords ${counted[0]!.attempts}\n`);
    expect(metrics).toContain(`\nhomewright_wrong_password_clients ${counted[0]!.clients}\n`);
  });

  it('records a manual sync with its changes, and no dry run', async () => {
    const cookie = await signInAnew(app);
    expect((await post(app, '/api/sync', { dryRun: true }, cookie)).status).toBe(200);
    expect((await post(app, '/api/sync', {}, cookie)).status).toBe(200);
    await sheet.writeText('nothing\n');
    expect((await post(app, '/api/sync', {}, cookie)).status).toBe(422);
    expect(await audit(3)).toMatchObject([
      { action: 'listings-synced', client: '127.0.0.1', detail: { created: 3, updated: 0, removed: 0 } },
      { action: 'signed-in', client: '127.0.0.1' },
    ]);
  });

  it('records a changed password that the process found at its start, without a client', async () => {
    const cookie = await signInAnew(app);
    await app.restart({ SETTINGS_PASSWORD: 'another password than before' });
    expect(await isSignedIn(app, cookie)).toBe(false);
    expect(await isSignedIn(other, cookie)).toBe(false);
    const [last] = await rowsOf(app.databaseUrl, 'SELECT action, client, detail FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(last).toEqual({ action: 'password-changed', client: null, detail: {} });
  });
});
