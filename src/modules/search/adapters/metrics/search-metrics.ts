import { Counter, Histogram, type Registry, type RegistryContentType } from 'prom-client';
import { SearchIndex, type SearchPage } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';

export interface SearchMetrics {
  index(engine: string, index: SearchIndex): SearchIndex;
  fallback: () => void;
  cached: () => void;
}

/** Durations of searches by engine, and the number of fallbacks to PostgreSQL. */
export function searchMetrics(registry: Registry<RegistryContentType>): SearchMetrics {
  const seconds = new Histogram({
    name: 'homewright_search_seconds',
    help: 'How long searches took, by the engine that answered them',
    labelNames: ['engine', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const fallbacks = new Counter({
    name: 'homewright_search_fallbacks_total',
    help: 'Searches that PostgreSQL answered because the engine could not',
    registers: [registry],
  });
  const cached = new Counter({
    name: 'homewright_search_kept_total',
    help: 'Questions to the engine that were answered from memory',
    registers: [registry],
  });
  return {
    index: (engine, index) => new MeasuredSearchIndex(engine, index, seconds),
    fallback: () => fallbacks.inc(),
    cached: () => cached.inc(),
  };
}

class MeasuredSearchIndex extends SearchIndex {
  constructor(
    private readonly engine: string,
    private readonly index: SearchIndex,
    private readonly seconds: Histogram<'engine' | 'outcome'>,
  ) {
    super();
  }

  async search(query: SearchQuery, options?: { lastResort?: boolean }): Promise<SearchPage> {
    const end = this.seconds.startTimer({ engine: this.engine });
    try {
      const page = await this.index.search(query, options);
      end({ outcome: 'answered' });
      return page;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }
}
