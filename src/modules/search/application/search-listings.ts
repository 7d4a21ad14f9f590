import type { Clock } from '../../../shared/clock.js';
import { outageBehind } from '../../../shared/outage.js';
import { fold } from '../../../shared/text.js';
import { citySpelling, type DirectoryFacets } from '../domain/directory-facets.js';
import { localMinutesAt } from '../domain/local-minutes.js';
import { SearchEngineUnavailable, SearchIndex, SearchPage } from '../domain/search-index.js';
import type { CurrentTrades, DirectoryTrades } from '../../trades/index.js';
import { forEngines, phoneNumberIn, type SearchQuery } from '../domain/search-query.js';
import { TaughtPhrases } from '../domain/learning/taught-phrase.js';
import type { Meaning } from '../domain/understanding/understand.js';
import { type Answer, businessFirst } from './learning/business-first.js';
import { Meanings } from './meanings.js';
import type { Find } from './combined-pages.js';
import { Distances } from './distances.js';
import type { KnownPlace, Understood, UnderstoodSearch } from './understood-search.js';

/** Circuit breaker in front of the search engine. */
export abstract class EngineCircuitBreaker {
  /** An engine is configured, even if it does not answer now. */
  abstract readonly configured: boolean;
  abstract usable(): boolean;
  /** For when PostgreSQL cannot answer either: whether the engine's index was complete when that was last known, however slow it is. */
  abstract lastResort(): boolean;
  /** The engine gave a good answer. */
  abstract answered(): void;
  /** The engine failed: a refused connection, or several failures in a row, open the circuit breaker until a health check succeeds. */
  abstract failed(error: SearchEngineUnavailable): void;
}

/** The directory's lists of industries and cities, kept up to date. */
export abstract class CurrentFacets {
  abstract get(): Promise<DirectoryFacets>;
}

/** What admins taught the search, kept up to date. */
export abstract class CurrentTaughtPhrases {
  abstract get(): Promise<TaughtPhrases>;
}

const NOTHING_TAUGHT = { get: () => Promise.resolve(new TaughtPhrases()) };

/** The engine reads no more words of a text than this, and would find what lacks the others. */
const MAX_WORDS = 10;
/** A page of a list without words counts as deep from this offset on. */
const DEEP = 5_000;

export interface SearchResult {
  found: SearchPage;
  page: number;
  totalPages: number;
  /** The whole directory's, whatever was searched. */
  facets: DirectoryFacets;
  /** The city of the filter in the directory's commonest spelling; `undefined` without the filter, and where no address has it. */
  city: string | undefined;
  /** PostgreSQL answered as the fallback for the search engine. */
  degraded: boolean;
  /** `null` when the words were searched as they stand. */
  understood: Understood | null;
  /** A time was asked for in the query, and of nobody suitable it is known that they are open then. */
  hoursUnknown: boolean;
  /** What the distances of the cards are measured from; absent where no place is known. */
  distanceFrom: Omit<KnownPlace, 'at'> | undefined;
}

/** What is answered beside the cards and the lists; what does not apply is absent. */
export function figuresOf({ found, page, totalPages, city, degraded, understood, hoursUnknown, distanceFrom }: SearchResult) {
  return {
    total: found.total,
    page,
    totalPages,
    understood,
    ...(city === undefined ? {} : { city }),
    ...(distanceFrom ? { distanceFrom } : {}),
    ...(hoursUnknown ? { hoursUnknown } : {}),
    ...(degraded ? { degraded } : {}),
  };
}

/** Searches the directory, with PostgreSQL as the fallback when the engine is down: both keep the same contract. */
export class SearchListings {
  constructor(
    private readonly engine: SearchIndex,
    private readonly postgres: SearchIndex,
    private readonly breaker: EngineCircuitBreaker,
    private readonly facets: CurrentFacets,
    private readonly trades: CurrentTrades,
    private readonly understanding: UnderstoodSearch,
    private readonly clock: Clock,
    /** Called for each search that PostgreSQL answers as the fallback. */
    private readonly fallback: () => void = () => undefined,
    private readonly taught: CurrentTaughtPhrases = NOTHING_TAUGHT,
    private readonly meanings = new Meanings(),
    private readonly distances = new Distances(),
  ) {}

  async search(asked: SearchQuery): Promise<SearchResult> {
    const [facets, trades, taught] = await Promise.all([this.facets.get(), this.trades.get(), this.taught.get()]);
    // Any name of a trade finds it, a former one too.
    const { query: text = '', industry, literal, openNow: isOpenNow } = asked.said ?? {};
    const named = industry ? { ...asked, industryKey: fold(trades.names.nameOf(industry)) } : asked;
    const given = await this.understanding.placeGiven(asked, () => this.meanings.words(trades, facets).places);
    const isByDistance = asked.sortBy === 'distance' && !asked.near;
    const placed = isByDistance && given ? { ...named, from: given.at } : named;
    let degraded = false;
    const engine = { silent: false, isOfAllProvinces: false };
    const openNow: Partial<SearchQuery> = isOpenNow ? { hours: { open: 'now', minutes: localMinutesAt(this.clock.now()) } } : {};
    // After a timeout of the engine, the remaining queries of the same search go to PostgreSQL directly.
    const find = async (query: SearchQuery): Promise<SearchPage> => {
      const answer = await this.find({ ...forEngines(orderable(query)), ...openNow }, engine);
      degraded ||= answer.degraded;
      return answer.found;
    };
    const meaning = text && !literal ? this.meanings.of(text, trades, facets, taught) : undefined;
    const answer = (query: SearchQuery) => this.answer(query, meaning, trades, find, given);
    const business = meaning && taught.businessIn(text);
    const called = literal || business !== undefined ? undefined : await this.byPhoneNumber(text, placed, find);
    const answered = called ?? (business === undefined ? await answer(placed) : await businessFirst(business, placed, find, answer));
    const { found, understood, hoursUnknown } = answered;
    const from = given ?? answered.from;
    return {
      found: from && from.kind !== 'position' && !asked.forPins ? await this.distances.from(from.at, found) : found,
      page: asked.page,
      totalPages: Math.ceil(found.total / asked.limit),
      facets,
      city: asked.cityKey ? citySpelling(facets, asked.cityKey) : undefined,
      degraded,
      understood: understood && engine.isOfAllProvinces ? { ...understood, place: null, nearest: false } : understood,
      hoursUnknown,
      distanceFrom: from && { name: from.name, kind: from.kind },
    };
  }

  /** The businesses with the phone number that was typed; `undefined` where the text is no phone number, or no business has it. */
  private async byPhoneNumber(text: string, query: SearchQuery, find: Find): Promise<Answer | undefined> {
    const number = query.phonePart ? undefined : phoneNumberIn(text);
    if (number === undefined) return undefined;
    const found = await find({ ...query, words: undefined, phonePart: number });
    return found.total === 0 ? undefined : { found, understood: null, hoursUnknown: false, from: undefined };
  }

  private async answer(
    query: SearchQuery,
    meaning: Meaning | undefined,
    trades: DirectoryTrades,
    find: Find,
    given: KnownPlace | undefined,
  ): Promise<Answer> {
    const meant = meaning && (await this.understanding.run(query, meaning, trades, find, given));
    return meant ?? { found: await find(query), understood: null, hoursUnknown: false, from: undefined };
  }

  /** @param engine as this search has found it: two of its questions that wait for the same silence are one failure */
  private async find(
    query: SearchQuery,
    engine: { silent: boolean; isOfAllProvinces: boolean },
  ): Promise<{ found: SearchPage; degraded: boolean }> {
    // Text without a single letter or digit describes no business.
    if (query.words?.length === 0) return { found: SearchPage.of([], 0), degraded: false };
    // Places, provinces and hours are PostgreSQL's by design: they cost the engine two seconds for each change, and hours it cannot compare. So are deep
    // pages of lists: the engine sorts all earlier results, PostgreSQL has them in its indexes.
    const isPlaced = (query.near ?? query.from ?? query.box) !== undefined;
    const isDeep = query.words === undefined && (query.page - 1) * query.limit >= DEEP;
    const beyondEngine = isPlaced || isDeep || query.hours !== undefined || (query.words?.length ?? 0) > MAX_WORDS;
    const byDesign = !this.breaker.configured || beyondEngine || query.province !== undefined;
    if (!byDesign && !engine.silent && this.breaker.usable()) {
      try {
        const found = await this.engine.search(query);
        this.breaker.answered();
        return { found, degraded: false };
      } catch (error) {
        if (!(error instanceof SearchEngineUnavailable)) throw error;
        if (!engine.silent) this.breaker.failed(error);
        engine.silent = true;
      }
    }
    if (!byDesign) this.fallback();
    try {
      return { found: await this.postgres.search(query), degraded: !byDesign };
    } catch (error) {
      const isForEngine = this.breaker.configured && !beyondEngine;
      if (!isForEngine || outageBehind(error) === undefined || !this.breaker.lastResort()) throw error;
      // PostgreSQL is unavailable as well: a slow answer of the engine is better than none, and one from all provinces, of which it knows nothing.
      engine.isOfAllProvinces ||= query.province !== undefined;
      const found = await this.engine
        .search({ ...query, province: undefined }, { patient: true })
        .catch(() => Promise.reject(error as Error));
      return { found, degraded: false };
    }
  }
}

/** The order by distance where no place is known, as of words that name none: the usual one. */
const orderable = (query: SearchQuery): SearchQuery =>
  query.sortBy === 'distance' && !query.near && !query.from ? { ...query, sortBy: 'featured' } : query;
