import { findOutage } from '../../../../shared/outage.js';
import { SearchEngineUnavailable, type SearchIndex, SearchPage } from '../../domain/search-index.js';
import { forEngines, type SearchQuery } from '../../domain/search-query.js';
import type { EngineCircuitBreaker } from './circuit-breaker.js';

/** The indexes that find listings. Both fulfil the same contract. */
export interface SearchIndexes {
  engine: SearchIndex;
  postgres: SearchIndex;
  breaker: EngineCircuitBreaker;
  /** Called for each query that PostgreSQL answers as the fallback. */
  onFallback?: () => void;
}

/** The engine ignores all further words of a text, and would find listings that lack them. */
const MAX_WORDS = 10;
/** A page of a list without words counts as deep from this offset on. */
const MIN_DEEP_OFFSET = 5_000;

/**
 * The queries of one search, with PostgreSQL as the fallback when the engine is down. Several timeouts in one search count as one failure.
 */
export class IndexQueries {
  /** PostgreSQL answered as the fallback for the search engine. */
  isDegraded = false;
  /** The search was for one province, but the answer is from all of them. */
  isOfAllProvinces = false;
  private isEngineSilent = false;

  constructor(private readonly indexes: SearchIndexes) {}

  async find(asked: SearchQuery): Promise<SearchPage> {
    const { engine, postgres, breaker, onFallback } = this.indexes;
    const query = forEngines(asked);
    // Text without a single letter or digit describes no business.
    if (query.words?.length === 0) return SearchPage.of([], 0);
    const isBeyond = isBeyondEngine(query);
    const isByDesign = !breaker.configured || isBeyond || query.province !== undefined;
    if (!isByDesign && !this.isEngineSilent && breaker.usable()) {
      try {
        const found = await engine.search(query);
        breaker.answered();
        return found;
      } catch (error) {
        if (!(error instanceof SearchEngineUnavailable)) throw error;
        if (!this.isEngineSilent) breaker.failed(error);
        // After a timeout of the engine, the remaining queries of the same search go to PostgreSQL directly.
        this.isEngineSilent = true;
      }
    }
    if (!isByDesign) onFallback?.();
    try {
      const found = await postgres.search(query);
      this.isDegraded ||= !isByDesign;
      return found;
    } catch (error) {
      const isForEngine = breaker.configured && !isBeyond;
      if (!isForEngine || findOutage(error) === undefined || !breaker.lastResort()) throw error;
      // PostgreSQL is unavailable as well: a slow answer of the engine is better than none. The index of the engine has no provinces, so it
      // searches all of them.
      this.isOfAllProvinces ||= query.province !== undefined;
      return engine.search({ ...query, province: undefined }, { lastResort: true }).catch(() => Promise.reject(error as Error));
    }
  }
}

/**
 * Queries for PostgreSQL by design. In the engine, places and hours would cost two seconds for each change, and it cannot compare hours; it has
 * only which businesses never close.
 * For deep pages of lists the engine sorts all earlier results, while PostgreSQL has them in its indexes.
 */
function isBeyondEngine(query: SearchQuery): boolean {
  const isPlaced = (query.near ?? query.from ?? query.box) !== undefined;
  const isDeep = query.words === undefined && (query.page - 1) * query.limit >= MIN_DEEP_OFFSET;
  return isPlaced || isDeep || query.hours?.open === 'now' || (query.words?.length ?? 0) > MAX_WORDS;
}
