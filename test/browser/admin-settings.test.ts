import type { Page, Route } from 'playwright-core';
import { PAGE_SETTINGS, settingsOfTab } from '../../src/shared/settings/page-settings.js';
import { get, post, signIn } from '../support/api.js';
import { changeSettings } from '../support/settings.js';
import {
  allAnswered,
  consoleErrorsOf,
  BackOffice,
  fieldsRenderedByKeyIn,
  openBackOffice,
  shownToast,
  toasts,
} from '../support/back-office.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { coveredIn, painted, layoutShiftOf, overflowOf, systemColoursOf, violationsOf } from '../support/page-checks.js';
import { expectSoon, openSite, type Site } from '../support/site.js';

/** Wide enough for the navigation, and too narrow for a preview: it is drawn where it is looked at. */
const WITHOUT_PREVIEW = { width: 1150, height: 900 };
const PHONE = { width: 390, height: 800 };

let site: Site;
const backOffice = new BackOffice(() => site);

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
});

/** Each test begins with the defaults, whatever the others saved. */
beforeEach(() => changeSettings(site.app, {}));

afterAll(() => site?.close());

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const barriers = (page: Page) => violationsOf(page, ['serious', 'critical']);
const title = (page: Page) => page.getByLabel('Title of the home page', { exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="The page as it would be"]');
/** How long a message with this title stands, which comes from now on. */
const millisecondsOf = (page: Page, title: string) =>
  page.evaluate<number>(`new Promise((resolve) => {
    let since;
    new MutationObserver(() => {
      const isThere = [...document.querySelectorAll('.ant-notification-notice')].some(({ textContent }) => textContent.includes('${title}'));
      if (isThere) since ??= performance.now();
      else if (since !== undefined) resolve(performance.now() - since);
    }).observe(document.body, { childList: true, subtree: true });
  })`);
const settings = async () => (await get(site.app, '/api/settings')).body;
const stored = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`);
const change = async (body: object) => post(site.app, '/api/settings', body, await signIn(site.app));

describe('the editor of the home page', () => {
  it('shows a preview of the page, saves, and confirms it for three seconds; axe finds nothing serious', async () => {
    const page = await backOffice.at('/settings');
    const complaints = consoleErrorsOf(page);
    await page.evaluate(`addEventListener('homewright-settings-changed', () => (window.heard = true), { once: true })`);
    await title(page).fill('Who can fix my');
    await preview(page).getByRole('heading', { level: 1 }).filter({ hasText: 'Who can fix my' }).waitFor();
    await page.getByLabel('Rotating services').fill('Roofer, , Plumber ,');
    await page.getByLabel('Examples in the search box').fill('A roof in Guelph\n\nA tap in Ottawa');
    const refused: string[] = [];
    page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
    const previewed = page.waitForResponse('**/api/admin/preview');
    await page.getByRole('button', { name: 'Add a step' }).click();
    await previewed;
    expect([refused, await page.getByText('The preview is paused').count()]).toEqual([[], 0]);
    await page.getByLabel('Title', { exact: true }).fill('Ask your neighbour');
    await preview(page).getByText('Ask your neighbour').waitFor();
    expect((await send(site.app, '/')).text).not.toContain('Ask your neighbour');

    const stood = millisecondsOf(page, 'Settings Saved!');
    await save(page).click();
    await shownToast(page, 'Settings Saved!');
    expect(await settings()).toMatchObject({
      heroTitle: 'Who can fix my',
      rotatingServices: ['Roofer', 'Plumber'],
      searchPlaceholders: ['A roof in Guelph', 'A tap in Ottawa'],
      customSteps: [{ title: 'Ask your neighbour', icon: 'Home', color: 'blue' }],
    });
    expect(await page.evaluate('window.heard')).toBe(true);
    expect(JSON.parse((await stored(page, 'homewright-settings'))!)).toMatchObject({ heroTitle: 'Who can fix my' });
    await expectSoon(async () => (await send(site.app, '/')).text.includes('Ask your neighbour'), true);
    expect(await stood).toBeGreaterThan(2_000);
    expect(await page.getByText('All saved').isVisible()).toBe(true);
    // The button is disabled now.
    await page.getByText('All saved').and(page.locator(':focus')).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('renders only the edited field again', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.getByText('Not saved yet').waitFor();
    for (const id of ['heroTitle', 'customSteps_0_title', 'searchPlaceholders', 'backgroundImage'])
      expect(await fieldsRenderedByKeyIn(page, page.locator(`#${id}`))).toEqual([id]);
  });

  it('leaves the focus where it was used when the only step or a picture is removed, and forgets the error of a refused file', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.getByRole('button', { name: 'Remove step 1' }).press('Enter');
    await page.getByRole('button', { name: 'Add a step' }).and(page.locator(':focus')).waitFor();
    const field = page.getByRole('group', { name: 'Background picture' });
    await field.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('No picture') });
    await field.getByRole('alert').waitFor();
    await field.getByRole('textbox').fill('https://pictures.example/a.png');
    expect(await field.getByRole('alert').count()).toBe(0);
    await field.getByRole('button', { name: 'Remove' }).press('Enter');
    await field.getByRole('textbox').and(page.locator(':focus')).waitFor();
  });

  it('sorts and removes steps', async () => {
    await change({ customSteps: ['First', 'Second', 'Third'].map((name) => ({ id: name, title: name })) });
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    await page.getByRole('button', { name: 'Move step 2 up' }).click();
    await page.getByRole('button', { name: 'Move step 1 down' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Move step 3 up' }).click();
    await page.getByRole('button', { name: 'Remove step 1' }).click();
    // The next step moves up.
    await page.getByRole('button', { name: 'Remove step 1' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('radiogroup', { name: 'Which figures' }).waitFor();
    await save(page).click();
    await shownToast(page, 'Settings Saved!');
    expect((await settings()).customSteps).toMatchObject([{ id: 'Third', title: 'Third' }, { id: 'Second' }]);
  });

  it('does not move while the figures above it are read again', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    const link = (name: string) => page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name });
    await page.getByRole('heading', { name: 'What is broken' }).waitFor();
    const top = async () => (await title(page).boundingBox())?.y;
    const before = await top();
    await link('History').click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const overview = '**/api/admin/overview*';
    await page.route(overview, async (route) => {
      await held;
      await route.continue();
    });
    await link('Pages').click();
    await title(page).waitFor();
    const early = await top();
    const answered = page.waitForResponse(overview);
    release();
    await answered;
    expect(early).toBe(before);
    expect(await top()).toBe(before);
    await page.unroute(overview);
  });

  it('asks before leaving changes, and keeps them as a draft', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    await title(page).fill('Not saved');
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'History' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await title(page).inputValue()).toBe('Not saved');
    await expectSoon(async () => (await stored(page, 'homewright-draft-home')) !== null, true);
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'History' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Pages' }).click();
    await page.getByText('There are unsaved changes from').waitFor();
    expect(await title(page).inputValue()).not.toBe('Not saved');
    await page.getByRole('button', { name: 'Restore them' }).click();
    await expectSoon(() => title(page).inputValue(), 'Not saved');
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await expectSoon(async () => (await title(page).inputValue()) === 'Not saved', false);
    await expectSoon(() => stored(page, 'homewright-draft-home'), null);
  });

  it('keeps an earlier draft until it is restored or discarded, also when other changes are taken back or saved', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    const numbers = page.getByLabel('Title of the numbers', { exact: true });
    const note = page.getByText('There are unsaved changes from');
    await title(page).fill('Of yesterday');
    await expectSoon(async () => (await stored(page, 'homewright-draft-home'))?.includes('Of yesterday'), true);
    await page.reload();
    await note.waitFor();
    await numbers.fill('Of an hour ago');
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'History' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByText('Restore or discard that draft first').waitFor();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await expectSoon(async () => (await numbers.inputValue()) === 'Of an hour ago', false);
    await numbers.fill('Of today');
    await save(page).click();
    await shownToast(page, 'Settings Saved!');
    await allAnswered(page);
    await numbers.fill('Of tomorrow');
    expect(await note.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Restore them' }).click();
    await expectSoon(() => title(page).inputValue(), 'Of yesterday');
    expect(await numbers.inputValue()).toBe('Of tomorrow');
    await expectSoon(async () => (await stored(page, 'homewright-draft-home'))?.includes('Of tomorrow'), true);
    await save(page).click();
    await expectSoon(() => stored(page, 'homewright-draft-home'), null);
    expect(await settings()).toMatchObject({ heroTitle: 'Of yesterday', statsTitle: 'Of tomorrow' });
  });

  it('forgets the draft of a change that was taken back by hand', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    const before = await title(page).inputValue();
    await title(page).fill(`${before}x`);
    await expectSoon(async () => (await stored(page, 'homewright-draft-home')) !== null, true);
    await title(page).fill(before);
    await expectSoon(() => stored(page, 'homewright-draft-home'), null);
  });

  it('stores a draft in the browser when the database is unavailable, and says so', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    await page.route('**/api/settings', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await title(page).fill('Kept here');
    await save(page).click();
    expect((await shownToast(page, 'Settings Saved Locally')).words).toContain('Changes may not persist across devices.');
    expect(JSON.parse((await stored(page, 'homewright-settings'))!)).toMatchObject({ heroTitle: 'Kept here' });
    expect(await title(page).inputValue()).toBe('Kept here');
    await expectSoon(async () => (await stored(page, 'homewright-draft-home')) !== null, true);
    await page.reload();
    await page.getByRole('button', { name: 'Restore them' }).click();
    await expectSoon(() => title(page).inputValue(), 'Kept here');
  });

  it('has its buttons below a message on a phone', async () => {
    const page = await backOffice.at('/settings', PHONE);
    await page.route('**/api/settings', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await title(page).fill('Not covered');
    await save(page).click();
    await shownToast(page, 'Settings Saved Locally');
    const message = await toasts(page).boundingBox();
    const button = await save(page).boundingBox();
    expect(message!.y + message!.height).toBeLessThanOrEqual(button!.y);
  });

  it('keeps what is typed during a save, in the form and as a draft', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    const held: Route[] = [];
    await page.route('**/api/settings', (route) => (route.request().method() === 'POST' ? void held.push(route) : route.fallback()));
    await title(page).fill('Sent');
    await save(page).click();
    await expectSoon(() => held.length, 1);
    await title(page).fill('Typed meanwhile');
    await held[0]!.continue();
    await shownToast(page, 'Settings Saved!');
    expect([(await settings()).heroTitle, await title(page).inputValue()]).toEqual(['Sent', 'Typed meanwhile']);
    await expectSoon(async () => (await stored(page, 'homewright-draft-home'))?.includes('Typed meanwhile'), true);
    await page.unroute('**/api/settings');
    await expectSoon(() => save(page).isEnabled(), true);
    await save(page).click();
    await expectSoon(async () => (await settings()).heroTitle, 'Typed meanwhile');
  });

  it('does not overwrite another admin’s save without a confirmation', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    await title(page).fill('Mine');
    await change({ heroTitle: 'Theirs', statsTitle: 'Theirs as well' });
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else has saved these settings' });
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    expect(await settings()).toMatchObject({ heroTitle: 'Theirs' });
    await save(page).click();
    await dialog.getByRole('button', { name: 'Save mine over theirs' }).click();
    await shownToast(page, 'Settings Saved!');
    expect(await settings()).toMatchObject({ heroTitle: 'Mine', statsTitle: 'Theirs as well' });

    await title(page).fill('Mine again');
    await allAnswered(page);
    await change({ heroTitle: 'Theirs again' });
    await save(page).click();
    await dialog.getByRole('button', { name: 'Reload theirs' }).click();
    await expectSoon(() => title(page).inputValue(), 'Theirs again');
    expect(await settings()).toMatchObject({ heroTitle: 'Theirs again' });

    await title(page).fill('Mine of yesterday');
    await expectSoon(async () => (await stored(page, 'homewright-draft-home'))?.includes('Mine of yesterday'), true);
    await change({ heroTitle: 'Theirs of today' });
    await page.reload();
    await page.getByRole('button', { name: 'Restore them' }).click();
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    expect(await title(page).inputValue()).toBe('Mine of yesterday');
    await save(page).click();
    await dialog.getByRole('button', { name: 'Reload theirs' }).click();
    await expectSoon(() => title(page).inputValue(), 'Theirs of today');
    expect(await settings()).toMatchObject({ heroTitle: 'Theirs of today' });

    // What was saved since is another setting.
    await title(page).fill('Mine of today');
    await expectSoon(async () => (await stored(page, 'homewright-draft-home'))?.includes('Mine of today'), true);
    await change({ heroTitle: 'Theirs of today', statsTitle: 'Theirs of tomorrow' });
    await page.reload();
    await page.getByRole('button', { name: 'Restore them' }).click();
    await save(page).click();
    await shownToast(page, 'Settings Saved!');
    expect(await settings()).toMatchObject({ heroTitle: 'Mine of today', statsTitle: 'Theirs of tomorrow' });
    await expectSoon(() => stored(page, 'homewright-draft-home'), null);
  });

  it('keeps what was typed while the other admin’s version cannot be loaded', async () => {
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    await title(page).fill('Mine');
    await expectSoon(async () => (await stored(page, 'homewright-draft-home'))?.includes('Mine'), true);
    await change({ heroTitle: 'Theirs' });
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else has saved these settings' });
    await page.route('**/api/settings', (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()));
    for (const name of ['Reload theirs', 'Save mine over theirs']) {
      await dialog.getByRole('button', { name }).click();
      await shownToast(page, 'Their settings could not be loaded');
      expect([await title(page).inputValue(), (await settings()).heroTitle]).toEqual(['Mine', 'Theirs']);
    }
    expect(await stored(page, 'homewright-draft-home')).toContain('Mine');
    await page.unroute('**/api/settings');
    await dialog.getByRole('button', { name: 'Save mine over theirs' }).click();
    await shownToast(page, 'Settings Saved!');
    expect((await settings()).heroTitle).toBe('Mine');
  });

  it('marks errors, shows the replacement of a colour with low contrast, and warns about placeholder figures', async () => {
    await change({ stat1Value: '10,000+' });
    const page = await backOffice.at('/settings', WITHOUT_PREVIEW);
    await page.getByText('These figures are placeholders: replace them with your own').waitFor();
    await page.getByLabel('Accent colour', { exact: true }).fill('#FFEE00');
    await page.getByText('Its contrast on white would be 1.2 to 1').waitFor();
    await page.getByLabel('Accent colour', { exact: true }).fill('yellowish');
    await save(page).click();
    await page.getByText('This must be a colour such as #607D8B.').waitFor();
    await page.getByText('Not saved: please fix these').waitFor();
    expect(await page.getByLabel('Accent colour', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    // With the browser's own picker, which every keyboard can use.
    const picker = page.getByLabel('Pick: Accent colour');
    await page.getByLabel('Accent colour', { exact: true }).focus();
    await page.keyboard.press('Shift+Tab');
    await picker.and(page.locator(':focus')).waitFor();
    await picker.fill('#0a7a4b');
    expect(await page.getByLabel('Accent colour', { exact: true }).inputValue()).toBe('#0A7A4B');
    for (const [name, value] of [
      ['First number', '12'],
      ['Second number', ''],
      ['Third number', ''],
      ['Fourth number', ''],
    ] as const)
      await page.getByLabel(name).fill(value);
    await save(page).click();
    await page.getByText('These figures are placeholders').waitFor({ state: 'detached' });
    await expectSoon(async () => (await send(site.app, '/')).text.includes('--accent:#0a7a4b'), true);
    expect((await send(site.app, '/')).text).not.toContain('15,000+');
  });

  it('with forced colours shows the current, selected and switched-on states, and the colours of the site', async () => {
    const page = await openBackOffice(site, '/settings', { forcedColors: 'active' });
    await title(page).waitFor();
    const looks = (selector: string) => systemColoursOf(page, selector, 'color, backgroundColor');
    for (const chosen of ['nav a[aria-current]', '.ant-segmented-item-selected', '.ant-switch-checked'])
      expect([chosen, ...(await looks(chosen))]).toEqual([chosen, 'HighlightText on Highlight']);
    expect(await looks('.ant-segmented-item:not(.ant-segmented-item-selected)')).not.toEqual(['HighlightText on Highlight']);
    expect(await systemColoursOf(page, '.colour-swatch', 'backgroundColor')).toEqual(['rgb(96, 125, 139)']);
  });

  it('keeps the focused field visible, also in a low window', async () => {
    const page = await backOffice.at('/settings', PHONE);
    await title(page).waitFor();
    for (const height of [844, 300]) {
      await page.setViewportSize({ width: 390, height });
      expect([height, await coveredIn(page, 'main input:not([type=file]), main textarea', '.save-bar, .admin-header')]).toEqual([
        height,
        [],
      ]);
    }
  });

  it('fits a phone, like the others, also with text at 200 %, and axe finds nothing serious', async () => {
    const page = await backOffice.at('/settings', PHONE);
    await title(page).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    const others = [
      ['/settings?page=search', page.getByLabel('Title of the results page', { exact: true })],
      ['/settings?page=home-jobs', page.getByRole('button', { name: 'Add a section' })],
    ] as const;
    for (const [address, part] of others) {
      await backOffice.at(address, PHONE);
      await part.waitFor();
      expect(await overflowOf(page)).toBe(0);
    }
    const heading = (await page.getByRole('heading', { name: 'Sections of the home jobs guide' }).boundingBox())!;
    expect((await others[1][1].boundingBox())!.x - heading.x - heading.width).toBeGreaterThanOrEqual(12);
    for (const address of ['/settings', '/settings/submissions', '/settings/listings', '/settings/trades', '/referral-admin']) {
      await backOffice.at(address, PHONE);
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
      expect([address, await overflowOf(page)]).toEqual([address, 0]);
      await page.evaluate(`document.documentElement.style.fontSize = ''`);
    }
  });
});

it.each(['home', 'search'] as const)('each setting of the tab %s has a control, which a link to it opens', async (tab) => {
  const names = settingsOfTab(tab);
  const page = await backOffice.at(`/settings?page=${tab}`, WITHOUT_PREVIEW);
  await page.locator('.editor-form .settings-group').first().waitFor();
  const missing = await page.evaluate<string[]>(`${JSON.stringify(names)}.filter((name) => !document.getElementById(name))`);
  expect(missing).toEqual([]);
  for (const name of names.filter((each) => PAGE_SETTINGS[each].kind === 'steps' || each === names.at(-1))) {
    const linked = await backOffice.at(`/settings?page=${tab}#setting-${name}`, WITHOUT_PREVIEW);
    await expectSoon(() => linked.evaluate<string | undefined>('document.activeElement?.id'), name);
  }
});

describe('the editor of the results page', () => {
  it('uploads pictures, and shows them in place; axe finds nothing serious', async () => {
    const page = await backOffice.at('/settings?page=search');
    const complaints = consoleErrorsOf(page);
    const picture = page.getByRole('group', { name: 'Picture for plumbers' });
    await picture
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    expect((await shownToast(page, 'Invalid File')).words).toContain('Please select an image file (JPG, PNG, etc.)');
    const photo = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    for (const [name, buffer, said] of [
      ['empty.jpg', Buffer.alloc(0), 'This file is empty'],
      // Of no kind that the browser knows.
      ['IMG_0001.HEIC', photo, 'save or export it as a JPEG'],
    ] as const) {
      await picture
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: name.endsWith('jpg') ? 'image/jpeg' : 'application/octet-stream', buffer });
      await picture.getByRole('alert').filter({ hasText: said }).waitFor();
    }
    await picture.locator('input[type=file]').setInputFiles('test/fixtures/house.png');
    await shownToast(page, 'Image Uploaded');
    await page.getByLabel('About plumbers').fill('Pipes, and what runs in them.');
    await preview(page).getByText('Pipes, and what runs in them.').waitFor();
    await save(page).click();
    await shownToast(page, 'Search Results settings saved to database successfully!');
    const { plumberImage } = (await settings()) as { plumberImage: string };
    expect(plumberImage).toMatch(/^\/media\/[0-9a-f]{32}-\d+x\d+\.webp$/);
    expect((await send(site.app, plumberImage)).status).toBe(200);
    await expectSoon(async () => (await send(site.app, '/search?industry=Plumber')).text.includes(`src="${plumberImage}"`), true);
    expect(await barriers(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('has its own message when the database is unavailable', async () => {
    const page = await backOffice.at('/settings?page=search', WITHOUT_PREVIEW);
    await page.route('**/api/settings', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await page.getByLabel('Title of the results page', { exact: true }).fill('Find them');
    await save(page).click();
    await shownToast(page, `Settings saved locally but couldn't sync to database.`);
    expect(JSON.parse((await stored(page, 'search-results-settings'))!)).toMatchObject({ searchPageTitle: 'Find them' });
  });
});

describe('the editor of the home jobs guide', () => {
  it('adds, changes, sorts and removes sections; axe finds nothing serious', async () => {
    const page = await backOffice.at('/settings?page=home-jobs');
    const names = () => page.locator('.section-list strong').allTextContents();
    for (const name of ['Roof & Gutters', 'Garden']) {
      await page.getByRole('button', { name: 'Add a section' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a section' });
      expect(await dialog.getByRole('button', { name: 'Add section' }).isDisabled()).toBe(true);
      await dialog.getByLabel('Name', { exact: true }).fill(name);
      await dialog.getByRole('button', { name: 'Add section' }).click();
      await shownToast(page, 'Section Added!');
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Add a section' }).and(page.locator(':focus')).waitFor();
    }
    await expectSoon(names, ['Roof & Gutters', 'Garden']);
    await preview(page).getByRole('heading', { name: 'Roof & Gutters' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Move Garden up' }).click();
    await expectSoon(names, ['Garden', 'Roof & Gutters']);
    await page.getByRole('button', { name: 'Move Garden down' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Edit Garden' }).click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Yard');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectSoon(names, ['Yard', 'Roof & Gutters']);
    expect((await settings()).homeJobsSections).toMatchObject([
      { id: 'garden', name: 'Yard' },
      { id: 'roof-gutters', icon: 'Home', color: 'blue' },
    ]);
    await page.getByRole('button', { name: 'Remove Yard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectSoon(names, ['Roof & Gutters']);
    const idsStored = async () =>
      (JSON.parse((await stored(page, 'home-jobs-guide-settings'))!) as { homeJobsSections: { id: string }[] }).homeJobsSections.map(
        ({ id }) => id,
      );
    await expectSoon(idsStored, ['roof-gutters']);
  });

  it('accepts one section after the other, even if the settings reload slowly', async () => {
    const page = await backOffice.at('/settings?page=home-jobs', WITHOUT_PREVIEW);
    await page.getByText('No sections of your own yet').waitFor();
    const held: Route[] = [];
    await page.route('**/api/settings', (route) => (route.request().method() === 'GET' ? void held.push(route) : route.fallback()));
    for (const name of ['Roof', 'Garden']) {
      await page.getByRole('button', { name: 'Add a section' }).click();
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
      await page.getByRole('dialog').getByRole('button', { name: 'Add section' }).click();
      await shownToast(page, 'Section Added!');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await expectSoon(() => page.locator('.section-list strong').allTextContents(), ['Roof', 'Garden']);
    for (const route of held) await route.continue();
    expect((await settings()).homeJobsSections).toMatchObject([{ name: 'Roof' }, { name: 'Garden' }]);
  });

  it('changes the section that was opened, not the one that another admin has put in its place', async () => {
    await change({ homeJobsSections: [{ name: 'Roofing' }, { name: 'Garden' }] });
    const theirs = (await settings()).homeJobsSections as { id: string }[];
    const page = await backOffice.at('/settings?page=home-jobs', WITHOUT_PREVIEW);
    const names = () => page.locator('.section-list strong').allTextContents();
    const dialog = page.getByRole('dialog', { name: 'Edit the section' });
    const name = dialog.getByLabel('Name', { exact: true });
    await page.getByRole('button', { name: 'Edit Roofing' }).click();
    await name.fill('Roofs');
    await change({ homeJobsSections: theirs.toReversed() });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await shownToast(page, 'Not saved: someone else changed the settings');
    await expectSoon(names, ['Garden', 'Roofing']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await shownToast(page, 'Settings Saved!');
    expect((await settings()).homeJobsSections).toMatchObject([
      { id: 'garden', name: 'Garden' },
      { id: 'roofing', name: 'Roofs' },
    ]);

    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Edit Roofs' }).click();
    await name.fill('Roofs and gutters');
    await change({ homeJobsSections: theirs.filter(({ id }) => id === 'garden') });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await shownToast(page, 'Not saved: someone else changed the settings');
    await expectSoon(names, ['Garden']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'someone else has removed this section' }).waitFor();
    expect([await name.inputValue(), await names()]).toEqual(['Roofs and gutters', ['Garden']]);
    expect((await settings()).homeJobsSections).toMatchObject([{ name: 'Garden' }]);
  });

  it('keeps another admin’s edits of the same section, and asks before it replaces one', async () => {
    await change({ homeJobsSections: [{ name: 'Fences', description: 'Posts' }] });
    const [section] = (await settings()).homeJobsSections as object[];
    const page = await backOffice.at('/settings?page=home-jobs', WITHOUT_PREVIEW);
    const dialog = page.getByRole('dialog', { name: 'Edit the section' });
    const description = dialog.getByLabel('Description', { exact: true });
    const saveAgain = () => dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Edit Fences' }).click();
    await description.fill('Posts and gates');
    await change({ homeJobsSections: [{ ...section, name: 'Fences and decks', description: 'Boards' }] });
    await saveAgain();
    await shownToast(page, 'Not saved: someone else changed the settings');
    await expectSoon(() => page.locator('.section-list strong').allTextContents(), ['Fences and decks']);
    await saveAgain();
    await dialog.getByRole('alert').filter({ hasText: 'Theirs: Description “Boards”' }).waitFor();
    expect((await settings()).homeJobsSections).toMatchObject([{ name: 'Fences and decks', description: 'Boards' }]);
    await saveAgain();
    await shownToast(page, 'Settings Saved!');
    expect((await settings()).homeJobsSections).toMatchObject([{ name: 'Fences and decks', description: 'Posts and gates' }]);
  });

  it('says when another admin’s save was faster than the choice of the reading time', async () => {
    const page = await backOffice.at('/settings?page=home-jobs', WITHOUT_PREVIEW);
    const times = page.getByRole('radiogroup', { name: 'Reading time of articles' });
    await times.waitFor();
    await change({ heroTitle: 'Theirs' });
    await times.getByRole('radio', { checked: false }).first().click();
    await shownToast(page, 'Not saved: someone else changed the settings');
    await page.route('**/api/settings', (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()));
    await change({ heroTitle: 'Theirs again' });
    await times.getByRole('radio', { checked: false }).first().click();
    const { words } = await shownToast(page, 'Not saved: someone else changed the settings');
    expect(words).not.toContain('Their version is now shown');
  });

  it('keeps a refused section open with the reason', async () => {
    const page = await backOffice.at('/settings?page=home-jobs', WITHOUT_PREVIEW);
    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Plumbing');
    await page.getByRole('dialog').getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'is the name of another section' }).waitFor();
  });

  it('shows the last five articles', async () => {
    await execute(site.app.databaseUrl, 'TRUNCATE blog CASCADE');
    const page = await backOffice.at('/settings?page=home-jobs', WITHOUT_PREVIEW);
    await page.getByText('No articles yet').waitFor();
    for (let day = 1; day <= 6; day += 1) {
      await execute(
        site.app.databaseUrl,
        `INSERT INTO blog (file_name, title, topic, content, created_at) VALUES ($1, $2, $2, 'Text', $3)`,
        [`article-${day}`, `Article ${day}`, `2026-10-0${day}T12:00:00Z`],
      );
    }
    await backOffice.at('/settings?page=home-jobs', WITHOUT_PREVIEW);
    await expectSoon(
      () => page.locator('.recent-blogs li > a').allTextContents(),
      ['Article 6', 'Article 5', 'Article 4', 'Article 3', 'Article 2'],
    );
  });
});

it.each([390, 1280])('nothing moves when the overview above the editor is loaded late (%d px wide)', async (width) => {
  const page = await openBackOffice(site, '/settings?page=more', { viewport: { width, height: 844 } });
  await page.route(/\/api\/admin\/overview/, async (route) => {
    await title(page).waitFor({ state: 'attached' });
    // Drawn as well, where it is to be seen.
    await painted(page);
    await route.continue();
  });
  await page.goto('/settings');
  await page.getByText('The whole overview').waitFor();
  expect(await layoutShiftOf(page)).toBeLessThan(0.1);
  await page.close();
});
