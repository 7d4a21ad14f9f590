import { signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { jsonOf, send, sendRaw } from '../support/http.js';
import { problemIn, problemOf } from '../support/problem.js';

const WRONG_TYPE = { status: 415, type: '/problems/unsupported-media-type', detail: 'Send the body as application/json.' };

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signIn(app);
});

afterAll(async () => {
  await app.close();
});

const asAdmin = (body: string) => jsonOf(body, { cookie: admin });

describe('errors are problem documents', () => {
  it.each([
    '/api',
    '/api/nothing',
    '/api/listing',
    '/api/synchronise',
    '/api/listings/no-such-id',
    '/api/listings/%00',
    '/api/listings/a%2Fb',
  ])('404 for GET %s', async (path) => expect(await problemOf(app, path)).toMatchObject({ status: 404 }));

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])('404 for %s on an unknown address, with any body', async (method) => {
    for (const body of [undefined, '{"name":1}', '{bad']) {
      expect(await problemOf(app, '/api/nothing', { ...jsonOf(body ?? ''), body, method })).toMatchObject({ status: 404 });
    }
  });

  it('404 for an id that is too long', async () => {
    expect(await problemOf(app, `/api/listings/${'x'.repeat(250)}`)).toMatchObject({ status: 404 });
    expect(await problemOf(app, `/api/listings/${'x'.repeat(6_000)}`)).toMatchObject({ status: expect.any(Number) as number });
    expect((await send(app, `/api/listings/${'x'.repeat(6_000)}`)).status).toBe(404);
  });

  it.each([
    ['DELETE', '/api/sync', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/sync', 'GET, HEAD, POST'],
    ['PUT', '/api/search', 'GET, HEAD'],
    ['POST', '/api/search?query=x', 'GET, HEAD'],
    ['PATCH', '/healthz', 'GET, HEAD'],
    ['GET', '/api/verify-settings-password', 'POST'],
    ['PUT', '/api/settings', 'GET, HEAD, POST'],
    ['TRACE', '/api/settings', 'GET, HEAD, POST'],
    ['TRACE', '/search', 'GET, HEAD'],
    ['PROPFIND', '/', 'GET, HEAD'],
    ['MKCOL', '/about', 'GET, HEAD, POST'],
  ])('405 for %s %s, with Allow and any body', async (method, path, allow) => {
    for (const sent of [{}, jsonOf('{"name":1}'), jsonOf('{bad'), { body: '<x/>', headers: { 'content-type': 'application/xml' } }]) {
      const problem = await problemOf(app, path, { ...sent, method });
      expect([problem.status, problem.headers['allow']]).toEqual([405, allow]);
    }
  });

  it.each(['/api/%zz', '/api/listings/%ff', '/%'])('400 for the address %s', async (path) => {
    expect(await problemOf(app, path)).toMatchObject({ status: 400, type: '/problems/bad-request' });
  });

  it.each(['/%', '/%E0%A4%A', '/business/%zz?query=tap'])('400 for the address %s as a page, in a browser', async (path) => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await send(app, path, { headers });
    expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.text).toContain('href="/search"');
    expect(page.text).toContain('<meta name="robots" content="noindex"');
    expect(page.headers['x-frame-options']).toBeDefined();
    expect(await problemOf(app, '/api/%zz', { headers })).toMatchObject({ status: 400 });
    expect(await problemOf(app, path, { headers, method: 'POST' })).toMatchObject({ status: 400 });
  });

  it.each(['{bad', '{"force":tru', '{"a":1}x', "{'a':1}"])('400 for the malformed body %s', async (body) =>
    expect(await problemOf(app, '/api/sync', asAdmin(body))).toMatchObject({
      status: 400,
      detail: 'The body is not valid JSON: send an object.',
    }),
  );

  it.each([
    ['{"prototype":1}', 'prototype'],
    ['{"constructor":"x"}', 'constructor'],
    ['{"toString":"x"}', 'toString'],
    ['{"hasOwnProperty":"x"}', 'hasOwnProperty'],
    ['{"__proto__":{"x":1}}', '__proto__'],
    ['{"constructor":{"prototype":1}}', 'constructor'],
    ['{"name":"x","deep":[{"prototype":1}]}', 'deep.0.prototype'],
  ])('400 for the field that every object has in %s', async (body, field) => {
    for (const [path, headers] of [
      ['/api/sync', { cookie: admin }],
      ['/api/contact', {}],
      ['/api/status/token/correct', {}],
      ['/api/status/token/withdraw', {}],
    ] as const) {
      expect(await problemOf(app, path, jsonOf(body, headers))).toMatchObject({
        status: 400,
        errors: [{ field, message: 'is not a known field' }],
      });
    }
  });

  it.each([
    '/api/admin/logout',
    '/api/sync/undo',
    '/api/admin/listings/nobody/restore',
    '/api/admin/messages/nobody/archive',
    '/api/admin/submissions/nobody/spam',
  ])('400 for a field in the body of POST %s, which has none', async (path) =>
    expect(await problemOf(app, path, { method: 'POST', ...asAdmin('{"why":1,"":2}') })).toMatchObject({
      status: 400,
      errors: [{ field: 'why', message: 'is not a known field' }, { field: '' }],
    }),
  );

  it.each(['/api/admin/settings/history/', '/api/admin/blogs/any/revisions/'])('400 for an invalid version in %s', async (path) => {
    for (const version of ['one', '1.5', '-1', '99999999999']) {
      expect(await problemOf(app, `${path}${version}`, { headers: { cookie: admin } })).toMatchObject({
        status: 400,
        errors: [{ field: 'version', message: expect.stringContaining('whole number') as string }],
      });
    }
    expect(await problemOf(app, `${path}2147483647`, { headers: { cookie: admin } })).toMatchObject({ status: 404 });
  });

  it.each(['null', '[]', '"text"', '5', 'true', '[{"force":true}]'])('400 for the body %s, which is not an object', async (body) => {
    expect(await problemOf(app, '/api/sync', asAdmin(body))).toMatchObject({
      status: 400,
      errors: [{ field: 'body', message: 'must be a JSON object' }],
    });
  });

  it('400 for a body with too many levels, of any kind of nesting', async () => {
    const objects = `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`;
    const lists = `{"force":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
    for (const body of [objects, lists]) {
      expect(await problemOf(app, '/api/sync', asAdmin(body))).toMatchObject({ status: 400, errors: [{ field: 'body' }] });
    }
  });

  it.each([
    '/api/contact',
    '/api/verify-settings-password',
    '/api/referral/create',
    '/api/listings',
    '/api/listings/renew',
    '/api/status/token/correct',
  ])('a body that is too large or has too many members is refused at once: %s', async (path) => {
    const members = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));
    const posted = (body: string) => problemOf(app, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(await posted(members(85_000))).toMatchObject({ status: 413, detail: expect.stringContaining('64 KiB') as string });
    expect(await posted(members(501))).toMatchObject({ status: 400, errors: [{ field: 'body', message: 'has more than 500 members' }] });
    expect(await posted(JSON.stringify({ nested: [[JSON.parse(members(500)), {}]] }))).toMatchObject({
      status: 400,
      errors: [{ field: 'body' }],
    });
    const { status, errors } = await posted(members(500));
    expect([status, errors?.length]).toEqual([400, 50]);
  });

  it('413 because of Content-Length, without reading the body', async () => {
    const answerTo = async (path: string, type: string, bytes: number, cookie = '') =>
      sendRaw(
        app,
        `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
      );
    const form = 'multipart/form-data; boundary=x';
    expect(await answerTo('/api/contact', 'application/json', 65_537)).toMatch(/^HTTP\/1\.1 413 [\s\S]*send 64 KiB at most/);
    expect(await answerTo('/about', 'application/x-www-form-urlencoded', 262_145)).toMatch(/^HTTP\/1\.1 413 [\s\S]*send 256 KiB at most/);
    expect(await answerTo('/api/report', form, 200_000_000)).toMatch(/^HTTP\/1\.1 413 [\s\S]*send 256 KiB at most/);
    expect(await answerTo('/api/images', form, 200_000_000, admin)).toMatch(/^HTTP\/1\.1 413 [\s\S]*send 10 MB at most/);
  });

  it('429 for a flood from one address, without reading the bodies', async () => {
    const from = '127.0.29.1';
    const flood = () => Promise.all(Array.from({ length: 260 }, () => send(app, '/api/contact', { ...jsonOf('{bad'), from })));
    const answers = await flood();
    // What is allowed again meanwhile, a slow machine may take as slowly.
    while (!answers.some(({ status }) => status === 429)) answers.push(...(await flood()));
    const statuses = answers.map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([400, 429]);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(200);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(problemIn(refused)).toMatchObject({ type: '/problems/too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(app, '/healthz', { from })).status).toBe(200);
    expect((await send(app, '/api/contact', { ...jsonOf('{bad'), from: '127.0.29.2' })).status).toBe(400);
  });

  it('400 for unknown and mistyped fields, with all their names', async () => {
    const { status, errors } = await problemOf(app, '/api/sync', asAdmin('{"force":"yes","dryRun":1,"forced":true}'));
    expect(status).toBe(400);
    expect(errors!.map(({ field }) => field).sort()).toEqual(['dryRun', 'force', 'forced']);
  });

  it('413 over 64 KiB for the public, over 1 MiB for an admin, and not below', async () => {
    const body = (bytes: number) => JSON.stringify({ password: 'x'.repeat(bytes - 15) });
    const tooLarge = (most: string) => ({
      status: 413,
      type: '/problems/payload-too-large',
      detail: `The body is larger than this address accepts: send ${most} at most.`,
    });
    expect(body(65_536)).toHaveLength(65_536);
    expect(await problemOf(app, '/api/verify-settings-password', jsonOf(body(65_537)))).toMatchObject(tooLarge('64 KiB'));
    expect(await problemOf(app, '/api/verify-settings-password', jsonOf(body(65_536)))).toMatchObject({ status: 400 });
    expect(await problemOf(app, '/api/sync', asAdmin(body(1_048_577)))).toMatchObject(tooLarge('1 MiB'));
    expect(await problemOf(app, '/api/sync', asAdmin(body(1_048_576)))).toMatchObject({ status: 400 });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'x',
  ])('415 for a body of type %s', async (type) => {
    const sent = { method: 'POST', body: '{"force":true}', headers: { 'content-type': type, cookie: admin } };
    expect(await problemOf(app, '/api/sync', sent)).toMatchObject(WRONG_TYPE);
  });

  it('415 for a body without a type', async () => {
    expect(await problemOf(app, '/api/sync', { method: 'POST', body: '{"force":true}', headers: { cookie: admin } })).toMatchObject(
      WRONG_TYPE,
    );
  });

  it.each([
    ['POST', '/api/sync'],
    ['GET', '/api/sync'],
  ])('401 for %s %s without a session', async (method, path) => {
    const problem = await problemOf(app, path, { method });
    expect(problem).toMatchObject({ status: 401, headers: { 'www-authenticate': expect.any(String) as string } });
  });

  it('503 when no sheet is configured', async () => {
    expect(await problemOf(app, '/api/sync', asAdmin('{}'))).toMatchObject({ status: 503, type: '/problems/no-listing-source' });
  });
});

describe('an address', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/search/x', '/api/listings/a/b', '/assets/nothing.svg', '/media/nothing.webp'])(
    'that is unknown is 404: %s',
    async (path) => {
      expect(await problemOf(app, path)).toMatchObject({ type: '/problems/not-found', title: 'Not found', status: 404 });
    },
  );

  it.each([
    ['POST', '/api/search', 'GET, HEAD'],
    ['DELETE', '/api/search', 'GET, HEAD'],
    ['PUT', '/api/listings/whole', 'GET, HEAD'],
    ['PATCH', '/api/sync', 'GET, HEAD, POST'],
    ['GET', '/api/verify-settings-password', 'POST'],
  ])('without %s %s names its methods', async (method, path, allow) => {
    const problem = await problemOf(app, path, { method });
    expect(problem).toMatchObject({ type: '/problems/method-not-allowed', status: 405, headers: { allow } });
  });

  it.each([
    '/api/search?query=%',
    '/api/search?query=%E0%A4%A',
    '/api/search?query=%FF',
    '/api/%',
    '/api/listings/%',
    '/%zz',
    '/api/search?%00=1',
  ])('that is malformed causes no error: %s', async (path) => {
    const answer = await send(app, path);
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 200) problemIn(answer);
  });

  it.each([
    ['/healthz', 'GET /healthz'],
    ['/search', 'GET http://elsewhere.example/search'],
    ['/', 'GET http://elsewhere.example'],
    ['/?x=1', 'GET HTTPS://elsewhere.example?x=1'],
    ['/%73tatus/nothing', 'GET /%73tatus/nothing'],
  ])('is read in the forms that proxies send, and percent-encoded: %s', async (...[path, line]) => {
    const answer = await sendRaw(app, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(Number(answer.split(' ')[1])).toBe((await send(app, path.replace('%73', 's'))).status);
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
  });

  it('answers HEAD like GET, without a body', async () => {
    const { status, headers, text } = await send(app, '/api/search?companyName=bob', { method: 'HEAD' });
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
