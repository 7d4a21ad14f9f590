import type { ListingCard } from '../../../shared/listing-card.js';
import type { SearchQuery } from './search-query.js';

export interface SearchPage {
  /** Cards of the page, in order; `distanceKm` on each when the search is around a place. */
  services: (ListingCard & { distanceKm?: number })[];
  /** Exact, whatever its size. */
  total: number;
}

/** Finds published listings. Two adapters keep one contract: test/contract/search-index.ts. */
export abstract class SearchIndex {
  /**
   * One page of matches. The order is total: paging never repeats or skips a listing while nothing changes.
   * A page beyond the end is empty.
   * @throws SearchEngineUnavailable when the engine does not answer in time
   */
  abstract search(query: SearchQuery): Promise<SearchPage>;
}

/** The engine did not answer, or not in time; another one may. */
export class SearchEngineUnavailable extends Error {}
