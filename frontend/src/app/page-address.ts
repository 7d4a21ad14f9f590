import { LRUCache } from 'lru-cache';
import type { PageAddress } from '../../../src/platform/web/page-contract.js';
import { NOT_FOUND, routeAt } from './routes.js';

/** The canonical address of all unknown addresses, which share one 404 page. */
export const NOT_FOUND_ADDRESS = '/-/-';

/** A cache of parsed addresses. Matching an address against every route costs as much as the rest of an answer from the page cache. */
const cache = new LRUCache<string, PageAddress>({ max: 1_000 });
/** Longer addresses are not cached: they are invented or rare. */
const MAX_CACHED_LENGTH = 500;

/** For the server: parses and canonicalises an address. */
export async function pageAddressOf(address: string): Promise<PageAddress> {
  const before = cache.get(address);
  if (before) return before;
  const pageAddress = await readAddress(address);
  if (address.length <= MAX_CACHED_LENGTH) cache.set(address, pageAddress);
  return pageAddress;
}

async function readAddress(address: string): Promise<PageAddress> {
  const { pathname, searchParams } = new URL(`http://pages${address}`);
  const { route, parameters } = routeAt(pathname);
  const isPrivate = route.isPrivate === true;
  // The router does not match control characters.
  if (route === NOT_FOUND || Object.values(parameters).some((value) => /\p{Cc}/u.test(value ?? '')))
    return {
      route: isPrivate ? route.path : NOT_FOUND.path,
      parameters: isPrivate ? parameters : {},
      canonical: NOT_FOUND_ADDRESS,
      isFixed: true,
      isTimely: false,
      isPrivate,
    };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const { parameters: declared = [] } = await route.page.load();
  const query = new URLSearchParams(declared.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]))).toString();
  return {
    route: route.path,
    parameters,
    canonical: query ? `${path}?${query}` : path,
    isFixed: path === route.path && query === '',
    // "Open now" depends on the time.
    isTimely: declared.includes('openNow') && searchParams.has('openNow'),
    isPrivate,
  };
}
