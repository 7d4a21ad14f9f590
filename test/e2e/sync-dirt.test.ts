import { stringify } from 'csv-stringify/sync';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { SheetFile } from '../support/sheet.js';

interface Report {
  created: number;
  unchanged: number;
  skipped: { row: number; reason: string }[];
  notes: { row: number; field: string; reason: string }[];
}

type Fields = Record<string, unknown>;

/** A row of dirt, what the directory makes of it, and what the report says about it: fields with notes, or why it was skipped. */
interface Dirty {
  what: string;
  cells: Record<string, string>;
  listing?: Fields;
  notes?: string[];
  skipped?: RegExp;
}

const NAMES = [
  'owner',
  'Title',
  'ID ',
  'INDUSTRY',
  'featured',
  'verified',
  'licensed',
  'rating',
  'reviews',
  'address',
  'phone',
  'email',
  'website',
  'google maps link',
  'latitude',
  'longitude',
  'Reviews_Data',
  'opening-hours',
  'description',
  'title',
  '',
];

/** All that is right about a row, so that each kind of dirt stands alone. */
const CLEAN = {
  industry: 'Plumber',
  address: '1 King St W, Toronto, ON, M5V 2T6',
  phone: '(416) 555-0123',
  latitude: '43.65',
  longitude: '-79.38',
};

const BODY = { rating: 5, body: 'On time.' };

/** As long as a name may be, of characters that folding makes several of, in an order that nothing can compress. */
function longName(seed: number): string {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: 200 }, () => String.fromCodePoint(random(2) ? 0xac00 + random(11_172) : 0x3371 + random(110))).join('');
}

const DIRT: Dirty[] = [
  { what: 'nothing wrong', cells: {}, listing: { phoneE164: '+14165550123', city: 'Toronto', latitude: 43.65 } },
  { what: 'no id', cells: { 'ID ': '' }, skipped: /^has no id$/ },
  { what: 'no title', cells: { Title: ' ' }, skipped: /^has no title$/ },
  { what: 'an id of another row', cells: { 'ID ': 'd-0' }, skipped: /same id as an earlier row \(d-0\)/ },
  { what: 'an endless id', cells: { 'ID ': 'x'.repeat(201) }, skipped: /^id is longer/ },
  { what: 'an endless title', cells: { Title: 'x'.repeat(201) }, skipped: /^title is longer/ },
  { what: 'a NUL in the title', cells: { Title: 'a\u0000b' }, skipped: /^title has control characters$/ },
  { what: 'a title over two lines', cells: { Title: 'Bob\r\n& Sons' }, listing: { title: 'Bob & Sons' } },
  {
    what: 'quotes, commas and operators in the title',
    cells: { Title: "\"Bob's\", Drains & \\ 'x':1A" },
    listing: { title: "\"Bob's\", Drains & \\ 'x':1A" },
  },
  { what: 'markup in the title', cells: { Title: '<script>alert(1)</script>' }, listing: { title: '<script>alert(1)</script>' } },
  { what: 'a formula for a title', cells: { Title: '=1+1' }, listing: { title: '=1+1' } },
  { what: 'a title in another script', cells: { Title: '管道工 ﷺ 😀' }, listing: { title: '管道工 ﷺ 😀', slug: 'toronto' } },
  { what: 'characters that folding makes eighteen of', cells: { Title: 'ﷺ'.repeat(200) }, listing: { title: 'ﷺ'.repeat(200) } },
  { what: 'an id with a slash and spaces', cells: { 'ID ': 'a/b c%d' }, listing: { title: 'Business' } },
  { what: 'another name for a trade', cells: { INDUSTRY: ' plumbing & hvac ' }, listing: { industry: 'Plumber' } },
  { what: 'no trade', cells: { INDUSTRY: '' }, listing: { industry: null }, notes: ['industry'] },
  {
    what: 'yes in other words',
    cells: { featured: 'OUI', verified: '1', licensed: 'True' },
    listing: { featured: 'yes', verified: 'yes', licensed: 'yes' },
  },
  { what: 'neither yes nor no', cells: { featured: 'perhaps' }, listing: { featured: 'no' }, notes: ['featured'] },
  { what: 'a rating out of bounds', cells: { rating: '47', reviews: '3' }, listing: { rating: null, reviews: 3 }, notes: ['rating'] },
  {
    what: 'a rating in words',
    cells: { rating: 'five', reviews: 'many' },
    listing: { rating: null, reviews: 0 },
    notes: ['rating', 'reviews'],
  },
  { what: 'more reviews than a number holds', cells: { reviews: '99999999999' }, listing: { reviews: 0 }, notes: ['reviews'] },
  {
    what: 'coordinates beyond the pole',
    cells: { latitude: '91' },
    listing: { latitude: null, longitude: null },
    notes: ['latitude', 'longitude'],
  },
  { what: 'half a pair of coordinates', cells: { longitude: '' }, listing: { latitude: null, longitude: null }, notes: ['latitude'] },
  {
    what: 'a phone nobody can dial',
    cells: { phone: 'ask for Bob' },
    listing: { phone: 'ask for Bob', phoneE164: null },
    notes: ['phone'],
  },
  { what: 'no address', cells: { address: '' }, listing: { address: null, city: null } },
  {
    what: 'a part of an address that is a word to JavaScript',
    cells: { address: '1 King St, constructor, ON' },
    listing: { city: 'constructor', region: 'ON' },
  },
  { what: 'an email address that is none', cells: { email: 'bob at example' }, listing: { email: null }, notes: ['email'] },
  {
    what: 'a script for a link',
    cells: { website: 'java\nscript:alert(1)', 'google maps link': 'JAVASCRIPT:alert(1)' },
    listing: { website: null, googleMapsLink: null },
    notes: ['website', 'googleMapsLink'],
  },
  {
    what: 'links without http',
    cells: { website: 'www.bob.example', 'google maps link': 'ftp://bob.example' },
    listing: { website: null, googleMapsLink: null },
    notes: ['website', 'googleMapsLink'],
  },
  {
    what: 'an endless link',
    cells: { website: `https://bob.example/${'x'.repeat(3_000)}` },
    listing: { website: null },
    notes: ['website'],
  },
  {
    what: 'broken JSON',
    cells: { Reviews_Data: '[{"rating":5}', 'opening-hours': 'Mon-Fri' },
    listing: { reviewsData: [], openingHours: [] },
    notes: ['reviewsData', 'openingHours'],
  },
  {
    what: 'JSON with half a character and a NUL in it',
    cells: { Reviews_Data: '[{"rating":5,"body":"On\\ud83d \\u0000time."}]' },
    listing: { reviewsData: [{ ...NOBODY(), rating: 5, body: 'On\ufffd time.' }] },
  },
  {
    what: 'one bad review among good ones',
    cells: { Reviews_Data: JSON.stringify([BODY, 'text']) },
    listing: { reviewsData: [{ ...NOBODY(), ...BODY }] },
    notes: ['reviewsData'],
  },
  {
    what: 'hours in another spelling',
    cells: { 'opening-hours': '[{"dayOfWeek":"tue","opens":"8:00","closes":"24:00"}]' },
    listing: { openingHours: [{ dayOfWeek: 'Tuesday', opens: '08:00', closes: '23:59' }] },
  },
  { what: 'a description without a space', cells: { description: 'x'.repeat(10_000) }, listing: { description: 'x'.repeat(10_000) } },
  {
    what: 'a description of a megabyte',
    cells: { description: 'drains '.repeat(150_000) },
    listing: { description: null },
    notes: ['description'],
  },
  {
    what: 'reviews of a megabyte',
    cells: { Reviews_Data: JSON.stringify(Array.from({ length: 100 }, () => ({ rating: 5, body: 'y'.repeat(10_500) }))) },
    listing: {},
    notes: ['reviewsData'],
  },
  {
    what: 'every cell empty but two',
    cells: Object.fromEntries(Object.keys({ ...CLEAN, INDUSTRY: '' }).map((name) => [name, ''])),
    listing: { address: null, phone: null, rating: null },
    notes: ['phone', 'industry', 'latitude'],
  },
  {
    what: 'coordinates that are swapped',
    cells: { latitude: '-79.38', longitude: '43.65' },
    listing: { latitude: null, longitude: null },
    notes: ['latitude'],
  },
  {
    what: 'the longest names of all kinds',
    cells: { Title: longName(1), INDUSTRY: longName(2), address: `1 King St, ${longName(3)}, ON` },
    listing: { title: longName(1), industry: longName(2), city: longName(3) },
  },
];

function NOBODY() {
  return { rating: null, name: null, authorName: null, date: null, body: null };
}

const idOf = (dirty: Dirty, index: number) => dirty.cells['ID '] ?? `d-${index}`;

function lineOf(dirty: Dirty, index: number): string {
  const own = { address: CLEAN.address.replace('1', String(index + 1)), phone: String(4_165_550_123 + index) };
  const cells: Record<string, string> = {
    ...CLEAN,
    ...own,
    INDUSTRY: CLEAN.industry,
    Title: 'Business',
    'ID ': idOf(dirty, index),
    ...dirty.cells,
  };
  return stringify([NAMES.map((name) => (name === 'title' ? 'a second title' : (cells[name] ?? '')))], {
    record_delimiter: index % 2 ? '\n' : '\r\n',
  });
}

/** Two rows above the header, the header, a blank row; then the dirt, of which every fifth row has a blank one before it. */
function sheetOfDirt(): { text: string; rowOf: number[] } {
  let row = 4;
  let text = `\ufeffOur directory\r\n"do not sort,\nplease"\n${NAMES.map((name) => `"${name}"`).join(',')}\r\n\n`;
  const rowOf = DIRT.map((dirty, index) => {
    if (index % 5 === 0) {
      text += index % 2 ? '\n' : `${','.repeat(NAMES.length - 1)}\r\n`;
      row += 1;
    }
    text += lineOf(dirty, index);
    row += 1;
    return row;
  });
  return { text, rowOf };
}

const file = new SheetFile();
const { text, rowOf } = sheetOfDirt();
let app: TestApp;
let admin: string;
let report: Report;

beforeAll(async () => {
  app = await startApp({ env: { LISTINGS_CSV: file.path } });
  admin = await signIn(app);
  await file.writeText(text);
  report = (await post<Report>(app, '/api/sync', {}, admin)).body;
});

afterAll(async () => {
  await app.close();
  file.remove();
});

describe('a sheet with many errors', () => {
  it('is accepted, except rows without id or title', () => {
    expect(report).toMatchObject({ created: DIRT.filter(({ listing }) => listing).length });
    expect(report.skipped).toHaveLength(DIRT.filter(({ skipped }) => skipped).length);
  });

  it.each(DIRT.flatMap((dirty, index) => (dirty.listing ? [{ ...dirty, index }] : [])))(
    'keeps the listing with $what',
    async ({ index, listing, notes = [], ...dirty }) => {
      const { status, body } = await get<Fields>(app, `/api/listings/${encodeURIComponent(idOf(dirty, index))}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ title: 'Business', ...listing });
      expect(
        report.notes
          .filter(({ row }) => row === rowOf[index])
          .map(({ field }) => field)
          .sort(),
      ).toEqual([...notes].sort());
    },
  );

  it.each(DIRT.flatMap((dirty, index) => (dirty.skipped ? [{ ...dirty, index }] : [])))(
    'skips the row with $what, and names it',
    ({ index, skipped }) => {
      expect(report.skipped).toContainEqual({ row: rowOf[index], reason: expect.stringMatching(skipped!) as string });
    },
  );

  it('is unchanged the second time, with the same report', async () => {
    const { body } = await post<Report>(app, '/api/sync', {}, admin);
    expect(body).toMatchObject({ created: 0, unchanged: report.created, skipped: report.skipped, notes: report.notes });
  });

  it('can be searched completely', async () => {
    const total = async (query = '') => (await get<{ total: number }>(app, `/api/search?${query}`)).body.total;
    await eventually(async () => (await total()) === report.created, 'every listing is found');
    await eventually(async () => (await total('query=drains&literal=1')) === 1, 'a word of a dirty title is found');
  });

  it('is in the history with its notes', async () => {
    const { body } = await get<{ runs: Report[] }>(app, '/api/sync', admin);
    expect(body.runs[1]).toMatchObject({ skipped: report.skipped, notes: report.notes });
  });
});
