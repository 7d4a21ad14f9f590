import type { Request } from 'playwright-core';
import { accessibilityProblemsOf, checkUntilDelivered, consoleErrorsOf, logIn, shownToast } from '../support/back-office.js';
import { itInLong } from '../support/extent.js';
import { overflowOf } from '../support/page-checks.js';
import { addressIn, expectSoon } from '../support/site.js';
import { drawerOf, names, BackOffice, press, waiting } from './submissions-back-office.fixture.js';

let backOffice: BackOffice;

beforeAll(async () => {
  backOffice = await BackOffice.open();
});

beforeEach(() => backOffice.clear());

afterEach(() => backOffice?.site.leave());

afterAll(() => backOffice?.close());

describe('the list', () => {
  it('has search and filters in its address, newest first, and says what to look at', async () => {
    const one = await backOffice.sent({ ref: 'FRIEND' });
    const two = await backOffice.sent({ phone: one.form['phone'] });
    const vague = await backOffice.renewed({ title: 'Vague', phone: '(416) 555-0991' });
    const page = await backOffice.at('/settings/submissions');
    const complaints = consoleErrorsOf(page);
    await expectSoon(() => names(page), ['Vague', two.title, one.title]);
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    expect(await row(one.title).getByText('Ref FRIEND').count()).toBe(1);
    expect(await row(two.title).getByText('May be a duplicate').count()).toBe(1);
    expect(await row('Vague').getByText('No listing matched').count()).toBe(1);
    await expectSoon(() => waiting(page), 'Submissions, 3 waiting3');
    await page.getByLabel('Order').click();
    await page.getByText('Waiting longest first').click();
    await expectSoon(() => names(page), [one.title, two.title, 'Vague']);
    expect(addressIn(page)).toBe('/settings/submissions?order=waiting-longest');
    await page.goBack();
    await page.getByLabel('Search submissions').fill('FRIEND');
    await expectSoon(() => names(page), [one.title]);
    expect(addressIn(page)).toBe('/settings/submissions?q=FRIEND');
    await page.goBack();
    await expectSoon(async () => (await names(page)).length, 3);
    await backOffice.moderator.decide(vague.id, 'spam');
    await page.getByText('Spam', { exact: true }).click();
    await expectSoon(() => names(page), ['Vague']);
    expect(await row('Vague').getByText('Marked here').count()).toBe(1);
    expect(addressIn(page)).toBe('/settings/submissions?status=spam');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('explains why it is empty, and how to see more', async () => {
    const page = await backOffice.at('/settings/submissions');
    await page.getByText('You are all caught up.').waitFor();
    expect(await waiting(page)).toBe('Submissions');
    // The product's own drawing, not that of the component library.
    expect(await page.locator('.ant-empty .drawing').count()).toBe(1);
    await backOffice.at('/settings/submissions?q=nobody');
    await page.getByRole('button', { name: 'Show all submissions' }).click();
    await page.getByText('No owner has sent anything yet.').waitFor();
    expect(addressIn(page)).toBe('/settings/submissions?status=all');
  });

  itInLong('reports a failed load, and loads again on request', async () => {
    const { title } = await backOffice.sent();
    const page = await backOffice.at('/settings/messages');
    const isList = ({ pathname }: URL) => pathname === '/api/admin/submissions';
    await page.route(isList, (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: /^Submissions/ }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The submissions could not be loaded' });
    await alert.waitFor();
    await page.unroute(isList);
    await press(alert, 'Try again');
    await expectSoon(() => names(page), [title]);
  });

  itInLong('is a list of cards on a phone, with a drawer of full width', async () => {
    const { title } = await backOffice.sent({
      business_description: 'word '.repeat(300),
      website: `https://example.com/${'long'.repeat(60)}`,
    });
    const page = await backOffice.at('/settings/submissions', { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu, 1 waiting' }).waitFor();
    const card = page.getByRole('listitem').filter({ hasText: title });
    await card.getByRole('checkbox').check();
    expect(await page.getByRole('group', { name: 'Selected submissions' }).textContent()).toContain('1 selected');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await card.getByRole('link').click();
    const drawer = drawerOf(page, title);
    await drawer.getByRole('heading', { name: 'What was sent' }).waitFor();
    expect((await drawer.boundingBox())?.width).toBe(390);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const widths = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)`;
    for (const part of ['.kit-scroll', '.kit-actions']) expect(await page.evaluate(`${widths}(document.querySelector('${part}'))`)).toBe(0);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
  });
});

it('shows undelivered emails, and retries them', async () => {
  await backOffice.service.setMode('failing');
  const { id, title } = await backOffice.sent();
  await expectSoon(async () => (await backOffice.moderator.view(id)).deliveries[0]?.lastError, 'the service answered 500');
  const page = await backOffice.at('/settings/submissions');
  await page.getByRole('row').filter({ hasText: title }).getByText('Delivery fails').waitFor();
  await page.getByRole('link', { name: title }).click();
  const part = drawerOf(page, title).getByRole('region', { name: 'Passed on' });
  await part.getByText('Last failure: the service answered 500').waitFor();
  await backOffice.service.setMode('well');
  await press(part, 'Try again now');
  await shownToast(page, 'It is being tried');
  await expectSoon(async () => (await backOffice.moderator.view(id)).deliveries[0]?.state, 'delivered');
  await checkUntilDelivered(part);
});

describe('the number of pending submissions', () => {
  it('is updated each minute, and not while the user is inactive', async () => {
    const page = await backOffice.site.visitor();
    await page.clock.install();
    let [questions, answers] = [0, 0];
    const isQuestion = (request: Request) => request.url().endsWith('/api/admin/counts');
    page.on('request', (request) => (questions += isQuestion(request) ? 1 : 0));
    page.on('requestfinished', (request) => (answers += isQuestion(request) ? 1 : 0));
    await page.goto('/settings/submissions');
    await logIn(page, backOffice.site.app.password);
    await page.getByText('You are all caught up.').waitFor();
    await backOffice.sent();
    await page.clock.runFor(61_000);
    await expectSoon(() => waiting(page), 'Submissions, 1 waiting1');
    // Each question is answered before the clock goes on.
    for (let minute = 0; minute < 12; minute += 1) {
      await page.clock.runFor(60_000);
      await expectSoon(() => questions - answers, 0);
    }
    const asked = questions;
    await page.clock.runFor(300_000);
    expect(questions).toBe(asked);
    // One when they came, and one for each of the ten minutes until they count as gone.
    expect(asked).toBeGreaterThanOrEqual(10);
    expect(asked).toBeLessThanOrEqual(12);
  });

  it('is completely visible at any size, beside its complete label', async () => {
    const page = await backOffice.site.visitor();
    await page.route('**/api/admin/counts', (route) => route.fulfill({ json: { submissions: 3_000, messages: 3_001 } }));
    await page.goto('/settings/submissions');
    await logIn(page, backOffice.site.app.password);
    await expectSoon(() => waiting(page), 'Submissions, 3000 waiting99+');
    const cutOff = `[...document.querySelectorAll('.admin-sider .ant-menu-title-content, .admin-count')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent)`;
    const hidden = `[...document.querySelectorAll('.admin-count')].filter((count) =>
      count.getBoundingClientRect().right > count.closest('.ant-menu-title-content').getBoundingClientRect().right).length`;
    expect(await page.evaluate(cutOff)).toEqual([]);
    expect(await page.evaluate(hidden)).toBe(0);
  });

  it('is on the first screen of the back office, with a link', async () => {
    await backOffice.sent();
    const page = await backOffice.at('/settings');
    await page.locator('.waiting-line').getByRole('link', { name: '1 submission' }).click();
    await expectSoon(() => addressIn(page), '/settings/submissions');
  });
});
