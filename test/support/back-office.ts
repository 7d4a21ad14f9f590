import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { signIn } from './api.js';
import { violationsOf } from './page-checks.js';
import { expectSoon, type Site } from './site.js';

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

/** Types the password into the gate that stands there. */
export async function passGate(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Password').waitFor({ state: 'detached' });
}

/** An admin at this address who has signed in before. */
export async function openBackOffice(site: Site, path = '/settings', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.visitor(options);
  const [name, value] = (await signIn(site.app)).split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: site.app.url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

/** Ends every session, as time would. */
export const END_SESSIONS = 'DELETE FROM admin_session';

/** The message that stands in the corner now. */
export async function toastSays(page: Page, title: string): Promise<void> {
  await page.locator('.toast-title').getByText(title, { exact: true }).waitFor();
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
  await expectSoon(look, 1, 10_000);
  expect(await part.getByRole('button').count()).toBe(0);
}
