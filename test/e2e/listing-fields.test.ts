import { CARD_FIELD_NAMES, FIELD_NAMES, factsOf, filterColumn } from '../../src/shared/field-lists.js';
import { get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { rowsOf } from '../support/database.js';
import { aRow, SheetFile } from '../support/sheet.js';

/** The whole way of each field that the table has: sheet, database, API, pages, forms, back office, export. */
const sheet = new SheetFile();
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startApp({ env: { LISTINGS_CSV: sheet.path, SEARCH_ENGINE: 'postgres' } });
  admin = await signIn(app);
  await sheet.write([aRow('plain')]);
  expect((await post(app, '/api/sync', {}, admin)).status).toBe(200);
}, 60_000);

afterAll(async () => {
  await app?.close();
  sheet.remove();
});

describe('the database has what the table of fields says', () => {
  it('in columns, which later fields leave empty', async () => {
    const columns = await rowsOf<{ name: string; type: string }>(app.databaseUrl, `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = 'listing'`);
    const types = Object.fromEntries(columns.map(({ name, type }) => [name, type]));
    for (const field of FIELD_NAMES) {
      const { column, kind, filter } = factsOf(field);
      expect([field, types[column]]).toEqual([field, { yes: 'boolean', decimal: 'double precision', count: 'integer', places: 'ARRAY', reviews: 'jsonb', hours: 'jsonb' }[kind as string] ?? 'text']);
      if (filter) expect([field, types[filterColumn(field)]]).toEqual([field, kind === 'places' ? 'ARRAY' : 'text']);
    }
  });

  it('in the cards of its view', async () => {
    const [row] = await rowsOf<{ card: object }>(app.databaseUrl, 'SELECT card FROM searchable_listing');
    expect(Object.keys(row!.card).sort()).toEqual(['id', 'slug', ...CARD_FIELD_NAMES].sort());
    expect((await get<object>(app, '/api/listings/plain')).body).toMatchObject({ ...row!.card });
  });
});
