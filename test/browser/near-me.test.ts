import type { BrowserContextOptions, Page } from 'playwright-core';
import { addressIn, cardNames, cardOf, expectSoon, openSite, searchesOf, type Site } from '../support/site.js';
import { FEW, NORTHGATE, SPARKWELL, WARM } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW);
}, 180_000);

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
  it('shows who is within 25 km, the nearest first, with distances; it tells the server no more than about where, and nobody else: it stands in no address', async () => {
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

  it('goes again by its button and by its chip, and takes another order when one is chosen', async () => {
    const page = await site.open('/search', AT_SPARKWELL);
    for (const end of [nearMe(page), page.getByRole('button', { name: 'Within 25 km of you' })]) {
      await nearMe(page).click();
      await expectSoon(async () => (await cardNames(page)).length, 2);
      await end.click();
      await expectSoon(async () => (await cardNames(page)).length, FEW.length);
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
  });

  it('says when nobody is there', async () => {
    const page = await site.open('/search', FAR_AWAY);
    await nearMe(page).click();
    await page.getByRole('heading', { name: 'No Results Found' }).waitFor();
    await page.getByText('Nobody is listed within 25 km of you.').waitFor();
  });

  it('says what else to do when it is not allowed', async () => {
    const page = await site.open('/search', { permissions: [] });
    const searches = searchesOf(page);
    await nearMe(page).click();
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'We could not find where you are' }).waitFor();
    await alert.filter({ hasText: 'Your browser did not allow it. Choose your city or postal code in the filters instead' }).waitFor();
    expect(await nearMe(page).getAttribute('aria-pressed')).toBe('false');
    expect(await cardNames(page)).toContain(WARM.title);
    expect(searches).toEqual([]);
  });
});
