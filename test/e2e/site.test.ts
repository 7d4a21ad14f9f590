import { get, eventually, post, settled, signIn } from '../support/api.js';
import { changeSettings } from '../support/settings.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

const ORIGIN = 'https://directory.example.com';
/** By default browsers show nothing of this site on another one. */
const CROSS_ORIGIN_HEADERS = { 'cross-origin-resource-policy': 'cross-origin' };

let app: TestApp;
const sheet = new SheetFile();

beforeAll(async () => {
  await sheet.write([
    ...rows(3),
    aRow('sparks', { title: 'Sparks & Sons', industry: 'Electrician', address: '2 Rue Côté, Montréal, QC, H2X 1Y4' }),
    aRow('lone', { address: '' }),
  ]);
  app = await startApp({ env: { LISTINGS_CSV: sheet.path, PUBLIC_ORIGIN: ORIGIN, SEARCH_ENGINE: 'postgres' } });
  await post(app, '/api/sync', {}, await signIn(app));
});

afterAll(async () => {
  await app?.close();
  sheet.remove();
});

const text = async (path: string) => (await send(app, path)).text;
const settings = async () => (await get(app, '/api/settings')).body;
const change = (changed: object) => changeSettings(app, changed);

describe('the settings', () => {
  it('are complete defaults until they are changed', async () =>
    expect(await settings()).toMatchObject({
      version: 0,
      siteTitle: 'Homewright',
      heroTitle: 'I am looking for',
      primaryColor: '#607D8B',
      accentColor: '#FF5722',
      rotationSpeed: 3_000,
      stat1Value: '10,000+',
    }));

  it('change the pages at once: texts, colours, steps', async () => {
    expect(await text('/')).toContain('How it works');
    await change({
      siteTitle: 'Handy & Co',
      heroTitle: 'Who can fix my',
      primaryColor: '#00ff00',
      customSteps: [{ id: '1', title: 'Own step', description: 'As we like it', icon: 'Home', color: 'blue' }],
    });
    await eventually(async () => (await text('/')).includes('Who can fix my'), 'the home page has the new words');
    const html = await text('/');
    expect(html).toContain('<title>Handy &amp; Co: ');
    expect(html).toContain('Own step');
    expect(html).not.toContain('<h3>Say what you need');
    expect(html).toContain('--primary:#00ff00');
    expect(await settings()).toMatchObject({ version: 1, siteTitle: 'Handy & Co', statsTitle: expect.any(String) as string });
    await change({});
  });

  it('stay on pages as they were read last while they cannot be read; the API reports the error', async () => {
    await change({ siteTitle: 'Handy & Co' });
    await eventually(async () => (await text('/about')).includes('Handy &amp; Co'), 'the page has the new name');
    await execute(app.databaseUrl, 'UPDATE site_settings SET version = version; ALTER TABLE site_settings RENAME TO settings_away');
    try {
      // The application hears of the change a moment after it is committed.
      await eventually(async () => (await send(app, '/api/settings')).status >= 500, 'the API says that the settings cannot be read');
      const { status, text: html } = await send(app, '/about?sent=fresh');
      expect(status).toBe(200);
      expect(html).toContain('Handy &amp; Co');
      expect(html).not.toContain('"unread":true');
    } finally {
      await execute(app.databaseUrl, 'ALTER TABLE settings_away RENAME TO site_settings');
    }
    await change({});
  });
});

describe('the files for search engines', () => {
  it('list every public page, business and landing page, with its canonical address', async () => {
    const { headers, text: xml } = await send(app, '/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&').replace(ORIGIN, ''));
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/',
        '/search',
        '/faq',
        '/about',
        '/emergency-help',
        '/privacy',
        '/terms',
        '/search?industry=Plumber&city=Toronto',
      ]),
    );
    for (const address of ['/search?industry=Electrician&city=Montr%C3%A9al', '/search?industry=Electrician', '/search?city=Montr%C3%A9al'])
      expect(addresses).toContain(address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => address.startsWith('/business/'))).toHaveLength(5);
    expect(xml.match(/<lastmod>\d{4}-/g)).toHaveLength(11);
    for (const address of addresses) {
      const { status, text: html } = await send(app, address);
      const canonical = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect({ address, status, canonical, robots: /<meta name="robots" content="(.*?)"/.exec(html)?.[1] }).toEqual({
        address,
        status: 200,
        canonical: ORIGIN + address,
        robots: 'index',
      });
    }
  });

  it('have no part that does not exist', async () => expect((await send(app, '/sitemap-2.xml')).status).toBe(404));

  it('exclude the back office, and link to the sitemap', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Disallow: /settings');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('have the name of the site for a home screen, with an existing icon', async () => {
    const { headers, text: json } = await send(app, '/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const { name, icons } = JSON.parse(json) as { name: string; icons: { src: string }[] };
    expect(name).toBe('Homewright');
    expect((await send(app, icons[0]!.src)).status).toBe(200);
    expect((await send(app, '/favicon.ico')).headers['location']).toBe(icons[0]!.src);
  });

  it('have an existing picture for a shared link', async () => {
    const picture = /<meta property="og:image" content="(.*?)"/.exec(await text('/'))?.[1];
    expect(picture).toContain(`${ORIGIN}/assets/share-`);
    expect((await send(app, picture!.replace(ORIGIN, ''))).headers).toMatchObject({ 'content-type': 'image/png', ...CROSS_ORIGIN_HEADERS });
  });
});

describe('the home page', () => {
  it('names the operator in structured data that search engines use', async () => {
    const html = await text('/');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    );
    expect(data.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite']);
    expect(JSON.stringify(data)).not.toMatch(/10,000|SearchAction|aggregateRating/);
  });
});

describe('help at any hour', () => {
  it('lists only businesses of a trade that never close', async () => {
    const always = JSON.stringify(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((dayOfWeek) => ({
        dayOfWeek,
        opens: '00:00',
        closes: '24:00',
      })),
    );
    await sheet.write([
      ...rows(3),
      aRow('owl', { title: 'Night Owl Plumbing', openingHours: always }),
      aRow('mute', { openingHours: always, phone: '' }),
      aRow('day', { openingHours: '[{"dayOfWeek":"Monday","opens":"00:00","closes":"23:59"}]' }),
    ]);
    await post(app, '/api/sync', { force: true }, await signIn(app));
    const { body } = await get<{ industry: string; businesses: { id: string }[] }[]>(app, '/api/around-the-clock');
    expect(body.map(({ industry, businesses }) => [industry, businesses.map(({ id }) => id)])).toEqual([['Plumber', ['owl']]]);
    await eventually(async () => (await text('/emergency-help')).includes('Night Owl Plumbing'), 'the page names it');
  });
});

describe('the page of a business', () => {
  it('lists others of its trade, and has a contact file', async () => {
    const { body } = await get<{ slug: string }>(app, '/api/listings/r-1');
    const page = (await get<{ similar: { title: string }[]; questions: string[] }>(app, `/api/businesses/${body.slug}`)).body;
    expect(page.similar.map(({ title }) => title).sort()).toEqual(expect.arrayContaining(['Business r-2', 'Business r-3']));
    expect(page.similar.map(({ title }) => title)).not.toContain('Business r-1');
    expect(page.questions.length).toBeGreaterThan(3);
    const card = await send(app, `/api/businesses/${body.slug}/contact.vcf`);
    expect(card.headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(card.headers['content-disposition']).toBe(`attachment; filename="${body.slug}.vcf"`);
    expect(card.text).toContain('FN:Business r-1\r\n');
    expect(card.text.replaceAll('\r\n ', '')).toContain(`${ORIGIN}/business/${body.slug}`);
  });
});

describe('the home page of a directory', () => {
  it('sorts its towns by number of businesses, and the latest businesses first', async () => {
    const { body } = await get<{ towns: { city: string; count: number }[]; latest: { addedAt: string }[] }>(app, '/api/home-listings');
    expect(body.towns[0]!.city).toBe('Toronto');
    expect(body.towns.map(({ count }) => count)).toEqual(body.towns.map(({ count }) => count).sort((a, b) => b - a));
    expect(body.latest.length).toBeGreaterThan(2);
    expect(body.latest.length).toBeLessThan(7);
    expect(Date.parse(body.latest[0]!.addedAt)).toBeLessThan(Date.now() + 1_000);
  });

  it('counts its businesses, except fictional ones', async () => {
    const { total } = (await get<{ total: number }>(app, '/api/search')).body;
    const figures = async () => (await get<Record<string, number>>(app, '/api/figures')).body;
    // They are counted a moment after a change; the last test has made one.
    await eventually(async () => (await figures())['businesses'] === total, 'all are counted');
    expect((await figures())['towns']).toBeGreaterThan(0);
  });
});

describe('the picture of a shared link to a business', () => {
  it('has an address that changes with the business, and is cached for a year', async () => {
    const { slug } = (await get<{ services: { slug: string }[] }>(app, '/api/search')).body.services[0]!;
    const pictureOf = async () =>
      /<meta property="og:image" content="(.*?)"/.exec(await text(`/business/${slug}`))![1]!.replace(ORIGIN, '');
    const address = await pictureOf();
    expect(address).toMatch(new RegExp(`^/business/${slug}/share-[0-9a-f]{16}\\.png$`));
    expect(await text(`/business/${slug}`)).toMatch(
      /og:image:width" content="1200".*og:image:height" content="630".*og:image:alt" content="\w/,
    );
    const picture = await send(app, address);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      ...CROSS_ORIGIN_HEADERS,
    });
    const old = await send(app, address.replace(/share-\w+/, 'share-0123456789abcdef'));
    expect([old.status, old.headers]).toEqual([302, expect.objectContaining({ location: address, ...CROSS_ORIGIN_HEADERS })]);
    expect((await send(app, '/business/nobody/share-0123456789abcdef.png')).status).toBe(404);
    await change({ siteTitle: 'Handy & Co' });
    await eventually(async () => (await pictureOf()) !== address, 'the picture follows the name of the site');
    await change({});
  });
});

describe('several businesses', () => {
  interface Several {
    listings: { id: string; licensing: { body: string } | null; timeZone: string | null }[];
    gone: string[];
    questions: { industry: string; questions: string[] }[];
    errors: { field: string; message: string }[];
  }
  const several = (ids: string) => get<Several>(app, `/api/shortlist?ids=${encodeURIComponent(ids)}`);

  it('are read by their ids, in order, with questions to ask and where to check a licence; missing ones are named', async () => {
    const { status, body } = await several('r-2,nobody,r-1,r-2,a%00b');
    expect(status).toBe(200);
    expect(body.listings.map(({ id }) => id)).toEqual(['r-2', 'r-1']);
    expect(body.gone).toEqual(['nobody', 'a\0b']);
    expect(body.listings[0]).toMatchObject({ timeZone: 'America/Toronto', licensing: { body: 'Skilled Trades Ontario' } });
    expect(body.questions).toEqual([
      { industry: 'Plumber', questions: expect.arrayContaining([expect.stringContaining('call-out')]) as string[] },
    ]);
  });

  it('that were merged are one: their target', async () => {
    await execute(app.databaseUrl, `UPDATE listing SET status = 'unpublished', merged_into = 'r-2' WHERE id = 'r-3'`);
    try {
      const { body } = await several('r-3,r-2');
      expect([body.listings.map(({ id }) => id), body.gone]).toEqual([['r-2'], []]);
    } finally {
      await execute(app.databaseUrl, `UPDATE listing SET status = 'published', merged_into = NULL WHERE id = 'r-3'`);
    }
  });

  it.each([
    ['none', ''],
    ['five hundred', Array.from({ length: 500 }, (_, index) => `r-${index}`).join(',')],
  ])('are refused if they are %s, by the API and by the page of a link', async (...[, ids]) => {
    const { status, body } = await several(ids);
    expect([status, body.errors[0]!.field]).toEqual([400, 'ids']);
    if (!ids) return;
    const page = await send(app, `/shortlist?ids=${ids}`);
    expect([page.status, page.text.includes('This link cannot be read')]).toEqual([400, true]);
  });
});

describe('the questions of the FAQ', () => {
  it('are quoted by the home page word for word', async () => {
    const { body } = await get<{ question: string; id: string }[]>(app, '/api/faq');
    const quoted = [...(await text('/')).matchAll(/href="\/faq#([^"]+)"[^>]*>([^<]+)</g)].map(([, id, question]) => ({ id, question }));
    expect(quoted.length).toBeGreaterThan(2);
    for (const teaser of quoted) expect(body).toContainEqual(expect.objectContaining(teaser));
  });

  it('are complete on the page and in the API', async () => {
    const { body } = await get<{ question: string; id: string }[]>(app, '/api/faq');
    expect(body).toHaveLength(36);
    const html = await text('/faq');
    expect(html.match(/<details name="faq"/g)).toHaveLength(36);
    for (const { id } of body) expect(html).toContain(`id="${id}"`);
  });
});

describe('a city with several spellings', () => {
  const inMontreal = (id: string, city: string, industry: string) =>
    aRow(id, { industry, address: `${id.length} Rue Côté, ${city}, QC, H2X 1Y4` });

  it('is one, in its most common spelling: as a choice, in titles, in addresses and in the sitemap', async () => {
    await sheet.write([
      ...rows(3),
      inMontreal('sparks', 'Montréal', 'Electrician'),
      inMontreal('sparkle', 'Montréal', 'Electrician'),
      inMontreal('shingles', 'montreal', 'Roofer'),
    ]);
    await post(app, '/api/sync', { force: true }, await signIn(app));
    await settled(app);
    const { body } = await get<{ services: { slug: string }[]; city: string }>(app, '/api/search?city=MONTREAL&industry=roofing&facets=0');
    expect(body.city).toBe('Montréal');
    const addresses = await text('/sitemap.xml');
    expect(addresses).toContain('/search?industry=Roofer&amp;city=Montr%C3%A9al<');
    expect(addresses).not.toContain('city=montreal');
    const business = await text(`/business/${body.services[0]!.slug}`);
    expect(business).toContain('href="/search?industry=Roofer&amp;city=Montr%C3%A9al"');
    for (const typed of ['montreal', 'MONTREAL', 'Montréal']) {
      const page = await text(`/search?city=${encodeURIComponent(typed)}`);
      expect([...page.matchAll(/<option[^>]*>(montr[eé]al)<\/option>/gi)].map(([option]) => option)).toEqual([
        '<option selected="">Montréal</option>',
      ]);
      expect(page).toMatch(/<title>[^<]*Montréal/);
      expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/search?city=Montr%C3%A9al"`);
    }
  });

  it('keeps the spelling of an address without listings', async () => {
    expect((await get(app, '/api/search?city=nowhere')).body).not.toHaveProperty('city');
    expect(await text('/search?city=nowhere')).toContain('<option selected="">nowhere</option>');
  });
});
