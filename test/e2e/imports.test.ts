import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';
import { fileOf, formOf } from '../support/forms.js';
import { send } from '../support/http.js';
import { rows, SheetFile } from '../support/sheet.js';
import { workbookFiles, workbookOf, zipOf } from '../support/workbook.js';
import { ANN, BOB, csv, HEADER, type Import, importing, ROOF, type Run, type Service } from './imports.fixture.js';

const sheet = new SheetFile();
let app: TestApp;
let admin: string;

const { uploaded, act, choose, found, shown, titles, applied } = importing(() => ({ app, admin }));

beforeAll(async () => {
  app = await startApp({ env: { LISTINGS_CSV: sheet.path, SEARCH_ENGINE: 'postgres' } });
  admin = await signIn(app);
});

afterAll(async () => {
  await app?.close();
  sheet.remove();
});

beforeEach(() =>
  execute(
    app.databaseUrl,
    "TRUNCATE listing, licence_check, listing_before_sync, sync_run, listing_upload, listing_upload_rows, listing_source, column_mapping; DELETE FROM sync_state WHERE source <> 'sheet'; UPDATE sync_state SET undo_run = NULL, undo_at = NULL, paused_since = NULL",
  ),
);

describe('an uploaded list', () => {
  it('is analysed: columns with examples and fields, without changes', async () => {
    const { status, body } = await uploaded(csv(BOB, ANN, '', ROOF), 'Our plumbers (2).csv');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Our plumbers',
      fileName: 'Our plumbers (2).csv',
      rows: 3,
      list: null,
      kept: true,
      undo: false,
      run: null,
      columns: [
        { name: 'Business Name', examples: ["Bob's Plumbing", 'Ann Electric', 'Toits Québec'], field: 'title' },
        { name: 'Category', examples: ['Plumbing', 'Electricians', 'Couvreur'], field: 'industry' },
        { name: 'Telephone', field: 'phone' },
        { name: 'Street', field: 'address' },
        { name: 'Town', field: 'city' },
      ],
    });
    expect(body.fields).toContain('licenceNumber');
    expect(await titles()).toEqual([]);
    expect((await get<{ items: Import[]; total: number }>(app, '/api/imports', admin)).body).toMatchObject({
      total: 1,
      page: 1,
      totalPages: 1,
      items: [{ id: body.id }],
    });
  });

  it.each([
    ['Windows-1252', Buffer.from(csv(ROOF), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${csv(ROOF)}`, 'utf16le')],
    ['a workbook', workbookOf([['Liste'], [], HEADER.split(';'), ROOF.split(';')])],
  ])('may be in %s', async (_how, content) => {
    const { status, body } = await applied(content);
    expect({ status, created: body.created }).toEqual({ status: 200, created: 1 });
    expect(await shown()).toMatchObject([
      { title: 'Toits Québec', industry: 'Roofer', phone: '418-555-0107', slug: 'toits-quebec-quebec' },
    ]);
  });

  it('may be a workbook with merged cells, and formulas without results', async () => {
    const cell = (text: string) => (text.startsWith('=') ? `<c><f>${text.slice(1)}</f></c>` : `<c t="str"><v>${text}</v></c>`);
    const table = [
      ['Business Name', 'Town', 'Telephone', 'Street'],
      ['Bob', 'Guelph', '519-555-0123', '1 Elm St'],
      ['Ann', '', '=A1', '2 Elm St'],
    ];
    const rows = table.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
    const merged = { after: '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>' };
    const { body } = await uploaded(zipOf(workbookFiles(rows, [], merged)), 'list.xlsx');
    expect(body).toMatchObject({ withoutResult: { cells: ['C3'], total: 1 }, otherSheets: null });
    expect(await found(body.id)).toMatchObject({ withoutResult: body.withoutResult });
    await act(body.id, 'apply');
    expect(await shown()).toMatchObject([
      { title: 'Ann', city: 'Guelph', phone: null },
      { title: 'Bob', city: 'Guelph', phone: '519-555-0123' },
    ]);
    expect((await uploaded(csv(BOB))).body.withoutResult).toBeNull();
  });

  it('is previewed, applied and undone like a sync', async () => {
    const { body } = await uploaded(csv(BOB, ANN));
    const preview = await act(body.id, 'preview');
    expect(preview.body).toMatchObject({
      success: true,
      created: 2,
      changesTotal: 2,
      changes: [{ title: "Bob's Plumbing", kind: 'created' }, { title: 'Ann Electric' }],
    });
    expect(await titles()).toEqual([]);
    expect((await found(body.id)).run).toMatchObject({ status: 'previewed', changes: [{ kind: 'created' }, { kind: 'created' }] });

    expect((await act(body.id, 'apply')).body).toMatchObject({ success: true, created: 2, updated: 0, removed: 0, skipped: [] });
    expect(await titles()).toEqual(['Ann Electric', "Bob's Plumbing"]);
    expect(await found(body.id)).toMatchObject({
      undo: true,
      list: { name: 'plumbers', listings: 2 },
      run: { status: 'applied', created: 2 },
    });
    expect((await get<{ items: object[] }>(app, '/api/admin/listings?source=upload', admin)).body.items[0]).toMatchObject({
      source: 'upload',
      list: 'plumbers',
    });

    expect(await act(body.id, 'undo')).toMatchObject({ status: 200, body: { success: true, created: 0, updated: 0, removed: 2 } });
    expect(await titles()).toEqual([]);
    expect((await act(body.id, 'undo')).status).toBe(409);
    expect(await found(body.id)).toMatchObject({ undo: false, run: { status: 'undone' } });
    const audit = await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin);
    expect(audit.body.items.slice(0, 2)).toMatchObject([
      { action: 'import-undone' },
      { action: 'listings-imported', detail: { name: 'plumbers', created: 2 } },
    ]);
  });

  it('is found by distance soon after, without coordinates of its own', async () => {
    await applied(csv(BOB, ROOF));
    const near = () => get<{ services: { title: string; distanceKm?: number }[] }>(app, '/api/search?query=plumber%20toronto');
    await eventually(async () => (await near()).body.services[0]?.distanceKm !== undefined, 'its approximate place is known');
    expect((await near()).body).toMatchObject({ services: [{ title: "Bob's Plumbing", distanceKm: 0 }], understood: { nearest: false } });
  });

  it('keeps ids and addresses of its businesses in its next file, whatever the file name', async () => {
    await applied(csv(BOB, ANN, ROOF));
    const before = await shown();
    const next = await uploaded(
      'Town,Telephone,Business Name,Category,Street\nToronto,416-555-0199,BOB’S PLUMBING,Plumber,12 King Street West\nMississauga,905-555-0101,Ann Electric,Electrician,3 Main St.\nQuébec,418-555-0107,Toits Québec,Couvreur,7 rue du Port\nGuelph,519-555-0123,Carl,Roofer,1 Elm St',
      'june.csv',
    );
    expect(next.body).toMatchObject({ name: 'plumbers', list: { name: 'plumbers', listings: 3 } });
    const { body } = await act(next.body.id, 'apply');
    expect(body).toMatchObject({ created: 1, removed: 0, skipped: [] });
    const after = await shown();
    expect(after.find(({ phone }) => phone === '416-555-0199')).toMatchObject({ id: before[1]!.id, slug: before[1]!.slug });
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  });

  it('changes no listing of the sheet and of other lists, nor do they change its own', async () => {
    await sheet.write(rows(3));
    await post(app, '/api/sync', {}, admin);
    await post(app, '/api/admin/listings', { title: 'Zed', industry: 'Plumber' }, admin);
    const first = await applied(csv(BOB));
    const second = await applied(csv(ANN), 'electricians.csv');
    expect([first.body, second.body]).toMatchObject([
      { created: 1, removed: 0 },
      { created: 1, removed: 0 },
    ]);
    await sheet.write(rows(3, 2));
    const synced = await post(app, '/api/sync', { force: true }, admin);
    expect(synced.body).toMatchObject({ created: 1, removed: 1 });
    expect(await titles()).toEqual(['Ann Electric', "Bob's Plumbing", 'Business r-2', 'Business r-3', 'Business r-4', 'Zed']);
    // Each has an undo of its own.
    expect((await act(first.id, 'undo')).body).toMatchObject({ removed: 1 });
    expect((await post(app, '/api/sync/undo', {}, admin)).body).toMatchObject({ created: 1, removed: 1 });
    expect(await titles()).toEqual(['Ann Electric', 'Business r-1', 'Business r-2', 'Business r-3', 'Zed']);
    expect((await get<{ runs: object[] }>(app, '/api/sync', admin)).body.runs).toHaveLength(3);
  });

  it('may have ids that other lists use for other businesses, but not their businesses', async () => {
    await applied('id,title,phone\n1,Bob,416-555-0142\n2,Ann,905-555-0101');
    const { body } = await applied(
      'id,title,phone\n1,Carl,519-555-0123\n2,ANN,905-555-0101\n3,Dora,519-555-0124\n4,Emil,519-555-0125',
      'roofers.csv',
    );
    expect(body).toMatchObject({
      created: 3,
      skipped: [{ row: 3, reason: 'is in the directory already, from another uploaded list (Ann)' }],
    });
    const ids = (await shown()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['1', '2', '3', '4']));
    expect(ids.filter((id) => id.startsWith('1~'))).toHaveLength(1);
    const again = await uploaded('id,title,phone\n1,Carl,519-555-0199\n3,Dora,519-555-0124\n4,Emil,519-555-0125', 'roofers.csv');
    expect((await act(again.body.id, 'apply')).body).toMatchObject({ created: 0, updated: 1, removed: 0 });
  });

  it('does not empty a list by mistake: another name creates another list', async () => {
    await applied(csv(BOB, ANN));
    const other = (await uploaded(csv(ROOF), 'roofers.csv')).body;
    await choose(other.id, { name: 'PLUMBERS' });
    const refused = await act(other.id, 'apply');
    expect({ status: refused.status, detail: refused.body.detail }).toEqual({
      status: 422,
      detail: expect.stringMatching(/remove 2 of 2 listings.*another list than the one before it, give it a name of its own/) as string,
    });
    expect(await found(other.id)).toMatchObject({ name: 'plumbers', run: { status: 'refused', errorCode: 'too-many-removed' } });
    await choose(other.id, { name: 'Roofers' });
    expect((await act(other.id, 'apply')).body).toMatchObject({ created: 1, removed: 0 });
    expect(await titles()).toHaveLength(3);
  });

  describe('equal to one that was imported and undone', () => {
    it('is a new file, and is imported like the first one', async () => {
      const first = await applied(csv(BOB, ANN));
      await act(first.id, 'undo');
      const again = (await uploaded(csv(BOB, ANN))).body;
      expect(again).toMatchObject({ name: 'plumbers', list: { name: 'plumbers', listings: 0 }, run: null });
      expect((await act(again.id, 'preview')).body).toMatchObject({ created: 2, unchanged: 0 });
      expect((await act(again.id, 'apply')).body).toMatchObject({ created: 2, unchanged: 0 });
      expect(await titles()).toEqual(['Ann Electric', "Bob's Plumbing"]);
    });

    it('is undone with it if it was imported without a change meanwhile', async () => {
      const first = await applied(csv(BOB, ANN));
      const second = await applied(csv(BOB, ANN));
      const other = await applied(csv(ROOF), 'roofers.csv');
      expect(second.body).toMatchObject({ unchanged: 2 });
      expect(await found(second.id)).toMatchObject({ undo: false, run: { status: 'applied' } });
      await act(first.id, 'undo');
      expect(await found(first.id)).toMatchObject({ run: { status: 'undone' } });
      expect(await found(second.id)).toMatchObject({ run: { status: 'undone' } });
      expect(await found(other.id)).toMatchObject({ run: { status: 'applied' } });
      expect((await act(second.id, 'apply')).body).toMatchObject({ created: 2 });
      expect(await found(second.id)).toMatchObject({ run: { status: 'applied' } });
    });
  });

  it('does not claim to change anything if another file of the list was imported or undone since', async () => {
    const first = (await uploaded(csv(BOB, ANN))).body;
    const second = (await uploaded(csv(BOB, ANN))).body;
    const other = (await uploaded(csv(ROOF), 'roofers.csv')).body;
    for (const { id } of [second, other]) await act(id, 'preview');
    await act(first.id, 'apply');
    expect(await found(second.id)).toMatchObject({ run: null });
    expect(await found(other.id)).toMatchObject({ run: { status: 'previewed' } });
    expect((await act(second.id, 'preview')).body).toMatchObject({ created: 0, unchanged: 2 });
    await act(first.id, 'undo');
    expect(await found(second.id)).toMatchObject({ run: null });
  });

  it('replaces the sample directory', async () => {
    await execute(
      app.databaseUrl,
      `INSERT INTO listing (id, slug, source, title, featured, verified, licensed, reviews, reviews_data, opening_hours, title_key, id_key, words) VALUES ('s', 's', 'sample', 'Sample', false, false, false, 0, '[]', '[]', 'sample', 's', '')`,
    );
    const { id } = (await uploaded(csv(BOB))).body;
    expect((await act(id, 'preview')).body).toMatchObject({ created: 1, removed: 0, sample: 1 });
    expect(await titles()).toEqual(['Sample']);
    expect((await act(id, 'apply')).body).toMatchObject({ created: 1, removed: 0, sample: 1 });
    expect((await found(id)).run).toMatchObject({ status: 'applied', removed: 0, sample: 1 });
    expect(await titles()).toEqual(["Bob's Plumbing"]);
    await act(id, 'undo');
    expect(await titles()).toEqual(['Sample']);
    // Where another source has brought real listings by now, fictional ones do not come back beside them.
    await act(id, 'apply');
    await execute(app.databaseUrl, `UPDATE listing SET source = 'sheet'`);
    expect((await act(id, 'undo')).status).toBe(200);
    expect(await titles()).toEqual(["Bob's Plumbing"]);
  });
});

describe('the fields of columns', () => {
  it('are chosen, and stored for the next file with the same columns', async () => {
    const { body } = await uploaded('Firma,Nummer\nBob,416-555-0142');
    expect(body.columns.map(({ field }) => field)).toEqual(['title', 'phone']);
    const changed = await choose(body.id, { mapping: { Nummer: null }, name: 'Firms' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Firms', columns: [{ field: 'title' }, { field: null }] } });
    expect((await uploaded('NUMMER,firma\n416-555-0143,Ann')).body.columns).toMatchObject([
      { name: 'NUMMER', field: null },
      { name: 'firma', field: 'title' },
    ]);
  });

  it('may be chosen by two admins at the same time', async () => {
    const { body } = await uploaded(csv(BOB, ANN));
    const names = body.columns.filter(({ field }) => field !== 'title').map(({ name }) => name);
    await Promise.all(names.map((name) => choose(body.id, { mapping: { [name]: null } })));
    expect((await found(body.id)).columns.filter(({ field }) => field !== null)).toMatchObject([{ field: 'title' }]);
  });

  it('are refused by name if they are invalid', async () => {
    const { body } = await uploaded(csv(BOB));
    const wrong = await choose(body.id, { mapping: { Fax: 'phone', Town: 'title', Street: 'nonsense' } });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors.map(({ field }) => field)).toEqual(['mapping.Fax', 'mapping.Street', 'mapping.Town']);
    expect((await choose(body.id, { nonsense: 1 })).status).toBe(400);
    expect((await choose(body.id, { name: ' ' })).body.errors).toEqual([{ field: 'name', message: 'write a name' }]);
    expect((await found(body.id)).columns[3]).toMatchObject({ name: 'Street', field: 'address' });
    await choose(body.id, { mapping: { 'Business Name': null } });
    expect(await act(body.id, 'apply')).toMatchObject({
      status: 422,
      body: { detail: expect.stringMatching(/No column is chosen for the name of the business/) as string },
    });
  });

  it('may be three hundred', async () => {
    const names = Array.from({ length: 300 }, (_, index) => (index === 250 ? 'Company' : `Extra ${index}`));
    const { status, body } = await uploaded([names.join(','), names.map((_, index) => `v${index}`).join(',')].join('\n'));
    expect({ status, columns: body.columns.length, mapped: body.columns.filter(({ field }) => field) }).toMatchObject({
      status: 201,
      columns: 300,
      mapped: [{ name: 'Company', field: 'title' }],
    });
  });
});

describe('invalid uploads', () => {
  it.each([
    [415, 'no-table', Buffer.from('%PDF-1.7 nothing'), /not a table that can be read/],
    [415, 'no-table', Buffer.from('d0cf11e0a1b11ae10000000000', 'hex'), /protected by a password, or one of the old kind/],
    [422, 'upload-refused', '', /empty/],
    [422, 'upload-refused', 'Name,Phone\n', /no businesses below them/],
    [422, 'upload-refused', 'Name,Phone\nBob,"416', /opens in row 2 and never closes/],
    [422, 'upload-refused', 'Bob,416-555-0142\nAnn,905-555-0101', /no row with the names of its columns/],
    [422, 'upload-refused', workbookOf([['Name']]).subarray(0, 500), /damaged or incomplete/],
  ])('are refused with %i (%s)', async (status, code, content, reason) => {
    const answer = await uploaded(content);
    expect(answer).toMatchObject({ status, body: { type: `/problems/${code}`, detail: expect.stringMatching(reason) as string } });
    expect((await get<{ total: number }>(app, '/api/imports', admin)).body.total).toBe(0);
  });

  it('include a form without a file, or with another field', async () => {
    const without = await send(app, '/api/imports', await formOf([['nothing', 'x']], { cookie: admin }));
    expect({ status: without.status, errors: (JSON.parse(without.text) as Import).errors }).toEqual({
      status: 400,
      errors: [
        { field: 'nothing', message: 'is not a known field' },
        { field: 'file', message: 'is missing: choose a file' },
      ],
    });
    const file = fileOf(csv(BOB), 'a.csv');
    const twice = await send(
      app,
      '/api/imports',
      await formOf(
        [
          ['file', file],
          ['b', 'x'],
          ['file', file],
        ],
        { cookie: admin },
      ),
    );
    expect((JSON.parse(twice.text) as Import).errors).toEqual([
      { field: 'b', message: 'is not a known field' },
      { field: 'file', message: 'give it once only' },
    ]);
  });

  it('are refused without a session', async () => {
    expect((await send(app, '/api/imports', await formOf([['file', fileOf(csv(BOB), 'a.csv')]]))).status).toBe(401);
    expect((await post(app, '/api/admin/listings', { title: 'A', industry: 'Plumber' })).status).toBe(401);
  });

  it('are not found if they were never uploaded', async () => {
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
      expect((await get(app, `/api/imports/${id}`, admin)).status).toBe(404);
      expect((await act(id, 'apply')).status).toBe(404);
      expect((await get(app, `/api/sync/${id}`, admin)).status).toBe(404);
    }
  });

  it('include a file whose rows were deleted: a later one was applied, or a week has passed', async () => {
    const first = await applied(csv(BOB, ANN));
    const second = await applied(csv(BOB, ANN, ROOF));
    expect(await found(first.id)).toMatchObject({ kept: false, undo: false });
    expect(await act(first.id, 'apply')).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/no longer stored.*Upload the file again/) as string },
    });
    expect((await act(first.id, 'undo')).status).toBe(409);
    expect((await act(second.id, 'undo')).body).toMatchObject({ removed: 1 });
  });
});

describe('asynchronous runs', () => {
  const late = { prefer: 'respond-async' };

  it('are answered when they have begun, and report their progress and end', async () => {
    const { body } = await uploaded(csv(BOB, ANN));
    const begun = await act(body.id, 'apply', {}, late);
    expect(begun).toMatchObject({ status: 202, body: { success: true, id: expect.any(String) as string } });
    expect(begun.headers.get('location')).toBe(`/api/sync/${begun.body.id}`);
    const run = async () => (await get<Run>(app, `/api/sync/${begun.body.id}`, admin)).body;
    await eventually(async () => (await run()).indexed === 2, 'both listings are indexed');
    expect(await run()).toMatchObject({ id: begun.body.id, status: 'applied', read: 3, written: 2, indexed: 2, created: 2, error: null });
    expect((await found(body.id)).run).toMatchObject({ id: begun.body.id, status: 'applied' });
  });

  it('are reported as refused or failed later, and conflicts at once', async () => {
    await sheet.writeText('id,title\n');
    const begun = await fetch(`${app.url}/api/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: admin, ...late },
      body: '{}',
    });
    const { id } = (await begun.json()) as { id: string };
    expect({ status: begun.status, location: begun.headers.get('location') }).toEqual({ status: 202, location: `/api/sync/${id}` });
    const run = async () => (await get<Run>(app, `/api/sync/${id}`, admin)).body;
    await eventually(async () => (await run()).status !== 'running', 'the run is over');
    expect(await run()).toMatchObject({ status: 'refused', error: expect.stringMatching(/no listing that could be read/) as string });
  });

  it('run one at a time: two simultaneous imports', async () => {
    const ids = [(await uploaded(csv(BOB))).body.id, (await uploaded(csv(ANN), 'other.csv')).body.id];
    const answers = await Promise.all(ids.map((id) => act(id, 'apply')));
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statuses);
    for (const { status, body } of answers) if (status === 409) expect(body.detail).toMatch(/already running.*nothing was changed/);
    expect(await titles()).toHaveLength(statuses.filter((status) => status === 200).length);
  });
});

describe('POST /api/admin/listings', () => {
  it('adds a listing of the directory, which is found at once and can be corrected', async () => {
    const { status, body } = await post<{ id: string; slug: string }>(
      app,
      '/api/admin/listings',
      { title: 'Zoe Roofs', industry: 'Roofing', phone: '416-555-0142', address: '1 King St, Guelph, ON', featured: 'yes' },
      admin,
    );
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        title: 'Zoe Roofs',
        industry: 'Roofer',
        source: 'own',
        status: 'published',
        city: 'Guelph',
        featured: 'yes',
        corrected: {},
        slug: 'zoe-roofs-guelph',
      },
    });
    expect((await get<{ services: Service[] }>(app, '/api/search?query=zoe')).body.services).toMatchObject([{ id: body.id }]);
    await sheet.write(rows(2));
    await post(app, '/api/sync', {}, admin);
    expect(await titles()).toEqual(['Business r-1', 'Business r-2', 'Zoe Roofs']);
  });

  it('reports every missing or invalid field, and adds nothing', async () => {
    const { status, body } = await post<Import>(
      app,
      '/api/admin/listings',
      { industry: '', phone: 'ask for Bob', latitude: 95, nonsense: 1 },
      admin,
    );
    expect(status).toBe(400);
    expect(body.errors.map(({ field }) => field).sort()).toEqual(['industry', 'latitude', 'nonsense', 'phone', 'title']);
    expect(await titles()).toEqual([]);
  });
});
