import { connect } from 'node:net';
import sharp from 'sharp';
import { eventually, get, signIn } from '../support/api.js';
import { type LoggedApp, startLogged } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { fileOf, formOf, upload } from '../support/forms.js';
import { send } from '../support/http.js';
import { problemOf } from '../support/problem.js';
import { aForm, submit, tokenOf } from './submissions.fixture.js';

const OPS_TOKEN = 'operations-token-for-tests';

let app: LoggedApp;
let admin: string;

beforeAll(async () => {
  app = await startLogged({ env: { LOG_LEVEL: 'info', OPS_TOKEN } });
  admin = await signIn(app);
});

afterAll(async () => {
  await app.close();
});

describe('operations', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const proxied = { 'x-forwarded-for': '203.0.113.9' };

  it('start without warnings of Nest', async () => {
    await send(app, '/api/search?limit=1');
    // Written in order: where the first visit is logged, all of the start is.
    await eventually(() => Promise.resolve(app.output().includes('/api/search')), 'the visit is logged');
    expect(app.output()).not.toMatch(/undefined dependency/);
  });

  it('GET /healthz says that the process is running', async () => {
    expect(await send(app, '/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  });

  it('GET /readyz names the parts', async () => {
    const { status, text, headers } = await send(app, '/readyz');
    const ready = JSON.parse(text) as { status: string; parts: Record<string, { status: string }> };
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' });
    expect(Object.keys(ready.parts).sort()).toEqual(['database', 'disk', 'outbox', 'search', 'sync']);
    for (const part of Object.values(ready.parts))
      expect(part).toEqual({ status: expect.stringMatching(/^(ok|degraded|down)$/) as string });
  });

  it.each([
    ['/metrics from this machine', '/metrics', {}, 200],
    ['/metrics through a proxy', '/metrics', proxied, 401],
    ['/metrics through a proxy that says Forwarded', '/metrics', { forwarded: 'for=203.0.113.9' }, 401],
    ['/metrics through a proxy that says it came from here', '/metrics', { 'x-forwarded-for': '127.0.0.1' }, 401],
    ['/metrics through a proxy that says nothing', '/metrics', { host: 'homewright.example' }, 401],
    ['/metrics through a proxy that says nothing, with the token', '/metrics', { host: 'homewright.example', ...bearer(OPS_TOKEN) }, 200],
    ['/api/docs-json through a proxy that says nothing', '/api/docs-json', { host: 'homewright.example' }, 401],
    ['/metrics through a proxy with the token', '/metrics', { ...proxied, ...bearer(OPS_TOKEN) }, 200],
    ['/metrics through a proxy with a wrong token', '/metrics', { ...proxied, ...bearer(`${OPS_TOKEN}x`) }, 401],
    ['/api/docs-json through a proxy', '/api/docs-json', proxied, 401],
    ['/api/docs-json through a proxy with the token', '/api/docs-json', { ...proxied, ...bearer(OPS_TOKEN) }, 200],
  ])('%s', async (_what, path, headers, status) => expect((await send(app, path, { headers })).status).toBe(status));

  it('an untrusted proxy is logged once, with the setting to change', async () => {
    const told = () =>
      app
        .output()
        .split('\n')
        .filter((line) => line.includes('TRUST_PROXY='));
    await eventually(() => Promise.resolve(told().length > 0), 'it is told of');
    expect(told().map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringContaining('A proxy at 127.0.0.1 passes on requests') as string }),
    ]);
  });

  it('/metrics for an admin from anywhere', async () => {
    await send(app, '/api/listings/no-such-id');
    const { status, text } = await send(app, '/metrics', { headers: { ...proxied, cookie: admin } });
    expect(status).toBe(200);
    for (const metric of [
      'http_request_duration_seconds_bucket',
      'homewright_part_health{part="database"} 2',
      'process_cpu_seconds_total',
    ]) {
      expect(text).toContain(metric);
    }
    // One series a route, whatever strangers ask for.
    expect(text).not.toContain('no-such-id');
  });

  describe('without the database', () => {
    const elsewhere = process.env['TEST_DATABASE_URL']!;
    const name = () => new URL(app.databaseUrl).pathname.slice(1);
    const ready = async (cookie?: string) => {
      const { status, text } = await send(app, '/readyz', { headers: cookie ? { cookie } : {} });
      return { code: status, ...(JSON.parse(text) as { status: string; parts: Record<string, { status: string; detail?: string }> }) };
    };

    beforeAll(async () => {
      await eventually(async () => (await ready()).parts['database']!.status === 'ok', 'the database is well');
      await eventually(async () => (await ready()).parts['search']!.status === 'ok', 'the engine is up to date');
      await execute(elsewhere, `ALTER DATABASE ${name()} ALLOW_CONNECTIONS false`);
      await execute(elsewhere, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name()]);
      await eventually(async () => (await send(app, '/api/listings/some-id')).status === 503, 'the database is away');
    });

    it('/readyz is 503 without details for the public', async () => {
      const { code, status, parts } = await ready(admin);
      expect({ code, status, database: parts['database'] }).toEqual({ code: 503, status: 'down', database: { status: 'down' } });
    });

    it('/healthz is 200, as the process is running', async () => expect((await send(app, '/healthz')).status).toBe(200));

    it('searches continue: the engine was up to date, and nothing can change', async () => {
      const { status, text } = await send(app, '/api/search?query=quiet');
      expect([status, JSON.parse(text)]).toEqual([200, expect.not.objectContaining({ degraded: true })]);
    });

    it.each(['/api/search?lat=43.5&lng=-80.2', '/api/listings/some-id'])(
      '%s is 503 with Retry-After, and the log has the reason once',
      async (path) => {
        const problem = await problemOf(app, path);
        expect(problem).toMatchObject({ status: 503, type: '/problems/database-unavailable', headers: { 'retry-after': '5' } });
        const lines = () =>
          app
            .output()
            .split('\n')
            .filter((line) => line.includes(String(problem.headers['x-request-id'])));
        await eventually(() => Promise.resolve(lines().some((line) => line.includes('"statusCode":503'))), 'the answer is logged');
        const reasons = lines()
          .map((line) => JSON.parse(line) as { level: number; msg: string })
          .filter(({ msg }) => !msg.startsWith('GET '));
        expect(reasons).toEqual([
          expect.objectContaining({ level: 40, msg: expect.stringMatching(/^The database cannot be used \(.+\)$/) as string }),
        ]);
      },
    );

    it('routes that need a session are 503, too: it cannot be checked', async () => {
      const problem = await problemOf(app, '/api/sync', { headers: { cookie: admin } });
      expect(problem).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    });

    it('everything recovers when the database is back', async () => {
      await execute(elsewhere, `ALTER DATABASE ${name()} ALLOW_CONNECTIONS true`);
      await eventually(async () => (await ready()).code === 200, '/readyz recovers');
      await eventually(async () => (await ready()).parts['outbox']!.status === 'ok', 'the outbox recovers');
      expect((await send(app, '/api/listings/some-id')).status).toBe(404);
      expect((await send(app, '/api/sync', { headers: { cookie: admin } })).status).toBe(200);
    });
  });

  it('/readyz gives the reason of a degraded part to admins only', async () => {
    const failed = `INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes, error)
      VALUES (gen_random_uuid(), 'manual', 'x.csv', false, false, 'failed', now(), 0, 0, 0, 0, '[]', '[]', 'The file x.csv does not exist.')`;
    await execute(app.databaseUrl, failed);
    const syncFor = async (headers: Record<string, string>) =>
      JSON.parse((await send(app, '/readyz', { headers })).text) as { status: string; parts: { sync: unknown } };
    expect(await syncFor({ cookie: admin })).toMatchObject({
      status: 'degraded',
      parts: { sync: { status: 'degraded', detail: 'The file x.csv does not exist.' } },
    });
    expect((await syncFor({})).parts.sync).toEqual({ status: 'degraded' });
    expect((await syncFor(bearer(OPS_TOKEN))).parts.sync).toEqual({ status: 'degraded' });
    expect((await send(app, '/readyz')).status).toBe(200);
  });
});

describe('the log', () => {
  it('has visits of a submission’s private page without its link', async () => {
    const { body } = await submit(app, aForm());
    const path = `/status/${tokenOf(body)}`;
    expect((await send(app, path)).status).toBe(200);
    const withdrawn = await send(app, path, {
      method: 'POST',
      body: 'action=withdraw',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(withdrawn.status).toBe(303);
    await eventually(() => Promise.resolve(/POST \/status\/\[token\]/.test(app.output())), 'both are logged');
    expect(app.output()).toMatch(/GET \/status\/\[token\]/);
    expect(app.output()).not.toContain(tokenOf(body));
  });

  it('has no error when a client disconnects during an upload, and nothing is stored', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 120, height: 80, channels: 3, background } })
        .png()
        .toBuffer();
    const stored = () =>
      rowsOf(app.databaseUrl, 'SELECT (SELECT count(*) FROM image) AS images, (SELECT count(*) FROM image_variant) AS files');
    const [before, logged] = [await stored(), app.output().length];
    const body = (await formOf([['file', fileOf(Buffer.concat([await picture('#004400'), Buffer.alloc(1024 * 1024)]))]])).body as Buffer;
    const boundary = String(body).slice(2, body.indexOf('\r\n'));
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/images HTTP/1.1\r\nHost: a\r\nCookie: ${admin}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await new Promise<void>((resolve) => void socket.write(body.subarray(0, body.length / 2), () => resolve()));
    socket.destroy();
    // One picture is worked on at a time: when a later one is done, the process is done with this one too.
    const { url } = JSON.parse((await upload(app, admin, fileOf(await picture('#998877')))).text) as { url: string };
    await execute(app.databaseUrl, 'DELETE FROM image WHERE id = $1', [url.slice(7, 39)]);
    expect(await stored()).toEqual(before);
    expect(app.output().slice(logged)).not.toContain('"level":50');
  });
});

describe('the API documentation', () => {
  it('is available on this machine, and lists the search with its parameters', async () => {
    const { status, body } = await get<{ paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>> }>(
      app,
      '/api/docs-json',
    );
    expect(status).toBe(200);
    const parameters = body.paths['/api/search']?.['get']?.parameters.filter((parameter) => parameter.in === 'query');
    expect(parameters?.map(({ name }) => name).sort()).toEqual([
      'bbox',
      'city',
      'companyName',
      'facets',
      'industry',
      'lat',
      'licensed',
      'limit',
      'literal',
      'lng',
      'minRating',
      'openNow',
      'page',
      'phone',
      'postCode',
      'query',
      'radiusKm',
      'sortBy',
      'verified',
    ]);
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/listings/{id}', '/api/sync', '/api/verify-settings-password']));
  });
});
