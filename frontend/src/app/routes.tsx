import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage, type Place } from '../lib/lazy-page.js';

export interface SiteRoute {
  path: string;
  page: LazyPage;
  /** The page's source file, by which the build knows what belongs to it. */
  module: string;
}

export const ROUTES: SiteRoute[] = [
  { path: '/', page: lazyPage(() => import('../features/home/home-page.js')), module: 'src/features/home/home-page.tsx' },
  { path: '/search', page: lazyPage(() => import('../features/search/search-page.js')), module: 'src/features/search/search-page.tsx' },
  {
    path: '/business/:slug',
    page: lazyPage(() => import('../features/business/business-page.js')),
    module: 'src/features/business/business-page.tsx',
  },
  { path: '/faq', page: lazyPage(() => import('../features/faq/faq-page.js')), module: 'src/features/faq/faq-page.tsx' },
  { path: '/about', page: lazyPage(() => import('../features/about/about-page.js')), module: 'src/features/about/about-page.tsx' },
  { path: '/emergency-help', page: lazyPage(() => import('../features/emergency/emergency-page.js')), module: 'src/features/emergency/emergency-page.tsx' },
  { path: '/privacy', page: lazyPage(() => import('../features/legal/privacy-page.js')), module: 'src/features/legal/privacy-page.tsx' },
  { path: '/terms', page: lazyPage(() => import('../features/legal/terms-page.js')), module: 'src/features/legal/terms-page.tsx' },
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

/** What search engines are shown of pages that stand by themselves. */
export const INDEXED = ROUTES.map(({ path }) => path).filter((path) => !path.includes(':') && !path.startsWith('/__'));

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
  return routeAt(pathname).route !== NOT_FOUND;
}
