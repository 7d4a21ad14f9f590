import type { Page } from 'playwright-core';
import { addressIn, cardNames, cardOf, expectSoon, openSite, type Site } from '../support/site.js';
import { MANY, NORTHGATE, NORTHGATE_PATH, QUIET, SPARKWELL, WARM } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(MANY);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const marks = (page: Page) => pages(page).getByRole('listitem').allTextContents();
const top = async (page: Page, title: string) => Math.round((await cardOf(page, title).boundingBox())!.y);

describe('a card', () => {
  const badges = (page: Page, title: string) =>
    cardOf(page, title).getByRole('list', { name: 'Badges' }).getByRole('listitem').allTextContents();
  const stars = async (page: Page, title: string) => {
    const drawn = cardOf(page, title).getByRole('img', { name: /^Rated/ });
    return [
      await drawn.getAttribute('aria-label'),
      await drawn.evaluate((element) => (globalThis as unknown as Styles).getComputedStyle(element).getPropertyValue('--stars')),
    ];
  };

  it('has its position in the chosen order, which is in the address; it shows its badges, red for featured, and full and half stars from .5 on', async () => {
    const page = await site.open('/search');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    const first = async () => (await cardNames(page))[0];
    expect(await sort.getByRole('option').allTextContents()).toEqual([
      'Featured first',
      'Highest rating',
      'Lowest rating',
      'Most reviews',
      'Name, A to Z',
    ]);
    expect(await first()).toBe(NORTHGATE.title);
    expect([await badges(page, NORTHGATE.title), await badges(page, SPARKWELL.title)]).toEqual([
      ['Featured', 'Verified', 'Licensed'],
      ['Verified'],
    ]);
    expect(await stars(page, NORTHGATE.title)).toEqual(['Rated 4.5 out of 5', '4.5']);
    expect(await stars(page, SPARKWELL.title)).toEqual(['Rated 4.9 out of 5', '4.5']);
    const border = (title: string) =>
      cardOf(page, title).evaluate((card) => String((globalThis as unknown as Styles).getComputedStyle(card).borderTopColor));
    expect(await border(SPARKWELL.title)).not.toBe(await border(NORTHGATE.title));
    const [red = 0, green = 0, blue = 0] = (await border(NORTHGATE.title)).match(/[\d.]+/g)!.map(Number);
    expect(red).toBeGreaterThan(green * 1.5);
    expect(red).toBeGreaterThan(blue * 1.5);

    for (const [order, name] of [
      ['rating_desc', SPARKWELL.title],
      ['reviews_desc', 'Garden Crew 007'],
      ['name_asc', 'Garden Crew 001'],
      ['rating_asc', WARM.title],
    ] as const) {
      await sort.selectOption(order);
      await expectSoon(first, name);
      expect(addressIn(page)).toBe(`/search?sortBy=${order}`);
    }
    expect(await badges(page, WARM.title)).toEqual(['Licensed']);
    expect(await stars(page, WARM.title)).toEqual(['Rated 2.4 out of 5', '2']);
    await sort.selectOption('featured');
    await expectSoon(first, NORTHGATE.title);
    expect(addressIn(page)).toBe('/search');
  });

  it('is in a list at first, and in a grid on request; it opens the page of the business, and returning keeps the position', async () => {
    const page = await site.open('/search');
    const list = page.getByRole('button', { name: 'List view' });
    const grid = page.getByRole('button', { name: 'Grid view' });
    expect(await list.getAttribute('aria-pressed')).toBe('true');
    expect(await top(page, SPARKWELL.title)).toBeGreaterThan(await top(page, NORTHGATE.title));
    await grid.click();
    await expectSoon(() => grid.getAttribute('aria-pressed'), 'true');
    expect(await list.getAttribute('aria-pressed')).toBe('false');
    expect(await top(page, SPARKWELL.title)).toBe(await top(page, NORTHGATE.title));
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('Plumber');
    await expectSoon(() => cardNames(page), [NORTHGATE.title, QUIET.title]);
    expect(await top(page, QUIET.title)).toBe(await top(page, NORTHGATE.title));
    await list.click();
    await expectSoon(() => list.getAttribute('aria-pressed'), 'true');
    expect(await top(page, QUIET.title)).toBeGreaterThan(await top(page, NORTHGATE.title));

    expect(await badges(page, QUIET.title)).toEqual([]);
    await cardOf(page, QUIET.title).getByText('No ratings yet').waitFor();
    await cardOf(page, NORTHGATE.title).getByRole('link', { name: NORTHGATE.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: NORTHGATE.title }).waitFor();
    expect(addressIn(page)).toBe('/business/northgate-plumbing-guelph');
    await page.goBack();
    await expectSoon(() => cardNames(page), [NORTHGATE.title, QUIET.title]);
  });
});

it('on paper a card has its number, and the page of a business has its name in full width', async () => {
  const page = await site.open('/search', { javaScriptEnabled: false });
  const call = cardOf(page, NORTHGATE.title).getByRole('link', { name: /^Call / });
  const number = () => call.evaluate((link) => (globalThis as unknown as Styles).getComputedStyle(link, '::after').content);
  expect(await number()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await number()).toBe('"(519) 555-0142"');
  for (const part of ['.search-box', '.search-filters', '.toolbar', '.cards .keep', '.cards .card-why', '.cards .icon-button:not(.keep)'])
    expect(await page.locator(part).first().isVisible()).toBe(false);
  await page.setViewportSize({ width: 800, height: 1000 });
  const right = async (of: typeof call) => of.boundingBox().then((box) => box!.x + box!.width);
  expect(await right(call)).toBeLessThan((await right(cardOf(page, NORTHGATE.title))) - 10);
  await page.goto(NORTHGATE_PATH);
  const width = async (selector: string) => (await page.locator(selector).boundingBox())!.width;
  expect(await width('.business-head > div:last-child')).toBeGreaterThan((await width('.business-head')) - 50);
});

describe('pages', () => {
  it('change by a click, and begin at the top of the results for sight and keyboard; beyond seven some are left out', async () => {
    const page = await site.open('/search');
    const first = await cardNames(page);
    expect(first).toHaveLength(20);
    expect(await marks(page)).toEqual(['1', '2', '3', '4', '5', '...', '9']);
    expect(await pages(page).getByRole('link', { name: 'Previous' }).count()).toBe(0);

    await pages(page).getByRole('link', { name: 'Page 5' }).click();
    await expectSoon(() => marks(page), ['1', '...', '4', '5', '6', '...', '9']);
    expect(addressIn(page)).toBe('/search?page=5');
    await expectSoon(() => page.evaluate('document.activeElement.textContent'), 'Results');
    await page.getByRole('article').first().waitFor();
    const { y } = (await page.getByRole('article').first().boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(400);
    const fifth = await cardNames(page);
    expect(fifth).toHaveLength(20);
    expect(fifth.filter((name) => first.includes(name))).toEqual([]);
    expect(await pages(page).getByRole('link', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page');

    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expectSoon(() => marks(page), ['1', '...', '6', '7', '8', '9']);
    await pages(page).getByRole('link', { name: 'Page 9' }).click();
    await expectSoon(async () => (await cardNames(page)).length, MANY.length - 160);
    expect(await pages(page).getByRole('link', { name: 'Next' }).count()).toBe(0);
    await pages(page).getByRole('link', { name: 'Previous' }).click();
    await expectSoon(() => addressIn(page), '/search?page=8');
    await page.goBack();
    await expectSoon(() => addressIn(page), '/search?page=9');
  });

  it('are all listed up to seven, keep filters and order, and are missing if one is enough', async () => {
    const page = await site.open('/search?industry=Landscaper&sortBy=name_asc');
    expect(await marks(page)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    await pages(page).getByRole('link', { name: 'Page 7' }).click();
    await expectSoon(() => addressIn(page), '/search?industry=Landscaper&sortBy=name_asc&page=7');
    await expectSoon(async () => (await cardNames(page)).at(-1), 'Garden Crew 130');
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('Painter');
    await expectSoon(() => marks(page), ['1', '2']);
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('Plumber');
    await expectSoon(() => cardNames(page), [NORTHGATE.title, QUIET.title]);
    expect(await pages(page).count()).toBe(0);
  });
});

interface Styles {
  getComputedStyle(element: unknown, part?: string): { borderTopColor: string; content: string; getPropertyValue(name: string): string };
}
