import type { Page } from 'playwright-core';
import { post, signIn } from '../support/api.js';
import { send } from '../support/http.js';
import { changeSettings } from '../support/settings.js';
import { waitForHydration, expectSoon, openSite, type Site } from '../support/site.js';

let site: Site;
const change = (changed: object) => changeSettings(site.app, changed);

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const word = (page: Page) => page.locator('.hero-word').textContent();
const trackStyle = (page: Page, name: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('.carousel-track')).${name}`);
const placeholder = (page: Page) => page.getByRole('searchbox').getAttribute('placeholder');

describe('the home page', () => {
  it('rotates words and examples, has a row of services three times, and menus; it opens the chosen question, and searches for the typed text', async () => {
    // From the first one on, which a busy machine may have left behind before it is looked at.
    expect(await (await fetch(site.app.url)).text()).toMatch(/class="hero-word"[^>]*>Plumber</);
    const page = await site.open('/');
    const address = () => new URL(page.url()).pathname + new URL(page.url()).search;
    const first = await placeholder(page);
    await expectSoon(() => word(page), 'Electrician');
    await expectSoon(async () => (await placeholder(page)) !== first, true);

    // The row rests under the pointer and when asked to.
    const services = page.getByRole('region', { name: 'Featured' });
    const state = () => trackStyle(page, 'animationPlayState');
    expect(await services.locator('.carousel-track ul').count()).toBe(3);
    // The copies are for eyes alone.
    expect(await page.getByRole('link', { name: /^Find Professionals/ }).count()).toBe(4);
    expect(await state()).toBe('running');
    await services.locator('.carousel').hover();
    expect(await state()).toBe('paused');
    await page.mouse.move(0, 0);
    await expectSoon(state, 'running');
    await services.getByRole('button', { name: 'Stop moving' }).click();
    expect(await state()).toBe('paused');
    await page.getByRole('link', { name: 'Find Professionals: HVAC technicians' }).click();
    await expectSoon(address, '/search?industry=HVAC+Technician');
    await page.goBack();
    // Menus close when the page itself comes.
    await services.waitFor();

    // The menus hold what exists, and are closed by a click outside and by Escape.
    const menu = page.getByRole('banner').getByText('Common Home Jobs').first();
    const faqs = page.getByRole('banner').getByRole('link', { name: 'FAQs' }).first();
    await menu.click();
    await faqs.waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await faqs.isVisible()).toBe(false);
    await menu.click();
    await page.keyboard.press('Escape');
    expect(await faqs.isVisible()).toBe(false);
    await menu.click();
    await faqs.click();
    await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).first().isVisible()).toBe(false);
    await page.goBack();

    await page.getByRole('link', { name: 'Why do I have no hot water?' }).click();
    await page.locator('details[open]').getByText('Why do I have no hot water?').waitFor();
    expect(await page.locator('details[open]').count()).toBe(1);
    // The questions are known from before: they appear at once, and the page scrolls to the chosen one nevertheless.
    await expectSoon(() => page.evaluate<boolean>(`document.querySelector('main details[open]').getBoundingClientRect().top < 200`), true);
    await page.goBack();

    await page.getByLabel('What do you need, and where?').fill('  leaky tap ');
    await page.keyboard.press('Enter');
    await expectSoon(address, '/search?query=leaky+tap');
    await page.goBack();
    await page.getByLabel('What do you need, and where?').fill('   ');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expectSoon(address, '/search');
  });

  it('does not move with reduced motion, and has a row of guides that are always there', async () => {
    const page = await site.visitor({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await waitForHydration(page);
    const first = await placeholder(page);
    await page.clock.runFor(9_000);
    expect([await word(page), await placeholder(page)]).toEqual(['Plumber', first]);
    expect(await trackStyle(page, 'animationName')).toBe('none');
    expect(await page.getByRole('link', { name: /^Find Professionals/ }).count()).toBe(4);

    const guides = page.getByRole('region', { name: 'DIY and Common Home Jobs' });
    const titles = await guides.getByRole('heading', { level: 3 }).allTextContents();
    expect(titles).toHaveLength(6);
    expect(titles).toContain('Dripping Faucet?');
    await guides.getByRole('link', { name: 'Read the guide: Clogged Drain?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Clogged Drain?' }).waitFor();
    await page.goBack();
    await guides.getByRole('link', { name: 'View All Guides' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home Jobs Guide' }).waitFor();
  });

  it('has the words of its first part in place while the rest is loading', async () => {
    const page = await site.open('/');
    const placeOfWords = () => page.evaluate<number[]>(`(({ x, y }) => [x, y])(document.querySelector('.hero p').getBoundingClientRect())`);
    const whole = await placeOfWords();
    await page.evaluate(
      `(() => { const words = document.querySelector('.hero p'); while (words.nextSibling) words.nextSibling.remove(); })()`,
    );
    expect(await placeOfWords()).toEqual(whole);
  });

  it('has tiles whose texts begin at one height, also with a long name', async () => {
    const page = await site.visitor({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await page.evaluate(`document.querySelector('.tile strong').textContent = 'Furnace, boiler and air conditioner technicians'`);
    const tops = await page.evaluate(
      `[...document.querySelectorAll('.tile strong')].slice(0, 2).map((name) => name.getBoundingClientRect().top)`,
    );
    const [first, second] = tops as number[];
    expect(first).toBe(second);
  });

  it('stores the settings for an outage of the database, and keeps articles stored by this browser', async () => {
    await change({ siteTitle: 'Remembered', primaryColor: '#0A7D32' });
    const painted = () => page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--primary')`);
    const stored = () =>
      page.evaluate<unknown>(
        `(({ siteTitle, generatedBlogs }) => [siteTitle, generatedBlogs])(JSON.parse(localStorage.getItem('homewright-settings')))`,
      );
    const page = await site.visitor();
    await page.addInitScript(
      `localStorage.getItem('homewright-settings') ?? localStorage.setItem('homewright-settings', JSON.stringify({ generatedBlogs: [{ title: 'Mine' }] }))`,
    );
    await page.goto('/about?settings=first');
    await expectSoon(stored, ['Remembered', [{ title: 'Mine' }]]);
    await change({});
    // As a process answers that has not been able to read the settings since its start.
    await page.route('**/about?settings=second', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).not.toContain('Remembered');
      await route.fulfill({ response, body: html.replace('"siteTitle":', '"unread":true,"siteTitle":') });
    });
    await page.goto('/about?settings=second');
    await page.getByRole('banner').getByText('Remembered').waitFor();
    await expectSoon(painted, '#0a7d32');
  });
});

describe('a link in a text of the operator', () => {
  it('leads to any page of the site, and to the named part of one', async () => {
    const advice = 'See [the order](/how-we-order) and [who answers](/about#contact).';
    const admin = await signIn(site.app);
    await post(site.app, '/api/admin/texts/home', { texts: { advice } }, admin);
    try {
      await expectSoon(async () => (await send(site.app, '/')).text.includes('who answers'), true);
      const page = await site.open('/');
      await page.getByRole('link', { name: 'the order' }).click();
      await page.getByRole('heading', { level: 1, name: 'How results are ordered' }).waitFor();
      await page.goto('/');
      await waitForHydration(page);
      await page.getByRole('link', { name: 'who answers' }).click();
      await expectSoon(
        () => page.evaluate<boolean>(`Math.abs(document.getElementById('contact')?.getBoundingClientRect().top) < 200`),
        true,
      );
    } finally {
      await post(site.app, '/api/admin/texts/home', { texts: { advice: null } }, admin);
    }
  });
});

describe('the questions', () => {
  it('open one at a time, and close again; they are found by text and category, and say if there are none', async () => {
    const page = await site.open('/faq');
    const open = () => page.locator('details[open]').count();
    expect(await open()).toBe(0);
    await page.getByText('Why does my toilet keep running?').click();
    await page.getByText('Why do I have no hot water?').click();
    expect(await open()).toBe(1);
    await page.getByText('Why do I have no hot water?').click();
    expect(await open()).toBe(0);

    const count = () => page.locator('.faq-list > li').count();
    expect(await count()).toBe(36);
    await page.getByRole('button', { name: 'Electrical', exact: true }).click();
    await expectSoon(count, 12);
    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('breaker tripping');
    await page.getByText('Why does my breaker keep tripping?').waitFor();
    await page.getByRole('searchbox').fill('submarine');
    await page.getByRole('heading', { name: 'No question matches' }).waitFor();
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expectSoon(count, 36);
  });

  it('are all visible without JavaScript, and a link opens one', async () => {
    const page = await site.open('/faq#gas-smell', { javaScriptEnabled: false });
    expect(await page.locator('.faq-list > li').count()).toBe(36);
    expect(await page.locator('#gas-smell').isVisible()).toBe(true);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });
});

describe('emergency help', () => {
  it('is two taps from a phone number on a phone', async () => {
    // It lies on its side: the menu is higher than the screen.
    const page = await site.open('/', { viewport: { width: 667, height: 375 } });
    await page.getByText('Menu', { exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const last = menu.getByRole('link', { name: 'Renew Your Business Listing' });
    await last.scrollIntoViewIfNeeded();
    const { y, height } = (await last.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(375);
    await menu.getByRole('link', { name: 'Emergency Help' }).click();
    await page.getByRole('heading', { level: 1, name: 'Emergency help' }).waitFor();
    expect(await page.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
    await page.getByRole('link', { name: 'Smell of gas' }).click();
    await page.getByRole('heading', { name: 'Smell of gas' }).waitFor();
    // Nobody is sent to look for a trade before the place is safe.
    expect(await page.locator('#gas').getByRole('link', { name: /^Find/ }).count()).toBe(0);
    expect(await page.locator('#water').getByRole('link', { name: 'Find plumbers now' }).getAttribute('href')).toBe(
      '/search?industry=Plumber',
    );
  });

  it('has phone numbers that are large enough to tap', async () => {
    const page = await site.open('/emergency-help', { viewport: { width: 390, height: 844 } });
    const numbers = page.getByRole('main').locator('a[href^="tel:"]');
    expect(await numbers.count()).toBeGreaterThan(5);
    const boxes = await Promise.all((await numbers.all()).map((number) => number.boundingBox()));
    expect(boxes.filter((box) => !box || box.width < 44 || box.height < 44)).toEqual([]);
  });
});
