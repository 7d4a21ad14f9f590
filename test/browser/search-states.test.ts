import type { Page, Route } from 'playwright-core';
import { pageErrorsOf } from '../support/browser.js';
import { painted, layoutShiftOf } from '../support/page-checks.js';
import { readPage } from '../support/read-page.js';
import { waitForHydration, cardNames, cardOf, expectSoon, openSite, type Site } from '../support/site.js';
import { FEW, NORTHGATE, NORTHGATE_PATH, PICTURED, QUIET, SPARKWELL } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite([...FEW, PICTURED], {}, { pictures: true });
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const trade = (page: Page) => page.getByRole('combobox', { name: 'Trade' });
const PLUMBERS = [NORTHGATE.title, PICTURED.title, QUIET.title];
const isSearch = ({ pathname }: URL) => pathname === '/api/search';
const failed = (page: Page) => page.getByRole('alert').getByRole('heading', { name: 'Error Loading Results' }).waitFor();
const tryAgain = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
const read = (path: string) => readPage(site.app, path);
const browse = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Browse Services' }).first().click();

describe('code that cannot be loaded', () => {
  it('affects only its part, and a page or request that needs it says so', async () => {
    const page = await site.visitor();
    const isAsking = ({ pathname }: URL) => pathname.startsWith('/assets/api-');
    await page.route(isAsking, (route) => route.abort());
    await page.route(/(tooltip-layer|business-page)-.*\.js/, (route) => route.abort());
    await page.goto('/search');
    await waitForHydration(page);
    const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('tooltip-layer'));
    await page.getByRole('button', { name: 'Grid view' }).hover();
    await missing;
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);

    await trade(page).selectOption('Plumber');
    await failed(page);
    await page.unroute(isAsking);
    await tryAgain(page);
    await expectSoon(() => cardNames(page), PLUMBERS);

    await page.getByRole('article').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Opening hours' }).waitFor();
  });

  it('shows a progress sign at the top while a page is loading', async () => {
    const page = await site.open('/search');
    let arrive = () => undefined as void;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/business-page-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const sign = () => page.evaluate(`getComputedStyle(document.body, '::before').animationName`);
    await page.getByRole('article').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expectSoon(sign, 'leaving');
    arrive();
    await page.getByRole('heading', { name: 'Opening hours' }).waitFor();
    await expectSoon(sign, 'none');
  });

  it('and the data of the page appear together, with the footer hidden until then: nothing jumps', async () => {
    const page = await site.open('/search', { viewport: { width: 360, height: 640 } });
    const follow = (href: string) => page.evaluate(`document.querySelector('a[href=${JSON.stringify(href)}]').click()`);
    /** @param last what comes after everything else */
    const goes = async (href: string, last: RegExp, heading: string) => {
      let arrive = () => undefined as void;
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(last, async (route) => {
        await held;
        await route.continue();
      });
      const isAsked = page.waitForRequest(last);
      const others = href.startsWith('/business') ? undefined : page.waitForResponse(/\/api\/texts\//);
      await follow(href);
      await isAsked;
      await (await others)?.finished();
      await painted(page);
      expect(await page.evaluate(`document.querySelector('.footer').getBoundingClientRect().top < innerHeight`)).toBe(false);
      arrive();
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      expect(await layoutShiftOf(page)).toBeLessThan(0.1);
    };
    await goes(NORTHGATE_PATH, /\/api\/businesses\//, 'Opening hours');
    await goes('/faq', /\/api\/faq$/, 'Still Have Questions?');
    await goes('/', /\/api\/home-trades/, 'Questions that homeowners ask');
  });

  it('is reported where a button needed it, and requested again at the next attempt, as with a page', async () => {
    const page = await site.open('/search', { viewport: { width: 390, height: 844 } });
    await page.route(/\/assets\/(filter-sheet|results-map|business-page)-.*\.js/, (route) => route.abort());
    const said = page.getByRole('alert').filter({ hasText: 'Check your connection, then try again.' });
    const go = () => page.getByRole('article').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await go();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Filters' }).click();
    await said.waitFor();
    await page.getByRole('button', { name: 'Map view' }).click();
    await expectSoon(() => said.count(), 2);
    await page.unrouteAll();
    for (const view of ['List view', 'Map view']) await page.getByRole('button', { name: view }).click();
    await page.getByRole('region', { name: 'Map' }).first().waitFor();
    await page.getByRole('button', { name: 'List view' }).click();
    await go();
    await page.getByRole('heading', { name: 'Opening hours' }).waitFor();
  });
});

describe('in one visit', () => {
  it('eight placeholder cards are shown while loading; each failure is shown, and can be retried', async () => {
    const page = await site.open('/search');
    const held: Route[] = [];
    await page.route(isSearch, (route) => void held.push(route));
    await trade(page).selectOption('Plumber');
    const alert = page.getByRole('alert');
    const failures: [(route: Route) => Promise<void>, number][] = [
      [(route) => route.fulfill({ status: 500, json: { title: 'no' } }), 1],
      // Something that is not JSON, and no answer at all, may be over by the second time.
      [(route) => route.fulfill({ status: 502, body: '<html>' }), 2],
      [(route) => route.abort('connectionrefused'), 2],
    ];
    for (const [answer, times] of failures) {
      await page.getByRole('status').filter({ hasText: 'Searching …' }).waitFor();
      // They say nothing to a screen reader, so they have neither role nor name.
      expect(await page.locator('.card.skeleton').count()).toBe(8);
      expect(await cardNames(page)).toEqual([]);
      for (let time = 1; time <= times; time++) {
        await expectSoon(() => held.length, 1);
        await answer(held.pop()!);
      }
      await failed(page);
      await alert.getByText("Sorry, we couldn't load the search results. Please try again.", { exact: true }).waitFor();
      await tryAgain(page);
    }
    await expectSoon(() => held.length, 1);
    await held[0]!.continue();
    await expectSoon(() => cardNames(page), PLUMBERS);
    expect(await page.locator('.skeleton').count()).toBe(0);
    expect(await alert.count()).toBe(0);
  });

  it('a later request wins over an earlier one that is answered last; empty results say so, and how to find more; a trade is explained below its results', async () => {
    const page = await site.open('/search');
    const held: Route[] = [];
    await page.route(isSearch, (route) => (route.request().url().includes('Plumber') ? void held.push(route) : route.continue()));
    await trade(page).selectOption('Plumber');
    await expectSoon(() => held.length, 1);
    await trade(page).selectOption('Electrician');
    await expectSoon(() => cardNames(page), [SPARKWELL.title]);
    const answered = page.waitForResponse((response) => response.url().includes('Plumber'));
    await held[0]!.continue();
    await answered;
    expect(await cardNames(page)).toEqual([SPARKWELL.title]);
    await page.unroute(isSearch);

    const explainer = page.getByRole('region', { name: 'Hiring an electrician' });
    await explainer.getByRole('listitem').filter({ hasText: 'Smoke and CO alarms' }).waitFor();
    const last = (await page.getByRole('article').last().boundingBox())!;
    expect((await explainer.boundingBox())!.y).toBeGreaterThan(last.y);

    await trade(page).selectOption('Plumber');
    await page.getByRole('combobox', { name: 'City' }).selectOption('Hamilton');
    await page.getByRole('heading', { name: 'No Results Found' }).waitFor();
    const text = 'No one in the directory matches this search. Try other words, fewer filters, or a nearby city.';
    expect(await page.getByRole('status').filter({ hasText: 'No one' }).textContent()).toBe(text);
    await page.getByRole('link', { name: 'Without Hamilton' }).click();
    await expectSoon(() => cardNames(page), PLUMBERS);
  });

  it('each result is announced in one permanent status: screen readers ignore a status that is added with its text', async () => {
    const page = await site.open('/search?query=plombier');
    const statuses = `[...document.querySelectorAll('.search-results [role=status]')]`;
    await page.evaluate(`window.first = ${statuses}[0]`);
    const said = () => page.evaluate<[string, boolean]>(`${statuses}.flatMap((status) => [status.textContent, status === first])`);
    const city = page.getByRole('combobox', { name: 'City' });
    const held: Route[] = [];
    await page.route(isSearch, (route) => void held.push(route));
    await city.selectOption('Guelph');
    await expectSoon(said, ['Searching …', true]);
    await expectSoon(() => held.length, 1);
    await held.pop()!.continue();
    await expectSoon(said, ['1 professional found in Guelph, featured first, then the best match', true]);
    await city.selectOption('Hamilton');
    await expectSoon(() => held.length, 1);
    await held.pop()!.continue();
    await expectSoon(said, ['No one in the directory matches this search. Try other words, fewer filters, or a nearby city.', true]);
    await city.selectOption('Guelph');
    await expectSoon(said, ['1 professional found in Guelph, featured first, then the best match', true]);
    await city.selectOption('Toronto');
    // What fails is asked for once more before the page says so.
    for (const _ of ['first', 'second']) {
      await expectSoon(() => held.length, 1);
      await held.pop()!.abort();
    }
    await failed(page);
    expect(await said()).toEqual(['', true]);
  });
});

describe('after a lost connection', () => {
  it.each(['Try again', 'the next visit of the page'])('%s loads the results and the choices of the filters', async (how) => {
    const page = await site.open('/about');
    await page.route('**/api/**', (route) => route.abort());
    await browse(page);
    await failed(page);
    expect(await trade(page).getByRole('option').count()).toBe(1);
    if (how === 'Try again') {
      await page.unroute('**/api/**');
      await tryAgain(page);
    } else {
      await page.goBack();
      await page.getByRole('heading', { name: 'Find the right person for the job at home' }).waitFor();
      await page.unroute('**/api/**');
      await browse(page);
    }
    await expectSoon(async () => (await cardNames(page)).length, 5);
    await expectSoon(() => trade(page).getByRole('option').allTextContents(), ['All trades', 'Electrician', 'HVAC Technician', 'Plumber']);
  });
});

describe('an address', () => {
  it.each([
    ['minRating=9&sortBy=best&page=0', 'minimum rating, order, page number'],
    ['phone=12&postCode=---&verified=maybe', 'postal code, phone number, verified'],
    ['city=Guelph&city=Toronto', 'city'],
    [`phone=1&query=${'x'.repeat(201)}`, 'search words, phone number'],
    ['page=99999999999', 'page number'],
  ])('with invalid parameters (%#) is a page with a note, and noindex', async (query, names) => {
    const { status, wordsOf, meta, names: cards } = await read(`/search?${query}`);
    expect(status).toBe(200);
    expect(wordsOf(/role="note">(.*?)<\/p>/)).toBe(`Part of the address could not be read and was left out: ${names}.`);
    expect(meta('robots')).toBe('noindex');
    expect(cards).toHaveLength(5);
  });

  it('with invalid parameters is read the same way by the browser', async () => {
    const page = await site.visitor();
    const complaints = pageErrorsOf(page);
    await page.goto(
      `/search?minRating=9&sortBy=best&page=0&phone=1&postCode=---&verified=maybe&city=Guelph&city=Toronto&query=${'x'.repeat(201)}`,
    );
    await waitForHydration(page);
    expect(await page.getByRole('note').textContent()).toMatch(/^Part of the address could not be read and was left out: /);
    expect(await cardNames(page)).toHaveLength(5);
    expect(complaints).toEqual([]);
  });

  it('with tracking tags and unknown names is an ordinary page', async () => {
    const { names, html, meta, canonical } = await read('/search?utm_source=letter&colour=green&industry=Electrician');
    expect(names).toEqual([SPARKWELL.title]);
    expect(html).not.toContain('role="note"');
    expect(meta('robots')).toBe('index');
    expect(new URL(canonical!).search).toBe('?industry=Electrician');
  });

  it('beyond the last page says where the last one is', async () => {
    const { html, wordsOf } = await read('/search?page=4200');
    expect(wordsOf(/(There is no page [\d,]+)</)).toBe('There is no page 4,200');
    const last = /<a [^>]*href="([^"]*)"[^>]*>Go to the last page</.exec(html)?.[1];
    expect((await read(last!)).names).toHaveLength(5);
  });
});

describe('a trade', () => {
  it.each([
    ['Plumber', 'Hiring a plumber', 'Blocked drains and sewer lines'],
    ['electrician', 'Hiring an electrician', 'Smoke and CO alarms'],
    ['HVAC+Technician', 'Hiring an HVAC technician', 'Furnace and boiler repair'],
  ])('has an explanation below its results (%s)', async (industry, title, service) => {
    const { html } = await read(`/search?industry=${industry}`);
    const explainer = html.slice(html.lastIndexOf('</article>'), html.indexOf('</main>'));
    expect(explainer).toMatch(new RegExp(`<section [^>]*aria-labelledby="([^"]+)".*<h2 [^>]*id="\\1"[^>]*>${title}</h2>`, 's'));
    expect(explainer).toContain(`<li>${service}</li>`);
    const tips = explainer.slice(explainer.indexOf('Good to know</h'));
    expect(tips.match(/<li>/g)!.length).toBeGreaterThan(1);
  });

  it('has no explanation if there is nothing to explain', async () => {
    for (const path of ['/search', '/search?industry=Framing']) expect((await read(path)).html).not.toContain('Good to know');
  });
});

describe('the pictures of a business', () => {
  const NUMBERS = ['First', 'Second', 'Third'];

  it('close when the visitor goes back to another business, by a gesture or by Alt and an arrow', async () => {
    const page = await site.open('/search?industry=Plumber');
    const complaints = pageErrorsOf(page);
    await page.route(/\/api\/businesses\/[^/]+$/, async (route) => {
      const response = await route.fetch();
      const isFirst = route.request().url().includes('northgate');
      const gallery = NUMBERS.slice(0, isFirst ? 1 : 3).map((description) => ({ url: `${PICTURED.image}?${description}`, description }));
      const similar = isFirst ? [{ slug: 'quiet-pipes-toronto', title: QUIET.title, city: null, rating: null, reviews: 0 }] : [];
      await route.fulfill({ response, json: { ...((await response.json()) as object), gallery, similar } });
    });
    const named = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await cardOf(page, NORTHGATE.title).getByRole('link', { name: NORTHGATE.title, exact: true }).click();
    await named(NORTHGATE.title);
    await page.getByRole('main').getByRole('link', { name: QUIET.title }).click();
    await named(QUIET.title);
    await page.getByRole('link', { name: 'Third' }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    await picture.waitFor();

    // The browser goes back at Alt and an arrow, unless the page keeps it from it.
    const isKept = await page.evaluate<boolean>(`(() => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
      return !document.querySelector('dialog').dispatchEvent(event);
    })()`);
    expect([isKept, await picture.getAttribute('alt')]).toEqual([false, 'Third']);
    await page.keyboard.press('ArrowLeft');
    await expectSoon(() => picture.getAttribute('alt'), 'Second');

    await page.goBack();
    await named(NORTHGATE.title);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

const IS_OPAQUE = `getComputedStyle(document.querySelector('.picture img')).backgroundColor !== 'rgba(0, 0, 0, 0)'`;

describe('a picture', () => {
  it.each([false, true])(
    'covers the initials of its business, which are shown if the picture is broken (%s), rendered by the server and by the browser',
    async (broken) => {
      const page = await site.visitor();
      if (broken) await page.route(PICTURED.image, (route) => route.fulfill({ status: 404 }));
      await page.goto('/search?query=pictured');
      await waitForHydration(page);
      for (const from of ['the server', 'the browser']) {
        if (from === 'the browser') {
          await page.getByLabel('What do you need?').fill('sparkwell');
          await expectSoon(() => cardNames(page), [SPARKWELL.title]);
          await page.getByLabel('What do you need?').fill('pictured');
        }
        await expectSoon(() => cardNames(page), [PICTURED.title]);
        const picture = cardOf(page, PICTURED.title).locator('.picture');
        await expectSoon(() => picture.locator('img').count(), broken ? 0 : 1);
        if (!broken)
          await expectSoon(
            () => picture.locator('img').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
            32,
          );
        // Not even where the picture is transparent.
        if (!broken) await expectSoon(() => page.evaluate<boolean>(IS_OPAQUE), true);
        expect(await picture.locator('.monogram').textContent()).toBe('PP');
        const { width = 0, height = 0 } = (await picture.locator('.monogram').boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThan(50);
      }
    },
  );
});
