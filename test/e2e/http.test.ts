import { eventually, signIn } from '../support/api.js';
import { type LoggedApp, startLogged } from '../support/app.js';
import { jsonOf, send, sendRaw } from '../support/http.js';
import { measureScheduledTime } from '../support/scheduled-time.js';
import type { Problem } from '../support/problem.js';

const OPS_TOKEN = 'operations-token-for-tests';
const POLICY = /^default-src 'self';.*frame-ancestors 'none';.*object-src 'none';script-src 'self';/;

let app: LoggedApp;
let admin: string;
/** A client that never finishes its headers, from the start of the suite on. */
let slowClient: ReturnType<typeof stallInHeaders>;

beforeAll(async () => {
  app = await startLogged({ env: { LOG_LEVEL: 'info', OPS_TOKEN } });
  slowClient = stallInHeaders();
  admin = await signIn(app);
});

afterAll(async () => {
  await app.close();
});

async function stallInHeaders() {
  const since = performance.now();
  const { result: answer, ms } = await measureScheduledTime(() => sendRaw(app, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: '));
  return { seconds: (performance.now() - since) / 1_000, ownSeconds: ms / 1_000, answer };
}

describe('malformed HTTP', () => {
  const problemInBytes = (answer: string) => {
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d .+\r\n/);
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
    return JSON.parse(answer.split('\r\n\r\n')[1]!) as Problem;
  };

  it.each([['GARBAGE\r\n\r\n'], ['GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n'], ['FROB / HTTP/1.1\r\nHost: a\r\n\r\n']])(
    'answers %j with 400',
    async (bytes) => {
      expect(problemInBytes(await sendRaw(app, bytes))).toMatchObject({ status: 400 });
    },
  );

  it('answers conflicting lengths of a body with 400', async () => {
    const smuggled = 'POST /api/sync HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(problemInBytes(await sendRaw(app, smuggled))).toMatchObject({ status: 400 });
  });

  it('accepts many headers, and answers too many with 431', async () => {
    const headers = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1\r\n`).join('');
    const few = await sendRaw(app, `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers(500)}\r\n`);
    expect(few).toMatch(/^HTTP\/1\.1 200 /);
    expect(problemInBytes(await sendRaw(app, `GET /healthz HTTP/1.1\r\nHost: a\r\n${headers(20_000)}\r\n`))).toMatchObject({ status: 431 });
  });

  it('does not affect later requests', async () => expect((await send(app, '/healthz')).status).toBe(200));
});

describe('a body far beyond the limit', () => {
  const MEBIBYTE = 1_024 ** 2;

  it.each([
    ['of a visitor', '/api/contact', () => ({})],
    ['of an admin', '/api/publish-blog', () => ({ cookie: admin })],
    ['that does not say how long it is', '/api/contact', () => ({ 'transfer-encoding': 'chunked' })],
  ])('%s is refused with an answer that its sender receives, while it is still sending', async (_whose, path, headers) => {
    const sent = jsonOf(JSON.stringify({ message: 'x'.repeat(4 * MEBIBYTE) }), headers());
    for (let times = 0; times < 5; times += 1) {
      const answers = Array.from({ length: 4 }, (_, index) => send(app, path, { ...sent, from: `127.7.${times}.${index + 1}` }));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(4).fill(413));
    }
  });

  it('ends the connection if its sender requested that', async () => {
    const body = 'x'.repeat(300_000);
    const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    expect(await sendRaw(app, head + body)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('is not read to its end', async () => {
    const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${MEBIBYTE}\r\n\r\n{`;
    const { result, ms } = await measureScheduledTime(() => sendRaw(app, head));
    expect(result).toMatch(/^HTTP\/1\.1 413 /);
    expect(ms / 1_000).toBeLessThan(20);
  });
});

describe('every answer', () => {
  it.each(['/healthz', '/readyz', '/api/search', '/api/admin/session', '/metrics', '/api/docs-json'])(
    'of %s has the security headers',
    async (path) => {
      const { status, headers } = await send(app, path);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toMatch(POLICY);
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
      });
      expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
      // The site is not https here; a browser that believed otherwise would be shut out.
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('has a new request id: only a trusted proxy may set it', async () => {
    const { headers } = await send(app, '/healthz', { headers: { 'x-request-id': 'chosen-by-a-stranger' } });
    expect(headers['x-request-id']).not.toBe('chosen-by-a-stranger');
    expect((await send(app, '/healthz')).headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it('cannot be read by other sites', async () => {
    const { headers } = await send(app, '/api/search', { headers: { origin: 'https://evil.example' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/api/search', '/api/search?page=0', '/api/nothing', '/healthz'])('has the security headers: %s', async (path) => {
    const { headers } = await send(app, path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/) as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/) as string,
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it('is safe even if the address could not be parsed', async () => {
    const { status, headers } = await send(app, '/api/%');
    expect(status).toBe(400);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("'none'") as string,
    });
  });

  it('with a problem is never cached', async () => {
    expect((await send(app, '/api/search?page=0')).headers['cache-control']).toBe('no-store');
  });
});

describe('the log', () => {
  it('has each request, but no password, cookie, token or query', async () => {
    const wrong = 'a-wrong-password-of-a-tester';
    await send(app, '/api/verify-settings-password', jsonOf(JSON.stringify({ password: wrong })));
    await send(app, '/api/search?query=a-private-question&lat=43.6532&lng=-79.3832&phone=4165550123', {
      headers: { cookie: admin, authorization: `Bearer ${OPS_TOKEN}` },
    });
    await send(app, '/api/nothing?token=a-private-token');
    const { headers } = await send(app, '/api/search?limit=a-private-mistake');
    const last = `"request":{"id":"${String(headers['x-request-id'])}","method":"GET","path":"/api/search"},"statusCode":400,`;
    await eventually(() => Promise.resolve(app.output().includes(last)), 'the last request is logged');
    const log = app.output();
    expect(log).toContain('GET /api/search 200');
    expect(log).toContain('POST /api/verify-settings-password 200');
    expect(log).toContain('GET /api/nothing 404');
    const secrets = [
      app.password,
      wrong,
      OPS_TOKEN,
      'private',
      '43.6532',
      '4165550123',
      admin.split('=')[1]!,
      new URL(app.databaseUrl).password,
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toContain('?');
  });

  it('has refusals also at addresses whose answers it leaves out', async () => {
    const { status, headers } = await send(app, '/metrics', {
      headers: { via: '1.1 proxy', authorization: 'Bearer a-wrong-token-of-a-tester' },
    });
    expect(status).toBe(401);
    await eventually(() => Promise.resolve(app.output().includes(String(headers['x-request-id']))), 'the refusal is logged');
    expect(app.output()).toContain('GET /metrics 401');
    expect(app.output()).not.toMatch(/GET \/(metrics|readyz) 200|a-wrong-token/);
  });

  it('has a line for each failed sign-in of admins and referrers, without anything typed', async () => {
    await send(app, '/api/verify-settings-password', jsonOf(JSON.stringify({ password: 'a-wrong-password-of-another' })));
    await send(app, '/referral-program/sign-in/a-link-of-nobody', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    const failed = () =>
      app
        .output()
        .split('\n')
        .filter((line) => line.includes('"signIn":"failed"'))
        .map((line) => JSON.parse(line) as object);
    await eventually(() => Promise.resolve(failed().some((line) => 'who' in line && line.who === 'referrer')), 'both are logged');
    const common = { level: 40, signIn: 'failed', client: expect.stringMatching(/^127\./) as string };
    expect(failed().slice(-2)).toMatchObject([
      { ...common, who: 'admin', why: 'wrong-password', request: { path: '/api/verify-settings-password' } },
      { ...common, who: 'referrer', why: 'unknown-link', request: { path: '/referral-program/sign-in/[token]' } },
    ]);
    expect(app.output()).not.toMatch(/a-wrong-password|a-link-of-nobody/);
  });
});

it('a client that never completes its headers is disconnected', async () => {
  const { seconds, ownSeconds, answer } = await slowClient;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(seconds).toBeGreaterThan(9);
  expect(ownSeconds).toBeLessThan(20);
});
