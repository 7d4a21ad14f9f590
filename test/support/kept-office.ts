import type { BrowserContextOptions, Page } from 'playwright-core';
import { signIn } from './api.js';
import { openBackOffice } from './back-office.js';
import { resize, theBrowser } from './browser.js';
import type { Site } from './site.js';
import { Visitors } from './visitors.js';

const DESK = { width: 1280, height: 900 };

/**
 * Leaves the back office and comes in again, as somebody who signs out and in does, but without a new page: all that stands open, was typed
 * or was asked before is gone, and the address is read anew.
 */
const COME_IN_AGAIN = `(async (path) => {
  const root = document.getElementById('root');
  let fiber = root[Object.keys(root).find((key) => key.startsWith('__reactContainer$'))];
  while (!fiber.memoizedProps?.store?.dispatch) fiber = fiber.child;
  const { store } = fiber.memoizedProps;
  const tell = (type, payload) => store.dispatch({ type, payload });
  tell('session/signedOut');
  while (document.querySelector('.admin')) await new Promise((resolve) => setTimeout(resolve));
  tell('adminApi/resetApiState');
  const toast = store.getState().toasts.current;
  if (toast) tell('toasts/gone', toast.id);
  localStorage.clear();
  sessionStorage.clear();
  history.pushState(null, '', path);
  tell('session/signedIn');
})`;

/** A back office that stays open from test to test: to load its page costs more than most of what a test looks at. */
export class KeptOffice {
  private readonly visitors: Promise<Visitors>;
  private page: Page | undefined;

  constructor(
    private readonly site: Site,
    private readonly options: BrowserContextOptions = {},
  ) {
    this.visitors = theBrowser().then((browser) => new Visitors(browser, site.app.url));
  }

  /** The back office at this address, as one that has just been opened. */
  async at(path: string, viewport = DESK): Promise<Page> {
    if (!(await this.comeAgain(path, viewport))) await this.open(path, viewport);
    return this.page!;
  }

  async close(): Promise<void> {
    await (await this.visitors).close();
  }

  private async open(path: string, viewport: typeof DESK): Promise<void> {
    const visitors = await this.visitors;
    await visitors.leave();
    this.page = await openBackOffice({ ...this.site, visitor: (options = {}) => visitors.come(options) }, path, this.options);
    if (viewport !== DESK) await this.page.setViewportSize(viewport);
  }

  /** @returns whether it stood where one can come in */
  private async comeAgain(path: string, viewport: typeof DESK): Promise<boolean> {
    const { page } = this;
    if (!page || page.isClosed()) return false;
    for (const event of ['console', 'pageerror', 'request', 'requestfinished'] as const) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const [name, value] = (await signIn(this.site.app)).split('=') as [string, string];
    await page.context().addCookies([{ name, value, url: this.site.app.url, httpOnly: true, sameSite: 'Lax' }]);
    await resize(page, viewport);
    await page.mouse.move(0, 0);
    const came = await page.evaluate(`${COME_IN_AGAIN}(${JSON.stringify(path)})`).then(
      () => true,
      () => false,
    );
    if (came) await page.locator('.admin h1').first().waitFor();
    return came;
  }
}
