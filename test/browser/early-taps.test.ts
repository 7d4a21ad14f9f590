import type { BrowserContextOptions, Page } from 'playwright-core';
import { addressIn, waitForHydration, cardOf, expectSoon, openSite, type Site } from '../support/site.js';
import { FEW, NORTHGATE, SPARKWELL } from './directory.fixture.js';

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

/** A page that looks finished: its script is on its way until `arrive` is called. */
async function openEarly(path: string): Promise<{ page: Page; arrive: () => Promise<void> }> {
  const page = await site.visitor(PHONE);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/entry-client/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const arrive = async () => {
    release();
    await waitForHydration(page);
  };
  return { page, arrive };
}

const isPressed = (page: Page, { title }: { title: string }) =>
  cardOf(page, title)
    .getByRole('button', { name: /^Shortlist/ })
    .getAttribute('aria-pressed');

it('a tap before hydration takes effect after it, once however often it was tapped', async () => {
  const { page, arrive } = await openEarly('/search');
  for (const { title } of [NORTHGATE, SPARKWELL, NORTHGATE])
    await cardOf(page, title)
      .getByRole('button', { name: /^Shortlist/ })
      .tap();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name_asc');
  await page.getByRole('button', { name: 'Filters' }).tap();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await arrive();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await page.keyboard.press('Escape');
  await expectSoon(() => addressIn(page), '/search?sortBy=name_asc');
  await expectSoon(() => Promise.all([isPressed(page, NORTHGATE), isPressed(page, SPARKWELL)]), ['true', 'true']);
});

it('reasons and the menu that are opened before hydration stay open', async () => {
  const { page, arrive } = await openEarly('/search');
  await cardOf(page, NORTHGATE.title).locator('summary').tap();
  await page.locator('.nav-narrow > summary').tap();
  await arrive();
  await cardOf(page, NORTHGATE.title).locator('.card-why li').first().waitFor();
  expect(await page.locator('.nav-narrow').getAttribute('open')).not.toBeNull();
  await page.locator('.nav-narrow').getByRole('link', { name: 'FAQ' }).tap();
  await page.getByRole('heading', { level: 1, name: /question/i }).waitFor();
  expect(await page.locator('.nav-narrow').getAttribute('open')).toBeNull();
});
