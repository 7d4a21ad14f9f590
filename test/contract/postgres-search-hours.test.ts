import { type Hours, type SearchRequest, toSearchQuery } from '../../src/modules/search/domain/search-query.js';
import { aListing } from '../support/builders.js';
import { openPostgres } from './postgres-search-index.fixture.js';
import type { Opened } from './search-index.js';

const span = (dayOfWeek: string, opens: string, closes: string) => ({ dayOfWeek, opens, closes });
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const at = (id: string, latitude: string, longitude: string, spans?: object[]) =>
  aListing({ id, title: `Business ${id}`, latitude, longitude, openingHours: spans ? JSON.stringify(spans) : '' });

const GUELPH = ['43.5448', '-80.2482'] as const;
const VANCOUVER = ['49.2827', '-123.1207'] as const;
const LISTINGS = [
  at('day', ...GUELPH, [span('Monday', '08:00', '17:00'), span('Sunday', '22:00', '03:00')]),
  at('lunch', ...GUELPH, [span('Monday', '08:00', '12:00'), span('Monday', '13:00', '17:00')]),
  at(
    'always',
    ...GUELPH,
    WEEK.map((day) => span(day, '00:00', '23:59')),
  ),
  at('west', ...VANCOUVER, [span('Monday', '08:00', '17:00')]),
  at('unknown', ...GUELPH),
  aListing({ id: 'region', title: 'Business region', region: 'BC', openingHours: JSON.stringify([span('Monday', '08:00', '17:00')]) }),
];

let opened: Opened;

beforeAll(async () => {
  opened = await openPostgres();
  await opened.fill(LISTINGS);
});

afterAll(async () => {
  await opened?.close();
});

const asked = async (more: Partial<SearchRequest>, hours?: Hours) => {
  const { services, total } = await opened.index.search({
    ...toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 100, ...more }),
    ...(hours ? { hours } : {}),
  });
  expect(total).toBe(services.length);
  return services.map(({ id }) => id).sort();
};
const minute = (day: string, hour: number, minutes: number) => (WEEK.indexOf(day) * 24 + hour) * 60 + minutes;
const now = (day: string, hour: number, minutes = 0): Hours => ({
  open: 'now',
  minutes: { 'America/Toronto': minute(day, hour, minutes), 'America/Vancouver': (minute(day, hour, minutes) - 180 + 10_080) % 10_080 },
});

describe('filtering by opening hours', () => {
  it.each<[string, Hours, string[]]>([
    ['in the morning, in the east', now('Monday', 8), ['always', 'day', 'lunch']],
    ['in the morning, in the west', now('Monday', 11), ['always', 'day', 'lunch', 'region', 'west']],
    ['at noon, which is the end of a span', now('Monday', 12), ['always', 'day', 'region', 'west']],
    ['in the last minute before closing', now('Monday', 16, 59), ['always', 'day', 'lunch', 'region', 'west']],
    ['after closing', now('Monday', 17), ['always', 'region', 'west']],
    ['in the night from Sunday to Monday', now('Monday', 2, 59), ['always', 'day']],
    ['late on Sunday', now('Sunday', 23), ['always', 'day']],
    ['in the minute before midnight', now('Wednesday', 23, 59), ['always']],
    ['at every hour of the week', { open: 'always' }, ['always']],
    ['by a clock that nobody has', { open: 'now', minutes: { 'America/Halifax': 0 } }, []],
  ])('%s', async (_when, hours, ids) => expect(await asked({}, hours)).toEqual(ids));

  it('combines with other filters', async () => {
    expect(await asked({ companyName: 'business l' }, now('Monday', 9))).toEqual(['lunch']);
    expect(await asked({ near: { lat: 43.5448, lng: -80.2482, radiusKm: 5 }, sortBy: 'distance' }, now('Monday', 9))).toEqual([
      'always',
      'day',
      'lunch',
    ]);
  });

  it('includes the leading listings, whatever their hours and place', async () => {
    const all = await opened.index.search({ ...toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 100 }), withKeys: true });
    const keyOf = (id: string) => all.services.flatMap((card) => (card.id === id ? (card as typeof card & { key: number }).key : []))[0]!;
    const also = [keyOf('west'), keyOf('day')];
    const near = { lat: 43.5448, lng: -80.2482, radiusKm: 5 };
    const joined = async (more: Partial<SearchRequest>, hours?: Hours) => {
      const { services, total } = await opened.index.search({
        ...toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 100, ...more }),
        hours,
        also,
      });
      return [services.map(({ id }) => id), total];
    };
    expect(await joined({}, now('Monday', 9))).toEqual([['always', 'day', 'lunch', 'west'], 4]);
    expect(await joined({ near }, now('Monday', 12))).toEqual([['always', 'day', 'west'], 3]);
    expect(await joined({ near })).toEqual([['always', 'day', 'lunch', 'unknown', 'west'], 5]);
    expect(await joined({ near, limit: 2, page: 3 })).toEqual([['west'], 5]);
  });

  it('follows changed hours and a changed place', async () => {
    const moved = LISTINGS.map((row) => (row.id === 'west' ? { ...row, latitude: GUELPH[0], longitude: GUELPH[1] } : row));
    await opened.fill(moved);
    expect(await asked({}, now('Monday', 8))).toEqual(['always', 'day', 'lunch', 'west']);
    await opened.fill(LISTINGS);
  });
});

describe('a region of the map', () => {
  it.each<[string, NonNullable<SearchRequest['box']>, string[]]>([
    ['around Guelph', { west: -80.3, south: 43.5, east: -80.2, north: 43.6 }, ['always', 'day', 'lunch', 'unknown']],
    ['of no size', { west: -80.2482, south: 43.5448, east: -80.2482, north: 43.5448 }, ['always', 'day', 'lunch', 'unknown']],
    ['that is the whole earth', { west: -180, south: -90, east: 180, north: 90 }, ['always', 'day', 'lunch', 'unknown', 'west']],
    ['with nobody in it', { west: 0, south: 0, east: 1, north: 1 }, []],
  ])('%s', async (_where, box, ids) => expect(await asked({ box })).toEqual(ids));

  it('has the total on each page', async () => {
    const box = { west: -80.3, south: 43.5, east: -80.2, north: 43.6 };
    const all = await asked({ box, industry: 'Plumber' });
    expect(all.length).toBeGreaterThan(2);
    const page = (number: number) =>
      opened.index.search(toSearchQuery({ box, industry: 'Plumber', sortBy: 'featured', limit: 1, page: number }));
    for (const number of [2, 1, 3, all.length]) expect((await page(number)).total).toBe(all.length);
    // Beyond the last page as well, of a question that was not asked before.
    const other = await opened.index.search(
      toSearchQuery({ box: { ...box, west: -80.31 }, industry: 'Plumber', sortBy: 'featured', limit: 1, page: 99 }),
    );
    expect([other.total, other.services]).toEqual([all.length, []]);
  });
});
