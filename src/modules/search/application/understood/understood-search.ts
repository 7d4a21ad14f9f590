import type { Clock } from '../../../../shared/clock.js';
import { fold } from '../../../../shared/text/text.js';
import type { DirectoryTrades } from '../../../trades/index.js';
import { localMinutesAt } from '../../domain/local-minutes.js';
import { type Hours, type SearchQuery, withoutWords } from '../../domain/search-query.js';
import type { TitleBook } from '../../domain/suggest/title-book.js';
import type { Meaning } from '../../domain/understanding/understand.js';
import {
  ANYWHERE,
  combinedPage,
  excluding,
  type Find,
  including,
  combinedWithDeduplication,
  type KeyedCard,
  memoised,
  findNearest,
  nearbyFilters,
  findNearby,
} from './combined-pages.js';
import { leadingResults, mentionQuery } from './leading-results.js';
import {
  isListedIn,
  isPlaced,
  ignoredPlace,
  distanceOrigin,
  type PostalAreas,
  type SearchPlace,
  SearchPlaces,
  placeFilters,
} from './search-places.js';
import type { KnownPlace, Understood, UnderstoodPage } from './understood.js';

/** `there`: how many results are in the place, or serve it, without the leading results: these may be from anywhere. */
type Answer = Omit<UnderstoodPage, 'understood' | 'from'> & { nearest: boolean; there: number };

/** What is searched for, and the results that come first. */
interface Plan {
  meaning: Meaning;
  place: SearchPlace | null;
  first: KeyedCard[];
  /** The visitor chose an order other than by distance: the leading results are sorted among the others. */
  isSorted: boolean;
  /** The query for all matching listings; it may also match some of the leading ones. */
  all: SearchQuery;
  /** A trade was understood or chosen, or a place where nobody is listed: then the nearest businesses may be shown instead. */
  mayBeNearest: boolean;
}

/** Fewer results than these are supplemented by others. */
const FEW = 3;

/** Carries out a search by what its query means. */
export class UnderstoodSearch {
  readonly places: SearchPlaces;

  constructor(
    areas: PostalAreas,
    private readonly clock: Clock,
    private readonly titles: { readonly book: TitleBook | undefined } = { book: undefined },
  ) {
    this.places = new SearchPlaces(areas);
  }

  /**
   * @param given the place that the filters of the query name, where its position is known
   * @returns `undefined` when the query has to be searched as it stands
   */
  async run(
    query: SearchQuery,
    meaning: Meaning,
    trades: DirectoryTrades,
    find: Find,
    given?: KnownPlace,
  ): Promise<UnderstoodPage | undefined> {
    // A filter takes precedence over what was understood.
    const asked = query.industryKey === undefined ? meaning.trades : [];
    const offered = withListings(asked, meaning, trades);
    const place = isPlaced(query) ? null : await this.places.meant(meaning);
    // No listing has the trade that was meant: businesses that mention it themselves come before related trades.
    const missing = offered.some((name) => isOneOf(asked, name, trades)) ? [] : asked;
    const jobs = query.industryKey === undefined && meaning.jobs.length > 1 && missing.length === 0 ? meaning.jobs : [];
    const isListed = (name: string) => offered.some((one) => isOneOf([name], one, trades));
    const alsoMissing = jobs.filter((job) => !job.some(isListed)).flat();
    const nobodyDoesIt = missing.length > 0 && offered.length === 0;
    const isNotUnderstood =
      meaning.trades.length === 0 && (meaning.words.length > 0 || (place === null && meaning.place === null && meaning.when === null));
    const readable = {
      because: query.industryKey === undefined ? meaning.because : null,
      when: meaning.when,
      words: meaning.words,
      ignored: meaning.ignored,
      guides: meaning.topics.map(({ title, path }) => ({ title, path })),
      ...(missing.length > 0 ? { missing } : {}),
      ...(alsoMissing.length > 0 ? { alsoMissing } : {}),
      ...ignoredPlace(query, meaning, given),
    };
    if (nobodyDoesIt) return this.searchWords(meaning.mayBeName ? query : mentionQuery(query, meaning, place), readable, find);
    if (isNotUnderstood) return meaning.topics.length > 0 ? this.searchWords(query, readable, find) : undefined;
    const industries = offered.flatMap((name) => trades.industriesOf(name));
    const all = restOf(query, industries, place);
    const ask = memoised(find);
    // Nearly every search needs this query as well, and it does not depend on the leading results: both run at the same time.
    if (meaning.when === null) ask(all).catch(() => undefined);
    // Except by distance, an order does not decide which businesses belong to the results.
    const isByDistance = query.sortBy === 'distance' && (all.near ?? all.from) !== undefined;
    const usual: SearchQuery = { ...query, sortBy: 'featured' };
    const rest = restOf(usual, industries, place);
    const leading = (at?: Hours) => leadingResults(usual, meaning, rest, place, missing, ask, this.titles.book, at);
    const openNow = query.said?.openNow ?? false;
    // A business that only mentions the problem does not come before those that are open when help is needed.
    const hours = meaning.when !== null && missing.length === 0 && !openNow ? this.hoursOf(meaning.when) : undefined;
    const first = isByDistance ? [] : await leading(hours);
    if (first === undefined) return undefined;
    const canSearchWords = isPlaced(query) && meaning.words.length === 0;
    const isSorted = query.sortBy !== 'featured' && query.sortBy !== 'distance';
    const planned = {
      meaning,
      place,
      isSorted,
      all,
      mayBeNearest: offered.length > 0 || query.industryKey !== undefined || place?.listed === false,
    };
    let answer = await this.carryOut({ ...planned, first }, openNow, ask);
    // Without known hours, businesses that mention the problem lead as at any other time.
    if (hours && !isByDistance && answer?.hoursUnknown !== false) {
      answer = await this.carryOut({ ...planned, first: (await leading()) ?? first }, openNow, ask);
    }
    // Nothing was found in the province or nearest to it: search as if it had not been named.
    if (answer === undefined && place?.province) return this.run(query, { ...meaning, place: null }, trades, find, given);
    if (answer === undefined) {
      // No business is there. The answer still has what was understood, and guides on what to do meanwhile.
      return canSearchWords ? this.searchWords(query, { ...readable, trades: offered }, find) : undefined;
    }
    const { at: _at, province: _province, ...said } = place ?? { at: undefined };
    const { found, hoursUnknown } = answer;
    const notThere = await this.notIn(
      place,
      query,
      jobs.filter((job) => job.some(isListed)),
      trades,
      ask,
    );
    return {
      found,
      hoursUnknown,
      from: place ? distanceOrigin(place, answer.nearest) : undefined,
      understood: {
        trades: offered,
        ...readable,
        ...(notThere.length > 0 ? { notThere } : {}),
        place: place === null ? null : { ...(said as NonNullable<Understood['place']>), listed: isListedIn(place, answer) },
        nearest: answer.nearest,
      },
    };
  }

  /** The words of a business's name that was typed otherwise than it is in its title; `undefined` if no title has them. */
  nameIn({ words = [] }: SearchQuery): readonly string[] | undefined {
    return this.titles.book?.nameIn(words);
  }

  /** Trades of those jobs for which nobody is listed in the place of the search, while somebody there is listed for another of the jobs. */
  private async notIn(
    place: SearchPlace | null,
    query: SearchQuery,
    jobs: string[][],
    trades: DirectoryTrades,
    find: Find,
  ): Promise<string[]> {
    if (jobs.length < 2 || !(place || isPlaced(query))) return [];
    const jobsWithoutResults = async (changed: Partial<SearchQuery>) => {
      const one: SearchQuery = { ...query, sortBy: 'featured', page: 1, limit: 1 };
      const totals = await Promise.all(
        jobs.map(async (job) => {
          const industries = job.flatMap((name) => trades.industriesOf(name));
          return (await find({ ...restOf(one, industries, place), sortBy: 'featured', ...changed })).total;
        }),
      );
      return jobs.filter((_job, index) => totals[index] === 0);
    };
    const there = await jobsWithoutResults({});
    // Where no job has results in the place, the nearest are shown: then the same is asked of these.
    const missing = there.length === jobs.length && place?.at ? await jobsWithoutResults(nearbyFilters(place.at)) : there;
    return missing.length === jobs.length ? [] : missing.flat();
  }

  /**
   * Searches for words, and answers what was understood beside them: only a warning or a guide, or a trade for which nobody is listed, at
   * all or in the place.
   */
  private async searchWords(
    query: SearchQuery,
    readable: Omit<Understood, 'trades' | 'place' | 'nearest'> & { trades?: string[] },
    find: Find,
  ): Promise<UnderstoodPage> {
    const found = await find(query);
    return { found, hoursUnknown: false, from: undefined, understood: { trades: [], ...readable, place: null, nearest: false } };
  }

  private async carryOut(plan: Plan, isOpenNow: boolean, find: Find): Promise<Answer | undefined> {
    const { first, isSorted, all, place, meaning, mayBeNearest } = plan;
    // An "open now" filter is applied already.
    const hours = meaning.when === null || isOpenNow ? undefined : this.hoursOf(meaning.when);
    const openAt = hours && { ...all, hours };
    const open = openAt && (await (isSorted ? find(including(first, openAt)) : combinedPage(first, openAt, find)));
    if (open && open.total - first.length >= FEW)
      return { found: open, nearest: false, hoursUnknown: false, there: open.total - first.length };
    // Few businesses are known to be open then: they come first, and the others in the place after them.
    const known = openAt && open && open.total > first.length ? await keyed(excluding(first, openAt), find) : [];
    const ahead = [...first, ...known];
    const there = await (isSorted ? find(including(first, all)) : combinedWithDeduplication(ahead, all, find));
    const isUnknown = hours !== undefined && known.length === 0 && !(await isAnyOpen(first, all, hours, find));
    if (place?.at && mayBeNearest && there.total < FEW) {
      const around = await this.around({ ...plan, first: ahead }, hours, isUnknown, there.total, find);
      if (around) return { ...around, there: there.total - first.length };
    }
    // Words that were not understood probably name the business: the understood rest alone would not find it.
    return there.total === 0 ? undefined : { found: there, nearest: false, hoursUnknown: isUnknown, there: there.total - first.length };
  }

  /**
   * Results in the place first, then by distance; open ones first, where hours are known within reach.
   * @returns `undefined` when nobody else is found
   */
  private async around(
    { place, first, isSorted, all }: Plan,
    hours: Hours | undefined,
    isUnknown: boolean,
    total: number,
    find: Find,
  ): Promise<Omit<Answer, 'there'> | undefined> {
    const at = place!.at!;
    const there = isSorted ? including(first, all) : excluding(first, all);
    const others = total > (isSorted ? 0 : first.length) ? await keyed(there, find) : [];
    const ahead = isSorted ? others : [...first, ...others];
    const open = hours && (await combinedPage(ahead, { ...all, hours }, (query) => findNearby(query, at, find)));
    if (open && open.total > ahead.length) return { found: open, nearest: true, hoursUnknown: false };
    // With results in the place, results from another end of the country are useless.
    const farther = ahead.length > 0 ? findNearby : findNearest;
    const found = await combinedPage(ahead, all, (query) => farther(query, at, find));
    return found.total > ahead.length ? { found: found, nearest: true, hoursUnknown: isUnknown } : undefined;
  }

  private hoursOf(when: NonNullable<Meaning['when']>): Hours {
    return when === 'around-the-clock' ? { open: 'always' } : { open: 'now', minutes: localMinutesAt(this.clock.now()) };
  }
}

/** The first {@link FEW} results, with their keys. */
async function keyed(query: SearchQuery, find: Find): Promise<KeyedCard[]> {
  return (await find({ ...query, withKeys: true, page: 1, limit: FEW })).services as KeyedCard[];
}

/** Whether one of the leading results is open then: they may be from anywhere, and of any trade. */
async function isAnyOpen(first: readonly KeyedCard[], all: SearchQuery, hours: Hours, find: Find): Promise<boolean> {
  if (first.length === 0) return false;
  const anywhere = { ...all, ...ANYWHERE, near: undefined, from: undefined, industryKey: undefined, industryKeys: undefined };
  const open = await find({ ...anywhere, hours, only: first.map(({ key }) => key), sortBy: 'featured', page: 1, limit: 1 });
  return open.total > 0;
}

/** The query for all matching listings. */
function restOf(query: SearchQuery, industries: readonly string[], place: SearchPlace | null): SearchQuery {
  return {
    ...withoutWords(query),
    ...(place ? placeFilters(place, query) : {}),
    // A postal code is so small an area that distance matters more than being featured.
    ...(place?.kind === 'postal' && query.sortBy === 'featured' ? { sortBy: 'distance' as const } : {}),
    // A single trade is asked for as the filter asks for it, so that both share their cached answers.
    ...(industries.length > 1
      ? { industryKeys: industries.map((name) => fold(name)) }
      : industries[0]
        ? { industryKey: fold(industries[0]) }
        : {}),
  };
}

const isOneOf = (names: readonly string[], name: string, trades: DirectoryTrades): boolean =>
  names.some((one) => trades.find(one)?.name === name);

/**
 * Those of the trades that have listings. If none has, the first other trade that has: a likely one, a related one, then an unlikely one.
 */
function withListings(
  names: readonly string[],
  { otherTrades: others, refusedTrades }: Pick<Meaning, 'otherTrades' | 'refusedTrades'>,
  trades: DirectoryTrades,
): string[] {
  const knownOf = (list: readonly string[]) => list.flatMap((name) => trades.find(name) ?? []);
  const known = knownOf(names);
  const listed = known.filter((trade) => trades.isListed(trade)).map(({ name }) => name);
  if (listed.length > 0 || known.length === 0) return listed;
  const related = known.flatMap(({ knowledge }) => knowledge?.related ?? []);
  const wanted = [...others.likely, ...related, ...others.unlikely].filter((name) => !refusedTrades.includes(name));
  const [first] = knownOf(wanted).filter((trade) => trades.isListed(trade));
  return first ? [first.name] : [];
}
