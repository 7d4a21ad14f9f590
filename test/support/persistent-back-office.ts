import type { BrowserContextOptions, Page } from 'playwright-core';
import { signIn } from './api.js';
import { openBackOffice } from './back-office.js';
import { resize, sharedBrowser } from './browser.js';
import type { Site } from './site.js';
import { FORGET_TOASTS } from './toasts.js';
import { Visitors } from './visitors.js';

const DESKTOP = { width: 1280, height: 900 };

/** Signs out and in again without a page load: everything open, typed or cached is dropped, and the address is read again. */
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
  ${FORGET_TOASTS};
  localStorage.clear();
  sessionStorage.clear();
  history.pushState(null, '', path);
  tell('session/signedIn');
})`;

/** A back office page that is shared by the tests of a file: loading it takes longer than most tests. */
export class PersistentBackOffice {
  private readonly visitors: Promise<Visitors>;
  private page: Page | undefined;

  constructor(
    private readonly site: Site,
    private readonly options: BrowserContextOptions = {},
  ) {
    this.visitors = sharedBrowser().then((browser) => new Visitors(browser, site.app.url));
  }

  /** The back office at this address, in the state of a new page. */
  async at(path: string, viewport = DESKTOP): Promise<Page> {
    if (!(await this.reopen(path, viewport))) await this.open(path, viewport);
    return this.page!;
  }

  async close(): Promise<void> {
    await (await this.visitors).close();
  }

  private async open(path: string, viewport: typeof DESKTOP): Promise<void> {
    const visitors = await this.visitors;
    await visitors.leave();
    this.page = await openBackOffice({ ...this.site, visitor: (options = {}) => visitors.come(options) }, path, this.options);
    if (viewport !== DESKTOP) await this.page.setViewportSize(viewport);
  }

  /** @returns whether the existing page could be reused */
  private async reopen(path: string, viewport: typeof DESKTOP): Promise<boolean> {
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
