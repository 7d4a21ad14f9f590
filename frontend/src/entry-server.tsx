import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { share } from 'virtual:sprite';
import { iconOf, sizeIn } from '../../src/shared/pictures/identity-pictures.js';
import type { AdminPageRequest, PageRequest, RenderedPage, ServerEntry } from '../../src/platform/web/page-contract.js';
import { ADMIN_PATHS, isForAdmins } from './app/admin/admin-paths.js';
import { AdminRoot, type AdminStart } from './app/admin/admin-root.js';
import { makeAdminStore } from './app/admin/admin-store.js';
import { App } from './app/app.js';
import { NOT_FOUND_ADDRESS, pageAddressOf } from './app/page-address.js';
import { indexedPaths } from './app/indexed-paths.js';
import { ARTICLE, exists, NOT_FOUND, ROUTES, routeWith, type SiteRoute } from './app/routes.js';
import { makeStore, type Store } from './app/store.js';
import { isOff } from './lib/parts.js';
import { HeadSink } from './lib/head.js';
import { headTags, type HeadTag, type PageHead, safeJson } from './lib/head-tags.js';
import { SPECIFIED_NAME } from './lib/site.js';
import { changedWordsIn, wordsFrom } from './lib/use-words.js';
import type { ChangedWords } from '../../src/modules/content/domain/texts/frame.js';
import { FEED_WORDS } from '../../src/shared/words/feed-words.js';
import { readEntries } from './app/read-entries.js';
import { type BusinessPage, type ReadCall, readKey, type Settings } from './lib/reads.js';
import { pinColour, themeStyle } from './ui/theme.js';

const COMMON: ReadCall[] = [
  { name: 'settings', args: {} },
  { name: 'directory', args: {} },
  { name: 'frame', args: {} },
  { name: 'trades', args: {} },
];

/** The reads of the 404 page, also needed for the route of articles. */
const NOT_FOUND_READS: ReadCall[] = [{ name: 'texts', args: { page: 'not-found' } }];

export { isForAdmins, pageAddressOf };
export const knows = (path: string) => isForAdmins(path) || exists(path);
export const indexed = indexedPaths;
export const names = [...ADMIN_PATHS, ...ROUTES.map(({ path }) => path)].map((path) => path.split('/')[1]!);

/** Reads the page's data from the use cases of this process, and renders it. */
export async function renderPage({
  pageAddress: { route: path, parameters },
  address,
  origin,
  now,
  timeZone,
  read,
  form,
  cardOf,
}: PageRequest): Promise<RenderedPage> {
  const { pathname, searchParams: query } = new URL(origin + address);
  const route = routeWith(path);
  if (route.movedTo) return redirection(route.movedTo);
  const [facts, look] = await Promise.all([read('directory', {}), read('settings', {})]);
  // A hidden guide redirects to the list of guides, so that existing links still lead to something useful.
  if ('data' in facts && (facts.data.off as string[]).includes(route.path) && !isOff(['guides'], facts.data.off))
    return redirection('/home-jobs-guide');
  const gone = 'data' in facts && isOff(route.parts, facts.data.off) ? { gone: pathname } : {};
  const [module] = await Promise.all([route.page.load(), NOT_FOUND.page.load()]);
  const calls = [
    ...COMMON,
    ...(route === NOT_FOUND || route === ARTICLE || 'gone' in gone ? NOT_FOUND_READS : []),
    ...(module.reads?.({ parameters, query, settings: 'data' in look ? look.data : undefined }) ?? []),
  ];
  const [templates, queries] = await Promise.all([read('texts', { page: 'heads' }), readEntries(calls, read, now)]);
  const { store } = makeStore({ site: { origin, now, timeZone, offline: false, ...gone, ...(form ? { form } : {}) }, api: { queries } });
  const found = htmlOf(store, address, route);
  // The router cannot parse some addresses that a route matches (two slashes, a NUL): they get the 404 page.
  const { body, head } = found.head ? found : htmlOf(store, NOT_FOUND_ADDRESS, NOT_FOUND);
  if (head?.location !== undefined) return redirection(head.location);
  const settings = queries[readKey('settings', {})]?.data as Settings | undefined;
  const business =
    parameters['slug'] === undefined
      ? undefined
      : (queries[readKey('business', { slug: parameters['slug'] })]?.data as BusinessPage | undefined);
  const card = business && cardOf?.(business.slug, business, settings);
  return {
    status: head?.status ?? 200,
    head: head
      ? renderToStaticMarkup(
          [
            ...headTags(
              head,
              { origin, name: settings?.siteTitle ?? SPECIFIED_NAME, picture: settings?.shareImage, card },
              share,
              'data' in templates ? templates.data.texts : {},
            ),
            feedTag(changedWordsIn(store.getState())),
          ].map(elementOf),
        )
      : '',
    rootStyle: styleOf(settings),
    ...iconsOf(settings),
    body,
    state: safeJson(store.getState()),
    modules: route.modules ?? [],
    ...(route.withoutScript ? { withoutScript: true } : {}),
  };
}

/** Cache of theme styles by settings object: computing the shades takes as long as rendering a card. */
const styles = new WeakMap<Settings, string>();

function styleOf(settings: Settings | undefined): string {
  if (!settings) return themeStyle();
  let style = styles.get(settings);
  if (style === undefined) {
    style = themeStyle(settings.primaryColor, settings.accentColor, settings.logoImage);
    styles.set(settings, style);
  }
  return style;
}

/** The data of the map is loaded when the first one is drawn. */
export const drawPlace: ServerEntry['drawPlace'] = async (place, colour) =>
  (await import('./ui/map/static-map.js')).drawPlace(place, pinColour(colour));

/** The login page, or the empty frame of the back office; the browser continues from there. */
export async function renderAdminPage({ address, origin, authenticated, read }: AdminPageRequest): Promise<RenderedPage> {
  const { pathname } = new URL(origin + address);
  const answer = await read('settings', {});
  const settings = 'data' in answer ? answer.data : undefined;
  const start: AdminStart = { authenticated, siteTitle: settings?.siteTitle ?? SPECIFIED_NAME, primaryColor: settings?.primaryColor ?? '' };
  const root = createElement(AdminRoot, { start });
  const head: PageHead = {
    title: `Settings | ${start.siteTitle}`,
    description: 'The back office of this directory.',
    path: pathname,
    noindex: true,
  };
  return {
    status: 200,
    head: renderToStaticMarkup(headTags(head, { origin, name: start.siteTitle, picture: settings?.shareImage }, share).map(elementOf)),
    rootStyle: themeStyle(settings?.primaryColor, settings?.accentColor),
    ...iconsOf(settings),
    body: renderToString(createElement(Provider, { store: makeAdminStore(authenticated), children: root })),
    state: safeJson(start),
    modules: [],
  };
}

/** The icons made of the operator's picture, if there is one. */
function iconsOf(settings: Settings | undefined): Pick<RenderedPage, 'icons'> {
  const { faviconImage = '' } = settings ?? {};
  return sizeIn(faviconImage) ? { icons: { tab: iconOf(faviconImage, 32), touch: iconOf(faviconImage, 180) } } : {};
}

/** The link by which feed readers find the feed. It is the same on every page, so the browser never has to update it. */
const feedTag = (changed: ChangedWords): HeadTag => {
  const { feedTitle } = wordsFrom(changed, 'page-words', FEED_WORDS);
  return ['link', { rel: 'alternate', type: 'application/rss+xml', title: feedTitle, href: '/feed.xml' }];
};

const redirection = (location: string): RenderedPage => ({
  status: 301,
  location,
  head: '',
  rootStyle: '',
  body: '',
  state: '{}',
  modules: [],
});

function htmlOf(store: Store, location: string, route: SiteRoute): { body: string; head: PageHead | undefined } {
  const sink: { head?: PageHead } = {};
  const body = renderToString(
    <HeadSink value={sink}>
      <Provider store={store}>
        <StaticRouter location={location}>
          <App only={route} />
        </StaticRouter>
      </Provider>
    </HeadSink>,
  );
  return { body, head: sink.head };
}

function elementOf([name, attributes, content]: HeadTag, index: number) {
  const html = name === 'script' ? { dangerouslySetInnerHTML: { __html: content } } : {};
  return createElement(name, { key: index, ...attributes, ...html }, name === 'title' ? content : undefined);
}
