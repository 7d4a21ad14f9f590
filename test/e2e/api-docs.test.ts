import type { OpenAPIObject, ParameterObject, ResponseObject } from '@nestjs/swagger';
import { SyncLock } from '../../src/modules/listings/domain/sync-run.js';
import { get, signIn } from '../support/api.js';
import { ApiDocument, type Described } from '../support/api-document.js';
import { buildApp } from '../support/built-app.js';
import { type Answer, jsonOf, send, type Sent } from '../support/http.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

/** Routes that are no part of the API: pages and files, and the documentation itself. */
const FILES = ['/*', '/favicon.ico', '/manifest.webmanifest', '/robots.txt', '/sitemap-:number.xml', '/sitemap.xml'];
const isOutside = (url: string) => FILES.includes(url) || url.startsWith('/assets/') || /^\/api\/docs($|[/-])/.test(url);

/** Calls whose answers nobody has described yet; each one is to go from here. */
const UNDESCRIBED = ['GET /api/settings'];

const REVIEWS = [{ rating: 4, name: 'Good', authorName: 'Ann', date: '2026-02-03', body: 'On time.' }, { name: 'Fine' }];
const HOURS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((dayOfWeek) => ({ dayOfWeek, opens: '00:00', closes: '24:00' }));

const sheet = new SheetFile();
await sheet.write([
  aRow('full', { title: 'Full', industry: 'Plumber', reviewsData: JSON.stringify(REVIEWS), openingHours: JSON.stringify(HOURS), credit: 'Somebody', website: 'no address' }),
  aRow('', { title: 'Without an id' }),
  ...rows(3),
]);
const app = await buildApp({ listingsCsv: sheet.path });
const json = (value: unknown): Sent => jsonOf(JSON.stringify(value));

/** What is asked where a path has a name in it, or where something is done. Reads without a name are asked as they are. */
const SAMPLES: Record<string, [path: string, sent?: Sent][]> = {
  'POST /api/sync': [['/api/sync', json({})], ['/api/sync', json({ dryRun: true })]],
  'POST /api/sync/undo': [['/api/sync/undo', json({})]],
  'GET /api/search': [['/api/search'], ['/api/search?lat=43.65&lng=-79.38&sortBy=distance'], ['/api/search?companyName=nobody']],
  'GET /api/listings/{id}': [['/api/listings/full'], ['/api/listings/r-1']],
  'GET /api/businesses/{slug}': [['/api/businesses/full-toronto']],
  'POST /api/verify-settings-password': [['/api/verify-settings-password', json({ password: app.password })], ['/api/verify-settings-password', json({ password: 'wrong' })]],
  'POST /api/admin/logout': [['/api/admin/logout', json({})]],
}; // prettier-ignore

const document = new ApiDocument((await get<OpenAPIObject & Record<string, unknown>>(app, '/api/docs-json')).body);
const described = document.calls;
const callNamed = (name: string) => described.find((call) => call.name === name)!;

afterAll(async () => {
  await app.close();
  sheet.remove();
});

/** As a new admin each time: one of the calls ends the session. */
async function ask({ method }: Pick<Described, 'method'>, path: string, sent: Sent = {}): Promise<Answer> {
  return send(app, path, { method, ...sent, headers: { cookie: await signIn(app), ...sent.headers } });
}

describe('the document', () => {
  it('has the routes of the application and no others', () => {
    const served = app.routes.filter(({ method, url }) => method !== 'HEAD' && !isOutside(url)).map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.map(({ name }) => name).sort()).toEqual(served.sort());
  });

  it('leaves out no file that has gone', () => {
    const urls = app.routes.map(({ url }) => url);
    expect(FILES.filter((url) => !urls.includes(url))).toEqual([]);
  });

  it('says for each route who may call it', () => {
    const wanted = { public: [], admin: [{ cookie: [] }], ops: [{}, { token: [] }, { cookie: [] }] };
    for (const { method, url, access = 'admin' } of app.routes) {
      const call = callNamed(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
      if (call) expect([call.name, call.operation.security]).toEqual([call.name, wanted[access]]);
    }
    expect(Object.keys(document.document.components!.securitySchemes!).sort()).toEqual(['cookie', 'token']);
  });

  it('describes what each call answers when all goes well', () => {
    const isDescribed = ({ operation }: Described) =>
      Object.entries(operation.responses).some(([status, response]) => /^2/.test(status) && Object.values((response as ResponseObject).content ?? {}).some(({ schema }) => schema));
    expect(described.filter((call) => !isDescribed(call)).map(({ name }) => name)).toEqual(UNDESCRIBED);
  });

  const complete = described.filter(({ name }) => !UNDESCRIBED.includes(name));

  it.each(complete.map((call) => [call.name, call] as const))('has words for %s, its parameters, its body and its errors', (_name, { operation, path }) => {
    expect(operation.summary).toMatch(/\w/);
    const parameters = (operation.parameters ?? []) as ParameterObject[];
    for (const parameter of parameters) expect(parameter).toMatchObject({ description: expect.stringMatching(/\w/) as string, schema: expect.any(Object) as object });
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    const { requestBody } = operation;
    if (requestBody) expect(Object.values('content' in requestBody ? requestBody.content : {}).filter(({ schema }) => schema)).not.toEqual([]);
    for (const [status, response] of Object.entries(operation.responses)) {
      expect((response as ResponseObject).description).toMatch(/\w/);
      if (/^[45]|default/.test(status)) expect((response as ResponseObject).content).toBeDefined();
    }
    expect(operation.responses['default']).toMatchObject({ content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } });
  });
});

describe('real answers', () => {
  const asked = described.flatMap((call) => {
    const samples = SAMPLES[call.name] ?? (call.method === 'GET' && !call.path.includes('{') ? [[call.path] as [string]] : []);
    return samples.map(([path, sent]) => [call.name, path, sent?.body ?? '', call, sent] as const);
  });

  // First of all, so that there is something to be read.
  beforeAll(async () => {
    expect((await ask({ method: 'POST' }, '/api/sync', json({}))).status).toBe(200);
  });

  it('are looked at for every call: one that has no sample yet is named here', () => {
    const names = new Set(asked.map(([name]) => name));
    expect(described.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(asked.filter(([name]) => !UNDESCRIBED.includes(name)))('of %s are as described: %s %s', async (_name, path, _body, call, sent) => {
    const answer = await ask(call, path, sent);
    expect(answer.status).toBeLessThan(300);
    expect(document.problemsOf(call, answer)).toEqual([]);
  });

  it('are there to be looked at: no list is empty', async () => {
    const full = JSON.parse((await ask({ method: 'GET' }, '/api/listings/full')).text) as { reviewsData: []; openingHours: [] };
    expect([full.reviewsData.length, full.openingHours.length]).toEqual([2, 7]);
    const sync = JSON.parse((await ask({ method: 'POST' }, '/api/sync', json({}))).text) as { skipped: []; notes: [] };
    expect([sync.skipped.length > 0, sync.notes.length > 0]).toEqual([true, true]);
    expect((await ask({ method: 'GET' }, '/api/around-the-clock')).text).toContain('"full"');
  });
});

describe('errors are as described', () => {
  const password = '/api/verify-settings-password';
  const errors: [number, string, string, Sent?][] = [
    [400, 'GET /api/search', '/api/search?limit=0&page=x'],
    [400, 'GET /api/admin/audit', '/api/admin/audit?page=x'],
    [400, 'POST /api/sync', '/api/sync', json({ force: 'yes', other: 1 })],
    [401, 'GET /api/sync', '/api/sync', { headers: { cookie: '' } }],
    [401, 'POST /api/sync', '/api/sync', { headers: { cookie: '' } }],
    [401, 'GET /metrics', '/metrics', { headers: { cookie: '', 'x-forwarded-for': '203.0.113.9' } }],
    [403, 'POST /api/sync', '/api/sync', { headers: { 'sec-fetch-site': 'cross-site' } }],
    [403, 'POST /api/verify-settings-password', password, { headers: { origin: 'https://evil.example' } }],
    [403, 'POST /api/admin/logout', '/api/admin/logout', { headers: { origin: 'null' } }],
    [404, 'GET /api/listings/{id}', '/api/listings/nobody'],
    [404, 'GET /api/businesses/{slug}', '/api/businesses/nobody'],
    [413, 'POST /api/sync', '/api/sync', json({ text: 'x'.repeat(1_048_576) })],
    [415, 'POST /api/verify-settings-password', password, { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ]; // prettier-ignore

  it.each(errors)('%i for %s', async (status, name, path, sent = {}) => {
    const call = callNamed(name);
    const answer = await ask(call, path, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(document.problemsOf(call, answer)).toEqual([]);
  });

  it('405, which belongs to no call', async () => {
    const answer = await ask({ method: 'DELETE' }, '/api/sync');
    expect(answer.status).toBe(405);
    expect(document.problemsOf(callNamed('POST /api/sync'), answer)).toEqual([]);
  });

  it('409 while a sync runs', async () => {
    const call = callNamed('POST /api/sync');
    const answer = await app.app.get(SyncLock).hold(() => ask(call, '/api/sync', json({})));
    expect(answer.status).toBe(409);
    expect(document.problemsOf(call, answer)).toEqual([]);
  });

  it('422 for a sheet that is refused, 502 for one that is not there', async () => {
    const call = callNamed('POST /api/sync');
    await sheet.writeText('nothing\n');
    const refused = await ask(call, '/api/sync', json({}));
    sheet.remove();
    const missing = await ask(call, '/api/sync', json({}));
    expect([refused.status, missing.status]).toEqual([422, 502]);
    for (const answer of [refused, missing]) expect(document.problemsOf(call, answer)).toEqual([]);
    // A failed run is history too.
    expect(document.problemsOf(callNamed('GET /api/sync'), await ask({ method: 'GET' }, '/api/sync'))).toEqual([]);
  });

  it('429 after ten wrong passwords', async () => {
    const call = callNamed('POST /api/verify-settings-password');
    const wrong = () => send(app, password, { ...json({ password: 'wrong' }), method: 'POST', from: '127.0.5.1' });
    for (let time = 1; time <= 10; time++) await wrong();
    const answer = await wrong();
    expect(answer.status).toBe(429);
    expect(document.problemsOf(call, answer)).toEqual([]);
  });
});
