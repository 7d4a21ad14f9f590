import { Registry } from 'prom-client';
import { SearchEngineUnavailable, SearchIndex, SearchPage } from '../../domain/search-index.js';
import { toSearchQuery } from '../../domain/search-query.js';
import { searchMetrics } from './search-metrics.js';

const ANYTHING = toSearchQuery({ page: 1, limit: 20, sortBy: 'featured' });

class Answering extends SearchIndex {
  search(): Promise<SearchPage> {
    return Promise.resolve(SearchPage.of([], 7));
  }
}

class Failing extends SearchIndex {
  search(): Promise<SearchPage> {
    return Promise.reject(new SearchEngineUnavailable('away'));
  }
}

describe('search metrics', () => {
  it('count by engine and outcome, and leave answers unchanged', async () => {
    const registry = new Registry();
    const measured = searchMetrics(registry);
    const engine = measured.index('meilisearch', new Failing());
    const postgres = measured.index('postgres', new Answering());
    await expect(engine.search(ANYTHING)).rejects.toThrow(SearchEngineUnavailable);
    expect(await postgres.search(ANYTHING)).toMatchObject({ total: 7 });
    expect(await postgres.search(ANYTHING)).toMatchObject({ total: 7 });
    const text = await registry.metrics();
    expect(text.match(/^homewright_search_seconds_count.*$/gm)).toEqual([
      'homewright_search_seconds_count{engine="meilisearch",outcome="failed"} 1',
      'homewright_search_seconds_count{engine="postgres",outcome="answered"} 2',
    ]);
  });

  it('count fallbacks to PostgreSQL from 0 on', async () => {
    const registry = new Registry();
    const { fallback } = searchMetrics(registry);
    const count = async () => /^homewright_search_fallbacks_total (\d+)$/m.exec(await registry.metrics())?.[1];
    expect(await count()).toBe('0');
    fallback();
    expect(await count()).toBe('1');
  });
});
