import type { Page } from 'playwright-core';
import { signIn } from '../support/api.js';
import { asOlderBrowser, pageErrorsOf } from '../support/browser.js';
import { SubmissionsAdmin } from '../e2e/submissions.fixture.js';
import { violationsOf } from '../support/page-checks.js';
import { addressIn, waitForHydration, expectSoon, openSite, type Site } from '../support/site.js';
import { BUSINESS, button, errorAt, expectToast, field, fill, problems, sentTo, valueOf } from './forms.fixture.js';

let site: Site;
let moderator: SubmissionsAdmin;

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
  moderator = new SubmissionsAdmin(site.app, await signIn(site.app));
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const DETECTED = ['Referral Code Detected!', "You'll help reward the person who referred you when you join."] as const;
const FAILED = ['Error', 'Failed to submit your business listing. Please try again.'] as const;
const submit = 'Submit listing';
const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'Someone recommended us to you' });
const industry = (page: Page) => page.getByRole('combobox', { name: 'Industry' });
const storedCode = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('homewright-referral')`);

async function fillAll(page: Page, fields = {}): Promise<void> {
  await fill(page, { ...BUSINESS, ...fields });
  await industry(page).fill('Plumber');
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

describe('the listing form', () => {
  it('sends the form, and shows the private link, which is in no address, and can be copied; that is confirmed for two seconds', async () => {
    const page = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.clock.install();
    const complaints = pageErrorsOf(page);
    await visit(page, '/list-business');
    const bodies = sentTo(page, '/api/listings');
    const tracked = sentTo(page, '/api/referral/track');
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await fillAll(page, { Website: 'firlane.example.com/about' });
    await page.getByRole('radio', { name: 'Yes' }).check();
    await button(page, submit).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect(addressIn(page)).toBe('/list-business/thank-you');
    expect(bodies).toEqual([
      {
        title: 'Fir Lane Plumbing',
        industry: 'Plumber',
        phone: '(519) 555-0142',
        email: 'office@firlane.example.com',
        website: 'https://firlane.example.com/about',
        complete_address: '1 Fir Lane, Guelph, ON N1H 1A1',
        city: 'Guelph',
        post_code: 'N1H 1A1',
        business_description: 'We mend taps.',
        licensed: 'Yes',
        _started: expect.stringMatching(/^\d{13}$/) as string,
        _next: expect.stringMatching(/\/list-business\/thank-you$/) as string,
        _subject: 'New business listing',
        _captcha: 'true',
        _template: 'table',
      },
    ]);
    const link = page.getByRole('region', { name: 'Your private link' }).getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(/\/status\/[\w-]{43}$/);
    await page.getByRole('heading', { name: 'Response within 24-48 hours' }).waitFor();
    // No mail is set up here.
    expect(await page.getByRole('heading', { name: 'Updates via email' }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    // It is said for two seconds: who begins to look after the click may come too late.
    await Promise.all([button(page, 'Copied!').waitFor(), button(page, 'Copy link').click()]);
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/status\/[\w-]{43}$/);
    await page.clock.fastForward(2_000);
    await button(page, 'Copy link').waitFor();
    const shown = await link.textContent();
    await page.reload();
    await expectSoon(() => link.textContent(), shown);
    expect([addresses.filter((address) => address.includes('/status/')), tracked, complaints]).toEqual([[], [], []]);
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await visit(page, '/list-business');
    expect(await valueOf(page, 'Business Name')).toBe('');
  });

  it('names all missing fields in the order of the form, the next steps and where to find help, and mentions no code without one', async () => {
    const page = await site.open('/list-business');
    expect([await banner(page).count(), await page.locator('.toast').count(), await page.locator('[name=ref]').count()]).toEqual([0, 0, 0]);
    const next = page.getByRole('region', { name: 'What Happens Next' });
    expect(await next.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Review', 'Verification', 'Go live']);
    await next.getByText('24-48 hours').waitFor();
    await button(page, submit).click();
    await expectSoon(
      () => problems(page),
      [
        'Write the name of the business.',
        'Choose the trade.',
        'Write a phone number.',
        'Write an email address.',
        'Write the complete address of the business.',
        'Write the city.',
        'Write the postal code.',
        'Describe the business in a few words.',
      ],
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('region', { name: 'Need Help' }).getByRole('link').click();
    await page.waitForURL(/\/about#contact$/);
    await field(page, 'Message').waitFor();
  });

  it('distinguishes two fields with the same error', async () => {
    const page = await site.open('/list-business');
    await fillAll(page, { Website: 'my shop', 'Google Maps Link': 'my shop' });
    await button(page, submit).click();
    const wrong = 'Write the web address like https://example.com.';
    await expectSoon(() => problems(page), [`Website: ${wrong}`, `Google Maps Link: ${wrong}`]);
    expect(await errorAt(page, 'Website')).toBe(wrong);
  });

  it('shows errors of the server at their fields, and keeps what was typed after a failure and a reload', async () => {
    const page = await site.open('/list-business');
    await fillAll(page, { 'Phone Number': '(000) 000-0000', City: 'Elora' });
    await button(page, submit).click();
    const wrong = 'Phone Number must be a phone number that can be dialled, such as (519) 555-0123, or one with + and the country code.';
    await expectSoon(() => problems(page), [wrong]);
    expect(await errorAt(page, 'Phone Number')).toBe(wrong);
    await fill(page, { 'Phone Number': '(519) 555-0143' });
    await page.route('**/api/listings', (route) => route.abort());
    await button(page, submit).click();
    await expectToast(page, ...FAILED);
    expect(await button(page, submit).isEnabled()).toBe(true);
    await page.reload();
    await page.getByText('We kept what you typed here before.').waitFor();
    expect([await valueOf(page, 'City'), await industry(page).inputValue()]).toEqual(['Elora', 'Plumber']);
    await page.unroute('**/api/listings');
    const sent = sentTo(page, '/api/listings');
    await button(page, submit).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    // It was filled in long ago: who sends it at once is no program.
    expect(sent).toEqual([expect.not.objectContaining({ _started: expect.anything() as string })]);
  });

  it('loads the thank-you page in advance: the connection may be lost when it is needed', async () => {
    const page = await site.open('/list-business');
    await fillAll(page, { 'Business Name': 'Patchy Plumbing' });
    const isLoaded = page.waitForResponse(/thank-you-page/).then(
      () => true,
      () => false,
    );
    await page.route('**/api/listings', async (route) => {
      await isLoaded;
      await page.route(/\/assets\/thank-you-page/, (late) => late.abort());
      await route.continue();
    });
    await button(page, submit).click();
    expect(await isLoaded).toBe(true);
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  });

  it('is hydrated in an older browser, also with errors of the server', async () => {
    const page = await asOlderBrowser(await site.visitor());
    const complaints = pageErrorsOf(page);
    await visit(page, '/list-business');
    await fillAll(page, { 'Phone Number': '12' });
    // As it is sent where the scripts are not there yet.
    await page.evaluate(`HTMLFormElement.prototype.submit.call(document.querySelector('form.form'))`);
    await page.getByRole('region', { name: '1 field needs another look' }).waitFor();
    await waitForHydration(page);
    expect(await errorAt(page, 'Phone Number')).toBe('Write the phone number with its area code, like (416) 555-0142.');
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
  });

  it('accepts the time of its opening if the previous page loaded slowly', async () => {
    const page = await site.visitor();
    await page.route('**/renew-business', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await visit(page, '/renew-business');
    await page.getByRole('link', { name: 'list your business' }).click();
    await field(page, 'City').waitFor();
    const started = await page.locator('[name=_started]').inputValue();
    // Nobody sends it within two seconds; it was taken for spam until those that the page before had taken had passed, too.
    expect(Number(started)).toBeLessThanOrEqual(Date.now());
  });

  it('has the complete menu above it on a phone with text at 200 %', async () => {
    const page = await site.open('/list-business', { viewport: { width: 390, height: 844 } });
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    const { x, width } = (await page.getByRole('banner').getByText('Menu').boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
  });

  it('suggests the spelling of a trade or town, and accepts it or what was typed', async () => {
    const page = await site.open('/list-business');
    await industry(page).fill('plumbr');
    await field(page, 'City').fill('Missisauga');
    await page.getByRole('button', { name: 'Plumber', exact: true }).click();
    expect(await industry(page).inputValue()).toBe('Plumber');
    await field(page, 'Phone Number').focus();
    await page.getByRole('button', { name: 'Mississauga', exact: true }).click();
    expect(await valueOf(page, 'City')).toBe('Mississauga');
    await expectSoon(() => page.locator('.form-meant').allTextContents(), ['', '']);
    await industry(page).fill('Chimney whisperer');
    await field(page, 'City').focus();
    await page.getByText('Did you mean').waitFor();
    expect(await industry(page).inputValue()).toBe('Chimney whisperer');
  });

  it('shows on a thank-you page opened directly how to get a private link', async () => {
    const page = await site.open('/list-business/thank-you');
    await page.getByText('is not shown here').waitFor();
    expect(await page.getByText('Your private link', { exact: true }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'write to us' }).click();
    await page.waitForURL(/\/about$/);
  });
});

describe('a referral code', () => {
  it('is shown, stored, sent with the form of any later visit, and tracked, even if tracking fails', async () => {
    const page = await site.visitor();
    await page.route('**/api/referral/track', (route) => route.fulfill({ status: 404, json: {} }));
    const tracked = sentTo(page, '/api/referral/track');
    const bodies = sentTo(page, '/api/listings');
    await visit(page, '/list-business?ref=FRIEND-7&utm_source=mail');
    await expectToast(page, ...DETECTED);
    await banner(page).getByText('FRIEND-7').waitFor();
    expect(JSON.parse((await storedCode(page))!)).toEqual({ code: 'FRIEND-7', at: expect.any(Number) as number });
    await visit(page, '/list-business');
    await banner(page).getByText('FRIEND-7').waitFor();
    await fillAll(page, { 'Business Name': 'Referred Plumbing' });
    await button(page, submit).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect(bodies.map(({ ref }) => ref)).toEqual(['FRIEND-7']);
    await expectSoon(
      () => tracked,
      [{ refCode: 'FRIEND-7', businessName: 'Referred Plumbing', businessPhone: '(519) 555-0142', industry: 'Plumber' }],
    );
    const submissions = [...(await moderator.list('q=Referred')).items, ...(await moderator.list('q=Referred&status=spam')).items];
    expect([...new Map(submissions.map(({ id, ref }) => [id, ref])).values()]).toEqual(['FRIEND-7']);
    expect(await storedCode(page)).toBeNull();
  });

  it('is stored for thirty days', async () => {
    const page = await site.visitor();
    await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') });
    await visit(page, '/list-business?ref=FRIEND-8');
    await page.clock.setFixedTime(new Date('2026-03-31T11:59:00Z'));
    await visit(page, '/list-business');
    await banner(page).getByText('FRIEND-8').waitFor();
    await page.clock.setFixedTime(new Date('2026-03-31T12:01:00Z'));
    await visit(page, '/list-business');
    expect([await banner(page).count(), await page.locator('[name=ref]').count(), await storedCode(page)]).toEqual([0, 0, null]);
  });
});
