import { post, signIn } from '../support/api.js';
import { aListing, sheetCsv } from '../support/builders.js';
import { violationsOf } from '../support/page-checks.js';
import { readPage } from '../support/read-page.js';
import { addressIn, waitForHydration, cardNames, expectSoon, openSite, type Site } from '../support/site.js';
import { SheetFile } from '../support/sheet.js';

let site: Site;
const sheet = new SheetFile();

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres', LISTINGS_CSV: sheet.path });
});

afterEach(() => site?.leave());

afterAll(async () => {
  await site?.close();
  sheet.remove();
});

describe('a directory without businesses', () => {
  it('shows a guide to its trades first, and a business as soon as it is synced', async () => {
    const page = await site.open('/search');
    const guide = page.getByRole('main').getByRole('list').filter({ hasText: 'From a dripping tap' });
    await page.getByRole('heading', { name: 'Start with a trade' }).waitFor();
    const links = await Promise.all((await guide.getByRole('link').all()).map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/search?industry=Plumber', '/search?industry=Electrician', '/search?industry=HVAC+Technician']);
    expect(await violationsOf(page)).toEqual([]);
    await guide.getByRole('link', { name: 'HVAC technicians' }).click();
    await page.getByRole('heading', { name: 'No Results Found' }).waitFor();
    expect(addressIn(page)).toBe('/search?industry=HVAC+Technician');
    await page.getByRole('heading', { name: 'Hiring an HVAC technician' }).waitFor();

    await sheet.writeText(sheetCsv([aListing({ id: 'first', title: 'First Plumbing' })]));
    await post(site.app, '/api/sync', {}, await signIn(site.app));
    await expectSoon(async () => (await readPage(site.app, '/search')).names, ['First Plumbing']);
    await page.goto('/search');
    await waitForHydration(page);
    expect(await cardNames(page)).toEqual(['First Plumbing']);
    expect(await page.getByRole('heading', { name: 'Start with a trade' }).count()).toBe(0);
  });
});
