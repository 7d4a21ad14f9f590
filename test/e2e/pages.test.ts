import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually, get, post, settled, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

const EVIL = `</script><script>alert(1)</script><img src=x onerror=alert(2)> "quoted" & $& \u2028 'n`;
const ORIGIN = 'https://directory.example.com';

let app: TestApp;
const sheet = new SheetFile();

beforeAll(async () => {
  await sheet.write([...rows(45), aRow('evil', { title: EVIL, description: EVIL, industry: 'Electrician', city: 'Guelph' })]);
  app = await startApp({ env: { LISTINGS_CSV: sheet.path, PUBLIC_ORIGIN: ORIGIN } });
  await sync();
  await eventually(async () => (await get<{ total: number }>(app, '/api/search')).body.total === 46, 'all listings are found');
});

afterAll(async () => {
  await app?.close();
  sheet.remove();
});

const sync = async (body: object = {}) => post(app, '/api/sync', body, await signIn(app));

const pathOf = async (id: string) => `/business/${(await get<{ slug: string }>(app, `/api/listings/${id}`)).body.slug}`;

async function page(path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered, text } = await send(app, path, { headers });
  const tag = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    status,
    headers: answered,
    html: text,
    title: tag(/<title>(.*?)<\/title>/),
    robots: tag(/<meta name="robots" content="(.*?)"/),
    canonical: tag(/<link rel="canonical" href="(.*?)"/),
    state: () => JSON.parse(tag(/<script type="application\/json" id="state">(.*?)<\/script>/s) ?? 'null') as Record<string, unknown>,
    jsonLd: () =>
      [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json]) => JSON.parse(json!) as Record<string, unknown>,
      ),
  };
}

describe('a page without JavaScript', () => {
  it('has content, title, description, canonical, social tags and structured data', async () => {
    const { status, html, title, robots, canonical, jsonLd } = await page('/search?industry=plumber&city=Toronto&utm_source=x');
    expect({ status, title, robots }).toEqual({ status: 200, title: 'Plumbers in Toronto | Homewright', robots: 'index' });
    expect(canonical).toBe(`${ORIGIN}/search?industry=Plumber&amp;city=Toronto`);
    expect(html).toContain('Business r-1<');
    for (const name of ['description', 'keywords', 'twitter:card'])
      expect(html).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`));
    for (const name of ['title', 'description', 'url', 'type'])
      expect(html).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`));
    expect(jsonLd()).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ item: `${ORIGIN}/` }, { name: 'Search' }, { name: 'Plumbers in Toronto' }] },
    ]);
  });

  it('has the structured data of a business', async () => {
    const { status, title, jsonLd } = await page(await pathOf('r-1'));
    expect({ status, title }).toEqual({ status: 200, title: expect.stringContaining('Business r-1') as string });
    expect(jsonLd()[0]).toMatchObject({
      '@type': 'Plumber',
      name: 'Business r-1',
      telephone: '+14165550123',
      address: { streetAddress: '1 King St W', addressLocality: 'Toronto', addressRegion: 'ON', postalCode: 'M5V 2T6' },
      geo: { latitude: 43.65, longitude: -79.38 },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  it('embeds the data that the server has read, so that the browser requests nothing again', async () => {
    const { api, site } = (await page('/search')).state() as { api: { queries: Record<string, { status: string }> }; site: object };
    expect(Object.values(api.queries).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'));
    expect(site).toMatchObject({ origin: ORIGIN });
  });

  it('keeps markup in listings as text: in the page, the state and the structured data', async () => {
    const found = await page('/search?query=alert');
    const slug = (await get<{ services: { slug: string }[] }>(app, '/api/search?industry=Electrician')).body.services[0]!.slug;
    const own = await page(`/business/${slug}`);
    for (const { html } of [found, own]) {
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
      // Two scripts and no more than two blocks of data beside them.
      expect(html.match(/<script/g)).toHaveLength(1 + 1 + (html === own.html ? 2 : 1));
    }
    expect(own.jsonLd()[0]).toMatchObject({ description: EVIL.trim() });
    expect(JSON.stringify(own.state())).toContain('onerror=alert(2)');
  });

  it.each([
    '/search?query=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/business/%22%3E%3Cscript%3Ealert(1)',
  ])('keeps markup in the address as text: %s', async (path) => expect((await page(path)).html).not.toContain('<script>alert'));
});

describe('the address', () => {
  it.each([
    ['/', 200, 'index'],
    ['/faq', 200, 'index'],
    ['/about', 200, 'index'],
    ['/emergency-help', 200, 'index'],
    ['/privacy', 200, 'index'],
    ['/terms', 200, 'index'],
    ['/search', 200, 'index'],
    ['/search?industry=Plumber&city=Toronto&page=2', 200, 'index'],
    ['/search?query=yarrow', 200, 'noindex, follow'],
    ['/search?industry=Plumber&minRating=4', 200, 'noindex, follow'],
    ['/search?sortBy=name_asc', 200, 'noindex, follow'],
    ['/search/', 200, 'index'],
    ['/search?page=3', 200, 'index'],
    // Nothing is shown beyond the last page, whatever its number: there is no end of such addresses.
    ['/search?page=99', 200, 'noindex, follow'],
    ['/search?industry=Plumber&page=99', 200, 'noindex, follow'],
    ['/search?minRating=lots&sortBy=luck&page=-1&phone=1', 200, 'noindex'],
    ['/search?city=a&city=b', 200, 'noindex'],
    ['/search?query=%00', 200, 'noindex'],
    ['/search?industry=constructor&sortBy=toString', 200, 'noindex'],
    ['/nothing', 404, 'noindex'],
    ['/business/nobody', 404, 'noindex'],
    ['/business/a%00b', 404, 'noindex'],
    // Two slashes are one to the router: the page's canonical address says which one is meant.
    ['//', 200, 'index'],
    ['/business', 404, 'noindex'],
    ['/Nothing', 404, 'noindex'],
  ])('%s is answered with %i, %s', async (path, status, robots) => {
    const found = await page(path);
    expect([found.status, found.robots]).toEqual([status, robots]);
    // What is not there has no true address.
    expect(found.canonical === undefined).toBe(status !== 200);
  });

  it('reports the parameters that it could not read', async () => {
    const { html } = await page('/search?minRating=lots&sortBy=luck&industry=Plumber');
    expect(html.replace(/<!-- -->/g, '')).toContain('left out: minimum rating, order.');
    expect(html).toContain('<h1>Plumbers</h1>');
  });

  it('accepts only GET', async () =>
    expect(await send(app, '/search', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } }));
});

describe('the files of a page', () => {
  it('run under a policy without inline scripts, and with the inline style by its hash only', async () => {
    const { headers, html } = await page('/search');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' ".trim());
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/))/);
  });

  it('have a hash in their names, are cached for a year, and are compressed', async () => {
    const { html } = await page('/search');
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { status, headers } = await send(app, file, { headers: { 'accept-encoding': 'br' } });
      expect({ file, status, cache: headers['cache-control'] }).toEqual({
        file,
        status: 200,
        cache: 'public, max-age=31536000, immutable',
      });
      if (/\.(js|svg)$/.test(file)) expect(headers['content-encoding']).toBe('br');
    }
  });
});

describe('the cache of pages', () => {
  beforeEach(() => settled(app));

  it('sends the same content in every encoding, and 304 to clients that have it', async () => {
    const plain = await fetch(`${app.url}/search?page=2`, { headers: { 'accept-encoding': 'identity' } });
    const html = await plain.text();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const bytes = await raw('/search?page=2', encoding);
      expect(unpack(bytes.body).toString()).toBe(html);
      expect(bytes.headers['vary']).toBe('accept-encoding');
      expect(
        (await send(app, '/search?page=2', { headers: { 'accept-encoding': encoding, 'if-none-match': String(bytes.headers['etag']) } }))
          .status,
      ).toBe(304);
    }
  });

  it('renders a page once, with or without tracking parameters, and again after a change', async () => {
    await page('/search?city=Toronto');
    expect((await page('/search?city=Toronto&utm_campaign=x&gclid=1')).headers['x-page-cache']).toBe('hit');
    await sheet.write([
      ...rows(45),
      aRow('evil', { title: 'Harmless now', industry: 'Electrician' }),
      aRow('fresh', { title: 'Fresh from the sheet' }),
    ]);
    await sync();
    await eventually(
      async () => (await page('/search?query=fresh')).html.includes('Fresh from the sheet'),
      'the new listing is on its page',
    );
    await eventually(async () => (await page('/search?city=Toronto')).html.includes('<strong>47</strong>'), 'the count follows');
  });

  it('keeps a second process as fresh as the first', async () => {
    const other = await startApp({ env: { DATABASE_URL: app.databaseUrl, SEARCH_ENGINE: 'postgres' } });
    try {
      const path = await pathOf('r-2');
      expect((await send(other, path)).status).toBe(200);
      await execute(app.databaseUrl, `UPDATE listing SET status = 'unpublished' WHERE id = 'r-2'`);
      await eventually(async () => (await send(other, path)).status === 404, 'the other process has heard of it');
      await eventually(async () => (await send(app, path)).status === 404, 'the first process has heard of it');
    } finally {
      await execute(app.databaseUrl, `UPDATE listing SET status = 'published' WHERE id = 'r-2'`);
      await other.close();
    }
  });

  it('serves the last version while the database is unavailable, and 503 with Retry-After if there is none', async () => {
    const [seen, unseen] = [await pathOf('r-3'), await pathOf('r-4')];
    await page(seen);
    await execute(app.databaseUrl, 'ALTER TABLE listing RENAME TO listing_away');
    try {
      await page('/about');
      await execute(app.databaseUrl, `SELECT pg_notify('directory_changed', '')`);
      await eventually(async () => (await page('/about')).headers['x-page-cache'] !== 'hit', 'the process has heard of a change');
      const { status, title } = await page(seen);
      expect({ status, title }).toEqual({ status: 200, title: expect.stringContaining('Business r-3') as string });
      const missing = await page(unseen);
      expect([missing.status, missing.robots, missing.headers['cache-control']]).toEqual([503, 'noindex', 'no-store']);
      expect(Number(missing.headers['retry-after'])).toBeGreaterThan(0);
      expect(missing.html.includes('Try again')).toBe(true);
    } finally {
      await execute(app.databaseUrl, 'ALTER TABLE listing_away RENAME TO listing');
    }
  });
});

describe('every page', () => {
  it('marks sample data as such, and not real data', async () => {
    expect((await page('/search')).html).not.toContain('Sample data');
    const fresh = await startApp({ env: { SAMPLE_DATA: 'on', SYNC_CRON: '0 0 1 1 *', SEARCH_ENGINE: 'postgres' } });
    try {
      const isNamed = async () => (await send(fresh, '/search')).text.includes('<strong>Sample data</strong>');
      await eventually(isNamed, 'the banner stands on the page');
    } finally {
      await fresh.close();
    }
  });

  it('links to existing pages only', async () => {
    const { html } = await page('/search');
    const paths = new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')));
    for (const path of paths) expect({ path, status: (await send(app, path)).status < 400 }).toEqual({ path, status: true });
  });
});

async function raw(path: string, encoding: string) {
  const { request } = await import('undici');
  const { headers, body } = await request(`${app.url}${path}`, { headers: { 'accept-encoding': encoding } });
  return { headers, body: Buffer.from(await body.arrayBuffer()) };
}
