import pg from 'pg';
import { get, post, signIn, eventually } from '../support/api.js';
import { type LoggedApp, startLogged } from '../support/app.js';
import { sheetRows } from '../support/builders.js';
import { type Cell, cutOff, googleError, FakeGoogleSheets } from '../support/google-sheets.js';
import { aRow, rows } from '../support/sheet.js';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';

interface Answer {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  skipped: { row: number; reason: string }[];
  notes: { row: number; field: string; reason: string }[];
  duplicates: { field: string; value: string; ids: string[] }[];
  detail: string;
}

interface Entry extends Answer {
  source: string;
  status: string;
  error: string | null;
  read: number;
  written: number;
}

interface Situation {
  running: boolean;
  progress: { read: number; written: number } | null;
  runs: Entry[];
}

type Listing = Record<string, unknown>;

const google = new FakeGoogleSheets();
let app: LoggedApp;
let admin: string;

const sync = (body: object = {}) => post<Answer>(app, '/api/sync', body, admin);
const situation = async () => (await get<Situation>(app, '/api/sync', admin)).body;
const listing = async (id: string) => (await get<Listing>(app, `/api/listings/${id}`)).body;
const total = async () => (await get<{ total: number }>(app, '/api/search')).body.total;
const sheetOf = (listings: ListingRow[]) => sheetRows(listings);

/** The sheet of these listings and of a row per set of cells, in columns of its own order. */
function withCells(...sets: Record<string, Cell>[]): Cell[][] {
  const names = [...new Set(sets.flatMap((set) => Object.keys(set)))];
  return [names, ...sets.map((set) => names.map((name) => set[name] ?? ''))];
}

beforeAll(async () => {
  await google.start();
  app = await startLogged({ env: { ...google.env, SEARCH_ENGINE: 'postgres', GOOGLE_SHEETS_RANGE: 'Trades' } });
  admin = await signIn(app);
});

afterAll(async () => {
  await app.close();
  await google.stop();
});

beforeEach(() => google.reset());

describe('a sync with Google Sheets', () => {
  it('fills the directory with one request, and changes nothing the second time', async () => {
    google.values = sheetOf(rows(10));
    expect((await sync()).body).toMatchObject({ success: true, created: 10, skipped: [], notes: [], duplicates: [] });
    expect((await sync()).body).toMatchObject({ created: 0, unchanged: 10 });
    expect(await total()).toBe(10);
    expect(google.asked.map(({ path }) => path)).toEqual(Array(2).fill(`/v4/spreadsheets/${google.spreadsheetId}/values/Trades`));
    expect((await situation()).runs[0]).toMatchObject({ source: 'Google Sheets, Trades', status: 'applied', read: 11 });
  });

  it('reads numbers, dates, booleans, merged and trailing blank cells, and ignores unknown columns', async () => {
    const wide = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`column ${index}`, `x${index}`]));
    google.values = [
      ...withCells(
        {
          id: 1001,
          title: 'Numbers',
          phone: 4165550142,
          featured: true,
          verified: false,
          rating: 4.5,
          reviews: 12,
          latitude: 43.65,
          longitude: -79.38,
          ...wide,
        },
        // A date is a serial number in an unformatted answer.
        { id: 'dated', title: 'Dated', rating: 45_982, reviews: 45_982.5 },
        { id: 'merged', title: 'Merged', phone: null },
      ),
      [],
      ['', '', ''],
      [null, null, ''],
    ];
    const { body } = await sync({ force: true });
    expect(body).toMatchObject({ created: 3, skipped: [] });
    expect(await listing('1001')).toMatchObject({
      phone: '4165550142',
      phoneE164: '+14165550142',
      featured: 'yes',
      verified: 'no',
      rating: 4.5,
      reviews: 12,
    });
    expect(await listing('dated')).toMatchObject({ rating: null, reviews: 0 });
    expect(body.notes.filter(({ row }) => row === 3).map(({ field }) => field)).toEqual(expect.arrayContaining(['rating', 'reviews']));
    expect(await listing('merged')).toMatchObject({ phone: null });
  });

  it.each(['#REF!', '#N/A', '#ERROR!', '#VALUE!', '#NAME?', '#DIV/0!'])('reads %s as an empty cell, with a note', async (error) => {
    google.values = sheetOf([
      aRow('whole'),
      aRow('broken', { phone: error, rating: error, industry: error }),
      aRow(error),
      aRow('untitled', { title: error }),
    ]);
    const { body } = await sync({ force: true });
    expect(await listing('broken')).toMatchObject({ phone: null, rating: null, industry: null });
    expect(body.notes.map(({ row, field, reason }) => ({ row, field, named: reason.includes(error) }))).toEqual(
      ['industry', 'rating', 'phone'].map((field) => ({ row: 3, field, named: true })),
    );
    expect(body.skipped).toEqual([
      { row: 4, reason: 'has no id' },
      { row: 5, reason: 'has no title' },
    ]);
  });

  it('keeps markup and formulas as text, also on the page', async () => {
    const title = '<img src=x onerror=alert(1)>';
    google.values = sheetOf([aRow('inert', { title, description: '=HYPERLINK("javascript:alert(1)")', website: 'javascript:alert(1)' })]);
    await sync({ force: true });
    const found = await listing('inert');
    expect(found).toMatchObject({ title, description: '=HYPERLINK("javascript:alert(1)")', website: null });
    const page = await (await fetch(`${app.url}/business/${String(found['slug'])}`)).text();
    expect(page).not.toContain('<img src=x');
  });

  it('drops a cell of ten megabytes, with a note, and keeps the rest', async () => {
    google.values = sheetOf([...rows(3), aRow('endless', { description: 'x'.repeat(10_000_000) }), aRow('y'.repeat(10_000_000))]);
    const { body } = await sync({ force: true });
    expect(body).toMatchObject({
      created: 4,
      notes: [{ row: 5, field: 'description' }],
      skipped: [{ row: 6, reason: expect.stringMatching(/^id is longer/) as string }],
    });
    expect(await listing('endless')).toMatchObject({ title: 'Business endless', description: null });
  });

  it('reports duplicate listings, and merges nothing', async () => {
    google.values = sheetOf([
      aRow('a', { phone: '(416) 555-0101', website: 'https://www.Bob.example/drains/?from=ad' }),
      aRow('b', { phone: '416.555.0101', address: '12 Élm St., Guelph, ON' }),
      aRow('c', { website: 'http://bob.example/drains', address: '12 elm st, guelph ON', city: 'Guelph' }),
      aRow('d'),
    ]);
    const expected = [
      { field: 'phone', value: '+14165550101', ids: ['a', 'b'] },
      { field: 'website', ids: ['a', 'c'] },
      { field: 'address', ids: ['b', 'c'] },
    ];
    const preview = (await sync({ force: true, dryRun: true })).body;
    expect(preview.duplicates).toMatchObject(expected);
    const { body } = await sync({ force: true });
    expect(body).toMatchObject({ created: 4, duplicates: expected });
    expect(body.notes.map(({ row, field }) => [row, field])).toEqual([
      [2, 'phone'],
      [2, 'website'],
      [3, 'phone'],
      [3, 'address'],
      [4, 'website'],
      [4, 'address'],
    ]);
    expect(body.notes[0]!.reason).toContain('b (row 3)');
    expect(await total()).toBe(4);

    const again = (await sync()).body;
    expect(again).toMatchObject({ unchanged: 4, duplicates: expected, notes: body.notes });
    expect((await situation()).runs[0]).toMatchObject({ duplicates: expected, notes: body.notes });
  });
});

describe('a sync that Google refuses', () => {
  const kept = rows(10);

  beforeAll(async () => {
    google.reset();
    google.values = sheetOf(kept);
    expect((await sync({ force: true })).status).toBe(200);
  });

  async function expectUnchanged(answer: { status: number; body: Answer }, status: number, words: RegExp): Promise<void> {
    expect({ status: answer.status, detail: answer.body.detail }).toEqual({ status, detail: expect.stringMatching(words) as string });
    expect(answer.body.detail).toMatch(/Nothing was changed/);
    expect((await situation()).runs[0]).toMatchObject({ error: answer.body.detail, created: 0 });
    expect(await total()).toBe(10);
    for (const secret of [google.apiKey, google.token])
      expect(JSON.stringify(answer.body) + JSON.stringify(await situation()) + app.output()).not.toContain(secret);
  }

  it.each([
    ['an empty sheet', [], 422, /is empty/],
    [
      'a sheet without the header id',
      [
        ['name', 'title'],
        ['1', 'Bob'],
      ],
      422,
      /: "id" is missing/,
    ],
    ['a sheet of which 70 % are gone', sheetOf(rows(3)), 422, /would remove 7 of 10 listings/],
  ])('%s', async (_what, values: Cell[][], status, words) => {
    google.values = values;
    await expectUnchanged(await sync(), status, words);
  });

  it.each([
    ['a sheet that is not shared', googleError(403, 'The caller does not have permission'), /public spreadsheet/],
    ['an unknown spreadsheet', googleError(404, 'Requested entity was not found.'), /no spreadsheet with this id/],
    ['an unknown tab', googleError(400, 'Unable to parse range: Trades'), /no tab or range named "Trades"/],
    ['a web page', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Sign in' }, /web page/],
    ['half an answer that says it is whole', { body: google.sheet().slice(0, 20) }, /not a sheet/],
  ])('%s', async (_what, answer, words) => {
    google.always = answer;
    await expectUnchanged(await sync(), 502, words);
  });

  it('an answer that is cut off repeatedly', async () => {
    google.always = cutOff(`{"range":"x","values":[["id","title"],["r-1","Must not appear"],`);
    await expectUnchanged(await sync(), 502, /cannot be reached/);
    expect((await listing('r-1'))['title']).toBe('Business r-1');
  });

  it('is unreachable, and no part of the health check blames the database', async () => {
    await google.stop();
    const answer = await sync();
    await expectUnchanged(answer, 502, /cannot be reached \(ECONNREFUSED\)/);
    expect((await get<{ parts: Record<string, { status: string; detail?: string }> }>(app, '/readyz', admin)).body.parts).toMatchObject({
      database: { status: 'ok' },
      sync: { status: 'degraded', detail: answer.body.detail },
    });
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toMatch(/^homewright_sync_last_succeeded 0$/m);
  });
});

describe('a service account', () => {
  it('lets one process read the sheet', async () => {
    await google.start();
    google.values = sheetOf(rows(10));
    await app.restart({ GOOGLE_SERVICE_ACCOUNT_JSON: google.keyFile, GOOGLE_API_KEY: '', GOOGLE_SHEETS_ROOT_URL: google.url });
    admin = await signIn(app);
    expect((await sync()).body).toMatchObject({ unchanged: 10 });
    expect(google.asked[0]?.authorization).toBe(`Bearer ${google.token}`);
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toMatch(/^homewright_sync_last_succeeded 1$/m);
    expect(metrics).toMatch(/^homewright_sync_last_rows{outcome="unchanged"} 10$/m);

    google.always = googleError(403, 'The caller does not have permission');
    expect((await sync()).body.detail).toContain(`share the sheet with ${google.email} as a viewer`);
    expect(app.output()).not.toContain('PRIVATE KEY');
  });

  it('shows the progress of a sync', async () => {
    google.values = sheetOf(rows(300));
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    // The sync has read all of it, and waits for us to let it write.
    await database.query('BEGIN; LOCK TABLE listing IN SHARE MODE');
    const running = sync({ force: true });
    try {
      await eventually(async () => ((await situation()).progress?.read ?? 0) > 0, 'the progress shows');
    } finally {
      await database.end();
      await running.catch(() => undefined);
    }
    expect((await running).status).toBe(200);
    const { progress, runs } = await situation();
    expect(progress).toBeNull();
    expect(runs[0]).toMatchObject({ read: 301, written: 290, created: 290 });
  });
});
