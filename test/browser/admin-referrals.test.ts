import type { Page } from 'playwright-core';
import { signIn } from '../support/api.js';
import { accessibilityProblemsOf, consoleErrorsOf } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { casesOf, itInLong } from '../support/extent.js';
import { PersistentBackOffice } from '../support/persistent-back-office.js';
import { overflowOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { aReferrer, ReferralsAdmin } from '../e2e/referrals.fixture.js';
import { aForm, submit } from '../e2e/submissions.fixture.js';
import { aReferral, openFor, partOf, press, REASON, waiting } from './referrals-back-office.fixture.js';

let site: Site;
let backOffice: PersistentBackOffice;
let moderator: ReferralsAdmin;

beforeAll(async () => {
  site = await openSite([]);
  backOffice = new PersistentBackOffice(site, { permissions: ['clipboard-read', 'clipboard-write'] });
  moderator = new ReferralsAdmin(site.app, await signIn(site.app));
});

/** Deletes all codes. The ledger's trigger, which forbids deletion, is disabled meanwhile. */
const FORGET_ALL =
  'ALTER TABLE reward_ledger DISABLE TRIGGER USER; TRUNCATE referrer CASCADE; ALTER TABLE reward_ledger ENABLE TRIGGER USER';

beforeEach(() => execute(site.app.databaseUrl, FORGET_ALL));

afterEach(() => site?.leave());

afterAll(async () => {
  await backOffice?.close();
  await site?.close();
});

const PHONE = { width: 390, height: 844 };
const filter = (page: Page, status: string) => page.locator('.referral-filters').getByText(status, { exact: true }).click();
const names = (page: Page) => page.locator('.referrer h2').allTextContents();
const businesses = (page: Page) => page.locator('.referrer h3').allTextContents();

describe('the list', () => {
  it('explains that nobody has a code yet', async () => {
    const page = await backOffice.at('/referral-admin');
    const complaints = consoleErrorsOf(page);
    await page.getByText('No one has a referral code yet.').waitFor();
    expect(await waiting(page)).toBe('Referrals');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('contains all referrers with their businesses, newest first; search and filter are in the address', async () => {
    const ann = await aReferral(site, { title: 'Birch Drains', phone: '(613) 555-0142' }, { name: 'Ann Listed' });
    const second = aForm({ ref: ann.code, title: 'Cedar Heating' });
    await submit(site.app, second);
    await moderator.approve(ann.name);
    const ben = await aReferrer(site.app, { name: 'Ben Listed' });
    const page = await backOffice.at('/referral-admin');
    const complaints = consoleErrorsOf(page);
    await expectSoon(() => names(page), ['Ben Listed', 'Ann Listed']);
    expect(await businesses(page)).toEqual(['Cedar Heating', 'Birch Drains']);
    expect(await page.locator('.referral-figures > *').allTextContents()).toEqual([
      'Referrers2',
      'Pending referrals1',
      'Rewards paid (CAD)$50.00',
    ]);
    await expectSoon(() => waiting(page), 'Referrals, 1 waiting1');
    expect(await page.getByText('No one has used this code yet.').count()).toBe(1);
    const birch = partOf(page, 'Birch Drains');
    expect([
      await birch.getByText('Approved', { exact: true }).count(),
      await birch.getByText('$50.00').count(),
      await birch.getByRole('button').count(),
    ]).toEqual([1, 1, 0]);

    const search = page.getByLabel('Search referrals');
    await search.fill('613 555');
    await expectSoon(() => businesses(page), ['Birch Drains']);
    expect(addressIn(page)).toBe('/referral-admin?q=613+555');
    await search.fill(ben.code);
    await expectSoon(() => names(page), ['Ben Listed']);
    await search.fill('');
    await expectSoon(() => names(page), ['Ben Listed', 'Ann Listed']);
    await filter(page, 'Pending');
    await expectSoon(() => businesses(page), ['Cedar Heating']);
    expect(addressIn(page)).toBe('/referral-admin?status=pending');
    await backOffice.at(addressIn(page));
    const complaintsAfterwards = consoleErrorsOf(page);
    await expectSoon(() => businesses(page), ['Cedar Heating']);
    await filter(page, 'Rejected');
    await page.getByText('No referral matches this search and status.').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(page, 'Show all referrals');
    await expectSoon(() => names(page), ['Ben Listed', 'Ann Listed']);
    expect(addressIn(page)).toBe('/referral-admin');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect([...complaints.texts, ...complaintsAfterwards.texts]).toEqual([]);
  });

  it('links back to the settings, and to the form of a business', async () => {
    const { code, title } = await aReferral(site);
    const page = await openFor(backOffice, code);
    await partOf(page, title)
      .getByRole('link', { name: `Its listing form (pending): ${title}` })
      .click();
    await page.getByRole('dialog', { name: title }).getByText(`code ${code}`).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the settings' }).click();
    await page.waitForURL('**/settings');
  });

  itInLong('reports a failed load, and loads again on request', async () => {
    const { code, title } = await aReferral(site);
    const page = await backOffice.at('/settings/messages');
    const isList = ({ pathname }: URL) => pathname === '/api/admin/referrals';
    await page.route(isList, (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: /^Referrals/ }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The referrals could not be loaded' });
    await alert.waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await page.unroute(isList);
    await press(alert, 'Try again');
    await page.getByLabel('Search referrals').fill(code);
    await expectSoon(() => businesses(page), [title]);
  });

  itInLong('fits a phone, also with long names', async () => {
    const long = 'Wellandcanalandnorthshore'.repeat(8);
    const email = `${'long'.repeat(15)}@${'long'.repeat(12)}.example.com`;
    const { code, title } = await aReferral(site, { title: long, email }, { name: long, email });
    const page = await backOffice.at(`/referral-admin?q=${code}`, PHONE);
    await page.getByRole('button', { name: /^Menu, \d+ waiting$/ }).waitFor();
    await partOf(page, title).getByText('The business has the referrer’s email address.').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(PHONE);
    await press(page, `Reject ${title}`);
    await page.getByRole('dialog').getByLabel(REASON).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
  });

  it('has pages, which are in the address', async () => {
    for (let number = 0; number < 21; number += 1)
      await aReferrer(site.app, { name: `Paged ${number}`, email: `paged${number}@example.com` });
    const page = await backOffice.at('/referral-admin?q=paged');
    await expectSoon(async () => (await names(page)).length, 20);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expectSoon(async () => (await names(page)).length, 1);
    expect(addressIn(page)).toBe('/referral-admin?q=paged&page=2');
  });
});

it('the ledger can be downloaded', async () => {
  const { code, title, name } = await aReferral(site);
  await moderator.approve({ ...name, rewardAmount: 12.5 });
  const page = await openFor(backOffice, code);
  await partOf(page, title).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export the ledger (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('homewright-rewards.csv');
  const chunks = await (await download.createReadStream()).toArray();
  const rows = Buffer.concat(chunks as Buffer[])
    .toString()
    .split('\r\n');
  expect(rows.filter((row) => row.includes(code))).toEqual([expect.stringMatching(new RegExp(`,${code},${title},.*,12\\.50$`))]);
});

it('a sign-in link is copied, and signs its referrer in', async () => {
  const { code } = await aReferral(site, {}, { name: 'Lou Locked-Out' });
  const page = await openFor(backOffice, code);
  await press(page, 'Sign-in link for Lou Locked-Out');
  const dialog = page.getByRole('dialog', { name: 'Sign-in link for Lou Locked-Out' });
  // It is said for two seconds: who begins to look after the click may come too late.
  await Promise.all([dialog.getByRole('button', { name: 'Copied!' }).waitFor(), press(dialog, 'Copy link')]);
  expect(await accessibilityProblemsOf(page)).toEqual([]);
  const link = new URL(await page.evaluate<string>('navigator.clipboard.readText()'));
  const visitor = await site.visitor();
  await visitor.goto(link.pathname);
  await press(visitor, 'Sign in');
  await visitor.locator('.my-code').getByText(code).waitFor();
});

it.each(casesOf([1280, 390], [390]))('the settings link to the site, the blogs and the referrals at %i px', async (width) => {
  const page = await backOffice.at('/settings', { width, height: 844 });
  if (width === 390) await page.getByRole('button', { name: /^Menu/ }).click();
  for (const [name, path] of [
    ['View the site', '/'],
    ['Blogs', '/blog-management'],
    [/^Referrals/, '/referral-admin'],
  ] as const) {
    await expectSoon(() => page.getByRole('link', { name }).first().getAttribute('href'), path);
  }
});
