import type { Page } from 'playwright-core';
import { get, signIn } from '../support/api.js';
import { pageErrorsOf } from '../support/browser.js';
import { overflowOf, scriptsOf, styleBytesOf, violationsOf } from '../support/page-checks.js';
import { addressIn, waitForHydration, expectSoon, openSite, type Site } from '../support/site.js';
import { NORTHGATE, NORTHGATE_PATH, QUIET } from './directory.fixture.js';

const PATH = `${NORTHGATE_PATH}/report`;
const LIGHT = 95_000;

let site: Site;

beforeAll(async () => {
  site = await openSite([NORTHGATE, QUIET], {});
});

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
  const lists = await Promise.all(
    ['inbox', 'spam'].map((status) => get<{ items: Message[] }>(site.app, `/api/admin/messages?status=${status}`, cookie)),
  );
  return lists.flatMap(({ body }) => body.items).find(({ message }) => message === text);
}
const textBox = (page: Page) => page.getByRole('textbox', { name: 'What should we know?' });
const send = (page: Page) => page.getByRole('button', { name: 'Send the report' }).click();

it.each([
  ['JavaScript', true],
  ['no JavaScript', false],
])('with %s, a report is sent from the page of the business, without making that page heavier', async (_with, javaScriptEnabled) => {
  const page = await site.visitor({ javaScriptEnabled });
  const complaints = pageErrorsOf(page);
  const scripts = await scriptsOf(page);
  await page.goto(NORTHGATE_PATH, { waitUntil: 'networkidle' });
  expect(await scripts.bytes()).toBeLessThanOrEqual(LIGHT);
  expect(scripts.paths().filter((script) => script.includes('report'))).toEqual([]);
  if (javaScriptEnabled) await waitForHydration(page);
  await scripts.touch();
  await page.getByRole('link', { name: 'Report or remove this listing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Report or remove this listing' }).waitFor();
  expect(addressIn(page)).toBe(PATH);
  const text = `Gone since May (${String(javaScriptEnabled)}).`;
  await textBox(page).fill(text);
  await page.getByRole('textbox', { name: /Your email address/ }).fill('wrong@');
  await send(page);
  await page.getByRole('heading', { name: /need(s)? another look/ }).waitFor();
  expect(await textBox(page).inputValue()).toBe(text);
  await page.getByRole('radio', { name: 'The business has closed or moved away' }).check();
  await page.getByRole('textbox', { name: /Your email address/ }).fill('');
  await send(page);
  await page.getByRole('heading', { name: 'Thank you. We have your report.' }).waitFor();
  if (javaScriptEnabled)
    await expectSoon(async () => (await page.evaluate<string>('document.activeElement.className')).includes('report-thanks'), true);
  expect(await reportThatSays(text)).toMatchObject({
    subject: 'The business has closed',
    name: null,
    listing: { title: NORTHGATE.title },
  });
  await page.getByRole('link', { name: 'Back to the business' }).click();
  await page.getByRole('heading', { level: 1, name: NORTHGATE.title }).waitFor();
  // Without scripts, the browser complains of those that it does not fetch.
  if (javaScriptEnabled) expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
});

it('a report is kept when the connection is lost', async () => {
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

it('the page is as light as others, and keeps drafts of different businesses separate', async () => {
  const page = await site.visitor();
  const scripts = await scriptsOf(page);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(await scripts.bytes()).toBeLessThanOrEqual(LIGHT);
  expect(scripts.paths().some((script) => script.includes('report'))).toBe(true);
  await waitForHydration(page);
  await scripts.touch();
  await textBox(page).fill('About Northgate.');
  await page.goto('/business/quiet-pipes-toronto/report');
  await page.getByText(QUIET.title).first().waitFor();
  expect(await textBox(page).inputValue()).toBe('');
});

it('the page is accessible in every window', async () => {
  const page = await site.visitor();
  const complaints = pageErrorsOf(page);
  const scripts = await scriptsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const overflows = async () => {
    const all: number[] = [];
    for (const window of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(window);
      all.push(await overflowOf(page));
    }
    return all;
  };
  for (const path of ['/business/nobody/report', `${PATH}?sent=1`, PATH]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, await violationsOf(page), await overflows()]).toEqual([path, [], [0, 0]]);
  }
  expect(new Set(scripts.paths()).size).toBeGreaterThan(1);
  await scripts.touch();
  await send(page);
  await page.getByRole('heading', { name: '2 fields need another look' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await styleBytesOf(page)).toBeLessThanOrEqual(12_000);
  expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([]);
});
