import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { COLUMNS, FIRST_COLUMNS } from '../../src/modules/listings/domain/import/sheet-columns.js';
import { get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { command, commandInProcess } from '../support/command.js';
import { execute } from '../support/database.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

const sheet = new SheetFile();
const apps: TestApp[] = [];
let folder: string;
let first: TestApp;
let admin: string;

async function start(csv: string): Promise<TestApp> {
  const app = await startApp({ env: { LISTINGS_CSV: csv, SEARCH_ENGINE: 'postgres' } });
  apps.push(app);
  return app;
}

async function exported(app: TestApp, name: string): Promise<string> {
  const file = join(folder, name);
  expect(await commandInProcess('export-listings', [file], { DATABASE_URL: app.databaseUrl })).toMatchObject({ code: 0, errors: '' });
  return file;
}

/** All listings as the search answers them, page by page. */
async function found(app: TestApp): Promise<{ id: string }[]> {
  const pages = await Promise.all([1, 2, 3].map((page) => get<{ services: { id: string }[] }>(app, `/api/search?limit=100&page=${page}`)));
  return pages.flatMap(({ body }) => body.services);
}

const correct = (id: string, changes: object) =>
  fetch(`${first.url}/api/admin/listings/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: admin },
    body: JSON.stringify(changes),
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homewright-export-'));
  await sheet.write([
    ...rows(150),
    aRow('formula', {
      title: '=HYPERLINK("https://evil.example")',
      description: '-1+1\n@home, "quoted", \\ and é',
      phone: '+44 20 7946 0958',
      credit: '+Ann',
    }),
    aRow('twin-a', { title: 'Twins' }),
    aRow('twin-b', { title: 'Twins' }),
    aRow('lists', {
      reviewsData: '[{"rating":4,"body":"Fine, \\"really\\""}]',
      openingHours: '[{"dayOfWeek":"Monday","opens":"08:00","closes":"17:00"}]',
    }),
  ]);
  first = await start(sheet.path);
  admin = await signIn(first);
  expect(await post(first, '/api/sync', {}, admin)).toMatchObject({ status: 200, body: { created: 154 } });
  expect((await correct('r-3', { city: 'Guelph', description: 'Line\rone' })).status).toBe(200);
  await post(first, '/api/admin/listings/r-9/unpublish', {}, admin);
});

afterAll(async () => {
  for (const app of apps) await app.close();
  rmSync(folder, { recursive: true, force: true });
  sheet.remove();
});

it('importing an exported file gives the same listings, the same search, and the same file again', async () => {
  const file = await exported(first, 'once.csv');
  const second = await start(file);
  const sync = await post<{ created: number; notes: object[]; skipped: object[] }>(second, '/api/sync', {}, await signIn(second));
  expect(sync.body).toMatchObject({ created: 153, skipped: [] });
  const before = await found(first);
  expect(before).toHaveLength(153);
  // The address of a page is made when a listing is new: one whose city was corrected since has another one.
  expect(await found(second)).toEqual(before.map((card) => (card.id === 'r-3' ? { ...card, slug: 'business-r-3-guelph' } : card)));
  expect((await get(second, '/api/listings/lists')).body).toEqual((await get(first, '/api/listings/lists')).body);
  expect(readFileSync(await exported(second, 'twice.csv'), 'utf8')).toBe(readFileSync(file, 'utf8'));
});

it('it has the columns of the sheet, and one more only if a row needs it', async () => {
  const [header, ...others] = parse(readFileSync(await exported(first, 'columns.csv'), 'utf8'), { columns: false });
  expect(header).toEqual([...COLUMNS]);
  expect(header?.slice(0, 23)).toEqual([...FIRST_COLUMNS]);
  expect(others.filter((row) => row.at(-1) !== '').map(([id]) => id)).toEqual(['r-3']);
  expect((await correct('r-3', { reset: ['city'] })).status).toBe(200);
  expect(readFileSync(await exported(first, 'plain.csv'), 'utf8').split('\n')[0]).toBe(
    COLUMNS.filter((column) => column !== 'asShown').join(),
  );
});

it('in a spreadsheet no cell is a formula, and numbers stay numbers', async () => {
  const file = join(folder, 'spreadsheet.csv');
  const ended = await command('export-listings', [file, '--for-spreadsheet'], { DATABASE_URL: first.databaseUrl });
  expect(ended).toMatchObject({ code: 0, errors: '', output: expect.stringContaining(`${file}: 153 listings\n`) as string });
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('\ufeffid,')).toBe(true);
  const row = parse(text, { columns: true, bom: true }).find((found) => (found as { id: string }).id === 'formula') as Record<
    string,
    string
  >;
  expect(row).toMatchObject({
    title: `'=HYPERLINK("https://evil.example")`,
    phone: `'+44 20 7946 0958`,
    credit: `'+Ann`,
    longitude: '-79.38',
  });
  expect(row['description']).toMatch(/^'-1\+1\n@home/);
});

it('it names ten listings that would be read back differently, and counts the others', async () => {
  const { databaseUrl } = first;
  const changed = await execute(databaseUrl, `UPDATE listing SET credit = '#REF!' WHERE id LIKE 'r-1_' OR id LIKE 'r-2_' RETURNING id`);
  const { code, output } = await commandInProcess('export-listings', [join(folder, 'differing.csv')], { DATABASE_URL: databaseUrl });
  await execute(databaseUrl, `UPDATE listing SET credit = NULL WHERE credit = '#REF!'`);
  expect([code, changed.length]).toEqual([0, 20]);
  expect(output.match(/^ {2}r-\d\d would be read back with another credit$/gm)).toHaveLength(10);
  expect(output).toContain('  ... and 10 more\n');
});

it('it overwrites no other file, and explains itself', async () => {
  const file = join(folder, 'mine.csv');
  writeFileSync(file, 'mine');
  expect(await command('export-listings', [file], { DATABASE_URL: first.databaseUrl })).toMatchObject({
    code: 1,
    errors: `The file ${file} exists already: name another one, or move it away.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(await commandInProcess('export-listings', ['--help'], {})).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^npm run export -- /) as string,
  });
});
