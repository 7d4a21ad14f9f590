import { passesFilters } from '../../domain/card-filter.js';
import { type FoundCard, SearchPage } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';
import type { Spot } from '../../domain/understanding/distance.js';

/** Runs a query on whichever index answers. */
export type Find = (query: SearchQuery) => Promise<SearchPage>;

export type KeyedCard = FoundCard & { key: number };

const FAR_KM = 100;
/**
 * Where no listing is within reach, the nearest are searched in ever wider circles: measuring all listings of the widest, the earth, is
 * expensive.
 */
const CIRCLES_KM = [250, 600, 1_500, 20_000];
const MAX_NEAREST = 10;

/** The query without the listings of these cards. */
export const excluding = (cards: readonly KeyedCard[], query: SearchQuery): SearchQuery =>
  cards.length === 0 ? query : { ...query, without: [...new Set([...(query.without ?? []), ...cards.map(({ key }) => key)])] };

/** The query that also finds the listings of these cards, sorted among the others. */
export const including = (cards: readonly KeyedCard[], query: SearchQuery): SearchQuery =>
  cards.length === 0 ? query : { ...query, also: cards.map(({ key }) => key) };

/** One page of a combined list: first these cards, then the results of a query that excludes them. */
export async function combinedPage(first: readonly KeyedCard[], rest: SearchQuery, find: Find): Promise<SearchPage> {
  const others = excluding(first, rest);
  if (first.length === 0) return find(others);
  const start = (rest.page - 1) * rest.limit;
  const ahead = first.slice(start, start + rest.limit).map(withoutKey);
  const wanted = rest.limit - ahead.length;
  const offset = Math.max(0, start - first.length);
  // The remaining results may start in the middle of a page of the query: then two of its pages are needed.
  const page = Math.floor(offset / rest.limit) + 1;
  const pages = [await find({ ...others, page })];
  if (wanted > 0 && offset % rest.limit > 0) pages.push(await find({ ...others, page: page + 1 }));
  const cards = pages.flatMap(({ services }) => services).slice(offset % rest.limit, (offset % rest.limit) + wanted);
  return SearchPage.of([...ahead, ...cards], first.length + pages[0]!.total);
}

/**
 * Like {@link combinedPage}, but the rest is queried whole, and the cards are removed from its results. That query can run before the cards are
 * known, and its answer is shared by many searches. The cards must pass all filters of the rest except industry and city, which are checked
 * on the cards.
 */
export async function combinedWithDeduplication(first: readonly KeyedCard[], rest: SearchQuery, find: Find): Promise<SearchPage> {
  if (first.length === 0 || rest.page > 1 || rest.near || rest.province || rest.hours) return combinedPage(first, rest, find);
  const whole = await find(rest);
  const known = new Set(first.map(({ slug }) => slug));
  const others = whole.services.filter(({ slug }) => !known.has(slug));
  const repeated = first.filter((card) => passesFilters(card, rest)).length;
  return SearchPage.of([...first.map(withoutKey), ...others].slice(0, rest.limit), first.length + whole.total - repeated);
}

const withoutKey = ({ key: _key, ...card }: KeyedCard): FoundCard => card;

/** Runs each query once, and answers the same promise when it is asked again. */
export function memoised(find: Find): Find {
  const asked = new Map<string, Promise<SearchPage>>();
  return (query) => {
    const key = JSON.stringify(query);
    const answer = asked.get(key) ?? find(query);
    asked.set(key, answer);
    return answer;
  };
}

export const ANYWHERE = { cityKey: undefined, province: undefined };

/** The nearest listings, in whichever city, by distance: those within {@link FAR_KM}, else the ten nearest. */
export async function findNearest(rest: SearchQuery, at: Spot, find: Find): Promise<SearchPage> {
  const near = await findNearby(rest, at, find);
  if (near.total > 0) return near;
  let ten: FoundCard[] = [];
  for (const radiusKm of CIRCLES_KM) {
    const found = await find({ ...rest, ...ANYWHERE, sortBy: 'distance', page: 1, limit: MAX_NEAREST, near: { ...at, radiusKm } });
    ten = found.services.slice(0, MAX_NEAREST);
    // No listing outside the circle is nearer than those in it.
    if (ten.length === MAX_NEAREST) break;
  }
  const start = (rest.page - 1) * rest.limit;
  return SearchPage.of(ten.slice(start, start + rest.limit), ten.length);
}

export function findNearby(rest: SearchQuery, at: Spot, find: Find): Promise<SearchPage> {
  return find({ ...rest, ...nearbyFilters(at), sortBy: 'distance' });
}

/** Filters for all listings within {@link FAR_KM} of the place, in any city or province. */
export const nearbyFilters = (at: Spot): Partial<SearchQuery> => ({ ...ANYWHERE, near: { ...at, radiusKm: FAR_KM } });
