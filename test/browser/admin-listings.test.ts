import type { Locator, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { get, post, signIn } from '../support/api.js';
import {
  accessibilityProblemsOf,
  BackOffice,
  endSessions,
  fieldsRenderedByKeyIn,
  logIn,
  toasts,
  shownToast,
} from '../support/back-office.js';
import { pageErrorsOf, resize } from '../support/browser.js';
import { execute, rowsOf } from '../support/database.js';
import { send } from '../support/http.js';
import { coveredIn, overflowOf, painted, violationsOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { MANY, NORTHGATE, QUIET, SPARKWELL, WARM } from './directory.fixture.js';

/** Two pages of them. */
const LISTINGS = MANY.slice(0, 24);

const CHANGES = '/api/admin/listing-changes';
const SAVED = 'Saved. Visitors see it within two seconds.';

let site: Site;
const backOffice = new BackOffice(() => site);

beforeAll(async () => {
  site = await openSite(LISTINGS);
});

afterAll(() => site?.close());

const drawerOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const field = (drawer: Locator, name: string) => drawer.getByRole('textbox', { name, exact: true });
const save = (drawer: Locator) => drawer.getByRole('button', { name: 'Save' }).click();
const names = (page: Page) => page.locator('tbody .kit-name a').allTextContents();

/** One listing, opened by its address; it stands alone in the list. */
async function edit({ title, id }: { title: string; id: string }): Promise<{ page: Page; drawer: Locator }> {
  const page = await backOffice.at(`/settings/listings?q=${encodeURIComponent(title)}&open=${id}`);
  const drawer = drawerOf(page, title);
  await drawer.getByLabel('Name', { exact: true }).waitFor();
  return { page, drawer };
}

/** The names on the cards of the public search page that finds this. */
async function foundBy(query: string): Promise<string[]> {
  const { text } = await send(site.app, `/search?query=${encodeURIComponent(query)}`);
  return [...text.matchAll(/<article.*?<h3[^>]*>(.*?)<\/h3>/gs)].map(([, name]) => name!.replace(/<[^>]*>/g, ''));
}

describe('the list', () => {
  it('does not scroll when the end of the menu is scrolled into view in a low window', async () => {
    const page = await backOffice.at('/settings/listings', { width: 1280, height: 600 });
    await expectSoon(async () => (await names(page)).length > 5, true);
    await page.getByRole('navigation').getByRole('link', { name: 'History' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  it('opens columns, files and views by keyboard, keeps the focus, and announces nothing else', async () => {
    const page = await backOffice.at('/settings/listings?sortBy=title');
    const focused = () =>
      page.evaluate<string>('document.activeElement.ariaLabel || document.activeElement.textContent || document.activeElement.value');
    const isIn = (selector: string) => page.evaluate<boolean>(`document.activeElement.closest('${selector}') !== null`);
    for (const [name, box] of [
      ['Columns', '.listing-columns'],
      ['Save this view', '.listing-view-name'],
      ['Export', '[role=menu]'],
    ] as const) {
      await page.getByRole('button', { name }).press('Enter');
      await expectSoon(() => isIn(box), true);
      expect(await page.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await expectSoon(focused, name);
    }
    await page.getByRole('button', { name: 'Save this view' }).press('Enter');
    await expectSoon(focused, 'Name of the view');
    await page.keyboard.type('By name');
    await page.keyboard.press('Enter');
    await shownToast(page, 'Saved as “By name”');
    await expectSoon(focused, 'Saved view');
    await page.getByRole('button', { name: 'Delete the view By name' }).press('Enter');
    await shownToast(page, 'The view “By name” is deleted');
    await expectSoon(focused, 'Save this view');
    expect(await page.locator('[aria-live=polite] table').count()).toBe(0);
  });

  it('has views that are replaced only after a confirmation, and can be restored after a deletion', async () => {
    const page = await backOffice.at('/settings/listings?sortBy=title');
    const saveAs = async (name: string) => {
      await page.getByRole('button', { name: 'Save this view' }).click();
      await page.getByLabel('Name of the view').fill(name);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    };
    await saveAs('By name');
    await shownToast(page, 'Saved as “By name”');
    await page.goto('/settings/listings?sortBy=rating');
    // The button to save one stands beside the list of them.
    await page.getByRole('combobox', { name: 'Saved view' }).waitFor();
    await saveAs('by NAME');
    await page
      .getByRole('alert')
      .filter({ hasText: /^Replace “By name”, saved on \d+ \w+ \d{4}, \d\d:\d\d\?/ })
      .waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    const stored = () => rowsOf(site.app.databaseUrl, 'SELECT name, question FROM listing_view');
    expect(await stored()).toEqual([{ name: 'By name', question: 'sortBy=title' }]);
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await shownToast(page, 'Saved as “by NAME”');
    await page.getByRole('button', { name: 'Delete the view by NAME' }).click();
    await shownToast(page, 'The view “by NAME” is deleted');
    expect(await stored()).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await shownToast(page, 'The view “by NAME” is back');
    expect(await stored()).toEqual([{ name: 'by NAME', question: 'sortBy=rating' }]);
  });

  it('fits a narrow window without scrolling sideways, and a phone with its buttons in one row', async () => {
    const page = await backOffice.at('/settings/listings?sortBy=title', { width: 992, height: 800 });
    await page.getByRole('columnheader', { name: 'Changed' }).waitFor();
    const tooWide = () =>
      page.evaluate<number>(`(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.listing-table'))`);
    expect(await tooWide()).toBe(0);
    for (const width of [1024, 1200, 1280]) {
      await resize(page, { width, height: 800 });
      await expectSoon(tooWide, 0);
    }
    await resize(page, { width: 390, height: 844 });
    await page.locator('.listing-cards').waitFor();
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name of the view').fill('Of a phone');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await shownToast(page, 'Saved as “Of a phone”');
    // Until the new view is listed, the popover with its own button is still there.
    await page.getByRole('button', { name: 'Delete the view Of a phone' }).waitFor();
    const tops = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.listing-tools button, .listing-tools .ant-select')].map((each) => Math.round(each.getBoundingClientRect().top))`,
    );
    expect(new Set(tops).size).toBe(1);
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Delete the view Of a phone' }).click();
    await shownToast(page, 'The view “Of a phone” is deleted');
  });

  it('has search, filters and page in its address, and works with the back button', async () => {
    const page = await backOffice.at('/settings/listings?sortBy=title');
    const complaints = pageErrorsOf(page);
    await page.getByText(`${LISTINGS.length} listings`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expectSoon(() => addressIn(page), '/settings/listings?sortBy=title&page=2');
    await page.getByLabel('Search listings').fill('sparkwell');
    await expectSoon(() => names(page), [SPARKWELL.title]);
    expect(addressIn(page)).toBe('/settings/listings?sortBy=title&q=sparkwell');
    await page.getByLabel('Search listings').fill('0142');
    await expectSoon(() => names(page), [NORTHGATE.title]);
    await page.goBack();
    await expectSoon(() => addressIn(page), '/settings/listings?sortBy=title&page=2');
    await expectSoon(() => page.getByLabel('Search listings').inputValue(), '');
    await expectSoon(async () => (await names(page)).length, LISTINGS.length - 20);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('has a named button that clears the search', async () => {
    const page = await backOffice.at('/settings/listings?q=garden');
    await page.getByRole('button', { name: 'Empty the search field', exact: true }).press('Enter');
    await expectSoon(() => addressIn(page), '/settings/listings');
  });

  it('explains why it is empty, and how to see more', async () => {
    const page = await backOffice.at('/settings/listings?q=sparkwell&status=unpublished&source=moon');
    await page.getByText('No listing matches this search and filters.').waitFor();
    await page.getByRole('button', { name: 'Show all listings' }).click();
    await expectSoon(async () => (await names(page)).length, 20);
    expect(addressIn(page)).toBe('/settings/listings');
    await backOffice.at('/settings/listings?page=99');
    await page.getByRole('button', { name: 'Go to the last page' }).click();
    await expectSoon(() => addressIn(page), `/settings/listings?page=${Math.ceil(LISTINGS.length / 20)}`);
  });

  it('reports a failed load, and loads again on request', async () => {
    const page = await backOffice.emptyScreen();
    const isList = ({ pathname }: URL) => pathname === '/api/admin/listings';
    await page.route(isList, (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Listings' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The listings could not be loaded' });
    await alert.waitFor();
    await page.unroute(isList);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expectSoon(async () => (await names(page)).length, 20);
    await page.getByRole('heading', { name: 'Listings' }).and(page.locator(':focus')).waitFor();
  });

  it('shows most filters on request on a phone, and how many of them are in use', async () => {
    const page = await backOffice.at('/settings/listings', { width: 390, height: 844 });
    const badge = page.getByRole('combobox', { name: 'Badge' });
    await page.getByRole('combobox', { name: 'City' }).waitFor();
    expect(await badge.count()).toBe(0);
    await page.getByRole('button', { name: 'More filters' }).click();
    await badge.click();
    await page.locator('.ant-select-item-option').getByText('Verified', { exact: true }).click();
    await expectSoon(() => addressIn(page), '/settings/listings?badge=verified');
    await page.getByRole('button', { name: 'Fewer filters', expanded: true }).click();
    await page.getByRole('button', { name: 'More filters (1 in use)', expanded: false }).waitFor();
    expect(await badge.count()).toBe(0);
    await resize(page, { width: 1280, height: 900 });
    await badge.waitFor();
    expect(await page.getByRole('button', { name: /filters/ }).count()).toBe(0);
  });

  it('is a list of cards on a phone, with a drawer of full width', async () => {
    const narrow = await backOffice.at('/settings/listings?sortBy=title', { width: 320, height: 640 });
    expect(await narrow.getByRole('button', { name: 'Columns' }).count()).toBe(0);
    await narrow.getByRole('button', { name: 'Save this view' }).click();
    const name = narrow.getByLabel('Name of the view');
    await name.waitFor();
    expect(await overflowOf(narrow)).toBeLessThanOrEqual(0);
    await name.fill('W'.repeat(60));
    await name.press('Enter');
    const remove = narrow.getByRole('button', { name: /^Delete the view W/ });
    await remove.waitFor();
    expect(await overflowOf(narrow)).toBeLessThanOrEqual(0);
    await toasts(narrow).filter({ hasText: 'Saved as' }).waitFor();
    expect(
      await narrow.evaluate(
        `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.ant-notification-notice'))`,
      ),
    ).toBe(0);
    await remove.click();
    await shownToast(narrow, `The view “${'W'.repeat(60)}” is deleted`);
    const page = await backOffice.at('/settings/listings?q=northgate', { width: 390, height: 844 });
    await page.getByRole('listitem').filter({ hasText: NORTHGATE.title }).getByRole('link').click();
    const drawer = drawerOf(page, NORTHGATE.title);
    await field(drawer, 'Phone').waitFor();
    await expectSoon(async () => (await drawer.boundingBox())?.x, 0);
    expect((await drawer.boundingBox())?.width).toBe(390);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(
      await page.evaluate(`(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.kit-scroll'))`),
    ).toBe(0);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
  });
});

describe('many listings', () => {
  it('are found by what they lack, changed after a preview, and restored by an undo', async () => {
    const page = await backOffice.at('/settings/listings?city=Guelph');
    const complaints = pageErrorsOf(page);
    await page.getByRole('checkbox', { name: `Select ${NORTHGATE.title}` }).check();
    await page.getByRole('group', { name: 'Selected listings' }).getByText('1 listing selected').waitFor();
    await page.getByRole('button', { name: 'Change them' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 1 listing' });
    await dialog.getByLabel('What to do').click();
    await page.getByTitle('Set the city').click();
    await dialog.getByLabel('City', { exact: true }).fill('Elora');
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await dialog.getByText('City: Guelph becomes Elora').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change 1', exact: true }).click();
    await shownToast(page, 'Done: 1 listing');
    await expectSoon(async () => (await names(page)).includes(NORTHGATE.title), false);
    // That of thousands takes many seconds.
    let answer = () => {};
    const isLong = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/undo', (route) => isLong.then(() => route.continue()));
    await toasts(page).getByRole('button', { name: 'Undo', exact: true }).click();
    await shownToast(page, 'The change is being undone');
    answer();
    await shownToast(page, 'Undone: 1 listing');
    await expectSoon(() => toasts(page).getByText('The change is being undone').count(), 0);
    await expectSoon(async () => (await names(page)).includes(NORTHGATE.title), true);
    expect(complaints).toEqual([]);
  });

  it('are not changed by the late preview of another change', async () => {
    const page = await backOffice.at('/settings/listings?city=Hamilton');
    await page.getByRole('checkbox', { name: `Select ${WARM.title}` }).check();
    await page.getByRole('button', { name: 'Change them' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 1 listing' });
    const choose = async (name: string) => {
      await dialog.getByLabel('What to do').click();
      await page.getByTitle(name, { exact: true }).click();
    };
    await choose('Make them featured');
    const held: Route[] = [];
    await page.route('**/listing-changes/preview', (route) => void held.push(route));
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await expectSoon(() => held.length, 1);
    await choose('Give the badge “Verified”');
    const answer = page.waitForResponse('**/listing-changes/preview');
    await held[0]!.continue();
    await (await answer).finished();
    await painted(page);
    expect(await dialog.getByRole('region', { name: 'What changes' }).count()).toBe(0);
    await page.unroute('**/listing-changes/preview');
    await dialog.getByRole('button', { name: 'Preview changes' }).click();
    await dialog.getByText(/Nothing has been changed yet/).waitFor();
    await dialog.getByRole('button', { name: 'Change 1', exact: true }).waitFor();
  });

  it.each([844, 300])('stay visible beside their actions in a window of 390 × %d', async (height) => {
    const page = await backOffice.at('/settings/listings', { width: 390, height });
    const boxes = page.locator('.listing-cards').getByRole('checkbox');
    for (const index of [0, 1]) await boxes.nth(index).check();
    await page.getByRole('button', { name: 'Merge these two' }).waitFor();
    expect(await coveredIn(page, '.listing-cards a, .listing-cards input, .kit-page-buttons button', '.bulk-bar')).toEqual([]);
  });

  it('become one by a merge, and two again by its undo', async () => {
    const page = await backOffice.at('/settings/listings?city=Guelph');
    for (const { title } of [NORTHGATE, SPARKWELL]) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await page.getByRole('button', { name: 'Merge these two' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two listings' });
    await dialog.getByText('is hidden, and /business/').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const merge = page.getByRole('button', { name: 'Merge these two' });
    await merge.and(page.locator(':focus')).waitFor();
    await merge.click();
    await dialog.getByText('is hidden, and /business/').waitFor();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await shownToast(page, 'Merged');
    const merged = () => execute(site.app.databaseUrl, 'SELECT FROM listing WHERE merged_into IS NOT NULL');
    expect(await merged()).toHaveLength(1);
    await toasts(page).getByRole('button', { name: 'Undo', exact: true }).click();
    await shownToast(page, 'Undone: 1 listing');
    expect(await merged()).toEqual([]);
  });

  it('that were merged are not said to be separated by the undo of an earlier merge', async () => {
    const cookie = await signIn(site.app);
    const separate = async () => {
      const { body } = await get<{ changes: { id: string }[] }>(site.app, CHANGES, cookie);
      expect((await post(site.app, `${CHANGES}/${body.changes[0]!.id}/undo`, {}, cookie)).status).toBeLessThan(300);
    };
    expect(
      (await post(site.app, `/api/admin/listings/${NORTHGATE.id}/merge`, { from: SPARKWELL.id, take: [] }, cookie)).status,
    ).toBeLessThan(300);
    await separate();
    const page = await backOffice.at('/settings/listings?city=Guelph');
    await page.getByText('Latest bulk changes').waitFor();
    for (const { title } of [NORTHGATE, SPARKWELL]) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await page.getByRole('button', { name: 'Merge these two' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two listings' });
    await dialog.getByRole('radio', { name: new RegExp(`^${NORTHGATE.title}, /business/`) }).check();
    await page.route(`**${CHANGES}`, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    expect((await shownToast(page, 'Merged')).words).toContain('It can be undone under “Latest bulk changes”.');
    expect(await toasts(page).getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
    await separate();
  });

  it('include one that was added by hand, whose hours stay unknown until the whole week is filled in', async () => {
    const page = await backOffice.at('/settings/listings?add=yes');
    const drawer = drawerOf(page, 'Add a listing');
    await field(drawer, 'Name').fill('Stone and Sons');
    const day = (name: string) => drawer.getByRole('group', { name, exact: true });
    await day('Monday').getByRole('combobox').click();
    await page.getByTitle('Open 24 hours').last().click();
    await drawer.getByRole('button', { name: 'Add the listing' }).click();
    await drawer
      .getByRole('alert')
      .getByText(/do not cover Tuesday/)
      .waitFor();
    await drawer.getByRole('button', { name: 'Closed on the other days' }).click();
    await drawer.getByRole('button', { name: 'Add the listing' }).click();
    await drawer
      .getByRole('alert')
      .getByText(/choose the trade/)
      .waitFor();
    await drawer.getByLabel('Trade', { exact: true }).fill('Mason');
    await drawer.getByLabel('Name', { exact: true }).focus();
    await drawer.getByRole('button', { name: 'Add the listing' }).click();
    await shownToast(page, 'Stone and Sons is in the directory');
    await drawerOf(page, 'Stone and Sons').waitFor();
    await expectSoon(() => foundBy('stone and sons'), ['Stone and Sons']);
    await execute(site.app.databaseUrl, `DELETE FROM listing WHERE source = 'own'`);
  });
});

describe('a correction', () => {
  it('renders only the edited field again', async () => {
    const { page, drawer } = await edit(WARM);
    await field(drawer, 'Phone').fill('416-555-0100');
    for (const id of ['title', 'address', 'description', 'latitude', 'image'])
      expect(await fieldsRenderedByKeyIn(page, drawer.locator(`#listing_${id}`))).toEqual([`listing_${id}`]);
  });

  it('is made in the drawer, seen by visitors, and removed', async () => {
    const page = await backOffice.at('/settings/listings?q=sparkwell');
    const complaints = pageErrorsOf(page);
    await page.getByRole('link', { name: SPARKWELL.title }).click();
    const drawer = drawerOf(page, SPARKWELL.title);
    await field(drawer, 'City').fill('Guleph');
    await drawer.getByRole('button', { name: 'Did you mean Guelph?' }).click();
    expect(await field(drawer, 'City').inputValue()).toBe('Guelph');
    await field(drawer, 'City').fill('Fergus');
    await drawer.getByRole('switch', { name: 'Licensed' }).click();
    await save(drawer);
    await shownToast(page, SAVED);
    await drawer.getByText('The sheet says: Guelph').waitFor();
    await drawer.locator('.kit-title:focus').waitFor();
    await expectSoon(async () => (await page.locator('tbody').textContent())?.includes('2 fields'), true);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await expectSoon(() => foundBy('sparkwell fergus'), [SPARKWELL.title]);

    await field(drawer, 'Phone').fill('(416) 555-0178');
    await drawer.getByRole('button', { name: 'Undo the correction of City' }).click();
    await shownToast(page, 'Correction undone');
    expect(await field(drawer, 'City').inputValue()).toBe('Guelph');
    expect(await field(drawer, 'Phone').inputValue()).toBe('(416) 555-0178');
    expect(await drawer.getByText('The sheet says: no').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('of one day does not change the hours of other days', async () => {
    const { page, drawer } = await edit(NORTHGATE);
    const monday = drawer.getByRole('group', { name: 'Monday' });
    await monday.getByRole('button', { name: 'More hours on Monday' }).click();
    await monday.getByLabel('Monday opens, span 2').fill('19:00');
    await monday.getByLabel('Monday closes, span 2').fill('21:00');
    await save(drawer);
    await shownToast(page, SAVED);
    const { openingHours } = (await (await page.request.get(`/api/listings/${NORTHGATE.id}`)).json()) as {
      openingHours: { dayOfWeek: string; opens: string }[];
    };
    expect(openingHours.map(({ dayOfWeek, opens }) => `${dayOfWeek} ${opens}`)).toEqual([
      'Monday 08:00',
      'Monday 19:00',
      'Tuesday 08:00',
      'Wednesday 08:00',
      'Thursday 08:00',
      'Friday 08:00',
    ]);
  });

  it('with invalid values saves nothing, names each, and links to each field', async () => {
    const { page, drawer } = await edit(WARM);
    await field(drawer, 'Phone').fill('call me');
    await field(drawer, 'Latitude').fill('95');
    await field(drawer, 'City').fill('Dundas');
    await save(drawer);
    const summary = drawer.getByRole('alert').filter({ hasText: 'Nothing was saved' });
    await summary.waitFor();
    await expectSoon(() => page.evaluate<boolean>(`document.activeElement.contains(document.querySelector('.kit-errors'))`), true);
    expect(await summary.getByRole('link').count()).toBe(2);
    await summary.getByRole('link', { name: /^Phone is not a number/ }).click();
    await expectSoon(() => page.evaluate(`document.activeElement.id`), 'listing_phone');
    expect(await field(drawer, 'Phone').getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await field(drawer, 'Phone').fill('(905) 555-0112');
    await field(drawer, 'Latitude').fill('43.26');
    await save(drawer);
    await shownToast(page, SAVED);
    expect(await summary.count()).toBe(0);
  });

  it('may contain an uploaded picture, and refuses a file that is not one', async () => {
    const { page, drawer } = await edit(QUIET);
    const file = drawer.getByRole('group', { name: 'Picture', exact: true }).locator('input[type=file]');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await shownToast(page, 'Invalid File');
    await file.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('words') });
    await drawer.getByRole('alert').filter({ hasText: 'not a picture of a kind' }).waitFor();
    await file.setInputFiles('test/fixtures/house.png');
    await shownToast(page, 'Image Uploaded');
    await expectSoon(async () => /^\/media\//.test(await field(drawer, 'Picture').inputValue()), true);
    await save(drawer);
    await shownToast(page, SAVED);
  });
});

describe('the pin on the map', () => {
  it('is set by a click, the keyboard, dragging or the two fields, and saved with the form', async () => {
    // What is saved by hand has its approximate place at once.
    const answer = await (
      await backOffice.emptyScreen()
    ).request.patch(`/api/admin/listings/${QUIET.id}`, { data: { description: 'Pipes' } });
    expect(answer.status()).toBe(200);
    const { page, drawer } = await edit(QUIET);
    const complaints = pageErrorsOf(page);
    const fields = async () =>
      [Number(await field(drawer, 'Latitude').inputValue()), Number(await field(drawer, 'Longitude').inputValue())] as const;
    await drawer.getByRole('button', { name: 'Show the map' }).click();
    await drawer.getByText(/^There is no pin\. The dashed circle .* of Toronto, ON\.$/).waitFor();
    const map = drawer.getByRole('group', { name: 'Map of where the business is' });
    await map.click();
    const pin = drawer.getByRole('button', { name: 'Pin of the business: the arrow keys move it' });
    await drawer.getByText(/^The pin is .* of Toronto, ON\.$/).waitFor();
    const clicked = await fields();
    expect(clicked[0]).toBeCloseTo(43.7, 1);

    await pin.press('ArrowUp');
    await pin.press('Shift+ArrowRight');
    const [latitude, longitude] = await fields();
    expect(latitude).toBeGreaterThan(clicked[0]);
    expect(longitude).toBeGreaterThan(clicked[1] + 0.04);

    const { x, y, width, height } = (await pin.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 100, y + height / 2 - 30, { steps: 4 });
    await page.mouse.up();
    await expectSoon(async () => (await fields())[1] < longitude - 0.1 && (await fields())[0] > latitude, true);
    expect(await accessibilityProblemsOf(page)).toEqual([]);

    await field(drawer, 'Latitude').fill('43.2557');
    await field(drawer, 'Longitude').fill('-79.8711');
    await drawer.getByText(/^The pin is .* of Hamilton, ON\.$/).waitFor();
    await save(drawer);
    await shownToast(page, SAVED);
    const saved = (await (await page.request.get(`/api/admin/listings/${QUIET.id}`)).json()) as { latitude: number; longitude: number };
    expect([saved.latitude, saved.longitude]).toEqual([43.2557, -79.8711]);
    expect(complaints).toEqual([]);
  });

  it('is refused outside Canada, reset, and removed', async () => {
    const { drawer } = await edit(NORTHGATE);
    await drawer.getByRole('button', { name: 'Show the map' }).click();
    const pin = drawer.getByRole('button', { name: 'Pin of the business: the arrow keys move it' });
    await pin.waitFor();
    await field(drawer, 'Latitude').fill('-80.2482');
    await field(drawer, 'Longitude').fill('43.5448');
    await drawer.getByText('Did you swap latitude and longitude?').waitFor();
    expect(await pin.count()).toBe(0);
    await drawer.getByRole('button', { name: 'Swap them' }).click();
    await pin.waitFor();
    expect(await field(drawer, 'Latitude').inputValue()).toBe('43.5448');

    // Two kilometres from New Brunswick's limit in the west.
    await field(drawer, 'Latitude').fill('46.91');
    await field(drawer, 'Longitude').fill('-68');
    await drawer.getByText(/^The pin is .*, NB\.$/).waitFor();
    await pin.press('Shift+ArrowDown');
    await drawer.getByText('That is outside Canada, so the pin was not moved.').waitFor();
    expect(await field(drawer, 'Latitude').inputValue()).toBe('46.91');

    await drawer.getByRole('button', { name: 'Remove the pin' }).click();
    expect(await field(drawer, 'Longitude').inputValue()).toBe('');
    await drawer.getByText('There is no pin.').waitFor();
    await drawer.getByRole('button', { name: 'Undo the move' }).click();
    await drawer.getByText(/^The pin is .* of Guelph, ON\.$/).waitFor();
    expect(await drawer.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  });
});

describe('two admins at a time', () => {
  const quicker = (page: Page, data: object) => page.request.patch(`/api/admin/listings/${QUIET.id}`, { data });

  it('the slower one may discard their edits, or save them without changing other fields', async () => {
    const { page, drawer } = await edit(QUIET);
    const dialog = page.getByRole('dialog', { name: 'This listing has since changed' });
    await field(drawer, 'City').fill('Lost');
    await quicker(page, { city: 'Oakville' });
    await save(drawer);
    await dialog.getByRole('button', { name: 'Discard mine and reload' }).click();
    await expectSoon(() => field(drawer, 'City').inputValue(), 'Oakville');
    expect(await drawer.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);

    await dialog.waitFor({ state: 'hidden' });
    await field(drawer, 'City').fill('Milton');
    await quicker(page, { website: 'https://quicker.example.com' });
    await save(drawer);
    await dialog.getByText('Saving yours over it changes only what you edited: City.').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await shownToast(page, SAVED);
    expect(await field(drawer, 'City').inputValue()).toBe('Milton');
    expect(await field(drawer, 'Website').inputValue()).toBe('https://quicker.example.com');
  });

  it('the slower one keeps their edits while the listing cannot be loaded again', async () => {
    const { page, drawer } = await edit(QUIET);
    const dialog = page.getByRole('dialog', { name: 'This listing has since changed' });
    await field(drawer, 'City').fill('Mine');
    await quicker(page, { city: 'Oshawa' });
    await save(drawer);
    await page.route(`**/api/admin/listings/${QUIET.id}`, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.fallback(),
    );
    for (const name of ['Discard mine and reload', 'Save mine over it']) {
      await dialog.getByRole('button', { name }).click();
      await shownToast(page, 'The listing could not be loaded');
      expect(await field(drawer, 'City').inputValue()).toBe('Mine');
    }
    await page.unroute(`**/api/admin/listings/${QUIET.id}`);
    await dialog.getByRole('button', { name: 'Discard mine and reload' }).click();
    await expectSoon(() => field(drawer, 'City').inputValue(), 'Oshawa');
  });
});

describe('publishing', () => {
  it('ends after a confirmation, and begins again', async () => {
    const { page, drawer } = await edit(WARM);
    await drawer.getByRole('button', { name: 'Unpublish' }).click();
    const question = page.getByRole('dialog', { name: `Unpublish ${WARM.title}?` });
    await question.getByText('It leaves the search immediately and its page answers 404.').waitFor();
    await question.getByLabel('Reason (optional)').fill('Closed for the winter');
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await shownToast(page, 'Unpublished');
    await expectSoon(() => drawer.getByRole('link', { name: 'View its page in a new tab' }).count(), 0);
    await expectSoon(() => foundBy('warm rooms'), []);
    await drawer.getByRole('button', { name: 'Restore' }).click();
    await drawer.getByRole('button', { name: 'Unpublish' }).waitFor();
    await expectSoon(() => foundBy('warm rooms'), [WARM.title]);
    const visit = await page.request.get((await drawer.getByRole('link', { name: 'View its page in a new tab' }).getAttribute('href'))!);
    expect(visit.status()).toBe(200);
  });

  it('is impossible for a listing that is gone from the sheet', async () => {
    const gone = LISTINGS.at(-1)!;
    await execute(site.app.databaseUrl, `UPDATE listing SET status = 'removed' WHERE id = $1`, [gone.id]);
    try {
      const { drawer } = await edit(gone);
      await drawer.getByText('No longer in the sheet: read only').waitFor();
      expect(await field(drawer, 'Phone').isDisabled()).toBe(true);
      expect(await drawer.getByRole('button', { name: /Save|Unpublish|Restore/ }).count()).toBe(0);
    } finally {
      await execute(site.app.databaseUrl, `UPDATE listing SET status = 'published' WHERE id = $1`, [gone.id]);
    }
  });
});

describe('unsaved edits', () => {
  it('need a confirmation before leaving', async () => {
    const { page, drawer } = await edit(NORTHGATE);
    await field(drawer, 'City').fill('Typed');
    await drawer.getByRole('button', { name: 'Close' }).last().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expectSoon(() => question.isVisible(), false);
    expect(await field(drawer, 'City').inputValue()).toBe('Typed');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expectSoon(() => addressIn(page), '/settings/listings?q=Northgate+Plumbing');
    await expectSoon(() => drawer.count(), 0);
    await page.goBack();
    await expectSoon(() => field(drawer, 'City').inputValue(), 'Guelph');
  });

  it('are kept when the session ends', async () => {
    const { page, drawer } = await edit(NORTHGATE);
    await field(drawer, 'Description').fill('Leaks, drains, water heaters, sump pumps.');
    await endSessions(site, page);
    await save(drawer);
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await logIn(page, site.app.password);
    await expectSoon(() => page.getByLabel('Password').count(), 0);
    expect(await field(drawer, 'Description').inputValue()).toBe('Leaks, drains, water heaters, sump pumps.');
    await save(drawer);
    await shownToast(page, SAVED);
  });
});

it('a new listing is kept when the session ends, and no error is shown beside the login', async () => {
  const page = await backOffice.at('/settings/listings?add=yes');
  const drawer = drawerOf(page, 'Add a listing');
  await field(drawer, 'Name').fill('Late Masons');
  await drawer.getByLabel('Trade', { exact: true }).fill('Mason');
  await field(drawer, 'Name').focus();
  await endSessions(site, page);
  await drawer.getByRole('button', { name: 'Add the listing' }).click();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  expect(await toasts(page).count()).toBe(0);
  await logIn(page, site.app.password);
  await drawer.getByRole('button', { name: 'Add the listing' }).click();
  await shownToast(page, 'Late Masons is in the directory');
  await execute(site.app.databaseUrl, `DELETE FROM listing WHERE source = 'own'`);
});

describe('the picture gallery', () => {
  const painted = (background: string) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .png()
      .toBuffer();

  it('is filled, described, sorted by keyboard and emptied; visitors open its pictures in a large view, and return to the same place', async () => {
    const { page, drawer } = await edit(SPARKWELL);
    const gallery = drawer.getByRole('group', { name: 'Picture gallery' });
    for (const [index, [colour, words]] of [
      ['teal', 'A new panel'],
      ['gold', 'A lamp'],
      ['navy', 'Our van'],
    ].entries()) {
      await gallery.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await painted(colour!) });
      const field = gallery.getByLabel(`What picture ${index + 1} shows`);
      await field.waitFor();
      await expectSoon(() => page.evaluate('document.activeElement.id'), await field.getAttribute('id'));
      await field.fill(words!);
    }
    await gallery.getByRole('button', { name: 'Move picture 2 up' }).press('Enter');
    await expectSoon(() => page.evaluate('document.activeElement.ariaLabel'), 'Move picture 1 down');
    await gallery.getByRole('button', { name: 'Remove picture 3' }).click();
    await page.getByRole('dialog', { name: 'Remove picture 3?' }).getByRole('button', { name: 'Remove' }).click();
    await expectSoon(() => gallery.getByRole('listitem').count(), 2);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await save(drawer);
    await shownToast(page, SAVED);

    const visitor = await site.open('/business/sparkwell-electric-guelph');
    const complaints = pageErrorsOf(visitor);
    const links = visitor.locator('.gallery a');
    const alts = `[...document.querySelectorAll('.gallery img')].map(({ alt }) => alt).join()`;
    await expectSoon(() => visitor.evaluate<string>(alts), 'A lamp,A new panel');
    await links.first().focus();
    await visitor.keyboard.press('Enter');
    const box = visitor.getByRole('dialog', { name: `Pictures of ${SPARKWELL.title}` });
    await box.getByText('1 of 2').waitFor();
    await visitor.keyboard.press('ArrowRight');
    await box.getByRole('img', { name: 'A new panel' }).waitFor();
    await visitor.keyboard.press('ArrowRight');
    await box.getByRole('img', { name: 'A lamp' }).waitFor();
    await visitor.keyboard.press('ArrowLeft');
    await box.getByText('2 of 2').waitFor();
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await expectSoon(() => visitor.evaluate('document.activeElement.querySelector("img")?.alt'), 'A new panel');
    expect(complaints).toEqual([]);
  });
});
