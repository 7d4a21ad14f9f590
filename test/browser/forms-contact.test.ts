import type { Route } from 'playwright-core';
import { rowsOf } from '../support/database.js';
import { pageErrorsOf } from '../support/browser.js';
import { violationsOf } from '../support/page-checks.js';
import { waitForHydration, expectSoon, openSite, type Site } from '../support/site.js';
import { button, errorAt, expectToast, field, fill, MESSAGE, problems, sentTo, valueOf } from './forms.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const SENT = ['Message Sent!', "Thank you for contacting us. We'll get back to you soon."] as const;
const FAILED = ['Error', 'Failed to send message. Please try again.'] as const;
const isContact = ({ pathname }: URL) => pathname === '/api/contact';
const send = 'Send message';

describe('the contact form', () => {
  it('sends the message, confirms it, and is empty again; its honeypot is hidden from sight, screen readers and the keyboard', async () => {
    const page = await site.visitor();
    const complaints = pageErrorsOf(page);
    await page.goto('/about');
    await waitForHydration(page);
    const trap = page.locator('[name=_honey]');
    expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0);
    expect([await trap.getAttribute('tabindex'), (await page.locator('.form-trap').boundingBox())?.width]).toEqual(['-1', 1]);

    const bodies = sentTo(page, '/api/contact');
    await fill(page, MESSAGE);
    await button(page, send).click();
    await expectToast(page, ...SENT);
    expect(bodies).toEqual([
      {
        name: 'Ann Example',
        email: 'ann@example.com',
        subject: 'A tap',
        message: 'It drips.',
        _started: expect.stringMatching(/^\d{13}$/) as string,
        _next: expect.stringMatching(/\/about\?sent=1$/) as string,
        _subject: 'New message from the contact form',
        _captcha: 'true',
        _template: 'table',
      },
    ]);
    expect(await rowsOf(site.app.databaseUrl, `SELECT DISTINCT name, email, subject FROM message WHERE message = 'It drips.'`)).toEqual([
      { name: 'Ann Example', email: 'ann@example.com', subject: 'A tap' },
    ]);
    for (const name of Object.keys(MESSAGE)) expect(await valueOf(page, name)).toBe('');
    await expectSoon(() => page.evaluate('document.activeElement.textContent'), send);
    await page.reload();
    await waitForHydration(page);
    expect(await valueOf(page, 'Message')).toBe('');
    expect(complaints).toEqual([]);
  });

  it('names all missing or invalid fields at once, at the top and at the fields, and shows errors of the server there, too', async () => {
    const page = await site.open('/about');
    const bodies = sentTo(page, '/api/contact');
    await fill(page, { 'Email Address': 'ann@', 'Phone Number': '12', Message: '  ' });
    await button(page, send).click();
    const wanted = {
      'Full Name': 'Write your name.',
      'Email Address': 'Write one email address, like name@example.com.',
      'Phone Number': 'Write the phone number with its area code, like (416) 555-0142.',
      Subject: 'Say in a few words what it is about.',
      Message: 'Write your message.',
    };
    await expectSoon(() => problems(page), Object.values(wanted));
    for (const [name, text] of Object.entries(wanted)) expect(await errorAt(page, name)).toBe(text);
    await page.getByRole('region', { name: '5 fields need another look' }).waitFor();
    await expectSoon(() => page.evaluate(`document.activeElement.className`), 'form-problem');
    expect(await field(page, 'Email Address').getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: wanted.Subject }).click();
    await expectSoon(() => page.evaluate('document.activeElement.name'), 'subject');
    expect(bodies).toEqual([]);

    await fill(page, { ...MESSAGE, 'Email Address': 'ann@example.c', 'Phone Number': '(000) 000-0000' });
    await button(page, send).click();
    const wrong = 'Email Address is not an email address: write it like name@example.com.';
    const undialled = 'Phone Number is not a phone number that can be called: write it with its area code, like 416 555 0100.';
    await expectSoon(() => problems(page), [wrong, undialled]);
    expect(await errorAt(page, 'Email Address')).toBe(wrong);
    expect(await valueOf(page, 'Message')).toBe('It drips.');
    // What is right now is not called wrong any more; what was not touched still is.
    await fill(page, { 'Email Address': 'ann@example.com' });
    await expectSoon(() => problems(page), [undialled]);
    expect(await field(page, 'Email Address').getAttribute('aria-invalid')).not.toBe('true');
    // The server would put this with the spam, and say nothing.
    const full = 'Remove some of the links. With more than three, it would be taken for advertising.';
    await fill(page, { 'Phone Number': '', Message: 'See www.a.example www.b.example https://c.example https://d.example' });
    await button(page, send).click();
    await expectSoon(() => problems(page), [full]);
    expect(await errorAt(page, 'Message')).toBe(full);
    await fill(page, { Message: 'See www.a.example www.b.example https://c.example', Subject: 'Mended' });
    await button(page, send).click();
    await expectToast(page, ...SENT);
    expect(await problems(page)).toEqual([]);
  });

  it('accepts an email address with invisible copied characters', async () => {
    const page = await site.open('/about');
    const bodies = sentTo(page, '/api/contact');
    await fill(page, { ...MESSAGE, 'Email Address': '\u200Eco\u200Bpied@example.com', Message: 'It was copied.' });
    await button(page, send).click();
    await expectToast(page, ...SENT);
    expect(bodies).toMatchObject([{ email: 'copied@example.com' }]);
  });

  it('announces once that it is sending, keeps what was typed after each failure, and can be sent again by keyboard only', async () => {
    const page = await site.open('/about');
    const held: Route[] = [];
    await page.route(isContact, (route) => void held.push(route));
    await fill(page, MESSAGE);
    await field(page, 'Subject').press('Enter');
    await field(page, 'Subject').press('Enter');
    const busy = button(page, 'Sending...');
    for (const [fail, why] of [
      [(route: Route) => route.fulfill({ status: 500, body: '<html>' }), 'The trouble is on our side'],
      [(route: Route) => route.abort('connectionrefused'), 'We could not reach the server'],
      [(route: Route) => route.fulfill({ status: 429, json: { detail: 'That is more than we take.' } }), 'That is more than we take.'],
    ] as const) {
      await expectSoon(() => busy.isDisabled(), true);
      await expectSoon(() => held.length, 1);
      // A change would be lost without a word when the message has arrived.
      await field(page, 'Message').focus();
      await page.keyboard.type('And the sink.');
      await button(page, 'Clear the form').focus();
      expect(await page.evaluate('document.activeElement.localName')).toBe('body');
      await fail(held.pop()!);
      expect((await expectToast(page, ...FAILED)).role).toBe('alert');
      await page.getByRole('region', { name: 'It was not sent' }).filter({ hasText: why }).waitFor();
      for (const [name, value] of Object.entries(MESSAGE)) expect(await valueOf(page, name)).toBe(value);
      await button(page, 'Close the message').click();
      await button(page, send).click();
    }
    await expectSoon(() => held.length, 1);
    await held[0]!.fulfill({ status: 201, json: { success: true, id: '1' } });
    await expectToast(page, ...SENT);
    await button(page, send).waitFor();
    await page.unroute(isContact);

    await button(page, 'Close the message').click();
    await field(page, 'Full Name').focus();
    for (const text of ['Kay Example', 'kay@example.com', '', 'Keys']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('No mouse here.');
    await page.keyboard.press('Tab');
    await expectSoon(() => page.evaluate('document.activeElement.textContent'), send);
    await page.keyboard.press('Enter');
    await expectToast(page, ...SENT);
  });
});

it('confirms the message even if a newer release has replaced the files of the page', async () => {
  const page = await site.open('/about');
  await fill(page, MESSAGE);
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
  await button(page, send).click();
  await expectToast(page, ...SENT);
});

describe('a draft', () => {
  it('of one tab is kept when another tab sends a form', async () => {
    const page = await site.open('/about');
    const other = await page.context().newPage();
    await other.goto('/about');
    await waitForHydration(other);
    await fill(page, { ...MESSAGE, Message: 'In the first tab.' });
    await fill(other, { Message: 'In the second tab.' });
    await button(page, send).click();
    await expectToast(page, ...SENT);
    await other.reload();
    await waitForHydration(other);
    expect(await valueOf(other, 'Message')).toBe('In the second tab.');
    await button(other, 'Clear the form').click();
    await other.reload();
    await waitForHydration(other);
    expect(await valueOf(other, 'Message')).toBe('');
  });

  it('is kept after leaving the page, without the honeypot, until it is cleared, and does not replace what was typed before hydration', async () => {
    const page = await site.open('/about');
    await fill(page, MESSAGE);
    await page.getByText('Saved in this browser.').waitFor();
    await page.evaluate(
      `(() => { const trap = document.querySelector('[name=_honey]'); trap.value = 'x'; trap.dispatchEvent(new Event('input', { bubbles: true })); })()`,
    );
    expect(await page.evaluate(`localStorage.getItem('homewright-draft-contact')`)).not.toContain('_');
    await page.reload();
    await page.getByText('We kept what you typed here before.').waitFor();
    for (const [name, value] of Object.entries(MESSAGE)) expect(await valueOf(page, name)).toBe(value);
    expect(await violationsOf(page)).toEqual([]);

    let typed = () => {};
    const isTyped = new Promise<void>((resolve) => (typed = resolve));
    await page.route(/\/assets\/.*\.js$/, (route) => isTyped.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await field(page, 'Subject').fill('Typed early');
    typed();
    await expectSoon(() => valueOf(page, 'Message'), 'It drips.');
    expect(await valueOf(page, 'Subject')).toBe('Typed early');
    await page.unrouteAll();

    await button(page, 'Clear the form').click();
    await expectSoon(() => valueOf(page, 'Message'), '');
    await expectSoon(() => page.evaluate('document.activeElement.name'), 'name');
    await page.reload();
    await waitForHydration(page);
    expect([await valueOf(page, 'Message'), await page.getByText('We kept').count()]).toEqual(['', 0]);
  });

  it('is deleted after a week', async () => {
    const page = await site.visitor();
    await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') });
    const visit = async () => {
      await page.goto('/about');
      await waitForHydration(page);
    };
    await visit();
    await fill(page, MESSAGE);
    await page.clock.setFixedTime(new Date('2026-03-08T11:59:00Z'));
    await visit();
    expect(await valueOf(page, 'Message')).toBe('It drips.');
    await page.clock.setFixedTime(new Date('2026-03-08T12:01:00Z'));
    await visit();
    expect(await valueOf(page, 'Message')).toBe('');
    expect(await page.evaluate(`localStorage.getItem('homewright-draft-contact')`)).toBeNull();
  });
});
