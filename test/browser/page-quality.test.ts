import type { BrowserContextOptions, Page } from 'playwright-core';
import { post, signIn } from '../support/api.js';
import { pageErrorsOf } from '../support/browser.js';
import { casesOf } from '../support/extent.js';
import { send } from '../support/http.js';
import {
  coveredIn,
  cutOffIn,
  layoutShiftOf,
  overflowOf,
  scriptsOf,
  styleBytesOf,
  systemColoursOf,
  unsizedDrawingsIn,
  violationsOf,
} from '../support/page-checks.js';
import { changeSettings } from '../support/settings.js';
import { serveExternalPictures } from '../support/visitors.js';
import { waitForHydration, cardNames, expectSoon, openSite, type Site } from '../support/site.js';
import { LONG_WORDS, LONG_WORDS_PATH, MANY, NORTHGATE_PATH, PICTURED } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite([PICTURED, ...MANY, LONG_WORDS]);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

/** Pages that are the same in every directory. */
const FIXED = [
  '/',
  '/faq',
  '/about',
  '/referral-program',
  '/list-business',
  '/renew-business',
  '/emergency-help',
  '/privacy',
  '/terms',
  '/home-jobs-guide',
  // Its words are the longest.
  '/section/hvac',
  '/hot-buzzing-outlet-guide',
  '/hvac-noise-guide',
];
/** The last page of what was asked for with all filters; part of the address cannot be read. */
const NARROWED = '/search?page=7&minRating=7&phone=12&companyName=garden&query=crew';
const PAGES = [...FIXED, '/search', NORTHGATE_PATH, '/nowhere'];
/** More states of some, beside them: how these screens come up in a wide window is seen already. */
const OTHERS = [
  '/list-business/thank-you',
  '/list-business?ref=FRIEND-7',
  '/about?sent=1',
  '/search?industry=Plumber',
  '/search?city=Nowhere',
  '/business/nobody',
];
/** Those of them that `npm test` opens: a form with words of its own, and results of which there are none. */
const OTHERS_AT_LEAST = ['/list-business?ref=FRIEND-7', '/search?city=Nowhere'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Laid out otherwise on a phone, beside what is among the others. */
const OTHERWISE_ON_A_PHONE = ['/', NORTHGATE_PATH];

/** The pages that `npm test` opens on a phone too: one of each kind. All of them get as narrow as it in a wide window. */
const AT_LEAST_ON_A_PHONE = [...OTHERWISE_ON_A_PHONE, '/list-business', '/hot-buzzing-outlet-guide', NARROWED];
const ON_A_PHONE = casesOf([...PAGES, NARROWED], AT_LEAST_ON_A_PHONE);
/** What is found out about a page by opening it once. */
interface Visit {
  complaints: string[];
  shift: number;
  violations: string[];
  /** The widths at which the page is wider than its window. */
  tooWide: (number | string)[];
  /** Its drawings that get a width in some browsers only. */
  unsized: string[];
}

/** One of the listings has a picture that lies elsewhere. */
async function goto(page: Page, path: string, options?: Parameters<Page['goto']>[1]): Promise<void> {
  if (path.startsWith('/search')) await serveExternalPictures(page);
  await page.goto(path, options);
}

interface Weight {
  /** Of scripts, on the wire. */
  scripts: { paths: string[]; bytes: number };
  styles: number;
}

/** The last is a phone whose pages are zoomed to twice their size. */
const WIDTHS = [1440, 1024, 768, 390, 320, 195];

async function look(path: string): Promise<Visit & Weight> {
  // Without motion: a word that is just fading has no contrast of its own.
  const page = await site.visitor({ reducedMotion: 'reduce', viewport: { width: WIDTHS[0]!, height: 800 } });
  const complaints = pageErrorsOf(page);
  const scripts = await scriptsOf(page);
  await goto(page, path, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const shift = await layoutShiftOf(page);
  const weight = { scripts: { paths: scripts.paths(), bytes: await scripts.bytes() }, styles: await styleBytesOf(page) };
  const violations = await violationsOf(page);
  const unsized = await unsizedDrawingsIn(page);
  const tooWide = [...(await tooWideAt(page, WIDTHS)), ...(await tooWideInLargeText(page)), ...(await tooWideInAnotherFont(page))];
  return { complaints: withoutMissing(complaints), shift, violations, tooWide, unsized, ...weight };
}

async function lookOnPhone(path: string, widths: readonly number[]): Promise<Visit> {
  const page = await site.visitor({ reducedMotion: 'reduce', ...PHONE });
  const complaints = pageErrorsOf(page);
  await goto(page, path);
  await waitForHydration(page);
  const shift = await layoutShiftOf(page);
  const violations = [...OTHERS, ...OTHERWISE_ON_A_PHONE].includes(path) ? await violationsOf(page) : [];
  const unsized = await unsizedDrawingsIn(page);
  // The others are looked at in another font in a wide window that gets narrow.
  const tooWide = [...(await tooWideAt(page, widths)), ...(OTHERS.includes(path) ? await tooWideInAnotherFont(page) : [])];
  return { complaints: withoutMissing(complaints), shift, violations, tooWide, unsized };
}

const withoutMissing = (complaints: string[]) => complaints.filter((complaint) => !/status of 404/.test(complaint));

async function tooWideAt(page: Page, widths: readonly number[]): Promise<number[]> {
  const tooWide: number[] = [];
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    if ((await overflowOf(page)) > 0) tooWide.push(width);
  }
  return tooWide;
}

/** On a small phone that does not get our font: what stands in for it is wider. */
async function tooWideInAnotherFont(page: Page): Promise<string[]> {
  const removed = await page.evaluate<number>(`[...document.styleSheets].reduce((sum, sheet) => {
    const ours = [...sheet.cssRules].flatMap((rule, index) => (rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2') ? [index] : []));
    for (const index of ours.reverse()) sheet.deleteRule(index);
    return sum + ours.length;
  }, 0)`);
  expect(removed).toBe(1);
  return (await tooWideAt(page, [320])).map((width) => `${width} in another font`);
}

/** On a phone whose owner has text twice as large. */
async function tooWideInLargeText(page: Page): Promise<string[]> {
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  const tooWide = (await tooWideAt(page, [390])).map((width) => `${width} in large text`);
  tooWide.push(...(await cutOffIn(page, 'main .card, main .tile')).map((what) => `in large text ${what}`));
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  return tooWide;
}

/** Scripts that came in Brotli: most pages have most of them in common. */
const compressed = new Set<string>();

describe.each([...PAGES, NARROWED])('%s', (path) => {
  let wide: Visit & Weight;
  /** None where this page is not opened on a phone. */
  let phone: Visit[];

  beforeAll(async () => {
    [wide, phone] = await Promise.all([
      look(path),
      Promise.all(ON_A_PHONE.filter((one) => one === path).map((one) => lookOnPhone(one, [390, 320]))),
    ]);
  });

  it('is accessible', () => {
    expect(wide.violations).toEqual([]);
    expect(phone.flatMap(({ violations }) => violations)).toEqual([]);
  });

  it('has no console errors and no layout shifts', () => {
    expect([wide, ...phone].flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(Math.max(...[wide, ...phone].map(({ shift }) => shift))).toBeLessThan(0.02);
  });

  it('is never wider than its window, from 195 to 1440 px, nor at 320 px in a wider font, or at 390 px with text at 200 %, where nothing is cut off', () => {
    expect({ wide: wide.tooWide, phone: phone.flatMap(({ tooWide }) => tooWide) }).toEqual({ wide: [], phone: [] });
  });

  it('has drawings with a width of their own, so that browsers do not disagree', () => {
    expect([wide, ...phone].flatMap(({ unsized }) => unsized)).toEqual([]);
  });

  it('has at most 95,000 bytes of scripts, compressed, and 12,000 of styles', async () => {
    expect(wide.scripts.paths.length).toBeGreaterThan(1);
    expect(wide.scripts.bytes).toBeLessThanOrEqual(95_000);
    expect(wide.styles).toBeGreaterThan(1_000);
    expect(wide.styles).toBeLessThanOrEqual(12_000);
    for (const script of wide.scripts.paths.filter((each) => !compressed.has(each))) {
      expect((await send(site.app, script, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br');
      compressed.add(script);
    }
  });
});

it.each(casesOf(OTHERS, OTHERS_AT_LEAST))(
  '%s is accessible, without errors or layout shifts, and never wider than its window',
  async (path) => {
    const { shift, ...wrong } = await lookOnPhone(path, [...WIDTHS].reverse());
    expect(wrong).toEqual({ violations: [], complaints: [], tooWide: [], unsized: [] });
    expect(shift).toBeLessThan(0.02);
  },
);

const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';

describe('words that are longer than a line', () => {
  const article = {
    topic: LONG_WORD,
    title: LONG_WORD,
    content: ['## ' + LONG_WORD, LONG_WORD, `- ${LONG_WORD}\n1. ${LONG_WORD}`, `> ${LONG_WORD}`, '```\n' + LONG_WORD + '\n```'].join(
      '\n\n',
    ),
  };

  beforeAll(async () => {
    await post(site.app, '/api/publish-blog', article, await signIn(site.app));
    await changeSettings(site.app, {
      siteTitle: 'A Long Name of a Directory of Home Services in Newfoundland and Labrador',
      rotatingServices: [LONG_WORD],
      stat1Value: '1,000,000,000,000+',
      customSteps: ['a', 'b', 'c', 'd'].map((id) => ({ id, title: LONG_WORD, description: LONG_WORD, icon: 'Home', color: 'blue' })),
      homeJobsSections: [{ id: 'long', name: LONG_WORD, description: LONG_WORD, icon: 'Home', color: 'blue' }],
    });
  });

  afterAll(() => changeSettings(site.app, {}));

  it.each([
    [LONG_WORDS_PATH, LONG_WORDS.title],
    ['/', LONG_WORDS.title],
    ['/home-jobs-guide', LONG_WORD],
    ['/section/long', LONG_WORD],
    [`/${LONG_WORD.toLowerCase()}`, LONG_WORD],
    [`/search?query=${LONG_WORD}&city=${LONG_WORD}`, LONG_WORD],
  ])('fit the window on %s, and none is cut off', async (path, word) => {
    const page = await site.open(path, { reducedMotion: 'reduce' });
    expect(await page.getByText(word).count()).toBeGreaterThan(0);
    const wrong: string[] = [];
    const mark = page.locator('.wordmark svg').first();
    for (const width of [1280, 844, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const { width: wide, height: high } = (await mark.boundingBox())!;
      if (wide !== high) wrong.push(`${width}: the mark of the site is ${wide} px wide and ${high} px high`);
      wrong.push(...[await overflowOf(page)].filter((pixels) => pixels > 0).map((pixels) => `${width}: ${pixels} px too wide`));
      wrong.push(
        ...(await cutOffIn(page, 'main section:not(.carousel-section), main .card, main .page-title, main .search-results')).map(
          (what) => `${width}: ${what}`,
        ),
      );
    }
    expect(wrong).toEqual([]);
  });
});

it.each(['/', '/search'])('%s has room for input, with text at 200 % on a phone, and at a zoom of 200 %', async (path) => {
  const page = await site.open(path, { reducedMotion: 'reduce', viewport: { width: 195, height: 422 } });
  const room = () =>
    page.evaluate<number>(`(() => {
      const field = document.querySelector('main .search-box input');
      return field.clientWidth / parseFloat(getComputedStyle(field).fontSize);
    })()`);
  expect(await room()).toBeGreaterThan(6);
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await room()).toBeGreaterThan(6);
});

it('paper shows what a click shows on a screen: answers, and link targets', async () => {
  const page = await site.open('/faq');
  const isShown = (selector: string) => page.evaluate<boolean>(`document.querySelector('${selector}').checkVisibility()`);
  expect(await isShown('.faq-answer')).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isShown('.faq-answer')).toBe(true);
  await page.goto('/hot-buzzing-outlet-guide');
  const links = await page.evaluate<[address: string, written: string][]>(
    `[...document.querySelectorAll('main a[href^=http]')].map((link) => [link.href, getComputedStyle(link, '::after').content])`,
  );
  expect(links.length).toBeGreaterThan(0);
  for (const [address, written] of links) expect(written).toContain(address);
});

it('the header has its menu in one line, or collapsed', async () => {
  const page = await site.open('/faq');
  const heights: number[] = [];
  const widths = [1280, 1100, 1024, 992, 991, 960, 844, 800];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 390 });
    heights.push(await page.evaluate<number>(`document.querySelector('.header').offsetHeight`));
  }
  expect(heights).toEqual(widths.map(() => 65));
});

it('headings of a legal text are closer to their text than to the previous one', async () => {
  const page = await site.open('/terms', { javaScriptEnabled: false });
  const [above, below] = await page.evaluate<[number, number]>(`(() => {
    const [before, section] = document.querySelectorAll('.legal section');
    const [heading, text] = section.children;
    const rectOf = (one) => one.getBoundingClientRect();
    return [rectOf(heading).top - rectOf(before).bottom, rectOf(text).top - rectOf(heading).bottom];
  })()`);
  expect(below).toBeLessThan(above / 2);
});

it('every title is equally close to its breadcrumb', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  const distances: number[] = [];
  for (const path of ['/faq', '/about', '/shortlist', '/referral-program', `${NORTHGATE_PATH}/report`]) {
    await page.goto(path);
    const distance = await page.evaluate<number>(
      `document.querySelector('h1').getBoundingClientRect().top - document.querySelector('.breadcrumb').getBoundingClientRect().bottom`,
    );
    distances.push(Math.round(distance));
  }
  expect(new Set(distances).size).toBe(1);
});

it.each(['/hot-buzzing-outlet-guide#step-3', '/emergency-help#carbon-monoxide', '/about#contact', '/how-we-order#badges'])(
  '%s links to the content right below the header, also on a phone in landscape orientation',
  async (address) => {
    const page = await site.visitor({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
    await page.goto(address);
    const top = () => page.evaluate<number>(`document.getElementById(location.hash.slice(1)).getBoundingClientRect().top`);
    await expectSoon(async () => (await top()) > 65 && (await top()) < 90, true);
  },
);

it('results as a grid with a message and a tooltip, and failed results, are accessible and not wider than the window', async () => {
  const page = await site.visitor();
  await goto(page, '/search?industry=Plumber');
  await waitForHydration(page);
  const view = (name: string) => page.getByRole('button', { name });
  await view('Grid view').click();
  await expectSoon(() => view('Grid view').getAttribute('aria-pressed'), 'true');
  await page.getByRole('button', { name: 'Send an email: Quiet Pipes' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Visit the website: Quiet Pipes' }).hover();
  await page.getByText('Visit the website', { exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const grid = await tooWideAt(page, WIDTHS);
  await page.setViewportSize({ width: 1440, height: 800 });
  await view('List view').click();
  await expectSoon(() => view('List view').getAttribute('aria-pressed'), 'true');
  expect({ grid, list: await tooWideAt(page, WIDTHS) }).toEqual({ grid: [], list: [] });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route(/\/api\/search/, (route) => route.abort());
  await page.getByRole('checkbox', { name: 'Verified' }).check();
  await page.getByRole('heading', { name: 'Error Loading Results' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it('the name of a business is not cut beside its picture on a tablet', async () => {
  const page = await site.open(NORTHGATE_PATH);
  await page.setViewportSize({ width: 820, height: 1180 });
  const rightOf = async (selector: string) => {
    const { x, width } = (await page.locator(selector).boundingBox())!;
    return x + width;
  };
  expect(await rightOf('.business-head h1')).toBeLessThan(await rightOf('.business-head'));
});

it('with forced colours pressed, current and missing states and the number of stars are visible', async () => {
  const page = await site.open('/search', { forcedColors: 'active' });
  await page.locator('.keep').first().click();
  const looks = (selector: string, properties: string) => systemColoursOf(page, selector, properties);
  for (const chosen of [`.keep[aria-pressed='true']`, `.view-toggle [aria-pressed='true']`, '.pagination a[aria-current]'])
    await expectSoon(() => looks(chosen, 'color, backgroundColor'), ['HighlightText on Highlight']);
  expect(await looks(`.keep[aria-pressed='false']`, 'color, backgroundColor')).not.toEqual(['HighlightText on Highlight']);
  expect(await looks('.is-missing', 'color, borderTopColor')).toEqual(['GrayText on GrayText']);
  expect(await looks('.stars', 'backgroundImage')).toEqual([expect.stringMatching(/^linear-gradient\(.*CanvasText .*rgba\(0, 0, 0, 0\)/)]);
});

it.each(['/', '/search?query=leaky+tap+in+guelph', '/sump-pump-guide'])(
  'with more contrast the text on %s has 7 to 1, whatever the brand’s colours',
  async (path) => {
    const page = await site.open(path, { contrast: 'more' });
    const faint = () => violationsOf(page, undefined, ['color-contrast-enhanced']);
    expect(await faint()).toEqual([]);
    await page.evaluate(`for (const name of ['primary', 'accent']) document.documentElement.style.setProperty('--' + name, '#ffee00')`);
    expect(await faint()).toEqual([]);
  },
);

it('the filters on a phone are accessible', async () => {
  const page = await site.open('/search?city=Guelph', PHONE);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByText('Company and phone').last().click();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await coveredIn(page, 'dialog input', '.sheet-foot')).toEqual([]);
});

it.each([
  ['wide', {}],
  ['a phone', PHONE],
])('the home page with motion has no errors and no layout shifts (%s)', async (_, options: BrowserContextOptions) => {
  const page = await site.visitor(options);
  const complaints = pageErrorsOf(page);
  await page.goto('/');
  await waitForHydration(page);
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  expect(complaints).toEqual([]);
});

it('a page loads the code for requests at the first touch, without errors', async () => {
  const page = await site.visitor();
  const complaints = pageErrorsOf(page);
  const scripts = await scriptsOf(page);
  await goto(page, '/search', { waitUntil: 'networkidle' });
  const asking = () => scripts.paths().filter((path) => path.startsWith('/assets/api-')).length;
  expect(asking()).toBe(0);
  await scripts.touch();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expectSoon(asking, 1);
  await page.getByRole('combobox', { name: 'Trade' }).selectOption('Plumber');
  await expectSoon(async () => (await cardNames(page)).length, 3);
  await page.getByRole('link', { name: 'Quiet Pipes', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Quiet Pipes' }).waitFor();
  await page.getByRole('button', { name: 'Visit the website: Quiet Pipes' }).click();
  await page.getByRole('alert').waitFor();
  await page.goBack();
  await page
    .getByRole('button', { name: 'Chat on WhatsApp: Northgate Plumbing' })
    .or(page.getByRole('link', { name: 'Chat on WhatsApp: Northgate Plumbing' }))
    .hover();
  await page.getByText('Chat on WhatsApp', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
