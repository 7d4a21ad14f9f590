import type { Page } from 'playwright-core';
import { get, signIn } from '../support/api.js';
import { accessibilityProblemsOf, consoleErrorsOf, endSessions, logIn, shownToast } from '../support/back-office.js';
import { PersistentBackOffice } from '../support/persistent-back-office.js';
import { expectSoon, openSite, type Site } from '../support/site.js';
import { mine, ReferralsAdmin } from '../e2e/referrals.fixture.js';
import { aForm, SubmissionsAdmin, submit } from '../e2e/submissions.fixture.js';
import { approve, aReferral, openFor, partOf, press, REASON, waiting } from './referrals-back-office.fixture.js';

let site: Site;
let backOffice: PersistentBackOffice;
let admin: string;
let moderator: ReferralsAdmin;

beforeAll(async () => {
  site = await openSite([]);
  backOffice = new PersistentBackOffice(site);
  admin = await signIn(site.app);
  moderator = new ReferralsAdmin(site.app, admin);
});

afterAll(async () => {
  await backOffice?.close();
  await site?.close();
});

const rewardOf = (page: Page, title: string) => page.getByLabel(`Reward (CAD) for ${title}`);
const paid = (page: Page) => page.locator('.referral-figures').getByText('Rewards paid (CAD)').locator('..').textContent();
const pending = async () => (await get<{ referrals: number }>(site.app, '/api/admin/counts', admin)).body.referrals;

/** What stands at the foot of the field. */
const helpOf = (page: Page, title: string) => partOf(page, title).locator('.ant-form-item-explain').textContent();

describe('an approval', () => {
  it('pays the entered amount, which is shown in the figures, the count and for the referrer', async () => {
    const { code, title, cookie } = await aReferral(site, {}, { name: 'Rita' });
    const before = await pending();
    const page = await openFor(backOffice, code);
    const complaints = consoleErrorsOf(page);
    await rewardOf(page, title).fill('-5');
    await press(page, `Approve ${title}`);
    await expectSoon(() => helpOf(page, title), 'The reward must not be negative.');
    expect(await rewardOf(page, title).getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(await paid(page)).not.toContain('75.50');
    await rewardOf(page, title).fill('75,50');
    await rewardOf(page, title).press('Enter');
    const question = page.getByRole('dialog', { name: 'Pay $75.50 to Rita?' });
    await question.getByText(`For the referral of ${title}. This cannot be undone.`).waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(question, 'Cancel');
    await expectSoon(() => question.isVisible(), false);
    expect((await moderator.referral(code)).status).toBe('pending');
    await approve(page, title, '$75.50');
    expect((await shownToast(page, 'Referral Approved!')).words).toContain("The reward has been added to the referrer's account.");
    await partOf(page, title).getByText('$75.50', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: `Approve ${title}` }).count()).toBe(0);
    await expectSoon(() => page.evaluate(`document.activeElement.getAttribute('aria-label')`), title);
    const left = before - 1;
    await expectSoon(() => waiting(page), left > 0 ? `Referrals, ${left} waiting${left}` : 'Referrals');
    expect(await mine(site.app, cookie)).toMatchObject({
      totalRewards: 75.5,
      businessesReferred: [{ status: 'approved', rewardAmount: 75.5 }],
    });
    expect(complaints.texts).toEqual([]);
  });

  it('without an amount pays 50 dollars', async () => {
    const { code, title, cookie } = await aReferral(site);
    const page = await openFor(backOffice, code);
    await rewardOf(page, title).fill('');
    await approve(page, title, '$50.00');
    await shownToast(page, 'Referral Approved!');
    expect(await mine(site.app, cookie)).toMatchObject({ totalRewards: 50 });
  });

  it('has the amount that the tiers suggest, with the reason', async () => {
    const { code, title, submission } = await aReferral(site);
    await new SubmissionsAdmin(site.app, admin).decide(submission.id, 'approve');
    const page = await openFor(backOffice, code);
    const suggests = async (amount: string, help: string) => {
      await expectSoon(() => rewardOf(page, title).inputValue(), amount);
      await expectSoon(() => helpOf(page, title), help);
    };
    await suggests('50', 'Suggested: $50. Standard reward for an approved business. Empty means $50.');
    expect((await page.request.patch(`/api/admin/listings/${submission.id}`, { data: { featured: 'yes' } })).status()).toBe(200);
    await openFor(backOffice, code);
    await suggests('100', 'Suggested: $100. The business has a featured listing. Empty means $50.');
    for (let time = 1; time <= 10; time++) {
      const form = aForm({ ref: code });
      await submit(site.app, form);
      await moderator.approve({ refCode: code, businessPhone: form['phone'], rewardAmount: 1 });
    }
    await openFor(backOffice, code);
    await suggests('200', 'Suggested: $200. Bonus: the referrer has 10 approved referrals. Empty means $50.');
  });

  it('shows warnings first, each with its reason', async () => {
    const first = await aReferral(site);
    const email = 'flagged@example.com';
    const { code, title } = await aReferral(site, { phone: first.name.businessPhone, email }, { email });
    const page = await openFor(backOffice, code);
    const alerts = partOf(page, title).getByRole('alert');
    await alerts.first().waitFor();
    expect(await alerts.allTextContents()).toEqual([
      'The business has the referrer’s email address.',
      expect.stringContaining(`Code ${first.code} referred this phone number first`),
    ]);
    expect((await moderator.referral(code)).status).toBe('pending');
    await approve(page, title, '$50.00');
    await shownToast(page, 'Referral Approved!');
  });

  it('for a business that was paid for before needs a second confirmation, which names that payment', async () => {
    const first = await aReferral(site, {}, { name: 'First Referrer' });
    await moderator.approve({ ...first.name, rewardAmount: 60 });
    const { code, title } = await aReferral(site, { phone: first.name.businessPhone });
    const page = await openFor(backOffice, code);
    await approve(page, title, '$50.00');
    const question = page.getByRole('dialog', { name: `Pay for ${title} a second time?` });
    await question.getByText(`$60.00 to First Referrer (code ${first.code})`).waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(question, 'Do not pay');
    await expectSoon(() => question.isVisible(), false);
    expect((await moderator.referral(code)).status).toBe('pending');
    await approve(page, title, '$50.00');
    await press(question, 'Pay $50.00 again');
    await shownToast(page, 'Referral Approved!');
    await partOf(page, title).getByText('$50.00', { exact: true }).waitFor();
  });

  it('that is too late shows the present state', async () => {
    const { code, title, name, cookie } = await aReferral(site);
    const page = await openFor(backOffice, code);
    await rewardOf(page, title).waitFor();
    await moderator.reject({ ...name, reason: 'Quicker.' });
    await approve(page, title, '$50.00');
    expect(await shownToast(page, 'Failed to approve referral')).toEqual({
      role: 'alert',
      words: expect.stringMatching(/^Failed to approve referral409: /) as string,
    });
    await partOf(page, title).getByText('Reason: Quicker.').waitFor();
    expect(await page.getByRole('button', { name: `Approve ${title}` }).count()).toBe(0);
    expect(await mine(site.app, cookie)).toMatchObject({ totalRewards: 0 });
  });
});

describe('a rejection', () => {
  it('has a reason that only admins see', async () => {
    const { code, title, cookie } = await aReferral(site);
    const page = await openFor(backOffice, code);
    await press(page, `Reject ${title}`);
    const dialog = page.getByRole('dialog', { name: `Reject the referral of ${title}?` });
    await dialog.getByLabel(REASON).fill('No such business.');
    await press(dialog, 'Reject');
    await shownToast(page, 'Referral rejected');
    const part = partOf(page, title);
    await part.getByText('Reason: No such business.').waitFor();
    expect([
      await part.getByText('Rejected', { exact: true }).count(),
      await part.getByRole('button').count(),
      await dialog.count(),
    ]).toEqual([1, 0, 0]);
    expect(await mine(site.app, cookie)).toMatchObject({ totalRewards: 0, businessesReferred: [{ status: 'rejected' }] });
  });

  it('keeps its reason when it is closed, on going back, and when the session ends', async () => {
    const { code, title } = await aReferral(site);
    const page = await backOffice.at('/settings/messages');
    await page.getByRole('link', { name: /^Referrals/ }).click();
    await page.getByLabel('Search referrals').fill(code);
    await press(page, `Reject ${title}`);
    const dialog = page.getByRole('dialog', { name: `Reject the referral of ${title}?` });
    const reason = dialog.getByLabel(REASON);
    await reason.fill('Typed');
    // The search comes a moment after it was typed, and is not taken for leaving.
    await expectSoon(() => new URL(page.url()).searchParams.get('q'), code);
    // A dialog that is still opening hears no key.
    await expectSoon(async () => {
      await page.keyboard.press('Escape');
      return dialog.count();
    }, 0);
    await press(page, `Reject ${title}`);
    expect(await reason.inputValue()).toBe('Typed');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await press(question, 'Stay here');
    await expectSoon(() => question.isVisible(), false);
    expect(await reason.inputValue()).toBe('Typed');
    await endSessions(site, page);
    await press(dialog, 'Reject');
    await logIn(page, site.app.password);
    expect(await reason.inputValue()).toBe('Typed');
    await press(dialog, 'Reject');
    await shownToast(page, 'Referral rejected');
    admin = await signIn(site.app);
    moderator = new ReferralsAdmin(site.app, admin);
    expect((await moderator.referral(code)).reason).toBe('Typed');
  });

  it('that is too late says so', async () => {
    const { code, title, name } = await aReferral(site);
    const page = await openFor(backOffice, code);
    await press(page, `Reject ${title}`);
    await moderator.approve({ ...name, rewardAmount: 30 });
    await press(page.getByRole('dialog'), 'Reject');
    await shownToast(page, 'Failed to reject referral');
    await partOf(page, title).getByText('$30.00', { exact: true }).waitFor();
    await expectSoon(() => page.getByRole('dialog').count(), 0);
  });
});
