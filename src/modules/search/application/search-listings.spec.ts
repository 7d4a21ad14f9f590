import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import type { ListingCard } from '../../../shared/listings/listing-card.js';
import { Outage, registerOutageRecognition } from '../../../shared/outage.js';
import type { DirectoryFacets } from '../domain/directory-facets.js';
import { SearchEngineUnavailable, SearchIndex, SearchPage } from '../domain/search-index.js';
import { type SearchQuery, type SearchRequest, toSearchQuery } from '../domain/search-query.js';
import { TitleBook } from '../domain/suggest/title-book.js';
import { TaughtPhrases } from '../domain/learning/taught-phrase.js';
import { aCard } from '../testing/doubles.js';
import { DirectoryTrades, NO_TRADE_SETTINGS } from '../../trades/vocabulary.js';
import { UnderstoodSearch } from './understood/understood-search.js';
import { Distances } from './distances.js';
import { BusinessWebsites, MAX_AT_ADDRESS } from './business-websites.js';
import { EngineCircuitBreaker } from './engines/circuit-breaker.js';
import { Meanings } from './meanings.js';
import { CurrentFacets, SearchListings } from './search-listings.js';

class InMemoryIndex extends SearchIndex {
  error: Error | undefined;
  /** So many of the next answers come too late. */
  failing = 0;
  asked: SearchQuery | undefined;
  card: Partial<ListingCard> = {};
  searches = 0;

  constructor(
    private readonly name: string,
    public total: number,
  ) {
    super();
  }

  search(query: SearchQuery): Promise<SearchPage> {
    this.asked = query;
    this.searches += 1;
    if (this.failing > 0) {
      this.failing -= 1;
      return Promise.reject(new SearchEngineUnavailable('too late'));
    }
    if (this.error) return Promise.reject(this.error);
    return Promise.resolve(SearchPage.of([aCard({ title: this.name, ...this.card })], this.total));
  }
}

class InMemoryCircuitBreaker extends EngineCircuitBreaker {
  configured = true;
  open = true;
  right = true;
  readonly reported: string[] = [];

  usable(): boolean {
    return this.open;
  }

  lastResort(): boolean {
    return this.right;
  }

  answered(): void {
    this.reported.push('answered');
  }

  failed(error: SearchEngineUnavailable): void {
    this.reported.push(error.message);
  }
}

class DatabaseAway extends Outage {
  readonly code = 'database-away';
  readonly reason = 'no answer';
}
registerOutageRecognition((error) => (error instanceof DatabaseAway ? error : undefined));

const FACETS: DirectoryFacets = { industries: ['Plumber'], cities: ['Guelph'] };

/** A Sunday, 10:30 in Toronto. */
const CLOCK = { now: () => new Date('2026-11-22T15:30:00Z') };
const UNDERSTANDING = new UnderstoodSearch({ middleOf: () => Promise.resolve(undefined) }, CLOCK);
const LISTED = { get: () => Promise.resolve(new DirectoryTrades(NO_TRADE_SETTINGS, [{ name: 'Plumber', count: 1, cities: [] }])) };
const TRADES = { get: () => Promise.resolve(new DirectoryTrades(NO_TRADE_SETTINGS, [])) };

class FixedFacets extends CurrentFacets {
  get(): Promise<DirectoryFacets> {
    return Promise.resolve(FACETS);
  }
}

let engine: InMemoryIndex;
let postgres: InMemoryIndex;
let breaker: InMemoryCircuitBreaker;
let listings: SearchListings;

class InMemoryWebsites extends BusinessWebsites {
  error: Error | undefined;

  constructor(private readonly keys: Record<string, number[]> = {}) {
    super();
  }

  keysAt(page: string): Promise<number[]> {
    return this.error ? Promise.reject(this.error) : Promise.resolve(this.keys[page] ?? []);
  }
}

const listingsWith = ({ index = engine, trades = TRADES, searches = UNDERSTANDING, websites = new InMemoryWebsites() } = {}) =>
  new SearchListings(
    { engine: index, postgres, breaker },
    { facets: new FixedFacets(), trades, taught: { get: () => Promise.resolve(new TaughtPhrases()) }, websites },
    { meanings: new Meanings(), searches },
    new Distances(),
    CLOCK,
  );

beforeEach(() => {
  engine = new InMemoryIndex('engine', 45);
  postgres = new InMemoryIndex('postgres', 45);
  breaker = new InMemoryCircuitBreaker();
  listings = listingsWith();
});

const request = (asked: Partial<SearchRequest> = {}) => toSearchQuery({ sortBy: 'featured', page: 1, limit: 20, ...asked });
const answer = async (asked: Partial<SearchRequest> = {}) => {
  const { found, degraded } = await listings.search(request(asked));
  return [found.services[0]?.title, degraded];
};

it('finds a business whose name is typed otherwise than it is in its title, if nothing is found as it is typed', async () => {
  const book = new TitleBook();
  book.add({ key: 1, titleKey: 'cyber zorbix inc.' });
  const searches = new UnderstoodSearch({ middleOf: () => Promise.resolve(undefined) }, CLOCK, { book });
  const index = new InMemoryIndex('engine', 1);
  jest
    .spyOn(index, 'search')
    .mockImplementation(({ words }) =>
      Promise.resolve(words?.[0] === 'cyber' ? SearchPage.of([aCard({ title: 'Cyber' })], 1) : SearchPage.of([], 0)),
    );
  const titles = async (asked: Partial<SearchRequest>) =>
    (await listingsWith({ index, searches }).search(request(asked))).found.services.map(({ title }) => title);
  expect(await titles({ query: 'cyer zorbix' })).toEqual(['Cyber']);
  for (const query of ['cyer zorb', 'www.cyberzorbix.ca', 'cyber & zorbix', 'phone number of cyber zorbix']) {
    expect([query, await titles({ query })]).toEqual([query, ['Cyber']]);
  }
  expect(await titles({ query: 'cyer zorbix', literal: true })).toEqual([]);
  expect(await titles({ query: 'cyer zarbix' })).toEqual([]);
});

describe('a search with a place', () => {
  const GUELPH = { lat: expect.closeTo(43.54, 1) as number, lng: expect.closeTo(-80.25, 1) as number };

  it.each([
    ['a city', { city: 'guelph' }, { name: 'Guelph', kind: 'city' }],
    ['a postal code of which no listing tells', { postCode: 'M5V2T6' }, { name: 'M5V 2T6', kind: 'postal' }],
    ['an area of postal codes', { postCode: 'M5V' }, { name: 'M5V', kind: 'postal' }],
    ['both: the smaller one', { city: 'Guelph', postCode: 'M5V' }, { name: 'M5V', kind: 'postal' }],
    ['coordinates', { near: { lat: 43, lng: -80, radiusKm: 5 }, city: 'Guelph' }, { name: null, kind: 'position' }],
  ] as const)('says from where distances are measured: %s', async (_what, asked, from) => {
    expect((await listings.search(request(asked))).distanceFrom).toEqual(from);
  });

  it('has the distance on each card, in the usual order and from the engine', async () => {
    engine.card = { latitude: 43.65, longitude: -79.38 };
    const { found } = await listings.search(request({ city: 'Guelph' }));
    expect(found.services).toMatchObject([{ title: 'engine', distanceKm: expect.closeTo(70, -1) as number }]);
    expect(engine.asked).toMatchObject({ sortBy: 'featured', cityKey: 'guelph' });
    expect(engine.asked).not.toHaveProperty('from');
  });

  it('has the nearest first on request, from PostgreSQL, without being degraded', async () => {
    const { degraded } = await listings.search(request({ city: 'Guelph', sortBy: 'distance' }));
    expect(postgres.asked).toMatchObject({ sortBy: 'distance', from: GUELPH, cityKey: 'guelph', near: undefined });
    expect([degraded, engine.searches]).toEqual([false, 0]);
    await listings.search(request({ near: { lat: 43, lng: -80, radiusKm: 5 }, sortBy: 'distance' }));
    expect(postgres.asked).not.toHaveProperty('from');
  });

  it('queries the index once, while the centre of a postal area is looked up', async () => {
    const middle = Promise.withResolvers<undefined>();
    const slow = listingsWith({ searches: new UnderstoodSearch({ middleOf: () => middle.promise }, CLOCK) });
    const answer = slow.search(request({ postCode: 'N1H2A1' }));
    await nextLoopIteration();
    expect(engine.asked).toMatchObject({ postPrefix: 'N1H2A1' });
    middle.resolve(undefined);
    expect((await answer).distanceFrom).toEqual({ name: 'N1H 2A1', kind: 'postal' });
    expect(engine.searches).toBe(1);
  });

  it.each([{ city: 'Atlantis' }, { postCode: 'M5' }, { query: 'pizza' }])(
    'has the usual order if the place is unknown: %j',
    async (asked) => {
      expect((await listings.search(request({ ...asked, sortBy: 'distance' }))).distanceFrom).toBeUndefined();
      expect(engine.asked).toMatchObject({ sortBy: 'featured' });
    },
  );

  it('uses the approximate place of a postal code while the database is unavailable', async () => {
    const away = new UnderstoodSearch({ middleOf: () => Promise.reject(new DatabaseAway()) }, CLOCK);
    listings = listingsWith({ searches: away });
    expect((await listings.search(request({ postCode: 'N1H2A1' }))).distanceFrom).toEqual({ name: 'N1H 2A1', kind: 'postal' });
  });
});

describe('a search', () => {
  it('is answered by the engine, with the figures of the pages and the choices of filters', async () => {
    const result = await listings.search(request({ page: 2 }));
    expect(result).toMatchObject({ found: { total: 45 }, page: 2, totalPages: 3, facets: FACETS, degraded: false });
    expect(result.found.services.map(({ title }) => title)).toEqual(['engine']);
    expect(postgres.asked).toBeUndefined();
  });

  it.each([
    [0, 20, 0],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [1_300, 1, 1_300],
  ])('of %i listings has, at %i a page, %i pages', async (total, limit, totalPages) => {
    listings = listingsWith({ index: new InMemoryIndex('engine', total) });
    expect((await listings.search(request({ limit }))).totalPages).toBe(totalPages);
  });

  it('is answered by PostgreSQL while the circuit breaker is open, and is marked as degraded', async () => {
    breaker.open = false;
    expect(await answer()).toEqual(['postgres', true]);
    expect(engine.asked).toBeUndefined();
  });

  it('is answered by PostgreSQL when the engine does not answer, and each failure is reported to the circuit breaker', async () => {
    engine.error = new SearchEngineUnavailable('too late');
    expect(await answer()).toEqual(['postgres', true]);
    engine.error = undefined;
    expect(await answer()).toEqual(['engine', false]);
    expect(breaker.reported).toEqual(['too late', 'answered']);
  });

  it('is sent to a slow engine again if PostgreSQL is unavailable, too', async () => {
    engine.failing = 1;
    postgres.error = new DatabaseAway('the database is away');
    expect(await answer()).toEqual(['engine', false]);
    breaker.open = false;
    expect(await answer()).toEqual(['engine', false]);
    breaker.right = false;
    await expect(listings.search(request())).rejects.toThrow('the database is away');
    [breaker.open, breaker.right, engine.failing] = [true, true, 2];
    await expect(listings.search(request())).rejects.toThrow('the database is away');
  });

  it('in a province is answered by PostgreSQL, and by the engine for all provinces while the database is unavailable', async () => {
    listings = listingsWith({ trades: LISTED });
    const titles = async () => (await listings.search(request({ query: 'plumber in alberta' }))).found.services.map(({ title }) => title);
    expect(await titles()).toEqual(['postgres']);
    expect(postgres.asked).toMatchObject({ industryKey: 'plumber', province: { region: 'AB' } });
    postgres.error = new DatabaseAway('the database is away');
    expect(await titles()).toEqual(['engine']);
    expect(engine.asked?.province).toBeUndefined();
    // Nobody says then that these are in Alberta.
    expect((await listings.search(request({ query: 'plumber in alberta' }))).understood).toMatchObject({
      trades: ['Plumber'],
      place: null,
    });
    breaker.right = false;
    await expect(titles()).rejects.toThrow('the database is away');
  });

  it('with several queries waits only once for a silent engine', async () => {
    engine.error = new SearchEngineUnavailable('too late');
    listings = listingsWith({ trades: LISTED });
    expect((await listings.search(request({ query: 'plumber guelph' }))).degraded).toBe(true);
    expect(breaker.reported).toEqual(['too late']);
    expect(postgres.searches).toBeGreaterThan(1);
  });

  it.each<[string, Partial<SearchRequest>]>([
    ['around a place', { near: { lat: 43, lng: -80, radiusKm: 5 } }],
    ['in a part of the map', { box: { west: -80, south: 43, east: -79, north: 44 } }],
    ['of who is open', { openNow: true }],
  ])('%s is answered by PostgreSQL by design', async (_what, asked) => {
    expect(await answer(asked)).toEqual(['postgres', false]);
    expect(engine.asked).toBeUndefined();
  });

  it('of businesses that never close is answered by the engine', async () => {
    listings = listingsWith({ trades: LISTED });
    engine.total = 30;
    expect((await listings.search(request({ query: '24h plumber' }))).hoursUnknown).toBe(false);
    expect([engine.asked?.hours, postgres.searches]).toEqual([{ open: 'always' }, 0]);
  });

  it('for open businesses compares with the local time of each time zone', async () => {
    await listings.search(request({ openNow: true }));
    const sundayAt = (hour: number, minute: number) => (6 * 24 + hour) * 60 + minute;
    expect(postgres.asked?.hours).toMatchObject({
      open: 'now',
      minutes: { 'America/Toronto': sundayAt(10, 30), 'America/Regina': sundayAt(9, 30), 'America/St_Johns': sundayAt(12, 0) },
    });
  });

  it('finds the trade by any of its names', async () => {
    await listings.search(request({ industry: 'Roofing' }));
    expect(engine.asked?.industryKey).toBe('roofer');
  });

  it('does not hide an internal error', async () => {
    engine.error = new TypeError('a fault');
    await expect(listings.search(request())).rejects.toThrow('a fault');
  });

  it('fails when PostgreSQL fails: an outage is not an empty directory', async () => {
    breaker.open = false;
    postgres.error = new Error('the database is down');
    await expect(listings.search(request())).rejects.toThrow('the database is down');
  });

  it('is answered by PostgreSQL if no engine is configured', async () => {
    breaker.configured = breaker.open = false;
    expect(await answer()).toEqual(['postgres', false]);
  });

  it.each([true, false])('around a place is always answered by PostgreSQL, without a fallback (engine usable: %s)', async (open) => {
    breaker.open = open;
    expect(await answer({ near: { lat: 1, lng: 1, radiusKm: 25 } })).toEqual(['postgres', false]);
    expect(engine.asked).toBeUndefined();
  });

  it('for a high page number is answered by PostgreSQL, whose indexes are sorted; with words by the engine', async () => {
    expect(await answer({ page: 251, limit: 20 })).toEqual(['postgres', false]);
    expect(await answer({ page: 250, limit: 20 })).toEqual(['engine', false]);
    expect(await answer({ query: 'tap', page: 251, limit: 20 })).toEqual(['engine', false]);
  });

  it('with more words than the engine accepts is answered by PostgreSQL', async () => {
    const ten = 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1';
    expect(await answer({ query: ten })).toEqual(['engine', false]);
    expect(await answer({ query: `${ten} in` })).toEqual(['engine', false]);
    expect(await answer({ query: `${ten} k1` })).toEqual(['postgres', false]);
  });

  it('with literal=1 is not interpreted', async () => {
    listings = listingsWith({ trades: LISTED });
    const understood = async (literal: boolean) => (await listings.search(request({ query: 'plumber guelph', literal }))).understood;
    expect(await understood(false)).toMatchObject({ trades: ['Plumber'] });
    expect(await understood(true)).toBeNull();
  });

  it.each(['"', '- & |', '🔧', '...'])('for text without a letter or digit finds nothing, without a query: %s', async (query) => {
    const result = await listings.search(request({ query, page: 3 }));
    expect(result).toMatchObject({ found: { total: 0 }, page: 3, totalPages: 0, facets: FACETS, degraded: false });
    expect(result.found.services).toEqual([]);
    expect(engine.asked ?? postgres.asked).toBeUndefined();
  });
});

describe('a telephone number', () => {
  it('finds its business', async () => {
    await listings.search(request({ query: '(519) 555-0142', city: 'Guelph' }));
    expect(engine.asked).toMatchObject({ phonePart: '5195550142', cityKey: 'guelph', words: undefined });
  });

  it('that is unknown is searched as text, and so is one with literal=1', async () => {
    const nobody = new InMemoryIndex('engine', 0);
    const empty = listingsWith({ index: nobody });
    await empty.search(request({ query: '519 555 0142' }));
    expect(nobody.asked).toMatchObject({ phonePart: undefined, words: ['519', '555', '0142'] });
    await listings.search(request({ query: '519 555 0142', literal: true }));
    expect(engine.asked).toMatchObject({ phonePart: undefined, words: ['519', '555', '0142'] });
  });
});

describe('a web address', () => {
  const websites = new InMemoryWebsites({
    'northwind.example': [7, 9],
    'pages.example': Array.from({ length: MAX_AT_ADDRESS + 1 }, (_, key) => key),
  });

  it('finds the businesses that have it', async () => {
    await listingsWith({ websites }).search(request({ query: 'www.Northwind.example', city: 'Guelph' }));
    expect(engine.asked).toMatchObject({ only: [7, 9], cityKey: 'guelph', words: undefined });
  });

  it.each([
    ['nobody has', 'southwind.example', false],
    ['too many have', 'pages.example', false],
    ['is to be searched as text', 'northwind.example', true],
  ])('that %s is searched as text', async (_, query, literal) => {
    await listingsWith({ websites }).search(request({ query, literal }));
    expect(engine.asked).toMatchObject({ words: query.split('.') });
    expect(engine.asked).not.toHaveProperty('only');
  });

  it('is searched as text while PostgreSQL is unavailable; any other error is an error', async () => {
    const failing = new InMemoryWebsites();
    const found = () => listingsWith({ websites: failing }).search(request({ query: 'northwind.example' }));
    failing.error = new DatabaseAway();
    await found();
    expect(engine.asked).toMatchObject({ words: ['northwind', 'example'] });
    failing.error = new Error('no such column');
    await expect(found()).rejects.toThrow('no such column');
  });
});
