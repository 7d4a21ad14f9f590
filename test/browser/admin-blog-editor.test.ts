import type { Page, Route } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import {
  accessibilityProblemsOf,
  consoleErrorsOf,
  BackOffice,
  endSessions,
  fieldsRenderedByKeyIn,
  logIn,
  shownToast,
} from '../support/back-office.js';
import { execute } from '../support/database.js';
import { itInLong } from '../support/extent.js';
import { send } from '../support/http.js';
import { overflowOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { addStep, begun, EDITOR, field, isSaved, press, preview, publishButtons, show, step, stepTitles } from './blog-editor.fixture.js';
import { HOSTILE } from './blogs.fixture.js';

const PHONE = { width: 390, height: 844 };

let site: Site;
const backOffice = new BackOffice(() => site);

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
});

beforeEach(async () => {
  await backOffice.emptyScreen();
  for (const table of ['blog', 'blog_draft']) await execute(site.app.databaseUrl, `TRUNCATE ${table} CASCADE`);
});

afterEach(() => backOffice.leave());

afterAll(() => site?.close());

const focused = (page: Page) => page.evaluate<string>('document.activeElement.id');

describe('a new blog', () => {
  it('is in the section Home Guide by default, and can be published from the lower button', async () => {
    const page = await begun(backOffice, 'Bottom button');
    await field(page, 'Introduction').fill('Short.');
    await publishButtons(page).last().click();
    await shownToast(page, 'Blog Published!');
    await expectSoon(() => addressIn(page), '/blog-management');
    expect(JSON.parse((await send(site.app, '/api/blogs/bottom-button')).text)).toMatchObject({ section: 'Home Guide', content: 'Short.' });
  });

  it('has steps that can be added, moved, removed and restored, and are numbered', async () => {
    const page = await backOffice.at(EDITOR);
    await page.getByText('No steps yet.').waitFor();
    for (const title of ['One', 'Two', 'Three']) await addStep(page, title);
    await expectSoon(() => focused(page), 'step-2-title');
    await press(page, 'Move step 3 up');
    expect(await stepTitles(page)).toEqual(['One', 'Three', 'Two']);
    await expectSoon(() => focused(page), 'step-1-up');
    await page.getByText('Step 3 is now step 2.').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expectSoon(() => stepTitles(page), ['Three', 'One', 'Two']);
    expect(await page.getByRole('button', { name: 'Move step 1 up' }).isDisabled()).toBe(true);
    await expectSoon(() => focused(page), 'step-0-down');
    await press(page, 'Remove step 2');
    expect(await stepTitles(page)).toEqual(['Three', 'Two']);
    await page.getByText('Removed step 2: One').waitFor();
    expect(await page.getByRole('heading', { name: /^Step \d$/ }).allTextContents()).toEqual(['Step 1', 'Step 2']);
    await expectSoon(() => preview(page).locator('.guide-steps h3').allTextContents(), ['Three', 'Two']);
    await press(page, 'Undo');
    expect(await stepTitles(page)).toEqual(['Three', 'One', 'Two']);
    await expectSoon(() => preview(page).locator('.guide-number').allTextContents(), ['1', '2', '3']);
  });

  it('can also be edited as one text of 25 rows: both stay in step', async () => {
    const page = await backOffice.at(EDITOR);
    await show(page, 'Text');
    const text = field(page, 'Content');
    expect(await text.getAttribute('rows')).toBe('25');
    await text.fill('## Tools\n- Wrench\n\nStep 1: Off\nSlowly.\nTip: Wait.\n\n## Why It Drips\nWear.');
    expect(await field(page, 'Tools').inputValue()).toBe('Wrench');
    expect(await stepTitles(page)).toEqual(['Off']);
    expect(await field(step(page, 1), 'Tips').inputValue()).toBe('Wait.');
    expect(await field(page, 'Heading').inputValue()).toBe('Why It Drips');
    await field(page, 'Tools').fill('Wrench\nRag');
    expect(await text.inputValue()).toContain('- Wrench\n- Rag');
    expect(await text.inputValue()).toContain('## Why It Drips\n\nWear.');
    await press(page, 'Remove the part Why It Drips');
    expect(await text.inputValue()).not.toContain('Why It Drips');
  });

  it('renders only the edited field again', async () => {
    const page = await backOffice.at(EDITOR);
    for (const title of ['One', 'Two']) await addStep(page, title);
    await field(page, 'Conclusion').fill('The end.');
    await press(page, 'Add a part with a heading');
    await isSaved(page);
    await preview(page).getByText('The end.').waitFor();
    const drawnByKeyIn = (id: string) => fieldsRenderedByKeyIn(page, page.locator(`#${id}`));
    for (const id of [
      'title',
      'heroImage',
      'tools',
      'introduction',
      'step-1-title',
      'step-0-text',
      'step-0-tips',
      'part-0-heading',
      'difficulty',
    ])
      expect(await drawnByKeyIn(id)).toEqual([id]);
    // The whole text depends on its parts, and they on it.
    await show(page, 'Text');
    expect(await drawnByKeyIn('step-1-time')).toEqual(['step-1-time', 'content']);
    expect(await drawnByKeyIn('content')).toEqual(['conclusion', 'content']);
  });

  it('names the reasons why it cannot be published, shows the server’s answer, and keeps everything typed', async () => {
    const page = await backOffice.at(EDITOR);
    await field(page, 'Title').first().fill('Kept');
    await publishButtons(page).first().click();
    await shownToast(page, 'Error');
    const summary = page.getByRole('alert').filter({ hasText: 'Some fields need fixing' });
    await summary.getByRole('link', { name: /^Topic/ }).click();
    await expectSoon(() => focused(page), 'topic');
    expect(await field(page, 'Topic').getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await summary.getByRole('link', { name: /^Content/ }).click();
    await expectSoon(() => focused(page), 'content');
    await field(page, 'Topic').fill('Now it has one');
    expect(await summary.getByRole('listitem').allTextContents()).toEqual(['Content must not be empty']);
    await field(page, 'Introduction').fill('And a text.');
    await expectSoon(() => summary.count(), 0);
    await page.route('**/api/publish-blog', (route) => route.abort());
    await publishButtons(page).first().click();
    await shownToast(page, 'Failed to publish blog. Please try again.');
    await page.unroute('**/api/publish-blog');
    // Nothing else is to be refused before it is.
    await isSaved(page);
    await endSessions(site, page);
    await publishButtons(page).first().click();
    await logIn(page, site.app.password);
    expect(await field(page, 'Title').first().inputValue()).toBe('Kept');
    await publishButtons(page).first().click();
    await shownToast(page, 'Blog Published!');
  });

  it('cannot be continued while it is being published', async () => {
    const page = await begun(backOffice, 'Squeaky hinge');
    await show(page, 'Text');
    const held: Route[] = [];
    await page.route('**/api/publish-blog', (route) => void held.push(route));
    await field(page, 'Introduction').fill('Sent.');
    await publishButtons(page).first().click();
    await expectSoon(() => held.length, 1);
    const areDisabled = async () => [
      await field(page, 'Topic').isDisabled(),
      await field(page, 'Content').isDisabled(),
      await field(page, 'Introduction').getAttribute('aria-disabled'),
    ];
    await expectSoon(areDisabled, [true, true, 'true']);
    await held[0]!.abort();
    await shownToast(page, 'Failed to publish blog. Please try again.');
    await expectSoon(areDisabled, [false, false, 'false']);
    expect(await field(page, 'Introduction').innerText()).toBe('Sent.');
  });

  it('fits a phone, with one pane at a time', async () => {
    const page = await backOffice.at(EDITOR, PHONE);
    await field(page, 'Topic').fill(`A ${'long '.repeat(40)}${'word'.repeat(40)}`);
    await field(page, 'Title').first().fill('x'.repeat(300));
    for (let count = 1; count <= 3; count += 1) await addStep(page, `${'y'.repeat(120)} ${count}`);
    await isSaved(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await show(page, 'Preview');
    await preview(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await field(page, 'Topic').count()).toBe(0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await show(page, 'Text');
    await field(page, 'Content').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    // A picture within a line is shown as it is typed, in one long word.
    await field(page, 'Content').fill(`## How it works\n\nSee ![it](/media/${'a'.repeat(80)}.webp) here.\n\n> Said by somebody`);
    await show(page, 'Fields');
    const quotation = page.locator('.rich-text blockquote');
    await quotation.waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const leftOf = async (part: typeof quotation) => (await part.boundingBox())!.x;
    expect((await leftOf(quotation)) - (await leftOf(page.locator('.rich-text').filter({ has: page.locator('blockquote') })))).toBeLessThan(
      20,
    );
  });
});

describe('any typed text', () => {
  it('is rendered, and never executed', async () => {
    const page = await backOffice.at(EDITOR);
    const complaints = consoleErrorsOf(page);
    await field(page, 'Topic').fill('<img src=x onerror="window.hacked=1">');
    await field(page, 'Title').first().fill('<script>window.hacked=2</script>');
    await field(page, 'Keywords').fill('"><script>window.hacked=3</script>');
    await page.getByRole('group', { name: 'Hero image' }).getByRole('textbox').fill('javascript:window.hacked=4');
    await show(page, 'Text');
    await field(page, 'Content').fill(HOSTILE);
    await show(page, 'Preview');
    const shown = preview(page);
    await shown.getByRole('heading', { level: 1, name: '<script>window.hacked=2</script>' }).waitFor();
    await shown.getByText('Press').first().waitFor();
    expect(
      await shown
        .locator('main, #page')
        .locator('script, iframe, style, [onclick], [onerror], [onload], [href^="javascript:"], [href^="data:"], [src^="javascript:"]')
        .count(),
    ).toBe(0);
    expect(
      await page.evaluate(
        `[window.hacked, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow.hacked)].filter(Boolean)`,
      ),
    ).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  itInLong('may be 200,000 characters long', async () => {
    const page = await backOffice.at(EDITOR);
    await field(page, 'Topic').fill('All there is to say');
    await show(page, 'Text');
    const whole = `${`**Wrench** and [tap](https://example.com), ${'again and '.repeat(45)}again.\n\n`.repeat(390)}## Conclusion\n\nThe very end.`;
    // As a paste does: what Playwright types, the browser itself takes long for.
    await page.evaluate(`(() => {
      const box = document.getElementById('content');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(box, ${JSON.stringify(whole)});
      box.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await expectSoon(() => field(page, 'Conclusion').innerText(), 'The very end.');
    await show(page, 'Preview');
    await preview(page).getByText('The very end.').waitFor();
    await publishButtons(page).first().click();
    await shownToast(page, 'Blog Published!');
    expect((await send(site.app, '/all-there-is-to-say')).text).toContain('The very end.</p>');
  });
});

/** Sets the clock of its page, which nobody can use after it. */
describe('a new blog that is published while its author opens another screen', () => {
  it('does not navigate back to the list', async () => {
    const page = await begun(backOffice, 'On my way');
    await field(page, 'Introduction').fill('Short.');
    await page.clock.install({ time: new Date() });
    await page.clock.pauseAt(Date.now() + 60_000);
    await publishButtons(page).first().click();
    await shownToast(page, 'Blog Published!');
    // As the router leaves it while the next screen loads.
    await page.evaluate(`history.pushState(null, '', '/settings')`);
    await page.clock.runFor(2_100);
    expect(addressIn(page)).toBe('/settings');
    await backOffice.close();
  });
});

/** Sets the clock of its page as well: the last of all. */
describe('a new blog from the first word to its publication', () => {
  it('is written beside a preview, published, and in the list two seconds later', async () => {
    await post(
      site.app,
      '/api/settings',
      { homeJobsSections: [{ name: 'Doors', description: 'Hinges and locks.' }] },
      await signIn(site.app),
    );
    const page = await backOffice.at(EDITOR);
    const complaints = consoleErrorsOf(page);
    expect(await publishButtons(page).count()).toBe(2);
    await field(page, 'Topic').fill('Mend a squeaky hinge');
    await field(page, 'Title').first().fill('Mend a Squeaky Hinge');
    await field(page, 'Subtitle').fill('Ten minutes and a drop of oil');
    await page.getByRole('combobox', { name: 'Section' }).click();
    await page.getByTitle('Doors', { exact: true }).click();
    await field(page, 'Time').first().fill('10 minutes');
    await field(page, 'Cost').fill('$5');
    await page.getByRole('combobox', { name: 'Difficulty' }).fill('Easy');
    await field(page, 'Keywords').fill('hinge, door ,, oil,squeak');
    await page.getByRole('group', { name: 'Hero image' }).locator('input[type=file]').setInputFiles('test/fixtures/house.png');
    await shownToast(page, 'Image Uploaded');
    await field(page, 'Disclaimer').pressSequentially('Mind your **fingers**.');
    await field(page, 'Tools').fill('Screwdriver\nRag');
    await field(page, 'Parts and materials').fill('Oil');
    await field(page, 'Before you call').fill('Count the hinges.');
    await addStep(page, 'Lift the pin');
    await field(step(page, 1), 'Time').fill('5 minutes');
    await field(step(page, 1), 'What to do').fill('Tap it from below.');
    await field(step(page, 1), 'Tips').fill('Close the door first.\nHold a rag below it.');
    await field(page, 'When to call a professional').pressSequentially('- The frame is loose.');
    await field(page, 'Conclusion').fill('Silence.');
    const shown = preview(page);
    await shown.getByRole('heading', { level: 1, name: 'Mend a Squeaky Hinge' }).waitFor();
    await shown.getByText('Silence.').waitFor();
    for (const text of [
      'Ten minutes and a drop of oil',
      '5 min read',
      'Expert Guide',
      'Safety First',
      'Screwdriver',
      'Oil',
      'Count the hinges.',
      'Tap it from below.',
      'Hold a rag below it.',
      'The frame is loose.',
    ]) {
      expect([text, await shown.getByText(text, { exact: true }).count()]).toEqual([text, 1]);
    }
    expect(await shown.locator('strong').allTextContents()).toEqual(['fingers']);
    expect(await shown.locator('.guide-hero img').getAttribute('src')).toMatch(/^\/media\//);
    await isSaved(page);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await page.clock.install({ time: new Date() });
    await page.clock.pauseAt(Date.now() + 60_000);
    await publishButtons(page).first().click();
    await shownToast(page, 'Blog Published!');
    await page.getByText('Your blog is live at /mend-a-squeaky-hinge').waitFor();
    await page.clock.runFor(1_900);
    expect(new URL(page.url()).pathname).toBe(EDITOR);
    await page.clock.runFor(200);
    await expectSoon(() => addressIn(page), '/blog-management');
    await page.getByRole('link', { name: 'Mend a Squeaky Hinge', exact: true }).waitFor();
    const { text } = await send(site.app, '/api/blogs/mend-a-squeaky-hinge');
    expect(JSON.parse(text)).toMatchObject({
      topic: 'Mend a squeaky hinge',
      section: 'Doors',
      keywords: ['hinge', 'door', 'oil', 'squeak'],
      time: '10 minutes',
      cost: '$5',
      difficulty: 'Easy',
    });
    expect((await send(site.app, '/section/doors')).text).toContain('href="/mend-a-squeaky-hinge"');
    await page.clock.resume();
    await page.getByRole('link', { name: 'Create New Blog', exact: true }).click();
    await field(page, 'Topic').waitFor();
    expect((await get(site.app, '/api/admin/blog-drafts', await signIn(site.app))).body).toMatchObject({ items: [] });
    await expectSoon(() => page.getByRole('heading', { name: 'Drafts' }).count(), 0);
    expect(complaints.texts).toEqual([]);
    await backOffice.close();
  });
});
