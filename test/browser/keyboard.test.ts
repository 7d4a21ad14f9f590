import type { Locator, Page } from 'playwright-core';
import { addressIn, waitForHydration, cardNames, expectSoon, openSite, type Site } from '../support/site.js';
import { FEW, NORTHGATE, NORTHGATE_PATH, QUIET, SPARKWELL, WARM } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const focused = (page: Page, what: string) => page.evaluate<string | null>(`document.activeElement.${what}`);

const tip = (page: Page, words: string) => page.locator('.tooltip').getByText(words, { exact: true });

async function skipPastHeader(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Skip to the content' });
  const outside = (await link.boundingBox())!;
  expect(outside.y + outside.height).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await expectSoon(() => focused(page, 'textContent'), 'Skip to the content');
  await expectSoon(async () => (await link.boundingBox())!.y >= 0, true);
  await page.keyboard.press('Enter');
  await expectSoon(() => focused(page, 'id'), 'main');
  await page.keyboard.press('Tab');
  await expectSoon(() => page.evaluate(`document.querySelector('main').contains(document.activeElement)`), true);
}

describe('with the keyboard', () => {
  it.each([NORTHGATE_PATH, '/nowhere'])('the first focus on %s is a link past the header', async (path) => {
    await skipPastHeader(await site.open(path));
  });

  it('the first focus on /search is a link past the header; tooltips open; a search is made, opened and left; disabled actions are skipped', async () => {
    const page = await site.open('/search');
    await skipPastHeader(page);

    await page.getByRole('link', { name: `Call ${NORTHGATE.title} at (519) 555-0142` }).focus();
    await page.keyboard.press('Tab');
    await tip(page, 'Chat on WhatsApp').waitFor();
    await page.keyboard.press('Tab');
    await tip(page, 'Show on a map').waitFor();
    expect(await tip(page, 'Chat on WhatsApp').count()).toBe(0);
    await page.getByRole('button', { name: `Shortlist: ${NORTHGATE.title}` }).focus();
    await tip(page, 'Shortlist').waitFor();

    await page.getByLabel('What do you need?').focus();
    await page.keyboard.type('sparkwell');
    await expectSoon(() => cardNames(page), [SPARKWELL.title]);
    const link = page.getByRole('link', { name: SPARKWELL.title, exact: true });
    for (let tabs = 0; tabs < 40 && (await focused(page, 'textContent')) !== SPARKWELL.title; tabs += 1) await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => (element as unknown as { matches(selector: string): boolean }).matches(':focus-visible'))).toBe(
      true,
    );
    expect(await page.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).not.toBe('none');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: SPARKWELL.title }).waitFor();
    await expectSoon(() => focused(page, 'id'), 'main');
    expect(await page.evaluate('scrollY')).toBe(0);

    await page.goBack();
    await page.getByLabel('What do you need?').fill('quiet');
    await expectSoon(() => cardNames(page), [QUIET.title]);
    await page.getByRole('link', { name: 'Quiet Pipes', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expectSoon(() => focused(page, 'textContent'), 'Why here?');
    await page.keyboard.press('Enter');
    await page.getByText('Its name has “quiet”').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectSoon(() => focused(page, `getAttribute('aria-label')`), 'Send an email: Quiet Pipes');
  });
});

it('a tooltip opens when the pointer has rested for 700 ms, not when it passes, and at once if it moves on within 300 ms', async () => {
  const page = await site.visitor();
  const action = (label: string) => page.getByRole('link', { name: `${label}: ${NORTHGATE.title}` });
  const gone = (label: string) => tip(page, label).waitFor({ state: 'detached' });
  // This visitor has a fake clock; the code of tooltips is loaded.
  await page.clock.install();
  await page.goto('/search');
  await waitForHydration(page);
  await action('Show on a map').hover();
  await tip(page, 'Show on a map').waitFor();
  await page.mouse.move(2, 2);
  await gone('Show on a map');
  await page.clock.pauseAt(Date.now() + 60_000);

  await action('Chat on WhatsApp').hover();
  await page.clock.runFor(699);
  expect(await tip(page, 'Chat on WhatsApp').count()).toBe(0);
  await page.clock.runFor(1);
  await tip(page, 'Chat on WhatsApp').waitFor();
  await page.keyboard.press('Escape');
  await gone('Chat on WhatsApp');

  await page.mouse.move(2, 2);
  await page.clock.runFor(10_000);
  await action('Chat on WhatsApp').hover();
  await page.clock.runFor(500);
  await page.mouse.move(2, 2);
  await page.clock.runFor(2_000);
  expect(await tip(page, 'Chat on WhatsApp').count()).toBe(0);

  const open = async (label: string, after: number) => {
    await action(label).hover();
    await page.clock.runFor(after);
    await tip(page, label).waitFor();
    await page.mouse.move(2, 2);
    await gone(label);
  };
  await open('Chat on WhatsApp', 700);
  await page.clock.runFor(299);
  await open('Send an email', 1);
  // Who comes later waits again.
  await page.clock.runFor(300);
  await action('Visit the website').hover();
  await page.clock.runFor(699);
  expect(await tip(page, 'Visit the website').count()).toBe(0);
});

it('the focus stays in the results when the link that clears the filters disappears', async () => {
  const page = await site.open('/search?industry=Plumber&city=Toronto');
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expectSoon(() => addressIn(page), '/search');
  await expectSoon(() => focused(page, 'id'), 'results-heading');
});

describe('on a phone', () => {
  const PHONE = { viewport: { width: 390, height: 844 } };
  const button = (page: Page) => page.getByRole('button', { name: /^Filters/ });
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

  /** Of the ways to reach businesses, and of these; whatever a finger would miss. */
  async function smallIn(page: Page, count: number, more: Locator[] = []): Promise<string[]> {
    const actions = page.getByRole('list', { name: /^Contact / }).locator('a, button');
    expect(await actions.count()).toBe(count);
    const small: string[] = [];
    for (const action of [...(await actions.all()), ...more]) {
      const { width: wide, height } = (await action.boundingBox())!;
      if (wide < 44 || height < 44) small.push(`${await action.getAttribute('aria-label')}: ${wide} x ${height}`);
    }
    return small;
  }

  it('the filters are in a sheet with a focus trap, which Escape closes and returns the focus; it filters at once, counts, and closes by its buttons and by a tap outside', async () => {
    const page = await site.open('/search', PHONE);
    expect(await page.getByRole('combobox', { name: 'Trade' }).count()).toBe(0);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    const elsewhere: string[] = [];
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab');
      // Between its last and its first control the focus visits the browser's own bars: then it is on the body.
      const outside = await page.evaluate<string>(
        `document.activeElement.closest('dialog, body:focus') ? '' : document.activeElement.outerHTML`,
      );
      if (outside && !outside.startsWith('<body')) elsewhere.push(outside);
    }
    expect(elsewhere).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await expectSoon(() => focused(page, 'textContent'), 'Filters');

    await button(page).click();
    await sheet(page).getByRole('combobox', { name: 'Trade' }).selectOption('HVAC Technician');
    await sheet(page).getByRole('button', { name: 'Show 1 result' }).click();
    await sheet(page).waitFor({ state: 'detached' });
    expect(await cardNames(page)).toEqual([WARM.title]);
    expect(addressIn(page)).toBe('/search?industry=HVAC+Technician');
    expect(await button(page).textContent()).toBe('Filters1 in use');

    await button(page).click();
    await sheet(page).getByRole('link', { name: 'Clear' }).focus();
    await page.keyboard.press('Enter');
    await sheet(page)
      .getByRole('button', { name: `Show ${FEW.length} results` })
      .waitFor();
    await expectSoon(() => focused(page, 'localName'), 'h2');
    await sheet(page).getByRole('combobox', { name: 'Trade' }).selectOption('HVAC Technician');
    await sheet(page).getByRole('button', { name: 'Show 1 result' }).waitFor();
    await sheet(page).getByRole('button', { name: 'Clear all' }).focus();
    await page.keyboard.press('Enter');
    await sheet(page)
      .getByRole('button', { name: `Show ${FEW.length} results` })
      .waitFor();
    await expectSoon(() => focused(page, 'localName'), 'h2');
    await sheet(page).getByRole('button', { name: 'Close the filters' }).click();
    await sheet(page).waitFor({ state: 'detached' });
    expect(addressIn(page)).toBe('/search');

    await button(page).click();
    await sheet(page).waitFor();
    await page.mouse.click(195, 10);
    await sheet(page).waitFor({ state: 'detached' });
  });

  it('every action among the results is at least 44 px wide and high, at 390 and at 320 px', async () => {
    const page = await site.open('/search', PHONE);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await smallIn(page, 5 * FEW.length, [button(page), page.getByRole('button', { name: 'Near me' })])).toEqual([]);
    }
  });

  it('every action on the page of a business is as large; the menu opens, and closes by a tap outside, Escape or a link', async () => {
    const page = await site.open(NORTHGATE_PATH, PHONE);
    expect(await smallIn(page, 5)).toEqual([]);
    const menu = page.getByText('Menu', { exact: true });
    const link = page.getByRole('banner').getByRole('link', { name: 'Browse Services' });
    expect(await link.count()).toBe(0);
    await menu.click();
    await link.waitFor();
    await page.getByRole('heading', { level: 2 }).last().click();
    await link.waitFor({ state: 'hidden' });

    await menu.click();
    await link.waitFor();
    await link.focus();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await expectSoon(() => focused(page, 'textContent'), 'Menu');

    await menu.click();
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Find local home service professionals' }).waitFor();
    await link.waitFor({ state: 'hidden' });
  });
});
