import pg from 'pg';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

/** The lock that a sync holds across all processes. */
const SYNC_LOCK = 4_705_012;

interface Figures {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  skipped: { row: number; reason: string }[];
  notes: { row: number; field: string; reason: string }[];
}

interface History {
  running: boolean;
  runs: (Figures & {
    status: string;
    trigger: string;
    source: string;
    force: boolean;
    dryRun: boolean;
    timestamp: string | null;
    error: string | null;
  })[];
}

interface Listing {
  id: string;
  title: string;
  slug: string;
  [field: string]: unknown;
}

const file = new SheetFile();
let app: TestApp;
let admin: string;

const sync = (body: object = {}) => post<Figures & { success: boolean; timestamp: string; detail: string }>(app, '/api/sync', body, admin);
const history = async () => (await get<History>(app, '/api/sync', admin)).body;
const listing = async (id: string) => (await get<Listing>(app, `/api/listings/${encodeURIComponent(id)}`)).body;
const find = async (query = '') => (await get<{ services: Listing[]; total: number }>(app, `/api/search?limit=100&${query}`)).body;
const ids = async (query = '') => (await find(query)).services.map(({ id }) => id).sort();

/** Searches until the directory shows exactly these. */
async function untilShown(expected: string[], query = ''): Promise<void> {
  const wanted = JSON.stringify([...expected].sort());
  await eventually(async () => JSON.stringify(await ids(query)) === wanted, `the search shows ${wanted}`);
}

const idsOf = (sheet: ListingRow[]) => sheet.map(({ id }) => id);

beforeAll(async () => {
  app = await startApp({ env: { LISTINGS_CSV: file.path } });
  admin = await signIn(app);
});

afterAll(async () => {
  await app.close();
  file.remove();
});

describe('POST /api/sync', () => {
  it('needs an admin, and so does its history', async () => {
    await file.write(rows(1));
    expect((await post(app, '/api/sync', {})).status).toBe(401);
    expect((await post(app, '/api/sync', {}, 'homewright_admin=forged.signature')).status).toBe(401);
    expect((await get(app, '/api/sync')).status).toBe(401);
    expect(await history()).toEqual({
      running: false,
      progress: null,
      paused: false,
      from: 'file',
      undo: { available: false, runId: null, timestamp: null, sample: 0 },
      runs: [],
      runsTotal: 0,
    });
  });

  it('creates the listings of the sheet', async () => {
    await file.write([...rows(10), aRow(''), aRow('late', { phone: 'ask' })]);
    const { status, body } = await sync();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      from: 'file',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      created: 11,
      updated: 0,
      unchanged: 0,
      removed: 0,
      sample: 0,
      skipped: [{ row: 12, reason: 'has no id' }],
      skippedTotal: 1,
      notesTotal: 1,
      duplicatesTotal: 0,
      notes: [{ row: 13, field: 'phone', reason: expect.stringContaining('dialled') as string }],
      duplicates: [],
    });
    await untilShown([...idsOf(rows(10)), 'late']);
    expect(await listing('r-1')).toMatchObject({
      title: 'Business r-1',
      city: 'Toronto',
      phoneE164: '+14165550123',
      verified: 'no',
      featured: 'no',
    });
  });

  it('is in the history with its findings, or only with their number', async () => {
    const of = async (query: string) => (await get<{ runs: object[] }>(app, `/api/sync${query}`, await signIn(app))).body.runs[0];
    const counts = { skippedTotal: 1, notesTotal: 1, duplicatesTotal: 0 };
    expect(await of('')).toMatchObject({ created: 11, skipped: [{ row: 12 }], notes: [{ row: 13 }], ...counts });
    expect(await of('?details=0')).toMatchObject({ created: 11, skipped: [], notes: [], duplicates: [], ...counts });
    expect((await get(app, '/api/sync?details=no', await signIn(app))).status).toBe(400);
  });

  it('writes nothing the second time, and repeats its notes', async () => {
    const { body } = await sync();
    expect(body).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 11,
      removed: 0,
      skipped: [{ row: 12 }],
      notes: [{ row: 13, field: 'phone' }],
    });
  });

  it('updates, removes and creates, and the search finds all of it at once', async () => {
    await file.write([
      aRow('r-1', { title: 'Renamed Drains', industry: 'Electrical' }),
      ...rows(8, 2),
      aRow('r-11', { title: 'Newcomer Roofs' }),
      aRow('late'),
    ]);
    expect((await sync()).body).toMatchObject({ created: 1, updated: 2, unchanged: 8, removed: 1, notes: [] });
    await untilShown(['r-1'], 'query=renamed');
    await untilShown(['r-1'], 'industry=electrician');
    await untilShown(['r-11'], 'query=newcomer');
    await untilShown([...idsOf(rows(9)), 'r-11', 'late']);
    expect((await get(app, '/api/listings/r-10')).status).toBe(404);
  });

  it('changes nothing in a dry run', async () => {
    await file.write([aRow('r-1', { title: 'Renamed again' }), ...rows(8, 2), aRow('r-12')]);
    expect((await sync({ dryRun: true })).body).toMatchObject({ success: true, created: 1, updated: 1, unchanged: 8, removed: 2 });
    expect((await listing('r-1')).title).toBe('Renamed Drains');
    expect(await ids()).toEqual([...idsOf(rows(9)), 'r-11', 'late'].sort());
    expect((await history()).runs[0]).toMatchObject({ status: 'previewed', dryRun: true, created: 1, removed: 2 });
  });

  it('treats null as absent', async () => {
    expect((await sync({ force: null, dryRun: true })).body).toMatchObject({ success: true, created: 1, updated: 1 });
    expect((await history()).runs[0]).toMatchObject({ status: 'previewed', force: false, dryRun: true });
  });

  it.each([
    [{ force: 'yes' }, ['force']],
    [{ dryRun: 1 }, ['dryRun']],
    [{ force: true, dry_run: true }, ['dry_run']],
    [{ force: null, sheet: '/etc/passwd' }, ['sheet']],
  ])('refuses the body %j', async (body, fields) => {
    const before = (await history()).runs.length;
    const { status, body: problem } = await post<{ errors: { field: string }[] }>(app, '/api/sync', body, admin);
    expect({ status, fields: problem.errors.map(({ field }) => field) }).toEqual({ status: 400, fields });
    expect((await history()).runs).toHaveLength(before);
  });

  it('is refused at once with 409 while another process syncs', async () => {
    const other = new pg.Client({ connectionString: app.databaseUrl });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [SYNC_LOCK]);
    try {
      const { status, headers, body } = await sync();
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 409, type: 'application/problem+json; charset=utf-8' });
      expect(body.detail).toMatch(/already running/);
      expect((await history()).running).toBe(true);
    } finally {
      await other.end();
    }
    await eventually(async () => !(await history()).running, 'the lock is free');
    expect((await sync({ dryRun: true })).status).toBe(200);
  });

  it('accepts one of two simultaneous requests', async () => {
    await file.write(rows(600, 1_000));
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    // What a sync writes last: the one that is let through waits there until the other one is answered.
    await database.query('BEGIN; LOCK TABLE sync_state IN SHARE MODE');
    const answers = [sync({ force: true }), sync({ force: true })];
    expect((await Promise.race(answers)).status).toBe(409);
    await database.end();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await find()).total).toBeGreaterThan(0);
    await eventually(async () => (await find()).total === 600, 'all of the sheet is shown');
  });
});

describe('a sync that is refused or fails', () => {
  const kept = rows(10);

  beforeAll(async () => {
    await file.write(kept);
    await sync({ force: true });
    await untilShown(idsOf(kept));
  });

  /** Expects that answer, that the history has it, and that nothing has changed. */
  async function expectRefusal(status: number, detail: RegExp, recorded: 'refused' | 'failed', body: object = {}): Promise<void> {
    const answer = await sync(body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
    expect(answer.body.detail).toMatch(/Nothing was changed/);
    const [run] = (await history()).runs;
    expect(run).toMatchObject({ status: recorded, error: answer.body.detail, created: 0, removed: 0 });
    expect(await ids()).toEqual(idsOf(kept).sort());
    expect((await listing('r-1')).title).toBe('Business r-1');
  }

  const changed = { title: 'Must not appear' };

  it.each([
    ['that is empty', '', /is empty/],
    ['of headers only', 'id,title\n', /no listing that could be read/],
    ['whose rows have no titles', 'id,title\nr-98,\nr-99,\n', /no listing that could be read/],
    [
      'without the header id',
      `name,title\nr-1,${changed.title}\n`,
      /no header row with both "id" and "title" within its first 10 rows: "id" is missing/,
    ],
    ['without the header title', 'id,name\nr-1,Bob\n', /: "title" is missing/],
    ['that is a web page', '<!doctype html>\n<title>Sign in</title>\n', /no header row/],
  ])('422: a sheet %s, also with force', async (_what, text, detail) => {
    await file.writeText(text);
    await expectRefusal(422, detail, 'refused');
    await expectRefusal(422, detail, 'refused', { force: true });
  });

  it('422: one listing more than 30 % would be removed', async () => {
    await file.write([aRow('r-1', changed), ...rows(5, 2), aRow('r-99')]);
    await expectRefusal(422, /would remove 4 of 10 listings, more than 30 %/, 'refused');
    await expectRefusal(422, /would remove 4 of 10/, 'refused', { dryRun: true });
  });

  it('502: the file is missing', async () => {
    file.remove();
    await expectRefusal(502, /does not exist/, 'failed');
  });

  it.each([
    ['is not UTF-8', Buffer.from('id,title\nr-1,Caf\u00e9\n', 'latin1'), /is not UTF-8/],
    [
      'turns out not to be UTF-8 after many rows',
      Buffer.concat([Buffer.from(`id,title\n${'r-1,Must not appear\n'.repeat(5_000)}`), Buffer.from([0xff])]),
      /is not UTF-8/,
    ],
    ['has a quote that is never closed', `id,title\nr-1,${changed.title}\nr-2,"Bob\nr-3,Ann\n`, /is not valid CSV/],
    ['has a row that never ends', `id,title\nr-1,${changed.title}\nr-2,"${'x'.repeat(33_000_000)}"\n`, /is not valid CSV/],
  ])('502: the file %s', async (_what, content, detail) => {
    await file.writeText(content);
    await expectRefusal(502, detail, 'failed');
  });

  it('shows neither the folder nor internal details', async () => {
    file.remove();
    const { body } = await sync();
    expect(JSON.stringify(body)).not.toMatch(/\/tmp|ENOENT|\bat /);
    expect(JSON.stringify(await history())).not.toMatch(/\/tmp|ENOENT/);
  });

  it('exactly 30 % may be removed', async () => {
    await file.write(rows(7));
    expect((await sync()).body).toMatchObject({ removed: 3, unchanged: 7 });
    await untilShown(idsOf(rows(7)));
  });

  it('any number can be removed with force', async () => {
    await file.write(rows(1));
    expect(await sync()).toMatchObject({ status: 422, body: { type: '/problems/too-many-removed' } });
    expect((await sync({ force: true })).body).toMatchObject({ removed: 6, unchanged: 1 });
    await untilShown(['r-1']);
    expect((await history()).runs.slice(0, 2)).toMatchObject([
      { status: 'applied', force: true },
      { status: 'refused', force: false, errorCode: 'too-many-removed' },
    ]);
  });
});

describe('slugs', () => {
  const slug = async (id: string) => (await listing(id)).slug;

  it('are unique for businesses of the same name, and stay whatever happens to the row', async () => {
    const same = (id: string, cells: Partial<ListingRow> = {}) => aRow(id, { title: 'Bob & Söns', ...cells });
    await file.write([same('s-1'), same('s-2'), same('s-3'), aRow('s-4')]);
    await sync({ force: true });
    const [first, second, third] = await Promise.all(['s-1', 's-2', 's-3'].map(slug));
    expect(first).toBe('bob-and-soens-toronto');
    expect(new Set([first, second, third]).size).toBe(3);

    await file.write([aRow('s-4'), same('s-3'), same('s-2', { title: 'Renamed' })]);
    expect((await sync()).body).toMatchObject({ updated: 1, unchanged: 2, removed: 1 });
    await file.write([same('s-1'), aRow('s-4'), same('s-3'), same('s-2'), same('s-5')]);
    expect((await sync()).body).toMatchObject({ created: 2, updated: 1 });
    expect(await Promise.all(['s-1', 's-2', 's-3'].map(slug))).toEqual([first, second, third]);
  });
});

describe('GET /api/sync', () => {
  it('is the history, newest first, with figures, times and errors', async () => {
    await file.write([...rows(3), aRow('')]);
    await sync({ force: true });
    file.remove();
    await sync();
    const { running, runs } = await history();
    expect(running).toBe(false);
    expect(runs.slice(0, 2)).toMatchObject([
      { status: 'failed', trigger: 'manual', error: expect.stringContaining('does not exist') as string },
      { status: 'applied', trigger: 'manual', force: true, created: 3, skipped: [{ row: 5, reason: 'has no id' }], error: null },
    ]);
    const times = runs.map(({ timestamp }) => Date.parse(timestamp!));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(runs.length).toBeLessThanOrEqual(20);
  });
});
