import type { Route } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { accessibilityProblemsOf, consoleErrorsOf, BackOffice, endSessions, logIn, shownToast } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { painted, layoutShiftOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { addStep, begun, draftIn, EDITOR, field, isSaved, press, preview, publishButtons, stepTitles } from './blog-editor.fixture.js';

let site: Site;
const backOffice = new BackOffice(() => site);

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
});

beforeEach(async () => {
  await backOffice.emptyScreen();
  for (const table of ['blog_draft', 'blog']) await execute(site.app.databaseUrl, `DELETE FROM ${table}`);
});

afterEach(() => backOffice.leave());

afterAll(() => site?.close());

describe('a draft', () => {
  it('is saved during typing, found after a reload and in the list, and discarded on request', async () => {
    const page = await begun(backOffice, 'Come back to me');
    const held: Route[] = [];
    await page.route('**/api/admin/blog-drafts/*', (route) =>
      route.request().method() === 'PUT' ? void held.push(route) : route.fallback(),
    );
    await addStep(page, 'Half a step');
    await expectSoon(() => held.length, 1);
    await page.getByText('Saving ...').waitFor();
    await held[0]!.continue();
    await page.unroute('**/api/admin/blog-drafts/*');
    await isSaved(page);
    expect(draftIn(page)).not.toBeNull();
    await page.reload();
    await expectSoon(() => field(page, 'Topic').inputValue(), 'Come back to me');
    expect(await stepTitles(page)).toEqual(['Half a step']);
    await page.getByRole('link', { name: 'New blog' }).click();
    await expectSoon(() => field(page, 'Topic').inputValue(), '');
    await page.getByRole('link', { name: 'Continue: Come back to me' }).click();
    await expectSoon(() => field(page, 'Topic').inputValue(), 'Come back to me');
    await page.goBack();
    await press(page, 'Discard: Come back to me');
    const question = page.getByRole('dialog', { name: 'Discard this draft?' });
    await question.getByText('Everything written in “Come back to me” is lost.').waitFor();
    await press(question, 'Discard');
    await shownToast(page, 'Draft discarded');
    await expectSoon(() => page.getByRole('heading', { name: 'Drafts' }).count(), 0);
  });

  it('is found among hundreds, ten a page, with the button for a new article visible below', async () => {
    await execute(
      site.app.databaseUrl,
      `INSERT INTO blog (file_name, title, topic, section, content, keywords, subtitle, time, cost, difficulty, seo_data)
       VALUES ('old-taps', 'Old taps', 'Old taps', 'Plumbing', 'Words', '[]', '', '', '', '', '{}')`,
    );
    await execute(
      site.app.databaseUrl,
      `INSERT INTO blog_draft (id, blog_key, title, fields, created_at, updated_at)
       SELECT gen_random_uuid(), CASE WHEN number = 121 THEN (SELECT key FROM blog) END, 'Draft ' || number, '{}', now(), now() - number * interval '1 day'
         FROM generate_series(1, 121) AS number`,
    );
    const page = await backOffice.at('/blog-management', { width: 390, height: 844 });
    await page.getByText('Unpublished changes').waitFor();
    await page.goto(EDITOR);
    const shown = () => page.getByRole('link', { name: /^Continue: / }).count();
    await expectSoon(shown, 10);
    expect((await field(page, 'Topic').boundingBox())!.y).toBeLessThan(3 * 844);
    await page.getByRole('button', { name: 'Page 13', exact: true }).click();
    await page.getByRole('link', { name: 'Continue: Draft 121' }).waitFor();
    expect(await shown()).toBe(1);
    expect(addressIn(page)).toBe(EDITOR);
    await press(page, 'Discard: Draft 121');
    await press(page.getByRole('dialog', { name: 'Discard this draft?' }), 'Discard');
    await page.getByRole('link', { name: 'Continue: Draft 120' }).waitFor();
  });

  it('is edited below the list of drafts, and nothing moves when the list is loaded or the draft is saved', async () => {
    const cookie = await signIn(site.app);
    for (const topic of ['One', 'Two']) await post(site.app, '/api/admin/blog-drafts', { fields: { topic } }, cookie);
    const page = await backOffice.at('/blog-management', { width: 390, height: 844 });
    await page.route('**/api/admin/blog-drafts', async (route) => {
      if (route.request().method() === 'GET')
        await page.getByRole('heading', { name: 'New blog' }).or(page.getByLabel('Loading the drafts')).waitFor();
      await painted(page);
      await route.continue();
    });
    await page.goto(EDITOR);
    await page.getByRole('link', { name: 'Continue: Two' }).waitFor();
    await field(page, 'Topic').waitFor();
    expect(await layoutShiftOf(page)).toBeLessThan(0.1);
    const topOfTopic = async () => (await field(page, 'Topic').boundingBox())!.y;
    const before = await topOfTopic();
    await field(page, 'Topic').fill('Three');
    await isSaved(page);
    expect(draftIn(page)).not.toBeNull();
    expect(await page.getByRole('link', { name: /^Continue: / }).allTextContents()).toHaveLength(2);
    expect(await topOfTopic()).toBe(before);
  });

  it('that was typed while the session ended is saved by signing in', async () => {
    const page = await begun(backOffice, 'Before the end');
    await endSessions(site, page);
    await field(page, 'Topic').fill('After the end');
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await logIn(page, site.app.password);
    await isSaved(page);
    await preview(page).getByText('After the end').first().waitFor();
    await page.reload();
    await expectSoon(() => field(page, 'Topic').inputValue(), 'After the end');
  });

  it('reports a failed save, and asks before leaving', async () => {
    const page = await backOffice.at(EDITOR);
    // Until the button is pressed: after a while it is tried again by itself, and the button would go.
    await page.evaluate(
      `addEventListener('click', ({ target }) => (window.isPressed ||= target.closest('button')?.textContent === 'Try again'), true)`,
    );
    await page.route('**/api/admin/blog-drafts', async (route) =>
      (await page.evaluate('window.isPressed')) ? route.continue() : route.abort(),
    );
    await field(page, 'Topic').fill('No connection');
    await page.getByText('Not saved.').waitFor();
    await page.getByRole('link', { name: 'Blogs', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await press(question, 'Stay here');
    await question.waitFor({ state: 'hidden' });
    await press(page, 'Try again');
    await isSaved(page);
    expect(await field(page, 'Topic').inputValue()).toBe('No connection');
  });

  it('that could not be saved is stored in the browser, and offered after a reload', async () => {
    const page = await backOffice.at(EDITOR);
    const kept = () => page.evaluate<string | null>(`localStorage.getItem('homewright-draft-blog-new')`);
    await page.route('**/api/admin/blog-drafts', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await field(page, 'Topic').fill('Kept here');
    await page.getByText('Not saved.').waitFor();
    await expectSoon(async () => (await kept())?.includes('Kept here'), true);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('There are unsaved changes from').waitFor();
    await page.unroute('**/api/admin/blog-drafts');
    expect(await field(page, 'Topic').inputValue()).toBe('');
    await press(page, 'Restore them');
    expect(await field(page, 'Topic').inputValue()).toBe('Kept here');
    await isSaved(page);
    await expectSoon(async () => [await page.getByText('There are unsaved changes from').count(), await kept()], [0, null]);
  });

  it('does not navigate back a user who leaves during its first save', async () => {
    const page = await backOffice.at(EDITOR);
    const held: Route[] = [];
    await page.route('**/api/admin/blog-drafts', (route) =>
      route.request().method() === 'POST' ? void held.push(route) : route.continue(),
    );
    await field(page, 'Topic').fill('Left behind');
    await expectSoon(() => held.length, 1);
    await page.getByRole('link', { name: 'Blogs', exact: true }).click();
    await press(page.getByRole('dialog', { name: 'Leave without saving?' }), 'Leave');
    await expectSoon(() => addressIn(page), '/blog-management');
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await held[0]!.continue();
    await (await saved).finished();
    // What the answer does is done before the browser has drawn twice.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))');
    expect(addressIn(page)).toBe('/blog-management');
  });

  it('open in two windows is saved by one, and the other offers a choice', async () => {
    const page = await begun(backOffice, 'Two windows');
    const other = await page.context().newPage();
    await other.goto(addressIn(page));
    await expectSoon(() => field(other, 'Topic').inputValue(), 'Two windows');
    await field(other, 'Topic').fill('The other window');
    await isSaved(other);
    await field(page, 'Subtitle').fill('Mine');
    const warning = page.getByRole('alert').filter({ hasText: 'This draft was saved in another window' });
    await press(warning, 'Load the other one');
    await expectSoon(() => field(page, 'Topic').inputValue(), 'The other window');
    expect(await field(page, 'Subtitle').inputValue()).toBe('');
    await field(page, 'Subtitle').fill('Goes on');
    await isSaved(page);
    await field(other, 'Cost').fill('$1');
    await press(other.getByRole('alert').filter({ hasText: 'saved in another window' }), 'Keep mine');
    await isSaved(other);
    const { body } = await get<{ fields: object }>(site.app, `/api/admin/blog-drafts/${draftIn(other)}`, await signIn(site.app));
    expect(body.fields).toMatchObject({ topic: 'The other window', cost: '$1' });
    expect(await field(other, 'Cost').inputValue()).toBe('$1');
    await other.close();
  });

  it('cannot be replaced by the one of another window while it is published', async () => {
    const page = await begun(backOffice, 'Two writers');
    const other = await page.context().newPage();
    await other.goto(addressIn(page));
    await expectSoon(() => field(other, 'Topic').inputValue(), 'Two writers');
    await field(other, 'Topic').fill('The other writer');
    await isSaved(other);
    await other.close();
    await field(page, 'Subtitle').fill('Mine');
    const warning = page.getByRole('alert').filter({ hasText: 'This draft was saved in another window' });
    await warning.waitFor();
    const held: Route[] = [];
    await page.route('**/api/publish-blog', (route) => void held.push(route));
    await publishButtons(page).first().click();
    await expectSoon(() => held.length, 1);
    const pressable = () => page.locator(':not([inert]) > .blog-elsewhere').count();
    expect([await page.locator('.blog-elsewhere').count(), await pressable()]).toEqual([1, 0]);
    await held[0]!.abort();
    await expectSoon(pressable, 1);
    await press(warning, 'Load the other one');
    await expectSoon(() => field(page, 'Topic').inputValue(), 'The other writer');
  });
});

describe('a scheduled draft', () => {
  it('shows its time in the site’s time zone, also in the list, until it is changed or cancelled; a past time is refused', async () => {
    const page = await begun(backOffice, 'In summer');
    const plan = async (at: string) => {
      await page.getByLabel('Publish at').fill(at);
      await press(page, 'Schedule');
    };
    await press(page, 'Publish later');
    await page.locator('#publish-at:focus').waitFor();
    await press(page, 'Close');
    await page.getByRole('button', { name: 'Publish later', exact: true }).and(page.locator(':focus')).waitFor();
    await press(page, 'Publish later');
    await plan('2030-07-01T09:00');
    await page.getByText('The article is not complete yet.').waitFor();
    await field(page, 'Introduction').fill('Sun.');
    await isSaved(page);
    await plan('2020-01-01T09:00');
    await page.getByRole('alert').filter({ hasText: 'The time ' }).waitFor();
    await plan('2030-07-01T09:00');
    await page.getByText('Will be published on 1 Jul 2030, 09:00 EDT', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Change the time' }).and(page.locator(':focus')).waitFor();
    await page.getByText('Site’s time zone: America/Toronto.', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'New blog' }).click();
    const listed = page.getByRole('listitem').filter({ hasText: 'In summer' });
    await listed.getByText('Will be published on 1 Jul 2030, 09:00 EDT').waitFor();
    await listed.getByRole('link', { name: 'Continue: In summer' }).click();
    await press(page, 'Change the time');
    await plan('2030-12-01T09:00');
    await page.getByText('Will be published on 1 Dec 2030, 09:00 EST', { exact: true }).waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(page, 'Do not publish');
    await shownToast(page, 'No longer scheduled');
    await page.getByRole('button', { name: 'Publish later', exact: true }).and(page.locator(':focus')).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Publish later', exact: true }).waitFor();
    expect(await page.getByText('Will be published').count()).toBe(0);
  });

  it('that could not be published while it is open says why after the next save', async () => {
    const page = await begun(backOffice, 'Too late');
    await field(page, 'Introduction').fill('Sun.');
    await isSaved(page);
    await press(page, 'Publish later');
    await page.getByLabel('Publish at').fill('2030-07-01T09:00');
    await press(page, 'Schedule');
    await page.getByText('Will be published on 1 Jul 2030, 09:00 EDT', { exact: true }).waitFor();
    // As the clock does it with an article that is not complete.
    await execute(
      site.app.databaseUrl,
      `UPDATE blog_draft SET publish_at = NULL, publish_problem = 'topic is missing' WHERE id = '${draftIn(page)}'`,
    );
    await field(page, 'Subtitle').fill('Typed since');
    await page.getByText('It was not published on time').waitFor();
    await page.getByText('topic is missing.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish later', exact: true }).waitFor();
    expect(await page.getByText('Will be published on 1 Jul 2030, 09:00 EDT', { exact: true }).count()).toBe(0);
  });

  it('that is published while it is open says so, and further typing changes the article', async () => {
    const page = await begun(backOffice, 'On time');
    const id = draftIn(page);
    // As the clock does it within a minute.
    await execute(
      site.app.databaseUrl,
      `INSERT INTO blog (file_name, title, topic, content, draft_id) VALUES ('on-time', 'On time', 'On time', 'Sun.', '${id}')`,
    );
    await execute(site.app.databaseUrl, `DELETE FROM blog_draft WHERE id = '${id}'`);
    await field(page, 'Subtitle').fill('Typed since');
    await page.getByText(/^Published on \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d E[SD]T, as scheduled$/).waitFor();
    expect(await page.getByRole('link', { name: '/on-time', exact: true }).getAttribute('href')).toBe('/on-time');
    expect(await publishButtons(page).count()).toBe(0);
    await isSaved(page);
    await field(page, 'Cost').fill('$3');
    await isSaved(page);
    await page.getByRole('link', { name: 'Continue with the published article' }).click();
    await page.getByText('Unpublished changes', { exact: true }).waitFor();
    expect([await field(page, 'Subtitle').inputValue(), await field(page, 'Cost').inputValue()]).toEqual(['Typed since', '$3']);
    await page.goto(`${EDITOR}?draft=${id}`);
    await page.getByText(/^Published on \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d E[SD]T, as scheduled$/).waitFor();
  });
});

describe('the preview of a draft', () => {
  it('is the page as readers see it, in a new tab; without a session it shows the login, and it is gone with the draft', async () => {
    const page = await begun(backOffice, 'Behind the gate');
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Preview page, in a new tab' }).click()]);
    await tab.getByRole('heading', { level: 1, name: 'Behind the gate' }).waitFor();
    await tab.getByText('5 min read').waitFor();
    await tab.close();

    const path = `/blog-preview/${draftIn(page)}`;
    const visitor = await site.visitor();
    const complaints = consoleErrorsOf(visitor);
    expect((await visitor.goto(path))?.status()).toBe(401);
    expect(await visitor.getByText('Behind the gate').count()).toBe(0);
    await logIn(visitor, site.app.password);
    await visitor.getByRole('heading', { level: 1, name: 'Behind the gate' }).waitFor();
    await execute(site.app.databaseUrl, 'DELETE FROM blog_draft');
    expect((await visitor.reload())?.status()).toBe(404);
    await visitor.getByRole('heading', { level: 1, name: '404 - Page Not Found' }).waitFor();
    expect(complaints.texts).toEqual([]);
  });
});
