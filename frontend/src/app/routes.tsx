import { matchPath } from 'react-router-dom';
import { GUIDE_SLUGS } from '../features/guides/guide-slugs.js';
import { type LazyPage, lazyPage, type Place } from '../lib/lazy-page.js';

export interface SiteRoute {
  path: string;
  page: LazyPage;
  /** The page's source files, by which the server knows what belongs to it; browsers need not know. */
  modules: string[];
  /** It is for whoever was given its address. */
  isPrivate?: true;
  /** The page's true address, where this one only leads to it. */
  movedTo?: string;
  /** Search engines are not shown it. */
  unlisted?: boolean;
}

const SECTION: SiteRoute = {
  path: '/section/:section',
  page: lazyPage(() => import('../features/guides/section-page.js')),
  modules: import.meta.env.SSR ? ['src/features/guides/section-page.tsx'] : [],
};

export const ROUTES: SiteRoute[] = [
  { path: '/', page: lazyPage(() => import('../features/home/home-page.js')), modules: import.meta.env.SSR ? ['src/features/home/home-page.tsx'] : [] },
  { path: '/search', page: lazyPage(() => import('../features/search/search-page.js')), modules: import.meta.env.SSR ? ['src/features/search/search-page.tsx'] : [] },
  {
    path: '/business/:slug',
    page: lazyPage(() => import('../features/business/business-page.js')),
    modules: import.meta.env.SSR ? ['src/features/business/business-page.tsx'] : [],
  },
  {
    path: '/business/:slug/report',
    page: lazyPage(() => import('../features/business/report-page.js')),
    modules: import.meta.env.SSR ? ['src/features/business/report-page.tsx'] : [],
  },
  { path: '/faq', page: lazyPage(() => import('../features/faq/faq-page.js')), modules: import.meta.env.SSR ? ['src/features/faq/faq-page.tsx'] : [] },
  { path: '/about', page: lazyPage(() => import('../features/about/about-page.js')), modules: import.meta.env.SSR ? ['src/features/about/about-page.tsx'] : [] },
  { path: '/list-business', page: lazyPage(() => import('../features/forms/list-business-page.js')), modules: import.meta.env.SSR ? ['src/features/forms/list-business-page.tsx'] : [] },
  {
    path: '/list-business/thank-you',
    page: lazyPage(() => import('../features/forms/thank-you-page.js')),
    modules: import.meta.env.SSR ? ['src/features/forms/thank-you-page.tsx'] : [],
    unlisted: true,
  },
  { path: '/renew-business', page: lazyPage(() => import('../features/forms/renew-business-page.js')), modules: import.meta.env.SSR ? ['src/features/forms/renew-business-page.tsx'] : [] },
  { path: '/emergency-help', page: lazyPage(() => import('../features/emergency/emergency-page.js')), modules: import.meta.env.SSR ? ['src/features/emergency/emergency-page.tsx'] : [] },
  { path: '/privacy', page: lazyPage(() => import('../features/legal/privacy-page.js')), modules: import.meta.env.SSR ? ['src/features/legal/privacy-page.tsx'] : [] },
  { path: '/terms', page: lazyPage(() => import('../features/legal/terms-page.js')), modules: import.meta.env.SSR ? ['src/features/legal/terms-page.tsx'] : [] },
  { path: '/home-jobs-guide', page: lazyPage(() => import('../features/guides/hub-page.js')), modules: import.meta.env.SSR ? ['src/features/guides/hub-page.tsx'] : [] },
  { ...SECTION, path: '/section/hvac-technician', movedTo: '/section/hvac' },
  SECTION,
  ...GUIDE_SLUGS.map((slug) => ({
    path: `/${slug}-guide`,
    page: lazyPage(async () => (await import('../features/guides/guide-pages.js')).guidePage(slug)),
    modules: import.meta.env.SSR ? ['src/features/guides/guide-pages.tsx', `src/features/guides/content/${slug}.ts`] : [],
  })),
  { path: '/status/:token', page: lazyPage(() => import('../features/status/status-page.js')), modules: import.meta.env.SSR ? ['src/features/status/status-page.tsx'] : [], isPrivate: true },
  { path: '/referral-program', page: lazyPage(() => import('../features/referrals/referral-page.js')), modules: import.meta.env.SSR ? ['src/features/referrals/referral-page.tsx'] : [] },
  {
    path: '/referral-program/sign-in/:token',
    page: lazyPage(() => import('../features/referrals/sign-in-page.js')),
    modules: import.meta.env.SSR ? ['src/features/referrals/sign-in-page.tsx'] : [],
    isPrivate: true,
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/__styleguide',
          page: lazyPage(() => import('../features/styleguide/styleguide-page.js')),
          modules: import.meta.env.SSR ? ['src/features/styleguide/styleguide-page.tsx'] : [],
        },
      ]
    : []),
];

/** What search engines are shown of pages that stand by themselves. */
export const indexedPaths = (): string[] => [
  ...ROUTES.filter(({ movedTo, unlisted }) => !movedTo && !unlisted).map(({ path }) => path).filter((path) => !path.includes(':') && !path.startsWith('/__')),
  '/section/plumbing',
  '/section/electrical',
  '/section/hvac',
];

export const NOT_FOUND: SiteRoute = {
  path: '*',
  page: lazyPage(() => import('../features/not-found/not-found-page.js')),
  modules: import.meta.env.SSR ? ['src/features/not-found/not-found-page.tsx'] : [],
};

/** What no other route takes may be an article: its page finds out, and is the 404 page where there is none. */
export const ARTICLE: SiteRoute = {
  path: '/:fileName',
  page: lazyPage(async () => {
    const [{ articlePage }] = await Promise.all([import('../features/blogs/blog-page.js'), NOT_FOUND.page.load()]);
    return articlePage(NOT_FOUND.page.Page);
  }),
  modules: import.meta.env.SSR ? ['src/features/blogs/blog-page.tsx', ...NOT_FOUND.modules] : [],
};

/** The route of an address, with what its variable parts say. */
export function routeAt(pathname: string): { route: SiteRoute; parameters: Place['parameters'] } {
  for (const route of [...ROUTES, ARTICLE]) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, parameters: match.params };
  }
  return { route: NOT_FOUND, parameters: {} };
}

/** Whether a page stands at this path whatever the database holds; links to others stay hidden. */
export function exists(pathname: string): boolean {
  return ROUTES.includes(routeAt(pathname).route);
}
