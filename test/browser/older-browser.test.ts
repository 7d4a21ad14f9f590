import { asOlderBrowser, pageErrorsOf } from '../support/browser.js';
import { cardNames, expectSoon, openSite, type Site, waitForHydration } from '../support/site.js';
import { FEW, NORTHGATE, NORTHGATE_PATH } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

it.each([
  '/',
  '/search?query=plumber&city=Guelph',
  NORTHGATE_PATH,
  '/emergency-help',
  '/faq#50%',
  '/about',
  '/list-business',
  '/home-jobs-guide',
])('in the oldest supported browser %s is shown, and stays', async (address) => {
  const page = await asOlderBrowser(await site.visitor());
  const complaints = pageErrorsOf(page);
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(complaints).toEqual([]);
});

it('in the oldest supported browser a shortlist is compared and sent', async () => {
  const page = await asOlderBrowser(await site.visitor());
  const complaints = pageErrorsOf(page);
  await page.goto('/search?companyName=northgate');
  await waitForHydration(page);
  await expectSoon(() => cardNames(page), [NORTHGATE.title]);
  const heart = page.getByRole('button', { name: `Shortlist: ${NORTHGATE.title}` });
  await heart.click();
  await expectSoon(() => heart.getAttribute('aria-pressed'), 'true');
  await page.goto('/shortlist');
  const send = page.getByRole('link', { name: 'Send as text' });
  await send.waitFor();
  expect(await send.getAttribute('href')).toContain(encodeURIComponent(NORTHGATE.title));
  expect(complaints).toEqual([]);
});
