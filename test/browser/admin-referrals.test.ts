import type { Locator, Page } from 'playwright-core';
import { get, signIn } from '../support/api.js';
import { barriersOf, complaintsOf, END_SESSIONS, openBackOffice, passGate, toastSays } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { overflowOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { aReferrer, mine, ReferralDesk } from '../e2e/referrals.fixture.js';
import { aForm, Desk, submit } from '../e2e/submissions.fixture.js';

let site: Site;
let admin: string;
let desk: ReferralDesk;

beforeAll(async () => {
  site = await openSite([]);
  admin = await signIn(site.app);
  desk = new ReferralDesk(site.app, admin);
}, 90_000);

afterEach(() => site?.leave());

afterAll(() => site?.close());

const REASON = 'Reason (optional)';
const PHONE = { viewport: { width: 390, height: 844 } };

/** A business that came with a code, which has no other. */
async function aReferral(form: Record<string, unknown> = {}, person: { name?: string; email?: string } = {}) {
  const referrer = await aReferrer(site.app, person);
  const business = aForm({ ref: referrer.code, ...form });
  const { body } = await submit(site.app, business);
  const title = String(business['title']);
  return { ...referrer, title, submission: body, name: { refCode: referrer.code, businessPhone: String(business['phone']) } };
}

/** What came with one code: a ledger is never emptied, so every test has its own. */
const openFor = (code: string, options = {}) => openBackOffice(site, `/referral-admin?q=${code}`, options);
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const partOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const rewardOf = (page: Page, title: string) => page.getByLabel(`Reward (CAD) for ${title}`);
const filter = (page: Page, status: string) => page.locator('.referral-filters').getByText(status, { exact: true }).click();
const names = (page: Page) => page.locator('.referrer h2').allTextContents();
const businesses = (page: Page) => page.locator('.referrer h3').allTextContents();
const waiting = (page: Page) => page.getByRole('link', { name: /^Referrals/ }).textContent();
const paid = (page: Page) => page.locator('.referral-figures').getByText('Rewards paid (CAD)').locator('..').textContent();
const pending = async () => (await get<{ referrals: number }>(site.app, '/api/admin/counts', admin)).body.referrals;

/** What stands at the foot of the field. */
const helpOf = (page: Page, title: string) => partOf(page, title).locator('.ant-form-item-explain').textContent();

describe('the list', () => {
  it('says that nobody has a code yet', async () => {
    const page = await openBackOffice(site, '/referral-admin');
    const complaints = complaintsOf(page);
    await page.getByText('Nobody has a referral code yet.').waitFor();
    expect(await waiting(page)).toBe('Referrals');
    expect(await barriersOf(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('has everybody with their businesses, newest first; search and filter stand in the address', async () => {
    const ann = await aReferral({ title: 'Birch Drains', phone: '(613) 555-0142' }, { name: 'Ann Listed' });
    const second = aForm({ ref: ann.code, title: 'Cedar Heating' });
    await submit(site.app, second);
    await desk.approve(ann.name);
    const ben = await aReferrer(site.app, { name: 'Ben Listed' });
    const page = await openBackOffice(site, '/referral-admin');
    const complaints = complaintsOf(page);
    await expectSoon(() => names(page), ['Ben Listed', 'Ann Listed']);
    expect(await businesses(page)).toEqual(['Cedar Heating', 'Birch Drains']);
    expect(await page.locator('.referral-figures > *').allTextContents()).toEqual(['Referrers2', 'Pending referrals1', 'Rewards paid (CAD)$50.00']);
    expect(await waiting(page)).toBe('Referrals, 1 waiting1');
    expect(await page.getByText('Nobody has come with this code yet.').count()).toBe(1);
    const birch = partOf(page, 'Birch Drains');
    expect([await birch.getByText('Approved', { exact: true }).count(), await birch.getByText('$50.00').count(), await birch.getByRole('button').count()]).toEqual([1, 1, 0]);

    const search = page.getByLabel('Search referrals');
    await search.fill('613 555');
    await expectSoon(() => businesses(page), ['Birch Drains']);
    expect(addressIn(page)).toBe('/referral-admin?q=613+555');
    await search.fill(ben.code);
    await expectSoon(() => names(page), ['Ben Listed']);
    await search.fill('');
    await filter(page, 'Pending');
    await expectSoon(() => businesses(page), ['Cedar Heating']);
    expect(addressIn(page)).toBe('/referral-admin?status=pending');
    await page.reload();
    await expectSoon(() => businesses(page), ['Cedar Heating']);
    await filter(page, 'Rejected');
    await page.getByText('No referral matches this search and this status.').waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await press(page, 'Show all referrals');
    await expectSoon(() => names(page), ['Ben Listed', 'Ann Listed']);
    expect(addressIn(page)).toBe('/referral-admin');
    expect(await barriersOf(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('leads back to the settings, and to the listing form that a business sent', async () => {
    const { code, title } = await aReferral();
    const page = await openFor(code);
    await partOf(page, title).getByRole('link', { name: 'Its listing form (pending)' }).click();
    await page.getByRole('dialog', { name: title }).getByText(`code ${code}`).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the settings' }).click();
    await page.waitForURL('**/settings');
  });

  it('says that it could not be loaded, and loads when asked again', async () => {
    const { code, title } = await aReferral();
    const page = await site.visitor();
    const isList = ({ pathname }: URL) => pathname === '/api/referral/all';
    await page.route(isList, (route) => route.abort('connectionrefused'));
    await page.goto(`/referral-admin?q=${code}`);
    await passGate(page, site.app.password);
    const alert = page.getByRole('alert').filter({ hasText: 'The referrals could not be loaded' });
    await alert.waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await page.unroute(isList);
    await press(alert, 'Try again');
    await expectSoon(() => businesses(page), [title]);
  });

  it('fits on a phone, whatever the names', async () => {
    const long = 'Wellandcanalandnorthshore'.repeat(8);
    const email = `${'long'.repeat(15)}@${'long'.repeat(12)}.example.com`;
    const { code, title } = await aReferral({ title: long, email }, { name: long, email });
    const page = await openFor(code, PHONE);
    await page.getByRole('button', { name: /^Menu, \d+ waiting$/ }).waitFor();
    await partOf(page, title).getByText('The business has the referrer’s e-mail address.').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await press(page, `Reject ${title}`);
    await page.getByRole('dialog').getByLabel(REASON).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await barriersOf(page)).toEqual([]);
  });

  it('of many has pages, which stand in the address', async () => {
    await Promise.all(Array.from({ length: 21 }, (_, turn) => aReferrer(site.app, { name: `Paged ${turn}`, email: `paged${turn}@example.com` })));
    const page = await openBackOffice(site, '/referral-admin?q=paged');
    await expectSoon(async () => (await names(page)).length, 20);
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expectSoon(async () => (await names(page)).length, 1);
    expect(addressIn(page)).toBe('/referral-admin?q=paged&page=2');
  });
});

describe('an approval', () => {
  it('pays the amount that was typed, and is told by figures, count and referrer', async () => {
    const { code, title, cookie } = await aReferral();
    const before = await pending();
    const page = await openFor(code);
    const complaints = complaintsOf(page);
    await rewardOf(page, title).fill('-5');
    await press(page, `Approve ${title}`);
    await expectSoon(() => helpOf(page, title), 'The reward must not be negative.');
    expect(await rewardOf(page, title).getAttribute('aria-invalid')).toBe('true');
    expect(await barriersOf(page)).toEqual([]);
    expect(await paid(page)).not.toContain('75.50');
    await rewardOf(page, title).fill('75.50');
    await press(page, `Approve ${title}`);
    await toastSays(page, 'Referral Approved!');
    expect(await page.locator('.toast').textContent()).toContain("The reward has been added to the referrer's account.");
    await partOf(page, title).getByText('$75.50', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: `Approve ${title}` }).count()).toBe(0);
    const left = before - 1;
    await expectSoon(() => waiting(page), left > 0 ? `Referrals, ${left} waiting${left}` : 'Referrals');
    expect(await mine(site.app, cookie)).toMatchObject({ totalRewards: 75.5, businessesReferred: [{ status: 'approved', rewardAmount: 75.5 }] });
    expect(complaints.texts).toEqual([]);
  });

  it('without an amount pays 50', async () => {
    const { code, title, cookie } = await aReferral();
    const page = await openFor(code);
    await rewardOf(page, title).fill('');
    await press(page, `Approve ${title}`);
    await toastSays(page, 'Referral Approved!');
    expect(await mine(site.app, cookie)).toMatchObject({ totalRewards: 50 });
  });

  it('has the amount in it that the tiers suggest, and says why', async () => {
    const { code, title, submission } = await aReferral();
    await new Desk(site.app, admin).decide(submission.id, 'approve');
    const page = await openFor(code);
    const suggests = async (amount: string, help: string) => {
      await expectSoon(() => rewardOf(page, title).inputValue(), amount);
      expect(await helpOf(page, title)).toBe(help);
    };
    await suggests('50', 'Suggested: $50. Standard reward for an approved business. Empty means $50.');
    expect((await page.request.patch(`/api/admin/listings/${submission.id}`, { data: { featured: 'yes' } })).status()).toBe(200);
    await page.reload();
    await suggests('100', 'Suggested: $100. The business has a featured listing. Empty means $50.');
    for (let time = 1; time <= 10; time++) {
      const form = aForm({ ref: code });
      await submit(site.app, form);
      await desk.approve({ refCode: code, businessPhone: form['phone'], rewardAmount: 1 });
    }
    await page.reload();
    await suggests('200', 'Suggested: $200. Bonus: the referrer has 10 approved referrals. Empty means $50.');
  });

  it('shows what speaks against it first, each with its reason', async () => {
    const first = await aReferral();
    const email = 'flagged@example.com';
    const { code, title } = await aReferral({ phone: first.name.businessPhone, email }, { email });
    const page = await openFor(code);
    const alerts = partOf(page, title).getByRole('alert');
    expect(await alerts.allTextContents()).toEqual(['The business has the referrer’s e-mail address.', expect.stringContaining(`Code ${first.code} referred this phone number first`)]);
    expect((await desk.referral(code)).status).toBe('pending');
    await press(page, `Approve ${title}`);
    await toastSays(page, 'Referral Approved!');
  });

  it('that comes too late is told how it stands', async () => {
    const { code, title, name, cookie } = await aReferral();
    const page = await openFor(code);
    await rewardOf(page, title).waitFor();
    await desk.reject({ ...name, reason: 'Quicker.' });
    await press(page, `Approve ${title}`);
    await toastSays(page, 'Failed to approve referral');
    await page.locator('.toast[role=alert]').getByText(/^409: /).waitFor();
    await partOf(page, title).getByText('Reason: Quicker.').waitFor();
    expect(await page.getByRole('button', { name: `Approve ${title}` }).count()).toBe(0);
    expect(await mine(site.app, cookie)).toMatchObject({ totalRewards: 0 });
  });
});

describe('a rejection', () => {
  it('has its reason for admins alone', async () => {
    const { code, title, cookie } = await aReferral();
    const page = await openFor(code);
    await press(page, `Reject ${title}`);
    const dialog = page.getByRole('dialog', { name: `Reject the referral of ${title}?` });
    await dialog.getByLabel(REASON).fill('No such business.');
    expect(await barriersOf(page)).toEqual([]);
    await press(dialog, 'Reject');
    await toastSays(page, 'Referral rejected');
    const part = partOf(page, title);
    await part.getByText('Reason: No such business.').waitFor();
    expect([await part.getByText('Rejected', { exact: true }).count(), await part.getByRole('button').count(), await dialog.count()]).toEqual([1, 0, 0]);
    expect(await mine(site.app, cookie)).toMatchObject({ totalRewards: 0, businessesReferred: [{ status: 'rejected' }] });
  });

  it('loses no reason: not by closing, going back, or the end of the session', async () => {
    const { code, title } = await aReferral();
    const page = await openBackOffice(site, '/settings/messages');
    await page.getByRole('link', { name: /^Referrals/ }).click();
    await page.getByLabel('Search referrals').fill(code);
    await press(page, `Reject ${title}`);
    const dialog = page.getByRole('dialog', { name: `Reject the referral of ${title}?` });
    const reason = dialog.getByLabel(REASON);
    await reason.fill('Typed');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await press(page, `Reject ${title}`);
    expect(await reason.inputValue()).toBe('Typed');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await press(question, 'Stay here');
    await expectSoon(() => question.isVisible(), false);
    expect(await reason.inputValue()).toBe('Typed');
    await execute(site.app.databaseUrl, END_SESSIONS);
    await press(dialog, 'Reject');
    await passGate(page, site.app.password);
    expect(await reason.inputValue()).toBe('Typed');
    await press(dialog, 'Reject');
    await toastSays(page, 'Referral rejected');
    admin = await signIn(site.app);
    desk = new ReferralDesk(site.app, admin);
    expect((await desk.referral(code)).reason).toBe('Typed');
  });

  it('that comes too late is told so', async () => {
    const { code, title, name } = await aReferral();
    const page = await openFor(code);
    await press(page, `Reject ${title}`);
    await desk.approve({ ...name, rewardAmount: 30 });
    await press(page.getByRole('dialog'), 'Reject');
    await toastSays(page, 'Failed to reject referral');
    await partOf(page, title).getByText('$30.00', { exact: true }).waitFor();
    await expectSoon(() => page.getByRole('dialog').count(), 0);
  });
});

it('the ledger comes as a file', async () => {
  const { code, title, name } = await aReferral();
  await desk.approve({ ...name, rewardAmount: 12.5 });
  const page = await openFor(code);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export the ledger (CSV)' }).click()]);
  expect(download.suggestedFilename()).toBe('homewright-rewards.csv');
  const chunks = await (await download.createReadStream()).toArray();
  const rows = Buffer.concat(chunks as Buffer[]).toString().split('\r\n');
  expect(rows.filter((row) => row.includes(code))).toEqual([expect.stringMatching(new RegExp(`,${code},${title},.*,12\\.50$`))]);
});

it('a sign-in link is copied, and signs its referrer in', async () => {
  const { code } = await aReferral({}, { name: 'Lou Locked-Out' });
  const page = await openFor(code, { permissions: ['clipboard-read', 'clipboard-write'] });
  await press(page, 'Sign-in link for Lou Locked-Out');
  const dialog = page.getByRole('dialog', { name: 'Sign-in link for Lou Locked-Out' });
  await press(dialog, 'Copy link');
  await dialog.getByRole('button', { name: 'Copied!' }).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  const link = new URL(await page.evaluate<string>('navigator.clipboard.readText()'));
  const visitor = await site.visitor();
  await visitor.goto(link.pathname);
  await press(visitor, 'Sign in');
  await visitor.locator('.my-code').getByText(code).waitFor();
});

it.each([1280, 390])('the settings lead to the site, the blogs and the referrals at %i px', async (width) => {
  const page = await openBackOffice(site, '/settings', { viewport: { width, height: 844 } });
  if (width === 390) await page.getByRole('button', { name: /^Menu/ }).click();
  for (const [name, path] of [['View the site', '/'], ['Blogs', '/blog-management'], [/^Referrals/, '/referral-admin']] as const) {
    await expectSoon(() => page.getByRole('link', { name }).first().getAttribute('href'), path);
  }
});
