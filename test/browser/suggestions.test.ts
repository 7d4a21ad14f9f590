import type { Page } from 'playwright-core';
import { asOlderBrowser, pageErrorsOf } from '../support/browser.js';
import { violationsOf } from '../support/page-checks.js';
import { addressIn, cardNames, expectSoon, openSite, type Site } from '../support/site.js';
import { MANY, NORTHGATE, NORTHGATE_PATH, QUIET } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(MANY);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const onHome = (page: Page) => page.getByLabel('What do you need, and where?');
const onSearch = (page: Page) => page.getByLabel('What do you need?');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const texts = (page: Page) => options(page).locator('.suggestion-text').allTextContents();
/** The one that arrows have marked, as assistive technology is told. */
const marked = async (page: Page) => {
  const id = await page.getByRole('combobox', { expanded: true }).first().getAttribute('aria-activedescendant');
  return id && page.locator(`[id="${id}"] .suggestion-text`).textContent();
};

describe('during typing', () => {
  it('suggestions also work in an older browser, and do not move the page', async () => {
    const page = await asOlderBrowser(await site.visitor());
    const complaints = pageErrorsOf(page);
    await page.goto('/');
    await onHome(page).pressSequentially('plumb', { delay: 20 });
    await expectSoon(async () => (await texts(page))[0], 'Plumbers');
    expect(complaints).toEqual([]);
  });

  it('suggestions are announced, selected and accepted by keyboard only', async () => {
    const page = await site.visitor();
    const complaints = pageErrorsOf(page);
    await page.goto('/');
    const field = onHome(page);
    expect(await field.getAttribute('role')).toBeNull();
    await field.pressSequentially('plumb', { delay: 20 });
    await expectSoon(async () => (await texts(page))[0], 'Plumbers');
    expect(await list(page).locator('mark').first().textContent()).toBe('Plumb');
    expect(
      await page.getByRole('combobox', { name: 'What do you need, and where?', expanded: true }).getAttribute('aria-autocomplete'),
    ).toBe('list');
    await page
      .getByRole('status')
      .filter({ hasText: /^8 suggestions$/ })
      .waitFor();
    await field.fill('northg');
    await expectSoon(() => texts(page), [NORTHGATE.title]);
    await page
      .getByRole('status')
      .filter({ hasText: /^1 suggestion$/ })
      .waitFor();
    await field.fill('plumber');
    await expectSoon(() => texts(page), ['Plumbers', 'Plumbers in Guelph', 'Plumbers in Toronto']);
    expect(await violationsOf(page)).toEqual([]);

    expect(await marked(page)).toBeNull();
    for (const text of ['Plumbers', 'Plumbers in Guelph']) {
      await field.press('ArrowDown');
      await expectSoon(() => marked(page), text);
    }
    await field.press('Home');
    await expectSoon(() => marked(page), null);
    await expectSoon(() => page.evaluate('document.activeElement.selectionStart'), 0);
    await field.press('ArrowUp');
    await expectSoon(() => marked(page), 'Plumbers in Toronto');
    await field.press('ArrowDown');
    await expectSoon(() => marked(page), null);
    expect(await violationsOf(page)).toEqual([]);

    await field.press('Escape');
    await list(page).waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('plumber');
    await field.press('ArrowDown');
    await list(page).waitFor();
    await page.keyboard.press('Tab');
    await list(page).waitFor({ state: 'hidden' });
    await field.focus();
    await field.press('ArrowDown');
    await list(page).waitFor();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expectSoon(() => marked(page), 'Plumbers in Guelph');
    await field.press('Enter');
    await expectSoon(() => addressIn(page), '/search?industry=Plumber&city=Guelph');
    await expectSoon(() => cardNames(page), [NORTHGATE.title]);
    expect(complaints).toEqual([]);
  });

  it('a literal search shows no suggestions over its results', async () => {
    const page = await site.open('/search');
    await onSearch(page).pressSequentially('quiet pipes', { delay: 20 });
    await expectSoon(async () => (await texts(page))[0], QUIET.title);
    await onSearch(page).press('Enter');
    await expectSoon(() => addressIn(page), '/search?query=quiet+pipes');
    await list(page).waitFor({ state: 'hidden' });
    await expectSoon(async () => (await cardNames(page))[0], QUIET.title);
  });

  it('only the last answer counts, and a failed one shows nothing: the form still searches', async () => {
    const page = await site.open('/');
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/suggest\?q=nort$/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const isAsked = page.waitForRequest(/suggest\?q=nort$/);
    await onHome(page).fill('nort');
    await isAsked;
    await onHome(page).fill('quiet');
    await expectSoon(() => texts(page), [QUIET.title]);
    release();
    await page.waitForTimeout(200);
    expect(await texts(page)).toEqual([QUIET.title]);
    await page.route(/api\/suggest/, (route) => route.fulfill({ status: 503, body: 'away' }));
    await onHome(page).fill('north');
    await list(page).waitFor({ state: 'hidden' });
    await onHome(page).press('Enter');
    await expectSoon(() => addressIn(page), '/search?query=north');
  });
});

it('on a phone the field is visible above the results, and suggestions are large enough to tap', async () => {
  const page = await site.open('/search?industry=Plumber', PHONE);
  expect(await page.getByRole('search').count()).toBe(1);
  const { y = 0, height = 0 } = (await onSearch(page).boundingBox()) ?? {};
  expect(y + height).toBeLessThan(844 / 2);
  await onSearch(page).tap();
  await onSearch(page).fill('northg');
  await expectSoon(() => texts(page), [NORTHGATE.title]);
  const { height: row = 0, width = 0, x = 0 } = (await options(page).first().boundingBox()) ?? {};
  expect(row).toBeGreaterThanOrEqual(44);
  expect(x + width).toBeLessThanOrEqual(390);
  expect(await violationsOf(page)).toEqual([]);
  await options(page).first().tap();
  await expectSoon(() => addressIn(page), NORTHGATE_PATH);
  // What was typed is not searched for any more.
  await page.waitForTimeout(500);
  expect(addressIn(page)).toBe(NORTHGATE_PATH);
});

describe('recent searches', () => {
  const searched = async (page: Page, ...all: string[]) => {
    for (const words of all) {
      await page.goto('/');
      await onHome(page).fill(words);
      await page.getByRole('combobox', { name: 'What do you need, and where?' }).press('Enter');
      await expectSoon(() => addressIn(page), `/search?query=${words}`);
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/');
    await onHome(page).click();
  };

  it('are listed below an empty field, repeated, and deleted one by one or all', async () => {
    const page = await site.open('/');
    await searched(page, 'leak', 'roof', 'drain');
    await expectSoon(() => texts(page), ['drain', 'roof', 'leak']);
    await page.getByRole('status').filter({ hasText: '3 recent searches' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expectSoon(() => texts(page), ['roof', 'leak']);
    await options(page).first().locator('.suggestion-remove').click();
    await expectSoon(() => texts(page), ['leak']);
    await options(page).first().click();
    await expectSoon(() => addressIn(page), '/search?query=leak');
    await page.goto('/');
    await onHome(page).click();
    await expectSoon(() => texts(page), ['leak']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await list(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate('localStorage.length && localStorage.getItem("homewright-recent-searches")')).toBeFalsy();
  });

  it('are not shown if the browser stores nothing', async () => {
    const page = await site.visitor();
    await page.addInitScript(`Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })`);
    const complaints = pageErrorsOf(page);
    await page.goto('/');
    await searched(page, 'leak');
    await onHome(page).fill('plumb');
    await expectSoon(async () => (await texts(page))[0], 'Plumbers');
    expect(complaints).toEqual([]);
  });
});
