import type { Clock } from '../../../shared/clock.js';
import { fold } from '../../../shared/text/text.js';
import { citySpelling, type DirectoryFacets } from '../domain/directory-facets.js';
import { localMinutesAt } from '../domain/local-minutes.js';
import type { SearchPage } from '../domain/search-index.js';
import type { CurrentTrades, DirectoryTrades } from '../../trades/index.js';
import { phoneNumberIn, type SearchQuery } from '../domain/search-query.js';
import { webAddressIn } from '../domain/web-address.js';
import { type BusinessWebsites, businessesAt } from './business-websites.js';
import type { TaughtPhrases } from '../domain/learning/taught-phrase.js';
import type { Meaning } from '../domain/understanding/understand.js';
import { type Answer, businessFirst } from './learning/business-first.js';
import { type Find, memoised } from './understood/combined-pages.js';
import type { Distances } from './distances.js';
import { IndexQueries, type SearchIndexes } from './engines/index-queries.js';
import type { Meanings } from './meanings.js';
import type { KnownPlace, Understood } from './understood/understood.js';
import type { UnderstoodSearch } from './understood/understood-search.js';

/** The directory's lists of industries and cities, kept up to date. */
export abstract class CurrentFacets {
  abstract get(): Promise<DirectoryFacets>;
}

/** What admins taught the search, kept up to date. */
export abstract class CurrentTaughtPhrases {
  abstract get(): Promise<TaughtPhrases>;
}

export interface SearchResult {
  found: SearchPage;
  page: number;
  totalPages: number;
  /** Those of the whole directory, whatever was searched. */
  facets: DirectoryFacets;
  /** The city of the filter in the directory's commonest spelling; `undefined` without the filter, and where no address has it. */
  city: string | undefined;
  /** PostgreSQL answered as the fallback for the search engine. */
  degraded: boolean;
  /** `null` when the words were searched as they stand. */
  understood: Understood | null;
  /** The query asks for a time, but no suitable business is known to be open then. */
  hoursUnknown: boolean;
  /** What the distances of the cards are measured from; absent where no place is known. */
  distanceFrom: Omit<KnownPlace, 'at'> | undefined;
}

/** The fields of an answer besides the cards and the lists; what does not apply is absent. */
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

/** What is known of the directory, kept up to date. */
interface CurrentDirectory {
  facets: CurrentFacets;
  trades: CurrentTrades;
  taught: CurrentTaughtPhrases;
  websites: BusinessWebsites;
}

/** What turns typed words into a search. */
interface Understanding {
  meanings: Meanings;
  searches: UnderstoodSearch;
}

/** Searches the directory by what the words mean; where they have no meaning that is known, by the words as they are written. */
export class SearchListings {
  constructor(
    private readonly indexes: SearchIndexes,
    private readonly directory: CurrentDirectory,
    private readonly understanding: Understanding,
    private readonly distances: Distances,
    private readonly clock: Clock,
  ) {}

  async search(asked: SearchQuery): Promise<SearchResult> {
    const { meanings, searches } = this.understanding;
    const [facets, trades, taught] = await Promise.all([
      this.directory.facets.get(),
      this.directory.trades.get(),
      this.directory.taught.get(),
    ]);
    // A trade is found by each of its names, also by former ones.
    const { query: text = '', industry, literal, openNow: isOpenNow } = asked.said ?? {};
    const named = industry ? { ...asked, industryKey: fold(trades.names.nameOf(industry)) } : asked;
    const givenPlace = searches.places.given(asked, () => meanings.words(trades, facets).places);
    const isByDistance = asked.sortBy === 'distance' && !asked.near;
    const openNow: Partial<SearchQuery> = isOpenNow ? { hours: { open: 'now', minutes: localMinutesAt(this.clock.now()) } } : {};
    const queries = new IndexQueries(this.indexes);
    const find = memoised((query) => queries.find({ ...orderable(query), ...openNow }));
    const meaning = text && !literal ? meanings.of(text, trades, facets, taught) : undefined;
    // Neither the order nor the words depend on where the filters' place is: the index is asked while PostgreSQL looks for it.
    if (!isByDistance && meaning === undefined) find(named).catch(() => undefined);
    const given = await givenPlace;
    const placed = isByDistance && given ? { ...named, from: given.at } : named;
    const answer = (query: SearchQuery) => this.answer(query, meaning, trades, find, given);
    const business = meaning && taught.businessIn(text);
    const contacted = literal || business !== undefined ? undefined : await this.byContact(text, placed, find);
    const answered = contacted ?? (business === undefined ? await answer(placed) : await businessFirst(business, placed, find, answer));
    const { found, understood, hoursUnknown } = answered;
    const from = given ?? answered.from;
    return {
      found: from && from.kind !== 'position' && !asked.forPins ? await this.distances.from(from.at, found) : found,
      page: asked.page,
      totalPages: Math.ceil(found.total / asked.limit),
      facets,
      city: asked.cityKey ? citySpelling(facets, asked.cityKey) : undefined,
      degraded: queries.isDegraded,
      understood: understood && queries.isOfAllProvinces ? { ...understood, place: null, nearest: false } : understood,
      hoursUnknown,
      distanceFrom: from && { name: from.name, kind: from.kind },
    };
  }

  /**
   * The businesses with the phone number or the website that was typed; `undefined` where the text is neither, or no business has it.
   */
  private async byContact(text: string, query: SearchQuery, find: Find): Promise<Answer | undefined> {
    const contact = await this.contactIn(text, query);
    if (contact === undefined) return undefined;
    const found = await find({ ...query, words: undefined, ...contact });
    return found.total === 0 ? undefined : { found, understood: null, hoursUnknown: false, from: undefined };
  }

  private async contactIn(text: string, query: SearchQuery): Promise<Partial<SearchQuery> | undefined> {
    const number = query.phonePart ? undefined : phoneNumberIn(text);
    if (number !== undefined) return { phonePart: number };
    const page = webAddressIn(text);
    const only = page === undefined ? [] : await businessesAt(this.directory.websites, page);
    return only.length > 0 ? { only } : undefined;
  }

  private async answer(
    query: SearchQuery,
    meaning: Meaning | undefined,
    trades: DirectoryTrades,
    find: Find,
    given: KnownPlace | undefined,
  ): Promise<Answer> {
    const { searches } = this.understanding;
    const meant = meaning && (await searches.run(query, meaning, trades, find, given));
    if (meant) return meant;
    const found = await find(query);
    const name = meaning && found.total === 0 ? searches.nameIn(query) : undefined;
    return {
      found: name ? await find({ ...query, words: [...name] }) : found,
      understood: null,
      hoursUnknown: false,
      from: undefined,
    };
  }
}

/** Falls back to the default order where no place is known to measure distances from. */
const orderable = (query: SearchQuery): SearchQuery =>
  query.sortBy === 'distance' && !query.near && !query.from ? { ...query, sortBy: 'featured' } : query;
