import { wordsOf } from '../../../shared/text.js';
import type { DirectoryTrades } from '../../trades/index.js';
import { type FoundCard, SearchPage } from '../domain/search-index.js';
import { type SearchQuery, type SearchRequest, toSearchQuery } from '../domain/search-query.js';
import { kilometresBetween } from '../domain/understanding/distance.js';
import type { Meaning } from '../domain/understanding/understand.js';

/** Where postal codes are: the middle of the listings that have one with this beginning. */
export abstract class PostalAreas {
  abstract middleOf(prefix: string): Promise<{ lat: number; lng: number } | undefined>;
}

/** What was understood of a query, as the API tells it. */
export interface Understood {
  trades: string[];
  because: Meaning['because'];
  place: { name: string; kind: 'city' | 'postal' | 'area'; listed: boolean; radiusKm: number } | null;
  when: Meaning['when'];
  words: string[];
  ignored: string[];
  /** Nobody suitable is listed in the place: these are the nearest, however far. */
  nearest: boolean;
  guides: { title: string; path: string }[];
}

export interface UnderstoodPage {
  found: SearchPage;
  understood: Understood;
}

/** Looks for something, on whichever engine answers. */
export type Find = (query: SearchQuery) => Promise<SearchPage>;

interface Spot {
  name: string;
  kind: 'city' | 'postal';
  listed: boolean;
  at: { lat: number; lng: number } | undefined;
}

type KeyedCard = FoundCard & { key: number };

/** More businesses that have all the words in their names are not meant by name. */
const MOST_NAMED = 20;
const FEW = 3;
const FAR_KM = 100;
const WHEREVER_KM = 20_000;
const POSTAL_KM = 25;
const MOST_NEAREST = 10;

/** Carries out a search by what its query means. */
export class UnderstoodSearch {
  constructor(private readonly areas: PostalAreas) {}

  /** @returns `undefined` when the query has to be searched as it stands */
  async run(request: SearchRequest, meaning: Meaning, trades: DirectoryTrades, find: Find): Promise<UnderstoodPage | undefined> {
    // A filter that was set wins over what was understood.
    const asked = request.industry === undefined ? meaning.trades : [];
    const offered = withListings(asked, trades);
    const place = isPlaced(request) ? null : await this.spotOf(meaning);
    const nobodyDoesIt = asked.length > 0 && offered.length === 0;
    const saysNothing = meaning.trades.length === 0 && (meaning.words.length > 0 || (place === null && meaning.place === null));
    if (nobodyDoesIt || saysNothing) return undefined;
    const named = await this.named(request, meaning, find);
    if (named === undefined) return undefined;
    const rest: SearchQuery = {
      ...toSearchQuery({ ...request, query: undefined, ...filtersOf(place) }),
      // A postal code is so small a place that who is near counts for more than who is featured.
      ...(place?.kind === 'postal' && request.sortBy === 'featured' ? { sortBy: 'distance' as const } : {}),
      ...(offered.length > 0 ? { industryKeys: offered.map((name) => keyOf(name)) } : {}),
      without: [...(request.without ?? []), ...named.map(({ key }) => key)],
    };
    const understood = { trades: offered, because: meaning.because, when: meaning.when, words: meaning.words, ignored: meaning.ignored, guides: [], nearest: false };
    const page = await merged(named, rest, find);
    const far = place?.at && page.total < FEW && (offered.length > 0 || !place.listed) ? await nearest(rest, place.at, find) : undefined;
    if (far && far.total > 0) return { found: far, understood: { ...understood, place: placeOf(place), nearest: true } };
    // Whoever is looked for by words that nobody understands is not found by the rest of them.
    if (page.total === 0) return undefined;
    return { found: place?.at ? withDistances(page, place.at) : page, understood: { ...understood, place: placeOf(place) } };
  }

  private async spotOf({ place, postCode }: Meaning): Promise<Spot | null> {
    if (postCode) {
      const at = (await this.areas.middleOf(postCode.slice(0, 3))) ?? (await this.areas.middleOf(postCode.slice(0, 2)));
      return at ? { name: postCode.replace(/^(...)(...)$/, '$1 $2'), kind: 'postal', listed: true, at } : null;
    }
    if (!place) return null;
    const at = place.lat === null || place.lng === null ? undefined : { lat: place.lat, lng: place.lng };
    return { name: place.name, kind: 'city', listed: place.listed, at };
  }

  /** Businesses that are meant by their names: few, and with all the words in them. @returns `undefined` when their words alone decide */
  private async named(request: SearchRequest, meaning: Meaning, find: Find): Promise<KeyedCard[] | undefined> {
    if (request.sortBy !== 'featured') return [];
    const { words = [], ...query } = toSearchQuery(request);
    const page = await find({ ...query, words, inTitle: true, withKeys: true, page: 1, limit: MOST_NAMED });
    if (page.total > MOST_NAMED) return [];
    const cards = page.services as KeyedCard[];
    // Where everything was understood, a name must be right to the letter: "roofer" is no misspelt Rooter.
    const exact = meaning.words.length > 0 ? cards : cards.filter(({ title }) => hasAll(wordsOf(title), words));
    if (exact.length > 0 || meaning.words.length === 0) return exact;
    const literal = await find({ ...query, words, withKeys: true, page: 1, limit: MOST_NAMED });
    if (literal.total > MOST_NAMED) return undefined;
    return literal.services as KeyedCard[];
  }
}

/** Those that somebody is listed for; else those that do such work besides, where somebody is. */
function withListings(names: readonly string[], trades: DirectoryTrades): string[] {
  const known = names.flatMap((name) => trades.find(name) ?? []);
  const listed = known.filter(({ count }) => count > 0).map(({ name }) => name);
  if (listed.length > 0) return listed;
  const related = known.flatMap(({ knowledge }) => knowledge?.related ?? []).flatMap((name) => trades.find(name) ?? []);
  const [first] = related.filter(({ count }) => count > 0);
  return first ? [first.name] : [];
}

const isPlaced = ({ city, postCode, near }: SearchRequest): boolean => Boolean(city ?? postCode ?? near);

const keyOf = (industry: string) => toSearchQuery({ industry, sortBy: 'featured', page: 1, limit: 1 }).industryKey!;

function filtersOf(place: Spot | null): Partial<SearchRequest> {
  if (place === null) return {};
  if (place.kind === 'postal') return { near: { ...place.at!, radiusKm: POSTAL_KM } };
  return { city: place.name };
}

const placeOf = (place: Spot | null): Understood['place'] =>
  place && { name: place.name, kind: place.kind, listed: place.listed, radiusKm: place.kind === 'postal' ? POSTAL_KM : 0 };

/** One page of those meant by name, followed by the rest. */
async function merged(named: KeyedCard[], rest: SearchQuery, find: Find): Promise<SearchPage> {
  if (named.length === 0) return find(rest);
  const start = (rest.page - 1) * rest.limit;
  const first = named.slice(start, start + rest.limit).map(({ key: _key, ...card }) => card);
  const wanted = rest.limit - first.length;
  const offset = Math.max(0, start - named.length);
  // The rest begins within a page of its own: two of its pages have what one page here shows.
  const page = Math.floor(offset / rest.limit) + 1;
  const pages = [await find({ ...rest, page })];
  if (wanted > 0 && offset % rest.limit > 0) pages.push(await find({ ...rest, page: page + 1 }));
  const cards = pages.flatMap(({ services }) => services).slice(offset % rest.limit, (offset % rest.limit) + wanted);
  return SearchPage.of([...first, ...cards], named.length + pages[0]!.total);
}

/** By distance: those within a day's reach, else the ten nearest. */
async function nearest(rest: SearchQuery, at: { lat: number; lng: number }, find: Find): Promise<SearchPage> {
  const query: SearchQuery = { ...rest, cityKey: undefined, sortBy: 'distance', near: { ...at, radiusKm: FAR_KM } };
  const near = await find(query);
  if (near.total > 0) return near;
  const far = await find({ ...query, page: 1, limit: MOST_NEAREST, near: { ...at, radiusKm: WHEREVER_KM } });
  const start = (rest.page - 1) * rest.limit;
  const ten = far.services.slice(0, MOST_NEAREST);
  return SearchPage.of(ten.slice(start, start + rest.limit), ten.length);
}

function withDistances(page: SearchPage, at: { lat: number; lng: number }): SearchPage {
  const cards = page.services.map((card) =>
    card.distanceKm !== undefined || card.latitude === null || card.longitude === null
      ? card
      : { ...card, distanceKm: kilometresBetween(at, { lat: card.latitude, lng: card.longitude }) },
  );
  return SearchPage.of(cards, page.total);
}

/** The last word may be unfinished. */
function hasAll(title: readonly string[], words: readonly string[]): boolean {
  return words.every((word, index) => title.some((each) => (index === words.length - 1 ? each.startsWith(word) : each === word)));
}
