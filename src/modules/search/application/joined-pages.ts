import { type FoundCard, SearchPage } from '../domain/search-index.js';
import type { SearchQuery } from '../domain/search-query.js';
import { kilometresBetween } from '../domain/understanding/distance.js';

/** Looks for something, on whichever engine answers. */
export type Find = (query: SearchQuery) => Promise<SearchPage>;

export interface Spot {
  lat: number;
  lng: number;
}

export type KeyedCard = FoundCard & { key: number };

const FAR_KM = 100;
const WHEREVER_KM = 20_000;
const MOST_NEAREST = 10;

/** One page of some cards that come first, followed by the rest, which must not have them. */
export async function joined(first: readonly KeyedCard[], rest: SearchQuery, find: Find): Promise<SearchPage> {
  if (first.length === 0) return find(rest);
  const start = (rest.page - 1) * rest.limit;
  const ahead = first.slice(start, start + rest.limit).map(({ key: _key, ...card }) => card);
  const wanted = rest.limit - ahead.length;
  const offset = Math.max(0, start - first.length);
  // The rest begins within a page of its own: two of its pages have what one page here shows.
  const page = Math.floor(offset / rest.limit) + 1;
  const pages = [await find({ ...rest, page })];
  if (wanted > 0 && offset % rest.limit > 0) pages.push(await find({ ...rest, page: page + 1 }));
  const cards = pages.flatMap(({ services }) => services).slice(offset % rest.limit, (offset % rest.limit) + wanted);
  return SearchPage.of([...ahead, ...cards], first.length + pages[0]!.total);
}

/** Whatever the city, by distance: those within a day's reach, else the ten nearest. */
export async function nearest(rest: SearchQuery, at: Spot, find: Find): Promise<SearchPage> {
  const near = await withinReach(rest, at, find);
  if (near.total > 0) return near;
  const far = await find({
    ...rest,
    cityKey: undefined,
    sortBy: 'distance',
    page: 1,
    limit: MOST_NEAREST,
    near: { ...at, radiusKm: WHEREVER_KM },
  });
  const start = (rest.page - 1) * rest.limit;
  const ten = far.services.slice(0, MOST_NEAREST);
  return SearchPage.of(ten.slice(start, start + rest.limit), ten.length);
}

export function withinReach(rest: SearchQuery, at: Spot, find: Find): Promise<SearchPage> {
  return find({ ...rest, cityKey: undefined, sortBy: 'distance', near: { ...at, radiusKm: FAR_KM } });
}

/** The page, with each card's distance in kilometres, where its place is known. */
export function withDistances(page: SearchPage, at: Spot): SearchPage {
  const cards = page.services.map((card) =>
    card.distanceKm !== undefined || card.latitude === null || card.longitude === null
      ? card
      : { ...card, distanceKm: kilometresBetween(at, { lat: card.latitude, lng: card.longitude }) },
  );
  return SearchPage.of(cards, page.total);
}
