import type { DirectoryFacets } from '../domain/directory-facets.js';
import { SearchEngineUnavailable, SearchIndex, SearchPage } from '../domain/search-index.js';
import type { CurrentTrades } from '../../trades/index.js';
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

/** The engine reads no more words of a text than this, and would find what lacks the others. */
const MOST_WORDS = 10;

export interface SearchResult {
  found: SearchPage;
  page: number;
  totalPages: number;
  /** The whole directory's, whatever was searched. */
  facets: DirectoryFacets;
  /** PostgreSQL stands in for the search engine. */
  degraded: boolean;
}

/** Searches the directory. It stays up when the engine goes down: PostgreSQL answers the same contract. */
export class SearchListings {
  constructor(
    private readonly engine: SearchIndex,
    private readonly postgres: SearchIndex,
    private readonly gate: EngineGate,
    private readonly facets: CurrentFacets,
    private readonly trades: CurrentTrades,
    /** Told of each search that PostgreSQL answers in the engine's place. */
    private readonly stoodIn: () => void = () => undefined,
  ) {}

  async search(request: SearchRequest): Promise<SearchResult> {
    const [{ found, degraded }, facets] = await Promise.all([this.find(request), this.facets.get()]);
    return { found, page: request.page, totalPages: Math.ceil(found.total / request.limit), facets, degraded };
  }

  /** Any name of a trade finds it, a former one too. */
  private async tradeOf({ industry }: SearchRequest): Promise<string | undefined> {
    return industry && (await this.trades.get()).names.nameOf(industry);
  }

  private async find(request: SearchRequest): Promise<{ found: SearchPage; degraded: boolean }> {
    const query = toSearchQuery({ ...request, industry: await this.tradeOf(request) });
    // Text without a single letter or digit describes no business.
    if (query.words?.length === 0) return { found: SearchPage.of([], 0), degraded: false };
    // Distances are PostgreSQL's by design: they cost the engine two seconds for each change.
    const beyondEngine = query.near !== undefined || (query.words?.length ?? 0) > MOST_WORDS;
    const byDesign = !this.gate.configured || beyondEngine;
    if (!byDesign && this.gate.usable()) {
      try {
        return { found: await this.engine.search(query), degraded: false };
      } catch (error) {
        if (!(error instanceof SearchEngineUnavailable)) throw error;
        this.gate.failed(error);
      }
    }
    if (!byDesign) this.stoodIn();
    return { found: await this.postgres.search(query), degraded: !byDesign };
  }
}
