import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { signIn } from './api.js';
import { resize } from './browser.js';
import { execute } from './database.js';
import { violationsOf } from './page-checks.js';
import { expectSoon, type Site } from './site.js';
import { FORGET_TOASTS, takeToast, type Toast } from './toasts.js';

/** The browser's errors and warnings on a page. */
export interface ConsoleErrors {
  readonly texts: string[];
}

/** Collects errors and warnings of the console from now on, including violations of the CSP. */
export function consoleErrorsOf(page: Page): ConsoleErrors {
  const texts: string[] = [];
  page.on('console', (message) => {
    // Ignore the browser's own message about an error status, which tests cause on purpose.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) texts.push(message.text());
  });
  page.on('pageerror', ({ message }) => texts.push(message));
  return { texts };
}

/** Logs in on the shown login page. */
export async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Password').waitFor({ state: 'detached' });
}

/** Opens the back office with a session. With reduced motion, because each frame of an animation would be rendered. */
export async function openBackOffice(site: Site, path = '/settings', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.visitor({ reducedMotion: 'reduce', ...options });
  const [name, value] = (await signIn(site.app)).split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: site.app.url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

/** Resolves in the page when it has no pending calls. */
const ALL_ANSWERED = `(async () => {
  const storeBelow = (fiber) => fiber.memoizedProps?.store ?? storeBelow(fiber.child);
  const root = document.getElementById('root');
  const store = storeBelow(root[Object.keys(root).find((key) => key.startsWith('__reactContainer'))].stateNode.current);
  const calls = () => { const { queries, mutations } = store.getState().adminApi; return [...Object.values(queries), ...Object.values(mutations)]; };
  while (calls().some((call) => call?.status === 'pending')) await new Promise((resolve) => setTimeout(resolve, 20));
  return store;
})()`;

/** A screen that loads nothing; navigating there unmounts every other screen. */
const EMPTY_SCREEN = '/settings?page=more';
const WINDOW = { width: 1280, height: 900 };

/**
 * One page of the back office that the tests of a file share, because opening it takes longer than most tests. Each test starts on a fresh
 * screen, without cached reads, input, stored data or messages of earlier ones.
 */
export class BackOffice {
  private opened: Page | undefined;

  constructor(private readonly site: () => Site) {}

  /** The page at this address, in a window of this size. */
  async at(path: string, viewport = WINDOW): Promise<Page> {
    // A visible login page was left by a failed test.
    if (!this.opened || this.opened.isClosed() || (await this.opened.getByLabel('Password').count()) > 0)
      this.opened = await openBackOffice(this.site(), path, { viewport: WINDOW });
    else await this.turn(this.opened, path, viewport);
    await resize(this.opened, viewport);
    return this.opened;
  }

  /** A screen on which no list was read yet; all others can be opened by a link. */
  emptyScreen(): Promise<Page> {
    return this.at(EMPTY_SCREEN);
  }

  /** Closes all other pages. */
  leave(): Promise<void> {
    return this.site().leave(this.opened);
  }

  /** Closes its own page as well, after changes that cannot be reset, such as a fake clock. */
  close(): Promise<void> {
    this.opened = undefined;
    return this.site().leave();
  }

  private async turn(page: Page, path: string, viewport: { width: number; height: number }): Promise<void> {
    await page.unrouteAll();
    const emptyScreen = page.getByText('Choose the page to edit');
    await page.evaluate(goTo(EMPTY_SCREEN));
    await emptyScreen.waitFor();
    await resize(page, viewport);
    // Wait for pending calls, whose answers could otherwise be stored after the next test has begun. Then clear local storage, the cache of
    // reads, and messages.
    await page.evaluate(`(async () => {
      const store = await ${ALL_ANSWERED};
      localStorage.clear();
      store.dispatch({ type: 'adminApi/resetApiState' });
      // Close leftover messages: the next test could mistake one for its own, and end its wait too early.
      const messages = () => [...document.querySelectorAll('.ant-notification-notice')];
      for (const message of messages()) message.querySelector('[aria-label="Close the message"]')?.click();
      while (messages().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      ${FORGET_TOASTS};
      scrollTo(0, 0);
    })()`);
    if (path === EMPTY_SCREEN) return;
    await page.evaluate(goTo(path));
    await emptyScreen.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
}

/** Navigates by a history entry that the router has not created, so that no guard for unsaved changes asks. */
function goTo(path: string): string {
  return `history.pushState(null, '', ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent('popstate', { state: null }))`;
}

/**
 * The fields that render again when a key is typed at the end of one: React has given them new props. Identified by their ids, or by their
 * labels where ids are generated.
 */
export async function fieldsRenderedByKeyIn(page: Page, typedIn: Locator): Promise<string[]> {
  const evaluateFields = (what: string) =>
    page.evaluate<string[]>(`(async () => {
      const propertiesOf = (field) => field[Object.keys(field).find((key) => key.startsWith('__reactProps$'))];
      const drawn = () => [...document.querySelectorAll('input:not([type=file]), textarea, .rich')].map((field) => [field, propertiesOf(field)]);
      const nameOf = (field) => {
        const named = field.matches('.rich') ? field.querySelector('[role=textbox]') : field;
        return (named.id.startsWith('_r_') && named.labels[0]?.textContent) || named.id || named.getAttribute('aria-label') || named.name || named.type;
      };
      ${what}
    })()`);
  await typedIn.focus();
  await page.keyboard.press('ControlOrMeta+End');
  // Options of a field may arrive late, and render it again.
  await allAnswered(page);
  // So does a field that measures its text in the first frames.
  await evaluateFields(`
    for (let quiet = 0; quiet < 3; ) {
      const before = new Map(drawn());
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      quiet = drawn().every(([field, properties]) => before.get(field) === properties) ? quiet + 1 : 0;
    }
    window.drawnFields = drawn();
    return [];
  `);
  await page.keyboard.press('x');
  return evaluateFields(
    `return window.drawnFields.filter(([field, properties]) => field.isConnected && propertiesOf(field) !== properties).map(([field]) => nameOf(field));`,
  );
}

/** Resolves when all calls of the page are answered; changes that are made directly in the database after that are unknown to it. */
export function allAnswered(page: Page): Promise<void> {
  return page.evaluate(`${ALL_ANSWERED}.then(() => undefined)`);
}

/** Ends every session, as an expiry would. Waits for pending calls first, which would otherwise be refused before the test's next step. */
export async function endSessions({ app }: Site, page: Page): Promise<void> {
  await allAnswered(page);
  await execute(app.databaseUrl, 'DELETE FROM admin_session');
}

/** Messages in the corner. */
export const toasts = (page: Page): Locator => page.locator('.ant-notification-notice');

/**
 * Waits for a message with this title (or description), in the back office or on a public page; each call waits for another message,
 * because the first may still be visible when the second appears, or have disappeared already.
 */
export async function shownToast(page: Page, title: string): Promise<Toast> {
  let toast: Toast | undefined;
  const isShown = async () => (toast ??= await takeToast(page, title)) !== undefined;
  await expectSoon(async () => [title, await isShown()], [title, true]);
  return toast!;
}

/** Serious accessibility violations of the screen, once no part of it is being refreshed: lists are dimmed for so long. */
export async function accessibilityProblemsOf(page: Page): Promise<string[]> {
  await expectSoon(() => page.locator(`[aria-busy='true']`).count(), 0);
  return violationsOf(page, ['serious', 'critical']);
}

/** Refreshes the states of deliveries until they are delivered; the answer to "Try again now" may show that already. */
export async function checkUntilDelivered(part: Locator): Promise<void> {
  const check = part.getByRole('button', { name: 'Check status' });
  const refreshAndCount = async () => {
    // The button disappears with that answer.
    if (await check.isVisible()) await check.click({ timeout: 500 }).catch(() => undefined);
    return part.getByText('Delivered', { exact: true }).count();
  };
  await expectSoon(refreshAndCount, 1);
  expect(await part.getByRole('button').count()).toBe(0);
}
