import type { DirectoryFacets } from '../domain/directory-facets.js';
import { SearchEngineUnavailable, SearchIndex, type SearchPage } from '../domain/search-index.js';
import { type SearchRequest, toSearchQuery } from '../domain/search-query.js';

/** Whether the search engine may answer at this moment. */
export abstract class EngineGate {
  /** An engine is wanted, even if it does not answer now. */
  abstract readonly configured: boolean;
  abstract usable(): boolean;
  /** Something went wrong with an answer: the gate closes until the engine has proved itself. */
  abstract failed(error: Error): void;
}

/** The directory's lists of industries and cities, kept up to date. */
export abstract class CurrentFacets {
  abstract get(): Promise<DirectoryFacets>;
}

export interface SearchResult extends SearchPage, DirectoryFacets {
  page: number;
  totalPages: number;
  /** Present while PostgreSQL stands in for the search engine. */
  degraded?: true;
}

/** Searches the directory. It stays up when the engine goes down: PostgreSQL answers the same contract. */
export class SearchListings {
  constructor(
    private readonly engine: SearchIndex,
    private readonly postgres: SearchIndex,
    private readonly gate: EngineGate,
    private readonly facets: CurrentFacets,
  ) {}

  async search(request: SearchRequest): Promise<SearchResult> {
    const [{ services, total, degraded }, { industries, cities }] = await Promise.all([
      this.find(request),
      this.facets.get(),
    ]);
    const totalPages = Math.ceil(total / request.limit);
    return { services, total, page: request.page, totalPages, industries, cities, ...(degraded ? { degraded } : {}) };
  }

  private async find(request: SearchRequest): Promise<SearchPage & { degraded?: true }> {
    const query = toSearchQuery(request);
    // Text without a single letter or digit describes no business.
    if (query.words?.length === 0) return { services: [], total: 0 };
    // Distances are PostgreSQL's by design: they cost the engine two seconds for each change.
    if (!this.gate.configured || query.near) return this.postgres.search(query);
    if (this.gate.usable()) {
      try {
        return await this.engine.search(query);
      } catch (error) {
        if (!(error instanceof SearchEngineUnavailable)) throw error;
        this.gate.failed(error);
      }
    }
    return { ...(await this.postgres.search(query)), degraded: true };
  }
}
