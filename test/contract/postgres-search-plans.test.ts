import { generateListings } from '../../scripts/listing-generator/index.mjs';
import { PostgresAdminListings } from '../../src/modules/listings/adapters/postgres/reads/postgres-admin-listings.js';
import { PostgresListingQueries } from '../../src/modules/listings/adapters/postgres/reads/postgres-listing-queries.js';
import { CachedPlaceCounts } from '../../src/modules/search/adapters/postgres/cached-place-counts.js';
import { CachedTitles } from '../../src/modules/search/adapters/postgres/cached-titles.js';
import { PostgresFacetReader } from '../../src/modules/search/adapters/postgres/postgres-facet-reader.js';
import { PostgresIndustryCounts } from '../../src/modules/trades/adapters/postgres/postgres-industry-counts.js';
import type { ChangeFeed } from '../../src/platform/database/change-feed.js';
import { PostgresPostalAreas } from '../../src/modules/search/adapters/postgres/postgres-postal-areas.js';
import { PostgresSearchIndex } from '../../src/modules/search/adapters/postgres/postgres-search-index.js';
import { PostgresVocabulary } from '../../src/modules/search/adapters/postgres/postgres-vocabulary.js';
import { type SearchQuery, type SearchRequest, toSearchQuery } from '../../src/modules/search/domain/search-query.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { OUTSIDE_CANADA_SQL } from '../../src/shared/places/map-box.js';
import { eventually } from '../support/api.js';
import { openDirectory } from '../support/directory.js';

let directory: Awaited<ReturnType<typeof openDirectory>>;
let asked: { sql: string; values: unknown[] }[] = [];
let noting: PostgresTransaction;

beforeAll(async () => {
  directory = await openDirectory();
  await directory.sync([...generateListings({ count: 600, seed: 7 })]);
  const { manager } = directory.transaction;
  // Only of rows that no transaction may still see otherwise an index is enough.
  await eventually(async () => {
    await manager.query('VACUUM ANALYZE listing');
    const [table] = await manager.query<{ all: boolean }[]>(
      "SELECT relallvisible = relpages AS all FROM pg_class WHERE oid = 'listing'::regclass",
    );
    return table!.all;
  }, 'all rows are for everybody');
  const query = (sql: string, values: unknown[]): Promise<unknown> => {
    asked.push({ sql, values });
    return directory.transaction.manager.query(sql, values);
  };
  noting = {
    query,
    run: (work: () => Promise<unknown>) => directory.transaction.run(work),
  } as unknown as PostgresTransaction;
});

afterAll(() => directory?.close());

const FAR_PAGES = ['enable_seqscan = off', 'enable_bitmapscan = off', 'random_page_cost = 100', 'seq_page_cost = 100'];

/** How PostgreSQL answers where each page that it reads costs it much, as in a directory that is larger than its memory. */
async function planOf(start: string, work: () => Promise<unknown>, settings = FAR_PAGES): Promise<string> {
  asked = [];
  await work();
  return explained(
    asked.find((statement) => statement.sql.startsWith(start))!,
    settings,
  );
}

function explained({ sql, values }: { sql: string; values: unknown[] }, settings: string[]): Promise<string> {
  return directory.transaction.run(async () => {
    const { manager } = directory.transaction;
    for (const setting of settings) await manager.query(`SET LOCAL ${setting}`);
    const rows: { 'QUERY PLAN': string }[] = await manager.query(`EXPLAIN ${sql}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const TORONTO = { lat: 43.65, lng: -79.38, radiusKm: 100 };
const NOON = { open: 'now' as const, minutes: { 'America/Toronto': 720 } };
const ALWAYS = { open: 'always' as const };

/** Rows of listings are a kilobyte each: of a million, reading those of a trade takes seconds. */
describe('queries that are answered from an index, without reading rows', () => {
  it.each<[string, Partial<SearchRequest>, Partial<SearchQuery>, string]>([
    ['all', {}, {}, ''],
    ['a trade', { industry: 'Plumber' }, {}, 'listing_by_industry'],
    ['a trade in a town', { industry: 'Plumber', city: 'Toronto' }, {}, 'listing_by_industry_and_city'],
    ['well rated ones', { industry: 'Plumber', minRating: 2 }, {}, 'listing_by_industry'],
    ['licensed ones', { industry: 'Plumber' }, { licensed: true }, 'listing_by_industry_and_city'],
    ['verified ones of a town', { city: 'Toronto' }, { verified: true }, 'listing_by_industry_and_city'],
    ['a trade that is open', { industry: 'Plumber' }, { hours: NOON }, 'listing_by_hours'],
    ['a trade that is open in a town', { industry: 'Plumber', city: 'Toronto' }, { hours: NOON }, 'listing_by_hours'],
    ['all that are open', {}, { hours: NOON }, 'listing_by_hours'],
    ['a trade that never closes', { industry: 'Plumber' }, { hours: ALWAYS }, 'listing_by_never_closing'],
    ['a trade that never closes in a town', { industry: 'Plumber', city: 'Toronto' }, { hours: ALWAYS }, 'listing_by_never_closing'],
    ['a trade near a place', { industry: 'Plumber' }, { near: TORONTO }, 'listing_by_industry_and_place'],
    ['all near a place', {}, { near: TORONTO }, 'listing_by_(place|post_code)'],
  ])('the total: %s', async (_what, request, more, name) => {
    const index = new PostgresSearchIndex(noting, new PostgresVocabulary(noting));
    const query = { ...toSearchQuery({ sortBy: 'featured', page: 1, limit: 1, ...request }), ...more };
    const plan = await planOf('SELECT (SELECT count(*)', () => index.search(query));
    expect(plan).toMatch(new RegExp(`Index Only Scan using ${name}`));
    expect(plan).not.toMatch(/(?<!Only )Scan using/);
  });

  it.each<[string, Partial<SearchRequest>]>([
    ['a town', { city: 'Toronto' }],
    ['a trade in a town', { industry: 'Plumber', city: 'Toronto' }],
  ])('the nearest of %s', async (_what, request) => {
    const index = new PostgresSearchIndex(noting, new PostgresVocabulary(noting));
    const query = { ...toSearchQuery({ sortBy: 'distance', page: 1, limit: 1, ...request }), from: TORONTO };
    const plan = await planOf('SELECT (card', () => index.search(query));
    expect(plan).toMatch('Index Only Scan using listing_by_industry_and_city');
  });

  it('the nearest of many, page by page, most of them within a smaller circle', async () => {
    const vocabulary = new PostgresVocabulary(noting);
    const [small, whole] = [new PostgresSearchIndex(noting, vocabulary, undefined, 50), new PostgresSearchIndex(noting, vocabulary)];
    await Promise.all([small, whole].map((index) => index.search(toSearchQuery({ sortBy: 'featured', page: 1, limit: 1 }))));
    const page = (index: PostgresSearchIndex, number: number) =>
      index.search({ ...toSearchQuery({ sortBy: 'distance', page: number, limit: 5 }), near: { ...TORONTO, radiusKm: 300 } });
    const last = Math.ceil((await page(whole, 1)).total / 5);
    expect(last).toBeGreaterThan(10);
    const radii = new Set<unknown>();
    for (let number = 1; number <= last; number += 1) {
      asked = [];
      expect(await page(small, number)).toEqual(await page(whole, number));
      radii.add(asked.find(({ sql }) => sql.startsWith('SELECT (card'))!.values.at(-1));
    }
    const smaller = [...radii].filter((radius) => Number(radius) < 300);
    expect(smaller).toEqual([300 / 8]);
  });

  it('the best of a postal area', async () => {
    const index = new PostgresSearchIndex(noting, new PostgresVocabulary(noting));
    const query = toSearchQuery({ postCode: 'M4K', sortBy: 'featured', page: 1, limit: 1 });
    const plan = await planOf('SELECT card', () => index.search(query));
    expect(plan).toMatch('Index Only Scan using listing_by_post_code');
  });

  it('a short prefix, among the results of the others', async () => {
    const index = new PostgresSearchIndex(noting, new PostgresVocabulary(noting));
    const query = toSearchQuery({ query: 'plumbing c', sortBy: 'featured', page: 1, limit: 1 });
    const plan = await planOf('SELECT (SELECT count(*)', () => index.search(query), ['enable_seqscan = off', 'enable_indexscan = off']);
    expect(plan).toContain(`Index Cond: (words @@ '''plumbing'''::tsquery)`);
    expect(plan).toContain(`Filter: ((words @@ '''c'':*'::tsquery) IS TRUE)`);
  });

  it('the location of a postal area', async () => {
    const plan = await planOf('SELECT coalesce(avg', () => new PostgresPostalAreas(noting).middleOf('M4K'));
    expect(plan).toMatch('Index Only Scan using listing_by_post_code');
  });
});

/** Of a million listings, reading all rows for each listing that is changed took two minutes. */
describe('queries after a change that read no rows', () => {
  const changes = { on: () => undefined, connected: true } as unknown as ChangeFeed;
  const listings = () => new PostgresListingQueries(noting);
  const readNames = async () => {
    const titles = new CachedTitles(noting, changes, { bump: () => undefined } as never);
    await titles.prepare();
    titles.onModuleDestroy();
  };

  it.each<[string, () => Promise<unknown>, string[]]>([
    ['the lists of filters', () => new PostgresFacetReader(noting).read(), []],
    ['how many each place has', () => new CachedPlaceCounts(noting, changes).get(), ['listing_with_service_area']],
    ['the trades', () => new PostgresIndustryCounts(noting).read(), []],
    [
      'the counts, and the latest',
      () => listings().overview(1, 1),
      ['listing_published', 'listing_by_spelling', 'listing_with_service_area'],
    ],
    ['the names', () => readNames(), []],
    ['the choices of the back office', () => new PostgresAdminListings(noting, undefined as never).choices(), []],
    ['how many there are', () => listings().countBusinesses(), []],
  ])('%s', async (_what, work, indexesOfFew) => {
    asked = [];
    await work();
    const statements = asked.filter(({ sql }) => /\blisting\b|searchable_listing/.test(sql));
    expect(statements).not.toEqual([]);
    for (const statement of statements) {
      const plan = await explained(statement, FAR_PAGES);
      expect(plan).not.toMatch(/Seq Scan on listing\b/);
      for (const [, index] of plan.matchAll(/(?<!Only )Scan(?: Backward)? using (\S+) on listing\b/g))
        expect(indexesOfFew).toContain(index);
    }
  });

  it.each([
    ['with opening hours', 'open_minutes IS NOT NULL', 'listing_by_hours'],
    ['that is fictional', `source = 'sample'`, 'listing_by_spelling'],
    ['without a telephone', `coalesce(phone, '') = ''`, 'listing_without_phone'],
  ])('whether there is any %s', async (_what, condition, index) => {
    const statement = { sql: `SELECT FROM listing WHERE status = 'published' AND ${condition} LIMIT 1`, values: [] };
    expect(await explained(statement, ['enable_seqscan = off', 'enable_bitmapscan = off'])).toContain(` using ${index} `);
  });

  it('invalid coordinates', async () => {
    const plan = await explained({ sql: `SELECT key FROM listing WHERE ${OUTSIDE_CANADA_SQL} FOR UPDATE`, values: [] }, [
      'enable_seqscan = off',
    ]);
    expect(plan).toContain('listing_misplaced');
  });

  it('a part of the sitemap skips earlier rows by an index', async () => {
    const plan = await planOf('SELECT slug', () => listings().businessPages(500, 10));
    expect(plan).toContain('Index Only Scan using listing_published');
  });
});

it('the planner estimates the rows in a region of the map realistically', async () => {
  const rows: { 'QUERY PLAN': string }[] = await directory.transaction.manager.query(
    'EXPLAIN SELECT FROM searchable_listing WHERE latitude BETWEEN 40 AND 60 AND longitude BETWEEN -140 AND -50',
  );
  expect(Number(/rows=(\d+)/.exec(rows[0]!['QUERY PLAN'])![1])).toBeGreaterThan(500);
});
