import { SearchEngineUnavailable, SearchIndex, SearchPage } from '../../domain/search-index.js';
import { type SearchQuery, toSearchQuery } from '../../domain/search-query.js';
import { IndexQueries } from './index-queries.js';
import { NoEngine } from './without-engine.js';

class CountedIndex extends SearchIndex {
  searches = 0;
  isSilent = false;

  search(): Promise<SearchPage> {
    this.searches += 1;
    return this.isSilent ? Promise.reject(new SearchEngineUnavailable('too late')) : Promise.resolve(SearchPage.of([], 1));
  }
}

const QUERY = toSearchQuery({ query: 'plumber', sortBy: 'featured', page: 1, limit: 20 });
/** Only PostgreSQL has places. */
const NEARBY: SearchQuery = { ...QUERY, near: { lat: 43.5, lng: -80.2, radiusKm: 10 } };

function setUp(isConfigured = true) {
  const [engine, postgres] = [new CountedIndex(), new CountedIndex()];
  const breaker = Object.assign(new NoEngine(), { configured: isConfigured, usable: () => isConfigured });
  const seen = { failures: 0, fallbacks: 0 };
  breaker.failed = () => void (seen.failures += 1);
  const queries = new IndexQueries({ engine, postgres, breaker, onFallback: () => void (seen.fallbacks += 1) });
  return { engine, postgres, seen, queries };
}

it('the engine is not queried again in a search in which it was silent once', async () => {
  const { engine, postgres, seen, queries } = setUp();
  engine.isSilent = true;
  for (const page of [1, 2, 3]) await queries.find({ ...QUERY, page });
  expect([engine.searches, postgres.searches]).toEqual([1, 3]);
  expect(seen).toEqual({ failures: 1, fallbacks: 3 });
  expect(queries.isDegraded).toBe(true);
});

it('a search stays degraded if its last query is one that PostgreSQL answers by design', async () => {
  const { engine, queries } = setUp();
  engine.isSilent = true;
  await queries.find(QUERY);
  await queries.find(NEARBY);
  expect(queries.isDegraded).toBe(true);
});

it.each([
  ['of a place', true, NEARBY],
  ['without an engine', false, QUERY],
])('a query %s that PostgreSQL answers by design is no fallback', async (_which, isConfigured, query) => {
  const { engine, seen, queries } = setUp(isConfigured);
  await queries.find(query);
  expect([engine.searches, seen.fallbacks, queries.isDegraded]).toEqual([0, 0, false]);
});
