import { fromBuild } from '../support/build.js';
import { get, post, signIn } from '../support/api.js';
import { buildApp, type BuiltApp } from '../support/built-app.js';
import { execute, rowsOf } from '../support/database.js';
import { FakeGoogleSheets } from '../support/google-sheets.js';
import { send } from '../support/http.js';
import { WebTables } from '../support/web-tables.js';
const { FetchSource } = await fromBuild<typeof import('../../src/modules/listings/application/import/remote/fetch-source.js')>(
  'modules/listings/application/import/remote/fetch-source.js',
);
const { SyncLock } = await fromBuild<typeof import('../../src/modules/listings/domain/import/sync-run.js')>(
  'modules/listings/domain/import/sync-run.js',
);

interface Source {
  id: string;
  name: string;
  clock: string;
  dueAt: string | null;
  outcome: string | null;
  problem: string | null;
  detail: string;
  errors: { field: string; message: string }[];
  importId: string;
}

interface Import {
  id: string;
  name: string;
  sourceId: string | null;
  fileName: string;
  rows: number;
  run: { status: string } | null;
  list: { listings: number } | null;
}

const PATH = '/api/admin/listing-sources';
const SPREADSHEET = 'a'.repeat(30);
const csv = (...names: string[]) =>
  ['Business Name,Category,Telephone', ...names.map((name) => `${name},Plumbing,519-555-01${name.length}0`)].join('\r\n');

const google = new FakeGoogleSheets();
let web: WebTables;
let app: BuiltApp;
let admin: string;

beforeAll(async () => {
  await google.start();
  web = await WebTables.start();
  app = await buildApp({ downloads: web.rules(`${google.url}/`) });
  admin = await signIn(app);
});

afterAll(async () => {
  await app?.close();
  await google.stop();
  await web?.stop();
});

beforeEach(async () => {
  web.pages.clear();
  await execute(
    app.databaseUrl,
    'TRUNCATE listing, listing_before_sync, sync_run, listing_upload, listing_upload_rows, listing_source, listing_remote_source, column_mapping CASCADE; DELETE FROM sync_state',
  );
});

const link = (gid: number) => `https://docs.google.com/spreadsheets/d/${SPREADSHEET}/edit#gid=${gid}`;
const exported = (gid: number) => `/spreadsheets/d/${SPREADSHEET}/export?format=csv&gid=${gid}`;
const add = async (values: object) => post<Source>(app, PATH, values, admin);
const fetchNow = (id: string) => post<Source>(app, `${PATH}/${id}/fetch`, {}, admin);
const sources = async () => (await get<{ sources: Source[] }>(app, PATH, admin)).body.sources;
const imports = async (query = '') => (await get<{ items: Import[] }>(app, `/api/imports${query}`, admin)).body.items;
const titles = async () =>
  (await get<{ services: { title: string }[] }>(app, '/api/search?limit=100&sortBy=name_asc')).body.services.map(({ title }) => title);
const due = async () => {
  await execute(app.databaseUrl, `UPDATE listing_remote_source SET due_at = now() - interval '1 minute' WHERE clock <> 'off'`);
  return app.app.get(FetchSource).due((error) => {
    throw error;
  });
};
const aSheet = async (name: string, gid: number, clock = '0 * * * *') => {
  const { id } = (await add({ name, address: link(gid), clock })).body;
  const { importId } = (await fetchNow(id)).body;
  expect((await post(app, `/api/imports/${importId}/apply`, {}, admin)).status).toBe(200);
  return { id, importId };
};

describe('a table on the web', () => {
  it('is added once, when two admins add it at the same time', async () => {
    const twice = await Promise.all([9, 9].map((gid, at) => add({ name: `Sheet ${at}`, address: link(gid), clock: 'off' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 400]);
    const { id } = twice.find(({ status }) => status === 201)!.body;
    for (const [hour, gid] of [1, 2, 3, 4, 5].entries()) {
      const clock = `0 ${hour} * * *`;
      const headers = { 'content-type': 'application/json', cookie: admin };
      const changes = [{ clock }, { address: link(gid) }].map((change) =>
        send(app, `${PATH}/${id}`, { method: 'PATCH', body: JSON.stringify(change), headers }),
      );
      expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200]);
      expect(await sources()).toMatchObject([{ clock, address: link(gid) }]);
    }
  });

  it('is fetched, analysed and imported like a file, and has its own history', async () => {
    web.pages.set(exported(7), { body: csv('Ann', 'Bob') });
    const { status, body } = await add({ name: 'Our sheet', address: link(7), clock: '0 3 * * 1' });
    expect([status, body.outcome, body.dueAt]).toEqual([201, null, expect.any(String)]);
    expect(await titles()).toEqual([]);
    const { importId } = (await fetchNow(body.id)).body;
    expect(await titles()).toEqual([]);
    expect((await sources())[0]).toMatchObject({ outcome: 'waiting', problem: null });
    expect(await imports(`?source=${body.id}`)).toMatchObject([{ id: importId, name: 'Our sheet', sourceId: body.id, rows: 2 }]);
    await post(app, `/api/imports/${importId}/apply`, {}, admin);
    expect(await titles()).toEqual(['Ann', 'Bob']);
    expect((await sources())[0]).toMatchObject({ outcome: 'applied', problem: null });
    // Nothing has changed: the same import comes back.
    expect((await fetchNow(body.id)).body.importId).toBe(importId);
    expect((await sources())[0]).toMatchObject({ outcome: 'unchanged' });
  });

  it('is fetched on schedule, once, and changes only its own listings', async () => {
    web.pages.set(exported(1), { body: csv('Ann', 'Bob') });
    web.pages.set(exported(2), { body: csv('Zoe') });
    await aSheet('First', 1);
    await aSheet('Second', 2, 'off');
    web.pages.set(exported(1), { body: csv('Ann', 'Bob', 'Cyril') });
    await execute(app.databaseUrl, `UPDATE listing_remote_source SET due_at = now() - interval '1 minute' WHERE clock <> 'off'`);
    const look = () =>
      app.app.get(FetchSource).due((error) => {
        throw error;
      });
    expect((await Promise.all([look(), look()])).flat()).toEqual(['First']);
    expect(await titles()).toEqual(['Ann', 'Bob', 'Cyril', 'Zoe']);
    expect(await sources()).toMatchObject([{ name: 'First', outcome: 'applied' }, { name: 'Second' }]);
    expect(await due()).toEqual(['First']);
    expect((await sources())[0]).toMatchObject({ outcome: 'unchanged' });
  });

  it('is not imported on schedule before its columns were reviewed, and after an undo', async () => {
    web.pages.set(exported(1), { body: csv('Ann', 'Bob') });
    const { id } = (await add({ name: 'New', address: link(1), clock: '0 * * * *' })).body;
    await due();
    expect(await titles()).toEqual([]);
    expect((await sources())[0]).toMatchObject({
      outcome: 'waiting',
      problem: expect.stringContaining('import it once by hand') as string,
    });
    const [first] = await imports();
    await post(app, `/api/imports/${first!.id}/apply`, {}, admin);
    // Another column in the place of one that somebody has chosen.
    web.pages.set(exported(1), { body: 'Firm,What,Call\r\nAnn,Plumbing,519-555-0100' });
    await due();
    expect((await sources())[0]).toMatchObject({ outcome: 'waiting' });
    expect(await titles()).toEqual(['Ann', 'Bob']);
    web.pages.set(exported(1), { body: csv('Ann', 'Bob', 'Cyril') });
    await due();
    const [last] = await imports();
    expect((await post(app, `/api/imports/${last!.id}/undo`, {}, admin)).status).toBe(200);
    const paused = (await sources())[0]!;
    expect(paused).toMatchObject({ outcome: 'paused', problem: expect.stringContaining('until you import it by hand') as string });
    await due();
    expect((await sources())[0]!.problem).toBe(paused.problem);
    expect([await titles(), (await sources())[0]!.outcome]).toEqual([['Ann', 'Bob'], 'paused']);
    // Looking at what was taken back, or at what the table has now, imports neither.
    await post(app, `/api/imports/${last!.id}/preview`, {}, admin);
    await due();
    web.pages.set(exported(1), { body: csv('Ann', 'Bob', 'Cyril', 'Dora') });
    const { importId } = (await fetchNow(id)).body;
    await due();
    expect([await titles(), (await sources())[0]!.outcome]).toEqual([['Ann', 'Bob'], 'paused']);
    await post(app, `/api/imports/${importId}/apply`, {}, admin);
    web.pages.set(exported(1), { body: csv('Ann', 'Bob', 'Cyril', 'Dora', 'Egon') });
    await due();
    expect([await titles(), (await sources())[0]!.outcome]).toEqual([['Ann', 'Bob', 'Cyril', 'Dora', 'Egon'], 'applied']);
  });

  it('is to be reviewed after an import without changes when the one before was undone', async () => {
    web.pages.set(exported(1), { body: csv('Ann', 'Bob') });
    const { id } = (await add({ name: 'New', address: link(1) })).body;
    const first = (await fetchNow(id)).body.importId;
    await post(app, `/api/imports/${first}/apply`, {}, admin);
    // Its rows are not kept for longer than a week.
    await execute(app.databaseUrl, 'DELETE FROM listing_upload_rows');
    const second = (await fetchNow(id)).body.importId;
    await post(app, `/api/imports/${second}/apply`, {}, admin);
    await post(app, `/api/imports/${first}/undo`, {}, admin);
    expect([await titles(), (await fetchNow(id)).body.importId]).toEqual([[], second]);
    expect((await sources())[0]).toMatchObject({ outcome: 'waiting' });
    await post(app, `/api/imports/${second}/apply`, {}, admin);
    expect([await titles(), (await sources())[0]!.outcome]).toEqual([['Ann', 'Bob'], 'applied']);
  });

  it('that would lose most of its listings, or cannot be fetched, changes nothing and says why', async () => {
    web.pages.set(exported(1), { body: csv('Ann', 'Bob', 'Cyril', 'Dora') });
    const { id } = await aSheet('Ours', 1);
    web.pages.set(exported(1), { body: csv('Ann') });
    await due();
    expect((await sources())[0]).toMatchObject({ outcome: 'failed', problem: expect.stringContaining('30') as string });
    for (const [answer, reason] of [
      [{ status: 302, location: '/login' }, 'Anyone with the link'],
      [{ type: 'text/html', body: '<!doctype html><title>Sign in</title>' }, 'Anyone with the link'],
      [{ status: 503 }, 'having problems'],
      [{ status: 302, location: 'http://10.0.0.1/' }, 'private network'],
    ] as const) {
      web.pages.set('/login', { type: 'text/html', body: '<html>Sign in</html>' });
      web.pages.set(exported(1), answer);
      const { status, body } = await fetchNow(id);
      expect([status, body.detail]).toEqual([502, expect.stringContaining(reason)]);
      expect((await sources())[0]).toMatchObject({ outcome: 'failed', problem: body.detail });
    }
    expect(await titles()).toEqual(['Ann', 'Bob', 'Cyril', 'Dora']);
  });

  it('is retried soon if another sync is running at its time', async () => {
    web.pages.set(exported(1), { body: csv('Ann', 'Bob') });
    await aSheet('Ours', 1, '0 3 * * 1');
    web.pages.set(exported(1), { body: csv('Ann', 'Bob', 'Cyril') });
    const lock = app.app.get(SyncLock);
    await lock.withLock(() => due());
    expect((await sources())[0]).toMatchObject({ outcome: 'failed', problem: expect.stringContaining('already running') as string });
    const wait = Date.parse((await sources())[0]!.dueAt!) - Date.now();
    expect([wait > 0, wait < 10 * 60_000]).toEqual([true, true]);
    await due();
    expect([await titles(), (await sources())[0]!.outcome]).toEqual([['Ann', 'Bob', 'Cyril'], 'applied']);
  });

  it('that is removed leaves its listings; its name and link must be unique', async () => {
    web.pages.set(exported(1), { body: csv('Ann') });
    const { id } = await aSheet('Ours', 1);
    expect((await add({ name: 'OURS', address: link(2) })).status).toBe(409);
    expect((await add({ name: 'Other', address: link(1) })).body.errors).toEqual([
      { field: 'address', message: 'is fetched already, as "Ours"' },
    ]);
    expect((await add({ name: '', address: 'http://x' })).status).toBe(400);
    const often = await add({ name: 'Often', address: link(3), clock: '* * * * *' });
    expect(often.body.errors.map(({ field }) => field)).toEqual(['clock']);
    const remove = () =>
      send(app, `${PATH}/${id}`, { method: 'DELETE', body: '{}', headers: { 'content-type': 'application/json', cookie: admin } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await titles()).toEqual(['Ann']);
    expect(await imports()).toMatchObject([{ sourceId: null }]);
  });
});

describe('a private sheet', () => {
  it('is read by the service account, whose key is stored encrypted and never shown', async () => {
    google.values = [
      ['Business Name', 'Category', 'Telephone'],
      ['Private Plumbing', 'Plumbing', '519-555-0199'],
    ];
    const key = JSON.stringify({ client_email: google.email, private_key: google.privateKey, token_uri: `${google.url}/token` });
    const save = (value: string | null, version: number) =>
      send(app, '/api/admin/site-settings', {
        method: 'PUT',
        body: JSON.stringify({ changes: [{ name: 'googleKey', value, version }] }),
        headers: { 'content-type': 'application/json', cookie: admin },
      });
    expect((await save('/etc/passwd', 0)).status).toBe(400);
    expect((await save(key, 0)).status).toBe(200);
    const page = (await send(app, '/api/admin/site-settings', { headers: { cookie: admin } })).text;
    expect(page).not.toContain('PRIVATE KEY');
    const stored = await rowsOf(app.databaseUrl, "SELECT sealed FROM site_secret WHERE name = 'googleKey'");
    expect(JSON.stringify(stored)).not.toContain(google.email);
    expect((await get<{ accountEmail: string }>(app, PATH, admin)).body.accountEmail).toBe(google.email);
    web.pages.set(`/spreadsheets/d/${SPREADSHEET}/export?format=csv`, { status: 401 });
    const { id } = (await add({ name: 'Private', address: `https://docs.google.com/spreadsheets/d/${SPREADSHEET}/edit` })).body;
    const { status, body } = await fetchNow(id);
    expect([status, body.detail]).toEqual([200, undefined]);
    await post(app, `/api/imports/${body.importId}/apply`, {}, admin);
    expect(await titles()).toEqual(['Private Plumbing']);
  });
});
