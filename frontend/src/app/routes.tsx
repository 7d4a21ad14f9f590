import { matchPath } from 'react-router-dom';
import { GUIDE_SLUGS } from '../../../src/shared/guide/guide-sections.js';
import type { SiteModule } from '../lib/parts.js';
import { type LazyPage, lazyPage, type PageLocation } from '../lib/lazy-page.js';

export interface SiteRoute {
  path: string;
  page: LazyPage;
  /** The page's source modules, by which the server finds its built files. */
  modules?: string[];
  /** Its address is a secret link. */
  isPrivate?: true;
  /** A static page: browsers load no script for it, and the browser's router does not contain it. */
  withoutScript?: true;
  /** The target of a redirect. */
  movedTo?: string;
  /** Not in the sitemap. */
  unlisted?: boolean;
  /** The parts of the site that it belongs to: it answers 404 when all of them are switched off. */
  parts?: readonly SiteModule[];
}

/** @param known only for the server, which also decides by it what is switched off; the browser gets that in the state of its first page */
function route(path: string, load: Parameters<typeof lazyPage>[0], known: false | Omit<SiteRoute, 'path' | 'page'>): SiteRoute {
  return { path, page: lazyPage(load), ...known };
}

const SECTION = route(
  '/section/:section',
  () => import('../features/guides/section-page.js'),
  import.meta.env.SSR && { modules: ['src/features/guides/section-page.tsx'], parts: ['guides', 'articles'] },
);

export const ROUTES: SiteRoute[] = [
  route('/', () => import('../features/home/home-page.js'), import.meta.env.SSR && { modules: ['src/features/home/home-page.tsx'] }),
  route(
    '/search',
    () => import('../features/search/search-page.js'),
    import.meta.env.SSR && { modules: ['src/features/search/search-page.tsx'] },
  ),
  route(
    '/business/:slug',
    () => import('../features/business/business-page.js'),
    import.meta.env.SSR && { modules: ['src/features/business/business-page.tsx'] },
  ),
  route(
    '/business/:slug/report',
    () => import('../features/business/report-page.js'),
    import.meta.env.SSR && { modules: ['src/features/business/report-page.tsx'] },
  ),
  route(
    '/shortlist',
    () => import('../features/shortlist/shortlist-page.js'),
    import.meta.env.SSR && { modules: ['src/features/shortlist/shortlist-page.tsx'], unlisted: true },
  ),
  route('/faq', () => import('../features/faq/faq-page.js'), import.meta.env.SSR && { modules: ['src/features/faq/faq-page.tsx'] }),
  route(
    '/about',
    () => import('../features/about/about-page.js'),
    import.meta.env.SSR && { modules: ['src/features/about/about-page.tsx'] },
  ),
  route(
    '/list-business',
    () => import('../features/forms/list-business-page.js'),
    import.meta.env.SSR && { modules: ['src/features/forms/list-business-page.tsx'] },
  ),
  route(
    '/list-business/thank-you',
    () => import('../features/forms/thank-you-page.js'),
    import.meta.env.SSR && { modules: ['src/features/forms/thank-you-page.tsx'], unlisted: true },
  ),
  route(
    '/renew-business',
    () => import('../features/forms/renew-business-page.js'),
    import.meta.env.SSR && { modules: ['src/features/forms/renew-business-page.tsx'], parts: ['renewals'] },
  ),
  route(
    '/emergency-help',
    () => import('../features/emergency/emergency-page.js'),
    import.meta.env.SSR && { modules: ['src/features/emergency/emergency-page.tsx'], parts: ['emergency'] },
  ),
  route(
    '/privacy',
    () => import('../features/legal/privacy-page.js'),
    import.meta.env.SSR && { modules: ['src/features/legal/privacy-page.tsx'] },
  ),
  route(
    '/terms',
    () => import('../features/legal/terms-page.js'),
    import.meta.env.SSR && { modules: ['src/features/legal/terms-page.tsx'] },
  ),
  route(
    '/home-jobs-guide',
    () => import('../features/guides/hub-page.js'),
    import.meta.env.SSR && { modules: ['src/features/guides/hub-page.tsx'], parts: ['guides', 'articles'] },
  ),
  { ...SECTION, path: '/section/hvac-technician', movedTo: '/section/hvac' },
  SECTION,
  ...GUIDE_SLUGS.map((slug) =>
    route(
      `/${slug}-guide`,
      async () => (await import('../features/guides/guide-pages.js')).guidePage(slug),
      import.meta.env.SSR && { modules: ['src/features/guides/guide-pages.tsx'], parts: ['guides'] },
    ),
  ),
  route(
    '/status/:token',
    () => import('../features/status/status-page.js'),
    import.meta.env.SSR && { modules: ['src/features/status/status-page.tsx'], isPrivate: true },
  ),
  route(
    '/referral-program',
    () => import('../features/referrals/referral-page.js'),
    import.meta.env.SSR && { modules: ['src/features/referrals/referral-page.tsx'], parts: ['referrals'] },
  ),
  route(
    '/referral-program/sign-in/:token',
    () => import('../features/referrals/sign-in-page.js'),
    import.meta.env.SSR && { modules: ['src/features/referrals/sign-in-page.tsx'], isPrivate: true, parts: ['referrals'] },
  ),
  // Static pages. Links to them load a document, because the router in the browser does not contain them.
  ...(import.meta.env.SSR || import.meta.env.DEV
    ? [
        route(
          '/how-we-order',
          () => import('../features/legal/how-we-order-page.js'),
          // The build for browsers does not contain this page, so it uses the styles of the terms page.
          import.meta.env.SSR && { modules: ['src/features/legal/terms-page.tsx'], withoutScript: true },
        ),
        route(
          '/status/:token/:proof',
          () => import('../features/email-links/confirm-page.js'),
          import.meta.env.SSR && {
            isPrivate: true,
            withoutScript: true,
          },
        ),
        route(
          '/renew-business/object/:token',
          () => import('../features/email-links/objection-page.js'),
          import.meta.env.SSR && {
            isPrivate: true,
            withoutScript: true,
          },
        ),
      ]
    : []),
  ...(import.meta.env.DEV
    ? [
        route(
          '/__styleguide',
          () => import('../features/styleguide/styleguide-page.js'),
          import.meta.env.SSR && { modules: ['src/features/styleguide/styleguide-page.tsx'] },
        ),
      ]
    : []),
];

export const NOT_FOUND = route(
  '*',
  () => import('../features/not-found/not-found-page.js'),
  import.meta.env.SSR && { modules: ['src/features/not-found/not-found-page.tsx'] },
);

/** The fallback route: the address may be that of an article. Its page reads it, and is the 404 page where there is none. */
export const ARTICLE = route(
  '/:fileName',
  async () => {
    const [{ articlePage }] = await Promise.all([import('../features/blogs/blog-page.js'), NOT_FOUND.page.load()]);
    return articlePage(NOT_FOUND.page.Page);
  },
  import.meta.env.SSR && { modules: ['src/features/blogs/blog-page.tsx', ...NOT_FOUND.modules!], parts: ['articles'] },
);

/** The route of an address, with its parameters. Decoded as the router does: letters may be percent-encoded. */
export function routeAt(pathname: string): { route: SiteRoute; parameters: PageLocation['parameters'] } {
  const plain = pathname.split('/').map(decoded).join('/');
  for (const route of [...ROUTES, ARTICLE]) {
    const match = matchPath(route.path, plain);
    if (match) return { route, parameters: match.params };
  }
  return { route: NOT_FOUND, parameters: {} };
}

/** The route with this path. */
export function routeWith(path: string): SiteRoute {
  return [...ROUTES, ARTICLE].find((route) => route.path === path) ?? NOT_FOUND;
}

function decoded(segment: string): string {
  return decodeURIComponent(segment).replaceAll('/', '%2F');
}

/** Whether there is a fixed page at this path, independent of the database; links to other paths are hidden. */
export function exists(pathname: string): boolean {
  return ROUTES.includes(routeAt(pathname).route);
}
