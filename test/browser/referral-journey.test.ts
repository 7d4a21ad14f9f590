import type { Page } from 'playwright-core';
import { signIn } from '../support/api.js';
import { consoleErrorsOf } from '../support/back-office.js';
import { addressIn, waitForHydration, expectSoon, openSite, type Site } from '../support/site.js';
import { aReferrer, mine, ReferralsAdmin } from '../e2e/referrals.fixture.js';
import { BUSINESS, button, expectToast, type Fields, fill, sentTo } from './forms.fixture.js';
import { FEW } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const DETECTED = ['Referral Code Detected!', "You'll help reward the person who referred you when you join."] as const;

/** Sends the form as if its owner had taken a minute: nobody fills one in as fast as a test. */
async function send(page: Page, fields: Fields): Promise<void> {
  await fill(page, fields);
  await page.getByRole('combobox', { name: /^Industry/ }).fill('Plumber');
  await page.evaluate(`document.querySelector('[name=_started]').value -= 60_000`);
  await button(page, 'Submit listing').click();
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
}

it('a code is kept from the first page to the form that is sent, and is pending for its referrer', async () => {
  const { code, cookie } = await aReferrer(site.app);
  const page = await site.open(`/?ref=${code}`);
  const complaints = consoleErrorsOf(page);
  const [forms, tracked] = [sentTo(page, '/api/listings'), sentTo(page, '/api/referral/track')];
  await expectToast(page, ...DETECTED);
  await page.getByRole('link', { name: 'Browse Services' }).first().click();
  await page.waitForURL('**/search');
  await page.getByRole('link', { name: 'Quiet Pipes', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Quiet Pipes' }).waitFor();
  await page.goto('/faq');
  await waitForHydration(page);
  await page.locator('header summary').filter({ hasText: 'Your Business Listing' }).click();
  await page.getByRole('link', { name: 'List your Business', exact: true }).first().click();
  await page.locator('.referral-banner').getByText(code).waitFor();
  expect(addressIn(page)).toBe('/list-business');
  await page.reload();
  await waitForHydration(page);
  await page.locator('.referral-banner').getByText(code).waitFor();

  const said = page.waitForResponse('**/api/referral/track');
  await send(page, BUSINESS);
  expect((await said).status()).toBe(200);
  const name = { businessName: BUSINESS['Business Name'], businessPhone: BUSINESS['Phone Number'], industry: 'Plumber' };
  expect([forms.map(({ ref }) => ref), tracked]).toEqual([[code], [{ refCode: code, ...name }]]);
  expect((await mine(site.app, cookie)).businessesReferred).toEqual([
    { ...name, status: 'pending', referredAt: expect.any(String) as string },
  ]);
  const moderator = new ReferralsAdmin(site.app, await signIn(site.app));
  expect((await moderator.referral(code)).submissionId).toEqual(expect.any(String));
  expect(complaints.texts).toEqual([]);
});

it('the form sends the code even if tracking fails', async () => {
  const { code, cookie } = await aReferrer(site.app);
  const page = await site.visitor();
  await page.route('**/api/referral/track', (route) => route.abort('connectionrefused'));
  await page.goto(`/signup?ref=${code}`);
  await waitForHydration(page);
  expect(addressIn(page)).toBe(`/list-business?ref=${code}`);
  await expectToast(page, ...DETECTED);
  await send(page, { ...BUSINESS, 'Business Name': 'Untracked Plumbing', 'Phone Number': '(519) 555-0143' });
  await expectSoon(
    async () => (await mine(site.app, cookie)).businessesReferred.map(({ businessName }) => businessName),
    ['Untracked Plumbing'],
  );
});

it('?ref=producthunt of another site is not a code', async () => {
  const page = await site.open('/faq?ref=producthunt');
  // What would keep it is fetched for it.
  await page.waitForLoadState('networkidle');
  await page.goto('/list-business');
  await waitForHydration(page);
  expect([await page.locator('.referral-banner').count(), await page.locator('[name=ref]').count()]).toEqual([0, 0]);
});
