import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage, type Place } from '../lib/lazy-page.js';

export interface SiteRoute {
  path: string;
  page: LazyPage;
  /** The page's source file, by which the build knows what belongs to it. */
  module: string;
}

/** Addresses that lead elsewhere. The home page is still to come: until then the search is the front door. */
export const REDIRECTS: Record<string, string> = { '/': '/search' };

export const ROUTES: SiteRoute[] = [
  { path: '/search', page: lazyPage(() => import('../features/search/search-page.js')), module: 'src/features/search/search-page.tsx' },
  {
    path: '/business/:slug',
    page: lazyPage(() => import('../features/business/business-page.js')),
    module: 'src/features/business/business-page.tsx',
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/__styleguide',
          page: lazyPage(() => import('../features/styleguide/styleguide-page.js')),
          module: 'src/features/styleguide/styleguide-page.tsx',
        },
      ]
    : []),
];

export const NOT_FOUND: SiteRoute = {
  path: '*',
  page: lazyPage(() => import('../features/not-found/not-found-page.js')),
  module: 'src/features/not-found/not-found-page.tsx',
};

/** The route of an address, with what its variable parts say. */
export function routeAt(pathname: string): { route: SiteRoute; parameters: Place['parameters'] } {
  for (const route of ROUTES) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, parameters: match.params };
  }
  return { route: NOT_FOUND, parameters: {} };
}

/** Whether a page stands at this path; links to others stay hidden. */
export function exists(pathname: string): boolean {
  return Object.hasOwn(REDIRECTS, pathname) || routeAt(pathname).route !== NOT_FOUND;
}
