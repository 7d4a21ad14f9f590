import type { Locator, Page } from 'playwright-core';
import { casesOf } from '../support/extent.js';
import { readPage } from '../support/read-page.js';
import { addressIn, waitForHydration, cardNames, openSite, type Site } from '../support/site.js';
import { MANY, NORTHGATE, NORTHGATE_PATH, QUIET, SPARKWELL } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(MANY);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const open = (path: string, width = 1280) => site.open(path, { javaScriptEnabled: false, viewport: { width, height: 844 } });
const contentOf = (page: Page, selector: string) => page.locator(selector).getAttribute('content');
const read = (path: string) => readPage(site.app, path);

describe('without JavaScript', () => {
  it('the results are there, controls that need it are hidden, and the page of a business is complete', async () => {
    const page = await open('/search?industry=Plumber');
    await page.getByRole('heading', { level: 1, name: 'Plumbers' }).waitFor();
    expect(await cardNames(page)).toEqual([NORTHGATE.title, QUIET.title]);
    await page.getByText('2 professionals found').waitFor();
    await page.getByRole('heading', { name: 'Hiring a plumber' }).waitFor();
    await page.goto('/search?industry=Plumber&city=Guelph');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of ['Near me', 'Filters', 'List view', 'Grid view', 'Clear all']) {
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
      }
    }
    const call = page.getByRole('link', { name: `Call ${NORTHGATE.title} at (519) 555-0142` });
    expect(await call.getAttribute('href')).toBe('tel:+15195550142');

    await page.getByRole('link', { name: NORTHGATE.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: NORTHGATE.title }).waitFor();
    expect(addressIn(page)).toBe(NORTHGATE_PATH);
    await page.getByText('Leaks, drains and water heaters.').waitFor();
    await page.getByText('Fixed the sump pump in one visit.').waitFor();
    await page.getByRole('row', { name: 'Monday' }).getByText('8 a.m. to 5:30 p.m.').waitFor();
    await page.getByRole('row', { name: 'Sunday' }).getByText('Closed').waitFor();
    await page.getByText(/^(Open now|Closed now), /).waitFor();
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents()).toEqual([
      'Home',
      'Search',
      'Plumbers in Guelph',
      NORTHGATE.title,
    ]);
  });

  it.each(casesOf([1280, 390], [390]))(
    'filters and order are sent with a button, and a phone has its menu, and filters below the results (%i px)',
    async (width) => {
      const page = await open('/search', width);
      if (width === 390) {
        await useMenu(page);
        await goToFilters(page);
      }
      await page.getByRole('searchbox', { name: 'What do you need?' }).fill(' plumbing ');
      await page.getByRole('combobox', { name: 'Trade' }).selectOption('Plumber');
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name_asc');
      await page.getByRole('checkbox', { name: 'Verified' }).check();
      await page.getByText('Company and phone').click();
      await page.getByRole('textbox', { name: 'Postal code' }).fill('n1h2a1');
      await page.getByRole('button', { name: 'Show results' }).click();
      await page.waitForURL(/query=/);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({
        query: ' plumbing ',
        industry: 'Plumber',
        city: '',
        minRating: '0',
        verified: 'yes',
        companyName: '',
        postCode: 'n1h2a1',
        phone: '',
        sortBy: 'name_asc',
      });
      expect(await cardNames(page)).toEqual([NORTHGATE.title]);
      expect(await page.getByRole('note').count()).toBe(0);
      expect(await page.getByRole('searchbox').inputValue()).toBe('plumbing');
      expect(await page.getByRole('checkbox', { name: 'Verified' }).isChecked()).toBe(true);
      expect(await page.getByRole('textbox', { name: 'Postal code' }).inputValue()).toBe('N1H 2A1');
      expect(await contentOf(page, 'meta[name=robots]')).toBe('noindex, follow');
      const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!);
      expect(canonical.search).toBe('?query=plumbing&industry=Plumber&postCode=N1H+2A1&verified=yes&sortBy=name_asc');
      await page.getByRole('list', { name: 'Filters in use' }).getByRole('link', { name: 'Plumber , remove', exact: true }).click();
      await page.waitForURL((url) => !url.searchParams.has('industry'));
    },
  );

  it('pages change by links', async () => {
    const page = await open('/search?sortBy=name_asc');
    const first = await cardNames(page);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
    expect(await cardNames(page)).toHaveLength(20);
    expect(await cardNames(page)).not.toEqual(first);
    await page.getByRole('link', { name: 'Page 9' }).click();
    await page.waitForURL(/page=9/);
    expect(addressIn(page)).toBe('/search?sortBy=name_asc&page=9');
    expect(await page.title()).toBe('Find local home service professionals, page 9 | Homewright');
  });
});

async function useMenu(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'Browse Services' });
  expect(await link.count()).toBe(0);
  await page.getByText('Menu', { exact: true }).click();
  await link.waitFor();
  await page.getByText('Menu', { exact: true }).click();
  await link.waitFor({ state: 'hidden' });
}

async function goToFilters(page: Page): Promise<void> {
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  const filters = page.getByRole('complementary', { name: 'Filters' });
  expect(await topOf(filters)).toBeGreaterThan(await topOf(page.getByRole('navigation', { name: 'Pages' })));
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  const top = await topOf(filters.getByRole('heading'));
  // Below the head of the site, which stays in view.
  const head = (await page.getByRole('banner').boundingBox())!;
  expect(top).toBeGreaterThan(head.y + head.height);
  expect(top).toBeLessThan(300);
}

describe('the head element of a page', () => {
  it('of results describes them', async () => {
    const { canonical, title, meta, structuredData, names } = await read('/search?industry=Electrician&city=Guelph');
    expect(new URL(canonical!).pathname + new URL(canonical!).search).toBe('/search?industry=Electrician&city=Guelph');
    expect(title).toBe('Electricians in Guelph | Homewright');
    expect(meta('description')).toMatch(/^Electricians in Guelph: compare ratings/);
    expect(meta('keywords')).toContain('Electrician');
    expect(meta('robots')).toBe('index');
    for (const [name, content] of [
      ['title', 'Electricians in Guelph | Homewright'],
      ['url', canonical],
      ['type', 'website'],
      ['site_name', 'Homewright'],
    ] as const) {
      expect(meta(`og:${name}`)).toBe(content);
    }
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(structuredData().map((data) => data['@type'])).toEqual(['BreadcrumbList']);
    expect(names).toEqual([SPARKWELL.title]);
  });

  it('of a business has its structured data', async () => {
    const { structuredData, title } = await read(NORTHGATE_PATH);
    const [business, crumbs] = structuredData();
    expect(business).toMatchObject({
      '@type': 'Plumber',
      name: NORTHGATE.title,
      telephone: '+15195550142',
      email: 'office@northgate.example.com',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Quartz Road',
        addressLocality: 'Guelph',
        addressRegion: 'ON',
        postalCode: 'N1H 2A1',
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 212 },
    });
    expect(business!['openingHoursSpecification']).toHaveLength(5);
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 4 } });
    expect(title).toBe('Northgate Plumbing, Plumber in Guelph | Homewright');
  });
});

describe('an unknown address', () => {
  const linksIn = (html: string) =>
    [
      ...html.slice(html.indexOf('<main'), html.indexOf('</main>')).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g),
    ].map(([, href, text]) => [text, href]);

  it.each([
    ['/nowhere', '404 - Page Not Found'],
    ['/search/more', '404 - Page Not Found'],
    ['/business/nobody', 'Business not found'],
  ])('%s is answered with 404, noindex, and links', async (path, title) => {
    const { status, wordsOf, meta, html } = await read(path);
    expect(status).toBe(404);
    expect(wordsOf(/<h1[^>]*>(.*?)<\/h1>/)).toBe(title);
    expect(meta('robots')).toBe('noindex');
    expect(linksIn(html)).toContainEqual(['Search professionals', '/search']);
    expect((await read('/search')).names).toHaveLength(20);
  });

  it('has a page with links to the home page, the search and popular services', async () => {
    expect(linksIn((await read('/nowhere')).html)).toEqual(
      expect.arrayContaining([
        ['Search professionals', '/search'],
        ['Go to the homepage', '/'],
        ['Plumbers', '/search?industry=Plumber'],
        ['Electricians', '/search?industry=Electrician'],
        ['HVAC technicians', '/search?industry=HVAC+Technician'],
      ]),
    );
  });
});

it('a page whose scripts fail to load at first is hydrated all the same, and loads no styles again', async () => {
  const page = await site.visitor();
  const asked: Record<string, number> = {};
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  // The preload fails, and the import after it.
  await page.route(/\/assets\/(base|search-page)-[^/]+\.js$/, (route) => {
    const url = route.request().url();
    asked[url] = (asked[url] ?? 0) + 1;
    return asked[url] < 3 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/search');
  await waitForHydration(page);
  expect(Math.max(...Object.values(asked))).toBe(3);
  expect(sheets).toEqual([]);
});
