import type { Page, Route } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { accessibilityProblemsOf, consoleErrorsOf, BackOffice, endSessions, logIn, shownToast } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { itInLong } from '../support/extent.js';
import { send } from '../support/http.js';
import { overflowOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { field, isSaved, press, show } from './blog-editor.fixture.js';
import { BLOG, CONTENT } from './blogs.fixture.js';

const LIST = '/blog-management';
const PHONE = { width: 390, height: 844 };
const SAVED = 'Blog updated successfully';

let site: Site;
const backOffice = new BackOffice(() => site);
let cookie: string;

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' }, { pictures: true });
});

beforeEach(async () => {
  await execute(site.app.databaseUrl, 'TRUNCATE blog CASCADE');
  cookie = await signIn(site.app);
});

afterAll(() => site?.close());

type Blog = Record<string, unknown> & { fileName: string; title: string; content: string; version: number };

async function publish(topic: string, more: object = {}): Promise<string> {
  const { status, body } = await post<{ fileName: string }>(
    site.app,
    '/api/publish-blog',
    { ...BLOG, title: topic, ...more, topic },
    cookie,
  );
  expect(status).toBe(201);
  return body.fileName;
}
const blogAt = async (fileName: string) => (await get<Blog>(site.app, `/api/blogs/${fileName}`)).body;
const update = async (fileName: string, blog: object) =>
  expect((await post(site.app, '/api/update-blog', { fileName, blog }, cookie)).status).toBe(200);

const names = (page: Page) => page.locator('.blog-list h2').allTextContents();
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes', exact: true }).first();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** One blog, opened by its address. */
async function edit(fileName: string): Promise<Page> {
  const page = await backOffice.at(`${LIST}?edit=${fileName}`);
  await field(page, 'Content').waitFor();
  return page;
}

describe('the list', () => {
  it('is empty at first, and links to the form for the first blog', async () => {
    const page = await backOffice.at(LIST);
    await page.getByRole('heading', { name: 'No Blogs Yet', exact: true }).waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Create New Blog', exact: true }).click();
    await expectSoon(() => addressIn(page), '/blog-template-editor');
    await page.getByRole('heading', { level: 1, name: 'New blog' }).waitFor();
    // An act is no place: the navigation has the list alone.
    expect(await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'New blog' }).count()).toBe(0);
  });

  it('can be filtered and searched through its address, newest first, with three keywords and a count', async () => {
    await publish('Dripping tap');
    await publish('Dead outlet', { section: 'Electrical', keywords: ['outlet', 'power', 'breaker'] });
    await publish('Cold room', { section: 'HVAC Technician', keywords: [] });
    await publish('Loud fan', { section: 'HVAC' });
    const page = await backOffice.at(LIST);
    const complaints = consoleErrorsOf(page);
    await expectSoon(() => names(page), ['Loud fan', 'Cold room', 'Dead outlet', 'Dripping tap']);
    expect(await page.getByRole('radiogroup', { name: 'Industry' }).getByRole('radio').count()).toBe(4);
    for (const [label, found] of [
      ['HVAC', ['Loud fan', 'Cold room']],
      ['Electrical', ['Dead outlet']],
      ['Plumbing', ['Dripping tap']],
    ] as const) {
      await page.locator('.ant-segmented').getByText(label, { exact: true }).click();
      await expectSoon(() => names(page), [...found]);
      expect(addressIn(page)).toBe(`${LIST}?industry=${label}`);
    }
    expect(await card(page, 'Dripping tap').locator('.blog-keywords').textContent()).toBe('tapdripwasher+2');
    await page.getByLabel('Search blogs').fill('furnace');
    await page.getByRole('heading', { name: 'No Blogs Found', exact: true }).waitFor();
    await press(page, 'Show all blogs');
    await expectSoon(async () => (await names(page)).length, 4);
    expect(await card(page, 'Dead outlet').locator('.blog-keywords').textContent()).toBe('outletpowerbreaker');
    await page.getByLabel('Search blogs').fill('POWER outlet');
    await expectSoon(() => names(page), ['Dead outlet']);
    await page.goBack();
    await expectSoon(async () => (await names(page)).length, 4);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'View Dead outlet in a new tab' }).click(),
    ]);
    await tab.getByRole('heading', { level: 1, name: 'Dead outlet' }).waitFor();
    await tab.close();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  itInLong('reports a failed load, and loads again on request', async () => {
    await publish('Dripping tap');
    const page = await backOffice.emptyScreen();
    await page.route('**/api/get-blogs', (route) => route.abort());
    await page.getByRole('link', { name: 'Blogs', exact: true }).click();
    expect((await shownToast(page, 'Error')).words).toBe('ErrorFailed to load blogs');
    await page.unroute('**/api/get-blogs');
    await press(page.getByRole('alert').filter({ hasText: 'The blogs could not be loaded' }), 'Try again');
    await expectSoon(() => names(page), ['Dripping tap']);
  });

  itInLong('fits a phone, and so does the editor', async () => {
    await publish(`Long ${'word'.repeat(60)}`, { section: 'x'.repeat(200), keywords: ['k'.repeat(150), 'two', 'three', 'four'] });
    const page = await backOffice.at(LIST, PHONE);
    await page.locator('.blog-list h2 a').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await page.locator('.blog-list h2 a').click();
    await field(page, 'Topic').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await show(page, 'Text');
    await field(page, 'Content').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.goBack();
    await page.getByRole('link', { name: /^History of/ }).click();
    const drawer = dialogOf(page, 'History of');
    await drawer.getByText('Published').waitFor();
    expect((await drawer.boundingBox())?.width).toBe(390);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

describe('a change', () => {
  it('is made in a draft, with the text in 25 rows beside the fields, and is public when it is saved', async () => {
    const fileName = await publish('Dripping tap');
    const page = await edit(fileName);
    const complaints = consoleErrorsOf(page);
    expect(await field(page, 'Content').inputValue()).toBe(CONTENT.trim());
    expect(await field(page, 'Content').getAttribute('rows')).toBe('25');
    expect(await field(page, 'Tools').inputValue()).toBe('Adjustable wrench\nFlashlight');
    expect(await saveButton(page).isDisabled()).toBe(true);
    await field(page, 'Title').first().fill('Stop the Drip');
    await field(page, 'Keywords').fill('tap,  drip');
    await field(page, 'Conclusion').fill('Done for years.');
    expect((await blogAt(fileName)).title).toBe('Dripping tap');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await saveButton(page).click();
    await shownToast(page, SAVED);
    await expectSoon(() => addressIn(page), LIST);
    await expectSoon(() => names(page), ['Stop the Drip']);
    const { title, keywords, content } = await blogAt(fileName);
    expect({ title, keywords, conclusion: content.slice(content.indexOf('## Conclusion')) }).toEqual({
      title: 'Stop the Drip',
      keywords: ['tap', 'drip'],
      conclusion: '## Conclusion\n\nDone for years.',
    });
    await expectSoon(async () => (await send(site.app, `/${fileName}`)).text.includes('Stop the Drip</h1>'), true);
    expect(complaints.texts).toEqual([]);
  });

  it('that is not published is kept after a reload and in another browser, and the list says so', async () => {
    const fileName = await publish('Dripping tap');
    const before = await blogAt(fileName);
    const page = await edit(fileName);
    await field(page, 'Subtitle').fill('Half a change');
    await field(page, 'Address').fill('dripping-taps');
    await page.getByText('Unpublished changes', { exact: true }).waitFor();
    await isSaved(page);
    await page.reload();
    await expectSoon(() => field(page, 'Subtitle').inputValue(), 'Half a change');
    expect(await field(page, 'Address').inputValue()).toBe('dripping-taps');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(await blogAt(fileName)).toEqual(before);
    await page.getByRole('link', { name: 'Blogs', exact: true }).click();
    await card(page, 'Dripping tap').getByText('Unpublished changes').waitFor();

    const other = await site.visitor();
    await other.goto(`${LIST}?edit=${fileName}`);
    await logIn(other, site.app.password);
    await expectSoon(() => field(other, 'Subtitle').inputValue(), 'Half a change');
    await page.getByRole('link', { name: 'Edit Dripping tap' }).click();
    await page.getByRole('heading', { name: 'Edit blog' }).and(page.locator(':focus')).waitFor();
    await field(page, 'Cost').fill('$7');
    await isSaved(page);
    await field(other, 'Time').first().fill('2 hours');
    const warning = other.getByRole('alert').filter({ hasText: 'This draft was saved in another window' });
    await warning.getByText('Different there: Time, Cost.').waitFor();
    await press(warning, 'Load the other one');
    await expectSoon(() => field(other, 'Cost').inputValue(), '$7');

    await update(fileName, { subtitle: 'Published meanwhile', difficulty: 'Hard' });
    await page.reload();
    await page.getByText('Published since then: Subtitle, Difficulty.').waitFor();
    await page.getByText('Changed here as well: Subtitle.', { exact: false }).waitFor();
    await saveButton(page).click();
    await shownToast(page, SAVED);
    expect(await blogAt('dripping-taps')).toMatchObject({ subtitle: 'Half a change', difficulty: 'Hard', cost: '$7' });
    await expectSoon(() => card(page, 'Dripping tap').getByText('Unpublished changes').count(), 0);
  });

  it('is discarded with Cancel, after a confirmation', async () => {
    const fileName = await publish('Dripping tap');
    const before = await blogAt(fileName);
    const page = await edit(fileName);
    await field(page, 'Content').fill('Something else');
    await page.getByRole('button', { name: 'Cancel', exact: true }).first().click();
    const question = dialogOf(page, 'Discard these changes?');
    await press(question, 'Stay here');
    expect(await field(page, 'Content').inputValue()).toBe('Something else');
    await page.getByRole('button', { name: 'Cancel', exact: true }).first().click();
    await press(question, 'Discard');
    await expectSoon(() => names(page), ['Dripping tap']);
    expect(await blogAt(fileName)).toEqual(before);
    await page.getByRole('link', { name: 'Edit Dripping tap' }).click();
    await expectSoon(() => field(page, 'Content').inputValue(), CONTENT.trim());
  });

  it('of the address redirects visitors; an address that is taken is refused at its field', async () => {
    const fileName = await publish('Dripping tap');
    await publish('Taken');
    const page = await edit(fileName);
    await field(page, 'Address').fill('taken');
    await saveButton(page).click();
    expect((await shownToast(page, 'Error')).words).toBe('ErrorFailed to update blog');
    expect(await field(page, 'Address').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'Address').and(page.locator(':focus')).waitFor();
    await field(page, 'Address').fill('Stop the drip!');
    await page.getByText('Only small letters without accents and digits, with single hyphens between them.').waitFor();
    await field(page, 'Address').fill('stop-the-drip');
    await page.getByText(`Its page moves to /stop-the-drip. Links to /${fileName} redirect there.`).waitFor();
    await saveButton(page).click();
    await shownToast(page, SAVED);
    await page.getByRole('heading', { name: 'Blogs', exact: true }).and(page.locator(':focus')).waitFor();
    expect(await send(site.app, `/${fileName}`)).toMatchObject({ status: 301, headers: { location: '/stop-the-drip' } });
  });

  it('that cannot be sent, or is sent after the session has ended, is kept', async () => {
    const fileName = await publish('Dripping tap');
    const page = await edit(fileName);
    await field(page, 'Subtitle').fill('Typed');
    await page.route('**/api/update-blog', (route) => route.abort());
    await saveButton(page).click();
    await shownToast(page, 'Failed to update blog');
    await page.unroute('**/api/update-blog');
    await isSaved(page);
    await endSessions(site, page);
    await saveButton(page).click();
    await logIn(page, site.app.password);
    expect(await field(page, 'Subtitle').inputValue()).toBe('Typed');
    await saveButton(page).click();
    await shownToast(page, SAVED);
    expect(await blogAt(fileName)).toMatchObject({ subtitle: 'Typed' });
  });

  it('cannot be continued while it is being published', async () => {
    const page = await edit(await publish('Dripping tap'));
    const held: Route[] = [];
    await page.route('**/api/update-blog', (route) => void held.push(route));
    await field(page, 'Subtitle').fill('Sent');
    await saveButton(page).click();
    await expectSoon(() => held.length, 1);
    const fields = ['Subtitle', 'Address', 'Content', 'Tools'];
    const areDisabled = () => Promise.all(fields.map((name) => field(page, name).isDisabled()));
    await expectSoon(areDisabled, [true, true, true, true]);
    await held[0]!.abort();
    await shownToast(page, 'Failed to update blog');
    await expectSoon(areDisabled, [false, false, false, false]);
    expect(await field(page, 'Subtitle').inputValue()).toBe('Sent');
  });

  it('by two people at a time is refused to the slower one, who may overwrite only the fields that they edited, or discard their own', async () => {
    const fileName = await publish('Dripping tap');
    const page = await edit(fileName);
    const dialog = dialogOf(page, 'Someone else saved this blog');
    await field(page, 'Subtitle').fill('Dropped');
    await update(fileName, { title: 'Quicker' });
    await saveButton(page).click();
    await press(dialog, 'Discard mine and reload');
    await expectSoon(() => field(page, 'Title').first().inputValue(), 'Quicker');
    expect(await field(page, 'Subtitle').inputValue()).toBe(BLOG.subtitle);
    expect(await saveButton(page).isDisabled()).toBe(true);

    await dialog.waitFor({ state: 'hidden' });
    await field(page, 'Subtitle').fill('Mine');
    await update(fileName, { title: 'Theirs' });
    await saveButton(page).click();
    await dialog.getByText('They changed: Title.').waitFor();
    await dialog.getByText('replaces only what you edited: Subtitle.').waitFor();
    expect(await blogAt(fileName)).toMatchObject({ title: 'Theirs', subtitle: BLOG.subtitle, version: 3 });
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(dialog, 'Save mine over it');
    await shownToast(page, SAVED);
    expect(await blogAt(fileName)).toMatchObject({ title: 'Theirs', subtitle: 'Mine', version: 4 });
  });
});

describe('a deletion', () => {
  it('names the pages that link to the article', async () => {
    const fileName = await publish('Dripping tap');
    await update(await publish('Leaking pipe'), { content: `As with [a tap](/${fileName}).` });
    await update(fileName, { content: `This is [itself](/${fileName}).` });
    const page = await backOffice.at(LIST);
    await press(page, 'Delete Dripping tap');
    const dialog = page.getByRole('dialog', { name: 'Delete Blog?', exact: true });
    await dialog.getByText('It is linked from:').waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual(['Leaking pipe article']);
    expect(await dialog.getByRole('link').getAttribute('href')).toBe('/blog-management?edit=leaking-pipe');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(dialog, 'Cancel');
    await press(page, 'Delete Leaking pipe');
    await dialog.getByText('Its page /leaking-pipe answers 404').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(0);
  });

  it('names the consequences, reports a failure, and can be undone', async () => {
    const fileName = await publish('Dripping tap');
    const page = await backOffice.at(LIST);
    await press(page, 'Delete Dripping tap');
    const dialog = page.getByRole('dialog', { name: 'Delete Blog?', exact: true });
    await dialog.getByText(`Its page /${fileName} answers 404`).waitFor();
    await dialog.getByText('and earlier addresses.').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(dialog, 'Cancel');
    await expectSoon(() => dialog.isVisible(), false);
    await press(page, 'Delete Dripping tap');
    await page.route('**/api/delete-blog', (route) => route.abort());
    await press(dialog, 'Delete');
    await shownToast(page, 'Failed to delete blog');
    expect(await names(page)).toEqual(['Dripping tap']);
    await page.unroute('**/api/delete-blog');
    await press(dialog, 'Delete');
    await shownToast(page, 'Blog deleted successfully');
    await page.getByRole('heading', { name: 'No Blogs Yet', exact: true }).waitFor();
    await expectSoon(async () => (await send(site.app, `/${fileName}`)).status, 404);
    await press(page, 'Undo: Dripping tap');
    await shownToast(page, 'Blog is back');
    await expectSoon(() => names(page), ['Dripping tap']);
    await expectSoon(async () => (await send(site.app, `/${fileName}`)).status, 200);
  });

  it('can be undone for each article, in any order', async () => {
    const fileName = await publish('Dripping tap');
    await publish('Leaking pipe');
    await publish('Loud fan');
    const page = await backOffice.at(LIST);
    for (const title of ['Dripping tap', 'Loud fan']) {
      await press(page, `Delete ${title}`);
      await press(dialogOf(page, 'Delete Blog?'), 'Delete');
      await page.getByText(`“${title}” is deleted`).waitFor();
      await dialogOf(page, 'Delete Blog?').waitFor({ state: 'hidden' });
    }
    const undos = page.getByRole('button', { name: /^Undo: / });
    expect(await undos.count()).toBe(2);
    await expectSoon(() => names(page), ['Leaking pipe']);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(page, 'Undo: Dripping tap');
    await shownToast(page, 'Blog is back');
    await expectSoon(() => names(page), ['Leaking pipe', 'Dripping tap']);
    await page.getByRole('button', { name: 'Undo: Loud fan' }).and(page.locator(':focus')).waitFor();
    expect([await undos.count(), (await blogAt(fileName)).title]).toEqual([1, 'Dripping tap']);
    await press(page, 'Undo: Loud fan');
    await expectSoon(() => names(page), ['Loud fan', 'Leaking pipe', 'Dripping tap']);
    expect(await undos.count()).toBe(0);
  });
});

describe('the history of a blog', () => {
  it('shows what each save changed, and restores an earlier text as a new save', async () => {
    const fileName = await publish('Dripping tap');
    await update(fileName, { title: 'Worse', content: CONTENT.replace('- Flashlight', '- Hammer') });
    const page = await backOffice.at(LIST);
    await page.getByRole('link', { name: 'History of Worse' }).click();
    const drawer = dialogOf(page, 'History of “Worse”');
    await press(drawer, 'Compare save 1 with now');
    await drawer.getByRole('rowheader', { name: 'Title' }).waitFor();
    expect(await drawer.getByRole('rowheader').allTextContents()).toEqual(['Title', 'Content']);
    expect(await drawer.locator('mark').allTextContents()).toEqual(['- Flashlight', '- Hammer']);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await update(fileName, { subtitle: 'Quicker' });
    await press(drawer, 'Restore');
    await shownToast(page, 'Not restored');
    await drawer.getByRole('rowheader', { name: 'Subtitle' }).waitFor();
    await press(drawer, 'Restore');
    await shownToast(page, 'Blog restored');
    await dialogOf(page, 'History of “Dripping tap”').getByText('Restored: save 1').waitFor();
    expect(await blogAt(fileName)).toMatchObject({ title: 'Dripping tap', subtitle: BLOG.subtitle, content: CONTENT.trim(), version: 4 });
    await expectSoon(() => names(page), ['Dripping tap']);
  });
});
