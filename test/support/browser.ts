import { isDeepStrictEqual } from 'node:util';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';

let shared: Promise<Browser> | undefined;

/** A headless browser without access to other hosts. The files of a worker share it, each with its own contexts. */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= openBrowser());
}

/** Closes the browser that the files of this process shared, if there is one. A worker's browser ends with the worker. */
export async function closeSharedBrowser(): Promise<void> {
  await (await shared)?.close();
}

/** Opens another browser, which the caller closes. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome found: install one, or set CHROME_PATH.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--process-per-site',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      // No page is open long enough for optimised compilation to pay off: with baseline compilation only, a page load takes a fifth
      // less processor time. A larger young generation causes fewer garbage collections.
      '--js-flags=--no-turbofan --no-maglev --always-sparkplug --min-semi-space-size=16',
    ],
  });
}

/** Collects the page's errors, failed requests, and violations of the content security policy. */
export function pageErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // Requests are aborted when their page is left, or when a newer request replaces them.
    if (why !== 'net::ERR_ABORTED') errors.push(`${request.url()}: ${why}`);
  });
  return errors;
}

/** Simulates the oldest supported browsers, by removing later features. */
export async function asOlderBrowser(page: Page): Promise<Page> {
  await page.addInitScript(`
    delete Map.groupBy;
    delete Object.groupBy;
    delete Promise.withResolvers;
    delete URL.parse;
    delete AbortSignal.any;
    for (const method of ['isWellFormed', 'toWellFormed']) delete String.prototype[method];
    for (const method of ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']) delete Set.prototype[method];
    globalThis.RegExp = new Proxy(RegExp, {
      construct(target, [pattern, flags]) {
        if (flags?.includes('v')) throw new SyntaxError('Invalid flags');
        return new target(pattern, flags);
      },
    });
  `);
  return page;
}

/** Sets the size of the window, only if it differs, because a change is slow. */
export async function resize(page: Page, viewport: ViewportSize): Promise<void> {
  if (!isDeepStrictEqual(page.viewportSize(), viewport)) await page.setViewportSize(viewport);
}
