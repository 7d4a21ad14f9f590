import { uniqBy } from 'es-toolkit';
import type { Clock } from '../../../shared/clock.js';
import { outageBehind } from '../../../shared/outage.js';
import { cityKeyFrom } from '../../../shared/text/name-keys.js';
import { postCodeText } from '../../../shared/places/post-code.js';
import { fold, wordsOf } from '../../../shared/text/text.js';
import { AREA_LENGTH } from '../../../shared/places/town-places.js';
import type { DirectoryTrades } from '../../trades/index.js';
import { localMinutesAt } from '../domain/local-minutes.js';
import type { SearchPage } from '../domain/search-index.js';
import { type Hours, type SearchQuery, withoutWords } from '../domain/search-query.js';
import type { TitleBook } from '../domain/suggest/title-book.js';
import { hasWords } from '../domain/title-words.js';
import { kilometresBetween, type Spot } from '../domain/understanding/distance.js';
import type { Places, Province } from '../domain/understanding/places.js';
import { middleOfDistrict } from '../domain/understanding/postal-districts.js';
import type { Meaning } from '../domain/understanding/understand.js';
import {
  memoised,
  excluding,
  including,
  type Find,
  combined,
  joinedToWhole,
  type KeyedCard,
  nearest,
  withinReach,
} from './combined-pages.js';

/** Where postal codes are: the middle of the listings that have one with this beginning. */
export abstract class PostalAreas {
  abstract middleOf(prefix: string): Promise<{ lat: number; lng: number } | undefined>;
}

/** What was understood of a query, as the API tells it. */
export interface Understood {
  trades: string[];
  /** Trades that were meant, where nobody in the directory is listed for any of them: `trades` has another one that may do it, or none. */
  missing?: string[];
  because: Meaning['because'];
  place: { name: string; kind: 'city' | 'postal' | 'area'; listed: boolean; radiusKm: number } | null;
  when: Meaning['when'];
  words: string[];
  ignored: string[];
  /** Nobody suitable is listed in the place: these are the nearest, however far. */
  nearest: boolean;
  guides: { title: string; path: string }[];
  /** The words name a place, but a filter or coordinates say where, and win: absent where both are the same, or there is no such place. */
  placeLeftOut?: string;
}

/** What distances are measured from. */
export interface KnownPlace {
  /** `null` for the coordinates of a request. */
  name: string | null;
  kind: 'position' | 'city' | 'postal' | 'area';
  at: Spot;
}

export interface UnderstoodPage {
  found: SearchPage;
  understood: Understood;
  /** A time was asked for, and of nobody suitable it is known that they are open then. */
  hoursUnknown: boolean;
  /** The place that was understood, where it is known where that is. */
  from: KnownPlace | undefined;
}

/** `there`: how many results are in the place, or serve it, without the leading results: these may be from anywhere. */
type Answer = Omit<UnderstoodPage, 'understood' | 'from'> & { nearest: boolean; there: number };

/** `province` is set only where a whole province was meant. */
type SearchPlace = NonNullable<Understood['place']> & { at: Spot | undefined; province?: Province & { region: string } };

/** What is searched for, and the results that come first. */
interface Plan {
  meaning: Meaning;
  place: SearchPlace | null;
  first: KeyedCard[];
  /** The visitor chose an order other than by distance: the leading results stand among the others. */
  isSorted: boolean;
  /** All that are suitable, some of those that come first perhaps among them. */
  all: SearchQuery;
  /** Some trade was understood, or a place where nobody is listed: then the nearest are better than nobody. */
  mayBeNearest: boolean;
}

/** If more businesses than this have all the words, the words do not name one of them. */
const MAX_FIRST = 20;
const FEW = 3;
/** Few names are longer, and most sentences. */
const MAX_NAME_WORDS = 6;
const POSTAL_KM = 25;

/** Carries out a search by what its query means. */
export class UnderstoodSearch {
  constructor(
    private readonly areas: PostalAreas,
    private readonly clock: Clock,
    private readonly titles: { readonly book: TitleBook | undefined } = { book: undefined },
  ) {}

  /**
   * @param given the place that the filters of the query name, where it is known where that is
   * @returns `undefined` when the query has to be searched as it stands
   */
  async run(
    query: SearchQuery,
    meaning: Meaning,
    trades: DirectoryTrades,
    find: Find,
    given?: KnownPlace,
  ): Promise<UnderstoodPage | undefined> {
    // A filter that was set wins over what was understood.
    const asked = query.industryKey === undefined ? meaning.trades : [];
    const offered = withListings(asked, meaning.otherTrades, trades);
    const place = isPlaced(query) ? null : await this.placeOf(meaning);
    // No listing has the trade that was meant: businesses that mention it themselves come before related trades.
    const missing = offered.some((name) => isOneOf(asked, name, trades)) ? [] : asked;
    const nobodyDoesIt = missing.length > 0 && offered.length === 0;
    const saysNothing =
      meaning.trades.length === 0 && (meaning.words.length > 0 || (place === null && meaning.place === null && meaning.when === null));
    const readable = {
      because: query.industryKey === undefined ? meaning.because : null,
      when: meaning.when,
      words: meaning.words,
      ignored: meaning.ignored,
      guides: meaning.topics.map(({ title, path }) => ({ title, path })),
      ...(missing.length > 0 ? { missing } : {}),
      ...leftOut(query, meaning, given),
    };
    if (nobodyDoesIt) return this.searchWords(meaning.mayBeName ? query : saidIn(query, meaning, place), readable, find);
    if (saysNothing) return meaning.topics.length > 0 ? this.searchWords(query, readable, find) : undefined;
    const all = restOf(query, offered, place);
    const ask = memoised(find);
    // Nearly every search needs both, and the second question does not depend on the first one: they are asked at the same time.
    if (meaning.when === null) ask(all).catch(() => undefined);
    // Except by distance, an order only orders: the same businesses belong to the results whatever it is.
    const isByDistance = query.sortBy === 'distance' && (all.near ?? all.from) !== undefined;
    const usual: SearchQuery = { ...query, sortBy: 'featured' };
    const leading = () => leadingResults(usual, meaning, restOf(usual, offered, place), place, missing, ask, this.titles.book);
    const first = isByDistance ? [] : await leading();
    if (first === undefined) return undefined;
    const nobodyNear = isPlaced(query) && meaning.words.length === 0;
    const isSorted = query.sortBy !== 'featured' && query.sortBy !== 'distance';
    const plan = { meaning, place, first, isSorted, all, mayBeNearest: offered.length > 0 || place?.listed === false };
    const answer = await this.carryOut(plan, query.said?.openNow ?? false, ask);
    // Where neither anybody nor the nearest is known, the province says nothing.
    if (answer === undefined && place?.province) return this.run(query, { ...meaning, place: null }, trades, find, given);
    if (answer === undefined) {
      // No business is there: what was understood, and the guides on what to do meanwhile, still hold.
      return nobodyNear ? this.searchWords(query, { ...readable, trades: offered }, find) : undefined;
    }
    const { at: _at, province: _province, ...said } = place ?? { at: undefined };
    const { found, hoursUnknown } = answer;
    return {
      found,
      hoursUnknown,
      from: place ? measuredFrom(place, answer.nearest) : undefined,
      understood: {
        trades: offered,
        ...readable,
        place: place === null ? null : { ...(said as NonNullable<Understood['place']>), listed: isListedIn(place, answer) },
        nearest: answer.nearest,
      },
    };
  }

  /** Searches for words, and answers what was understood beside them: only a warning or a guide, or a trade that nobody has, or nobody there. */
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
    const open = openAt && (await (isSorted ? find(including(first, openAt)) : combined(first, openAt, find)));
    if (open && open.total - first.length >= FEW)
      return { found: open, nearest: false, hoursUnknown: false, there: open.total - first.length };
    // Few businesses are known to be open then: they come first, and the others in the place after them.
    const known = openAt && open && open.total > first.length ? await keyed(excluding(first, openAt), find) : [];
    const ahead = [...first, ...known];
    const there = await (isSorted ? find(including(first, all)) : joinedToWhole(ahead, all, find));
    const isUnknown = hours !== undefined && known.length === 0;
    if (place?.at && mayBeNearest && there.total < FEW) {
      const around = await this.around({ ...plan, first: ahead }, hours, there.total, find);
      if (around) return { ...around, there: there.total - first.length };
    }
    // Words that were not understood probably name the business: the understood rest alone would not find it.
    return there.total === 0 ? undefined : { found: there, nearest: false, hoursUnknown: isUnknown, there: there.total - first.length };
  }

  /**
   * Results in the place first, then by distance; open ones first, where hours are known within reach. @returns `undefined` when nobody
   * else is found
   */
  private async around(
    { place, first, isSorted, all }: Plan,
    hours: Hours | undefined,
    total: number,
    find: Find,
  ): Promise<Omit<Answer, 'there'> | undefined> {
    const at = place!.at!;
    const there = isSorted ? including(first, all) : excluding(first, all);
    const others = total > (isSorted ? 0 : first.length) ? await keyed(there, find) : [];
    const ahead = isSorted ? others : [...first, ...others];
    const open = hours && (await combined(ahead, { ...all, hours }, (query) => withinReach(query, at, find)));
    if (open && open.total > ahead.length) return { found: open, nearest: true, hoursUnknown: false };
    // With results in the place, results from another end of the country are useless.
    const farther = ahead.length > 0 ? withinReach : nearest;
    const found = await combined(ahead, all, (query) => farther(query, at, find));
    return found.total > ahead.length ? { found: found, nearest: true, hoursUnknown: hours !== undefined } : undefined;
  }

  private hoursOf(when: NonNullable<Meaning['when']>): Hours {
    return when === 'around-the-clock' ? { open: 'always' } : { open: 'now', minutes: localMinutesAt(this.clock.now()) };
  }

  /** The place that the filters of a search name: its coordinates, else its postal code, else its city. */
  async placeGiven({ near, postPrefix = '', said }: SearchQuery, places: () => Places): Promise<KnownPlace | undefined> {
    if (near) return { name: null, kind: 'position', at: { lat: near.lat, lng: near.lng } };
    // Fewer characters are half a province.
    if (postPrefix.length >= AREA_LENGTH) {
      const { at, name } = await this.postalPlace(postPrefix);
      if (at) return { name, kind: 'postal', at };
    }
    const city = said?.city ? places().named(said.city) : undefined;
    return city && city.lat !== null && city.lng !== null
      ? { name: city.name, kind: 'city', at: { lat: city.lat, lng: city.lng } }
      : undefined;
  }

  private async placeOf({ place, postCode }: Meaning): Promise<SearchPlace | null> {
    if (postCode) {
      const { at, ...found } = await this.postalPlace(postCode);
      return at ? { ...found, kind: 'postal', radiusKm: POSTAL_KM, at } : null;
    }
    if (!place) return null;
    const at = place.lat === null || place.lng === null ? undefined : { lat: place.lat, lng: place.lng };
    const { name, listed, region, province, radiusKm } = place;
    if (province) return { name, kind: 'area', listed, radiusKm: 0, at, province: { ...province, region: region! } };
    if (radiusKm !== undefined) return { name, kind: 'area', listed, radiusKm, at };
    return { name, kind: 'city', listed, radiusKm: 0, at };
  }

  /** `listed`: somebody in the directory tells where it is; else it is about where its postal district is. */
  private async postalPlace(code: string): Promise<{ name: string; listed: boolean; at: Spot | undefined }> {
    const near = (await this.middleOf(code.slice(0, AREA_LENGTH))) ?? (await this.middleOf(code.slice(0, 2)));
    return { name: postCodeText(code), listed: near !== undefined, at: near ?? middleOfDistrict(code) };
  }

  /** The engine answers without the database, too. */
  private async middleOf(prefix: string): Promise<Spot | undefined> {
    try {
      return await this.areas.middleOf(prefix);
    } catch (error) {
      if (outageBehind(error) === undefined) throw error;
      return undefined;
    }
  }
}

/** The first {@link FEW} results, with their keys. */
async function keyed(query: SearchQuery, find: Find): Promise<KeyedCard[]> {
  return (await find({ ...query, withKeys: true, page: 1, limit: FEW })).services as KeyedCard[];
}

/** A business that serves a town counts as listed there. For a province only the addresses of listings tell. */
const isListedIn = ({ listed, kind, province }: SearchPlace, { there }: Answer): boolean =>
  province ? there > 0 : listed || (kind === 'city' && there > 0);

function measuredFrom({ name, kind, at, province }: SearchPlace, isNearest: boolean): KnownPlace | undefined {
  if (!at) return undefined;
  if (!province) return { name, kind, at };
  // Within a province, distance to its largest town must not affect the ranking.
  return isNearest ? { name: province.largestTown, kind: 'city', at } : undefined;
}

function within({ kind, name, at, radiusKm, province }: SearchPlace, { sortBy }: SearchQuery): Partial<SearchQuery> {
  if (province?.isWholeDirectory) return {};
  if (province) return { province: { region: province.region, cityKeys: province.towns.map((town) => cityKeyFrom(town)) } };
  if (kind === 'city') return { cityKey: cityKeyFrom(name), ...(sortBy === 'distance' && at ? { from: at } : {}) };
  return { near: { ...at!, radiusKm } };
}

/** All that are suitable. */
function restOf(query: SearchQuery, offered: readonly string[], place: SearchPlace | null): SearchQuery {
  return {
    ...withoutWords(query),
    ...(place ? within(place, query) : {}),
    // A postal code is so small an area that distance matters more than being featured.
    ...(place?.kind === 'postal' && query.sortBy === 'featured' ? { sortBy: 'distance' as const } : {}),
    // A single trade is asked for as the filter asks for it, so that both share their cached answers.
    ...(offered.length > 1 ? { industryKeys: offered.map((name) => fold(name)) } : offered[0] ? { industryKey: fold(offered[0]) } : {}),
  };
}

/**
 * Businesses that have the words themselves, few enough to be meant by them.
 * @param missing trades that were meant, where nobody is listed for any of them
 * @returns `undefined` when the words alone decide
 */
async function leadingResults(
  query: SearchQuery,
  meaning: Meaning,
  all: SearchQuery,
  place: SearchPlace | null,
  missing: readonly string[],
  find: Find,
  titles: TitleBook | undefined,
): Promise<KeyedCard[] | undefined> {
  const { words = [] } = query;
  const upTo = { withKeys: true, page: 1, limit: MAX_FIRST };
  if (meaning.words.length === 0) {
    const anyTrade = { ...all, industryKey: query.industryKey, industryKeys: undefined, ...upTo };
    const looksInTexts = meaning.said.length > 0 && (!meaning.isNameOfTrade || missing.length > 0);
    const [named, ...saying] = await Promise.all([
      namedIn(query, meaning, place, find, titles),
      ...(looksInTexts ? [find({ ...saidIn({ ...anyTrade, cityKey: query.cityKey }, meaning, place), anyOf: true })] : []),
      ...(looksInTexts ? missing.map((name) => find({ ...anyTrade, words: wordsOfName(name), inTitle: true, asSpelled: true })) : []),
    ]);
    return uniqBy([...named, ...saying.flatMap(({ services }) => services as KeyedCard[])], ({ key }) => key).slice(0, MAX_FIRST);
  }
  // Words that were not understood are probably a name: few businesses have it, so their cards are asked for at once.
  const page = await find({ ...query, words, inTitle: true, ...upTo });
  if (page.total > MAX_FIRST) return [];
  if (page.services.length > 0) return page.services as KeyedCard[];
  const literal = await find({ ...query, words, few: MAX_FIRST, ...upTo });
  return literal.total > MAX_FIRST ? undefined : (literal.services as KeyedCard[]);
}

/** The query for businesses that mention in their own text both what is needed and the place. */
const saidIn = (query: SearchQuery, { said }: Meaning, place: SearchPlace | null): SearchQuery => ({
  ...query,
  words: [...said, ...(place?.kind === 'city' ? wordsOf(place.name) : [])],
  exact: true,
});

/** For a query that was understood as a whole: the few businesses whose names have all its words, in the place that it names. */
async function namedIn(
  query: SearchQuery,
  { said, typed, mayBeName }: Meaning,
  place: SearchPlace | null,
  find: Find,
  titles: TitleBook | undefined,
): Promise<KeyedCard[]> {
  const { words = [] } = query;
  const upTo = { inTitle: true, few: MAX_FIRST, withKeys: true, page: 1, limit: MAX_FIRST };
  const there = place?.kind === 'city' ? { cityKey: query.cityKey ?? cityKeyFrom(place.name) } : {};
  const hasMore = mayBeName || typed.length > said.length;
  // A trade alone is nobody's name.
  const withoutPlace = hasMore ? [{ words: typed, ...there }] : [];
  for (const asked of [{ words }, ...withoutPlace]) {
    // Such a name must be right to the letter: "roofer" is no misspelt Rooter.
    const most = 'cityKey' in asked ? Infinity : MAX_FIRST;
    if (asked.words.length === 0 || titles?.has(asked.words, most) === false) continue;
    const { total, services } = await find({ ...query, ...asked, ...upTo, asSpelled: true });
    const exact = (services as KeyedCard[]).filter(({ title }) => hasWords(title, asked.words));
    if (total <= MAX_FIRST && exact.length > 0) return exact;
  }
  if (!mayBeName || typed.length > MAX_NAME_WORDS) return [];
  const { total, services } = await find({ ...query, words: typed, ...there, ...upTo });
  return total <= MAX_FIRST ? (services as KeyedCard[]) : [];
}

/** "Garage Doors" as businesses call themselves: one garage door, or several. */
const wordsOfName = (name: string): string[] => wordsOf(name.replace(/s$/, ''));

const isOneOf = (names: readonly string[], name: string, trades: DirectoryTrades): boolean =>
  names.some((one) => trades.find(one)?.name === name);

/** Those that somebody is listed for; else the likeliest other one that somebody is listed for, or one that does such work besides. */
function withListings(names: readonly string[], others: Meaning['otherTrades'], trades: DirectoryTrades): string[] {
  const knownOf = (list: readonly string[]) => list.flatMap((name) => trades.find(name) ?? []);
  const known = knownOf(names);
  const listed = known.filter(({ count }) => count > 0).map(({ name }) => name);
  if (listed.length > 0 || known.length === 0) return listed;
  const related = known.flatMap(({ knowledge }) => knowledge?.related ?? []);
  const [first] = knownOf([...others.likely, ...related, ...others.unlikely]).filter(({ count }) => count > 0);
  return first ? [first.name] : [];
}

/** Filters say nothing of how far around a town is still meant. */
const SURROUNDINGS_KM = 40;

/** @param given the place that the filters name, where it is known where that is */
function leftOut(query: SearchQuery, { place, postCode }: Meaning, given: KnownPlace | undefined): Pick<Understood, 'placeLeftOut'> {
  const { cityKey, postPrefix, near, box } = query;
  if (postCode) {
    const isOther = postPrefix !== undefined && !postCode.startsWith(postPrefix) && !postPrefix.startsWith(postCode);
    return isOther ? { placeLeftOut: postCodeText(postCode) } : {};
  }
  // A filter names a smaller place than a province, and most likely one in it.
  if (!place || place.province || !isPlaced(query)) return {};
  const { name, lat, lng, radiusKm = 0 } = place;
  const at = lat === null || lng === null ? undefined : { lat, lng };
  const isThere = at && given && kilometresBetween(at, given.at) <= (near?.radiusKm ?? SURROUNDINGS_KM) + radiusKm;
  const isInBox = at && box && at.lat >= box.south && at.lat <= box.north && at.lng >= box.west && at.lng <= box.east;
  const isSame = cityKey !== undefined && cityKey === cityKeyFrom(name);
  return isThere || isInBox || isSame ? {} : { placeLeftOut: name };
}

const isPlaced = ({ cityKey, postPrefix, near, box }: SearchQuery): boolean => Boolean(cityKey ?? postPrefix ?? near ?? box);
