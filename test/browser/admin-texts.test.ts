import type { Page, Route } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { allAnswered, BackOffice, fieldsRenderedByKeyIn, openBackOffice, shownToast } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { overflowOf, violationsOf } from '../support/page-checks.js';
import { expectSoon, openSite, type Site } from '../support/site.js';

const WITHOUT_PREVIEW = { width: 1150, height: 900 };

let site: Site;
const backOffice = new BackOffice(() => site);

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
});

/** Each test begins with the built-in texts. */
beforeEach(() => execute(site.app.databaseUrl, 'DELETE FROM page_text_revision; DELETE FROM page_text'));

afterAll(() => site?.close());

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="The page as it would be"]');
const titleOf = (page: Page) => page.getByLabel('Title', { exact: true }).first();
/** What the browser has stored of what was typed. */
const drafted = async (page: Page) => {
  const text = await page.evaluate<string | null>(`localStorage.getItem('homewright-draft-texts-faq')`);
  return text === null ? null : (JSON.parse(text) as { values: unknown }).values;
};
const stored = async (name: string) =>
  (await get<{ texts: { name: string; value: unknown }[] }>(site.app, '/api/admin/texts/faq', await signIn(site.app))).body.texts.find(
    (text) => text.name === name,
  )?.value;

it('a text is edited beside its page, saved, and reset to the default; axe finds nothing serious', async () => {
  const page = await backOffice.at('/settings?page=faq');
  await titleOf(page).fill('What people ask');
  await preview(page).getByRole('heading', { level: 1, name: 'What people ask' }).waitFor();
  expect((await send(site.app, '/faq')).text).not.toContain('What people ask');
  await page.getByRole('button', { name: /^Move down: A pipe burst/ }).click();
  await save(page).click();
  await shownToast(page, 'Texts saved');
  await expectSoon(async () => (await send(site.app, '/faq')).text.includes('<h1>What people ask</h1>'), true);
  expect(((await stored('entries')) as { id: string }[]).map(({ id }) => id).indexOf('burst-pipe')).toBe(1);
  expect(await violationsOf(page, ['serious', 'critical'])).toEqual([]);
  await page.getByRole('button', { name: 'Back to the default: Title', exact: true }).click();
  await save(page).click();
  await expectSoon(() => stored('title'), 'Frequently asked questions');
  await page.getByRole('button', { name: /^Restore the texts of \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d$/ }).click();
  await expectSoon(() => stored('title'), 'What people ask');
});

it('a key press renders only the edited text again', async () => {
  const page = await backOffice.at('/settings?page=faq', WITHOUT_PREVIEW);
  await titleOf(page).fill('What people ask');
  await page.getByText('Not saved yet').waitFor();
  expect(await fieldsRenderedByKeyIn(page, titleOf(page))).toEqual(['Title']);
  await page.locator('summary', { hasText: 'A pipe burst' }).click();
  expect(await fieldsRenderedByKeyIn(page, page.getByLabel('Question', { exact: true }).first())).toEqual(['Question']);
});

it('an error is shown at its field, whose value is kept', async () => {
  const page = await backOffice.at('/settings?page=settings', WITHOUT_PREVIEW);
  await page.locator('summary', { hasText: 'Browse Services' }).click();
  await page.getByLabel('Leads to').first().fill('javascript:alert(1)');
  await save(page).click();
  await page.getByText('Not saved: please fix these').waitFor();
  await page.getByText('This must be a page of this site such as /about').waitFor();
  expect(await page.getByLabel('Leads to').first().inputValue()).toBe('javascript:alert(1)');
});

it('a page is found in the list by one of its texts; axe finds nothing serious, and nothing overflows', async () => {
  const page = await openBackOffice(site, '/settings?page=more', { viewport: { width: 390, height: 800 } });
  await page.getByRole('link', { name: /^Privacy Policy/ }).waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await violationsOf(page, ['serious', 'critical'])).toEqual([]);
  await page.getByLabel('Find a text by what it says').fill('renew your LISTING');
  await page.getByRole('link', { name: /^Title Renew a listing/ }).click();
  await expectSoon(() => titleOf(page).inputValue(), 'Renew your listing');
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByText('Choose the page to edit').waitFor();
  await page.getByLabel('Find a text by what it says').fill('professionals found');
  await page.getByRole('link', { name: /^Words after the number of results/ }).click();
  await expectSoon(() => page.evaluate<string | undefined>('document.activeElement?.value'), 'professionals found');
});

it('the second of two editors is asked; nothing typed is lost, also after leaving and returning', async () => {
  const page = await backOffice.at('/settings?page=faq', { width: 390, height: 800 });
  await titleOf(page).fill('Mine');
  await post(site.app, '/api/admin/texts/faq', { texts: { subtitle: 'Theirs' } }, await signIn(site.app));
  await save(page).click();
  await page.getByText('Someone else has saved these texts').waitFor();
  expect(await overflowOf(page)).toBe(0);
  await expectSoon(() => drafted(page), { title: 'Mine' });
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expectSoon(() => stored('title'), 'Mine');
  expect(await stored('subtitle')).toBe('Theirs');
});

it('what was typed stays while the other admin’s version cannot be loaded', async () => {
  const page = await backOffice.at('/settings?page=faq', WITHOUT_PREVIEW);
  await titleOf(page).fill('Mine');
  await post(site.app, '/api/admin/texts/faq', { texts: { title: 'Theirs' } }, await signIn(site.app));
  await save(page).click();
  await page.getByText('Someone else has saved these texts').waitFor();
  await expectSoon(() => drafted(page), { title: 'Mine' });
  await page.route('**/api/admin/texts/faq', (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()));
  for (const name of ['Reload theirs', 'Save mine over theirs']) {
    await page.getByRole('button', { name }).click();
    await shownToast(page, 'Their texts could not be loaded');
    expect([await titleOf(page).inputValue(), await drafted(page), await stored('title')]).toEqual(['Mine', { title: 'Mine' }, 'Theirs']);
  }
  await page.unroute('**/api/admin/texts/faq');
  await page.getByRole('button', { name: 'Reload theirs' }).click();
  await expectSoon(() => titleOf(page).inputValue(), 'Theirs');
});

it('a draft typed before another admin’s save causes the question when it is restored, also one stored by an earlier release', async () => {
  const cookie = await signIn(site.app);
  const page = await backOffice.at('/settings?page=faq', { width: 390, height: 800 });
  await titleOf(page).fill('Mine');
  await expectSoon(() => drafted(page), { title: 'Mine' });
  await post(site.app, '/api/admin/texts/faq', { texts: { title: 'Theirs' } }, cookie);
  await page.reload();
  await page.getByText('Someone else has saved these texts').waitFor();
  await page.getByText('each in full: Title.').waitFor();
  expect(await titleOf(page).inputValue()).toBe('Mine');
  expect(await overflowOf(page)).toBe(0);
  await save(page).click();
  // As long as a save is under way, no other is begun.
  await allAnswered(page);
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await shownToast(page, 'Texts saved');
  expect(await stored('title')).toBe('Mine');
  await expectSoon(() => drafted(page), null);
  await page.evaluate(`localStorage.setItem('homewright-draft-texts-faq', '{"title":"Of the edition before"}')`);
  await page.reload();
  await page.getByText('Someone else may have saved these texts').waitFor();
  await save(page).click();
  await allAnswered(page);
  expect([await stored('title'), await titleOf(page).inputValue()]).toEqual(['Mine', 'Of the edition before']);
  await page.getByRole('button', { name: 'Reload theirs' }).click();
  await expectSoon(() => titleOf(page).inputValue(), 'Mine');
  await expectSoon(() => drafted(page), null);
});

it('what is typed during a save stays unsaved', async () => {
  const page = await backOffice.at('/settings?page=faq', WITHOUT_PREVIEW);
  const held: Route[] = [];
  await page.route('**/api/admin/texts/faq', (route) => (route.request().method() === 'POST' ? void held.push(route) : route.fallback()));
  await titleOf(page).fill('Sent');
  await save(page).click();
  await expectSoon(() => held.length, 1);
  await titleOf(page).fill('Typed meanwhile');
  await held[0]!.continue();
  await shownToast(page, 'Texts saved');
  expect([await stored('title'), await titleOf(page).inputValue()]).toEqual(['Sent', 'Typed meanwhile']);
  await expectSoon(() => drafted(page), { title: 'Typed meanwhile' });
  await page.unroute('**/api/admin/texts/faq');
  await save(page).click();
  await expectSoon(() => stored('title'), 'Typed meanwhile');
});

it('after another admin’s save, restoring shows it first, and then restores', async () => {
  const cookie = await signIn(site.app);
  const change = (title: string) => post(site.app, '/api/admin/texts/faq', { texts: { title } }, cookie);
  for (const title of ['First', 'Second']) await change(title);
  const page = await backOffice.at('/settings?page=faq');
  await expectSoon(() => titleOf(page).inputValue(), 'Second');
  await page.getByRole('button', { name: 'Restore' }).waitFor();
  await change('Theirs');
  await page.getByRole('button', { name: 'Restore' }).click();
  expect((await shownToast(page, 'Not restored')).words).toContain('Someone else saved these texts.');
  await expectSoon(() => titleOf(page).inputValue(), 'Theirs');
  await expectSoon(() => page.getByRole('button', { name: 'Restore' }).count(), 2);
  await page.getByRole('button', { name: 'Restore' }).last().click();
  await expectSoon(() => stored('title'), 'First');
  await expectSoon(() => titleOf(page).inputValue(), 'First');
});

it('what is typed while a version is restored stays unsaved', async () => {
  const cookie = await signIn(site.app);
  for (const title of ['First', 'Second']) await post(site.app, '/api/admin/texts/faq', { texts: { title, subtitle: 'Both' } }, cookie);
  const page = await backOffice.at('/settings?page=faq', WITHOUT_PREVIEW);
  const held: Route[] = [];
  await page.route('**/api/admin/texts/faq/history/*/restore', (route) => void held.push(route));
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await expectSoon(() => held.length, 1);
  const subtitle = page.getByLabel('Below it', { exact: true }).first();
  await subtitle.fill('Typed meanwhile');
  await held[0]!.continue();
  await expectSoon(() => titleOf(page).inputValue(), 'First');
  expect([await subtitle.inputValue(), await stored('subtitle')]).toEqual(['Typed meanwhile', 'Both']);
  await expectSoon(() => drafted(page), { subtitle: 'Typed meanwhile' });
});

it('a pattern is shown with an example business while it is typed, and its errors at once', async () => {
  const page = await openBackOffice(site, '/settings?page=more&of=heads', { viewport: WITHOUT_PREVIEW });
  const field = page.getByLabel('Search and its pages by trade and town: title', { exact: true });
  const place = page.locator('.text-field', { has: field });
  await place.getByText('search results show all of it').waitFor();
  await field.fill('{what} in {town}');
  await place.getByText('This has {town}, which stands for nothing here').waitFor();
  await field.fill('{what}: who is open, how others rate them, what they cost, and how to call them now');
  await place.getByText('search results show about the first 60').waitFor();
  expect(await stored('searchTitle')).toBeUndefined();
});

it('a guide is edited beside its page; axe finds nothing serious, and nothing overflows on a phone', async () => {
  const page = await backOffice.at('/settings?page=more');
  await page.getByRole('link', { name: /^Frozen Pipes\?/ }).click();
  await titleOf(page).fill('Pipes of ice');
  await preview(page).getByRole('heading', { level: 1, name: 'Pipes of ice' }).waitFor();
  const safety = page.getByRole('group', { name: 'Before everything else' });
  await safety.locator('summary').first().click();
  await safety.getByLabel('Colour: info, warning or danger').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'danger' }).click();
  await preview(page).locator('.guide-box-danger').first().waitFor();
  expect(await violationsOf(page, ['serious', 'critical'])).toEqual([]);
  await save(page).click();
  await shownToast(page, 'Texts saved');
  await expectSoon(async () => (await send(site.app, '/frozen-pipes-guide')).text.includes('<h1>Pipes of ice</h1>'), true);
  expect((await send(site.app, '/section/plumbing')).text).toContain('Pipes of ice');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Back to the default: Title', exact: true }).waitFor();
  expect(await overflowOf(page)).toBe(0);
});
