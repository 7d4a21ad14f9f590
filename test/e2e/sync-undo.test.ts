import pg from 'pg';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

interface Situation {
  running: boolean;
  paused: boolean;
  undo: { available: boolean; runId: string | null; timestamp: string | null };
  runs: { id: string; status: string; trigger: string; timestamp: string; created: number; updated: number; removed: number }[];
}

interface Change {
  id: string;
  title: string;
  kind: string;
  fields: { field: string; from: unknown; to: unknown }[];
}

type Row = Record<string, unknown>;

const SAMPLE = 400;
const file = new SheetFile();
let app: TestApp;
let admin: string;

const sync = (body: object = {}) => post<{ changes: Change[]; changesTotal: number; detail: string }>(app, '/api/sync', body, admin);
const undo = () => post<{ detail: string; runId: string; timestamp: string }>(app, '/api/sync/undo', {}, admin);
const situation = async () => (await get<Situation>(app, '/api/sync', admin)).body;
const shown = async () =>
  (await get<{ services: { id: string }[] }>(app, '/api/search?limit=100')).body.services.map(({ id }) => id).sort();
const act = (id: string, action: string) => post(app, `/api/admin/listings/${id}/${action}`, {}, admin);
const correct = (id: string, fields: object) =>
  fetch(`${app.url}/api/admin/listings/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: admin },
    body: JSON.stringify(fields),
  });

async function query<T extends Row = Row>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every listing in every column, but for those that count and date changes, and for approximate places, which come after each of them. */
const directory = () =>
  query(
    `SELECT to_jsonb(listing) - 'version' - 'updated_at' - '{near_latitude,near_longitude,near_from,near_basis}'::text[] AS listing FROM listing ORDER BY id`,
  );
/** Who is around a place, by distance. */
const around = async (lat: number, lng: number) =>
  (await get<{ services: { id: string }[] }>(app, `/api/search?lat=${lat}&lng=${lng}&sortBy=distance`)).body.services.map(({ id }) => id);

async function start(env: Record<string, string> = {}): Promise<void> {
  app = await startApp({ env: { LISTINGS_CSV: file.path, SEARCH_ENGINE: 'postgres', ...env } });
  admin = await signIn(app);
}

/** As after a first start. */
async function empty(): Promise<void> {
  await query('TRUNCATE listing, listing_before_sync, sync_run, licence_check');
  await query('UPDATE sync_state SET undo_run = NULL, undo_at = NULL, paused_since = NULL');
}

afterAll(() => file.remove());

describe('POST /api/sync/undo', () => {
  beforeAll(() => start());

  afterAll(() => app?.close());

  beforeEach(async () => {
    await empty();
    await file.write(rows(10));
    await sync();
  });

  const changed = () => [
    aRow('r-1', { title: 'Renamed', phone: '(416) 555-0199', description: 'New' }),
    ...rows(7, 2),
    aRow('r-11'),
    aRow('r-12'),
  ];

  it('needs an admin', async () => {
    expect((await post(app, '/api/sync/undo', {})).status).toBe(401);
    expect((await shown()).length).toBe(10);
  });

  it('is of the last sync that changed listings, also after rows that differ only by a space or an empty column', async () => {
    await correct('r-3', { title: 'Corrected' });
    await file.write([aRow('r-1', { title: 'Mistaken' }), ...rows(9, 2)]);
    await sync();
    const { undo: offered } = await situation();
    const after = await query('SELECT id, updated_at FROM listing ORDER BY id');
    await file.write([aRow('r-1', { title: 'Mistaken ', credit: '' }), ...rows(9, 2).map((row) => ({ ...row, featured: ' no' }))]);
    const same = { created: 0, updated: 0, unchanged: 10, removed: 0 };
    expect((await sync({ dryRun: true })).body).toMatchObject({ ...same, changes: [], changesTotal: 0 });
    expect((await sync()).body).toMatchObject(same);
    expect((await situation()).undo).toEqual(offered);
    expect(await query('SELECT id, updated_at FROM listing ORDER BY id')).toEqual(after);
    await undo();
    expect((await get<{ title: string }>(app, '/api/listings/r-1')).body.title).toBe('Business r-1');
    expect((await get<{ title: string }>(app, '/api/listings/r-3')).body.title).toBe('Corrected');
  });

  it('restores every column of updated and removed listings, removes created ones, and is reported', async () => {
    await act('r-3', 'unpublish');
    await correct('r-1', { title: 'Corrected' });
    const before = await directory();
    await file.write(changed());
    await sync();
    const [run] = (await situation()).runs;
    expect((await situation()).undo).toEqual({ available: true, runId: run!.id, timestamp: run!.timestamp, sample: 0 });
    // Of the sync before it nothing is left that could be taken back.
    expect(await query('SELECT DISTINCT run_id AS id FROM listing_before_sync')).toEqual([{ id: run!.id }]);

    const answer = await undo();
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 200,
      body: {
        success: true,
        timestamp: expect.stringMatching(/Z$/) as string,
        runId: run!.id,
        created: 2,
        updated: 1,
        removed: 2,
        paused: true,
      },
    });
    expect(await directory()).toEqual(before);
    const { paused, undo: left, runs } = await situation();
    expect({ paused, left }).toEqual({ paused: true, left: { available: false, runId: null, timestamp: null, sample: 0 } });
    expect(runs[0]).toMatchObject({ trigger: 'undo', status: 'undone', created: 2, updated: 1, removed: 2 });
    const audit = await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin);
    expect(audit.body.items[0]).toMatchObject({ action: 'sync-undone', detail: { created: 2, updated: 1, removed: 2 } });
  });

  it('leaves listings without coordinates at the place of their town, as the sync before it does', async () => {
    const moving = (city: string) => aRow('r-11', { address: '1 King St', city, region: 'ON', postCode: '', latitude: '', longitude: '' });
    const isAround = async (lat: number, lng: number) => (await around(lat, lng)).includes('r-11');
    await file.write([...rows(10), moving('Kingston')]);
    await sync();
    await eventually(() => isAround(44.23, -76.48), 'it is found in Kingston');
    await file.write([...rows(10), moving('Ottawa')]);
    await sync();
    await eventually(() => isAround(45.42, -75.69), 'it is found in Ottawa');
    expect(await isAround(44.23, -76.48)).toBe(false);
    await undo();
    await eventually(() => isAround(44.23, -76.48), 'it is found in Kingston again');
  });

  it('is counted at once, like the sync before it, also on partial pages', async () => {
    const total = async () => (await get<{ total: number }>(app, '/api/search?limit=5')).body.total;
    expect(await total()).toBe(10);
    await file.write(rows(12));
    await sync();
    await eventually(async () => (await total()) === 12, 'two more are counted');
    await undo();
    await eventually(async () => (await total()) === 10, 'as many as before are counted');
  });

  it('undoes one sync only', async () => {
    await file.write(changed());
    await sync();
    await undo();
    const again = await undo();
    expect(again.status).toBe(409);
    expect(again.body.detail).toMatch(/no sync to undo.*Nothing was changed/);
    expect((await situation()).runs[0]).toMatchObject({ trigger: 'undo', status: 'undone' });
  });

  it('skips dry runs, refused syncs and syncs without changes', async () => {
    const before = await directory();
    await file.write(changed());
    await sync();
    await sync();
    await sync({ dryRun: true });
    await file.writeText('id,title\n');
    expect((await sync()).status).toBe(422);
    expect((await undo()).status).toBe(200);
    expect(await directory()).toEqual(before);
  });

  it('keeps decisions of admins made meanwhile', async () => {
    await file.write(changed());
    await sync();
    await correct('r-1', { title: 'Corrected meanwhile' });
    await act('r-2', 'unpublish');
    await correct('r-11', { title: 'A new one, corrected' });
    await undo();

    const [first] = await query(
      `SELECT title, title_key, phone, description, source_details->>'title' AS said FROM listing WHERE id = 'r-1'`,
    );
    expect(first).toMatchObject({
      title: 'Corrected meanwhile',
      title_key: 'corrected meanwhile',
      description: null,
      said: 'Business r-1',
    });
    expect(await shown()).toEqual(['r-1', 'r-10', 'r-3', 'r-4', 'r-5', 'r-6', 'r-7', 'r-8', 'r-9']);

    await sync();
    expect(await shown()).toEqual(['r-1', 'r-11', 'r-12', 'r-3', 'r-4', 'r-5', 'r-6', 'r-7', 'r-8']);
    const titles = await query(`SELECT title FROM listing WHERE id IN ('r-1', 'r-11') ORDER BY id`);
    expect(titles).toEqual([{ title: 'Corrected meanwhile' }, { title: 'A new one, corrected' }]);
  });

  it('of the first sync leaves merges, periods, confirmations and licence checks for the next one', async () => {
    await post(app, '/api/admin/listings/r-1/merge', { from: 'r-2', take: [] }, admin);
    await query(`UPDATE listing SET featured_until = '2099-01-01' WHERE id = 'r-3'`);
    await query(`UPDATE listing SET confirmed_at = '2026-01-01' WHERE id = 'r-4'`);
    await query(`INSERT INTO licence_check SELECT key, '309A', now(), 'Sample register' FROM listing WHERE id = 'r-5'`);
    const decided = () =>
      query(`SELECT id, merged_into, featured_until, confirmed_at, EXISTS (SELECT FROM licence_check WHERE listing_key = key) AS checked
               FROM listing WHERE id IN ('r-1', 'r-2', 'r-3', 'r-4', 'r-5') ORDER BY id`);
    const before = await decided();
    expect(before).toMatchObject([{}, { merged_into: 'r-1' }, {}, {}, { checked: true }]);
    expect((await undo()).body).toMatchObject({ removed: 10 });
    expect(await shown()).toEqual([]);
    await sync();
    expect(await decided()).toEqual(before);
    expect(await shown()).toEqual(['r-1', 'r-10', 'r-3', 'r-4', 'r-5', 'r-6', 'r-7', 'r-8', 'r-9']);
  });

  it('is refused at once while a sync runs', async () => {
    const [other, lock] = [new pg.Client({ connectionString: app.databaseUrl }), 4_705_012];
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [lock]);
    const { status, body } = await undo();
    await other.end();
    expect({ status, detail: body.detail }).toEqual({ status: 409, detail: expect.stringMatching(/already running/) as string });
  });
});

describe('the sample directory', () => {
  afterEach(() => app?.close());

  it('is restored by an undo of the first sync, also if the sheet used one of its ids', async () => {
    await start({ SAMPLE_DATA: 'on' });
    await eventually(async () => (await query('SELECT FROM listing')).length === SAMPLE, 'the sample is loaded');
    expect((await undo()).status).toBe(409);
    const [taken] = await query<{ id: string }>('SELECT id FROM listing ORDER BY id LIMIT 1');
    await act(taken!.id, 'unpublish');
    const before = await directory();
    await file.write([...rows(3), aRow(taken!.id)]);
    await sync();
    expect((await shown()).length).toBe(4);
    expect((await undo()).status).toBe(200);
    expect(await directory()).toEqual(before);
  });
});

describe('the schedule', () => {
  afterEach(() => app?.close());

  it('is paused by an undo, also after restarts, until an admin syncs', async () => {
    await start({ SYNC_CRON: '*/1 * * * * *' });
    await file.write(rows(10));
    await eventually(async () => (await shown()).length === 10, 'the clock synced');
    await file.write([...rows(10), aRow('r-11')]);
    await eventually(async () => (await shown()).length === 11, 'the clock synced again');
    await eventually(async () => (await undo()).status === 200, 'the sync is taken back');
    expect((await shown()).length).toBe(10);

    await app.restart();
    admin = await signIn(app);
    const runs = (await situation()).runs.length;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await situation()).toMatchObject({ paused: true, undo: { available: false } });
    expect((await situation()).runs).toHaveLength(runs);
    // The clock, too, holds the lock for a moment to see whether it is paused.
    await eventually(async () => (await sync({ dryRun: true })).status === 200, 'an admin looks at what would change');
    expect((await situation()).paused).toBe(true);

    await eventually(async () => (await sync()).status === 200, 'an admin syncs');
    expect((await situation()).paused).toBe(false);
    expect((await shown()).length).toBe(11);
    await eventually(async () => (await situation()).runs[0]?.trigger === 'schedule', 'the clock goes on');
  });
});

describe('a dry run', () => {
  beforeAll(() => start());

  afterAll(() => app?.close());

  beforeEach(() => empty());

  it('reports the changes of each listing, compared with the directory', async () => {
    await file.write([aRow('r-1'), aRow('r-2', { title: 'Same as the sheet' }), ...rows(4, 3)]);
    await sync();
    await correct('r-2', { title: 'Corrected' });
    await file.write([
      aRow('r-1', { title: 'Renamed', verified: 'yes', rating: '3' }),
      aRow('r-2', { title: 'New in the sheet' }),
      ...rows(3, 3),
      aRow('new', { title: 'New', email: 'a@b.example' }),
    ]);
    const { body } = await sync({ dryRun: true });
    expect(body.changesTotal).toBe(4);
    expect(body.changes).toMatchObject([
      {
        id: 'r-1',
        title: 'Renamed',
        kind: 'updated',
        fields: [
          { field: 'title', from: 'Business r-1', to: 'Renamed' },
          { field: 'verified', from: 'no', to: 'yes' },
          { field: 'rating', from: 4.5, to: 3 },
        ],
      },
      { id: 'r-2', title: 'Corrected', kind: 'updated', fields: [] },
      { id: 'new', title: 'New', kind: 'created' },
      { id: 'r-6', title: 'Business r-6', kind: 'removed', fields: [] },
    ]);
    expect(body.changes[2]!.fields).toContainEqual({ field: 'email', from: null, to: 'a@b.example' });
    expect(body.changes[2]!.fields.map(({ field }) => field)).not.toContain('website');
    expect((await shown()).length).toBe(6);
    expect(await sync()).not.toHaveProperty('body.changes');
  });

  it('lists a thousand listings, and counts all', async () => {
    await file.write(rows(1_500));
    const { body } = await sync({ dryRun: true });
    expect({ named: body.changes.length, total: body.changesTotal }).toEqual({ named: 1_000, total: 1_500 });
  });
});
