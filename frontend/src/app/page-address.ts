import { LRUCache } from 'lru-cache';
import type { PageAddress } from '../../../src/platform/web/page-contract.js';
import { NOT_FOUND, routeAt } from './routes.js';

/** Stands for every address that no route takes: their page is one and the same. */
export const NOWHERE = '/-/-';

/** Addresses that were asked for lately. Matching one against every route costs as much as the rest of an answer from the cache. */
const known = new LRUCache<string, PageAddress>({ max: 1_000 });
/** Longer ones are not remembered: they are made up, or rare. */
const MAX_REMEMBERED = 500;

/** For the server: what an address means, whichever way it is written. */
export async function pageAddressOf(address: string): Promise<PageAddress> {
  const before = known.get(address);
  if (before) return before;
  const pageAddress = await readAddress(address);
  if (address.length <= MAX_REMEMBERED) known.set(address, pageAddress);
  return pageAddress;
}

async function readAddress(address: string): Promise<PageAddress> {
  const { pathname, searchParams } = new URL(`http://pages${address}`);
  const { route, parameters } = routeAt(pathname);
  const isPrivate = route.isPrivate === true;
  // The router reads no control characters.
  if (route === NOT_FOUND || Object.values(parameters).some((value) => /\p{Cc}/u.test(value ?? '')))
    return {
      route: isPrivate ? route.path : NOT_FOUND.path,
      parameters: isPrivate ? parameters : {},
      canonical: NOWHERE,
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
    // Who is open now.
    isTimely: declared.includes('openNow') && searchParams.has('openNow'),
    isPrivate,
  };
}
