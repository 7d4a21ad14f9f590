import { request } from 'node:http';
import { startApp, type TestApp } from '../support/app.js';

interface Sent {
  method?: string;
  path: string;
  body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  raw?: string;
  headers?: Record<string, string>;
  cookie?: string;
  /** Any 127.x.y.z: limits are per client address. */
  from?: string;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  json: Record<string, unknown>;
  /** The Set-Cookie line of the session cookie. */
  setCookie: string | undefined;
}

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(async () => {
  await app.close();
});

function send({ method = 'POST', path, body, raw, headers = {}, cookie, from = '127.0.0.1' }: Sent): Promise<Answer> {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, app.url), {
      method,
      localAddress: from,
      agent: false,
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          json: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
          setCookie: response.headers['set-cookie']?.find((line) => line.startsWith('homewright_admin=')),
        });
      });
    });
    sent.end(content);
  });
}

const tryPassword = (password: unknown, more: Partial<Sent> = {}) =>
  send({ path: '/api/verify-settings-password', body: { password }, ...more });

async function logIn(more: Partial<Sent> = {}): Promise<string> {
  const { setCookie } = await tryPassword(app.password, more);
  return setCookie!.split(';')[0]!;
}

async function isAuthenticated(cookie: string): Promise<unknown> {
  const { json } = await send({ method: 'GET', path: '/api/admin/session', cookie });
  return json['authenticated'];
}

describe('the password', () => {
  it('creates a session if it is right', async () => {
    const answer = await tryPassword(app.password);
    expect(answer).toMatchObject({ status: 200, json: { success: true } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.setCookie).toMatch(/^homewright_admin=[\w-]{43}\.[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await isAuthenticated(answer.setCookie!.split(';')[0]!)).toBe(true);
  });

  it('creates none if it is wrong', async () => {
    const answer = await tryPassword(`${app.password}x`, { from: '127.0.1.1' });
    expect(answer).toMatchObject({ status: 200, json: { success: false }, setCookie: undefined });
  });

  it('creates a new session at each login, and ends the previous one of the browser', async () => {
    const first = await logIn();
    const second = await logIn({ cookie: first });
    expect(second).not.toBe(first);
    expect(await isAuthenticated(first)).toBe(false);
    expect(await isAuthenticated(second)).toBe(true);
  });

  it.each([
    ['missing', {}],
    ['empty', { password: '' }],
    ['blank', { password: '   ' }],
    ['no text', { password: 12345 }],
    ['a list', { password: ['a'] }],
    ['too long', { password: 'x'.repeat(501) }],
    ['holding a NUL', { password: 'a\u0000b' }],
  ])('is refused if %s, naming the field', async (_what, body) => {
    const answer = await send({ path: '/api/verify-settings-password', body });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json['errors']).toEqual([{ field: 'password', message: expect.any(String) as string }]);
  });

  it('may have 500 characters', async () => {
    expect(await tryPassword('x'.repeat(500), { from: '127.0.1.2' })).toMatchObject({ status: 200, json: { success: false } });
  });

  it('is refused with unknown fields beside it', async () => {
    const body = { password: app.password, remember: true };
    const answer = await send({ path: '/api/verify-settings-password', body });
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ field: 'remember' }] }, setCookie: undefined });
  });

  it('is refused in a body that is not valid JSON', async () => {
    const answer = await send({ path: '/api/verify-settings-password', raw: '{"password":' });
    expect(answer).toMatchObject({ status: 400, json: { status: 400 } });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])('is refused as %s', async (type) => {
    const raw = `password=${app.password}`;
    const answer = await send({ path: '/api/verify-settings-password', raw, headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 415, setCookie: undefined });
  });
});

describe('ten wrong passwords', () => {
  it('block their client address, also for the right one', async () => {
    const since = performance.now();
    for (let wrong = 1; wrong <= 9; wrong++) await tryPassword('wrong', { from: '127.0.2.1' });
    expect(await tryPassword(app.password, { from: '127.0.2.1' })).toMatchObject({ status: 200, json: { success: true } });
    expect(await tryPassword('wrong', { from: '127.0.2.1' })).toMatchObject({ status: 200, json: { success: false } });

    for (const password of [app.password, 'wrong']) {
      const refused = await tryPassword(password, { from: '127.0.2.1' });
      expect(refused).toMatchObject({
        status: 429,
        setCookie: undefined,
        json: { type: '/problems/too-many-wrong-passwords', status: 429 },
      });
      expect(refused.headers['content-type']).toMatch('application/problem+json');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(Math.floor(900 - (performance.now() - since) / 1_000));
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    }

    expect(await tryPassword(app.password, { from: '127.0.2.2' })).toMatchObject({ status: 200, json: { success: true } });
  });

  it('are counted one by one if they are simultaneous', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => tryPassword('wrong', { from: '127.0.2.3' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('cannot be distributed over addresses that a client makes up', async () => {
    const answers: Answer[] = [];
    for (let wrong = 1; wrong <= 11; wrong++) {
      answers.push(await tryPassword('wrong', { from: '127.0.2.4', headers: { 'x-forwarded-for': `203.0.113.${wrong}` } }));
    }
    expect(answers.at(-1)!.status).toBe(429);
  });
});

describe('a session', () => {
  it('is required by routes for admins', async () => {
    const answer = await send({ path: '/api/sync', body: {} });
    expect(answer).toMatchObject({ status: 401, json: { type: '/problems/admin-session-required', status: 401 } });
    expect(answer.headers['content-type']).toMatch('application/problem+json');

    const cookie = await logIn();
    expect((await send({ path: '/api/sync', body: {}, cookie })).status).not.toBe(401);
  });

  it('cannot be forged', async () => {
    const cookie = await logIn();
    const forged = [
      'homewright_admin=',
      'homewright_admin=x',
      cookie.slice(0, cookie.lastIndexOf('.')),
      `${cookie}x`,
      cookie.replace('=', '=x'),
    ];
    for (const attempt of forged) expect(await isAuthenticated(attempt)).toBe(false);
    expect(await isAuthenticated(cookie)).toBe(true);
  });

  it('ends for good at logout', async () => {
    const cookie = await logIn();
    const answer = await send({ path: '/api/admin/logout', cookie });
    expect(answer).toMatchObject({ status: 200, json: { success: true } });
    expect(answer.setCookie).toMatch(/^homewright_admin=;.*Max-Age=0;.*Path=\/;/);
    expect(await isAuthenticated(cookie)).toBe(false);
    expect(await send({ path: '/api/admin/logout', cookie })).toMatchObject({ status: 200, json: { success: true } });
    expect(await send({ path: '/api/admin/logout' })).toMatchObject({ status: 200, json: { success: true } });
  });

  it('ends separately: another browser stays signed in', async () => {
    const [one, other] = [await logIn(), await logIn()];
    await send({ path: '/api/admin/logout', cookie: one });
    expect(await isAuthenticated(other)).toBe(true);
  });

  it('does not exist before a sign-in', async () => {
    expect(await send({ method: 'GET', path: '/api/admin/session' })).toMatchObject({
      status: 200,
      json: { authenticated: false },
      // Otherwise a browser could show the back office after its end, or none after a sign-in.
      headers: { 'cache-control': 'no-store' },
    });
  });
});

describe('another site', () => {
  const theirs: [string, Record<string, string>][] = [
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['its origin', { origin: 'https://evil.example' }],
    ['the origin null', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ];

  it.each(theirs)('cannot check the password (%s)', async (_how, headers) => {
    const answer = await tryPassword(app.password, { headers });
    expect(answer).toMatchObject({ status: 403, setCookie: undefined, json: { type: '/problems/cross-site-request' } });
  });

  it.each(theirs)('cannot write with the admin cookie (%s)', async (_how, headers) => {
    const cookie = await logIn();
    expect((await send({ path: '/api/sync', body: {}, cookie, headers })).status).toBe(403);
    expect((await send({ path: '/api/admin/logout', cookie, headers })).status).toBe(403);
    expect(await isAuthenticated(cookie)).toBe(true);
  });

  it('cannot write with the referrer cookie', async () => {
    const sent = { path: '/api/admin/logout', headers: { origin: 'https://evil.example' } };
    expect((await send({ ...sent, cookie: 'homewright_referrer=anything' })).status).toBe(403);
    expect((await send(sent)).status).toBe(200);
  });

  it('may send read requests', async () => {
    const cookie = await logIn();
    for (const method of ['GET', 'HEAD']) {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      expect((await send({ method, path: '/api/admin/session', cookie, headers })).status).toBe(200);
    }
  });
});

describe('pages of this site', () => {
  it.each([
    ['with both headers', () => ({ 'sec-fetch-site': 'same-origin', origin: app.url })],
    ['with the origin alone', () => ({ origin: new URL(app.url).origin })],
    ['from the address bar', () => ({ 'sec-fetch-site': 'none' })],
    ['and programs, with neither header', () => ({})],
  ])('may check the password and write %s', async (_how, headersOf) => {
    const headers = headersOf() as Record<string, string>;
    const cookie = await logIn({ headers });
    expect(await send({ path: '/api/admin/logout', cookie, headers })).toMatchObject({ status: 200 });
  });
});

describe('a restart', () => {
  it('keeps sessions while the password stays, and ends all when it changes', async () => {
    const cookie = await logIn();
    await app.restart();
    expect(await isAuthenticated(cookie)).toBe(true);

    const former = app.password;
    await app.restart({ SETTINGS_PASSWORD: 'another password than before' });
    expect(await isAuthenticated(cookie)).toBe(false);
    expect(await tryPassword(former, { from: '127.0.3.1' })).toMatchObject({ status: 200, json: { success: false } });
    expect(await tryPassword('another password than before')).toMatchObject({ status: 200, json: { success: true } });
  });
});
