import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { MailServer } from '../support/mail-server.js';
import { archiveOf } from '../support/street-archive.js';

interface Setting {
  name: string;
  value: string | null;
  isSet: boolean;
  from: string;
  isUnreadable: boolean;
  version: number;
}
interface View {
  settings: Setting[];
  mail: { lacking: string | null; testedAt: string | null };
  proxies: { passedOnBy: string | null; cure: string | null; yourAddress: string };
}
interface Refusal {
  type: string;
  detail: string;
  errors: { field: string; message: string }[];
}

const PATH = '/api/admin/site-settings';
const PASSWORD = 'a password that nobody sees';

let app: TestApp;
let other: TestApp;
let admin: string;
let mail: MailServer;

/** Two processes of one installation: a database and a session secret that both have. */
beforeAll(async () => {
  mail = await MailServer.start();
  const shared = { SEARCH_ENGINE: 'postgres', SESSION_SECRET: 'of the tests, thirty-two characters', SYNC_CRON: '' };
  app = await startApp({ env: { ...shared, SITE_REGION: 'ON' } });
  other = await startApp({ env: { ...shared, DATABASE_URL: app.databaseUrl } });
  admin = await signIn(app);
});

afterAll(async () => {
  await app?.close();
  await other?.close();
  await mail?.close();
});

const read = async (from = app) => (await get<View>(from, PATH, admin)).body;
const settingOf = (view: View, name: string) => view.settings.find((each) => each.name === name)!;

async function change(changes: Record<string, string | null>, headers: Record<string, string> = {}, versions: Record<string, number> = {}) {
  const now = await read();
  const body = {
    changes: Object.entries(changes).map(([name, value]) => ({ name, value, version: versions[name] ?? settingOf(now, name).version })),
  };
  const answer = await fetch(app.url + PATH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: admin, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as View & Refusal };
}

it.each([[[[]]], [[null]], [['name']], [[{}]], [[]]])('refuses invalid changes: %j', async (...[changes]) => {
  const headers = { 'content-type': 'application/json', cookie: admin };
  const answer = await fetch(app.url + PATH, { method: 'PUT', headers, body: JSON.stringify({ changes }) });
  expect(answer.status).toBe(400);
});

it('shows each setting with its origin', async () => {
  const view = await read();
  expect(settingOf(view, 'publicAddress')).toMatchObject({ value: null, from: 'default', version: 0, input: 'url' });
  expect(settingOf(view, 'region')).toMatchObject({ value: 'ON', from: 'environment', input: 'text' });
  expect(settingOf(view, 'syncClock')).toMatchObject({ value: '0 */6 * * *', from: 'default' });
  expect(view.mail.lacking).toBe('There is no mail server yet.');
});

it('gives the address of a tile server to pages, and refuses an invalid one with what would be right', async () => {
  const tiles = async () => (await get<{ mapTiles: object | null }>(other, '/api/directory')).body.mapTiles;
  expect(await tiles()).toBeNull();
  const refused = await change({ mapTiles: 'http://tiles.example/{z}/{x}.png' });
  expect([refused.status, refused.body.errors[0]?.field]).toEqual([400, 'mapTiles']);
  expect(refused.body.errors[0]?.message).toContain('{z}, {x} and {y}');
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  expect((await change({ mapTiles: url })).status).toBe(200);
  await eventually(async () => (await tiles()) !== null, 'the other process knows the tiles');
  expect(await tiles()).toEqual({ kind: 'server', url, attribution: 'tiles.example', extent: null });
  await change({ mapTiles: null });
  await eventually(async () => (await tiles()) === null, 'the other process knows of none again');
});

it('prefers a tile server for streets; a file in the data folder comes next, and is served in parts', async () => {
  const file = join(other.dataDir, 'map.pmtiles');
  const content = archiveOf(Buffer.from('a tile'), { kind: 'mvt', metadata: { attribution: 'Open Street' } });
  const tiles = async () => (await get<{ mapTiles: { kind: string; url: string } | null }>(other, '/api/directory')).body.mapTiles;
  const health = async () =>
    (await get<{ parts: Record<string, { status: string; detail?: string }> }>(other, '/api/admin/overview', await signIn(other))).body
      .parts['map'];
  try {
    await writeFile(file, content);
    const { url, ...facts } = (await tiles())!;
    const extent = { minZoom: 0, maxZoom: 12, bounds: [-81, 43, -79, 44] };
    expect(facts).toEqual({ kind: 'vector', attribution: 'Open Street', extent });
    const part = (range?: string, method = 'GET', more = {}) =>
      fetch(other.url + url, { method, headers: { ...(range ? { range } : {}), ...more } });
    const first = await part('bytes=0-6');
    expect([first.status, first.headers.get('content-range'), await first.text()]).toEqual([206, `bytes 0-6/${content.length}`, 'PMTiles']);
    expect(await (await part('bytes=-6')).text()).toBe('a tile');
    const beyond = await part(`bytes=${content.length}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`]);
    expect([(await part()).status, (await part('bytes=0-1,3-4')).status]).toEqual([400, 400]);
    const head = await part(undefined, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      200,
      String(content.length),
      'bytes',
    ]);
    expect((await part('bytes=0-6', 'GET', { 'if-none-match': head.headers.get('etag')! })).status).toBe(304);
    expect((await fetch(`${other.url}/map/streets-0.pmtiles`)).status).toBe(404);
    expect(await health()).toEqual({ status: 'ok' });
    await change({ mapTiles: 'https://tiles.example/{z}/{x}/{y}.png' });
    await eventually(async () => (await tiles())?.kind === 'server', 'the server wins');
    await change({ mapTiles: null });
    await eventually(async () => (await tiles())?.kind === 'vector', 'the file is back');
    await writeFile(file, content.subarray(0, 140));
    expect(await tiles()).toBeNull();
    expect(await health()).toMatchObject({ status: 'degraded', detail: expect.stringContaining('map.pmtiles is ') as string });
  } finally {
    await rm(file, { force: true });
  }
});

it('takes effect in every process at once, without a restart', async () => {
  const sitemapOf = async ({ url }: TestApp) => (await fetch(`${url}/robots.txt`)).text();
  expect(await sitemapOf(other)).toContain(`Sitemap: ${other.url.replace('127.0.0.1', 'localhost')}`);
  const { status, body } = await change({ publicAddress: 'https://Site.example/' });
  expect({ status, setting: settingOf(body, 'publicAddress') }).toMatchObject({
    status: 200,
    setting: { value: 'https://site.example', from: 'here', version: 1 },
  });
  expect(await sitemapOf(app)).toContain('Sitemap: https://site.example/sitemap.xml');
  await eventually(
    async () => (await sitemapOf(other)).includes('Sitemap: https://site.example/sitemap.xml'),
    'the other process has followed',
  );
  const page = await fetch(`${other.url}/`);
  expect(page.headers.get('strict-transport-security')).toContain('max-age');
  expect(page.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect(await page.text()).toContain('<link rel="canonical" href="https://site.example/"');
  expect((await change({ publicAddress: null })).status).toBe(200);
  expect((await fetch(`${app.url}/`)).headers.get('strict-transport-security')).toBeNull();
});

it('stores passwords encrypted, and shows them to nobody', async () => {
  await change({
    mailServer: mail.url,
    mailUser: 'ann',
    mailPassword: PASSWORD,
    mailFrom: 'Site <hello@site.example>',
    notifyEmail: 'desk@site.example',
  });
  const view = await read();
  expect(settingOf(view, 'mailPassword')).toMatchObject({ value: null, isSet: true, from: 'here', isUnreadable: false });
  const rows = await rowsOf(
    app.databaseUrl,
    `SELECT row::text AS text FROM site_secret AS row UNION ALL SELECT row::text FROM site_setting AS row UNION ALL SELECT row::text FROM audit_log AS row`,
  );
  expect(JSON.stringify([view, rows])).not.toContain(PASSWORD);
  await change({ mailUser: null, mailPassword: null });
});

it('sends a test email, and explains the answer of the server', async () => {
  const sent = await post<{ to: string; from: string }>(app, `${PATH}/test-letter`, {}, admin);
  expect(sent).toMatchObject({ status: 200, body: { success: true, to: 'desk@site.example', from: 'Site <hello@site.example>' } });
  expect(mail.emails.at(-1)).toMatchObject({ to: ['desk@site.example'] });
  expect((await read()).mail.testedAt).not.toBeNull();
  mail.refuse('550 5.1.1 nobody here');
  const refused = await post<Refusal>(app, `${PATH}/test-letter`, { to: 'nobody@site.example' }, admin);
  mail.refuse(undefined);
  expect(refused).toMatchObject({ status: 502, body: { type: '/problems/test-letter-refused' } });
  expect(refused.body.detail).toMatch(/does not accept email to this address.*The server said: “5.1.1 nobody here”/);
  // Another account has not been tried out.
  await change({ mailFrom: 'other@site.example' });
  expect((await read()).mail.testedAt).toBeNull();
});

it('sends emails with the present settings: none before, none after', async () => {
  const before = mail.emails.length;
  await post(app, '/api/contact', { name: 'Zoe', email: 'zoe@example.com', subject: 'Taps', message: 'One drips.' });
  await eventually(
    () => Promise.resolve(mail.emails.length > before && mail.emails.some(({ to }) => to[0] === 'desk@site.example')),
    'the operator is told',
  );
  await change({ mailFrom: 'renamed@site.example' });
  await post(app, '/api/contact', { name: 'Zoe', email: 'zoe@example.com', subject: 'Taps now', message: 'It goes on.' });
  await eventually(
    () => Promise.resolve(mail.emails.some(({ source }) => /^From: renamed@site\.example$/m.test(source))),
    'the operator is told by the sender of now',
  );
  await change({ notifyEmail: null });
  const after = mail.emails.length;
  await post(app, '/api/contact', { name: 'Zoe', email: 'zoe@example.com', subject: 'Taps again', message: 'Two drip.' });
  expect(await rowsOf(app.databaseUrl, `SELECT FROM delivery WHERE state = 'waiting'`)).toEqual([]);
  expect(mail.emails).toHaveLength(after);
});

it('tells the second of two admins what the first has changed', async () => {
  const seen = settingOf(await read(), 'forwardTo').version;
  expect((await change({ forwardTo: 'https://forms.example/ann' })).status).toBe(200);
  const { status, body } = await change({ forwardTo: 'https://forms.example/bob' }, {}, { forwardTo: seen });
  expect({ status, type: body.type }).toEqual({ status: 409, type: '/problems/site-settings-changed-meanwhile' });
  expect(body.errors).toEqual([{ field: 'forwardTo', message: '“Address of the service” is “https://forms.example/ann” now' }]);
  expect(settingOf(await read(), 'forwardTo').value).toBe('https://forms.example/ann');
  await change({ forwardTo: null });
});

it('does not change settings of the environment, and refuses invalid ones by name', async () => {
  expect(await change({ region: 'QC' })).toMatchObject({ status: 409, body: { type: '/problems/set-in-the-environment' } });
  expect(await change({ syncClock: 'sometimes', notifyEmail: 'desk' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'syncClock' }, { field: 'notifyEmail', message: 'must be an email address' }] },
  });
  const http = await change({ publicAddress: 'https://site.example' }, { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' });
  expect([400, 403]).toContain(http.status);
  expect(settingOf(await read(), 'publicAddress').value).toBeNull();
});

it('finds an untrusted proxy, and says which setting to change', async () => {
  const { proxies } = (await (
    await fetch(app.url + PATH, { headers: { cookie: admin, 'x-forwarded-for': '203.0.113.9' } })
  ).json()) as View;
  expect(proxies).toMatchObject({ passedOnBy: '127.0.0.1', cure: 'TRUST_PROXY=127.0.0.1/32', yourAddress: '127.0.0.1' });
});

it('says that a password must be entered again after a change of the session secret', async () => {
  await change({ mailPassword: PASSWORD, mailUser: 'ann', notifyEmail: 'desk@site.example' });
  await execute(app.databaseUrl, `UPDATE site_secret SET sealed = 'v1.' || repeat('A', 60)`);
  await eventually(async () => settingOf(await read(), 'mailPassword').isUnreadable, 'the password is known to be lost');
  expect((await read()).mail.lacking).toContain('can no longer be read');
  // The list is read as it is asked for; what sends the mail hears of the change a moment later.
  const tried = () => post(app, `${PATH}/test-letter`, {}, admin);
  await eventually(async () => (await tried()).status !== 200, 'no mail goes out');
  expect(await tried()).toMatchObject({ status: 409, body: { type: '/problems/mail-not-set-up' } });
});
