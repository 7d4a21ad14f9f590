import { isDeepStrictEqual } from 'node:util';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { eventually, get, post, signIn, SOON_MS } from './api.js';
import { startApp, type TestApp } from './app.js';
import { theBrowser } from './browser.js';
import { SheetFile } from './sheet.js';
import { Visitors } from './visitors.js';

/** The public pages of the real process, in a real browser. */
export interface Site {
  readonly app: TestApp;
  /** A visitor of their own, on an empty page: paths alone are addresses of the site. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A visitor who has opened this address, on a page that answers to them. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Sends all visitors away, but for the one with this page. */
  leave(staying?: Page): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param listings what the directory holds; empty leaves it as new
 * @param options.pictures whether pages show any from elsewhere: without, what is elsewhere cannot be reached
 */
export async function openSite(
  listings: readonly ListingRow[],
  env: Record<string, string> = {},
  { pictures = false }: { pictures?: boolean } = {},
): Promise<Site> {
  const sheet = new SheetFile();
  await sheet.write(listings);
  const [app, browser] = await Promise.all([startApp({ env: { LISTINGS_CSV: sheet.path, ...env } }), theBrowser()]);
  const visitors = new Visitors(browser, app.url, pictures);
  const visitor = (options: BrowserContextOptions = {}) => visitors.come(options);
  const site: Site = {
    app,
    visitor,
    async open(path, options = {}) {
      const page = await visitor(options);
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await alive(page);
      return page;
    },
    leave: (staying) => visitors.leave(staying),
    async close() {
      await visitors.close();
      await app.close();
      sheet.remove();
    },
  };
  try {
    if (listings.length > 0) await fill(app, listings.length);
    return site;
  } catch (error) {
    await site.close();
    throw error;
  }
}

async function fill(app: TestApp, count: number): Promise<void> {
  const { body } = await post<{ created: number }>(app, '/api/sync', {}, await signIn(app));
  if (body.created !== count) throw new Error(`The sync made ${JSON.stringify(body)}`);
  await eventually(async () => {
    const { total, degraded } = (await get<{ total: number; degraded?: true }>(app, '/api/search')).body;
    return total === count && degraded === undefined;
  }, 'the search engine answers');
}

/** Resolves when React has taken over the page that the server sent, effects included. */
export async function alive(page: Page): Promise<void> {
  // Asked through the debugger: what Playwright would wait for inside the page is subject to the page's policy.
  const isAlive = () =>
    page
      .evaluate<boolean>(`Object.keys(document.querySelector('footer p') ?? {}).some((key) => key.startsWith('__reactFiber'))`)
      .catch(() => false);
  await expectSoon(isAlive, true);
  await page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`);
}

/** The names on the cards, in their order. */
export function cardNames(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
}

/** One business among the results. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Path and query as the address bar has them. */
export function addressIn(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Waits until what is read is as expected; what else it is, Jest shows. */
export async function expectSoon<T>(read: () => T | Promise<T>, expected: T, limitMs = SOON_MS): Promise<void> {
  const deadline = Date.now() + limitMs;
  // Ever slower: each look costs the page the time that it needs to get there.
  for (let pause = 20; !isDeepStrictEqual(await read(), expected) && Date.now() < deadline; pause = Math.min(pause * 1.5, 120))
    await new Promise((resolve) => setTimeout(resolve, pause));
  expect(await read()).toEqual(expected);
}

/** Questions that the page puts to the API from now on. */
export function searchesOf(page: Page): URLSearchParams[] {
  const searches: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // What is asked only to be counted accepts any answer, because nobody reads it.
    if (pathname === '/api/search' && request.headers()['accept'] === 'application/json') searches.push(searchParams);
  });
  return searches;
}
