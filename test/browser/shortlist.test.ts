import type { Page } from 'playwright-core';
import { cardOf, expectSoon, openSite, type Site } from '../support/site.js';
import { pageErrorsOf } from '../support/browser.js';
import { overflowOf, violationsOf } from '../support/page-checks.js';
import { FEW, NORTHGATE, SPARKWELL } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

/** A visitor whose shortlist has one business. */
async function withOne(): Promise<Page> {
  const page = await site.open('/shortlist?ids=northgate');
  await page.getByRole('button', { name: 'Add these to my shortlist' }).click();
  await page.getByText('1 business added to your shortlist.').waitFor();
  await page.goto('/shortlist');
  await page.getByRole('columnheader', { name: NORTHGATE.title }).waitFor();
  return page;
}

it('stores businesses in this browser only, compares them with notes, is shared by a link, and is emptied with an undo', async () => {
  const page = await site.open('/', { viewport: { width: 390, height: 844 } });
  for (const [{ title }, query] of [
    [NORTHGATE, 'plumber near Guelph'],
    [SPARKWELL, 'electrician near Kitchener'],
  ] as const) {
    await page.goto(`/search?query=${encodeURIComponent(query)}`);
    const heart = cardOf(page, title).getByRole('button', { name: `Shortlist: ${title}` });
    await heart.click();
    await expectSoon(() => heart.getAttribute('aria-pressed'), 'true');
  }
  const complaints = pageErrorsOf(page);
  await page.goto('/shortlist');
  await page.getByRole('columnheader', { name: SPARKWELL.title }).waitFor();
  expect(await page.evaluate(`getComputedStyle(document.querySelector('.comparison thead th')).borderBottomWidth`)).toBe('1px');
  // Whatever is said of each, each has as much room.
  await page.setViewportSize({ width: 1280, height: 844 });
  const widths = `[...document.querySelectorAll('.comparison thead th')].map(({ offsetWidth }) => Math.round(offsetWidth / 10))`;
  const [first, second] = await page.evaluate<number[]>(widths);
  expect(second).toBe(first);
  await page.setViewportSize({ width: 390, height: 844 });
  // Each distance with its own beginning: neither says how far the two are from one another.
  const distances = page.getByRole('row', { name: /^Distance/ }).getByRole('cell');
  const measuredFrom = async () => (await distances.allTextContents()).map((text) => text.replace(/^[\d.]+ km from /, ''));
  await expectSoon(measuredFrom, ['Guelph', 'Kitchener']);
  await page.getByRole('textbox', { name: `Notes on ${NORTHGATE.title}` }).fill('Friday at nine');
  await page.getByRole('textbox', { name: 'What is the problem?' }).fill('Water under the sink');
  expect(await page.getByRole('link', { name: 'Send as text' }).getAttribute('href')).toContain(encodeURIComponent('Friday at nine'));
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await page.reload();
  await expectSoon(() => page.getByRole('textbox', { name: `Notes on ${NORTHGATE.title}` }).inputValue(), 'Friday at nine');
  // The button that was pressed is gone each time: the keyboard goes on beside the undo.
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  await page.getByRole('button', { name: `Take off: ${SPARKWELL.title}` }).focus();
  await page.keyboard.press('Enter');
  await expectSoon(focused, 'Taken off your shortlist. Undo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSoon(focused, 'Put back on your shortlist.');
  await page.getByRole('columnheader', { name: SPARKWELL.title }).waitFor();
  await page.getByRole('button', { name: 'Empty the shortlist' }).click();
  await page.getByRole('heading', { name: 'Nothing on your shortlist yet' }).waitFor();
  await expectSoon(focused, 'Your shortlist is empty now. Undo');
  expect(await page.evaluate<string | null>(`localStorage.getItem('homewright-shortlist')`)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSoon(() => page.getByRole('textbox', { name: `Notes on ${NORTHGATE.title}` }).inputValue(), 'Friday at nine');
  await page.goto('/shortlist?ids=northgate,nobody');
  await page.getByText('1 business in this link is no longer in the directory.').waitFor();
  expect(await page.getByText('Friday at nine').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('shows what another window adds', async () => {
  const page = await site.open('/search?companyName=northgate');
  const shortlist = async (title: string) => {
    const heart = cardOf(page, title).getByRole('button', { name: `Shortlist: ${title}` });
    await heart.click();
    await expectSoon(() => heart.getAttribute('aria-pressed'), 'true');
  };
  await shortlist(NORTHGATE.title);
  const other = await page.context().newPage();
  await other.goto('/shortlist');
  await other.getByRole('columnheader', { name: NORTHGATE.title }).waitFor();
  await page.goto('/search?companyName=sparkwell');
  await shortlist(SPARKWELL.title);
  await other.getByRole('columnheader', { name: SPARKWELL.title }).waitFor();
  await other.getByRole('columnheader', { name: NORTHGATE.title }).waitFor();
});

describe('a browser that stores nothing', () => {
  const refuse = `Storage.prototype.setItem = () => { throw new Error('full') }`;

  it('says so when businesses of a link are added, and that they were added only when they were', async () => {
    const page = await site.open('/shortlist?ids=northgate,sparkwell');
    await page.evaluate(`window.storing = Storage.prototype.setItem; ${refuse}`);
    const said = () => page.locator('.shortlist-actions [role=status]').first().textContent();
    const add = page.getByRole('button', { name: 'Add these to my shortlist' });
    await add.click();
    await page.getByRole('alert').filter({ hasText: 'Your browser blocks storage' }).waitFor();
    expect(await said()).toBe('');
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate(`void (Storage.prototype.setItem = window.storing)`);
    await add.click();
    await expectSoon(said, '2 businesses added to your shortlist.');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says so when notes are written, which stay on the page', async () => {
    const page = await withOne();
    await page.evaluate(refuse);
    const notes = page.getByRole('textbox', { name: `Notes on ${NORTHGATE.title}` });
    await notes.fill('Friday at nine');
    await page.getByRole('alert').filter({ hasText: 'Your browser blocks storage' }).waitFor();
    expect(await notes.inputValue()).toBe('Friday at nine');
    expect(await violationsOf(page)).toEqual([]);
  });
});

it('shows what was added while the browser kept the page', async () => {
  const page = await withOne();
  const entries = [NORTHGATE, SPARKWELL].map(({ id, title }) => ({ id, title }));
  await page.evaluate(`localStorage.setItem('homewright-shortlist', ${JSON.stringify(JSON.stringify({ listings: entries }))})`);
  await page.evaluate(`void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
  await page.getByRole('columnheader', { name: SPARKWELL.title }).waitFor();
});
