import pg from 'pg';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

interface Listing {
  id: string;
  slug: string;
  title: string;
  status: string;
  source: string;
  corrected: Record<string, { value: unknown; source: unknown }>;
  version: number;
  updatedAt: string;
  notes: unknown[];
  heldBack: boolean;
  detail: string;
  errors: { field: string; message: string }[];
  [field: string]: unknown;
}

interface List {
  items: (Omit<Listing, 'corrected'> & { corrected: string[] })[];
  total: number;
  page: number;
  totalPages: number;
}

interface Run {
  updated: number;
  unchanged: number;
  removed: number;
  created: number;
  notes: { row: number; field: string; reason: string }[];
}

const PATH = '/api/admin/listings';
const file = new SheetFile();
let app: TestApp;
let admin: string;
let database: pg.Client;

const sync = async (body: object = {}) => (await post<Run>(app, '/api/sync', body, admin)).body;
const list = async (query = '') => (await get<List>(app, `${PATH}?${query}`, admin)).body;
const idsIn = async (query: string) => (await list(query)).items.map(({ id }) => id);
const read = async (id: string) => (await get<Listing>(app, `${PATH}/${encodeURIComponent(id)}`, admin)).body;
const shown = (id: string) => get<Listing>(app, `/api/listings/${encodeURIComponent(id)}`);
const found = async (query: string) => (await get<{ services: { id: string }[] }>(app, `/api/search?limit=100&${query}`)).body.services.map(({ id }) => id);
const act = (id: string, what: 'unpublish' | 'restore', body: object = {}) => post<Listing>(app, `${PATH}/${id}/${what}`, body, admin);
const audit = async () => (await get<{ items: { action: string; client: string; detail: object }[] }>(app, '/api/admin/audit', admin)).body.items;

async function correct(id: string, body: unknown) {
  const headers = { 'content-type': 'application/json', cookie: admin };
  const answer = await send(app, `${PATH}/${encodeURIComponent(id)}`, { method: 'PATCH', body: JSON.stringify(body), headers });
  return { ...answer, body: JSON.parse(answer.text) as Listing };
}

/** One answer of the database, behind the API's back. */
async function ask(client: pg.Client, sql: string): Promise<number> {
  return Number((await client.query<{ answer: string }>(`SELECT ${sql} AS answer`)).rows[0]?.answer);
}

/** Until the engine answers and no change waits to reach it: what it shows next comes from what is done next. */
async function untilSettled(): Promise<void> {
  const waiting = `(SELECT count(*) FROM pgboss.job WHERE name = 'listings-changed' AND state IN ('created', 'retry', 'active'))`;
  const settled = async () => (await ask(database, waiting)) === 0 && !('degraded' in (await get(app, '/api/search')).body);
  await eventually(settled, 'the index has all changes', 30_000);
}

const fieldsOf = ({ body }: { body: Listing }) => body.errors.map(({ field }) => field).sort();

beforeAll(async () => {
  app = await startApp({ env: { LISTINGS_CSV: file.path } });
  admin = await signIn(app);
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
});

beforeEach(async () => {
  // A sync deletes sample listings for good, and tells the index: in two steps no row of the test before is left.
  for (const sheet of [[aRow('nobody')], rows(10)]) {
    await execute(app.databaseUrl, `UPDATE listing SET source = 'sample'`);
    await file.write(sheet);
    await sync({ force: true });
  }
});

afterAll(async () => {
  await database.end();
  await app.close();
  file.remove();
});

describe('every call', () => {
  it.each([
    ['GET', PATH],
    ['GET', `${PATH}/r-1`],
    ['PATCH', `${PATH}/r-1`],
    ['POST', `${PATH}/r-1/unpublish`],
    ['POST', `${PATH}/r-1/restore`],
  ])('%s %s needs an admin', async (method, path) => {
    const body = method === 'GET' ? undefined : '{"title":"Mine now"}';
    for (const cookie of ['', 'homewright_admin=forged.signature']) {
      const answer = await send(app, path, { method, body, headers: { 'content-type': 'application/json', cookie } });
      expect(problemIn(answer)).toMatchObject({ status: 401 });
    }
    expect((await shown('r-1')).body.title).toBe('Business r-1');
  });

  it('answers 404 for ids that nobody has', async () => {
    for (const id of ['r-99', 'a/b', 'a\u0000b', "'; DROP TABLE listing"]) {
      const path = `${PATH}/${encodeURIComponent(id)}`;
      expect((await get(app, path, admin)).status).toBe(404);
      expect((await correct(id, { title: 'Nobody' })).status).toBe(404);
      for (const what of ['unpublish', 'restore']) expect((await post(app, `${path}/${what}`, {}, admin)).status).toBe(404);
    }
  });
});

describe('GET /api/admin/listings', () => {
  beforeEach(async () => {
    await file.write([
      ...rows(7),
      aRow('x-1', { title: 'Électricité Côté', industry: 'Electrician', email: 'Info@Cote.example', phone: '(418) 555-0177', address: '9 rue du Lac, Québec, QC' }),
      aRow('x-2', { title: 'Zeta Drains', phone: '(416) 555-0199', description: 'We thaw frozen pipes.' }),
      aRow('x-3', { title: 'Alpha Roofs' }),
    ]);
    await sync({ force: true });
    await correct('x-2', { email: 'zeta@example.com', title: 'Zeta Pipes' });
    await act('x-3', 'unpublish');
  });

  it('has listings of every status, the latest change first, a page at a time', async () => {
    const all = await list('limit=5');
    expect(all).toMatchObject({ total: 13, page: 1, totalPages: 3 });
    expect(all.items.slice(0, 2).map(({ id }) => id)).toEqual(['x-3', 'x-2']);
    expect(all.items[1]).toEqual({
      id: 'x-2', slug: 'zeta-drains-toronto', title: 'Zeta Pipes', industry: 'Plumber', city: 'Toronto', phone: '(416) 555-0199', featured: 'no', verified: 'no',
      licensed: 'no', status: 'published', source: 'sheet', corrected: ['title', 'email'], version: 2, updatedAt: expect.stringMatching(/Z$/) as string,
    }); // prettier-ignore
    const pages = await Promise.all([1, 2, 3, 4].map((page) => idsIn(`limit=5&page=${page}`)));
    expect(new Set(pages.flat()).size).toBe(13);
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 3, 0]);
  });

  it.each([
    ['status=unpublished', ['x-3']],
    ['status=removed', ['r-10', 'r-8', 'r-9']],
    ['corrected=yes', ['x-2']],
    ['source=sample', []],
    ['q=x-1', ['x-1']],
    ['q=electric cot', ['x-1']],
    ['q=rue lac', ['x-1']],
    ['q=tricite', ['x-1']],
    ['q=froz', ['x-2']],
    ['q=418-555', ['x-1']],
    ['q=1 (418) 555 0177', ['x-1']],
    ['q=cote.ex', ['x-1']],
    ['q=alpha', ['x-3']],
    ['q=alpha&status=published', []],
    ['q=drains', []],
    ['q=100%25', []],
    ["q=%27%26!(:*", []],
  ])('finds by %s', async (query, ids) => expect((await idsIn(query)).sort()).toEqual(ids));

  it('sorts by title', async () => {
    const titles = (await list('sortBy=title')).items.map(({ title }) => title);
    expect([titles[0], titles.at(-2), titles.at(-1)]).toEqual(['Alpha Roofs', 'Électricité Côté', 'Zeta Pipes']);
  });

  it('names every bad parameter', async () => {
    const { status, body } = await get<Listing>(app, `${PATH}?status=gone&source=web&corrected=maybe&sortBy=id&limit=101&page=0&q=${'x'.repeat(201)}`, admin);
    expect({ status, fields: body.errors.map(({ field }) => field).sort() }).toEqual({
      status: 400, fields: ['corrected', 'limit', 'page', 'q', 'sortBy', 'source', 'status'],
    }); // prettier-ignore
  });
});

describe('PATCH /api/admin/listings/:id', () => {
  it('corrects fields, and the directory shows it at once', async () => {
    const before = await read('r-1');
    expect(before).toMatchObject({ status: 'published', source: 'sheet', corrected: {}, heldBack: false, notes: [], reviewsData: [], openingHours: [] });
    await untilSettled();
    const hours = [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }];
    const { status, body } = await correct('r-1', {
      title: 'Renamed Furnaces', verified: 'yes', featured: true, phone: '519-555-0199', address: '5 Main St, Guelph, ON, N1H 1A1', openingHours: hours,
    }); // prettier-ignore
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Renamed Furnaces', verified: 'yes', featured: 'yes', city: 'Guelph', postCode: 'N1H 1A1', phoneE164: '+15195550199', rating: 4.5, slug: before.slug,
      openingHours: hours, version: before.version + 1,
      corrected: {
        title: { value: 'Renamed Furnaces', source: 'Business r-1' }, verified: { value: 'yes', source: 'no' }, featured: { value: 'yes', source: 'no' },
        city: { value: 'Guelph', source: 'Toronto' }, openingHours: { value: hours, source: [] },
      },
    }); // prettier-ignore
    expect(body.updatedAt > before.updatedAt).toBe(true);
    expect(await read('r-1')).toEqual(body);
    expect((await shown('r-1')).body).toMatchObject({ title: 'Renamed Furnaces', verified: 'yes', openingHours: hours, slug: before.slug });
    for (const query of ['query=furnaces', 'city=guelph', 'postCode=n1h', 'phone=5550199', 'verified=yes']) {
      await eventually(async () => (await found(query)).includes('r-1'), `${query} finds it`);
    }
    expect((await audit())[0]).toMatchObject({
      action: 'listing-corrected', client: '127.0.0.1',
      detail: { id: 'r-1', title: 'Renamed Furnaces', fields: ['title', 'featured', 'verified', 'address', 'city', 'postCode', 'phone', 'openingHours'] },
    }); // prettier-ignore
  });

  it('takes corrections back, and values that the source says for none', async () => {
    await correct('r-1', { title: 'Renamed', email: 'bob@example.com', city: 'Guelph' });
    const { body } = await correct('r-1', { reset: ['title'], email: null });
    expect(body).toMatchObject({ title: 'Business r-1', email: null, corrected: { city: { value: 'Guelph', source: 'Toronto' } } });
    expect(Object.keys(body.corrected)).toEqual(['city']);
    expect((await audit())[0]).toMatchObject({ detail: { fields: ['title', 'email'] } });
    expect((await correct('r-1', { reset: ['city', 'website'] })).body).toMatchObject({ city: 'Toronto', corrected: {}, version: 4 });
  });

  it('writes nothing when nothing is another one', async () => {
    const { body } = await correct('r-1', { title: 'Renamed' });
    const entries = await audit();
    expect((await correct('r-1', { title: ' Renamed ', featured: 'no' })).body).toEqual(body);
    expect(await audit()).toEqual(entries);
  });

  it('names every bad field, and changes nothing', async () => {
    const bad = {
      title: ' ', industry: 5, featured: 'perhaps', address: 'x'.repeat(501), phone: 'ask', email: 'bob', website: 'javascript:alert(1)', latitude: 91, longitude: 'east',
      description: 'a\u0000', image: '/etc/passwd', openingHours: [{ dayOfWeek: 'Funday' }], rating: 5, slug: 'mine', reset: ['credit'], version: '1', city: 'Guelph',
    }; // prettier-ignore
    const answer = await correct('r-1', bad);
    expect(problemIn(answer)).toMatchObject({ status: 400, type: '/problems/invalid-values' });
    expect(fieldsOf(answer)).toEqual(Object.keys(bad).filter((field) => field !== 'city').sort());
    expect(await read('r-1')).toMatchObject({ version: 1, corrected: {} });
    expect(fieldsOf(await correct('r-1', { latitude: 43.5 }))).toEqual(['longitude']);
    expect(fieldsOf(await correct('r-1', { title: 'Bob', reset: ['title'] }))).toEqual(['reset']);
  });

  it.each([[{}], [{ version: 1 }], [{ reset: [] }], [[]], ['title'], [null]])('refuses a body that says nothing: %j', async (body) => {
    expect(problemIn(await correct('r-1', body)).status).toBe(400);
  });

  it('answers 409 when the listing was changed meanwhile, by an admin or by a sync', async () => {
    const { version } = await read('r-1');
    expect((await correct('r-1', { title: 'First', version })).status).toBe(200);
    const stale = await correct('r-1', { title: 'Second', version });
    expect(problemIn(stale)).toMatchObject({ status: 409, type: '/problems/listing-changed-meanwhile', detail: expect.stringContaining('Nothing was changed') as string });
    await file.write([aRow('r-1', { rating: '3' }), ...rows(9, 2)]);
    await sync();
    expect((await correct('r-1', { title: 'Third', version: version + 1 })).status).toBe(409);
    expect((await shown('r-1')).body).toMatchObject({ title: 'First', rating: 3 });
  });

  it('loses none of twenty corrections that arrive at once', async () => {
    const values: Record<string, unknown> = {
      title: 'T', industry: 'Roofer', featured: 'yes', verified: 'yes', licensed: 'yes', address: '1 A St', city: 'C', region: 'QC', postCode: 'H1A 1A1',
      phone: '514-555-0100', email: 'a@example.com', website: 'https://a.example', googleMapsLink: 'https://b.example', description: 'D', image: 'https://c.example/i.png',
      openingHours: [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }],
    }; // prettier-ignore
    const bodies = [...Object.entries(values).map(([field, value]) => ({ [field]: value })), { latitude: 45, longitude: -73 }, ...Array(3).fill({ title: 'T' }) as object[]];
    expect(bodies).toHaveLength(20);
    const answers = await Promise.all(bodies.map((body) => correct('r-1', body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const listing = await read('r-1');
    expect(listing).toMatchObject({ ...values, latitude: 45, longitude: -73, version: 18 });
    expect(Object.keys(listing.corrected)).toHaveLength(18);
  });
});

describe('a sync', () => {
  beforeEach(async () => {
    await correct('r-2', { title: 'Corrected', phone: '519-555-0199', latitude: 43.5, longitude: -80.2 });
  });

  const kept = { title: 'Corrected', phone: '519-555-0199', phoneE164: '+15195550199', latitude: 43.5, longitude: -80.2, slug: 'business-r-2-toronto' };
  const changed = aRow('r-2', { title: 'From the sheet', description: 'News', rating: '3', phone: '(416) 555-0188' });

  it('of the same sheet leaves corrections as they are', async () => {
    const before = await read('r-2');
    expect(await sync()).toMatchObject({ unchanged: 10, updated: 0, notes: [] });
    expect(await read('r-2')).toEqual(before);
  });

  it('of a changed sheet applies everything else, and reports what it did not apply', async () => {
    const notes = [
      { row: 3, field: 'title', reason: 'is corrected here to "Corrected"; the sheet now says "From the sheet"; the correction stays' },
      { row: 3, field: 'phone', reason: 'is corrected here to "519-555-0199"; the sheet now says "(416) 555-0188"; the correction stays' },
    ];
    await file.write([aRow('r-1'), changed, ...rows(8, 3)]);
    expect(await sync({ dryRun: true })).toMatchObject({ updated: 1, notes });
    expect(await sync()).toMatchObject({ updated: 1, unchanged: 9, notes });
    expect((await shown('r-2')).body).toMatchObject({ ...kept, description: 'News', rating: 3 });
    expect((await read('r-2')).corrected).toMatchObject({ title: { value: 'Corrected', source: 'From the sheet' }, latitude: { source: 43.65 } });
    await eventually(async () => (await found('query=corrected')).includes('r-2'), 'the correction is still searched by');
    expect(await sync()).toMatchObject({ unchanged: 10, notes: [] });
    expect((await correct('r-2', { reset: ['title', 'phone', 'longitude'] })).body).toMatchObject({
      title: 'From the sheet', phone: '(416) 555-0188', phoneE164: '+14165550188', latitude: 43.65, corrected: {},
    }); // prettier-ignore
  });

  it('that takes the row away and brings it back keeps the corrections', async () => {
    await file.write([aRow('r-1'), ...rows(8, 3)]);
    expect(await sync()).toMatchObject({ removed: 1 });
    expect((await shown('r-2')).status).toBe(404);
    const gone = await read('r-2');
    expect(gone).toMatchObject({ status: 'removed', ...kept });
    const refused = await correct('r-2', { title: 'Other' });
    expect(problemIn(refused)).toMatchObject({ status: 409, type: '/problems/listing-gone' });
    expect(await read('r-2')).toEqual(gone);
    await file.write([aRow('r-1'), changed, ...rows(8, 3)]);
    expect(await sync()).toMatchObject({ created: 1, notes: [{ field: 'title' }, { field: 'phone' }] });
    expect((await shown('r-2')).body).toMatchObject({ ...kept, description: 'News' });
  });

  it('that meets a correction under way waits for it, and keeps it', async () => {
    await file.write([aRow('r-1', { title: 'After', rating: '2' }), ...rows(9, 2)]);
    await database.query('BEGIN');
    await database.query(`UPDATE listing SET corrections = '{"email": "bob@example.com"}', source_details = '{"email": null}' WHERE id = 'r-1'`);
    const syncing = sync();
    const blocked = `(SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock')`;
    await eventually(async () => (await ask(database, blocked)) > 0, 'the sync waits for the row');
    await database.query('COMMIT');
    expect(await syncing).toMatchObject({ updated: 1 });
    expect((await shown('r-1')).body).toMatchObject({ title: 'After', rating: 2, email: 'bob@example.com' });
    expect((await read('r-1')).corrected).toEqual({ email: { value: 'bob@example.com', source: null } });
  });
});

describe('unpublishing', () => {
  it('takes a listing out of the directory, and restoring puts it back', async () => {
    await untilSettled();
    const { status, body } = await act('r-3', 'unpublish', { reason: 'The owner asked us to.' });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'unpublished', heldBack: true, version: 2 } });
    expect((await shown('r-3')).status).toBe(404);
    await eventually(async () => !(await found('query=business')).includes('r-3'), 'it is not found');
    expect((await audit())[0]).toMatchObject({ action: 'listing-unpublished', detail: { id: 'r-3', title: 'Business r-3', reason: 'The owner asked us to.' } });
    expect((await act('r-3', 'unpublish')).body).toEqual(body);
    expect((await correct('r-3', { title: 'Corrected in secret' })).body).toMatchObject({ status: 'unpublished' });

    await untilSettled();
    expect(await act('r-3', 'restore')).toMatchObject({ status: 200, body: { status: 'published', heldBack: false, title: 'Corrected in secret' } });
    expect((await shown('r-3')).body.title).toBe('Corrected in secret');
    await eventually(async () => (await found('query=secret')).includes('r-3'), 'it is found again');
    expect((await act('r-3', 'restore')).body.version).toBe(4);
    expect((await audit()).slice(0, 3).map(({ action }) => action)).toEqual(['listing-restored', 'listing-corrected', 'listing-unpublished']);
  });

  it('outlives changes of the row, its going and its coming back', async () => {
    await act('r-3', 'unpublish');
    await file.write([...rows(2), aRow('r-3', { title: 'Changed' }), ...rows(7, 4)]);
    await sync();
    expect(await read('r-3')).toMatchObject({ status: 'unpublished', title: 'Changed' });

    await file.write([...rows(2), ...rows(7, 4)]);
    await sync();
    expect(await read('r-3')).toMatchObject({ status: 'removed', heldBack: true });
    const refused = await act('r-3', 'restore');
    expect(refused).toMatchObject({ status: 409, body: { type: '/problems/listing-gone', detail: expect.stringContaining('gone from the sheet') as string } });

    await file.write(rows(10));
    await sync();
    expect(await read('r-3')).toMatchObject({ status: 'unpublished', heldBack: true });
    expect((await shown('r-3')).status).toBe(404);
    expect((await act('r-3', 'restore')).body.status).toBe('published');
  });

  it('of a listing that is gone holds it back when it returns', async () => {
    await file.write(rows(9));
    await sync();
    expect((await act('r-10', 'unpublish')).body).toMatchObject({ status: 'removed', heldBack: true });
    await file.write(rows(10));
    await sync();
    expect(await read('r-10')).toMatchObject({ status: 'unpublished' });
  });

  it('refuses a reason that is none', async () => {
    expect((await act('r-3', 'unpublish', { reason: 'x'.repeat(501) })).status).toBe(400);
    expect((await act('r-3', 'unpublish', { why: 'x' })).status).toBe(400);
    expect((await read('r-3')).status).toBe('published');
  });
});

describe('a sample listing', () => {
  it('can be corrected, and leaves nothing behind when a real one takes its id', async () => {
    await execute(app.databaseUrl, `UPDATE listing SET source = 'sample' WHERE id IN ('r-1', 'r-2')`);
    expect((await correct('r-1', { title: 'Fictional' })).body).toMatchObject({ source: 'sample', title: 'Fictional' });
    await act('r-1', 'unpublish');
    await correct('r-2', { title: 'Fictional too' });
    await file.write([aRow('r-1'), ...rows(8, 3)]);
    expect(await sync()).toMatchObject({ created: 1, notes: [] });
    expect(await read('r-1')).toMatchObject({ source: 'sheet', status: 'published', title: 'Business r-1', corrected: {}, heldBack: false });
    expect((await get(app, `${PATH}/r-2`, admin)).status).toBe(404);
  });
});
