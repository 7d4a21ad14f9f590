import type { Locator, Page } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { accessibilityProblemsOf, checkUntilDelivered, consoleErrorsOf, shownToast } from '../support/back-office.js';
import { execute, rowsOf } from '../support/database.js';
import { itInLong } from '../support/extent.js';
import { ForwardingService } from '../support/forwarding-service.js';
import { jsonOf, send } from '../support/http.js';
import { PersistentBackOffice } from '../support/persistent-back-office.js';
import { overflowOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { anAddress } from '../e2e/submissions.fixture.js';
import { FEW, NORTHGATE, NORTHGATE_PATH } from './directory.fixture.js';

let service: ForwardingService;
let site: Site;
let backOffice: PersistentBackOffice;
let admin: string;

beforeAll(async () => {
  service = await ForwardingService.start();
  site = await openSite(FEW, { FORM_FORWARD_URL: service.url });
  backOffice = new PersistentBackOffice(site);
  admin = await signIn(site.app);
});

beforeEach(async () => {
  await service.setMode('well');
  await execute(site.app.databaseUrl, 'DELETE FROM message');
});

afterAll(async () => {
  await backOffice?.close();
  await site?.close();
  await service?.close();
});

let written = 0;

/** @returns its id */
async function write(fields: object = {}, path = '/api/contact'): Promise<string> {
  written += 1;
  const message = {
    name: 'Dana Sample',
    email: 'dana@example.com',
    subject: 'Knocking pipes',
    message: `They knock at night (${written}).`,
  };
  const { status, text } = await send(site.app, path, {
    ...jsonOf(JSON.stringify(path === '/api/contact' ? { ...message, ...fields } : fields)),
    from: anAddress(),
  });
  expect([status, text]).toEqual([201, expect.any(String)]);
  return (JSON.parse(text) as { id: string }).id;
}

const subjects = (page: Page) => page.locator('tbody .kit-name a').allTextContents();
const waiting = (page: Page) => page.getByRole('link', { name: /^Messages/ }).textContent();
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const statusOf = async (id: string) => (await get<{ status: string }>(site.app, `/api/admin/messages/${id}`, admin)).body.status;

/** Goes on with the Tab key until this has the focus, for as long as a person would. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  for (let step = 0; step < 15 && (await focused()) !== name; step += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}

/** One message, opened by its address. */
async function read(
  id: string,
  subject = 'Knocking pipes',
  ...viewport: [{ width: number; height: number }?]
): Promise<{ page: Page; drawer: Locator }> {
  const page = await backOffice.at(`/settings/messages?open=${id}`, ...viewport);
  const drawer = page.getByRole('dialog', { name: subject });
  await drawer.getByRole('heading', { name: 'Passed on' }).waitFor();
  return { page, drawer };
}

describe('the inbox', () => {
  it('has search, page and message in its address, newest first', async () => {
    await write({ subject: 'First' });
    await write({ subject: 'Second', name: 'Lou Sample' });
    const page = await backOffice.at('/settings/messages');
    const complaints = consoleErrorsOf(page);
    await expectSoon(() => subjects(page), ['Second', 'First']);
    await expectSoon(() => waiting(page), 'Messages, 2 waiting2');
    await page.getByLabel('Search messages').fill('lou');
    await expectSoon(() => subjects(page), ['Second']);
    expect(addressIn(page)).toBe('/settings/messages?q=lou');
    await page.getByText('Archived', { exact: true }).click();
    await page.getByText('No message matches this search in the archive.').waitFor();
    await press(page, 'Clear the search');
    await page.getByText('The archive is empty.').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('sorts many messages at once, and asks before it deletes many', async () => {
    const kept = await write({ subject: 'A question' });
    const flood = [await write({ subject: 'Offer 1' }), await write({ subject: 'Offer 2' })];
    const page = await backOffice.at('/settings/messages');
    await page.getByRole('link', { name: 'Offer 1' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Archive' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    const select = (subject: string) => page.getByRole('checkbox', { name: `Select ${subject} from Dana Sample` }).check();
    for (const subject of ['Offer 1', 'Offer 2']) await select(subject);
    const bar = page.getByRole('group', { name: 'Selected messages' });
    await bar.getByText('2 selected').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(bar, 'Archive');
    await shownToast(page, '2 messages: archived');
    await expectSoon(() => subjects(page), ['A question']);
    await press(page, 'Undo');
    await shownToast(page, 'Undone');
    await expectSoon(() => subjects(page), ['Offer 2', 'Offer 1', 'A question']);
    await select('Offer 1');
    await press(bar, 'Archive');
    await shownToast(page, '1 message: archived');
    await page.getByText('Archived', { exact: true }).first().click();
    await expectSoon(() => subjects(page), ['Offer 1']);
    await page.getByRole('link', { name: 'Offer 1' }).click();
    await drawer.getByRole('button', { name: 'To the inbox' }).click();
    await shownToast(page, 'Moved to the inbox');
    await drawer.waitFor({ state: 'detached' });
    await page.getByText('Inbox', { exact: true }).first().click();
    await expectSoon(() => subjects(page), ['Offer 2', 'Offer 1', 'A question']);
    for (const subject of ['Offer 1', 'Offer 2']) await select(subject);
    await press(bar, 'Delete');
    // One of them is deleted by somebody else meanwhile.
    await post(site.app, `/api/admin/messages/${flood[0]}/delete`, {}, admin);
    await press(page.getByRole('dialog', { name: 'Delete 2 messages?' }), 'Delete for good');
    expect((await shownToast(page, '1 message: deleted')).words).toContain('1 message had been deleted already.');
    await expectSoon(() => subjects(page), ['A question']);
    await page.getByRole('heading', { name: 'Messages' }).and(page.locator(':focus')).waitFor();
    expect(await rowsOf(site.app.databaseUrl, 'SELECT id FROM message')).toEqual([{ id: kept }]);
  });

  it('keeps the navigation usable when it cannot show an answer', async () => {
    const page = await backOffice.at('/settings/overview');
    await page.route(/\/api\/admin\/messages\b/, (route) => route.fulfill({ json: { items: [null], total: 1, page: 1, totalPages: 1 } }));
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: /^Messages/ })
      .click();
    await page.getByRole('alert').getByText('This screen could not be shown').waitFor();
    await page.unroute(/\/api\/admin\/messages\b/);
    await press(page, 'Try again');
    await page.getByText('You are all caught up.', { exact: false }).waitFor();
  });

  it('shows the previous page when the last one is empty', async () => {
    await execute(
      site.app.databaseUrl,
      `INSERT INTO message (id, kind, name, email, subject, message, status, hidden, created_at)
       SELECT gen_random_uuid(), 'contact', 'Dana Sample', 'dana@example.com', 'Old ' || number, 'Words', 'inbox', '{}', now() - number * interval '1 day'
         FROM generate_series(1, 22) AS number`,
    );
    const page = await backOffice.at('/settings/messages?page=2');
    await expectSoon(() => subjects(page), ['Old 21', 'Old 22']);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await press(page.getByRole('group', { name: 'Selected messages' }), 'Archive');
    await expectSoon(async () => (await subjects(page)).at(-1), 'Old 20');
    expect(addressIn(page)).toBe('/settings/messages');
    await press(page, 'Undo');
    await shownToast(page, 'Undone');
    await backOffice.at('/settings/messages?page=3');
    await page.getByText('There is no page 3: the last one is page 2.').waitFor();
  });

  it('explains an empty inbox, and a link to a deleted message', async () => {
    const page = await backOffice.at('/settings/messages?open=00000000-0000-4000-8000-000000000000');
    await page.getByRole('dialog').getByText('There is no such message').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('You are all caught up.').waitFor();
    expect(await waiting(page)).toBe('Messages');
  });

  itInLong('fits a phone', async () => {
    const id = await write({ message: `${'word '.repeat(300)}${'long'.repeat(100)}`, subject: 'subject '.repeat(30).trim() });
    const { page, drawer } = await read(id, 'subject '.repeat(30).trim(), { width: 390, height: 844 });
    expect((await drawer.boundingBox())?.width).toBe(390);
    const widths = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)`;
    for (const part of ['.kit-scroll', '.kit-actions']) expect(await page.evaluate(`${widths}(document.querySelector('${part}'))`)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('listitem').getByRole('link').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

describe('a message', () => {
  it('is shown completely, and answered by email', async () => {
    const id = await write({ phone: '(519) 555-0190', message: 'One & two,\nthree?' });
    const { page, drawer } = await read(id);
    await drawer.getByText('(519) 555-0190').waitFor();
    expect(await drawer.getByRole('region', { name: 'Message' }).textContent()).toContain('One & two,\nthree?');
    const link = await drawer.getByRole('link', { name: 'Reply' }).getAttribute('href');
    expect(link).toMatch(/^mailto:dana@example\.com\?subject=Re%3A%20Knocking%20pipes&body=/);
    expect(decodeURIComponent(link!.slice(link!.indexOf('&body=') + 6))).toMatch(
      /Dana Sample wrote on .*:\r\n> One & two,\r\n> three\?\r\n$/,
    );
    expect(await accessibilityProblemsOf(page)).toEqual([]);
  });

  it('is opened and archived by keyboard only, and restored by Undo', async () => {
    const id = await write();
    const page = await backOffice.at('/settings/messages');
    await page.getByRole('link', { name: 'Knocking pipes' }).focus();
    await page.keyboard.press('Enter');
    const archive = page.getByRole('dialog').getByRole('button', { name: 'Archive' });
    await archive.waitFor();
    // As long as the drawer opens, the focus may be behind it.
    await expectSoon(() => page.evaluate(`document.activeElement.closest('.ant-drawer') !== null`), true);
    await tabTo(page, 'Archive');
    await page.keyboard.press('Enter');
    await shownToast(page, 'Archived');
    await expectSoon(() => addressIn(page), '/settings/messages');
    // As long as the drawer closes, it keeps the focus.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('F8');
    await page.getByText('You are all caught up.').waitFor();
    await expectSoon(() => waiting(page), 'Messages');
    expect(await statusOf(id)).toBe('archived');
    expect(await page.locator(':focus').textContent()).toBe('Undo');
    await page.keyboard.press('Enter');
    await shownToast(page, 'Undone');
    await expectSoon(() => subjects(page), ['Knocking pipes']);
    await expectSoon(() => waiting(page), 'Messages, 1 waiting1');
    expect(await statusOf(id)).toBe('inbox');
    expect(await page.locator(':focus').textContent()).toBe('Messages');
  });

  it('is moved to spam and back, and from the archive to the inbox', async () => {
    const id = await write();
    const { page, drawer } = await read(id);
    await press(drawer, 'Spam');
    await shownToast(page, 'Marked as spam');
    await backOffice.at(`/settings/messages?status=spam&open=${id}`);
    await drawer.getByText('It is in the spam folder: it was marked as spam here').waitFor();
    await press(drawer, 'Not spam');
    await shownToast(page, 'Moved to the inbox');
    expect(await statusOf(id)).toBe('inbox');
    await backOffice.at(`/settings/messages?open=${id}`);
    await press(drawer, 'Archive');
    await shownToast(page, 'Archived');
    await backOffice.at(`/settings/messages?status=archived&open=${id}`);
    await press(drawer, 'To the inbox');
    await shownToast(page, 'Moved to the inbox');
    await press(page, 'Undo');
    await shownToast(page, 'Undone');
    expect(await statusOf(id)).toBe('archived');
  });

  it('is deleted completely after a confirmation', async () => {
    const id = await write();
    const { page, drawer } = await read(id);
    const complaints = consoleErrorsOf(page);
    await press(drawer, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this message from Dana Sample?' });
    await press(question, 'Cancel');
    expect(await statusOf(id)).toBe('inbox');
    await press(drawer, 'Delete');
    await press(question, 'Delete for good');
    await shownToast(page, 'Deleted');
    await page.getByText('You are all caught up.').waitFor();
    expect(await rowsOf(site.app.databaseUrl, 'SELECT FROM message')).toEqual([]);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(complaints.texts).toEqual([]);
  });

  it('that is a report links to the listing and to its correction', async () => {
    const id = await write({ slug: NORTHGATE_PATH.split('/').at(-1), reason: 'closed', message: 'The shop is empty.' }, '/api/report');
    const { page, drawer } = await read(id, 'The business has closed');
    expect(await drawer.getByRole('link', { name: 'Its public page' }).getAttribute('href')).toBe(NORTHGATE_PATH);
    expect(await drawer.getByRole('link', { name: 'Reply' }).count()).toBe(0);
    await drawer.getByRole('link', { name: 'Correct or unpublish it' }).click();
    await page.getByRole('dialog').getByText(NORTHGATE.title).first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).waitFor();
  });

  it('that could not be forwarded says so, and is retried', async () => {
    await service.setMode('failing');
    const id = await write();
    const delivery = async () =>
      (await get<{ deliveries: { state: string; lastError: string | null }[] }>(site.app, `/api/admin/messages/${id}`, admin)).body
        .deliveries[0];
    await expectSoon(async () => (await delivery())?.lastError, 'the service answered 500');
    const { page, drawer } = await read(id);
    const part = drawer.getByRole('region', { name: 'Passed on' });
    await part.getByText('Last failure: the service answered 500').waitFor();
    await page.locator('tbody').getByText('Delivery fails').waitFor();
    await service.setMode('well');
    await press(part, 'Try again now');
    await shownToast(page, 'It is being tried');
    await expectSoon(async () => (await delivery())?.state, 'delivered');
    await checkUntilDelivered(part);
  });
});
