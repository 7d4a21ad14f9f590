import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { signIn } from './api.js';
import { resize } from './browser.js';
import { execute } from './database.js';
import { violationsOf } from './page-checks.js';
import { expectSoon, type Site } from './site.js';
import { FORGET_TOASTS, takeToast, type Toast } from './toasts.js';

/** What the browser complained of on this page. */
export interface Complaints {
  readonly texts: string[];
}

/** Collects errors and warnings of the console, violations of the policy among them, from now on. */
export function complaintsOf(page: Page): Complaints {
  const texts: string[] = [];
  page.on('console', (message) => {
    // An answer that is no 2xx is logged by the browser itself: tests provoke some.
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

/** An admin at this address who has signed in before. Nothing moves for them: each picture in between would be drawn. */
export async function openBackOffice(site: Site, path = '/settings', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.visitor({ reducedMotion: 'reduce', ...options });
  const [name, value] = (await signIn(site.app)).split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: site.app.url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

/** Resolves in the page when no call of it is under way. */
const ALL_ANSWERED = `(async () => {
  const storeBelow = (fiber) => fiber.memoizedProps?.store ?? storeBelow(fiber.child);
  const root = document.getElementById('root');
  const store = storeBelow(root[Object.keys(root).find((key) => key.startsWith('__reactContainer'))].stateNode.current);
  const calls = () => { const { queries, mutations } = store.getState().adminApi; return [...Object.values(queries), ...Object.values(mutations)]; };
  while (calls().some((call) => call?.status === 'pending')) await new Promise((resolve) => setTimeout(resolve, 20));
  return store;
})()`;

/** Has nothing of its own to load, and unmounts every other screen. */
const EMPTY_SCREEN = '/settings?page=more';
const WINDOW = { width: 1280, height: 900 };

/**
 * One page of the back office for the tests of a file: opening it costs more than most of them do there. Each begins on a screen that is as
 * new, with nothing read, typed, stored or said before.
 */
export class BackOffice {
  private opened: Page | undefined;

  constructor(private readonly site: () => Site) {}

  /** The page at this address, in a window of this size. */
  async at(path: string, viewport = WINDOW): Promise<Page> {
    // A login page that is still shown was left by a failed test.
    if (!this.opened || this.opened.isClosed() || (await this.opened.getByLabel('Password').count()) > 0)
      this.opened = await openBackOffice(this.site(), path, { viewport: WINDOW });
    else await this.turn(this.opened, path, viewport);
    await resize(this.opened, viewport);
    return this.opened;
  }

  /** Where nothing of any list has been read yet: all screens are a link away. */
  emptyScreen(): Promise<Page> {
    return this.at(EMPTY_SCREEN);
  }

  /** Sends everybody else away. */
  leave(): Promise<void> {
    return this.site().leave(this.opened);
  }

  /** Sends its own page away as well, for what nothing puts back: a clock that was set. */
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
    // What is under way is awaited: it could be stored after the next test has begun. Then goes what the screens have stored, what the page
    // has read, and what it says in its corner.
    await page.evaluate(`(async () => {
      const store = await ${ALL_ANSWERED};
      localStorage.clear();
      store.dispatch({ type: 'adminApi/resetApiState' });
      // One that is read for the next test's own would end its wait too early.
      const said = () => [...document.querySelectorAll('.ant-notification-notice')];
      for (const message of said()) message.querySelector('[aria-label="Close the message"]')?.click();
      while (said().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      ${FORGET_TOASTS};
      scrollTo(0, 0);
    })()`);
    if (path === EMPTY_SCREEN) return;
    await page.evaluate(goTo(path));
    await emptyScreen.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
}

/** An entry that the router has not made itself: nothing asks before it leaves for that. */
function goTo(path: string): string {
  return `history.pushState(null, '', ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent('popstate', { state: null }))`;
}

/**
 * Fields that are drawn anew when a key is typed at the end of one: React has given each of them other properties. By their ids, or their labels
 * where the ids are made up.
 */
export async function fieldsDrawnByKeyIn(page: Page, typedIn: Locator): Promise<string[]> {
  const look = (what: string) =>
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
  // What a field offers may come late, and draws it anew.
  await allAnswered(page);
  // So does a field that measures its text, in the frames after it is first shown.
  await look(`
    for (let quiet = 0; quiet < 3; ) {
      const before = new Map(drawn());
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      quiet = drawn().every(([field, properties]) => before.get(field) === properties) ? quiet + 1 : 0;
    }
    window.drawnFields = drawn();
    return [];
  `);
  await page.keyboard.press('x');
  return look(
    `return window.drawnFields.filter(([field, properties]) => field.isConnected && propertiesOf(field) !== properties).map(([field]) => nameOf(field));`,
  );
}

/** Resolves when the page has been told all that it has asked: what is changed behind its back from then on, it does not know. */
export function allAnswered(page: Page): Promise<void> {
  return page.evaluate(`${ALL_ANSWERED}.then(() => undefined)`);
}

/** Ends every session, as time would. What the page has asked is answered before: its refusal would come before what is done next. */
export async function endSessions({ app }: Site, page: Page): Promise<void> {
  await allAnswered(page);
  await execute(app.databaseUrl, 'DELETE FROM admin_session');
}

/** Messages in the corner. */
export const toasts = (page: Page): Locator => page.locator('.ant-notification-notice');

/**
 * Waits for a message with this title (or description), of the back office or of a page for visitors, and for another one each time: the
 * first may stand yet when the second comes, or be gone already when it is waited for.
 */
export async function toastSays(page: Page, title: string): Promise<Toast> {
  let said: Toast | undefined;
  const isSaid = async () => (said ??= await takeToast(page, title)) !== undefined;
  await expectSoon(async () => [title, await isSaid()], [title, true]);
  return said!;
}

/** What keeps somebody from using the screen. */
export function barriersOf(page: Page): Promise<string[]> {
  return violationsOf(page, ['serious', 'critical']);
}

/** Checks how the deliveries stand until they stand well: the answer to "Try again now" may know that already. */
export async function checkUntilDelivered(part: Locator): Promise<void> {
  const check = part.getByRole('button', { name: 'Check how it stands' });
  const look = async () => {
    // It goes away with the answer that says so.
    if (await check.isVisible()) await check.click({ timeout: 500 }).catch(() => undefined);
    return part.getByText('Delivered', { exact: true }).count();
  };
  await expectSoon(look, 1);
  expect(await part.getByRole('button').count()).toBe(0);
}
