import type { OpenAPIObject, ParameterObject, ResponseObject } from '@nestjs/swagger';
import { fromBuild } from '../support/build.js';
import { get } from '../support/api.js';
import { ApiDocument, type Described } from '../support/api-document.js';
import { send, type Sent } from '../support/http.js';
import { aForm, tokenOf } from './submissions.fixture.js';
import { BLOG_ERRORS } from './blogs-docs.fixture.js';
import { DocumentedApp, fileForm, json, readPicture, samplesFor } from './api-docs.fixture.js';

const { SyncLock } = await fromBuild<typeof import('../../src/modules/listings/domain/import/sync-run.js')>(
  'modules/listings/domain/import/sync-run.js',
);
/** Routes that are no part of the API: pages and files, and the documentation itself. */
const FILES = [
  '/business/:slug/map.svg',
  '/map/streets-:version.pmtiles',
  '/business/:slug/share-:hash.png',
  '/*',
  '/.well-known/security.txt',
  '/blog-preview/:id',
  '/favicon.ico',
  '/feed.xml',
  '/manifest.webmanifest',
  '/robots.txt',
  '/signup',
  '/sitemap-:number.xml',
  '/sitemap.xml',
];
/** Pages take their forms themselves where there is no script. */
const FORM_PAGES = [
  '/about',
  '/business/:slug/report',
  '/list-business',
  '/referral-program/sign-in/:token',
  '/renew-business',
  '/renew-business/object/:token',
  '/status/:token',
  '/status/:token/:proof',
];
const isOutside = (url: string) =>
  FILES.includes(url) || FORM_PAGES.includes(url) || url.startsWith('/assets/') || /^\/api\/docs($|[/-])/.test(url);

const documented = await DocumentedApp.open({ isPasswordFixed: false });
const { app, sheet } = documented;
const SAMPLES = await samplesFor(documented);
const ask: DocumentedApp['ask'] = (call, path, sent) => documented.ask(call, path, sent);

/** Forms with a file that is refused. */
const FORMS = {
  empty: await fileForm(''),
  large: await fileForm(Buffer.alloc(10 * 1024 * 1024 + 1)),
  drawing: await fileForm('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  cutOff: await fileForm((await readPicture()).subarray(0, 60)),
};

const document = new ApiDocument((await get<OpenAPIObject & Record<string, unknown>>(app, '/api/docs-json')).body);
const described = document.calls;
const callNamed = (name: string) => described.find((call) => call.name === name)!;

afterAll(() => documented.close());

describe('the API document', () => {
  it('has the routes of the application and no others', () => {
    const served = app.routes
      .filter(({ method, url }) => method !== 'HEAD' && !isOutside(url))
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.map(({ name }) => name).sort()).toEqual(served.sort());
  });

  it('has no file that was removed among its exceptions', () => {
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

  it('describes the successful answer of each call', () => {
    const isDescribed = ({ operation }: Described) =>
      Object.entries(operation.responses).some(
        ([status, response]) => /^2/.test(status) && Object.values((response as ResponseObject).content ?? {}).some(({ schema }) => schema),
      );
    expect(described.filter((call) => !isDescribed(call)).map(({ name }) => name)).toEqual([]);
  });

  it.each(described.map((call) => [call.name, call] as const))(
    'describes %s, its parameters, its body and its errors',
    (_name, { operation, path }) => {
      expect(operation.summary).toMatch(/\w/);
      const parameters = (operation.parameters ?? []) as ParameterObject[];
      for (const parameter of parameters)
        expect(parameter).toMatchObject({ description: expect.stringMatching(/\w/) as string, schema: expect.any(Object) as object });
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
      const { requestBody } = operation;
      if (requestBody)
        expect(Object.values('content' in requestBody ? requestBody.content : {}).filter(({ schema }) => schema)).not.toEqual([]);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect((response as ResponseObject).description).toMatch(/\w/);
        if (/^[45]|default/.test(status)) expect((response as ResponseObject).content).toBeDefined();
      }
      expect(operation.responses['default']).toMatchObject({
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      });
    },
  );
});

it('lists accept exactly the parameters that they use', () => {
  const parametersOf = (name: string) => (callNamed(name).operation.parameters as ParameterObject[]).map((parameter) => parameter.name);
  expect(parametersOf('GET /api/admin/audit')).toEqual(['page', 'limit', 'before']);
  expect(parametersOf('GET /api/admin/searches').sort()).toEqual(['days', 'limit', 'page', 'q', 'show']);
  expect(parametersOf('GET /api/admin/submissions').sort()).toEqual(['kind', 'limit', 'order', 'page', 'q', 'status']);
  const filters = ['badge', 'city', 'corrected', 'limit', 'list', 'needs', 'page', 'q', 'sortBy', 'source', 'status', 'trade'];
  expect(parametersOf('GET /api/admin/listings').sort()).toEqual(filters);
  const exported = filters.filter((name) => !['limit', 'page', 'sortBy'].includes(name));
  for (const format of ['csv', 'xlsx']) expect(parametersOf(`GET /api/admin/listings.${format}`).sort()).toEqual(exported);
  const search = parametersOf('GET /api/search');
  expect(parametersOf('GET /api/search/pins')).toEqual(search.filter((name) => !['facets', 'limit', 'page'].includes(name)));
});

it('asynchronous runs say where they can be followed, and that a field of theirs may be invalid', () => {
  for (const name of ['POST /api/sync', 'POST /api/imports/{id}/preview', 'POST /api/imports/{id}/apply']) {
    const { responses } = callNamed(name).operation;
    expect(responses['202']).toMatchObject({ headers: { Location: { schema: { type: 'string' } } } });
    expect(responses).toHaveProperty('400');
  }
});

it('parameters of a query have their values, and whether they are integers', async () => {
  const wrong: string[] = [];
  const asked = described.flatMap((call) =>
    call.method === 'GET' && !call.path.includes('{')
      ? ((call.operation.parameters ?? []) as ParameterObject[]).map((one) => ({ call, one }))
      : [],
  );
  for (const { call, one } of asked.filter(({ one: { in: place } }) => place === 'query')) {
    const { type, enum: values } = one.schema as { type: string; enum?: unknown[] };
    const answer = await ask(call, `${call.path}?${one.name}=1.0`);
    if (/must be (one of|yes|0 or 1|1[ ,])/.test(answer.text) && !values) wrong.push(`${call.name} ${one.name}: has no values`);
    if (/must be (a whole number|one of 7,)/.test(answer.text) && type !== 'integer') wrong.push(`${call.name} ${one.name}: ${type}`);
  }
  expect(wrong).toEqual([]);
  const schemaOf = (path: string, name: string) =>
    (callNamed(path).operation.parameters as ParameterObject[]).find((one) => one.name === name)!.schema;
  expect(schemaOf('GET /api/search', 'verified')).toEqual({ type: 'string', enum: ['yes'] });
  expect(schemaOf('GET /api/search', 'page')).toEqual({ type: 'integer', default: 1, minimum: 1 });
  expect(schemaOf('POST /api/images', 'use')).toMatchObject({ type: 'string', enum: expect.arrayContaining(['logoImage']) as string[] });
});

describe('real answers', () => {
  const asked = described.flatMap((call) => {
    const samples = SAMPLES[call.name] ?? (call.method === 'GET' && !call.path.includes('{') ? [[call.path] as [string]] : []);
    return samples.map(([path, sent]) => [call.name, path, typeof sent?.body === 'string' ? sent.body : '', call, sent] as const);
  });

  it('are checked for every call: one without a sample is named here', () => {
    const names = new Set(asked.map(([name]) => name));
    expect(described.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(asked)('of %s are as described: %s %s', async (_name, path, _body, call, sent) => {
    const answer = await ask(call, path, sent);
    expect(answer.status).toBeLessThan(300);
    expect(document.problemsOf(call, answer)).toEqual([]);
    const isGuarded = call.operation.security!.length > 0;
    if (isGuarded) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('have no empty lists', async () => {
    const full = JSON.parse((await ask({ method: 'GET' }, '/api/listings/full')).text) as { reviewsData: []; openingHours: [] };
    expect([full.reviewsData.length, full.openingHours.length]).toEqual([2, 7]);
    const sync = JSON.parse((await ask({ method: 'POST' }, '/api/sync', json({}))).text) as { skipped: []; notes: [] };
    expect([sync.skipped.length > 0, sync.notes.length > 0]).toEqual([true, true]);
    expect((await ask({ method: 'GET' }, '/api/around-the-clock')).text).toContain('"full"');
    const corrected = JSON.parse((await ask({ method: 'GET' }, '/api/admin/listings/full')).text) as { corrected: object; notes: [] };
    expect([Object.keys(corrected.corrected), corrected.notes.length > 0]).toEqual([
      ['featured', 'licenceNumber', 'city', 'image', 'gallery'],
      true,
    ]);
    const { settings } = JSON.parse((await ask({ method: 'GET' }, '/api/admin/settings/history/1')).text) as {
      settings: Record<string, []>;
    };
    expect(['customSteps', 'homeJobsSections', 'searchPlaceholders', 'rotatingServices'].filter((name) => !settings[name]?.length)).toEqual(
      [],
    );
    for (const path of ['/api/admin/listings', '/api/admin/settings/history', '/api/admin/audit', '/api/admin/messages']) {
      expect([path, (JSON.parse((await ask({ method: 'GET' }, path)).text) as { items: [] }).items.length > 1]).toEqual([path, true]);
    }
    const [renewal] = (
      JSON.parse((await ask({ method: 'GET' }, '/api/admin/submissions?kind=renewal&q=Full')).text) as {
        items: Record<'match' | 'diff' | 'candidates', object>[];
      }
    ).items;
    expect([renewal!.match, renewal!.diff, renewal!.candidates]).toMatchObject([
      { listingId: 'full' },
      [{ field: 'phone' }, { field: 'email' }, { field: 'website' }],
      [{}],
    ]);
    const [alike] = (
      JSON.parse((await ask({ method: 'GET' }, '/api/admin/submissions?kind=new&q=Full')).text) as { items: { duplicates: object[] }[] }
    ).items;
    expect(alike!.duplicates).toHaveLength(2);
    const referrers = JSON.parse((await ask({ method: 'GET' }, '/api/referral/all')).text) as { businessesReferred: { flags: [] }[] }[];
    expect(
      referrers
        .flatMap(({ businessesReferred }) => businessesReferred)
        .map(({ flags }) => flags.length)
        .sort(),
    ).toEqual([0, 0, 1]);
    expect((JSON.parse((await ask({ method: 'GET' }, '/api/get-blogs')).text) as { blogs: [] }).blogs.length).toBeGreaterThanOrEqual(2);
  });
});

describe('errors are as described', () => {
  const password = '/api/verify-settings-password';
  const listing = '/api/admin/listings';
  const history = '/api/admin/settings/history';
  const trades = '/api/admin/trades';
  const submitted = (which: number) => `/api/admin/submissions/${documented.submissions[which]!.id}`;
  const followed = (which: number) => `/api/status/${tokenOf(documented.submissions[which]!)}`;
  const errors: [number, string, string, Sent?][] = [
    [400, 'GET /api/search', '/api/search?limit=0&page=x'],
    [400, 'GET /api/admin/audit', '/api/admin/audit?page=x'],
    [400, 'POST /api/sync', '/api/sync', json({ force: 'yes', other: 1 })],
    [400, 'POST /api/settings', '/api/settings', json({ heroTitle: 5, other: 1 })],
    [400, 'POST /api/admin/preview', '/api/admin/preview', json({ address: '//example.com' })],
    [400, 'GET /api/admin/settings/history/{version}', `${history}/one`],
    [400, 'POST /api/admin/settings/history/{version}/restore', `${history}/1/restore`, json({ version: 'one' })],
    [400, 'GET /api/admin/listings', `${listing}?status=lost`],
    [400, 'PATCH /api/admin/listings/{id}', `${listing}/full`, json({})],
    [400, 'PATCH /api/admin/listings/{id}', `${listing}/full`, json({ title: '', latitude: 91 })],
    [400, 'POST /api/admin/listings/{id}/unpublish', `${listing}/full/unpublish`, json({ reason: 5 })],
    [400, 'POST /api/images', '/api/images', FORMS.empty],
    [400, 'POST /api/listings', '/api/listings', json({ title: 5, other: 1 })],
    [400, 'POST /api/listings/renew', '/api/listings/renew', json({})],
    [400, 'GET /api/admin/submissions', '/api/admin/submissions?status=lost'],
    [400, 'POST /api/admin/submissions/bulk', '/api/admin/submissions/bulk', json({})],
    [400, 'POST /api/admin/submissions/{id}/approve', `${submitted(7)}/approve`, json({ fields: { title: '' } })],
    [400, 'POST /api/admin/submissions/{id}/reject', `${submitted(7)}/reject`, json({})],
    [400, 'POST /api/admin/submissions/{id}/request-changes', `${submitted(7)}/request-changes`, json({})],
    [400, 'POST /api/status/{token}/correct', `${followed(4)}/correct`, json({ fields: {} })],
    [404, 'GET /api/status/{token}', '/api/status/nobody'],
    [404, 'POST /api/status/{token}/withdraw', '/api/status/nobody/withdraw', json({})],
    [404, 'POST /api/status/{token}/correct', '/api/status/nobody/correct', json({ fields: {} })],
    [404, 'GET /api/admin/submissions/{id}', '/api/admin/submissions/nobody'],
    [404, 'POST /api/admin/deliveries/{id}/retry', '/api/admin/deliveries/nobody/retry', json({})],
    [404, 'POST /api/admin/deliveries/{id}/let-go', '/api/admin/deliveries/nobody/let-go', json({})],
    ...(['approve', 'spam', 'restore', 'retry'] as const).map(
      (act) =>
        [404, `POST /api/admin/submissions/{id}/${act}`, `/api/admin/submissions/nobody/${act}`, json({})] as [
          number,
          string,
          string,
          Sent,
        ],
    ),
    [409, 'POST /api/admin/submissions/{id}/approve', `${submitted(0)}/approve`, json({})],
    [409, 'POST /api/admin/submissions/{id}/reject', `${submitted(0)}/reject`, json({ reason: 'Late.' })],
    [409, 'POST /api/admin/submissions/{id}/request-changes', `${submitted(0)}/request-changes`, json({ reason: 'Late.' })],
    [409, 'POST /api/admin/submissions/{id}/spam', `${submitted(0)}/spam`, json({})],
    [409, 'POST /api/admin/submissions/{id}/restore', `${submitted(0)}/restore`, json({})],
    [409, 'POST /api/status/{token}/withdraw', `${followed(5)}/withdraw`, json({})],
    [409, 'POST /api/status/{token}/correct', `${followed(5)}/correct`, json({ fields: aForm() })],
    [400, 'POST /api/contact', '/api/contact', json({ other: 1 })],
    [400, 'POST /api/report', '/api/report', json({ reason: 'bad' })],
    [400, 'GET /api/admin/messages', '/api/admin/messages?status=lost'],
    [400, 'POST /api/admin/messages/bulk', '/api/admin/messages/bulk', json({ action: 'burn', ids: 'all' })],
    [400, 'POST /api/referral/create', '/api/referral/create', json({ name: '', email: 'nonsense' })],
    [400, 'POST /api/referral/track', '/api/referral/track', json({ refCode: 'A' })],
    [400, 'POST /api/referral/sign-in-link', '/api/referral/sign-in-link', json({})],
    [400, 'POST /api/referral/approve', '/api/referral/approve', json({ refCode: 'A', businessPhone: '1', rewardAmount: -1 })],
    [400, 'POST /api/referral/reject', '/api/referral/reject', json({ other: 1 })],
    [
      404,
      'POST /api/referral/track',
      '/api/referral/track',
      json({ refCode: 'NOBODY', businessName: 'Ann', businessPhone: '(519) 555-0101', industry: 'Plumber' }),
    ],
    [404, 'POST /api/referral/{referrerId}/sign-in-link', '/api/referral/nobody/sign-in-link', json({})],
    ...['approve', 'reject'].map((verb): [number, string, string, Sent] => [
      404,
      `POST /api/referral/${verb}`,
      `/api/referral/${verb}`,
      json({ refCode: 'NOBODY', businessPhone: '(519) 555-0101' }),
    ]),
    ...['approve', 'reject'].map((verb): [number, string, string, Sent] => [
      409,
      `POST /api/referral/${verb}`,
      `/api/referral/${verb}`,
      json(documented.referrals[0]),
    ]),
    [
      409,
      'POST /api/referral/track',
      '/api/referral/track',
      json({ ...documented.referrals[2], businessName: 'Self', industry: 'Plumber' }),
    ],
    [401, 'POST /api/settings', '/api/settings', { headers: { cookie: '' } }],
    [401, 'POST /api/images', '/api/images', { headers: { cookie: '' } }],
    [403, 'POST /api/images', '/api/images', { headers: { origin: 'https://evil.example' } }],
    [401, 'GET /api/sync', '/api/sync', { headers: { cookie: '' } }],
    [401, 'POST /api/sync', '/api/sync', { headers: { cookie: '' } }],
    [401, 'GET /metrics', '/metrics', { headers: { cookie: '', 'x-forwarded-for': '203.0.113.9' } }],
    [403, 'POST /api/sync', '/api/sync', { headers: { 'sec-fetch-site': 'cross-site' } }],
    [403, 'POST /api/verify-settings-password', password, { headers: { origin: 'https://evil.example' } }],
    [403, 'POST /api/admin/logout', '/api/admin/logout', { headers: { origin: 'null' } }],
    ...BLOG_ERRORS,
    [404, 'GET /api/trades/{name}', '/api/trades/pizza'],
    [400, 'POST /api/admin/trades', trades, json({ name: 'PLUMBER' })],
    [400, 'PATCH /api/admin/trades/{slug}', `${trades}/roofer`, json({ name: '' })],
    [404, 'PATCH /api/admin/trades/{slug}', `${trades}/pizza`, json({ summary: 'x' })],
    [409, 'PATCH /api/admin/trades/{slug}', `${trades}/roofer`, json({ version: 0, summary: 'Late.' })],
    [404, 'DELETE /api/admin/trades/{slug}', `${trades}/plumber`, json({})],
    [400, 'PUT /api/admin/trades/order', `${trades}/order`, json({ order: ['pizza'] })],
    [400, 'POST /api/admin/trades/merges', `${trades}/merges`, json({ from: 'roofer', into: 'roofer' })],
    [404, 'POST /api/admin/trades/merges/preview', `${trades}/merges/preview`, json({ from: 'pizza', into: 'roofer' })],
    [404, 'DELETE /api/admin/trades/merges/{slug}', `${trades}/merges/pizza`, json({})],
    [400, 'GET /api/admin/searches', '/api/admin/searches?days=8'],
    [400, 'GET /api/admin/searches/choices', `/api/admin/searches/choices?q=${'x'.repeat(201)}`],
    [400, 'POST /api/admin/searches/phrases', '/api/admin/searches/phrases', json({ phrase: 'roofers', kind: 'trade', target: 'pizza' })],
    [404, 'DELETE /api/admin/searches/phrases/{id}', '/api/admin/searches/phrases/999', json({})],
    [404, 'GET /api/listings/{id}', '/api/listings/nobody'],
    [404, 'GET /api/businesses/{slug}', '/api/businesses/nobody'],
    [404, 'GET /api/businesses/{slug}/contact.vcf', '/api/businesses/nobody/contact.vcf'],
    [400, 'GET /api/shortlist', '/api/shortlist'],
    [404, 'GET /media/{name}', '/media/nothing.webp'],
    [404, 'GET /api/admin/settings/history/{version}', `${history}/99999`],
    [404, 'POST /api/admin/settings/history/{version}/restore', `${history}/99999/restore`, json({})],
    [404, 'GET /api/admin/listings/{id}', `${listing}/nobody`],
    [404, 'PATCH /api/admin/listings/{id}', `${listing}/nobody`, json({ title: 'Somebody' })],
    [404, 'POST /api/admin/listings/{id}/unpublish', `${listing}/nobody/unpublish`, json({})],
    [404, 'POST /api/admin/listings/{id}/restore', `${listing}/nobody/restore`, json({})],
    [404, 'POST /api/admin/listings/{id}/confirm', `${listing}/nobody/confirm`, json({})],
    [400, 'POST /api/admin/listings/{id}/licence-check', `${listing}/r-1/licence-check`, json({})],
    [404, 'DELETE /api/admin/listings/{id}/licence-check', `${listing}/nobody/licence-check`, json({})],
    [404, 'POST /api/report', '/api/report', json({ slug: 'nobody', reason: 'other', message: 'x' })],
    ...['archive', 'restore', 'spam', 'delete', 'retry'].map((verb): [number, string, string, Sent] => [
      404,
      `POST /api/admin/messages/{id}/${verb}`,
      `/api/admin/messages/nobody/${verb}`,
      json({}),
    ]),
    [409, 'POST /api/settings', '/api/settings', json({ version: 0, heroTitle: 'Late' })],
    [409, 'POST /api/admin/settings/history/{version}/restore', `${history}/1/restore`, json({ version: 0 })],
    [409, 'PATCH /api/admin/listings/{id}', `${listing}/full`, json({ version: 0, title: 'Late' })],
    [409, 'PATCH /api/admin/listings/{id}', `${listing}/gone`, json({ title: 'Back' })],
    [409, 'POST /api/admin/listings/{id}/restore', `${listing}/gone/restore`, json({})],
    [413, 'POST /api/sync', '/api/sync', json({ text: 'x'.repeat(1_048_576) })],
    [413, 'POST /api/images', '/api/images', FORMS.large],
    [415, 'POST /api/images', '/api/images', json({ file: 'x' })],
    [415, 'POST /api/images', '/api/images', FORMS.drawing],
    [422, 'POST /api/images', '/api/images', FORMS.cutOff],
    [415, 'POST /api/verify-settings-password', password, { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ];

  it.each(errors)('%i for %s', async (status, name, path, sent = {}) => {
    const call = callNamed(name);
    const answer = await ask(call, path, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(document.problemsOf(call, answer)).toEqual([]);
    // Bodies that are too large or of another type are refused everywhere, as the default says.
    if (status !== 413 && status !== 415) expect(Object.keys(call.operation.responses)).toContain(String(status));
  });

  it('405, which belongs to no call', async () => {
    const answer = await ask({ method: 'DELETE' }, '/api/sync');
    expect(answer.status).toBe(405);
    expect(document.problemsOf(callNamed('POST /api/sync'), answer)).toEqual([]);
  });

  it('409 while a sync runs', async () => {
    const call = callNamed('POST /api/sync');
    const answer = await app.app.get(SyncLock).withLock(() => ask(call, '/api/sync', json({})));
    expect(answer.status).toBe(409);
    expect(document.problemsOf(call, answer)).toEqual([]);
  });

  it('422 for a refused sheet, 502 for one that does not exist', async () => {
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
