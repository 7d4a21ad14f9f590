import type { Page } from 'playwright-core';
import type { SearchesView } from '../../src/modules/search/application/learning/admin-searches.js';
import { get, signIn } from '../support/api.js';
import { addressIn, cardNames, expectSoon, openSite, searchesOf, type Site } from '../support/site.js';
import { MANY, NORTHGATE, QUIET, SPARKWELL, WARM } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(MANY);
});

afterAll(() => site?.close());

/** A search field until it is touched, a combobox with suggestions from then on. */
const words = (page: Page) => page.getByLabel('What do you need?');
const chips = (page: Page) => page.getByRole('list', { name: 'Filters in use' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
/** It stays open once it was opened. */
const openMore = async (page: Page) => {
  if (!(await phone(page).isVisible())) await page.getByText('Company and phone').click();
};
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');
const everything = (page: Page) => page.getByText(`${MANY.length} professionals found`).waitFor();

/** Letter by letter, at once: between keys that are sent one by one, a busy machine rests for longer than somebody who has finished. */
const type = (page: Page, text: string) =>
  page.evaluate(`{
    const field = document.querySelector('input[name=query]');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const end of Array(${text.length}).keys()) {
      set.call(field, ${JSON.stringify(text)}.slice(0, end + 1));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }`);

/** Back to where a visit begins, without loading the page again. */
async function allOfThem(page: Page): Promise<void> {
  if (addressIn(page) !== '/search') await page.getByRole('banner').getByRole('link', { name: 'Browse Services' }).click();
  await everything(page);
  await expectSoon(() => words(page).inputValue(), '');
}

describe('in one visit', () => {
  let page: Page;

  beforeAll(async () => {
    page = await site.open('/search');
  });

  beforeEach(() => allOfThem(page));

  afterAll(() => site?.leave());

  describe('typing', () => {
    it('adds one history entry for each search; going back and forth restores field and results without requests for known ones', async () => {
      const searches = searchesOf(page);
      const before = Number(await page.evaluate('history.length'));
      // The first touch loads the suggestions: a busy machine may rest for longer than the keys meanwhile.
      await words(page).focus();
      await page.getByRole('combobox', { name: 'What do you need?' }).waitFor();
      await type(page, 'northgate plumb');
      await expectSoon(() => cardNames(page), [NORTHGATE.title, QUIET.title]);
      await words(page).fill('sparkwell elec');
      await expectSoon(() => cardNames(page), [SPARKWELL.title]);
      expect(await page.evaluate('history.length')).toBe(before + 2);

      await page.goBack();
      await expectSoon(() => cardNames(page), [NORTHGATE.title, QUIET.title]);
      expect(await words(page).inputValue()).toBe('northgate plumb');
      await page.goBack();
      await everything(page);
      expect(await words(page).inputValue()).toBe('');
      await page.goForward();
      await expectSoon(() => cardNames(page), [NORTHGATE.title, QUIET.title]);
      expect(addressIn(page)).toBe('/search?query=northgate+plumb');

      await words(page).fill('');
      await everything(page);
      await words(page).fill('northgate plumb');
      // Businesses with the words in the name first, then the others of the trade.
      await expectSoon(() => cardNames(page), [NORTHGATE.title, QUIET.title]);
      expect(searches.map((search) => search.get('query'))).toEqual(['northgate plumb', 'sparkwell elec']);
    });

    it('loses no key pressed while the results load', async () => {
      // At the very moment when the address changes, one more letter is typed.
      await page.evaluate(`{
        const { pushState } = history;
        history.pushState = function (...entry) {
          history.pushState = pushState;
          pushState.apply(history, entry);
          const field = document.querySelector('input[name=query]');
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'northgate');
          field.dispatchEvent(new Event('input', { bubbles: true }));
        };
      }`);
      // All at once: between keys a busy machine may rest as long as somebody who has finished.
      await words(page).fill('northgat');
      await expectSoon(() => addressIn(page), '/search?query=northgate');
      expect(await words(page).inputValue()).toBe('northgate');
      await expectSoon(() => cardNames(page), [NORTHGATE.title]);
    });
  });

  describe('each filter', () => {
    it('narrows by trade and city, and offers all of them', async () => {
      const trade = page.getByRole('combobox', { name: 'Trade' });
      const city = page.getByRole('combobox', { name: 'City' });
      expect(await trade.getByRole('option').allTextContents()).toEqual([
        'All trades',
        'Electrician',
        'HVAC Technician',
        'Landscaper',
        'Painter',
        'Plumber',
      ]);
      expect(await city.getByRole('option').allTextContents()).toEqual(['All cities', 'Guelph', 'Hamilton', 'Kitchener', 'Toronto']);
      await trade.selectOption('Plumber');
      await expectSoon(() => cardNames(page), [NORTHGATE.title, QUIET.title]);
      await page.getByRole('heading', { level: 1, name: 'Plumbers', exact: true }).waitFor();
      await city.selectOption('Toronto');
      await expectSoon(() => cardNames(page), [QUIET.title]);
      expect(addressIn(page)).toBe('/search?industry=Plumber&city=Toronto');
      await page.getByRole('heading', { level: 1, name: 'Plumbers in Toronto' }).waitFor();
      await expectSoon(() => page.title(), 'Plumbers in Toronto | Homewright');
    });

    it('narrows by rating from 0 to 5 in tenths', async () => {
      const slider = page.getByRole('slider', { name: 'Minimum rating' });
      for (const [name, value] of [
        ['min', '0'],
        ['max', '5'],
        ['step', '0.1'],
      ] as const)
        expect(await slider.getAttribute(name)).toBe(value);
      await page.getByText('Any', { exact: true }).waitFor();
      await slider.fill('4.5');
      await expectSoon(() => cardNames(page), [NORTHGATE.title, SPARKWELL.title]);
      expect(addressIn(page)).toBe('/search?minRating=4.5');
      await slider.press('ArrowRight');
      await expectSoon(() => cardNames(page), [SPARKWELL.title]);
      expect(addressIn(page)).toBe('/search?minRating=4.6');
      await page.getByText('4.6 or more', { exact: true }).waitFor();
      expect(await slider.getAttribute('aria-valuetext')).toBe('4.6 stars or more');
    });

    it('shows verified or licensed ones only', async () => {
      await page.getByRole('checkbox', { name: 'Verified' }).check();
      await expectSoon(() => cardNames(page), [NORTHGATE.title, SPARKWELL.title]);
      await page.getByRole('checkbox', { name: 'Licensed' }).check();
      await expectSoon(() => cardNames(page), [NORTHGATE.title]);
      expect(addressIn(page)).toBe('/search?verified=yes&licensed=yes');
      await page.getByRole('checkbox', { name: 'Verified' }).uncheck();
      await expectSoon(() => cardNames(page), [NORTHGATE.title, WARM.title]);
    });

    it('keeps choices that are faster than the results', async () => {
      await page.evaluate(`for (const name of ['verified', 'licensed']) document.querySelector('input[name=' + name + ']').click()`);
      await expectSoon(() => addressIn(page), '/search?verified=yes&licensed=yes');
      await expectSoon(() => cardNames(page), [NORTHGATE.title]);
      expect(await page.getByRole('checkbox', { name: 'Verified' }).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox', { name: 'Licensed' }).isChecked()).toBe(true);
    });

    it('narrows by the name of the company', async () => {
      await openMore(page);
      await page.getByRole('textbox', { name: 'Company name' }).fill('warm');
      await expectSoon(() => cardNames(page), [WARM.title]);
      expect(addressIn(page)).toBe('/search?companyName=warm');
    });

    it('adds one history entry for each edit of its field, which stays visible and focused when it is emptied', async () => {
      await openMore(page);
      const name = page.getByRole('textbox', { name: 'Company name' });
      const before = Number(await page.evaluate('history.length'));
      for (const typed of ['warm', 'warm r', '', 'spark']) {
        await name.fill(typed);
        await expectSoon(() => addressIn(page), typed ? `/search?companyName=${typed.replace(' ', '+')}` : '/search');
        await expectSoon(() => chips(page).count(), typed ? 1 : 0);
        await expectSoon(() => page.evaluate('document.activeElement.name'), 'companyName');
      }
      expect(await page.evaluate('history.length')).toBe(before + 1);
      await phone(page).focus();
      await name.fill('warm');
      await expectSoon(() => addressIn(page), '/search?companyName=warm');
      expect(await page.evaluate('history.length')).toBe(before + 2);
      await page.goBack();
      await expectSoon(() => cardNames(page), [SPARKWELL.title]);
    });

    it('formats a postal code while it is typed', async () => {
      await openMore(page);
      const field = page.getByRole('textbox', { name: 'Postal code' });
      await field.pressSequentially('l8');
      expect(await field.inputValue()).toBe('L8');
      await field.pressSequentially('p-1a');
      expect(await field.inputValue()).toBe('L8P 1A');
      await field.pressSequentially('1zz');
      expect(await field.inputValue()).toBe('L8P 1A1');
      await expectSoon(() => cardNames(page), [WARM.title]);
      await expectSoon(() => addressIn(page), '/search?postCode=L8P+1A1');
    });
  });

  it('a link that is followed right after Enter wins, and empties the field', async () => {
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expectSoon(() => addressIn(page), '/search?page=3');
    await words(page).focus();
    await page.evaluate(`{
      const field = document.querySelector('input[name=query]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'crew');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector('form.filter-form, #filters').requestSubmit();
      document.querySelector('header a[href="/search"]').click();
    }`);
    await expectSoon(() => addressIn(page), '/search');
    await everything(page);
    await expectSoon(() => words(page).inputValue(), '');
  });

  it('all filters combine, and the order stays', async () => {
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('Plumber');
    await page.getByRole('combobox', { name: 'City' }).selectOption('Guelph');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name_asc');
    await expectSoon(() => addressIn(page), '/search?industry=Plumber&city=Guelph&sortBy=name_asc');
    await chips(page).waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expectSoon(() => addressIn(page), '/search?sortBy=name_asc');
    await everything(page);
    await chips(page).waitFor({ state: 'detached' });
  });

  describe('a change on a later page', () => {
    it.each([
      ['of a filter', () => page.getByRole('combobox', { name: 'Trade' }).selectOption('Landscaper'), '/search?industry=Landscaper'],
      ['of a word', () => words(page).fill('crew'), '/search?query=crew'],
      ['of a chosen box', () => page.getByRole('checkbox', { name: 'Verified' }).check(), '/search?verified=yes'],
      ['of the order', () => page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z'), '/search?sortBy=name_asc'],
    ])('%s resets to the first page', async (_, change, address) => {
      await page.getByRole('link', { name: 'Page 3' }).click();
      await expectSoon(() => addressIn(page), '/search?page=3');
      await change();
      await expectSoon(() => addressIn(page), address);
    });
  });
});

describe('in a visit of its own', () => {
  afterEach(() => site?.leave());

  it('an address that asks for exactly these words stays as it is, also on the way back', async () => {
    const address = '/search?query=northgate&literal=1';
    const page = await site.open(address);
    const before = Number(await page.evaluate('history.length'));
    await page.getByRole('link', { name: NORTHGATE.title, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: NORTHGATE.title }).waitFor();
    await page.goBack();
    await expectSoon(() => cardNames(page), [NORTHGATE.title]);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: NORTHGATE.title }).waitFor();
    await page.goBack();
    await expectSoon(() => cardNames(page), [NORTHGATE.title]);
    expect([addressIn(page), Number(await page.evaluate('history.length')) - before]).toEqual([address, 1]);
  });

  it('typing searches 300 ms after the last key, or at once with Enter; a phone number needs three digits, and the page says so', async () => {
    // This visitor has a fake clock.
    const page = await site.visitor();
    await page.clock.install();
    await page.goto('/search');
    await page.getByRole('button', { name: 'Near me' }).hover();
    await page.waitForLoadState('networkidle');
    const stop = (minutes: number) => page.clock.pauseAt(Date.now() + minutes * 60_000);
    await stop(1);
    const searches = searchesOf(page);
    await words(page).fill('nort');
    await page.clock.runFor(299);
    await words(page).fill('northgate');
    await page.clock.runFor(299);
    expect(addressIn(page)).toBe('/search');
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await expectSoon(() => addressIn(page), '/search?query=northgate');
    await page.clock.resume();
    await expectSoon(() => cardNames(page), [NORTHGATE.title]);
    expect(searches.map((search) => search.get('query'))).toEqual(['northgate']);

    await stop(10);
    await words(page).fill('  sparkwell ');
    await words(page).press('Enter');
    await expectSoon(() => addressIn(page), '/search?query=sparkwell');
    await page.clock.resume();
    await expectSoon(() => cardNames(page), [SPARKWELL.title]);

    await allOfThem(page);
    await stop(20);
    searches.length = 0;
    await openMore(page);
    await phone(page).fill('(90');
    await page.getByText('Type at least three digits.').waitFor();
    expect(await phone(page).getAttribute('aria-invalid')).toBe('true');
    await page.clock.runFor(2_000);
    expect(searches).toEqual([]);
    expect(addressIn(page)).toBe('/search');
    await phone(page).fill('(905');
    await page.getByText('Any part of it, three digits or more.').waitFor();
    await page.clock.runFor(300);
    await page.clock.resume();
    await expectSoon(() => cardNames(page), [WARM.title]);
  });

  it('a filter that is changed right before the sheet of filters closes applies', async () => {
    const page = await site.open('/search', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.waitFor();
    // In one step: a busy machine may rest for longer than somebody who types.
    await page.evaluate(`{
      const rating = document.querySelector('dialog input[name=minRating]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(rating, '4');
      rating.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector('dialog').close();
    }`);
    await sheet.waitFor({ state: 'detached' });
    await expectSoon(() => addressIn(page), '/search?minRating=4');
  });

  it('the final text is counted as a search, and no partial word', async () => {
    // This visitor has a fake clock: a busy machine may rest for longer than somebody who types.
    const page = await site.visitor();
    await page.clock.install();
    await page.goto('/search');
    await page.getByRole('button', { name: 'Near me' }).hover();
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const query of ['zyx', 'zyxwv', 'zyxwv+plumb']) {
      await words(page).fill(query.replace('+', ' '));
      await page.clock.runFor(600);
      await expectSoon(() => addressIn(page), `/search?query=${query}`);
    }
    await page.clock.resume();
    const admin = await signIn(site.app);
    await expectSoon(async () => {
      const { body } = await get<SearchesView>(site.app, '/api/admin/searches?q=zyx', admin);
      return body.items.map(({ query, searches }) => [query, searches]);
    }, [['zyxwv plumb', 1]]);
  });

  it('what was typed and chosen before hydration is kept', async () => {
    const page = await site.visitor();
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/entry-client/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/search', { waitUntil: 'commit' });
    await page.getByRole('checkbox', { name: 'Verified' }).check();
    await words(page).fill('north');
    release();
    await expectSoon(() => addressIn(page), '/search?query=north&verified=yes');
    await expectSoon(() => cardNames(page), [NORTHGATE.title]);
  });

  it('the beginning of the results is visible after each change of a filter on a phone, however far down it was', async () => {
    const page = await site.open('/search?industry=Landscaper&city=Guelph', { viewport: { width: 390, height: 844 } });
    const line = page.locator('.results-line');
    const isInView = () => line.evaluate(inView);
    const down = () => page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const without = page.getByRole('link', { name: 'Without Guelph' });
    await without.scrollIntoViewIfNeeded();
    await without.press('Enter');
    await line.filter({ hasText: '130 professionals' }).waitFor();
    await expectSoon(isInView, true);
    await expectSoon(() => focused(page), 'Results');
    await down();
    await page.goBack();
    await without.waitFor();
    await expectSoon(() => page.getByRole('heading', { name: 'No Results Found' }).evaluate(inView), true);
    await without.click();
    await line.filter({ hasText: '130 professionals' }).waitFor();
    await down();
    await page.evaluate(`document.querySelector('.chips .chip').click()`);
    await line.filter({ hasText: `${MANY.length} professionals` }).waitFor();
    await expectSoon(isInView, true);
  });

  it('a removed filter moves the focus to the next one, and the last one to the results', async () => {
    const page = await site.open('/search?industry=Plumber&city=Guelph&verified=yes');
    const names = ['Plumber', 'Guelph', 'Verified'];
    await chips(page).getByRole('link').first().focus();
    for (const [index, name] of names.entries()) {
      await expectSoon(() => focused(page), `${name}, remove`);
      await page.keyboard.press('Enter');
      await expectSoon(() => chips(page).getByRole('link').count(), names.length - index - 1);
    }
    await expectSoon(() => focused(page), 'Results');
  });

  it('on a phone the first business can be called without scrolling', async () => {
    const page = await site.open('/search?query=plumber toronto', { viewport: { width: 390, height: 844 } });
    await cardNames(page);
    expect(await page.locator('.card .action-call').first().evaluate(inView)).toBe(true);
  });

  it('active filters are removed one by one, by their chips', async () => {
    const page = await site.open(
      '/search?query=northgate&industry=Plumber&city=Guelph&minRating=4&postCode=N1H2A1&phone=519&companyName=north&verified=yes&licensed=yes',
    );
    expect(await cardNames(page)).toEqual([NORTHGATE.title]);
    const names = ['Plumber', 'Guelph', '4.0 stars or more', 'Name: north', 'Postal code: N1H 2A1', 'Phone: 519', 'Verified', 'Licensed'];
    expect(await chips(page).getByRole('link').allTextContents()).toEqual(names.map((name) => `${name}, remove`));
    for (const name of names) {
      await chips(page)
        .getByRole('link', { name: `${name} , remove` })
        .click();
      await chips(page)
        .getByRole('link', { name: `${name} , remove` })
        .waitFor({ state: 'detached' });
    }
    // The words stand in their field, and stay.
    expect(addressIn(page)).toBe('/search?query=northgate');
    expect(await words(page).inputValue()).toBe('northgate');
    expect(await page.getByRole('checkbox', { name: 'Verified' }).isChecked()).toBe(false);
    await expectSoon(() => cardNames(page), [NORTHGATE.title]);
  });
});

interface InPage {
  getBoundingClientRect(): { top: number; bottom: number };
  ownerDocument: { defaultView: { innerHeight: number } };
}

function inView(element: unknown): boolean {
  const { top, bottom } = (element as InPage).getBoundingClientRect();
  return top >= 0 && bottom <= (element as InPage).ownerDocument.defaultView.innerHeight;
}
