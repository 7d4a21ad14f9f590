import type { Page } from 'playwright-core';
import { openBackOffice, shownToast } from '../support/back-office.js';
import { pageErrorsOf } from '../support/browser.js';
import { signIn } from '../support/api.js';
import { overflowOf, violationsOf } from '../support/page-checks.js';
import { waitForHydration, expectSoon, openSite, type Site } from '../support/site.js';
import { siteDay } from '../support/site-day.js';
import { aReferrer, type Browser, ReferralsAdmin, track } from '../e2e/referrals.fixture.js';
import { button, errorAt, expectToast, field } from './forms.fixture.js';

let site: Site;

beforeAll(async () => {
  // It says that it sends emails; nobody is there to take them.
  site = await openSite([], { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@example.com' });
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const PROGRAM = '/referral-program';
/** Visitors of one kind share what the first has compiled: who needs more than others is granted it later. */
const allowClipboard = (page: Page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

/** By how much the page is too wide, in a wide and in a narrow window. */
async function overflows(page: Page): Promise<number[]> {
  const all: number[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    all.push(await overflowOf(page));
  }
  return all;
}

const stats = (page: Page) => page.locator('.referral-stats dd').allTextContents();

/** A visitor whose browser has this code, on a page that is not there yet. */
async function asReferrer(browser: Browser): Promise<Page> {
  const page = await withCookie(browser);
  await page.addInitScript(`localStorage.setItem('homewright-referrer', 'yes')`);
  return page;
}

/** The same in a browser that has forgotten all but its cookies. */
async function withCookie({ cookie }: Browser): Promise<Page> {
  const page = await site.visitor();
  const [name = '', ...value] = cookie.split('=');
  await page.context().addCookies([{ name, value: value.join('='), url: site.app.url }]);
  return page;
}

const refer = async (code: string, businessName: string, businessPhone: string) => {
  expect((await track(site.app, code, { businessName, businessPhone })).status).toBe(200);
  return { refCode: code, businessPhone };
};

/** Which of the colours the badges have, by their names. */
function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const names = ['success', 'warning', 'danger'].map((name) => {
      probe.style.color = 'var(--' + name + ')';
      return [getComputedStyle(probe).color, name];
    });
    probe.remove();
    return [...document.querySelectorAll('.referral-history .badge')].map((badge) => Object.fromEntries(names)[getComputedStyle(badge).color]);
  })()`);
}

it('a code leads to a listing, and its approval to a reward', async () => {
  const page = await site.open(PROGRAM, { viewport: { width: 390, height: 664 } });
  await allowClipboard(page);
  const complaints = pageErrorsOf(page);
  await button(page, 'Generate my code').click();
  await expectToast(page, 'Missing Information', 'Please provide your name and email.');
  await field(page, 'Your Name').fill('Ann Example');
  await field(page, 'Email Address').first().fill('ann@example.com');
  await button(page, 'Generate my code').click();
  await shownToast(page, 'Referral Code Created!');
  // The message leaves the button alone.
  const [message, copy] = [await page.locator('.toast').boundingBox(), await button(page, 'Copy Link').boundingBox()];
  expect(copy!.y + copy!.height).toBeLessThan(message!.y);
  const code = (await page.locator('.my-code').textContent())!;
  // It is said for two seconds: who begins to look after the click may come too late.
  await Promise.all([button(page, 'Copied!').waitFor(), button(page, 'Copy Link').click()]);
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(new RegExp(`^http://[^/]+/signup\\?ref=${code}$`));
  await page.getByText('No one has used your link yet.').waitFor();
  expect([await violationsOf(page), await overflows(page)]).toEqual([[], [0, 0]]);
  await refer(code, 'Sample Sparks', '416 555 0112');
  await page.reload();
  await page.getByText('Pending', { exact: true }).waitFor();

  const admin = await openBackOffice(site, '/referral-admin?status=pending');
  await admin.getByLabel('Search referrals').fill(code);
  const approve = admin.getByRole('button', { name: 'Approve Sample Sparks' });
  await approve.waitFor();
  expect(await overflows(admin)).toEqual([0, 0]);
  // In the narrow window.
  await approve.click();
  await admin.getByRole('dialog', { name: 'Pay $50.00 to Ann Example?' }).getByRole('button', { name: 'Pay $50.00' }).click();
  await shownToast(admin, 'Referral Approved!');
  await admin.getByText('No referral matches this search and status.').waitFor();
  expect(await overflows(admin)).toEqual([0, 0]);

  await page.reload();
  await expectSoon(() => stats(page), ['1', '1', '$50']);
  await page.locator('.referral-history').getByText('Approved', { exact: true }).waitFor();
  expect([await violationsOf(page), await overflows(page), complaints]).toEqual([[], [0, 0], []]);
});

it('the history has every state, with text, colour and date', async () => {
  const browser = await aReferrer(site.app);
  const { code } = browser;
  const moderator = new ReferralsAdmin(site.app, await signIn(site.app));
  const long = 'Wellandcanalandnorthshore'.repeat(8);
  await moderator.reject(await refer(code, 'Rejected Rooms', '647 555 0101'));
  await moderator.approve({ ...(await refer(code, 'Approved Drains', '647 555 0111')), rewardAmount: 1250.5 });
  await refer(code, long, '647 555 0121');
  const page = await asReferrer(browser);
  await page.goto(PROGRAM);
  await expectSoon(() => stats(page), ['3', '1', '$1,250.50']);
  const entries = page.locator('.referral-history li');
  const [year] = siteDay(new Date()).split('-');
  expect(await entries.locator('h3').allTextContents()).toEqual([long, 'Approved Drains', 'Rejected Rooms']);
  expect(await entries.locator('.badge:has(svg)').allTextContents()).toEqual(['Pending', 'Approved', 'Rejected']);
  expect(await entries.locator('time').allTextContents()).toEqual(
    [1, 2, 3].map(() => expect.stringMatching(new RegExp(`^\\d+ \\w+ ${year}$`)) as string),
  );
  expect(await coloursOf(page)).toEqual(['warning', 'success', 'danger']);
  expect(await entries.locator('.referral-reward').allTextContents()).toEqual(['$1,250.50']);
  expect([await violationsOf(page), await overflows(page)]).toEqual([[], [0, 0]]);
});

it('shows errors at their fields, keeps what was typed, and emails a link for another device to anybody who asks', async () => {
  const page = await site.open(PROGRAM);
  await field(page, 'Your Name').fill('Ann Example');
  await field(page, 'Email Address').first().fill('ann@nowhere');
  await button(page, 'Generate my code').click();
  await expectSoon(async () => /email/.test((await errorAt(page, 'Email Address')) ?? ''), true);
  expect(await field(page, 'Your Name').inputValue()).toBe('Ann Example');
  expect(await violationsOf(page)).toEqual([]);
  await field(page, 'Your Name').fill('x'.repeat(5_000));
  await field(page, 'Email Address').first().fill('ann@example.com');
  await button(page, 'Generate my code').click();
  await expectSoon(async () => /200/.test((await errorAt(page, 'Your Name')) ?? ''), true);
  expect(await overflowOf(page)).toBe(0);
  await page.getByText('I have a code on another device').click();
  await field(page, 'Email Address').last().fill('nobody@example.com');
  await button(page, 'Mail me a sign-in link').click();
  await shownToast(page, 'Check your email');
});

it('shows that it is loading, reports a failure, and loads again on request', async () => {
  const browser = await aReferrer(site.app);
  const page = await asReferrer(browser);
  const answers: (() => Promise<void>)[] = [];
  await page.route(
    '**/api/referral/my-referrals',
    (route) => void answers.push(() => route.fulfill({ status: 503, json: { title: 'Unavailable' } })),
  );
  await page.goto(PROGRAM);
  await waitForHydration(page);
  await page.getByText('Loading your referrals').waitFor({ state: 'attached' });
  // What fails is asked for once more before the page says so.
  for (const count of [1, 2]) {
    await expectSoon(() => answers.length, count);
    await answers[count - 1]!();
  }
  await page.getByRole('heading', { name: 'Your referrals could not be loaded' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute('**/api/referral/my-referrals');
  await page.getByRole('button', { name: /again/i }).click();
  await page.locator('.my-code').getByText(browser.code).waitFor();
});

it('shows a new code even if the rest of the answer cannot be read', async () => {
  const page = await site.open(PROGRAM);
  await page.route('**/api/referral/my-referrals', (route) => route.abort());
  await field(page, 'Your Name').fill('Ann Example');
  await field(page, 'Email Address').first().fill('made@example.com');
  const answer = page.waitForResponse('**/api/referral/create');
  await button(page, 'Generate my code').click();
  const { code } = (await (await answer).json()) as { code: string };
  await page.locator('.my-code').getByText(code).waitFor();
  await button(page, 'Copy Link').waitFor();
});

it('sends no request for a new visitor before the first touch, and finds the code of a cookie', async () => {
  const browser = await aReferrer(site.app);
  const page = await withCookie(browser);
  const questions: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && questions.push(request.url()));
  await page.goto(PROGRAM);
  await button(page, 'Generate my code').waitFor();
  await page.waitForLoadState('networkidle');
  expect([questions, await stats(page)]).toEqual([[], ['0', '0', '$0']]);
  await page.keyboard.press('Tab');
  await page.locator('.my-code').getByText(browser.code).waitFor();
  await page.reload();
  await page.locator('.my-code').getByText(browser.code).waitFor();
});

it('shares through the device, and offers nothing if it has no share dialog', async () => {
  const browser = await aReferrer(site.app);
  const page = await asReferrer(browser);
  await page.addInitScript('delete Navigator.prototype.share');
  await page.goto(PROGRAM);
  await button(page, 'Copy Link').waitFor();
  expect(await button(page, 'Share').count()).toBe(0);
  await page.evaluate('void (Navigator.prototype.share = (data) => { window.shared = data; return Promise.resolve(); })');
  // The device is asked each time that the screen comes up.
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: /Privacy/ }).waitFor();
  await page.goBack();
  await button(page, 'Share').click();
  expect(await page.evaluate('window.shared.url')).toContain(`/signup?ref=${browser.code}`);
});

it('“Copied!” disappears after two seconds', async () => {
  const page = await asReferrer(await aReferrer(site.app));
  await allowClipboard(page);
  await page.clock.install();
  await page.goto(PROGRAM);
  await button(page, 'Copy Link').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Copy Link').click();
  await button(page, 'Copied!').waitFor();
  await page.clock.runFor(1_900);
  expect(await button(page, 'Copied!').count()).toBe(1);
  await page.clock.runFor(200);
  await button(page, 'Copy Link').waitFor();
});

it('explains the rewards and how it works without scripts', async () => {
  const page = await site.open(PROGRAM, { javaScriptEnabled: false });
  await page.getByText('needs JavaScript,').waitFor();
  expect(await page.locator('.reward-tiers strong').allTextContents()).toEqual(['$50', '$100', '$200+']);
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(expect.arrayContaining(['Reward tiers', 'How it works']));
  expect(await page.locator('form, .referral-waiting:visible').count()).toBe(0);
});
