import { isDeepStrictEqual } from 'node:util';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { eventually, get, post, signIn, DEFAULT_TIMEOUT_MS } from './api.js';
import { startApp, type TestApp } from './app.js';
import { sharedBrowser } from './browser.js';
import { SheetFile } from './sheet.js';
import { Visitors } from './visitors.js';

/** The public pages of the real application, in a real browser. */
export interface Site {
  readonly app: TestApp;
  /** A new visitor on an empty page; relative addresses are those of the site. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A visitor who has opened this address, on a hydrated page. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Closes the pages of all visitors except the one with this page. */
  leave(staying?: Page): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param listings the listings of the directory; empty for a new one
 * @param options.pictures whether external pictures are served (by a fake); otherwise external addresses are unreachable
 */
export async function openSite(
  listings: readonly ListingRow[],
  env: Record<string, string> = {},
  { pictures = false }: { pictures?: boolean } = {},
): Promise<Site> {
  const sheet = new SheetFile();
  await sheet.write(listings);
  const [app, browser] = await Promise.all([startApp({ env: { LISTINGS_CSV: sheet.path, ...env } }), sharedBrowser()]);
  const visitors = new Visitors(browser, app.url, pictures);
  const visitor = (options: BrowserContextOptions = {}) => visitors.come(options);
  const site: Site = {
    app,
    visitor,
    async open(path, options = {}) {
      const page = await visitor(options);
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await waitForHydration(page);
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
export async function waitForHydration(page: Page): Promise<void> {
  // Polled through the debugger, because a wait of Playwright inside the page is subject to the page's CSP.
  const isAlive = () =>
    page
      .evaluate<boolean>(`Object.keys(document.querySelector('footer p') ?? {}).some((key) => key.startsWith('__reactFiber'))`)
      .catch(() => false);
  await expectSoon(isAlive, true);
  await page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))`);
}

/** The names on the cards, in order. */
export function cardNames(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
}

/** The card of a business among the results. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Path and query in the address bar. */
export function addressIn(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Polls until the value equals the expected one; on a timeout, Jest shows the difference. */
export async function expectSoon<T>(read: () => T | Promise<T>, expected: T, limitMs = DEFAULT_TIMEOUT_MS): Promise<void> {
  const deadline = Date.now() + limitMs;
  // With increasing pauses, because each poll takes time from the page.
  for (let pause = 20; !isDeepStrictEqual(await read(), expected) && Date.now() < deadline; pause = Math.min(pause * 1.5, 120))
    await new Promise((resolve) => setTimeout(resolve, pause));
  expect(await read()).toEqual(expected);
}

/** The searches that the page sends to the API from now on. */
export function searchesOf(page: Page): URLSearchParams[] {
  const searches: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // Requests that are sent only to be counted accept any content type; leave them out.
    if (pathname === '/api/search' && request.headers()['accept'] === 'application/json') searches.push(searchParams);
  });
  return searches;
}
