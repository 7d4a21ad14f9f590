import type { Page } from 'playwright-core';
import { post, signIn } from '../support/api.js';
import { accessibilityProblemsOf, consoleErrorsOf, BackOffice, shownToast } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { overflowOf } from '../support/page-checks.js';
import { expectSoon, openSite, type Site } from '../support/site.js';
import { addStep, EDITOR, field, preview, press, show, step } from './blog-editor.fixture.js';

const PHONE = { width: 390, height: 844 };
const WORD = `<html><body><!--StartFragment--><h1 style="color:red">Fix a tap</h1>
<p class=MsoNormal onclick="alert(1)">Be <b>careful</b>, <span style="font-style:italic">always</span>.<script>window.hacked=1</script></p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>First</p>
<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o&nbsp;</span>Inside</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Second</p>
<p><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D">Where</a> and <a href="javascript:alert(1)">not</a></p>
<table><tr><td>Wrench</td><td>$10</td></tr></table><p>&nbsp;</p><img src="file:///C:/tap.png"></body></html>`;

/** With a comment, tracked changes, a footnote, a table of contents, a table with lines in its cells, and a list that goes on after a picture. */
const REVIEWED = `<html><body><!--StartFragment--><p><a href="#_Toc1">Contents</a></p>
<p>Close the valve<span class=MsoCommentReference><span><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[AB1]</a></span></span>.</p>
<p>It costs <del cite="mailto:Ann" datetime="2026-01-01T10:00">$500</del><ins cite="mailto:Ann" datetime="2026-01-01T10:00">$50</ins>.<a href="#_ftn1" name="_ftnref1">[1]</a></p>
<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.&nbsp;</span>Open</p><p>A while later:</p>
<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.&nbsp;</span>Close</p>
<table><tr><td><ul><li>Wrench</li><li>Cloth</li></ul></td><td><p>$10</p><p>or less</p></td><td>a<br>b</td></tr></table>
<div style="mso-element:comment-list"><hr><div style="mso-element:comment"><p class=MsoCommentText>Ann: ask Bob first</p></div></div></body></html>`;
const entryOfWordOnline = (list: string, level: number, text: string) =>
  `<div class="ListContainerWrapper"><${list}><li data-aria-level="${level}"><p><span>${text}</span></p></li></${list.slice(0, 2)}></div>`;
const WORD_ONLINE = [
  entryOfWordOnline('ul', 1, 'First'),
  entryOfWordOnline('ul', 2, 'Inside'),
  entryOfWordOnline('ul', 1, 'Second'),
  '<p>Then</p>',
  entryOfWordOnline('ol', 1, 'Open'),
  entryOfWordOnline('ol start="2"', 1, 'Close'),
].join('');

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

const tools = (page: Page, name = 'Introduction') => page.getByRole('toolbar', { name: `Format: ${name}`, exact: true });
const source = (page: Page) => field(page, 'Content').inputValue();

/** The editor hears of a moved cursor a moment after the browser has moved it: sooner than people type, later than a test does. */
const taken = (page: Page) => page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');

/** As a browser does on Ctrl+V. */
const paste = (page: Page, id: string, html: string) =>
  page.evaluate(`(() => {
    const data = new DataTransfer();
    data.setData('text/html', ${JSON.stringify(html)});
    document.getElementById('${id}').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  })()`);

describe('a part of an article', () => {
  it('is edited with buttons and shortcuts, and stored as the specified Markdown', async () => {
    const page = await backOffice.at(EDITOR);
    const complaints = consoleErrorsOf(page);
    await show(page, 'Text');
    const introduction = field(page, 'Introduction');
    await introduction.click();
    await page.keyboard.type('Turn it ');
    await page.keyboard.press('Control+b');
    expect(await tools(page).getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.type('off');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(', see here');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await taken(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Link to' }).fill('not an address');
    await page.keyboard.press('Enter');
    await page.getByText('This is not an address.').waitFor();
    await page.getByRole('textbox', { name: 'Link to' }).fill('example.com/tap');
    await page.keyboard.press('Enter');
    await expectSoon(() => source(page), 'Turn it **off**, see [here](https://example.com/tap)');
    await introduction.press('End');
    await taken(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Why');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Wear');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Frost');
    await expectSoon(() => source(page), 'Turn it **off**, see [here](https://example.com/tap)\n\n### Why\n\n- Wear\n- Frost');
    await page.keyboard.press('Alt+ArrowUp');
    await expectSoon(async () => (await source(page)).endsWith('- Wear\n- Frost\n\n### Why'), true);
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expectSoon(() => page.evaluate('document.activeElement.getAttribute("aria-label")'), 'Undo typing');
    await page.keyboard.press('Enter');
    await expectSoon(async () => (await source(page)).endsWith('### Why\n\n- Wear\n- Frost'), true);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('accepts the supported parts of a pasted document, and names the others', async () => {
    const page = await backOffice.at(EDITOR);
    const complaints = consoleErrorsOf(page);
    await show(page, 'Text');
    await field(page, 'Introduction').click();
    await paste(page, 'introduction', WORD);
    await page.getByText('A picture was left out.').waitFor();
    await expectSoon(
      () => source(page),
      '### Fix a tap\n\nBe **careful**, *always*.\n\n- First\n  - Inside\n- Second\n\n[Where](https://example.com/a) and not\n\nWrench – $10',
    );
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    // The browser refuses handlers already when it reads what was copied.
    expect(complaints.texts.filter((text) => !text.startsWith('Executing inline event handler'))).toEqual([]);
  });

  it.each([
    [
      'a document that somebody has reviewed: without comments, deleted words and links to places of the document',
      REVIEWED,
      'Contents\n\nClose the valve.\n\nIt costs $50.\\[1\\]\n\n1. Open\n\nA while later:\n\n2. Close\n\nWrench Cloth – $10 or less – a b',
    ],
    ['lists of Word for the web', WORD_ONLINE, '- First\n  - Inside\n- Second\n\nThen\n\n1. Open\n2. Close'],
  ])('accepts %s', async (_, html, text) => {
    const page = await backOffice.at(EDITOR);
    await show(page, 'Text');
    await field(page, 'Introduction').click();
    await paste(page, 'introduction', html);
    await expectSoon(() => source(page), text);
  });

  it('has pictures with a description and a caption, also in steps, which the keyboard can move', async () => {
    const page = await backOffice.at(EDITOR, PHONE);
    await addStep(page, 'Open it');
    const todo = field(step(page, 1), 'What to do');
    await todo.click();
    await page.keyboard.type('Lift the lid.');
    await step(page, 1).getByLabel('Pictures for What to do').setInputFiles('test/fixtures/house.png');
    const shows = page.getByRole('textbox', { name: 'What the picture shows' });
    await shows.waitFor();
    await page.getByText('Describe it in a few words').waitFor();
    await expectSoon(() => page.evaluate('document.activeElement?.dataset.picture'), 'alt');
    await page.keyboard.type('The open lid');
    await page.getByRole('textbox', { name: 'Caption' }).fill('It lifts "up"');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(page, 'Move up');
    await show(page, 'Text');
    expect(await source(page)).toMatch(
      /Step 1: Open it\n\n!\[The open lid\]\(\/media\/[\w-]+\.webp "It lifts \\"up\\""\)\n\nLift the lid\.$/,
    );
    await show(page, 'Preview');
    await preview(page).locator('figure').getByText('It lifts "up"').waitFor();
    expect(await preview(page).locator('figure img').getAttribute('alt')).toBe('The open lid');
  });

  it('can be edited as source, and is unchanged after it was opened and saved', async () => {
    const content = 'One * two\n* a\n* b\n\n## Tools\n* Wrench\n\n\nStep 1: Off\n| a | b |\n| - | - |\n\n## Why\nBecause.  \nYes';
    const cookie = await signIn(site.app);
    await post(site.app, '/api/publish-blog', { topic: 'As it was', content }, cookie);
    const page = await backOffice.at('/blog-management?edit=as-it-was');
    await field(page, 'Subtitle').fill('New');
    await field(page, 'Introduction').click();
    await page.getByRole('radiogroup', { name: 'How to write texts' }).getByText('Source', { exact: true }).click();
    expect(await field(page, 'Introduction').inputValue()).toBe('One * two\n* a\n* b');
    expect(await tools(page).count()).toBe(0);
    await page.reload();
    expect(await field(page, 'Introduction').inputValue()).toBe('One * two\n* a\n* b');
    await page.getByRole('radiogroup', { name: 'How to write texts' }).getByText('Write', { exact: true }).click();
    await field(page, 'Subtitle').fill('New');
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await shownToast(page, 'Blog updated successfully');
    expect(JSON.parse((await send(site.app, '/api/blogs/as-it-was')).text)).toMatchObject({ subtitle: 'New', content });
  });
});
