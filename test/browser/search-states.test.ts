import type { Page, Route } from 'playwright-core';
import { complaintsOf } from '../support/browser.js';
import { alive, cardNames, cardOf, expectSoon, openSite, type Site } from '../support/site.js';
import { FEW, NORTHGATE, PICTURED, QUIET, SPARKWELL } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite([...FEW, PICTURED]);
}, 90_000);

afterEach(() => site?.leave());

afterAll(() => site?.close());

const trade = (page: Page) => page.getByRole('combobox', { name: 'Trade' });
const PLUMBERS = [NORTHGATE.title, PICTURED.title, QUIET.title];
const isSearch = ({ pathname }: URL) => pathname === '/api/search';

describe('code that does not arrive', () => {
  it('costs its own part alone, and a page says so', async () => {
    const page = await site.open('/search');
    await page.route(/(tooltip-layer|business-page)-.*\.js/, (route) => route.abort());
    const missing = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Grid view' }).hover();
    await missing;
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('article').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Opening hours' }).waitFor();
  });
});

describe('while the answer is awaited', () => {
  it('eight cards without words stand in its place', async () => {
    const page = await site.open('/search');
    const held: Route[] = [];
    await page.route(isSearch, (route) => void held.push(route));
    await trade(page).selectOption('Plumber');
    await page.getByRole('status').filter({ hasText: 'Searching …' }).waitFor();
    // They say nothing to a screen reader, so they have neither role nor name.
    expect(await page.locator('.card.skeleton').count()).toBe(8);
    expect(await cardNames(page)).toEqual([]);
    await expectSoon(() => held.length, 1);
    await held[0]!.continue();
    await expectSoon(() => page.locator('.skeleton').count(), 0);
    expect(await cardNames(page)).toHaveLength(3);
  });

  it('a later question wins over an earlier one that is answered last', async () => {
    const page = await site.open('/search');
    const held: Route[] = [];
    await page.route(isSearch, (route) => (route.request().url().includes('Plumber') ? void held.push(route) : route.continue()));
    await trade(page).selectOption('Plumber');
    await expectSoon(() => held.length, 1);
    await trade(page).selectOption('Electrician');
    await expectSoon(() => cardNames(page), [SPARKWELL.title]);
    const answered = page.waitForResponse((response) => response.url().includes('Plumber'));
    await held[0]!.continue();
    await answered;
    expect(await cardNames(page)).toEqual([SPARKWELL.title]);
  });
});

describe('nothing found', () => {
  it('says so, and how to find more', async () => {
    const page = await site.open('/search?industry=Plumber&city=Hamilton');
    await page.getByRole('heading', { name: 'No Results Found' }).waitFor();
    const text = 'Nobody in the directory matches all of these filters. Take one away, or try a nearby city.';
    expect(await page.getByRole('status').filter({ hasText: 'Nobody' }).textContent()).toBe(text);
    await page.getByRole('link', { name: 'Without Hamilton' }).click();
    await expectSoon(() => cardNames(page), PLUMBERS);
  });
});

describe('an answer that failed', () => {
  it.each([
    ['an error', (route: Route) => route.fulfill({ status: 500, json: { title: 'no' } })],
    ['something that is not JSON', (route: Route) => route.fulfill({ status: 502, body: '<html>' })],
    ['no connection', (route: Route) => route.abort('connectionrefused')],
  ])('is said to have failed after %s, and asked for again when it is wanted', async (_, fail) => {
    const page = await site.open('/search');
    await page.route(isSearch, fail);
    await trade(page).selectOption('Plumber');
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { name: 'Error Loading Results' }).waitFor();
    await alert.getByText("Sorry, we couldn't load the search results. Please try again.", { exact: true }).waitFor();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.getByRole('heading', { name: 'Error Loading Results' }).waitFor();
    await page.unroute(isSearch);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expectSoon(() => cardNames(page), PLUMBERS);
    expect(await alert.count()).toBe(0);
  });

  it('is also said when not even the code for asking could be loaded', async () => {
    const page = await site.visitor();
    const isCode = ({ pathname }: URL) => pathname.startsWith('/assets/api-');
    await page.route(isCode, (route) => route.abort());
    await page.goto('/search');
    await alive(page);
    await trade(page).selectOption('Plumber');
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { name: 'Error Loading Results' }).waitFor();
    await page.unroute(isCode);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expectSoon(() => cardNames(page), PLUMBERS);
  });
});

describe('an address', () => {
  it.each([
    ['minRating=9&sortBy=best&page=0', 'minimum rating, order, page number'],
    ['phone=12&postCode=---&verified=maybe', 'postal code, phone number, verified'],
    ['city=Guelph&city=Toronto', 'city'],
    [`phone=1&query=${'x'.repeat(201)}`, 'search words, phone number'],
    ['page=99999999999', 'page number'],
  ])('with nonsense in it (%#) is a page with a note, and no matter for search engines', async (query, names) => {
    const page = await site.visitor();
    const complaints = complaintsOf(page);
    const response = await page.goto(`/search?${query}`);
    expect(response?.status()).toBe(200);
    expect(await page.getByRole('note').textContent()).toBe(`Part of the address could not be read and was left out: ${names}.`);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await alive(page);
    expect(await cardNames(page)).toHaveLength(5);
    expect(complaints).toEqual([]);
  });

  it('with tracking tags and unknown names is an ordinary page', async () => {
    const page = await site.open('/search?utm_source=letter&colour=green&industry=Electrician');
    expect(await cardNames(page)).toEqual([SPARKWELL.title]);
    expect(await page.getByRole('note').count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index');
    expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).search).toBe('?industry=Electrician');
  });

  it('beyond the last page says where the last one is', async () => {
    const page = await site.open('/search?page=42');
    await page.getByRole('heading', { name: 'There is no page 42' }).waitFor();
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await expectSoon(async () => (await cardNames(page)).length, 5);
  });
});

describe('a trade', () => {
  it.each([
    ['Plumber', 'Hiring a plumber', 'Blocked drains and sewer lines'],
    ['electrician', 'Hiring an electrician', 'Smoke and CO alarms'],
    ['HVAC+Technician', 'Hiring an HVAC technician', 'Furnace and boiler repair'],
  ])('is explained below its results (%s)', async (industry, title, service) => {
    const page = await site.open(`/search?industry=${industry}`);
    const explainer = page.getByRole('region', { name: title });
    await explainer.getByRole('listitem').filter({ hasText: service }).waitFor();
    await explainer.getByRole('heading', { name: 'Good to know' }).waitFor();
    const tips = explainer.getByRole('list').last().getByRole('listitem');
    expect(await tips.count()).toBeGreaterThan(1);
    const last = (await page.getByRole('article').last().boundingBox())!;
    expect((await explainer.boundingBox())!.y).toBeGreaterThan(last.y);
  });

  it('is not explained where there is nothing to say', async () => {
    for (const path of ['/search', '/search?industry=Landscaper']) {
      const page = await site.open(path);
      expect(await page.getByText('Good to know').count()).toBe(0);
    }
  });
});

describe('a picture', () => {
  it.each([
    ['the server', '/search?query=pictured'],
    ['the browser', '/search?query=sparkwell'],
  ])('rendered by %s lies over the drawing of its trade, which stays when the picture is broken', async (_, from) => {
    for (const broken of [false, true]) {
      const page = await site.visitor();
      if (broken) await page.route(PICTURED.image, (route) => route.fulfill({ status: 404 }));
      await page.goto(from);
      await alive(page);
      await page.getByRole('searchbox').fill('pictured');
      await expectSoon(() => cardNames(page), [PICTURED.title]);
      const picture = cardOf(page, PICTURED.title).locator('.picture');
      await expectSoon(() => picture.locator('img').count(), broken ? 0 : 1);
      if (!broken) await expectSoon(() => picture.locator('img').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth), 32);
      expect(await picture.locator('use').getAttribute('href')).toMatch(/#drawing-plumber$/);
      const { width = 0, height = 0 } = (await picture.locator('svg').boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThan(50);
    }
  });
});
