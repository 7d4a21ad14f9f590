import { Outage, registerOutageRecognition } from '../../../shared/outage.js';
import { aCard } from '../testing/doubles.js';
import { SearchPage, type FoundCard } from '../domain/search-index.js';
import { toSearchQuery, type SearchQuery } from '../domain/search-query.js';
import { KnownApproximatePlaces } from './known-approximate-places.js';
import { MAX_PINS, SearchPins } from './search-pins.js';
import type { SearchResult } from './search-listings.js';

class DatabaseAway extends Outage {
  readonly code = 'database-away';
  readonly reason = 'none';
}

registerOutageRecognition((error) => (error instanceof DatabaseAway ? error : undefined));

class GivenPlaces extends KnownApproximatePlaces {
  asked: string[] = [];
  failure: Error | undefined;

  of(ids: readonly string[]) {
    this.asked.push(...ids);
    return this.failure ? Promise.reject(this.failure) : Promise.resolve(new Map([['roughly', { latitude: 45, longitude: -75 }]]));
  }
}

const card = (id: string, facts: Partial<FoundCard> = {}): FoundCard => ({ ...aCard({ id, slug: id, title: id }), ...facts });
const PLACED = card('placed', { latitude: 43.5, longitude: -80.2 });
const FOUND = [PLACED, card('derived', { latitude: 44, longitude: -79, approximate: true }), card('roughly'), card('nowhere')];

function open() {
  const places = new GivenPlaces();
  const asked: SearchQuery[] = [];
  const search = (query: SearchQuery) => {
    asked.push(query);
    return Promise.resolve({ found: SearchPage.of(FOUND, 4_321) } as SearchResult);
  };
  return { places, asked, pins: new SearchPins({ search }, places) };
}

const QUERY = toSearchQuery({ query: 'plumber', sortBy: 'featured', page: 7, limit: 3 });

describe('pins of a search', () => {
  it('are those of the first results, with stored, derived or looked-up places; businesses without a place are counted', async () => {
    const { pins, asked } = open();
    expect(await pins.find(QUERY)).toEqual({
      pins: [
        { slug: 'placed', title: 'placed', latitude: 43.5, longitude: -80.2 },
        { slug: 'derived', title: 'derived', latitude: 44, longitude: -79, approximate: true },
        { slug: 'roughly', title: 'roughly', latitude: 45, longitude: -75, approximate: true },
      ],
      total: 4_321,
      unplaced: 1,
      most: MAX_PINS,
    });
    expect(asked).toEqual([{ ...QUERY, page: 1, limit: MAX_PINS, forPins: true }]);
  });

  it('look up only places that are missing', async () => {
    const { pins, places } = open();
    await pins.find(QUERY);
    expect(places.asked).toEqual(['roughly', 'nowhere']);
  });

  it('are limited to stored places while the database is unavailable; any other failure is an error', async () => {
    const { pins, places } = open();
    places.failure = new DatabaseAway('away');
    expect(await pins.find(QUERY)).toMatchObject({ pins: [{ slug: 'placed' }, { slug: 'derived' }], unplaced: 2 });
    places.failure = new Error('column is missing');
    await expect(pins.find(QUERY)).rejects.toThrow('column is missing');
  });
});
