import { builtInGuide } from '../../src/modules/content/domain/guides/guides.js';
import { GUIDE_SLUGS } from '../../src/shared/guide/guide-sections.js';
import { post, signIn } from '../support/api.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { violationsOf } from '../support/page-checks.js';
import { expectSoon, openSite, type Site } from '../support/site.js';

let site: Site;

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const titles = async (path: string) => [...(await send(site.app, path)).text.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, title]) => title);

describe('a guide', () => {
  it.each(GUIDE_SLUGS)('%s is rendered completely by the server, with what search engines use', async (slug) => {
    const { status, text } = await send(site.app, `/${slug}-guide`);
    expect(status).toBe(200);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toContain('id="step-1"');
    expect(text).toContain('"@type":"Article"');
    expect(text).toContain('"@type":"BreadcrumbList"');
    expect(text).not.toContain('HowTo');
    expect(text).toMatch(/<meta name="robots" content="index"\/>/);
    const drawing = /<use href="(\/assets\/[^"#]+)#drawing"/.exec(text)?.[1];
    expect((await send(site.app, drawing!)).status).toBe(200);
  });

  it('stores the ticks of its lists in this browser, and keeps guides separate', async () => {
    const page = await site.visitor();
    await page.goto('/dripping-faucet-guide');
    const tool = page.getByRole('checkbox').first();
    await tool.check();
    await page.reload();
    await expectSoon(() => page.getByRole('checkbox').first().isChecked(), true);
    const html = await page.content();
    expect([...GUIDE_SLUGS].filter((slug) => html.includes(builtInGuide(slug, true).subtitle))).toEqual(['dripping-faucet']);
    await page.getByRole('link', { name: 'Back to Home Jobs Guide' }).click();
    await page.getByRole('link', { name: /^Clogged Drain/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Clogged Drain?' }).waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  it('separates the items of its lists, also those of two lines', async () => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await page.goto('/dripping-faucet-guide');
    const boxes = await Promise.all(
      (await page.locator('.guide-checklist:last-of-type label > span').all()).map((item) => item.boundingBox()),
    );
    expect(boxes.some((box) => box!.height > 40)).toBe(true);
    for (const [index, box] of boxes.slice(1).entries()) expect(box!.y - boxes[index]!.y - boxes[index]!.height).toBeGreaterThanOrEqual(16);
  });

  it.each(GUIDE_SLUGS)('%s is one tap from the emergency help for each of its dangers', async (slug) => {
    const { text } = await send(site.app, `/${slug}-guide`);
    const help = (await send(site.app, '/emergency-help')).text;
    const parts = [...text.matchAll(/href="\/emergency-help#([a-z-]+)"/g)].map(([, id]) => id);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((id) => !help.includes(`<section id="${id}"`))).toEqual([]);
  });

  it('opens at a step of a link', async () => {
    const page = await site.open('/running-toilet-guide#step-5');
    await expectSoon(() => page.evaluate<boolean>(`Math.abs(document.getElementById('step-5').getBoundingClientRect().top) < 200`), true);
  });
});

describe('a page that cannot be loaded', () => {
  it.each([
    [/^Circuit Breaker/, 'Circuit Breaker Keeps Tripping?', 'Circuit Breaker Keeps Tripping? | Homewright'],
    ['More Plumbing DIY Guides', 'Plumbing', 'Plumbing guides | Homewright'],
    ['List your Business', 'List your business', 'List your business | Homewright'],
  ])('behind %s has its own title, and is loaded by one press', async (link, heading, title) => {
    const page = await site.open('/home-jobs-guide');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await expectSoon(() => page.title(), 'Please try again | Homewright');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expectSoon(() => page.title(), title);
  });
});

describe('the hub and its sections', () => {
  it('have the times of a section in one column, beside titles of any length', async () => {
    const page = await site.visitor({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await page.goto('/home-jobs-guide');
    for (const name of ['Electrical', 'HVAC Technician']) {
      const times = await page.getByRole('region', { name }).getByRole('listitem').locator('.muted').all();
      const boxes = await Promise.all(times.map((time) => time.boundingBox()));
      expect(boxes.length).toBe(6);
      expect(new Set(boxes.map((box) => Math.round(box!.x + box!.width))).size).toBe(1);
    }
  });

  it('are linked from a guide through the emergency help; they say that articles will follow, and list up to six guides of each section, and all behind it', async () => {
    const page = await site.open('/hot-buzzing-outlet-guide');
    expect(await page.getByRole('link', { name: 'Find electricians near you' }).first().getAttribute('href')).toBe(
      '/search?industry=Electrician',
    );
    await page.getByRole('link', { name: 'Is it dangerous right now? Emergency help' }).click();
    await expectSoon(() => new URL(page.url()).pathname + new URL(page.url()).hash, '/emergency-help#electrical');
    // The address comes first: menus close when the page itself does.
    await page.getByRole('heading', { level: 1, name: 'Emergency help' }).waitFor();
    await expectSoon(
      () => page.evaluate<boolean>(`Math.abs(document.getElementById('electrical').getBoundingClientRect().top) < 200`),
      true,
    );

    const { promise: later, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/articles?*', async (route) => {
      await later;
      await route.continue();
    });
    await page.locator('header summary').filter({ hasText: 'Common Home Jobs' }).click();
    await page.locator('header').getByRole('link', { name: 'Home Jobs Guide', exact: true }).first().click();
    await page.getByRole('status').getByText('Loading articles ...').waitFor();
    expect(await page.getByRole('region', { name: 'Plumbing' }).getByRole('listitem').count()).toBe(6);
    expect(await violationsOf(page)).toEqual([]);
    answer();
    await expectSoon(() => page.getByText('Loading articles ...').count(), 0);
    expect(await page.getByRole('region', { name: 'Plumbing' }).getByRole('listitem').count()).toBe(6);

    await page.getByRole('link', { name: 'More Plumbing DIY Guides' }).click();
    await page.getByText('7 topics found').waitFor();
    await page.getByRole('searchbox').fill('pump');
    await page.getByText('1 topic found').waitFor();
    await page.getByRole('searchbox').fill('chimney');
    await page.getByRole('heading', { name: 'No topics found', exact: true }).waitFor();
    await page.getByText('Try adjusting your search term', { exact: true }).waitFor();
  });

  it('name the cost of waiting, when to call, what to prepare, and related pages', async () => {
    const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');
    const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, inner]) => inner!.replace(/<[^>]*>/g, ''));
    const hrefs = (html: string, ...names: string[]) =>
      names.map((name) => new RegExp(`<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?</svg>)?${name} ?<`).exec(html)?.[1]);
    const hub = mainOf((await send(site.app, '/home-jobs-guide')).text);
    expect(all(hub.slice(hub.indexOf('hub-figures')), /<dt>(.*?)<\/dt>/g)).toEqual(['$500-2,000', '30%', '2x-5x']);
    expect(all(hub, /<h2[^>]*>(.*?)<\/h2>/g)).toEqual([
      'Plumbing',
      'Electrical',
      'HVAC Technician',
      'What waiting costs',
      'When to call a professional',
      'Emergency checklist',
    ]);
    expect(hrefs(hub, 'More HVAC Technician DIY Guides', 'Find Professionals', 'List your Business')).toEqual([
      '/section/hvac',
      '/search',
      '/list-business',
    ]);
    const section = mainOf((await send(site.app, '/section/hvac')).text);
    expect(hrefs(section, 'Find Professionals', 'List your Business')).toEqual(['/search?industry=HVAC+Technician', '/list-business']);
  });

  it('ignore case in their names, redirect old ones, and report unknown ones', async () => {
    expect(await titles('/section/ELECTRICAL')).toEqual(['Electrical']);
    expect(await send(site.app, '/section/HVAC-Technician')).toMatchObject({ status: 301, headers: { location: '/section/hvac' } });
    const unknown = await send(site.app, '/section/chimneys');
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('Section Not Found');
    expect(unknown.text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('contain sections of the settings, with articles first', async () => {
    await post(
      site.app,
      '/api/settings',
      { homeJobsSections: [{ name: 'Roof', description: 'Shingles and gutters.' }] },
      await signIn(site.app),
    );
    for (const [name, section] of [
      ['flashing', 'Roof'],
      ['taps', 'plumbing'],
      ['garden', ''],
    ]) {
      await execute(site.app.databaseUrl, `INSERT INTO blog (file_name, title, topic, content, section) VALUES ($1, $1, $1, 'Text', $2)`, [
        name,
        section,
      ]);
    }
    const first = async (path: string) => /href="\/(flashing|taps|garden)"/.exec((await send(site.app, path)).text)?.[1];
    await expectSoon(() => first('/section/roof'), 'flashing');
    await expectSoon(() => first('/section/plumbing'), 'taps');
    const hub = (await send(site.app, '/home-jobs-guide')).text;
    expect(hub).toContain('Shingles and gutters.');
    expect(hub.indexOf('Other guides')).toBeGreaterThan(0);
    expect(hub.indexOf('href="/garden"')).toBeGreaterThan(hub.indexOf('Other guides'));
    expect(hub.indexOf('href="/taps"')).toBeLessThan(hub.indexOf('/dripping-faucet-guide'));
  });

  it('are in the sitemap', async () => {
    const { text } = await send(site.app, '/sitemap.xml');
    for (const path of ['/home-jobs-guide', '/section/hvac', ...GUIDE_SLUGS.map((slug) => `/${slug}-guide`)])
      expect(text).toContain(`${path}</loc>`);
  });
});
