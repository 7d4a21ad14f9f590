import type { Locator, Page, Route } from 'playwright-core';
import type { HomeTradesView, TradeItem } from '../../src/modules/trades/application/trade-views.js';
import { get, post, signIn } from '../support/api.js';
import { accessibilityProblemsOf, consoleErrorsOf, openBackOffice, shownToast } from '../support/back-office.js';
import { itInLong } from '../support/extent.js';
import { overflowOf } from '../support/page-checks.js';
import { aRow } from '../support/sheet.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';

const LISTINGS = [
  ...['p-1', 'p-2', 'p-3', 'p-4'].map((id) => aRow(id, { industry: 'Plumbing' })),
  ...['r-1', 'r-2', 'r-3'].map((id) => aRow(id, { industry: 'Roofing' })),
  ...['f-1', 'f-2'].map((id) => aRow(id, { industry: 'Framing' })),
  aRow('c-1', { industry: 'Carpentry' }),
];

let site: Site;

beforeAll(async () => {
  site = await openSite(LISTINGS);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const shown = async (slug: string) => (await get<TradeItem[]>(site.app, '/api/trades')).body.find((trade) => trade.slug === slug);
const tiles = async () => (await get<HomeTradesView>(site.app, '/api/home-trades')).body.tiles.map(({ slug }) => slug);
const onHome = (page: Page) => page.getByRole('region', { name: 'Home page', exact: true });
const homeNames = (page: Page) => onHome(page).getByRole('listitem').allTextContents();
const focused = (page: Page) => page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`);

it('trades are renamed, hidden, sorted, added, merged and deleted', async () => {
  const page = await openBackOffice(site, '/settings/trades');
  const complaints = consoleErrorsOf(page);
  await page.getByRole('status').getByText('34 trades').waitFor();
  await expectSoon(() => homeNames(page), ['Plumber', 'Roofer', 'Framing', 'Carpenter']);
  expect(await accessibilityProblemsOf(page)).toEqual([]);

  // A name that another trade has is refused at its field, and what was typed stays.
  await page.getByRole('link', { name: 'Roofer', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Roofer' });
  const name = drawer.getByLabel('Name', { exact: true });
  await name.fill('PLUMBER');
  await press(drawer, 'Save');
  await drawer.locator('.ant-form-item-explain-error').getByText('Name is what Plumbers are called already').waitFor();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await press(question, 'Stay here');
  expect(await name.inputValue()).toBe('PLUMBER');
  await page.evaluate(`window.closing = new MutationObserver(() => {
    window.missed ||= document.querySelector('.ant-drawer')?.textContent.includes('There is no such trade');
  }).observe(document.body, { childList: true, subtree: true, characterData: true })`);
  await name.fill('Roof expert');
  await drawer.getByLabel('Other names').fill('Shingle shop');
  // What is rarely needed is folded away.
  const plural = drawer.getByLabel('Name for several of them');
  expect(await plural.isVisible()).toBe(false);
  await drawer.locator('summary', { hasText: 'Picture and texts' }).click();
  await plural.fill('Roof experts');
  await drawer.getByRole('radio', { name: 'Mason' }).check();

  // A concurrent change: it is reported, and reloaded around what was typed.
  const { version } = (await get<{ version: number }>(site.app, '/api/admin/trades', await signIn(site.app))).body;
  await post(site.app, '/api/admin/trades', { name: 'Piano mover', version }, await signIn(site.app));
  await press(drawer, 'Save');
  await drawer.getByText('Someone else changed the trades').waitFor();
  expect((await shown('roofer'))?.name).toBe('Roofer');
  await press(drawer, 'Reload');
  await drawer.getByText('Someone else changed the trades').waitFor({ state: 'detached' });
  await press(drawer, 'Save');
  await shownToast(page, 'Saved. Visitors see it within a few seconds.');
  await expectSoon(async () => (await shown('roofer'))?.name, 'Roof expert');
  expect(await shown('roofer')).toMatchObject({ name: 'Roof expert', plural: 'Roof experts', drawing: 'mason' });
  expect(await accessibilityProblemsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // It gives the focus back to what opened it.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectSoon(() => page.evaluate('document.activeElement.textContent'), 'Roof expert');
  expect(await page.evaluate('Boolean(window.missed)')).toBe(false);
  await page.getByText('also Shingle shop').waitFor();

  // The home page follows the directory until one is moved, here with the keyboard alone.
  await page.getByRole('button', { name: 'Move Framing up' }).press('ArrowUp');
  await expectSoon(() => homeNames(page), ['Plumber', 'Framing', 'Roof expert', 'Carpenter']);
  await expectSoon(() => focused(page), 'Move Framing up');
  await page.keyboard.press('Enter');
  await expectSoon(() => homeNames(page), ['Framing', 'Plumber', 'Roof expert', 'Carpenter']);
  await expectSoon(() => focused(page), 'Move Framing down');
  await press(onHome(page), 'Take Carpenter off the home page');
  await expectSoon(tiles, ['framing', 'plumber', 'roofer']);
  await expectSoon(() => focused(page), 'Take Roof expert off the home page');
  await press(onHome(page), 'Follow the directory');
  await expectSoon(tiles, ['plumber', 'roofer', 'framing', 'carpenter']);

  // What nobody could use is refused where it was asked for.
  for (const trade of ['Plumber', 'Roof expert', 'Carpenter']) {
    await page.getByRole('switch', { name: `Show ${trade} on the site` }).click();
    await shownToast(page, `${trade} is hidden`);
  }
  await page.getByRole('switch', { name: 'Show Framing on the site' }).click();
  await page.getByText('Not saved: it would leave no trade with listings on the site: show another one first.').waitFor();
  for (const trade of ['Plumber', 'Roof expert', 'Carpenter']) {
    await page.getByRole('switch', { name: `Show ${trade} on the site` }).click();
    await shownToast(page, `${trade} is shown`);
  }

  // An industry becomes part of a trade, after a look at what that concerns, and stands by itself again.
  await press(page, 'Merge into …: Framing');
  const merge = page.getByRole('dialog', { name: 'Merge Framing into another trade' });
  await merge.getByLabel('Merge into', { exact: true }).fill('carp');
  await page.keyboard.press('Enter');
  await merge.getByText('2 listings will be found under Carpenter:').waitFor();
  expect(await merge.getByRole('listitem').allTextContents()).toEqual(['Business f-1 in Toronto', 'Business f-2 in Toronto']);
  await press(merge, 'Merge into Carpenter');
  await page.getByText('Framing counts as Carpenter').last().waitFor();
  await expectSoon(async () => (await shown('carpenter'))?.count, 3);
  await press(page, 'Undo the merge: Framing');
  await shownToast(page, 'Framing is separate again');
  await expectSoon(async () => (await shown('carpenter'))?.count, 1);

  // Or a trade of its own, with words that homeowners say.
  await press(page, 'Make it a trade: Framing');
  const making = page.getByRole('dialog', { name: 'New trade' });
  expect(await making.getByLabel('Name', { exact: true }).inputValue()).toBe('Framing');
  await making.getByLabel('Words homeowners use').fill('stud walls\nload-bearing wall');
  await press(making, 'Add the trade');
  await shownToast(page, 'Framing is a trade now');
  await expectSoon(() => addressIn(page), '/settings/trades');
  await page.getByRole('link', { name: 'Framing', exact: true }).click();
  const own = page.getByRole('dialog', { name: 'Framing' });
  expect(await own.getByLabel('Words homeowners use').inputValue()).toBe('stud walls\nload-bearing wall');
  await press(own, 'Delete');
  const really = page.getByRole('dialog', { name: 'Delete the trade Framing?' });
  await really.getByText('Its 2 listings stay, under the industry named by each source.').waitFor();
  await press(really, 'Delete');
  await shownToast(page, 'Framing is deleted');
  await expectSoon(() => addressIn(page), '/settings/trades');
  await page.getByRole('button', { name: 'Make it a trade: Framing' }).waitFor();

  // The search covers industries that no trade knows, too.
  await page.getByLabel('Search trades').fill('framing');
  await expectSoon(() => page.getByRole('region', { name: 'All trades' }).getByRole('listitem').count(), 0);
  await page.getByRole('button', { name: 'Make it a trade: Framing' }).waitFor();
  await page.getByLabel('Search trades').fill('shingle');
  await page.getByRole('button', { name: 'Make it a trade: Framing' }).waitFor({ state: 'detached' });
  await expectSoon(() => page.getByRole('region', { name: 'All trades' }).getByRole('listitem').count(), 1);
  await page.getByRole('link', { name: '3 listings of Roof expert' }).click();
  await page.getByRole('heading', { name: 'Listings' }).waitFor();
  expect(addressIn(page)).toBe('/settings/listings?trade=Roof+expert');
  await expectSoon(
    async () => (await page.locator('tbody .kit-name a').allTextContents()).sort(),
    ['Business r-1', 'Business r-2', 'Business r-3'],
  );
  expect(complaints.texts).toEqual([]);
});

it('a late answer from before a change does not replace it', async () => {
  const page = await openBackOffice(site, '/settings/trades');
  await page.getByRole('switch', { name: 'Show Painter on the site' }).waitFor();
  const late: (() => Promise<void>)[] = [];
  await page.route('**/api/admin/trades', async (route) => {
    const response = await route.fetch();
    late.push(() => route.fulfill({ response }));
  });
  const hide = async (trade: string) => {
    await page.getByRole('switch', { name: `Show ${trade} on the site` }).click();
    await shownToast(page, `${trade} is hidden`);
  };
  await hide('Painter');
  await expectSoon(() => late.length, 1);
  await hide('Mason');
  await Promise.all([page.waitForEvent('requestfinished', (request) => request.method() === 'GET'), late[0]!()]);
  await hide('Locksmith');
  expect(await page.getByText('Someone else changed the trades').count()).toBe(0);
});

it('what is typed during a save stays unsaved', async () => {
  const page = await openBackOffice(site, '/settings/trades?open=electrician');
  const drawer = page.getByRole('dialog', { name: 'Electrician' });
  const names = drawer.getByLabel('Other names');
  const held: Route[] = [];
  await page.route('**/api/admin/trades/electrician', (route) => void held.push(route));
  await names.fill('Volt shop');
  await press(drawer, 'Save');
  await expectSoon(() => held.length, 1);
  await names.fill('Volt shop\nWire shop');
  await held[0]!.continue();
  await shownToast(page, 'Saved. Visitors see it within a few seconds.');
  expect(await names.inputValue()).toBe('Volt shop\nWire shop');
  await page.unroute('**/api/admin/trades/electrician');
  await press(drawer, 'Save');
  await shownToast(page, 'Saved. Visitors see it within a few seconds.');
  const { trades } = (
    await get<{ trades: { slug: string; otherNames: string[] }[] }>(site.app, '/api/admin/trades', await signIn(site.app))
  ).body;
  expect(trades.find(({ slug }) => slug === 'electrician')?.otherNames).toEqual(['Volt shop', 'Wire shop']);
});

it('a new trade cannot be changed while it is being added, after which its form is closed', async () => {
  const page = await openBackOffice(site, `/settings/trades?open=${encodeURIComponent('+')}`);
  const drawer = page.getByRole('dialog', { name: 'New trade' });
  const name = drawer.getByLabel('Name', { exact: true });
  const held: Route[] = [];
  await page.route('**/api/admin/trades', (route) => (route.request().method() === 'POST' ? void held.push(route) : route.fallback()));
  await name.fill('Igloo builder');
  await press(drawer, 'Add the trade');
  await expectSoon(() => held.length, 1);
  await expectSoon(() => name.isDisabled(), true);
  await held[0]!.abort();
  await shownToast(page, 'No response received');
  await expectSoon(() => name.isDisabled(), false);
  expect(await name.inputValue()).toBe('Igloo builder');
});

it('a fold opens when a field in it was refused', async () => {
  const page = await openBackOffice(site, '/settings/trades?open=plumber');
  const drawer = page.getByRole('dialog', { name: 'Plumber' });
  await drawer.locator('summary', { hasText: 'Picture and texts' }).press('Enter');
  await drawer.getByLabel('Sentence on its card').fill('Leaks');
  await drawer.locator('summary', { hasText: 'Picture and texts' }).click();
  await page.route('**/api/admin/trades/plumber', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 400, detail: 'Nothing was saved.', errors: [{ field: 'summary', message: 'is too short' }] },
    }),
  );
  await press(drawer, 'Save');
  await drawer.locator('.ant-form-item-explain-error').getByText('Sentence on its card is too short').waitFor();
});

itInLong('the list fits a phone, reports a failed load, and tries again', async () => {
  const page = await site.visitor({ viewport: { width: 390, height: 844 } });
  await page.route('**/api/admin/trades', (route) => route.abort());
  const [name, value] = (await signIn(site.app)).split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: site.app.url }]);
  await page.goto('/settings/trades');
  await page.getByText('The trades could not be loaded').waitFor();
  await page.unroute('**/api/admin/trades');
  await press(page, 'Try again');
  await page.getByRole('link', { name: 'Plumber', exact: true }).waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Plumber', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Plumber' });
  await drawer.getByLabel('Name', { exact: true }).waitFor();
  expect((await drawer.boundingBox())?.width).toBe(390);
  expect(await page.evaluate(`(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.kit-scroll'))`)).toBe(
    0,
  );
});
