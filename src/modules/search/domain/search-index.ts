import type { ListingCard } from '../../../shared/listings/listing-card.js';
import type { SearchQuery } from './search-query.js';

/** A card found; with its distance when the search is around a place. `approximate`: its place was derived from its postal code or town. */
export type FoundCard = ListingCard & { distanceKm?: number; approximate?: true };

/** The fields of a card in a search for pins: its names, its own coordinates, and what cards are filtered by. */
export const PIN_FIELDS = [
  'id',
  'slug',
  'title',
  'latitude',
  'longitude',
  'industry',
  'city',
  'serviceArea',
] as const satisfies readonly (keyof FoundCard)[];

/** One page of matches. The cards remain the JSON that an engine wrote, byte by byte, until they are parsed on first use. */
export class SearchPage {
  private parsed: FoundCard[] | undefined;

  /**
   * @param json an array of cards, in order, as UTF-8
   * @param total exact number of matches, whatever its size
   * @param cachedAs for a page from a cache: the same object each time, as long as the page is cached
   */
  constructor(
    readonly json: Buffer,
    readonly total: number,
    readonly cachedAs?: object,
  ) {}

  static of(services: FoundCard[], total: number): SearchPage {
    return new SearchPage(Buffer.from(JSON.stringify(services)), total);
  }

  get services(): FoundCard[] {
    this.parsed ??= JSON.parse(this.json.toString()) as FoundCard[];
    return this.parsed;
  }
}

/** Finds published listings. Two adapters keep one contract: test/contract/search-index.ts. */
export abstract class SearchIndex {
  /**
   * One page of matches. The order is total: paging never repeats or skips a listing while nothing changes. A page beyond the end is empty.
   * @param options.lastResort there is no fallback: wait longer for the answer
   * @throws SearchEngineUnavailable when the engine does not answer in time
   */
  abstract search(query: SearchQuery, options?: { lastResort?: boolean }): Promise<SearchPage>;
}

/** The engine did not answer, or not in time; another one may. */
export class SearchEngineUnavailable extends Error {
  /** Connection refused: the next request would fail the same way. */
  readonly refused: boolean;

  constructor(message: string, { refused = false, ...options }: ErrorOptions & { refused?: boolean } = {}) {
    super(message, options);
    this.refused = refused;
  }
}
