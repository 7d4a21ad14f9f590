import type { Page } from 'playwright-core';
import { get, signIn } from '../support/api.js';
import { complaintsOf } from '../support/browser.js';
import { overflowOf, scriptsOf, styleBytesOf, violationsOf } from '../support/page-checks.js';
import { addressIn, openSite, type Site } from '../support/site.js';
import { NORTHGATE, NORTHGATE_PATH, QUIET } from './directory.fixture.js';

const PATH = `${NORTHGATE_PATH}/report`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let site: Site;

beforeAll(async () => {
  site = await openSite([NORTHGATE, QUIET], {});
}, 90_000);

afterEach(() => site?.leave());

afterAll(() => site?.close());

interface Message {
  subject: string;
  message: string;
  name: string | null;
  listing: { title: string };
}

/** Whatever the spam rules thought of it: this test types faster than people do. */
async function reportThatSays(text: string): Promise<Message | undefined> {
  const cookie = await signIn(site.app);
  const lists = await Promise.all(['inbox', 'spam'].map((status) => get<{ items: Message[] }>(site.app, `/api/admin/messages?status=${status}`, cookie)));
  return lists.flatMap(({ body }) => body.items).find(({ message }) => message === text);
}
const textBox = (page: Page) => page.getByRole('textbox', { name: 'What should we know?' });
const send = (page: Page) => page.getByRole('button', { name: 'Send the report' }).click();

it.each([['JavaScript', true], ['no JavaScript', false]])('with %s, a report leads from the business to thanks', async (_with, javaScriptEnabled) => {
  const page = await site.open(NORTHGATE_PATH, { javaScriptEnabled });
  const complaints = complaintsOf(page);
  await page.getByRole('link', { name: 'Report or remove this listing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Report or remove this listing' }).waitFor();
  expect(addressIn(page)).toBe(PATH);
  const text = `Gone since May (${String(javaScriptEnabled)}).`;
  await textBox(page).fill(text);
  await page.getByRole('textbox', { name: /Your e-mail address/ }).fill('wrong@');
  await send(page);
  await page.getByRole('heading', { name: /need(s)? another look/ }).waitFor();
  expect(await textBox(page).inputValue()).toBe(text);
  await page.getByRole('radio', { name: 'The business has closed or moved away' }).check();
  await page.getByRole('textbox', { name: /Your e-mail address/ }).fill('');
  await send(page);
  await page.getByRole('heading', { name: 'Thank you. We have your report.' }).waitFor();
  if (javaScriptEnabled) expect(await page.evaluate('document.activeElement.className')).toContain('report-thanks');
  expect(await reportThatSays(text)).toMatchObject({ subject: 'The business has closed', name: null, listing: { title: NORTHGATE.title } });
  await page.getByRole('link', { name: 'Back to the business' }).click();
  await page.getByRole('heading', { level: 1, name: NORTHGATE.title }).waitFor();
  // Without scripts, the browser complains of those that it does not fetch.
  if (javaScriptEnabled) expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
});

it('nothing is lost when the connection is gone', async () => {
  const page = await site.open(PATH);
  await page.getByRole('radio', { name: 'This is my business' }).check();
  await textBox(page).fill('Take it down, please.');
  await page.route('**/api/report', (route) => route.abort());
  await send(page);
  await page.getByRole('heading', { name: 'It was not sent' }).waitFor();
  expect(await textBox(page).inputValue()).toBe('Take it down, please.');
  await page.unroute('**/api/report');
  await send(page);
  await page.getByRole('heading', { name: 'Thank you. We have your report.' }).waitFor();
});

it('a draft of one business is not put into the report of another', async () => {
  const page = await site.open(PATH);
  await textBox(page).fill('About Northgate.');
  await page.goto('/business/quiet-pipes-toronto/report');
  await page.getByText(QUIET.title).first().waitFor();
  expect(await textBox(page).inputValue()).toBe('');
});

it.each([['a desk', { viewport: { width: 1280, height: 900 } }], ['a phone', PHONE]])('everybody can use it on %s', async (_where, options) => {
  const page = await site.visitor({ ...options, reducedMotion: 'reduce' });
  const complaints = complaintsOf(page);
  const scripts = await scriptsOf(page);
  for (const path of [PATH, `${PATH}?sent=1`, '/business/nobody/report']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, await violationsOf(page), await overflowOf(page)]).toEqual([path, [], 0]);
  }
  await page.goto(PATH);
  await send(page);
  await page.getByRole('heading', { name: '2 fields need another look' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await styleBytesOf(page)).toBeLessThanOrEqual(12_000);
  expect(new Set(scripts.paths()).size).toBeGreaterThan(1);
  expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([]);
});

it('is as light as any other page, and makes the page of the business no heavier', async () => {
  for (const path of [PATH, NORTHGATE_PATH]) {
    const page = await site.visitor();
    const scripts = await scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, (await scripts.bytes()) <= 95_000]).toEqual([path, true]);
    expect(scripts.paths().some((script) => /report/.test(script))).toBe(path === PATH);
  }
});
