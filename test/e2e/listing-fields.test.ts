import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { CARD_FIELD_NAMES, FIELD_NAMES, factsOf, filterColumn } from '../../src/shared/listings/field-lists.js';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { command } from '../support/command.js';
import { execute, rowsOf } from '../support/database.js';
import { send } from '../support/http.js';
import { wordsIn } from '../support/rendered.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';
import { aForm, anAddress, SubmissionsAdmin, renew, submit } from './submissions.fixture.js';

const places = (count: number) => Array.from({ length: count }, (_, index) => `Town ${index + 1}`);

interface Case {
  field: 'licenceNumber' | 'serviceArea';
  form: string;
  /** As a cell of the sheet or a field of a form has it, and what is read from that. */
  typed: string;
  value: unknown;
  /** As a form and the export write it. */
  written: string;
  /** Words of the page of the business. */
  onPage: string[];
  nothing: unknown;
  /** What the report and the forms say about a cell, and what is kept of it. */
  bad: [problem: string, cell: string, kept: unknown][];
}

const CASES: Case[] = [
  {
    field: 'licenceNumber',
    form: 'License_Number',
    typed: ' ECRA/ESA  7000123 ',
    value: 'ECRA/ESA 7000123',
    written: 'ECRA/ESA 7000123',
    nothing: null,
    onPage: ['Licence number (given by the business): ECRA/ESA 7000123'],
    bad: [
      ['is longer than 60 characters', '7'.repeat(61), null],
      ['has markup', '<b>7</b>', null],
      ['has control characters', '7\u00070', null],
    ],
  },
  {
    field: 'serviceArea',
    form: 'Service_Area',
    typed: ' Fergus;Élora ;; fergus; Erin;Arthur',
    value: ['Fergus', 'Élora', 'Erin', 'Arthur'],
    written: 'Fergus; Élora; Erin; Arthur',
    nothing: [],
    onPage: ['Service area Fergus, Élora, Erin, Arthur'],
    bad: [
      ['has more than 50 places', places(51).join(';'), places(50)],
      ['is longer than 200 characters', `Fergus;${'x'.repeat(201)};Erin`, ['Fergus', 'Erin']],
      ['has markup', 'Fergus;<i>Erin</i>', ['Fergus']],
      ['has control characters', 'Fer\u0007gus;Erin', ['Erin']],
    ],
  },
];

interface Problem {
  detail: string;
  errors: { field: string; message: string }[];
}

/** The whole way of the fields that came after the first ones: sheet, database, API, pages, forms, back office, export. */
const sheet = new SheetFile();
let app: TestApp;
let admin: string;

const MAX_WAIT_MS = 60_000;
const sync = async () =>
  (
    await post<{ created: number; updated: number; unchanged: number; notes: { row: number; field: string; reason: string }[] }>(
      app,
      '/api/sync',
      { force: true },
      admin,
    )
  ).body;
const shown = async (id: string) => (await get<Record<string, unknown>>(app, `/api/listings/${id}`)).body;
const pageOf = async (slug: unknown) => wordsIn(await (await fetch(`${app.url}/business/${String(slug)}`)).text());
const correct = async (id: string, body: object) => {
  const answer = await send(app, `/api/admin/listings/${id}`, {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: admin },
  });
  return { status: answer.status, body: JSON.parse(answer.text) as Problem & Record<string, unknown> };
};

beforeAll(async () => {
  app = await startApp({ env: { LISTINGS_CSV: sheet.path, SEARCH_ENGINE: 'postgres' } });
  admin = await signIn(app);
  await sheet.write([aRow('plain')]);
  expect((await post(app, '/api/sync', {}, admin)).status).toBe(200);
}, MAX_WAIT_MS);

afterAll(async () => {
  await app?.close();
  sheet.remove();
});

describe('the database matches the table of fields', () => {
  it('in columns, which are empty for later fields', async () => {
    const columns = await rowsOf<{ name: string; type: string }>(
      app.databaseUrl,
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = 'listing'`,
    );
    const types = Object.fromEntries(columns.map(({ name, type }) => [name, type]));
    for (const field of FIELD_NAMES) {
      const { column, kind, filter } = factsOf(field);
      expect([field, types[column]]).toEqual([
        field,
        {
          yes: 'boolean',
          decimal: 'double precision',
          count: 'integer',
          places: 'ARRAY',
          reviews: 'jsonb',
          hours: 'jsonb',
          gallery: 'jsonb',
        }[kind as string] ?? 'text',
      ]);
      if (filter) expect([field, types[filterColumn(field)]]).toEqual([field, kind === 'places' ? 'ARRAY' : 'text']);
    }
  });

  it('in the cards of its view', async () => {
    const [row] = await rowsOf<{ card: object }>(app.databaseUrl, 'SELECT card FROM searchable_listing');
    expect(Object.keys(row!.card).sort()).toEqual(['id', 'slug', ...CARD_FIELD_NAMES].sort());
    expect((await get<object>(app, '/api/listings/plain')).body).toMatchObject({ ...row!.card });
  });
});

describe.each(CASES)('$field', ({ field, form, typed, value, written, onPage, nothing, bad }) => {
  beforeEach(async () => {
    await sheet.write([aRow('with', { [field]: typed }), ...rows(3)]);
    await sync();
  });

  it('is read from the sheet into lists, page and search, and is missing without a value', async () => {
    const listing = await shown('with');
    expect([listing[field], (await shown('r-1'))[field]]).toEqual([value, nothing]);
    const { services } = (await get<{ services: Record<string, unknown>[] }>(app, '/api/search?companyName=business with')).body;
    expect(services.map((card) => card[field])).toEqual([value]);
    const page = await pageOf(listing['slug']);
    for (const words of onPage) expect(page).toContain(words);
    const other = await pageOf((await shown('r-1'))['slug']);
    for (const words of onPage) expect(other).not.toContain(words.slice(0, 12));
  });

  it.each(bad)('of a cell that %s is kept as far as possible, with a note, and the rest of the row', async (problem, cell, kept) => {
    await sheet.write([aRow('with', { [field]: cell, description: 'As before' }), ...rows(3)]);
    const { notes, updated } = await sync();
    expect([updated, notes]).toEqual([1, [{ row: 2, field, reason: expect.stringContaining(problem) as string }]]);
    expect(await shown('with')).toMatchObject({ [field]: kept, description: 'As before' });
  });

  it.each(bad)('that %s is refused at the field, in the API and the forms', async (problem, cell) => {
    const sent = await correct('with', { [field]: cell, title: 'Other' });
    expect([sent.status, sent.body.errors]).toEqual([400, [{ field, message: expect.stringContaining(problem) as string }]]);
    expect(await shown('with')).toMatchObject({ [field]: value, title: 'Business with' });
    for (const answer of [await submit(app, aForm({ [form]: cell })), await renew(app, aForm({ [form]: cell }))]) {
      expect([answer.status, answer.body.errors]).toEqual([400, [{ field: form, message: expect.stringContaining(problem) as string }]]);
    }
  });

  it('is corrected in the back office, kept by a sync, and reset', async () => {
    expect((await correct('with', { [field]: '' })).body).toMatchObject({
      [field]: nothing,
      corrected: { [field]: { value: nothing, source: value } },
    });
    await sheet.write([aRow('with', { [field]: typed, rating: '3' }), ...rows(3)]);
    await sync();
    expect(await shown('with')).toMatchObject({ [field]: nothing, rating: 3 });
    expect((await correct('with', { reset: [field] })).body).toMatchObject({ [field]: value, corrected: {} });
  });

  it('is in the forms of owners, new and renewed, also without JavaScript', async () => {
    const moderator = new SubmissionsAdmin(app, admin);
    const { id } = (await submit(app, aForm({ [form]: typed }))).body;
    expect((await moderator.view(id)).fields[form]).toBe(written);
    expect((await moderator.decide(id, 'approve')).status).toBe(200);
    expect((await shown(id))[field]).toEqual(value);
    const { title, phone, email } = (await shown('r-1')) as Record<string, string>;
    const renewal = (await renew(app, { title, phone, email: email ?? 'owner@example.com', [form]: typed })).body;
    expect((await moderator.view(renewal.id)).diff).toContainEqual({ field: form, from: null, to: written });
    expect((await moderator.decide(renewal.id, 'approve')).status).toBe(200);
    expect((await shown('r-1'))[field]).toEqual(value);
    for (const path of ['/list-business', '/renew-business'])
      expect(await (await fetch(app.url + path)).text()).toContain(`name="${form}"`);
    const bare = await send(app, '/list-business', {
      method: 'POST',
      from: anAddress(),
      body: new URLSearchParams({ [form]: bad[0]![1] }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([bare.status, bare.text.includes(bad[0]![0])]).toEqual([400, true]);
  });

  it('is part of the export, from which it is read back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homewright-fields-'));
    try {
      const file = join(folder, 'listings.csv');
      expect(await command('export-listings', [file], { DATABASE_URL: app.databaseUrl })).toMatchObject({ code: 0, errors: '' });
      const all = parse<Record<string, string>>(readFileSync(file, 'utf8'), { columns: true });
      expect(all.find((row) => row['id'] === 'with')).toMatchObject({ [field]: written });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('is undone with a sync, also from a state that was stored before the field existed', async () => {
    await sheet.write([aRow('with'), ...rows(3)]);
    await sync();
    expect((await shown('with'))[field]).toEqual(nothing);
    expect((await post(app, '/api/sync/undo', {}, admin)).status).toBe(200);
    expect((await shown('with'))[field]).toEqual(value);
    await sheet.write([aRow('with', { [field]: typed, rating: '2' }), ...rows(3)]);
    await sync();
    const { column } = factsOf(field);
    await execute(app.databaseUrl, `UPDATE listing_before_sync SET before = before - '${column}' - '${column}_keys'`);
    expect((await post(app, '/api/sync/undo', {}, admin)).status).toBe(200);
    expect(await shown('with')).toMatchObject({ [field]: nothing, rating: 4.5 });
  });
});

it('the licence number of a business is on its card', async () => {
  await sheet.write([aRow('numbered', { licenceNumber: 'ECRA 7009999' }), aRow('plain')]);
  await sync();
  const cardsOf = async (name: string) => wordsIn(await (await fetch(`${app.url}/search?companyName=business+${name}`)).text());
  expect(await cardsOf('numbered')).toContain('Licence number given: ECRA 7009999');
  expect(await cardsOf('plain')).not.toContain('Licence number');
});

it('a business is found by the places that it serves, which are shortened on its card, and are not cities of the filter', async () => {
  await sheet.write([
    aRow('near', { serviceArea: 'Rockwood; Hillsburgh; Alma; Ariss' }),
    aRow('two', { serviceArea: 'Drayton; Teviotdale' }),
    aRow('hills', { address: '1 Mill St, Hillsburgh, ON' }),
  ]);
  await sync();
  const found = async (query: string) => (await get<{ services: { id: string }[]; cities: string[] }>(app, `/api/search?${query}`)).body;
  expect((await found('city=HILLSBURGH')).services.map(({ id }) => id).sort()).toEqual(['hills', 'near']);
  expect((await found('query=teviotdale')).services.map(({ id }) => id)).toEqual(['two']);
  // Lists of the directory follow a sync a moment after it.
  await eventually(async () => (await found('')).cities.includes('Hillsburgh'), 'the list has the city');
  const { cities } = await found('');
  expect(['Hillsburgh', 'Rockwood', 'Alma', 'Drayton'].map((city) => cities.includes(city))).toEqual([true, false, false, false]);
  const cards = wordsIn(await (await fetch(`${app.url}/search?city=Rockwood`)).text());
  expect(cards).toContain('Serves Rockwood, Hillsburgh and 2 more');
  expect(wordsIn(await (await fetch(`${app.url}/search?city=Drayton`)).text())).toContain('Serves Drayton, Teviotdale');
  expect((await correct('two', { serviceArea: ['Harriston', 'Mount Forest'] })).body).toMatchObject({
    serviceArea: ['Harriston', 'Mount Forest'],
  });
  expect((await found('city=harriston')).services.map(({ id }) => id)).toEqual(['two']);
});
