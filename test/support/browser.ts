import { isDeepStrictEqual } from 'node:util';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';

let shared: Promise<Browser> | undefined;

/** A headless browser that talks to nobody but the pages it is shown. The files of a worker share it, each with contexts of its own. */
export function theBrowser(): Promise<Browser> {
  return (shared ??= openBrowser());
}

/** One more, which the caller closes. */
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
      // No page lives long enough to earn back what optimising its scripts costs: compiled once, plainly and at once, a load takes a fifth
      // less of the processor. With more room for what is new, its memory is cleared less often.
      '--js-flags=--no-turbofan --no-maglev --always-sparkplug --min-semi-space-size=16',
    ],
  });
}

/** Collects what the page complained about: errors, failed requests, violations of the content security policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // What a page still asks for when it is left ends with it, and so does a question that another one follows.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`);
  });
  return complaints;
}

/** A page as browsers show it that get no updates any more, of the age that the build is for: what came later is missing. */
export async function asOlderBrowser(page: Page): Promise<Page> {
  await page.addInitScript(`
    delete Map.groupBy;
    delete Object.groupBy;
    globalThis.RegExp = new Proxy(RegExp, {
      construct(target, [pattern, flags]) {
        if (flags?.includes('v')) throw new SyntaxError('Invalid flags');
        return new target(pattern, flags);
      },
    });
  `);
  return page;
}

/** A window of that size, which takes the page long enough where it changes. */
export async function resize(page: Page, viewport: ViewportSize): Promise<void> {
  if (!isDeepStrictEqual(page.viewportSize(), viewport)) await page.setViewportSize(viewport);
}
