import { request } from 'node:http';
import { connect } from 'node:net';
import { eventually, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';

const OPS_TOKEN = 'operations-token-for-tests';
const WRONG_TYPE = { status: 415, type: '/problems/unsupported-media-type', detail: 'Send the body as application/json.' };
const POLICY = /^default-src 'self';.*frame-ancestors 'none';.*object-src 'none';script-src 'self';/;

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { field: string; message: string }[];
}

let app: TestApp;
let admin: string;
/** A client that never finishes its headers, from the start of the suite on. */
let slowClient: Promise<{ seconds: number; answer: string }>;

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'info', OPS_TOKEN } });
  slowClient = stallInHeaders();
  admin = await signIn(app);
});

afterAll(async () => {
  await app.close();
});

function send(path: string, { method = 'GET', body, headers = {} }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const sent = request({ hostname, port, path, method, headers, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.end(body);
  });
}

/** Bytes as they are; resolves with all that came back when the server closes. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

async function stallInHeaders(): Promise<{ seconds: number; answer: string }> {
  const since = performance.now();
  const answer = await sendRaw('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  return { seconds: (performance.now() - since) / 1_000, answer };
}

const json = (body: string, more: Sent = {}): Sent => ({ method: 'POST', body, ...more, headers: { 'content-type': 'application/json', ...more.headers } });
const asAdmin = (body: string): Sent => json(body, { headers: { cookie: admin } });

/** Every error is RFC 9457, says nothing about our insides, and carries the headers of any other answer. */
async function problemOf(path: string, sent?: Sent): Promise<Problem & { headers: Answer['headers'] }> {
  const { status, headers, text } = await send(path, sent);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|\/work\/|\/tmp\/|SELECT |INSERT |FST_|Error:/);
  const problem = JSON.parse(text) as Problem;
  expect(problem).toMatchObject({ status, type: expect.stringMatching(/^\/problems\/[a-z-]+$/) as string });
  expect([typeof problem.title, typeof problem.detail]).toEqual(['string', 'string']);
  return { ...problem, headers };
}

describe('errors are problem documents', () => {
  it.each(['/api', '/api/nothing', '/api/listings', '/api/sync/now', '/api/listings/no-such-id', '/api/listings/%00', '/api/listings/a%2Fb'])(
    '404 for GET %s',
    async (path) => expect(await problemOf(path)).toMatchObject({ status: 404 }),
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('404 for %s on an unknown address', async (method) => {
    expect(await problemOf('/api/nothing', { method })).toMatchObject({ status: 404 });
  });

  it('404 for an id that is longer than any', async () => {
    expect(await problemOf(`/api/listings/${'x'.repeat(250)}`)).toMatchObject({ status: 404 });
    expect(await problemOf(`/api/listings/${'x'.repeat(6_000)}`)).toMatchObject({ status: expect.any(Number) as number });
    expect((await send(`/api/listings/${'x'.repeat(6_000)}`)).status).toBe(404);
  });

  it.each([
    ['DELETE', '/api/sync', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/sync', 'GET, HEAD, POST'],
    ['PUT', '/api/search', 'GET, HEAD'],
    ['POST', '/api/search?query=x', 'GET, HEAD'],
    ['PATCH', '/healthz', 'GET, HEAD'],
    ['GET', '/api/verify-settings-password', 'POST'],
  ])('405 for %s %s, with Allow', async (method, path, allow) => {
    const problem = await problemOf(path, { method });
    expect(problem.status).toBe(405);
    expect(problem.headers['allow']).toBe(allow);
  });

  it.each(['/api/%zz', '/api/listings/%ff', '/%'])('400 for the address %s', async (path) => {
    expect(await problemOf(path)).toMatchObject({ status: 400, type: '/problems/bad-request' });
  });

  it.each(['{bad', '{"force":tru', '{"a":1}x', "{'a':1}", '{"__proto__":{"x":1}}', '{"constructor":{"prototype":1}}'])(
    '400 for the malformed body %s',
    async (body) => expect(await problemOf('/api/sync', asAdmin(body))).toMatchObject({ status: 400, detail: 'The body is not valid JSON: send an object.' }),
  );

  it.each(['null', '[]', '"text"', '5', 'true', '[{"force":true}]'])('400 for the body %s, which is no object', async (body) => {
    expect(await problemOf('/api/sync', asAdmin(body))).toMatchObject({ status: 400, errors: [{ field: 'body', message: 'must be a JSON object' }] });
  });

  it('400 for a body of too many levels, however it is nested', async () => {
    const objects = `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`;
    const lists = `{"force":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    for (const body of [objects, lists]) {
      expect(await problemOf('/api/sync', asAdmin(body))).toMatchObject({ status: 400, errors: [{ field: 'body' }] });
    }
  });

  it('400 for unknown and mistyped fields, all of them named', async () => {
    const { status, errors } = await problemOf('/api/sync', asAdmin('{"force":"yes","dryRun":1,"forced":true}'));
    expect(status).toBe(400);
    expect(errors!.map(({ field }) => field).sort()).toEqual(['dryRun', 'force', 'forced']);
  });

  it('413 over 1 MiB, and not below', async () => {
    const body = (bytes: number) => JSON.stringify({ password: 'x'.repeat(bytes - 15) });
    expect(body(1_048_576)).toHaveLength(1_048_576);
    expect(await problemOf('/api/verify-settings-password', json(body(1_048_577)))).toMatchObject({
      status: 413, type: '/problems/payload-too-large', detail: 'The body is larger than this address accepts: send 1 MiB at most.',
    }); // prettier-ignore
    expect(await problemOf('/api/verify-settings-password', json(body(1_048_576)))).toMatchObject({ status: 400 });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp', 'x'])(
    '415 for a body of type %s',
    async (type) => {
      const sent = { method: 'POST', body: '{"force":true}', headers: { 'content-type': type, cookie: admin } };
      expect(await problemOf('/api/sync', sent)).toMatchObject(WRONG_TYPE);
    },
  );

  it('415 for a body without a type', async () => {
    expect(await problemOf('/api/sync', { method: 'POST', body: '{"force":true}', headers: { cookie: admin } })).toMatchObject(WRONG_TYPE);
  });

  it.each([
    ['POST', '/api/sync'],
    ['GET', '/api/sync'],
  ])('401 for %s %s without a session', async (method, path) => {
    const problem = await problemOf(path, { method });
    expect(problem).toMatchObject({ status: 401, headers: { 'www-authenticate': expect.any(String) as string } });
  });

  it('503 when no sheet is configured', async () => {
    expect(await problemOf('/api/sync', asAdmin('{}'))).toMatchObject({ status: 503, type: '/problems/no-listing-source' });
  });
});

describe('what is hardly HTTP', () => {
  const problemIn = (answer: string) => {
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d .+\r\n/);
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
    return JSON.parse(answer.split('\r\n\r\n')[1]!) as Problem;
  };

  it.each([['GARBAGE\r\n\r\n'], ['GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n'], ['FROB / HTTP/1.1\r\nHost: a\r\n\r\n']])('answers %j with 400', async (bytes) => {
    expect(problemIn(await sendRaw(bytes))).toMatchObject({ status: 400 });
  });

  it('answers two lengths of one body with 400', async () => {
    const smuggled = 'POST /api/sync HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(problemIn(await sendRaw(smuggled))).toMatchObject({ status: 400 });
  });

  it('takes many headers, and answers too many with 431', async () => {
    const headers = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1\r\n`).join('');
    const few = await sendRaw(`GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers(500)}\r\n`);
    expect(few).toMatch(/^HTTP\/1\.1 200 /);
    expect(problemIn(await sendRaw(`GET /healthz HTTP/1.1\r\nHost: a\r\n${headers(20_000)}\r\n`))).toMatchObject({ status: 431 });
  });

  it('answers on after all of it', async () => expect((await send('/healthz')).status).toBe(200));
});

describe('every answer', () => {
  it.each(['/healthz', '/readyz', '/api/search', '/api/admin/session', '/metrics', '/api/docs-json'])('of %s has the security headers', async (path) => {
    const { status, headers } = await send(path);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(POLICY);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
    }); // prettier-ignore
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
    // The site is not https here; a browser that believed otherwise would be shut out.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('names its request anew: only a trusted proxy may give the name', async () => {
    const { headers } = await send('/healthz', { headers: { 'x-request-id': 'chosen-by-a-stranger' } });
    expect(headers['x-request-id']).not.toBe('chosen-by-a-stranger');
    expect((await send('/healthz')).headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it('lets no other site read it', async () => {
    const { headers } = await send('/api/search', { headers: { origin: 'https://evil.example' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('operations', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const proxied = { 'x-forwarded-for': '203.0.113.9' };

  it('GET /healthz says that the process lives', async () => {
    expect(await send('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  });

  it('GET /readyz names the parts', async () => {
    const { status, text, headers } = await send('/readyz');
    const ready = JSON.parse(text) as { status: string; parts: Record<string, { status: string }> };
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' });
    expect(Object.keys(ready.parts).sort()).toEqual(['database', 'disk', 'outbox', 'search', 'sync']);
    for (const part of Object.values(ready.parts)) expect(part).toEqual({ status: expect.stringMatching(/^(ok|degraded|down)$/) as string });
  });

  it.each([
    ['/metrics from this machine', '/metrics', {}, 200],
    ['/metrics through a proxy', '/metrics', proxied, 401],
    ['/metrics through a proxy that says Forwarded', '/metrics', { forwarded: 'for=203.0.113.9' }, 401],
    ['/metrics through a proxy with the token', '/metrics', { ...proxied, ...bearer(OPS_TOKEN) }, 200],
    ['/metrics through a proxy with a wrong token', '/metrics', { ...proxied, ...bearer(`${OPS_TOKEN}x`) }, 401],
    ['/api/docs-json through a proxy', '/api/docs-json', proxied, 401],
    ['/api/docs-json through a proxy with the token', '/api/docs-json', { ...proxied, ...bearer(OPS_TOKEN) }, 200],
  ])('%s', async (_what, path, headers, status) => expect((await send(path, { headers })).status).toBe(status));

  it('/metrics for an admin from anywhere', async () => {
    const { status, text } = await send('/metrics', { headers: { ...proxied, cookie: admin } });
    expect(status).toBe(200);
    for (const metric of ['http_request_duration_seconds_bucket', 'homewright_part_health{part="database"} 2', 'process_cpu_seconds_total']) {
      expect(text).toContain(metric);
    }
    // One series a route, whatever strangers ask for.
    expect(text).not.toContain('no-such-id');
  });

  describe('without the database', () => {
    const elsewhere = process.env['TEST_DATABASE_URL']!;
    const name = () => new URL(app.databaseUrl).pathname.slice(1);
    const ready = async (cookie?: string) => {
      const { status, text } = await send('/readyz', { headers: cookie ? { cookie } : {} });
      return { code: status, ...(JSON.parse(text) as { status: string; parts: Record<string, { status: string; detail?: string }> }) };
    };

    beforeAll(async () => {
      await eventually(async () => (await ready()).parts['database']!.status === 'ok', 'the database is well');
      await execute(elsewhere, `ALTER DATABASE ${name()} ALLOW_CONNECTIONS false`);
      await execute(elsewhere, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name()]);
      // For about a second the engine answers from what it has, and that is right.
      await eventually(async () => (await send('/api/search')).status !== 200, 'searches need the database again');
    });

    it('/readyz is 503 and tells strangers no more than that', async () => {
      const { code, status, parts } = await ready(admin);
      expect({ code, status, database: parts['database'] }).toEqual({ code: 503, status: 'down', database: { status: 'down' } });
    });

    it('/healthz is 200, for the process lives', async () => expect((await send('/healthz')).status).toBe(200));

    it.each(['/api/search', '/api/search?query=quiet', '/api/listings/some-id'])('%s is 503 and says when to come back, and the log why, once', async (path) => {
      const problem = await problemOf(path);
      expect(problem).toMatchObject({ status: 503, type: '/problems/database-unavailable', headers: { 'retry-after': '5' } });
      const lines = () => app.output().split('\n').filter((line) => line.includes(String(problem.headers['x-request-id'])));
      await eventually(() => Promise.resolve(lines().some((line) => line.includes('"statusCode":503'))), 'the answer is logged');
      const reasons = lines().map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ msg }) => !msg.startsWith('GET '));
      expect(reasons).toEqual([expect.objectContaining({ level: 40, msg: expect.stringMatching(/^The database cannot be used \(.+\)$/) as string })]);
    });

    it('what needs a session is 503, too: nobody can be recognised', async () => {
      const problem = await problemOf('/api/sync', { headers: { cookie: admin } });
      expect(problem).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    });

    it('all is well again by itself when the database is back', async () => {
      await execute(elsewhere, `ALTER DATABASE ${name()} ALLOW_CONNECTIONS true`);
      await eventually(async () => (await ready()).code === 200, '/readyz recovers');
      await eventually(async () => (await ready()).parts['outbox']!.status === 'ok', 'the outbox recovers', 20_000);
      expect((await send('/api/listings/some-id')).status).toBe(404);
      expect((await send('/api/sync', { headers: { cookie: admin } })).status).toBe(200);
    });
  });

  it('/readyz says why a part is unwell to an admin alone', async () => {
    const failed = `INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes, error)
      VALUES (gen_random_uuid(), 'manual', 'x.csv', false, false, 'failed', now(), 0, 0, 0, 0, '[]', '[]', 'The file x.csv does not exist.')`;
    await execute(app.databaseUrl, failed);
    const syncFor = async (headers: Record<string, string>) =>
      (JSON.parse((await send('/readyz', { headers })).text) as { status: string; parts: { sync: unknown } });
    expect(await syncFor({ cookie: admin })).toMatchObject({ status: 'degraded', parts: { sync: { status: 'degraded', detail: 'The file x.csv does not exist.' } } });
    expect((await syncFor({})).parts.sync).toEqual({ status: 'degraded' });
    expect((await syncFor(bearer(OPS_TOKEN))).parts.sync).toEqual({ status: 'degraded' });
    expect((await send('/readyz')).status).toBe(200);
  });
});

describe('the log', () => {
  it('has each request, but no password, cookie, token or query', async () => {
    const wrong = 'a-wrong-password-of-a-tester';
    await send('/api/verify-settings-password', json(JSON.stringify({ password: wrong })));
    await send('/api/search?query=a-private-question&lat=43.6532&lng=-79.3832&phone=4165550123', { headers: { cookie: admin, authorization: `Bearer ${OPS_TOKEN}` } });
    await send('/api/nothing?token=a-private-token');
    const { headers } = await send('/api/search?limit=a-private-mistake');
    await eventually(() => Promise.resolve(/GET \/api\/search 400/.test(app.output())), 'the last request is logged');
    const log = app.output();
    expect(log).toContain('GET /api/search 200');
    expect(log).toMatch(new RegExp(`"request":{"id":"${String(headers['x-request-id'])}","method":"GET","path":"/api/search"},"statusCode":400,`));
    expect(log).toContain('POST /api/verify-settings-password 200');
    expect(log).toContain('GET /api/nothing 404');
    const secrets = [app.password, wrong, OPS_TOKEN, 'private', '43.6532', '4165550123', admin.split('=')[1]!, new URL(app.databaseUrl).password];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toContain('?');
  });
});

it('a client that never finishes its headers is cut off', async () => {
  const { seconds, answer } = await slowClient;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(seconds).toBeLessThan(25);
}, 30_000);
