import type { BrowserContextOptions, Page } from 'playwright-core';
import { violationsOf } from './page-checks.js';
import type { Site } from './site.js';

/** A screen of the back office, signed in through the gate. */
export async function openBackOffice(site: Site, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.visitor(options);
  await page.goto(path);
  await passGate(page, site.app.password);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

/** Signs in at the gate that stands there. */
export async function passGate(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The message that stands in the corner now. */
export async function toastSays(page: Page, title: string): Promise<void> {
  await page.locator('.toast-title').getByText(title, { exact: true }).waitFor();
}

/** What keeps somebody from using the screen; where its headings and landmarks stand is a matter of the frame. */
export async function barriersOf(page: Page): Promise<string[]> {
  return (await violationsOf(page)).filter((violation) => !/^(landmark-|heading-order)/.test(violation));
}
