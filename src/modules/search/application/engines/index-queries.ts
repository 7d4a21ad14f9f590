import { outageBehind } from '../../../../shared/outage.js';
import { SearchEngineUnavailable, type SearchIndex, SearchPage } from '../../domain/search-index.js';
import { forEngines, type SearchQuery } from '../../domain/search-query.js';
import type { EngineCircuitBreaker } from './circuit-breaker.js';

/** What finds listings: both indexes keep the same contract. */
export interface SearchIndexes {
  engine: SearchIndex;
  postgres: SearchIndex;
  breaker: EngineCircuitBreaker;
  /** Called for each query that PostgreSQL answers as the fallback. */
  onFallback?: () => void;
}

/** The engine reads no more words of a text than this, and would find what lacks the others. */
const MAX_WORDS = 10;
/** A page of a list without words counts as deep from this offset on. */
const DEEP = 5_000;

/** The queries of one search, with PostgreSQL as the fallback when the engine is down: two that wait for the same silence are one failure. */
export class IndexQueries {
  /** PostgreSQL answered as the fallback for the search engine. */
  isDegraded = false;
  /** A province was asked for, and the answer is from all of them. */
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
      if (!isForEngine || outageBehind(error) === undefined || !breaker.lastResort()) throw error;
      // PostgreSQL is unavailable as well: a slow answer of the engine is better than none, and one from all provinces, of which it knows nothing.
      this.isOfAllProvinces ||= query.province !== undefined;
      return engine.search({ ...query, province: undefined }, { patient: true }).catch(() => Promise.reject(error as Error));
    }
  }
}

/**
 * Places and hours are PostgreSQL's by design: they cost the engine two seconds for each change, and hours it cannot compare. So are deep pages of
 * lists: the engine sorts all earlier results, PostgreSQL has them in its indexes.
 */
function isBeyondEngine(query: SearchQuery): boolean {
  const isPlaced = (query.near ?? query.from ?? query.box) !== undefined;
  const isDeep = query.words === undefined && (query.page - 1) * query.limit >= DEEP;
  return isPlaced || isDeep || query.hours !== undefined || (query.words?.length ?? 0) > MAX_WORDS;
}
