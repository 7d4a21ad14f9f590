import type { Pool } from 'undici';
import { SearchEngineUnavailable, SearchIndex, type SearchPage } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';
import { meiliQueryOf } from './meili-query.js';

/** How long an answer may take before PostgreSQL gives it instead. */
const TIMEOUT_MS = 400;

interface MeiliAnswer {
  hits: { card: SearchPage['services'][number] }[];
  totalHits: number;
}

/**
 * Searches the engine over a keep-alive pool of its own. The official client goes through fetch, which asks for
 * compressed answers and so costs several times the search itself.
 */
export class MeilisearchSearchIndex extends SearchIndex {
  private readonly headers: Record<string, string>;
  private readonly path: string;

  constructor(
    private readonly pool: Pool,
    apiKey: string | undefined,
    indexName: string,
  ) {
    super();
    this.path = `/indexes/${encodeURIComponent(indexName)}/search`;
    this.headers = {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    };
  }

  async search(query: SearchQuery): Promise<SearchPage> {
    const answer = await this.ask(JSON.stringify(meiliQueryOf(query)));
    return { services: answer.hits.map(({ card }) => card), total: answer.totalHits };
  }

  private async ask(body: string): Promise<MeiliAnswer> {
    try {
      const response = await this.pool.request({
        method: 'POST',
        path: this.path,
        headers: this.headers,
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.body.text();
      if (response.statusCode !== 200) throw new Error(`the engine answered ${response.statusCode}: ${text.slice(0, 300)}`);
      return JSON.parse(text) as MeiliAnswer;
    } catch (error) {
      throw new SearchEngineUnavailable(`Meilisearch: ${(error as Error).message}`, { cause: error });
    }
  }
}
