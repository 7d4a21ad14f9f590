import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { pageErrorsOf } from '../support/browser.js';
import { signIn } from '../support/api.js';
import { aListing } from '../support/builders.js';
import { overflowOf, scriptsOf, violationsOf } from '../support/page-checks.js';
import { addressIn, waitForHydration, cardNames, cardOf, expectSoon, openSite, searchesOf, type Site } from '../support/site.js';
import { archiveOf, NO_SHAPES } from '../support/street-archive.js';
import { FEW, NORTHGATE, SPARKWELL, WARM } from './directory.fixture.js';

const ALWAYS = JSON.stringify(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((dayOfWeek) => ({
    dayOfWeek,
    opens: '00:00',
    closes: '23:59',
  })),
);

/** Cards of one shape, with and without known hours. */
const TWINS = [
  aListing({ title: 'Always Roofing', openingHours: ALWAYS, latitude: '45.42', longitude: '-75.7' }),
  aListing({ title: 'Unknown Roofing', latitude: '45.46', longitude: '-75.6' }),
].map((row) => ({ ...row, industry: 'Roofer', city: 'Ottawa' }));

let site: Site;

beforeAll(async () => {
  site = await openSite([...FEW, ...TWINS]);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

/** Beside Sparkwell: an ordinary search has Northgate before it. */
const AT_SPARKWELL: BrowserContextOptions = {
  geolocation: { latitude: 43.562812345, longitude: -80.248212345 },
  permissions: ['geolocation'],
};
const FAR_AWAY: BrowserContextOptions = { geolocation: { latitude: 64.1, longitude: -51.7 }, permissions: ['geolocation'] };
const nearMe = (page: Page) => page.getByRole('button', { name: 'Near me' });

describe('near me', () => {
  it('shows businesses within 25 km, the nearest first, with distances; it sends only an approximate place to the server, and nothing to others or into the address', async () => {
    const page = await site.open('/search', AT_SPARKWELL);
    const searches = searchesOf(page);
    expect((await cardNames(page))[0]).toBe(NORTHGATE.title);
    await nearMe(page).click();
    await expectSoon(() => cardNames(page), [SPARKWELL.title, NORTHGATE.title]);
    await cardOf(page, SPARKWELL.title).getByText('Electrician · Guelph · 0.0 km away').waitFor();
    await cardOf(page, NORTHGATE.title).getByText('Plumber · Guelph · 2.0 km away').waitFor();
    await page.getByRole('status').filter({ hasText: '2 professionals found within 25 km of you, nearest first' }).waitFor();
    expect(await nearMe(page).getAttribute('aria-pressed')).toBe('true');
    expect(searches.map((search) => [search.get('sortBy'), search.get('lat'), search.get('lng')])).toEqual([
      ['distance', '43.563', '-80.248'],
    ]);
    expect(addressIn(page)).toBe('/search');
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('Plumber');
    await expectSoon(() => cardNames(page), [NORTHGATE.title]);
    expect(addressIn(page)).toBe('/search?industry=Plumber');
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => String((link as unknown as { href: string }).href)));
    expect(links.filter((href) => href.includes('43.56') || href.includes('80.24'))).toEqual([]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('43.5');
  });

  it('ends by its button and by its chip, and allows another order', async () => {
    const page = await site.open('/search', AT_SPARKWELL);
    for (const end of [nearMe(page), page.getByRole('button', { name: 'Within 25 km of you' })]) {
      await nearMe(page).click();
      await expectSoon(async () => (await cardNames(page)).length, 2);
      await end.click();
      await expectSoon(async () => (await cardNames(page)).length, FEW.length + TWINS.length);
      expect(await nearMe(page).getAttribute('aria-pressed')).toBe('false');
      expect(await page.getByText('km away').count()).toBe(0);
    }
    await nearMe(page).click();
    await expectSoon(async () => (await cardNames(page)).length, 2);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    expect(await sort.getByRole('option').first().textContent()).toBe('Nearest first');
    await sort.selectOption('rating_asc');
    await expectSoon(() => cardNames(page), [NORTHGATE.title, SPARKWELL.title]);
    await page.getByText('2.0 km away').waitFor();
    await page.getByRole('combobox', { name: 'Within' }).selectOption('50 km');
    await page.getByRole('status').filter({ hasText: '3 professionals found within 50 km of you' }).waitFor();
    expect(await cardNames(page)).toContain(WARM.title);
  });

  it('says if there is no business', async () => {
    const page = await site.open('/search', FAR_AWAY);
    await nearMe(page).click();
    await page.getByRole('heading', { name: 'No Results Found' }).waitFor();
    await page.getByText('No one is listed within 25 km of you.').waitFor();
  });

  it('says what else to do if the location is denied', async () => {
    const page = await site.open('/search', { permissions: [] });
    const searches = searchesOf(page);
    await nearMe(page).click();
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'We could not find your location' }).waitFor();
    await alert.filter({ hasText: 'Your browser did not allow it. Type your city or postal code in the search box instead' }).waitFor();
    expect(await nearMe(page).getAttribute('aria-pressed')).toBe('false');
    expect(await cardNames(page)).toContain(WARM.title);
    expect(searches).toEqual([]);
  });
});

it('a card says whether the business is open, in its own time zone, at the first touch of the page', async () => {
  const page = await site.open('/search?city=Guelph');
  const hours = (title: string) => cardOf(page, title).locator('.card-hours').textContent();
  await page.mouse.move(200, 300);
  await expectSoon(async () => /^(Open now, until|Closed now, opens) /.test((await hours(NORTHGATE.title))!), true);
  expect(await hours(SPARKWELL.title)).toBe('Opening hours not known');
});

it('a card says so a moment later without a touch', async () => {
  const page = await site.open('/search?city=Guelph');
  await expectSoon(
    async () => /^(Open now, until|Closed now, opens) /.test((await cardOf(page, NORTHGATE.title).locator('.card-hours').textContent())!),
    true,
  );
});

describe('the map of results', () => {
  const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
  const pin = (page: Page, name: string | RegExp) => map(page).getByRole('button', { name });
  const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' });

  it('is loaded when it is opened, beside the list; both are linked, and a region of it can be searched', async () => {
    const page = await site.visitor({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    const complaints = pageErrorsOf(page);
    const scripts = await scriptsOf(page);
    await page.goto('/search?city=Guelph');
    await waitForHydration(page);
    const drawn = () => scripts.paths().filter((path) => path.includes('results-map-')).length;
    expect(drawn()).toBe(0);
    await page.getByRole('button', { name: 'Map view' }).click();
    await page.getByText('The map shows all 2 results.').waitFor();
    expect(drawn()).toBeGreaterThan(0);
    expect(await cardNames(page)).toEqual([NORTHGATE.title, SPARKWELL.title]);

    // What has the focus in the list is marked on the map.
    await cardOf(page, SPARKWELL.title).getByRole('link', { name: SPARKWELL.title, exact: true }).focus();
    await expectSoon(() => page.locator('.is-marked').getAttribute('aria-label'), SPARKWELL.title);

    // By keyboard alone: the card of the pin has the focus, is marked in the list, and gives the focus back.
    await pin(page, NORTHGATE.title).focus();
    await page.keyboard.press('Enter');
    await chosen(page).getByRole('link', { name: NORTHGATE.title, exact: true }).waitFor();
    await page.locator('li[data-on-map]').getByRole('heading', { name: NORTHGATE.title }).waitFor();
    await expectSoon(() => page.evaluate('document.activeElement.getAttribute("aria-label")'), 'Chosen on the map');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectSoon(() => page.evaluate('document.activeElement.getAttribute("aria-label")'), NORTHGATE.title);

    // The part of the map stands in the address, and can be taken off; going back shows it again.
    const place = async () => Math.round((await pin(page, SPARKWELL.title).boundingBox())?.y ?? 0);
    const far = await place();
    expect(await page.getByRole('button', { name: 'Search this area' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expectSoon(() => /^\/search\?city=Guelph&bbox=(-?[\d.]+(%2C|$)){4}$/.test(addressIn(page)), true);
    const close = await place();
    await page.getByRole('link', { name: 'This part of the map' }).click();
    await expectSoon(() => addressIn(page), '/search?city=Guelph');
    await expectSoon(place, far);
    await page.goBack();
    await expectSoon(place, close);
    expect(complaints).toEqual([]);
  });

  it('shows the hours of the chosen business, and not those of the one before', async () => {
    const page = await site.open('/search?city=Ottawa', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Map view' }).click();
    const hours = chosen(page).locator('.card-hours');
    await pin(page, 'Always Roofing').click();
    await expectSoon(() => hours.textContent(), 'Open around the clock');
    await pin(page, 'Unknown Roofing').click();
    await chosen(page).getByRole('link', { name: 'Unknown Roofing', exact: true }).waitFor();
    await expectSoon(() => hours.textContent(), 'Opening hours not known');
  });

  it('replaces the list on a phone, and names what it does not show', async () => {
    const page = await site.open('/search?bbox=-80.5,43.4,-80,43.7&city=', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await expectSoon(() => cardNames(page), [NORTHGATE.title, SPARKWELL.title]);
    await page.getByRole('button', { name: 'Map view' }).click();
    await page.getByText('The map shows all 2 results.').waitFor();
    expect(await cardOf(page, NORTHGATE.title).isVisible()).toBe(false);
    expect(await page.getByText('but no streets').isVisible()).toBe(true);
    expect(await overflowOf(page)).toBe(0);
    await pin(page, /^2 businesses: /).click();
    await pin(page, SPARKWELL.title).click();
    await chosen(page).getByRole('link', { name: SPARKWELL.title, exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show the list' }).click();
    await cardOf(page, NORTHGATE.title).waitFor();
  });

  it('can be closed during a zoom', async () => {
    const page = await site.visitor({ viewport: { width: 1280, height: 900 } });
    const complaints = pageErrorsOf(page);
    await page.clock.install();
    await page.goto('/search?city=Guelph');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Map view' }).click();
    await page.getByText('The map shows all 2 results.').waitFor();
    await page.evaluate(`{
      const frame = document.querySelector('.results-map-window');
      new MutationObserver(() => frame.querySelector('.leaflet-zoom-anim') && document.querySelector('.view-toggle button').click())
        .observe(frame, { subtree: true, attributes: true });
    }`);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await map(page).waitFor({ state: 'detached' });
    // Longer than a zoom takes.
    await page.clock.runFor(1_000);
    expect(complaints).toEqual([]);
  });

  it('keeps the list when the places cannot be loaded', async () => {
    const page = await site.open('/search?city=Guelph');
    await page.route(/\/api\/search\/pins/, (route) => route.abort());
    await page.getByRole('button', { name: 'Map view' }).click();
    await page.getByText('The places could not be loaded. The list has the same results.').waitFor();
    expect(await cardNames(page)).toEqual([NORTHGATE.title, SPARKWELL.title]);
    await page.unroute(/\/api\/search\/pins/);
    await map(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The map shows all 2 results.').waitFor();
  });

  it('has streets if they are configured, and says so when their server is unreachable or sends something else', async () => {
    const admin = await signIn(site.app);
    const changes = [{ name: 'mapTiles', value: 'https://tiles.example/{z}/{x}/{y}.png', version: 0 }];
    const saved = await fetch(`${site.app.url}/api/admin/site-settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: admin },
      body: JSON.stringify({ changes }),
    });
    expect(saved.status).toBe(200);
    const page = await site.visitor({ reducedMotion: 'reduce' });
    let server: 'good' | 'gone' | 'garbage' = 'good';
    await page.route('https://tiles.example/**', (route) =>
      server === 'gone'
        ? route.abort()
        : server === 'garbage'
          ? route.fulfill({ contentType: 'image/png', body: '<html>' })
          : route.fulfill({ path: 'test/fixtures/house.png', contentType: 'image/png' }),
    );
    for (const [how, words] of [
      ['good', 'Where a picture of the streets is missing'],
      ['gone', 'The streets could not be loaded. The map has towns'],
      ['garbage', 'The streets could not be loaded. The map has towns'],
    ] as const) {
      server = how;
      await page.goto(`/search?city=Guelph&minRating=${how.length / 10}`);
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Map view' }).click();
      await page.getByText('The map shows all 2 results.').waitFor();
      await page.getByText(words).waitFor();
      await pin(page, NORTHGATE.title).waitFor();
      if (how === 'good') expect(await map(page).locator('.leaflet-control-attribution').textContent()).toContain('tiles.example');
    }
  });

  it('has streets from a file in the data folder, without requests to other servers', async () => {
    const admin = await signIn(site.app);
    const settings = await fetch(`${site.app.url}/api/admin/site-settings`, { headers: { cookie: admin } });
    const { settings: all } = (await settings.json()) as { settings: { name: string; version: number }[] };
    const { version } = all.find(({ name }) => name === 'mapTiles')!;
    await fetch(`${site.app.url}/api/admin/site-settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: admin },
      body: JSON.stringify({ changes: [{ name: 'mapTiles', value: null, version }] }),
    });
    const file = join(site.app.dataDir, 'map.pmtiles');
    const picture = await readFile('test/fixtures/house.png');
    const page = await site.visitor({ reducedMotion: 'reduce' });
    for (const [content, attribution] of [
      [archiveOf(picture, { metadata: { attribution: 'Pictures of streets' } }), 'Pictures of streets'],
      [archiveOf(NO_SHAPES, { kind: 'mvt', metadata: { attribution: 'Shapes of streets' } }), 'Shapes of streets'],
    ] as const) {
      await writeFile(file, content);
      await page.goto(`/search?city=Guelph&minRating=${attribution.length / 10}`);
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Map view' }).click();
      await page.getByText('Where a picture of the streets is missing').waitFor();
      expect(await map(page).locator('.leaflet-control-attribution').textContent()).toContain(attribution);
      expect(await map(page).locator('.leaflet-streets-pane canvas').count()).toBeGreaterThan(0);
    }
    await rm(file);
  });
});
