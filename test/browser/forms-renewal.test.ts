import type { Page } from 'playwright-core';
import { waitForHydration, expectSoon, openSite, type Site } from '../support/site.js';
import { violationsOf } from '../support/page-checks.js';
import { FEW, NORTHGATE } from './directory.fixture.js';
import { button, BUSINESS, errorAt, expectToast, field, fill, problems, sentTo, valueOf } from './forms.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW, { SEARCH_ENGINE: 'postgres' });
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const send = 'Send renewal';
const unfold = (page: Page) => page.locator('summary').getByText('What changed?').click();
const WHO = { 'Phone Number': '(519) 555-0142', 'Email Address': 'office@northgate.example.com', 'Business Name': NORTHGATE.title };
const bare = { javaScriptEnabled: false };

describe('the renewal form', () => {
  it('starts empty and short, reports a failure, and does not reveal whether the business is known', async () => {
    const said = [];
    for (const [name, phone] of [
      [NORTHGATE.title, '(519) 555-0142'],
      ['Nobody Knows', '(519) 555-0199'],
    ] as const) {
      const page = await site.open('/renew-business');
      expect([await valueOf(page, 'Business Name'), await field(page, 'City').isVisible()]).toEqual(['', false]);
      const bodies = sentTo(page, '/api/listings/renew');
      await fill(page, { ...WHO, 'Phone Number': phone, 'Business Name': name });
      if (name === NORTHGATE.title) {
        await page.route('**/api/listings/renew', (route) => route.abort());
        await button(page, send).click();
        await expectToast(page, 'Error', 'Failed to submit your business listing. Please try again.');
        expect(await valueOf(page, 'Business Name')).toBe(name);
        await page.unroute('**/api/listings/renew');
        bodies.length = 0;
      }
      await unfold(page);
      expect(await page.locator('.form-folded').getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/about');
      await fill(page, { City: 'Fergus' });
      await button(page, send).click();
      await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
      // What failed before has been made good.
      expect(await page.getByText('Failed to submit your business listing').count()).toBe(0);
      expect(bodies).toMatchObject([
        { title: name, phone, email: 'office@northgate.example.com', city: 'Fergus', _subject: 'Business listing renewal' },
      ]);
      expect(bodies[0]).not.toHaveProperty('industry');
      said.push((await page.getByRole('main').innerText()).replace(/\/status\/[\w-]+/, ''));
    }
    expect(said[1]).toBe(said[0]);
  });

  it('opens the section with an error, and the one with stored values', async () => {
    const page = await site.open('/renew-business');
    await fill(page, { 'Phone Number': '12' });
    await unfold(page);
    await fill(page, { Website: 'not a site' });
    await unfold(page);
    await button(page, send).click();
    await expectSoon(
      () => problems(page),
      [
        'Write the phone number with its area code, like (416) 555-0142.',
        'Write an email address.',
        'Write the name of the business.',
        'Write the web address like https://example.com.',
      ],
    );
    expect(await field(page, 'Website').isVisible()).toBe(true);
    expect(await errorAt(page, 'Website')).toBe('Write the web address like https://example.com.');
    expect(await violationsOf(page)).toEqual([]);
    // While it is corrected it stays where it is.
    await fill(page, { Website: '' });
    await expectSoon(async () => (await problems(page)).length, 3);
    expect(await field(page, 'Website').isVisible()).toBe(true);
    await fill(page, { Website: 'not a site' });
    await page.reload();
    await page.getByText('We kept what you typed here before.').waitFor();
    expect([await field(page, 'Website').isVisible(), await valueOf(page, 'Website')]).toEqual([true, 'not a site']);
  });
});

describe('without JavaScript', () => {
  const open = (path: string) => site.open(path, bare);
  const press = async (page: Page, name: string) => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      button(page, name).click(),
    ]);
    await page.waitForLoadState();
    return answer.status();
  };

  it('a message is sent, and its errors are shown beside what was typed', async () => {
    const page = await open('/about');
    await fill(page, { 'Full Name': 'Ann Example', 'Email Address': 'wrong', Message: 'It drips.' });
    expect(await press(page, 'Send message')).toBe(400);
    expect(await problems(page)).toEqual(['Write one email address, like name@example.com.', 'Say in a few words what it is about.']);
    expect([await valueOf(page, 'Full Name'), await valueOf(page, 'Email Address'), await valueOf(page, 'Message')]).toEqual([
      'Ann Example',
      'wrong',
      'It drips.',
    ]);
    expect(new URL(page.url()).hash).toBe('#contact');
    await fill(page, { 'Email Address': 'ann@example.com', Subject: 'A tap' });
    expect(await press(page, 'Send message')).toBe(303);
    await page.getByRole('status').filter({ hasText: "Message Sent!Thank you for contacting us. We'll get back to you soon." }).waitFor();
    expect(await valueOf(page, 'Message')).toBe('');
    expect(new URL(page.url()).hash).toBe('#contact');
  });

  it('a business is submitted with its referral code', async () => {
    const page = await open('/list-business?ref=FRIEND-9');
    await page.getByRole('note').filter({ hasText: 'FRIEND-9' }).waitFor();
    await fill(page, { ...BUSINESS, City: '' });
    expect(await press(page, 'Submit listing')).toBe(400);
    expect(await problems(page)).toEqual(['Choose the trade.', 'Write the city.']);
    expect(await valueOf(page, 'Business Description')).toBe('We mend taps.');
    expect(await page.locator('[name=ref]').inputValue()).toBe('FRIEND-9');
    expect(await page.getByRole('combobox', { name: 'Choose the industry' }).getByRole('option').count()).toBe(35);
    await page.getByRole('combobox', { name: 'Choose the industry' }).selectOption('Landscaper');
    await fill(page, { City: 'Guelph' });
    expect(await press(page, 'Submit listing')).toBe(303);
    await page.waitForURL(/\/status\/[\w-]{43}\?sent=1$/);
  });

  it('typed values are restored after following a link and returning', async () => {
    const typed = ['Industry', 'Google Maps Link', 'Licence Number', 'City'].map((name) => [name, `My ${name}`] as const);
    const page = await open('/list-business');
    const line = (name: string) => page.getByLabel(new RegExp(`^${name}`));
    for (const [name, text] of typed) await line(name).fill(text);
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await page.goBack();
    await expectSoon(
      () => Promise.all(typed.map(([name]) => line(name).inputValue())),
      typed.map(([, text]) => text),
    );
  });

  it('a renewal is sent; an error in its closed section is visible', async () => {
    const page = await open('/renew-business');
    await fill(page, WHO);
    await unfold(page);
    await fill(page, { Website: 'northgate' });
    await page.getByRole('radio', { name: 'No' }).check();
    expect(await press(page, send)).toBe(400);
    expect(await problems(page)).toEqual(['Write the web address like https://example.com.']);
    expect([await field(page, 'Website').isVisible(), await page.getByRole('radio', { name: 'No' }).isChecked()]).toEqual([true, true]);
    await fill(page, { Website: 'https://northgate.example.com' });
    expect(await press(page, send)).toBe(303);
    await page.waitForURL(/\/status\//);
  });
});

it('a form that the server returned is hydrated once', async () => {
  const page = await site.visitor();
  await page.goto('/about');
  await waitForHydration(page);
  // As it is sent when the script has not arrived yet.
  await fill(page, { 'Full Name': 'Early Example', Message: 'Quick.' });
  await Promise.all([page.waitForURL(/#contact$/), page.evaluate(`document.querySelector('form.form').submit()`)]);
  await expectSoon(() => problems(page).then((all) => all.length), 2);
  await waitForHydration(page);
  expect([await valueOf(page, 'Full Name'), await valueOf(page, 'Message')]).toEqual(['Early Example', 'Quick.']);
  await fill(page, { 'Email Address': 'early@example.com', Subject: 'Early' });
  await button(page, 'Send message').click();
  await expectToast(page, 'Message Sent!', "Thank you for contacting us. We'll get back to you soon.");
  await page.getByRole('banner').getByRole('link', { name: 'Browse Services' }).click();
  await page.waitForURL(/search/);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await field(page, 'Message').waitFor();
  expect([await valueOf(page, 'Full Name'), await problems(page)]).toEqual(['', []]);
});
