import type { Locator, Page } from 'playwright-core';
import { siteDay } from '../support/site-day.js';
import { get } from '../support/api.js';
import { accessibilityProblemsOf, consoleErrorsOf, endSessions, logIn, openBackOffice, shownToast } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { itInLong } from '../support/extent.js';
import { painted, layoutShiftOf, overflowOf } from '../support/page-checks.js';
import { aRow } from '../support/sheet.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';

const PLUMBERS = { trades: ['Plumber'], because: 'trade', place: 'Toronto', when: null, words: [], nearest: false };
const SEARCHED: [query: string, searches: number, nothing: number, understood: object | null][] = [
  ['plumber toronto', 40, 0, PLUMBERS],
  ['gizmo tamer', 12, 12, null],
  ['', 3, 1, null],
  ['widget fettling near the old mill on the hill with extra long words supercalifragilisticexpialidocious', 2, 2, null],
  ['24h plumber moosonee', 2, 0, { ...PLUMBERS, place: 'Moosonee', nearest: true, when: 'around-the-clock' }],
];

let site: Site;

beforeAll(async () => {
  site = await openSite([
    ...['p-1', 'p-2'].map((id) => aRow(id, { industry: 'Plumbing' })),
    aRow('s-1', { title: 'Sparkwell', industry: 'Pool & Spa' }),
  ]);
});

beforeEach(async () => {
  await execute(site.app.databaseUrl, 'DELETE FROM search_counts');
  await execute(site.app.databaseUrl, 'DELETE FROM taught_phrases');
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

/** By the calendar: a day may have 25 hours. */
const daysBefore = (day: string, ago: number) => new Date(Date.parse(day) - ago * 86_400_000).toISOString().slice(0, 10);

async function fill(): Promise<void> {
  const today = siteDay(new Date());
  for (const ago of [0, 1, 2, 5, 9, 14, 20, 40]) {
    for (const [query, searches, nothing, understood] of SEARCHED) {
      await execute(
        site.app.databaseUrl,
        'INSERT INTO search_counts (day, query, searches, nothing, understood) VALUES ($1, $2, $3, $4, $5)',
        [daysBefore(today, ago), query, searches, nothing, understood && JSON.stringify(understood)],
      );
    }
  }
}

const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const queries = (page: Page) => page.locator('tbody .searches-query').allTextContents();
/** Asked for a further page, which is not counted as a search: counts are written seconds later, into what the next test has filled in. */
const found = async (query: string) =>
  (await get<{ total: number }>(site.app, `/api/search?page=2&query=${encodeURIComponent(query)}`)).body.total;

it('a search that was not understood is taught in two clicks, deleted, and restored', async () => {
  await fill();
  const page = await openBackOffice(site, '/settings/searches');
  const complaints = consoleErrorsOf(page);
  await page.getByText('413 searches').waitFor();
  expect((await queries(page)).slice(0, 2)).toEqual(['plumber toronto', 'gizmo tamer']);
  await page.getByText('25.4% of the searches found nothing (105 of 413). 21 searches are counted without their words').waitFor();
  expect(await accessibilityProblemsOf(page)).toEqual([]);

  await page.getByLabel('Which searches').getByText('Found nothing').click();
  await expectSoon(() => addressIn(page), '/settings/searches?show=nothing');
  // The row moves up when the others go, and a press on its button would be lost.
  await expectSoon(async () => (await queries(page)).slice(0, 2), ['gizmo tamer', SEARCHED[3]![0]]);
  await press(page, '“gizmo tamer” means …');
  const dialog = page.getByRole('dialog', { name: 'Teach the search' });
  expect(await dialog.getByLabel('When a search says').inputValue()).toBe('gizmo tamer');
  await dialog.getByRole('combobox', { name: 'it means' }).fill('pool');
  await page.getByTitle('Pool & Spa').click();
  await dialog.getByText('Searches with these words find businesses of the trade Pool & Spa.').waitFor();
  expect(await accessibilityProblemsOf(page)).toEqual([]);
  await press(dialog, 'Save');
  await shownToast(page, '“gizmo tamer” means Pool & Spa');
  await dialog.waitFor({ state: 'detached' });
  await expectSoon(() => found('gizmo tamer'), 1);
  const taught = page.getByRole('region', { name: 'What you taught' });
  await taught.getByText('“gizmo tamer” means Pool & Spa').waitFor();
  await page.getByRole('row').filter({ hasText: 'gizmo tamer' }).getByText('Taught').waitFor();

  await press(taught, 'Delete “gizmo tamer”');
  await taught.getByText('Nothing yet.').waitFor();
  await taught.getByRole('heading', { name: 'What you taught' }).and(page.locator(':focus')).waitFor();
  await expectSoon(() => found('gizmo tamer'), 0);
  await press(page, 'Undo');
  await shownToast(page, '“gizmo tamer” means Pool & Spa again');
  await taught.getByText('“gizmo tamer” means Pool & Spa').waitFor();
  await expectSoon(() => found('gizmo tamer'), 1);
  expect(complaints.texts).toEqual([]);
});

/** The texts that a screen reader reads with a field. */
async function describedBy(field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return (await Promise.all(ids.map((id) => field.page().locator(`#${id}`).textContent()))).join(' ');
}

it('a refused phrase has its error at the field and is kept; places and businesses are found by name', async () => {
  const page = await openBackOffice(site, '/settings/searches');
  await press(page, 'Teach a phrase');
  const dialog = page.getByRole('dialog', { name: 'Teach the search' });
  const phrase = dialog.getByLabel('When a search says');
  const meaning = dialog.getByRole('combobox', { name: 'it means' });
  await phrase.fill('roofers');
  await meaning.fill('sparkw');
  await page.getByTitle('Sparkwell').click();
  await press(dialog, 'Save');
  await dialog.getByRole('alert').getByText('It is what Roofers are called already.').waitFor();
  expect(await phrase.inputValue()).toBe('roofers');
  await phrase.and(page.locator(':focus')).waitFor();
  expect(await phrase.getAttribute('aria-invalid')).toBe('true');
  expect(await describedBy(phrase)).toContain('It is what Roofers are called already.');
  await phrase.fill('the Big Smoke');
  expect(await describedBy(phrase)).not.toContain('already');
  await meaning.fill('toron');
  await page.getByTitle('Toronto', { exact: true }).click();
  // A session that has ended meanwhile is no failure to report.
  await endSessions(site, page);
  await press(dialog, 'Save');
  await logIn(page, site.app.password);
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await press(dialog, 'Save');
  await shownToast(page, '“the Big Smoke” means Toronto');
  await page.getByRole('region', { name: 'What you taught' }).getByText('Place', { exact: true }).waitFor();
  // A field of the dialog takes the focus by itself, and the button that opened it gets it back.
  await dialog.waitFor({ state: 'detached' });
  await expectSoon(() => page.evaluate('document.activeElement.textContent'), 'Teach a phrase');
});

it('days, filter and pages are in the address; the chart has a table', async () => {
  await fill();
  const page = await openBackOffice(site, '/settings/searches?days=7');
  await page.getByText('236 searches').waitFor();
  await page.getByText('The same as a table').click();
  const table = page.getByRole('region', { name: 'Searches by day, as a table' });
  expect(await table.getByRole('row').count()).toBe(8);
  expect((await table.getByRole('row').last().getByRole('cell').allTextContents()).join()).toBe('59,15,44');
  await page.getByText('90 days').click();
  await page.getByText('472 searches').waitFor();
  await page.getByLabel('Filter the searches').fill('moosonee');
  await expectSoon(() => queries(page), ['24h plumber moosonee']);
  expect(addressIn(page)).toBe('/settings/searches?days=90&q=moosonee');
  await page.getByText('Plumber, Moosonee (the nearest), 24 hours').waitFor();
  await page.getByLabel('Filter the searches').fill('pizza');
  await press(page, 'Show all searches');
  await expectSoon(async () => (await queries(page)).length, 4);
});

itInLong('it fits a phone, reports a failed load, and tries again', async () => {
  await fill();
  const page = await openBackOffice(site, '/settings/history', { viewport: { width: 390, height: 844 } });
  await page.route('**/api/admin/searches?*', (route) => route.abort());
  await page.route('**/api/admin/searches', (route) => route.abort());
  await page.goto('/settings/searches');
  await page.getByText('The searches could not be loaded').waitFor();
  await page.unrouteAll();
  const empty = {
    from: '2026-11-20',
    to: '2026-11-20',
    searches: 0,
    nothing: 0,
    notKept: 0,
    byDay: [],
    items: [],
    total: 0,
    page: 1,
    totalPages: 0,
  };
  await page.route('**/api/admin/searches', (route) => route.fulfill({ json: empty }));
  await press(page, 'Try again');
  await page.getByText('No searches in this period.').waitFor();
  expect(await page.getByLabel('Filter the searches').count()).toBe(0);
  await page.unrouteAll();
  await page.reload();
  await page.getByText('gizmo tamer').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityProblemsOf(page)).toEqual([]);
  await press(page, '“gizmo tamer” means …');
  await page.getByRole('dialog', { name: 'Teach the search' }).waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

it.each([390, 1280])('nothing moves when the searches are loaded after the taught phrases (%d px wide)', async (width) => {
  await fill();
  const page = await openBackOffice(site, '/settings?page=more', { viewport: { width, height: 844 } });
  await page.route(/\/api\/admin\/searches(\?|$)/, async (route) => {
    await page.getByText('Nothing yet. Choose').waitFor({ state: 'attached' });
    // Drawn as well, where it is to be seen.
    await painted(page);
    await route.continue();
  });
  await page.goto('/settings/searches');
  await page.getByText('413 searches').waitFor();
  await page.getByText('Nothing yet. Choose').waitFor();
  expect(await layoutShiftOf(page)).toBeLessThan(0.1);
});
