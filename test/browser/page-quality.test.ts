import type { BrowserContextOptions, Page } from 'playwright-core';
import { complaintsOf } from '../support/browser.js';
import { send } from '../support/http.js';
import { layoutShiftOf, overflowOf, scriptsOf, styleBytesOf, violationsOf } from '../support/page-checks.js';
import { alive, cardNames, expectSoon, openSite, type Site } from '../support/site.js';
import { MANY, NORTHGATE_PATH, PICTURED } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite([PICTURED, ...MANY]);
}, 90_000);

afterEach(() => site?.leave());

afterAll(() => site?.close());

/** Pages that are the same in every directory. */
const FIXED = ['/', '/faq', '/about', '/referral-program', '/list-business', '/renew-business', '/emergency-help', '/privacy', '/terms', '/home-jobs-guide', '/section/plumbing', '/hot-buzzing-outlet-guide', '/hvac-noise-guide'];
/** More states of some, beside them. */
const OTHERS = ['/list-business/thank-you', '/list-business?ref=FRIEND-7', '/about?sent=1', '/search?industry=Plumber', '/search?page=5&minRating=7', '/search?city=Nowhere', '/business/nobody'];
const PAGES = [...FIXED, '/search', NORTHGATE_PATH, '/nowhere', ...OTHERS];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function fail(page: Page): Promise<void> {
  await page.route(/\/api\/search/, (route) => route.abort());
  await page.getByRole('checkbox', { name: 'Verified' }).check();
  await page.getByRole('heading', { name: 'Error Loading Results' }).waitFor();
}

/** What is found out about a page by opening it once. */
interface Visit {
  complaints: string[];
  shift: number;
  violations: string[];
  /** Of scripts, on the wire. */
  scripts: { paths: string[]; bytes: number };
  styles: number;
  /** The widths at which the page is wider than its window. */
  tooWide: number[];
}

const WIDTHS = [1440, 1024, 768, 390, 320];

async function look(path: string, options: BrowserContextOptions, widths: readonly number[]): Promise<Visit> {
  // Without motion: a word that is just fading has no contrast of its own.
  const page = await site.visitor({ reducedMotion: 'reduce', ...options });
  const complaints = complaintsOf(page);
  const scripts = await scriptsOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await alive(page);
  const shift = await layoutShiftOf(page);
  const weight = { paths: scripts.paths(), bytes: await scripts.bytes() };
  const violations = await violationsOf(page);
  const styles = await styleBytesOf(page);
  const tooWide: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await overflowOf(page)) > 0) tooWide.push(width);
  }
  return { complaints: complaints.filter((complaint) => !/status of 404/.test(complaint)), shift, violations, scripts: weight, styles, tooWide };
}

describe.each(PAGES)('%s', (path) => {
  let wide: Visit;
  let phone: Visit;

  beforeAll(async () => {
    [wide, phone] = await Promise.all([look(path, {}, WIDTHS), look(path, PHONE, [390, 320])]);
  });

  it('can be used by everybody', () => {
    expect(wide.violations).toEqual([]);
    expect(phone.violations).toEqual([]);
  });

  it('neither complains nor moves', () => {
    expect([...wide.complaints, ...phone.complaints]).toEqual([]);
    expect(wide.shift).toBeLessThan(0.02);
    expect(phone.shift).toBeLessThan(0.02);
  });

  it('is never wider than its window, from 320 to 1440 px', () => {
    expect({ wide: wide.tooWide, phone: phone.tooWide }).toEqual({ wide: [], phone: [] });
  });

  if (!OTHERS.includes(path)) {
    it('has at most 95,000 bytes of scripts, compressed, and 12,000 of styles', async () => {
      expect(wide.scripts.paths.length).toBeGreaterThan(1);
      expect(wide.scripts.bytes).toBeLessThanOrEqual(95_000);
      expect(wide.styles).toBeGreaterThan(1_000);
      expect(wide.styles).toBeLessThanOrEqual(12_000);
      for (const script of wide.scripts.paths) {
        expect((await send(site.app, script, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br');
      }
    });
  }
});

describe('everybody can use', () => {
  it('the results as a grid', async () => {
    const page = await site.open('/search');
    await page.getByRole('button', { name: 'Grid view' }).click();
    await expectSoon(() => page.getByRole('button', { name: 'Grid view' }).getAttribute('aria-pressed'), 'true');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('results that failed', async () => {
    const page = await site.open('/search');
    await fail(page);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('all filters, opened', async () => {
    const page = await site.open('/search?phone=12&companyName=garden&query=crew');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('the filters on a phone', async () => {
    const page = await site.open('/search?city=Guelph', PHONE);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('a message and a tooltip', async () => {
    const page = await site.open('/search?industry=Plumber');
    await page.getByRole('button', { name: 'Send an e-mail: Quiet Pipes' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Grid view' }).hover();
    await page.getByText('Grid view', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

it('the results are not wider than their window in either view', async () => {
  const page = await site.open('/search?industry=Plumber');
  const wide: string[] = [];
  for (const view of ['Grid view', 'List view']) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByRole('button', { name: view }).click();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if ((await overflowOf(page)) > 0) wide.push(`${width} ${view}`);
    }
  }
  expect(wide).toEqual([]);
});

it('no page is wider than a small phone in a font that is wider than ours', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 800 } });
  await page.route(/\.woff2$/, (route) => route.abort());
  const wide: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    if ((await overflowOf(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
});

describe('no page complains or moves', () => {
  it('not the one with motion', async () => {
    for (const options of [{}, PHONE]) {
      const page = await site.visitor(options);
      const complaints = complaintsOf(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      await alive(page);
      expect(await layoutShiftOf(page)).toBeLessThan(0.02);
      expect(complaints).toEqual([]);
    }
  });

  it('nor does one that is used', async () => {
    const page = await site.visitor();
    const complaints = complaintsOf(page);
    await page.goto('/search');
    await alive(page);
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('Plumber');
    await expectSoon(async () => (await cardNames(page)).length, 3);
    await page.getByRole('link', { name: 'Quiet Pipes', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Quiet Pipes' }).waitFor();
    await page.getByRole('button', { name: 'Visit the website: Quiet Pipes' }).click();
    await page.getByRole('alert').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Chat on WhatsApp: Northgate Plumbing' }).or(page.getByRole('link', { name: 'Chat on WhatsApp: Northgate Plumbing' })).hover();
    await page.getByText('Chat on WhatsApp', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('bytes', () => {
  it('of what asks the server come with the first touch', async () => {
    const page = await site.visitor();
    const scripts = await scriptsOf(page);
    await page.goto('/search', { waitUntil: 'networkidle' });
    const asking = () => scripts.paths().filter((path) => path.startsWith('/assets/api-')).length;
    expect(asking()).toBe(0);
    await scripts.touch();
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expectSoon(asking, 1);
  });
});
