import { consoleErrorsOf, BackOffice, endSessions, logIn, shownToast } from '../support/back-office.js';
import { send } from '../support/http.js';
import { overflowOf, scriptsOf, violationsOf } from '../support/page-checks.js';
import { expectSoon, openSite, type Site } from '../support/site.js';

/** Wide enough for the navigation, and too narrow for a preview. */
const WITHOUT_PREVIEW = { width: 1150, height: 900 };

let site: Site;
const backOffice = new BackOffice(() => site);

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
});

afterEach(() => backOffice.leave());

afterAll(() => site?.close());

const hint = (page: { evaluate<T>(expression: string): Promise<T> }) =>
  page.evaluate<string | null>(`sessionStorage.getItem('settings-authenticated')`);

describe('the login page', () => {
  it('is rendered by the server, with noindex and no-store, under a policy without inline scripts', async () => {
    const { status, headers, text } = await send(site.app, '/settings');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(/<input[^>]*type="password"/);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(nonce).toBeDefined();
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect((await send(site.app, '/settings')).text).not.toContain(nonce);
  });

  it('keeps a password that is typed and submitted before any script is loaded', async () => {
    const page = await site.visitor();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/settings', { waitUntil: 'commit' });
    await page.getByLabel('Password').fill('anything');
    await page.getByLabel('Password').press('Enter');
    release();
    await expectSoon(() => page.getByRole('button', { name: 'Sign in' }).isEnabled(), true);
    expect([new URL(page.url()).pathname, await page.getByLabel('Password').inputValue()]).toEqual(['/settings', 'anything']);
  });

  it('signs in when Enter was pressed before hydration', async () => {
    const page = await site.visitor();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/entry-admin/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/settings', { waitUntil: 'domcontentloaded' });
    // The script that remembers the key.
    await page.waitForFunction('globalThis.earlyTaps');
    await page.getByLabel('Password').fill(site.app.password);
    await page.getByLabel('Password').press('Enter');
    release();
    await expectSoon(() => hint(page), 'true');
  });

  it('starts with 400 kB of JavaScript at most and no axe findings, reports a failed check, refuses a wrong password with a text, and opens for the right one', async () => {
    // A browser profile of its own: resources cached by earlier tests would not be counted.
    const page = await site.visitor({ locale: 'en-CA' });
    const scripts = await scriptsOf(page);
    await page.goto('/settings');
    const complaints = consoleErrorsOf(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(await scripts.bytes()).toBeLessThan(120_000);
    expect(await scripts.bytes()).toBeGreaterThan(50_000);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('Type the settings password.');

    await page.route('**/api/verify-settings-password', (route) => route.abort());
    await page.getByLabel('Password').fill('anything');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await shownToast(page, 'Failed to verify password');
    await page.getByText('The server cannot be reached.').waitFor();
    await page.unroute('**/api/verify-settings-password');

    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    expect(await shownToast(page, 'Access Denied')).toEqual({ role: 'alert', words: 'Access DeniedIncorrect password' });
    // Of a window that nobody looks at, messages do not go by themselves.
    await page.evaluate(`dispatchEvent(new Event('blur'))`);
    await expectSoon(() => page.evaluate('document.activeElement.id'), 'login-password');
    expect(await hint(page)).toBeNull();

    await logIn(page, site.app.password);
    // A new directory begins with what it still needs, until somebody puts that away.
    await page.getByRole('heading', { name: 'Getting started' }).waitFor();
    await expectSoon(() => page.evaluate('document.activeElement.id'), 'main');
    expect(await hint(page)).toBe('true');
    await expectSoon(() => page.locator('.toast').count(), 0);
    await page.getByRole('button', { name: 'Hide the list' }).click();
    await page.getByRole('button', { name: 'Show it when I sign in' }).waitFor();
    const before = await scripts.bytes();
    expect(before).toBeLessThan(400_000);
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Pages' }).waitFor();
    await page.getByTitle('The page as it would be').waitFor();
    expect((await scripts.bytes()) - before).toBeLessThan(400_000);
    await page.reload();
    await page.getByRole('heading', { name: 'Pages' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Password').waitFor();
    expect(await hint(page)).toBeNull();
    await page.goto('/settings/listings');
    await page.getByLabel('Password').waitFor();
    expect(complaints.texts).toEqual([]);
  });

  it('is linked in the footer of the public pages', async () => {
    const page = await site.open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Password').waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings');
  });

  it('explains that it needs JavaScript if there is none', async () => {
    const page = await site.open('/settings', { javaScriptEnabled: false });
    await page.getByText('The back office needs JavaScript.').waitFor();
    expect(await page.getByRole('button', { name: 'Sign in' }).isVisible()).toBe(false);
    expect(await page.getByLabel('Password').isVisible()).toBe(false);
  });

  it('answers 404 for unknown addresses below and beside it', async () => {
    for (const path of ['/settings/nothing', '/settingss']) expect((await send(site.app, path)).status).toBe(404);
  });
});

describe('the back office', () => {
  it('has one navigation, on a phone, too', async () => {
    const page = await backOffice.at('/settings');
    const names = await page.getByRole('navigation', { name: 'Back office' }).getByRole('link').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Pages', 'Listings', 'History']));
    const focused = () => page.evaluate('document.activeElement.id');
    await page.evaluate('scrollTo(0, 500)');
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Listings' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Listings' }).waitFor();
    await expectSoon(focused, 'main');
    expect(await page.evaluate('scrollY')).toBe(0);
    await backOffice.at('/settings', { width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    // With the keys of a narrow window, as of one that is zoomed.
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'History' }).press('Enter');
    await expectSoon(() => new URL(page.url()).pathname, '/settings/history');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await expectSoon(focused, 'main');
    expect(await overflowOf(page)).toBe(0);
  });

  it('has the screen of pages at /settings/content, too', async () => {
    const page = await backOffice.at('/settings/content?page=not-found', WITHOUT_PREVIEW);
    await page.getByRole('heading', { level: 2, name: 'Not found', exact: true }).waitFor();
    expect(await page.locator('.ant-menu-item-selected').textContent()).toBe('Pages');
  });

  it('lists the editable pages, each with its editor', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    for (const [name, title] of [
      ['FAQ', 'FAQ'],
      ['Settings', 'Menus and footer'],
      ['Not found', 'Not found'],
    ] as const) {
      await page.getByRole('radiogroup', { name: 'Page to edit' }).getByText(name, { exact: true }).click();
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    }
    await expectSoon(() => new URL(page.url()).search, '?page=not-found');
  });

  it('asks for the password when the session has ended, and keeps the screen behind the dialog', async () => {
    // The preview sends a request shortly after the last key press: its 401 would show the login page before anything was saved.
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    const complaints = consoleErrorsOf(page);
    const title = page.getByLabel('Title of the home page', { exact: true });
    await title.fill('Typed before the session ended');
    await endSessions(site, page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await logIn(page, site.app.password);
    expect(await title.inputValue()).toBe('Typed before the session ended');
    await expectSoon(() => page.evaluate('document.activeElement.textContent'), 'Save');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await shownToast(page, 'Settings Saved!');
    await expectSoon(async () => (await send(site.app, '/')).text.includes('Typed before the session ended'), true);
    // What was refused is read again.
    await endSessions(site, page);
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await logIn(page, site.app.password);
    await page.getByText('You are all caught up').waitFor();
    expect(complaints.texts).toEqual([]);
  });
});
