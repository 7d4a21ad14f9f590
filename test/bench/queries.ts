import { generateListings } from '../../scripts/listing-generator/index.mjs';
import type { SearchRequest, SortOrder } from '../../src/modules/search/domain/search-query.js';

type Listing = ReturnType<typeof generateListings> extends Iterable<infer Row> ? Row : never;
type Make = (listing: Listing, random: () => number) => Partial<SearchRequest>;

const ORDERS: SortOrder[] = ['rating_desc', 'rating_asc', 'reviews_desc', 'name_asc'];
const NEEDS = ['emergency plumber', 'furnace repair', 'electrician', 'drain', 'landscaper near me', 'plumber', 'heating', 'hvac'];

/** The mix of visitors' searches. Values come from listings, so that popular trades and cities are the most frequent. */
const MIX: [share: number, make: Make][] = [
  [12, () => ({})],
  [12, ({ industry }) => ({ industry })],
  [22, ({ industry, city }) => ({ industry, city })],
  [6, ({ city }) => ({ city })],
  [8, (_listing, random) => ({ query: pick(NEEDS, random) })],
  [8, ({ city }, random) => ({ query: `${pick(NEEDS, random)} ${city}` })],
  [8, ({ title }, random) => ({ query: unfinished(title, random) })],
  [3, ({ title }, random) => ({ query: misspelt(title, random) })],
  [6, ({ industry, city }, random) => ({ industry, city, minRating: 3 + Math.floor(random() * 4) / 2 })],
  [5, ({ industry }, random) => ({ industry, sortBy: pick(ORDERS, random) })],
  [4, ({ title }, random) => ({ companyName: unfinished(title, random) })],
  [2, ({ postCode }) => ({ postCode: postCode.slice(0, 3) })],
  [2, ({ phone }) => ({ phone: phone.replace(/\D/g, '').slice(-7) })],
  [2, ({ industry }, random) => ({ industry, page: 2 + Math.floor(random() * 40) })],
];

/** The same requests for every engine, in the same order. */
export function searchRequests(count: number, seed: number): SearchRequest[] {
  const random = generator(seed);
  const listings = [...generateListings({ count: 4_000, seed: 7 })];
  const total = MIX.reduce((sum, [share]) => sum + share, 0);
  return Array.from({ length: count }, () => {
    let point = random() * total;
    const [, make] = MIX.find(([share]) => (point -= share) < 0) ?? MIX[0]!;
    const request = make(pick(listings, random), random);
    return { sortBy: 'featured', page: 1, limit: 20, ...request };
  });
}

const BEGUN = [
  'plumber',
  'electrician',
  'furnace repair',
  'toilet wont stop running',
  'no hot water',
  'dripping tap',
  'roof leak',
  'plombier',
  'garage door',
  'drain cleaning',
];
const TYPED: [share: number, make: (listing: Listing, random: () => number) => string][] = [
  [40, (_listing, random) => pick(BEGUN, random)],
  [25, ({ city }, random) => `${pick(BEGUN, random)} ${city}`],
  [10, ({ city }) => city],
  [20, ({ title }) => title],
  [5, ({ title }, random) => misspelt(title, random)],
];

/** Addresses of suggestions for partly typed words: prefixes of any length. */
export function suggestPaths(count: number, seed: number): string[] {
  const random = generator(seed);
  const listings = [...generateListings({ count: 4_000, seed: 7 })];
  const total = TYPED.reduce((sum, [share]) => sum + share, 0);
  return Array.from({ length: count }, () => {
    let point = random() * total;
    const [, make] = TYPED.find(([share]) => (point -= share) < 0) ?? TYPED[0]!;
    const typed = make(pick(listings, random), random);
    const q = typed.slice(0, 1 + Math.floor(random() * typed.length)).trim();
    return `/api/suggest?${new URLSearchParams({ q }).toString()}`;
  });
}

/** In degrees, around the businesses of a town on the map. */
const MARGIN = 0.005;

/**
 * Each trade of each town once, and the same trade in the bounding box of its businesses there, so that both find about as many. No request
 * is repeated, so that no answer comes from a cache.
 */
export function placePaths(listings: number, seed: number): { filters: string[]; boxes: string[] } {
  const random = generator(seed);
  const placed = new Map<string, Listing[]>();
  for (const listing of generateListings({ count: listings, seed: 7 }))
    if (listing.latitude !== '') {
      const pair = `${listing.industry} ${listing.city}`;
      placed.set(pair, [...(placed.get(pair) ?? []), listing]);
    }
  const chosen = [...placed.values()].map((found) => ({ found, at: random() })).sort((a, b) => a.at - b.at);
  const pathWith = (parameters: Record<string, string>) => `/api/search?${new URLSearchParams(parameters).toString()}`;
  return {
    filters: chosen.map(({ found: [first] }) => pathWith({ industry: first!.industry, city: first!.city })),
    boxes: chosen.map(({ found }) => {
      const [south, north] = extentOf(found.map(({ latitude }) => Number(latitude)));
      const [west, east] = extentOf(found.map(({ longitude }) => Number(longitude)));
      return pathWith({ industry: found[0]!.industry, bbox: [west, south, east, north].map((side) => side.toFixed(4)).join() });
    }),
  };
}

const extentOf = (degrees: number[]): [number, number] => [Math.min(...degrees) - MARGIN, Math.max(...degrees) + MARGIN];

/** The address of a request to the application's API. */
export function pathOf(request: SearchRequest): string {
  const parameters = Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/search?${new URLSearchParams(parameters).toString()}`;
}

function unfinished(title: string, random: () => number): string {
  return title.slice(0, 4 + Math.floor(random() * 10)).trim();
}

function misspelt(title: string, random: () => number): string {
  const words = title.split(' ').filter((word) => word.length > 5);
  const word = words.length > 0 ? pick(words, random) : 'plumbing';
  const at = 2 + Math.floor(random() * (word.length - 3));
  return word.slice(0, at) + word.slice(at + 1);
}

function pick<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() * values.length)]!;
}

/** A seeded random generator (mulberry32), so that two runs send the same requests. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
