import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { type Near, type SearchRequest, toSearchQuery } from '../../src/modules/search/domain/search-query.js';
import { ApproximatePlaceCalculator } from '../../src/modules/listings/adapters/postgres/catalogue/approximate-place-calculator.js';
import { PlaceBackfill } from '../../src/modules/listings/adapters/postgres/catalogue/place-backfill.js';
import { PostgresPostalAreas } from '../../src/modules/search/adapters/postgres/postgres-postal-areas.js';
import { PostgresSearchIndex } from '../../src/modules/search/adapters/postgres/postgres-search-index.js';
import { PostgresVocabulary } from '../../src/modules/search/adapters/postgres/postgres-vocabulary.js';
import { GazetteerTowns } from '../../src/modules/search/domain/understanding/towns.js';
import { eventually } from '../support/api.js';
import { aListing } from '../support/builders.js';
import { InMemoryOutbox } from '../support/directory.js';
import { describeBusinessNames } from './business-names.js';
import { openPostgres } from './postgres-search-index.fixture.js';
import { describeSearchIndex } from './search-index.js';

describeSearchIndex('PostgreSQL', () => openPostgres());
describeBusinessNames('PostgreSQL', () => openPostgres());

describe('PostgreSQL in a province', () => {
  const listing = (id: string, more: Partial<ListingRow>) =>
    aListing({ id, title: id, city: '', region: '', postCode: '', address: '', ...more });
  const LISTINGS = [
    listing('ontario', { region: 'Ontario', city: 'Guelph' }),
    listing('by-code', { postCode: 'N1H 1A1' }),
    listing('by-code-in-spite-of-its-name', { region: 'Cette province', postCode: 'K1A 0B1' }),
    listing('by-town', { city: 'Fergus' }),
    listing('nowhere', {}),
    listing('town-elsewhere', { city: 'Banff' }),
    listing('quebec', { region: 'QC', city: 'Fergus', postCode: 'N1H 1A1' }),
    listing('code-elsewhere', { postCode: 'V6B 1A1', city: 'Fergus' }),
    listing('abroad', { region: 'NY', city: 'Buffalo', postCode: '14201' }),
    listing('north', { postCode: 'X0A 0H0' }),
  ];
  let opened: Awaited<ReturnType<typeof openPostgres>>;

  beforeAll(async () => {
    opened = await openPostgres();
    await opened.fill(LISTINGS);
  });

  afterAll(async () => {
    await opened?.close();
  });

  it.each([
    ['ON', ['by-code', 'by-code-in-spite-of-its-name', 'by-town', 'ontario']],
    ['BC', ['by-town', 'code-elsewhere']],
    ['QC', ['by-town', 'quebec']],
    ['NU', ['by-town', 'north']],
    ['NT', ['by-town']],
  ])('%s finds those whose address, postal code or else town is in it', async (region, expected) => {
    const province = { region, cityKeys: ['fergus'] };
    const { services, total } = await opened.index.search({ ...toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 10 }), province });
    expect([services.map(({ id }) => id), total]).toEqual([expected, expected.length]);
  });

  it('finds the others without a known town', async () => {
    const province = { region: 'NU', cityKeys: [] };
    const { services } = await opened.index.search({ ...toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 10 }), province });
    expect(services.map(({ id }) => id)).toEqual(['north']);
  });
});

describe('PostgreSQL around a place', () => {
  const place = (id: string, latitude: number, longitude: number, more: Partial<ListingRow> = {}) =>
    aListing({ id, title: `${id} Roofing`, latitude: String(latitude), longitude: String(longitude), ...more });
  // One degree of latitude is 111.19 km on a sphere of 6,371 km.
  const LISTINGS = [
    place('centre', 43.5, -80.25),
    place('north', 43.6, -80.25, { featured: 'yes', rating: '3', reviews: '1' }),
    place('south', 43.3, -80.25, { rating: '5', reviews: '4' }),
    place('east', 43.5, -80, { title: 'Eastern Gutters', rating: '4', reviews: '2' }),
    place('far', 45.5, -73.57),
    // Listings lie in Canada and around it: as far as that reaches towards the date line and the pole.
    place('date-line', 52, -179.9),
    place('pole', 89.9, -50),
    place('pole-behind', 89.9, -179),
    place('lake', 80, -100),
    aListing({ id: 'nowhere', title: 'Nowhere Roofing' }),
    aListing({ id: 'twin-b', title: 'Twin', latitude: '50', longitude: '-100' }),
    aListing({ id: 'twin-a', title: 'Twin', latitude: '50', longitude: '-100' }),
  ];
  const CENTRE = { lat: 43.5, lng: -80.25 };
  let opened: Awaited<ReturnType<typeof openPostgres>>;

  beforeAll(async () => {
    opened = await openPostgres();
    await opened.fill(LISTINGS);
  });

  afterAll(async () => {
    await opened?.close();
  });

  const search = async (near: Near, asked: Partial<SearchRequest> = {}) => {
    const { services, total } = await opened.index.search(toSearchQuery({ near, sortBy: 'distance', page: 1, limit: 100, ...asked }));
    return { services, total };
  };
  const ids = async (near: Near, asked: Partial<SearchRequest> = {}) => (await search(near, asked)).services.map(({ id }) => id);

  it('finds listings within the radius, the nearest first, with distances', async () => {
    const { services, total } = await search({ ...CENTRE, radiusKm: 25 });
    expect(services.map(({ id, distanceKm }) => [id, distanceKm])).toEqual([
      ['centre', 0],
      ['north', 11.12],
      ['east', 20.16],
      ['south', 22.24],
    ]);
    expect(total).toBe(4);
    expect(services[0]).toMatchObject({ title: 'centre Roofing', latitude: 43.5, longitude: -80.25 });
  });

  it('excludes listings just outside the radius', async () => {
    expect(await ids({ ...CENTRE, radiusKm: 11.11 })).toEqual(['centre']);
    expect(await ids({ ...CENTRE, radiusKm: 11.13 })).toEqual(['centre', 'north']);
    expect(await ids({ ...CENTRE, radiusKm: 0.1 })).toEqual(['centre']);
    expect(await ids({ lat: 0, lng: 0, radiusKm: 100 })).toEqual([]);
  });

  it('works across the date line and the pole, and to the antipode', async () => {
    expect(await ids({ lat: 52, lng: 179.95, radiusKm: 25 })).toEqual(['date-line']);
    expect(await ids({ lat: 52, lng: -179.95, radiusKm: 25 })).toEqual(['date-line']);
    expect(await ids({ lat: 90, lng: 0, radiusKm: 25 })).toEqual(['pole', 'pole-behind']);
    expect(await ids({ lat: 89.9, lng: 90, radiusKm: 25 })).toEqual(['pole-behind', 'pole']);
    expect((await search({ ...CENTRE, radiusKm: 20_000 })).total).toBe(LISTINGS.length - 1);
  });

  it('stays a circle with a radius of thousands of kilometres', async () => {
    expect(await ids({ lat: 40, lng: -100, radiusKm: 4_448 })).toEqual(expect.arrayContaining(['twin-a', 'far', 'lake']));
    expect(await ids({ lat: 40, lng: -100, radiusKm: 4_447 })).not.toContain('lake');
  });

  it('breaks ties by title, then id, and pages in that order', async () => {
    const near = { lat: 50, lng: -100, radiusKm: 1 };
    expect(await ids(near)).toEqual(['twin-a', 'twin-b']);
    expect(await ids(near, { limit: 1, page: 2 })).toEqual(['twin-b']);
    expect(await search(near, { limit: 1, page: 3 })).toEqual({ services: [], total: 2 });
  });

  it('measures distances from a place without a radius: the nearest first, those without a place last and without a distance', async () => {
    const asked = { ...toSearchQuery({ sortBy: 'distance', page: 1, limit: 100 }), from: CENTRE };
    const { services, total } = await opened.index.search(asked);
    expect(services.slice(0, 5).map(({ id }) => id)).toEqual(['centre', 'north', 'east', 'south', 'far']);
    expect([services.at(-1)?.id, services.at(-1)?.distanceKm, total]).toEqual(['nowhere', undefined, LISTINGS.length]);
    expect(services.at(-1)).not.toHaveProperty('distanceKm');
    const second = await opened.index.search({ ...asked, page: 2, limit: 3 });
    expect([second.services.map(({ id }) => id), second.total]).toEqual([services.slice(3, 6).map(({ id }) => id), LISTINGS.length]);
  });

  it('combines with text, typos, filters and the other orders', async () => {
    const near = { ...CENTRE, radiusKm: 25 };
    expect(await ids(near, { query: 'roofing' })).toEqual(['centre', 'north', 'south']);
    expect(await ids(near, { query: 'rofing' })).toEqual(['centre', 'north', 'south']);
    expect(await ids(near, { query: 'gutters' })).toEqual(['east']);
    expect(await ids(near, { minRating: 4 })).toEqual(['east', 'south']);
    expect(await ids(near, { sortBy: 'featured' })).toEqual(['north', 'south', 'east', 'centre']);
    expect(await ids(near, { sortBy: 'rating_asc' })).toEqual(['north', 'east', 'south', 'centre']);
    const { services } = await search(near, { sortBy: 'name_asc', query: 'roofing' });
    expect(services.map(({ distanceKm }) => distanceKm)).toEqual([0, 11.12, 22.24]);
  });

  it('locates a postal code by the coordinates of its listings, else by their towns', async () => {
    const areas = () => new PostgresPostalAreas(opened.transaction);
    const { manager } = opened.transaction;
    await manager.query(
      `UPDATE listing SET post_key = 'K7L1A1', latitude = NULL, longitude = NULL, near_latitude = 44.23, near_longitude = -76.48 WHERE id = 'twin-a'`,
    );
    expect(await areas().middleOf('K7L')).toEqual({ lat: 44.23, lng: -76.48 });
    await manager.query(`UPDATE listing SET post_key = 'K7L1A1', latitude = 44.24, longitude = -76.5 WHERE id = 'twin-b'`);
    expect(await areas().middleOf('K7L')).toEqual({ lat: 44.24, lng: -76.5 });
    expect(await areas().middleOf('K7M')).toBeUndefined();
  });

  it('uses the town for a listing with coordinates outside Canada, whatever their origin', async () => {
    const { manager } = opened.transaction;
    const write = (id: string, latitude: number, longitude: number) =>
      manager.query(`UPDATE listing SET latitude = $2, longitude = $3, city = 'Guelph', region = 'ON' WHERE id = $1`, [
        id,
        latitude,
        longitude,
      ]);
    await write('twin-a', -80.2, 43.5);
    await write('twin-b', 0, 0);
    const outbox = new InMemoryOutbox();
    const backfill = new PlaceBackfill(
      opened.transaction,
      new ApproximatePlaceCalculator(opened.transaction, new GazetteerTowns()),
      outbox,
    );
    expect([await backfill.dropMisplaced(), await backfill.dropMisplaced()]).toEqual([2, 0]);
    expect(outbox.entries).toMatchObject([{ payload: { keys: [expect.any(Number), expect.any(Number)] } }]);
    await backfill.fill();
    const { services } = await search({ lat: 43.54, lng: -80.25, radiusKm: 3 }, { companyName: 'twin' });
    expect(services).toMatchObject([
      { id: 'twin-a', approximate: true },
      { id: 'twin-b', approximate: true },
    ]);
  });
});

describe('high page numbers in PostgreSQL', () => {
  const RATINGS = ['5', '4.7', '4.7', '3', ''];
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aListing({
        id: `l-${index}`,
        title: `Firm ${index % 7}`,
        industry: index % 3 === 0 ? 'Plumber' : 'Roofer',
        featured: index % 5 === 0 ? 'yes' : 'no',
        rating: RATINGS[index % RATINGS.length]!,
        reviews: String(index % 4),
      }),
    );
  const ORDERS = ['featured', 'rating_desc', 'rating_asc', 'reviews_desc', 'name_asc'] as const;
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  /** Of the same directory, and remembers nothing. */
  let forgetful: PostgresSearchIndex;

  beforeAll(async () => {
    opened = await openPostgres(0);
    forgetful = new PostgresSearchIndex(opened.transaction, new PostgresVocabulary(opened.transaction), Infinity);
    await opened.fill(rows(120));
  });

  afterAll(() => opened?.close());

  const idsOn = async (asked: Partial<SearchRequest>, index = opened.index) =>
    (await index.search(toSearchQuery({ sortBy: 'featured', page: 1, limit: 100, ...asked }))).services.map(({ id }) => id);
  const wholeOf = async (asked: Partial<SearchRequest>) => [
    ...(await idsOn(asked, forgetful)),
    ...(await idsOn({ ...asked, page: 2 }, forgetful)),
  ];

  it.each(ORDERS)('%s: pages that follow each other, and pages opened directly, are the same as in one list', async (sortBy) => {
    for (const filter of [{}, { industry: 'Plumber' }, { minRating: 4 }]) {
      // Of this size no page ends where one of the others does: it is read from the beginning.
      const whole = [...(await idsOn({ ...filter, sortBy, limit: 100 })), ...(await idsOn({ ...filter, sortBy, limit: 100, page: 2 }))];
      const pages = [];
      for (let page = 1; page <= Math.ceil(whole.length / 7); page += 1)
        pages.push(...(await idsOn({ ...filter, sortBy, limit: 7, page })));
      expect(pages).toEqual(whole);
      for (const page of [9, 3, 5, 4])
        expect(await idsOn({ ...filter, sortBy, limit: 8, page })).toEqual(whole.slice(8 * (page - 1), 8 * page));
    }
  });

  it.each(ORDERS)('%s: high page numbers are the same with leading listings in the result', async (sortBy) => {
    const asked = (more: Partial<SearchRequest>) => toSearchQuery({ industry: 'Plumber', sortBy, page: 1, limit: 7, ...more });
    const others = await opened.index.search({ ...asked({ industry: 'Roofer', limit: 3 }), withKeys: true });
    const also = (others.services as ((typeof others.services)[number] & { key: number })[]).map(({ key }) => key);
    const belongs = new Set([...(await idsOn({ industry: 'Plumber' })), ...others.services.map(({ id }) => id)]);
    const whole = (await wholeOf({ sortBy })).filter((id) => belongs.has(id));
    const ids = [];
    for (let page = 1; page <= Math.ceil(whole.length / 7); page += 1) {
      const { services, total } = await opened.index.search({ ...asked({ page }), also });
      expect(total).toBe(whole.length);
      ids.push(...services.map(({ id }) => id));
    }
    expect(ids).toEqual(whole);
  });

  type Query = (sql: string, values?: object) => Promise<unknown>;

  it('simultaneous requests share one count, and a failed count fails only for them', async () => {
    const { manager } = opened.transaction;
    const real = manager.query.bind(manager) as Query;
    const counting = Promise.withResolvers<void>();
    const pages: Promise<unknown>[] = [];
    let counts = 0;
    const query = jest.spyOn(manager, 'query').mockImplementation((sql: string, values?: object) => {
      if (sql.includes('count(*)')) {
        counts += 1;
        return counting.promise.then(() => real(sql, values));
      }
      pages.push(real(sql, values));
      return pages.at(-1)!;
    });
    try {
      const asked = toSearchQuery({ industry: 'Roofer', sortBy: 'name_asc', page: 1, limit: 3 });
      const answers = Promise.all(Array.from({ length: 4 }, () => forgetful.search(asked).then(({ total }) => total)));
      // No count is answered before all of them have asked for theirs.
      await eventually(() => Promise.resolve(pages.length === 4), 'four pages');
      await Promise.all(pages);
      await new Promise(setImmediate);
      counting.resolve();
      expect([new Set(await answers).size, counts]).toEqual([1, 1]);
      forgetful.forgetTotals();
      query.mockImplementation((sql: string, values?: object) =>
        sql.includes('count(*)') ? Promise.reject(new Error('too late')) : real(sql, values),
      );
      await expect(forgetful.search(asked)).rejects.toThrow('too late');
      query.mockRestore();
      expect((await forgetful.search(asked)).total).toBe((await answers)[0]);
    } finally {
      query.mockRestore();
    }
  });

  it('a count of before a change is not the total of later searches', async () => {
    const { manager } = opened.transaction;
    const real = manager.query.bind(manager) as Query;
    const asked = toSearchQuery({ industry: 'Roofer', sortBy: 'name_asc', page: 1, limit: 3 });
    const { total } = await forgetful.search(asked);
    forgetful.forgetTotals();
    const before = Promise.withResolvers<void>();
    const query = jest.spyOn(manager, 'query').mockImplementation(async (sql: string, values?: object) => {
      const answer = await real(sql, values);
      if (sql.includes('count(*)')) return [{ total: '1' }];
      // The page of the first search: the directory changes while it is read.
      forgetful.forgetTotals();
      before.resolve();
      return answer;
    });
    try {
      const early = forgetful.search(asked);
      await before.promise;
      expect((await early).total).toBe(1);
    } finally {
      query.mockRestore();
    }
    expect((await forgetful.search(asked)).total).toBe(total);
  });

  it('cached places of the directory are dropped after a change', async () => {
    await idsOn({ sortBy: 'name_asc', limit: 10, page: 5 });
    await opened.fill([...rows(120), aListing({ id: 'first', title: 'Aaa' })]);
    const whole = await wholeOf({ sortBy: 'name_asc' });
    expect(whole[0]).toBe('first');
    expect(await idsOn({ sortBy: 'name_asc', limit: 10, page: 6 })).toEqual(whole.slice(50, 60));
  });
});

describe('the vocabulary of the directory', () => {
  it('is built by several processes at once, which wait for each other instead of failing', async () => {
    const opened = await openPostgres();
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const wordOf = (index: number) =>
      `word${letters[index % 26]}${letters[Math.floor(index / 26) % 26]}${letters[Math.floor(index / 676)]}`;
    const someOf = (step: number) => Array.from({ length: 600 }, (_, index) => wordOf(index * step)).join(' ');
    try {
      await opened.fill([1, 2, 3, 4].map((step) => aListing({ id: `w-${step}`, title: `Firm ${step}`, description: someOf(step) })));
      const rows: { key: string }[] = await opened.transaction.manager.query('SELECT key FROM searchable_listing ORDER BY key');
      const keys = rows.map(({ key }) => Number(key));
      const vocabulary = new PostgresVocabulary(opened.transaction);
      for (let round = 0; round < 10; round += 1) {
        await opened.transaction.manager.query('DELETE FROM search_word');
        await Promise.all([
          vocabulary.relearn(),
          ...keys.map((key) => vocabulary.learn([key])),
          vocabulary.relearn(),
          vocabulary.learn(keys),
        ]);
      }
      expect(await vocabulary.variantsOf('wordaaq', false, true)).toContain('wordaaa');
    } finally {
      await opened.close();
    }
  });
});
