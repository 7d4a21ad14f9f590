import type { Page } from 'playwright-core';
import { pageErrorsOf } from '../support/browser.js';
import { aListing } from '../support/builders.js';
import { readPage } from '../support/read-page.js';
import { waitForHydration, cardNames, expectSoon, openSite, type Site } from '../support/site.js';

const TITLE = '<img src=x onerror=alert(1)>Bold</script><script>alert(2)</script>';
const TEXT = '"><svg onload=alert(3)> </style></title></textarea><!-- {{7*7}} ${7*7} \\u003cscript> & &amp;lt;';
const REVIEW = {
  rating: 4,
  name: '<b>bold</b>',
  authorName: '<i>Dana</i>',
  date: '2026-03-04',
  body: '</script><img src=x onerror=alert(4)>',
};
const HOSTILE = aListing({
  id: 'hostile',
  title: TITLE,
  industry: '<u>Plumber</u>',
  description: TEXT,
  city: '"><b>Guelph',
  address: '1 <b>Main</b> Street',
  credit: '<a href=javascript:alert(5)>me</a>',
  rating: '4',
  reviews: '1',
  reviewsData: JSON.stringify([REVIEW]),
  website: 'https://hostile.example.com/"onmouseover="alert(6)',
  image: 'https://pictures.example.com/"><script>alert(7)</script>',
});

let site: Site;

beforeAll(async () => {
  site = await openSite([HOSTILE, aListing({ id: 'plain', title: 'Plain Plumbing' })], {}, { pictures: true });
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

async function visit(path: string): Promise<{ page: Page; alarms: string[]; html: string }> {
  const page = await site.visitor();
  const alarms = pageErrorsOf(page);
  page.on('dialog', (dialog) => {
    alarms.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const response = await page.goto(path);
  await waitForHydration(page);
  return { page, alarms, html: await response!.text() };
}

/** What the page holds apart from its own files. */
async function planted(page: Page): Promise<unknown> {
  return page.evaluate(
    `[...document.querySelectorAll('main b, main u, main i, main script, [onerror], [onload], [onmouseover], a[href^="javascript:"]')].map((element) => element.outerHTML)`,
  );
}

async function pathOfHostile(): Promise<string> {
  const { services } = (await (await fetch(`${site.app.url}/api/search`)).json()) as { services: { id: string; slug: string }[] };
  return `/business/${services.find(({ id }) => id === 'hostile')!.slug}`;
}

describe('markup in a listing', () => {
  it('is text in the results, from the server and in the browser', async () => {
    const { page, alarms, html } = await visit('/search');
    expect(await cardNames(page)).toContain(TITLE);
    await page.getByRole('paragraph').filter({ hasText: TEXT }).waitFor();
    await page.getByRole('combobox', { name: 'Trade' }).selectOption(HOSTILE.industry);
    await expectSoon(() => cardNames(page), [TITLE]);
    expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload/);
    expect(await planted(page)).toEqual([]);
    expect(alarms).toEqual([]);
  });

  it('is text on its page, and in its structured data', async () => {
    const { page, alarms, html } = await visit(await pathOfHostile());
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(TITLE);
    await page.getByText(REVIEW.body, { exact: true }).waitFor();
    expect(await page.title()).toContain(TITLE);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as { name?: string },
    );
    expect(data[0]!.name).toBe(TITLE);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('"><svg onload=alert(3)>');
    expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload/);
    expect(await planted(page)).toEqual([]);
    expect(alarms).toEqual([]);
  });

  it('does not end the embedded state', async () => {
    for (const path of ['/search', await pathOfHostile()]) {
      const { html } = await readPage(site.app, path);
      const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)![1]!;
      expect(JSON.stringify(JSON.parse(state))).toContain(JSON.stringify(TITLE).slice(1, -1));
      expect(state).not.toContain('<');
    }
  });
});

describe('markup in an address', () => {
  it('is text as well', async () => {
    const words = '</title><script>alert(8)</script>"><img src=x onerror=alert(9)>';
    const encoded = encodeURIComponent(words);
    const { page, alarms, html } = await visit(`/search?query=${encoded}&city=${encoded}&industry=${encoded}&companyName=${encoded}`);
    await page.getByRole('heading', { name: 'No Results Found' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(words);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(await planted(page)).toEqual([]);
    expect(alarms).toEqual([]);
    const missing = await visit(`/nothing/${encodeURIComponent('<script>alert(10)</script>')}`);
    expect(missing.html).not.toContain('<script>alert');
    expect(missing.alarms.filter((alarm) => !alarm.includes('404'))).toEqual([]);
  });
});
