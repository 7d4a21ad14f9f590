import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { aBareListing, aListing, sheetCsv } from '../support/builders.js';

interface Found {
  services: Record<string, unknown>[];
  total: number;
  page: number;
  totalPages: number;
  industries: string[];
  cities: string[];
  degraded?: true;
}

interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { field: string; message: string }[];
}

const REVIEW = { rating: 5, name: 'Thank you', authorName: 'Dana K.', date: '2026-03-04', body: 'Fixed in one visit.' };
const HOURS = { dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' };

const WHOLE = aListing({
  id: 'whole', title: "Bob's Plumbing", industry: 'Plumbing', featured: 'YES', verified: 'oui', licensed: '1', rating: '4.5', reviews: '10',
  address: '12 Quartz Road, Guelph, Ontario, n1h2a1', city: '', region: '', phone: '(519) 555-0142', email: 'bob@bob.example.com',
  website: 'https://bob.example.com', googleMapsLink: 'https://maps.example.com/bob', latitude: '43.5448', longitude: '-80.2482',
  description: 'Water heaters.\nDone neatly.', image: 'https://bob.example.com/bob.webp', credit: 'Bob himself',
  reviewsData: JSON.stringify([REVIEW]), openingHours: JSON.stringify([HOURS]),
}); // prettier-ignore
const ODD_IDS = ['a/b', 'a b', 'ünï', '100%', '..', 'a?b#c', "it's", '"quoted"', '%2F', '漢字'];
const CITIES = Array.from({ length: 120 }, (_, index) => `Town ${String(index + 1).padStart(3, '0')}`);
const LISTINGS: ListingRow[] = [
  WHOLE,
  aBareListing({ id: 'bare', title: 'Quiet Company' }),
  aListing({ id: 'm1', title: 'Un', industry: 'Électricien', city: 'Montréal', region: 'QC' }),
  aListing({ id: 'm2', title: 'Deux', industry: 'électricien', city: 'Montreal', region: 'QC' }),
  aListing({ id: 'm3', title: 'Trois', industry: 'Électricien', city: 'Montréal', region: 'QC' }),
  aListing({ id: 'm4', title: 'Quatre', industry: 'ELECTRICIEN', city: 'MONTREAL', region: 'QC' }),
  ...ODD_IDS.map((id) => aListing({ id, title: `Odd ${id}`, city: 'Zwolle', industry: 'Oddity' })),
  ...CITIES.map((city, index) => aListing({ id: `town-${index}`, title: `Shop of ${city}`, city, industry: 'zookeeper' })),
];

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homewright-search-api-'));
  const csv = join(folder, 'listings.csv');
  await writeFile(csv, sheetCsv(LISTINGS));
  app = await startApp({ env: { LISTINGS_CSV: csv } });
  const synced = await post<{ created: number; skipped: unknown[] }>(app, '/api/sync', {}, await signIn(app));
  if (synced.body.created !== LISTINGS.length) throw new Error(`The sync created ${JSON.stringify(synced.body)}`);
  await eventually(async () => (await search('')).degraded === undefined, 'the search engine answers');
}, 90_000);

afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

async function search(query: string): Promise<Found> {
  const { status, body } = await get<Found>(app, `/api/search${query}`);
  if (status !== 200) throw new Error(`${query} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

const ids = async (query: string): Promise<unknown[]> => (await search(query)).services.map(({ id }) => id).sort();

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  problem: Problem;
}

/** The path as it stands: fetch would tidy it up. */
function raw(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Raw> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const problem = (text.startsWith('{') ? JSON.parse(text) : {}) as Problem;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, problem });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('an answer', () => {
  it('has exactly these parts', async () => {
    const answer = await get<Found>(app, '/api/search?companyName=bob');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body).toEqual({
      services: [
        {
          id: 'whole', slug: 'bobs-plumbing-guelph', title: "Bob's Plumbing", industry: 'Plumber', featured: 'yes', verified: 'yes',
          licensed: 'yes', rating: 4.5, reviews: 10, address: '12 Quartz Road, Guelph, Ontario, n1h2a1', city: 'Guelph', region: 'ON',
          postCode: 'N1H 2A1', phone: '(519) 555-0142', phoneE164: '+15195550142', email: 'bob@bob.example.com',
          website: 'https://bob.example.com', googleMapsLink: 'https://maps.example.com/bob', latitude: 43.5448, longitude: -80.2482,
          description: 'Water heaters.\nDone neatly.', image: 'https://bob.example.com/bob.webp', credit: 'Bob himself',
        },
      ],
      total: 1,
      page: 1,
      totalPages: 1,
      industries: expect.any(Array) as string[],
      cities: expect.any(Array) as string[],
    });
  }); // prettier-ignore

  it('says no and null where the sheet says nothing', async () => {
    const { services } = await search('?query=quiet');
    expect(services).toEqual([
      {
        id: 'bare', slug: 'quiet-company', title: 'Quiet Company', industry: null, featured: 'no', verified: 'no', licensed: 'no',
        rating: null, reviews: 0, address: null, city: null, region: null, postCode: null, phone: null, phoneE164: null, email: null,
        website: null, googleMapsLink: null, latitude: null, longitude: null, description: null, image: null, credit: null,
      },
    ]);
  }); // prettier-ignore

  it('has the same shape around a place, with the distance besides', async () => {
    const [near] = (await search('?lat=43.5448&lng=-80.2482&sortBy=distance')).services;
    const [plain] = (await search('?companyName=bob')).services;
    expect(near).toEqual({ ...plain, distanceKm: 0 });
    const [offset] = (await search('?lat=43.6448&lng=-80.2482')).services;
    expect(offset).toMatchObject({ id: 'whole', distanceKm: 11.12 });
    expect(await ids('?lat=43.6448&lng=-80.2482&radiusKm=11')).toEqual([]);
  });

  it('has every industry and city of the directory once, sorted, in the commonest spelling, whatever was searched', async () => {
    for (const query of ['', '?query=quiet', '?query=xylophone', '?lat=1&lng=1', '?page=1000']) {
      const { industries, cities } = await search(query);
      expect(industries).toEqual(['Électricien', 'Oddity', 'Plumber', 'zookeeper']);
      expect(cities).toEqual(['Guelph', 'Montréal', ...CITIES, 'Zwolle']);
    }
  });

  it('finds all spellings of an industry or a city', async () => {
    expect(await ids('?industry=electricien')).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(await ids('?city=montr%C3%A9al')).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(await ids('?city=montre%CC%81al')).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('is 0 pages of nothing, and empty beyond its end', async () => {
    expect(await search('?query=xylophone')).toMatchObject({ services: [], total: 0, page: 1, totalPages: 0 });
    expect(await search('?query=%22-%22')).toMatchObject({ services: [], total: 0, totalPages: 0 });
    expect(await search('?industry=zookeeper&page=7')).toMatchObject({ services: [], total: 120, page: 7, totalPages: 6 });
    expect(await search('?industry=zookeeper&page=6')).toMatchObject({ services: { length: 20 }, totalPages: 6 });
    expect(await search('?industry=zookeeper&limit=100&page=2')).toMatchObject({ services: { length: 20 }, totalPages: 2 });
    expect(await search('?industry=zookeeper&limit=1&page=120')).toMatchObject({ services: { length: 1 }, totalPages: 120 });
    expect(await search('?page=1000000000')).toMatchObject({ services: [], total: LISTINGS.length });
  });

  it('has twenty listings at first', async () => {
    expect(await search('')).toMatchObject({ services: { length: 20 }, page: 1, totalPages: Math.ceil(LISTINGS.length / 20) });
  });
});

describe('a parameter', () => {
  const LONG = 'x'.repeat(201);
  const TEXTS = ['query', 'industry', 'city', 'companyName', 'postCode'];

  const bad: [string, string][] = [
    ...TEXTS.flatMap((name): [string, string][] => [
      [name, LONG],
      [name, 'a%00b'],
      [name, 'a%07b'],
      [name, 'a%0Ab'],
      [name, 'a%7Fb'],
    ]),
    ...['abc', '-1', '5.1', '6', 'NaN', 'Infinity', '1e1', '4,5', '0x1', '1_0'].map((value): [string, string] => ['minRating', value]),
    ...['0', '-1', '1.5', 'abc', '1e3', '99999999999', '0x10'].map((value): [string, string] => ['page', value]),
    ...['0', '-1', '101', '2.5', 'all', '1e1'].map((value): [string, string] => ['limit', value]),
    ...['newest', 'FEATURED', 'rating', 'constructor'].map((value): [string, string] => ['sortBy', value]),
    ...['12', 'abc', '1', '1234567890123456', '41', '416%00'].map((value): [string, string] => ['phone', value]),
    ...['-', '...', '%C3%A9'].map((value): [string, string] => ['postCode', value]),
    ...['no', 'true', 'YES', '1'].map((value): [string, string] => ['verified', value]),
    ...['no', 'true'].map((value): [string, string] => ['licensed', value]),
  ];

  const titled = bad.map(([name, value]) => [name, value === LONG ? `${LONG.length} letters` : value, value] as const);

  it.each(titled)('%s=%s is refused by its name', async (name, _title, value) => {
    const { status, headers, problem } = await raw(`/api/search?${name}=${value}`);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem).toEqual({
      type: '/problems/invalid-values',
      title: 'Invalid values',
      status: 400,
      detail: expect.stringContaining(name) as string,
      errors: [{ field: name, message: expect.stringMatching(/\S/) as string }],
    });
  });

  it.each([
    ['lat=91&lng=0', ['lat']],
    ['lat=-90.1&lng=0', ['lat']],
    ['lat=0&lng=180.5', ['lng']],
    ['lat=0&lng=-181', ['lng']],
    ['lat=north&lng=0', ['lat']],
    ['lat=1', ['lng']],
    ['lng=1', ['lat']],
    ['lat=1&lng=', ['lng']],
    ['sortBy=distance', ['lat', 'lng']],
    ['sortBy=distance&lat=1', ['lng']],
    ['lat=1&lng=1&radiusKm=0', ['radiusKm']],
    ['lat=1&lng=1&radiusKm=-5', ['radiusKm']],
    ['lat=1&lng=1&radiusKm=20001', ['radiusKm']],
    ['lat=1&lng=1&radiusKm=far', ['radiusKm']],
    ['page=0&limit=0&minRating=9&sortBy=x&phone=1&verified=2', ['page', 'limit', 'minRating', 'sortBy', 'phone', 'verified']],
  ])('%s: every bad one is named', async (query, fields) => {
    const { status, problem } = await raw(`/api/search?${query}`);
    expect(status).toBe(400);
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual([...fields].sort());
  });

  it.each([
    'query', 'industry', 'city', 'minRating', 'companyName', 'postCode', 'phone', 'verified', 'licensed', 'lat', 'lng', 'radiusKm',
    'sortBy', 'page', 'limit',
  ])('%s given twice is refused, even with the same value', async (name) => {
    const { status, problem } = await raw(`/api/search?${name}=1&${name}=1`);
    expect(status).toBe(400);
    expect(problem.errors?.filter(({ field }) => field === name)).toHaveLength(1);
  }); // prettier-ignore

  it('that is empty or blank counts as absent', async () => {
    const nothing =
      '?query=&industry=%20&city=&minRating=&companyName=&postCode=&phone=&verified=&licensed=&lat=&lng=&radiusKm=&sortBy=&page=&limit=';
    expect(await search(nothing)).toEqual(await search(''));
  });

  it('that is unknown is ignored, however odd', async () => {
    expect(await ids('?companyName=bob&utm_source=mail&fbclid=1&fbclid=2&__proto__=1&constructor=1&toString=')).toEqual(['whole']);
  });

  it('is read at its limits', async () => {
    expect((await search('?limit=100')).services).toHaveLength(100);
    expect((await search('?limit=1')).services).toHaveLength(1);
    expect(await ids('?minRating=5')).toEqual([]);
    expect((await search('?minRating=0')).total).toBe(LISTINGS.length);
    expect(await ids(`?query=${'x'.repeat(200)}`)).toEqual([]);
    expect(await ids(`?companyName=${'%C3%A9'.repeat(200)}`)).toEqual([]);
    expect(await ids(`?query=${'%20'.repeat(300)}quiet%20`)).toEqual(['bare']);
    expect(await ids('?lat=90&lng=180&radiusKm=0.1')).toEqual([]);
    expect(await ids('?lat=43.5&lng=-80.2&radiusKm=20000')).toEqual(['whole']);
  });

  it.each([
    ['postCode=n1h', ['whole']],
    ['postCode=N1H+2A1', ['whole']],
    ['postCode=n1h-2a1', ['whole']],
    ['postCode=M5V', []],
    ['phone=519', ['whole']],
    ['phone=(519)+555-0142', ['whole']],
    ['phone=1-519-555-0142', ['whole']],
    ['phone=%2B1+519+555+0142', ['whole']],
    ['phone=555-0143', []],
    ['verified=yes', ['whole']],
    ['licensed=yes', ['whole']],
    ['query=plumber+near+me+in+guelph', ['whole']],
    ['query=plumbr+guelph', ['whole']],
    ['query=alpha+bravo+charlie+delta+echo+foxtrot+golf+hotel+india+juliett+kilo', []],
    ['query=bob+plumbing+quartz+road+guelph+ontario+water+heaters+done+neatly+plumber+bob', ['whole']],
    ['query=bob+plumbing+quartz+road+guelph+ontario+water+heaters+done+neatly+plumber+xylophone', []],
    ['companyName=bob%27s+pl', ['whole']],
    ['industry=%22+OR+industryKey+%3D+%22plumber', []],
  ])('%s is understood', async (query, expected) => {
    expect(await ids(`?${query}`)).toEqual(expected);
  });
});

describe('one listing', () => {
  it('is whole, with reviews and opening hours', async () => {
    const { status, body } = await get(app, '/api/listings/whole');
    const [card] = (await search('?companyName=bob')).services;
    expect(status).toBe(200);
    expect(body).toEqual({ ...card, reviewsData: [REVIEW], openingHours: [HOURS] });
  });

  it('has empty lists where the sheet has none', async () => {
    expect((await get(app, '/api/listings/bare')).body).toMatchObject({ id: 'bare', reviewsData: [], openingHours: [] });
  });

  it.each(ODD_IDS)('is found under an odd id: %j', async (id) => {
    const { status, problem } = await raw(`/api/listings/${id === '..' ? '%2E%2E' : encodeURIComponent(id)}`);
    expect([status, (problem as unknown as { id: string }).id]).toEqual([200, id]);
  });

  it.each(['nobody', 'WHOLE', '%27%3B%20DROP%20TABLE%20listing', 'a%00b', '%FF', '%E6%BC%A2'])('is 404 or 400 without one: %s', async (id) => {
    const { status, headers, problem } = await raw(`/api/listings/${id}`);
    expect([400, 404]).toContain(status);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem).toMatchObject({ status, type: expect.stringMatching(/^\/problems\//) as string });
  });

  it('that nobody has is a problem of its own type', async () => {
    const { status, problem } = await raw('/api/listings/nobody');
    expect(problem).toEqual({
      type: '/problems/listing-not-found',
      title: 'Listing not found',
      status,
      detail: expect.stringContaining('nobody') as string,
    });
    expect(status).toBe(404);
  });
});

describe('an address', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/search/x', '/api/listings/a/b', '/nothing'])('that leads nowhere is 404: %s', async (path) => {
    const { status, headers, problem } = await raw(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem).toMatchObject({ type: '/problems/not-found', title: 'Not found', status: 404 });
    expect(problem.detail).not.toMatch(/\/work|node_modules|at .*\.js/);
  });

  it.each([
    ['POST', '/api/search', 'GET, HEAD'],
    ['DELETE', '/api/search', 'GET, HEAD'],
    ['PUT', '/api/listings/whole', 'GET, HEAD'],
    ['PATCH', '/api/sync', 'GET, HEAD, POST'],
    ['GET', '/api/verify-settings-password', 'POST'],
  ])('that knows no %s %s says which methods it knows', async (method, path, allow) => {
    const { status, headers, problem } = await raw(path, method);
    expect(status).toBe(405);
    expect(headers['allow']).toBe(allow);
    expect(problem).toMatchObject({ type: '/problems/method-not-allowed', status: 405 });
  });

  it.each(['/api/search?query=%', '/api/search?query=%E0%A4%A', '/api/search?query=%FF', '/api/%', '/api/listings/%', '/%zz', '//', '/api/search?%00=1'])(
    'that is malformed never breaks anything: %s',
    async (path) => {
      const { status, headers } = await raw(path);
      expect(status).toBeLessThan(500);
      if (status !== 200) expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    },
  );

  it('answers HEAD like GET, without a body', async () => {
    const { status, headers } = await raw('/api/search?companyName=bob', 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('every answer', () => {
  it.each(['/api/search', '/api/search?page=0', '/api/nothing', '/healthz'])('has the security headers: %s', async (path) => {
    const { headers } = await raw(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/) as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/) as string,
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it('is safe even when the address was never read', async () => {
    const { status, headers } = await raw('/api/%');
    expect(status).toBe(400);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("'none'") as string });
  });

  it('of a problem is not kept by any cache', async () => {
    expect((await raw('/api/search?page=0')).headers['cache-control']).toBe('no-store');
  });
});

describe('the API documentation', () => {
  it('is there for this machine, and lists the search with its parameters', async () => {
    const { status, body } = await get<{ paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>> }>(
      app,
      '/api/docs-json',
    );
    expect(status).toBe(200);
    const parameters = body.paths['/api/search']?.['get']?.parameters.filter((parameter) => parameter.in === 'query');
    expect(parameters?.map(({ name }) => name).sort()).toEqual(
      ['city', 'companyName', 'industry', 'lat', 'licensed', 'limit', 'lng', 'minRating', 'page', 'phone', 'postCode', 'query', 'radiusKm', 'sortBy', 'verified'],
    );
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/listings/{id}', '/api/sync', '/api/verify-settings-password']));
  });
}); // prettier-ignore
