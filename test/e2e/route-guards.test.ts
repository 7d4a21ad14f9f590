import { signIn } from '../support/api.js';
import { buildApp } from '../support/built-app.js';
import { execute } from '../support/database.js';
import { send, type Sent } from '../support/http.js';
import { problemIn } from '../support/problem.js';

/** For anybody. A route that is not written here, or below, must ask for a session: making one public is a decision. */
const PUBLIC = [
  'GET /.well-known/security.txt',
  'GET /api/admin/session',
  'GET /api/around-the-clock',
  'GET /api/articles',
  'GET /api/articles/:fileName',
  'GET /api/blogs/:fileName',
  'GET /api/businesses/:slug',
  'GET /api/businesses/:slug/contact.vcf',
  'GET /api/directory',
  'GET /api/faq',
  'GET /api/get-blogs',
  'GET /api/figures',
  'GET /api/home-listings',
  'GET /api/home-trades',
  'GET /api/listings/:id',
  'GET /api/opening-hours',
  'GET /api/referral/my-referrals',
  'GET /api/search',
  'GET /api/search/pins',
  'GET /api/search/choices',
  'GET /api/guides/:slug',
  'GET /api/settings',
  'GET /api/shortlist',
  'GET /api/frame',
  'GET /api/region',
  'GET /api/faq/teaser',
  'GET /api/texts/:page',
  'DELETE /api/status/:token/pictures/:name',
  'GET /api/status/:token',
  'GET /api/status/:token/pictures/:name',
  'GET /api/suggest',
  'GET /api/trades',
  'GET /api/trades/:name',
  'GET /business/:slug/map.svg',
  'GET /business/:slug/share-:hash.png',
  'GET /favicon.ico',
  'GET /map/streets-:version.pmtiles',
  'GET /feed.xml',
  'GET /healthz',
  'GET /manifest.webmanifest',
  'GET /media/:name',
  'GET /readyz',
  'GET /robots.txt',
  'GET /signup',
  'GET /sitemap-:number.xml',
  'GET /sitemap.xml',
  'POST /about',
  'POST /api/admin/logout',
  'POST /api/contact',
  'POST /api/listings',
  'POST /api/listings/renew',
  'POST /api/referral/create',
  'POST /api/referral/sign-in-link',
  'POST /api/referral/track',
  'POST /api/report',
  'POST /api/status/:token/correct',
  'POST /api/status/:token/pictures',
  'POST /api/status/:token/withdraw',
  'POST /api/verify-settings-password',
  'POST /business/:slug/report',
  'POST /list-business',
  'POST /referral-program/sign-in/:token',
  'POST /renew-business',
  'POST /renew-business/object/:token',
  'POST /status/:token',
  'POST /status/:token/:proof',
];
/** For the operator; the documentation is several addresses. */
const OPS = ['GET /metrics'];
const isDocs = (url: string) => url === '/api/docs' || /^\/api\/docs[/-]/.test(url);
/** Built files, and the address of everything else, which answers with pages, 404 and 405. */
const isStatic = (url: string) => url === '/*' || url.startsWith('/assets/');

const NONSENSE: [string, Sent][] = [
  ['no body', {}],
  ['a body with other fields', { body: '{"nonsense":true}', headers: { 'content-type': 'application/json' } }],
  ['a broken body', { body: '{"nonsense', headers: { 'content-type': 'application/json' } }],
  ['a body of another type', { body: '<nonsense/>', headers: { 'content-type': 'application/xml' } }],
  ['a body of parts', { body: '--x\r\nnonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
];
/** Reads have no body. */
const sentBy = (method: string) => (['GET', 'HEAD'].includes(method) ? NONSENSE.slice(0, 1) : NONSENSE);
const broken = (method: string) => (sentBy(method)[2] ?? NONSENSE[0]!)[1];
const STRANGER = { 'x-forwarded-for': '203.0.113.9' };

const app = await buildApp();
const cookie = await signIn(app);
afterAll(() => app.close());

const routes = [...new Map(app.routes.map(({ method, url }) => [`${method} ${url}`, { method, url }])).values()];
const nameOf = ({ method, url }: { method: string; url: string }) => `${method === 'HEAD' ? 'GET' : method} ${url}`;
const pathOf = (url: string) => url.replace(/:\w+/g, '1').replace('*', 'nothing');
const rows = (wanted: typeof routes) => wanted.map(({ method, url }) => [method, pathOf(url)] as const);
const ops = routes.filter((route) => OPS.includes(nameOf(route)) || isDocs(route.url));
const open = routes.filter((route) => PUBLIC.includes(nameOf(route)));
const admin = routes.filter((route) => !ops.includes(route) && !open.includes(route) && !isStatic(route.url));
const writes = admin.filter(({ method }) => !['GET', 'HEAD'].includes(method));

/** What the refusal of a request is called; HEAD leaves it out. */
async function refusal(method: string, path: string, { headers, ...sent }: Sent, more: Record<string, string> = {}) {
  const answer = await send(app, path, { method, ...sent, headers: { ...headers, ...more } });
  if (method === 'HEAD') return { status: answer.status };
  const { status, type } = problemIn(answer);
  return { status, type };
}

const CROSS_SITE = { status: 403, type: '/problems/cross-site-request' };
const signInFirst = (method: string) => ({ status: 401, ...(method === 'HEAD' ? {} : { type: '/problems/admin-session-required' }) });

describe('the routes of the application', () => {
  it('include all that are listed as public', () => {
    const names = new Set(routes.map(nameOf));
    expect([...PUBLIC, ...OPS].filter((name) => !names.has(name))).toEqual([]);
    expect(admin.map(nameOf)).toEqual(expect.arrayContaining(['GET /api/sync', 'POST /api/sync', 'GET /api/admin/audit']));
  });
});

describe.each(rows(admin))('%s %s is for admins', (method, path) => {
  it.each(sentBy(method))('and answers 401 before anything else, with %s', async (_what, sent) => {
    expect(await refusal(method, path, sent)).toEqual(signInFirst(method));
  });

  it.each([
    ['empty', 'homewright_admin='],
    ['made up', `homewright_admin=${'x'.repeat(43)}.${'y'.repeat(43)}`],
    ['without its signature', cookie.slice(0, cookie.lastIndexOf('.'))],
    ['with another signature', `${cookie}x`],
  ])('also with a cookie that is %s', async (_how, forged) => {
    expect(await refusal(method, path, broken(method), { cookie: forged })).toEqual(signInFirst(method));
  });

  it('not for the operator token', async () => {
    expect(await refusal(method, path, {}, { authorization: 'Bearer token' })).toEqual(signInFirst(method));
  });

  it('and accepts a session', async () => {
    const { headers, ...sent } = broken(method);
    const { status } = await send(app, path, { method, ...sent, headers: { ...headers, cookie } });
    expect([401, 403]).not.toContain(status);
  });
});

describe.each(rows(writes))('%s %s refuses other sites', (method, path) => {
  it.each([
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the origin null', { origin: 'null' }],
  ])('with the header %s', async (_how, headers) => {
    expect(await refusal(method, path, broken(method), { ...headers, cookie })).toEqual(CROSS_SITE);
  });

  it.each(NONSENSE)('with %s', async (_what, sent) => {
    expect(await refusal(method, path, sent, { 'sec-fetch-site': 'cross-site', cookie })).toEqual(CROSS_SITE);
  });
});

describe.each(rows(ops))('%s %s is for the operator', (method, path) => {
  it('and refuses the public', async () => {
    expect((await refusal(method, path, {}, STRANGER)).status).toBe(401);
    expect((await refusal(method, path, {}, { ...STRANGER, cookie: `${cookie}x` })).status).toBe(401);
  });

  it('and the public with another spelling of its address', async () => {
    const disguised = path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    expect((await send(app, disguised, { method, headers: STRANGER })).status).toBeGreaterThanOrEqual(400);
  });

  it('and accepts an admin', async () => {
    expect([401, 403]).not.toContain((await send(app, path, { method, headers: { ...STRANGER, cookie } })).status);
  });
});

describe.each(rows(open))('%s %s is public', (method, path) => {
  it.each(sentBy(method))('and refuses nobody, with %s', async (_what, { headers, ...sent }) => {
    const { status } = await send(app, path, { method, ...sent, headers: { ...headers, ...STRANGER } });
    expect([401, 403]).not.toContain(status);
  });
});

describe('an expired session', () => {
  it.each([
    ['two hours after its last use', `UPDATE admin_session SET last_seen_at = now() - interval '2 hours'`],
    ['twelve hours after it began', `UPDATE admin_session SET last_seen_at = now(), created_at = now() - interval '12 hours'`],
    ['at a new password', 'DELETE FROM admin_session'],
  ])('is not accepted (%s)', async (_when, sql) => {
    const old = await signIn(app);
    expect((await send(app, '/api/sync', { headers: { cookie: old } })).status).toBe(200);
    await execute(app.databaseUrl, sql);
    for (const [method, path] of rows(admin))
      expect(await refusal(method, path, broken(method), { cookie: old })).toEqual(signInFirst(method));
  });
});
