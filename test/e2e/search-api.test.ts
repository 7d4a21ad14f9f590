import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { blankCard } from '../../src/shared/listings/listing-card.js';
import { eventually, get, settled, signIn } from '../support/api.js';
import { send } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { CITIES, type Found, HOURS, LISTINGS, ODD_IDS, REVIEW, type SearchableApp, startSearchableApp } from './search-api.fixture.js';

let directory: SearchableApp;

beforeAll(async () => {
  directory = await startSearchableApp();
});

afterAll(async () => {
  await directory?.close();
});

const search = (query: string) => directory.search(query);
const ids = (query: string) => directory.ids(query);

describe('an answer', () => {
  it('has exactly these fields', async () => {
    const answer = await get<Found>(directory.app, '/api/search?companyName=bob');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body).toEqual({
      services: [
        {
          ...blankCard('whole', 'bobs-plumbing-guelph'),
          title: "Bob's Plumbing",
          industry: 'Plumber',
          featured: 'yes',
          verified: 'yes',
          licensed: 'yes',
          rating: 4.5,
          reviews: 10,
          address: '12 Quartz Road, Guelph, Ontario, n1h2a1',
          city: 'Guelph',
          region: 'ON',
          postCode: 'N1H 2A1',
          phone: '(519) 555-0142',
          phoneE164: '+15195550142',
          email: 'bob@bob.example.com',
          website: 'https://bob.example.com',
          googleMapsLink: 'https://maps.example.com/bob',
          latitude: 43.5448,
          longitude: -80.2482,
          description: 'Water heaters.\nDone neatly.',
          image: 'https://bob.example.com/bob.webp',
          credit: 'Bob himself',
        },
      ],
      understood: null,
      total: 1,
      page: 1,
      totalPages: 1,
      industries: expect.any(Array) as string[],
      cities: expect.any(Array) as string[],
    });
  });

  it('has no and null where the sheet has nothing', async () => {
    const { services } = await search('?query=quiet');
    expect(services).toEqual([
      {
        ...blankCard('bare', 'quiet-company'),
        title: 'Quiet Company',
        industry: null,
        featured: 'no',
        rating: null,
        reviews: 0,
        address: null,
        phoneE164: null,
      },
    ]);
  });

  it('has the same shape around a place, with distances', async () => {
    const [near] = (await search('?lat=43.5448&lng=-80.2482&sortBy=distance')).services;
    const [plain] = (await search('?companyName=bob')).services;
    expect(near).toEqual({ ...plain, distanceKm: 0 });
    const [offset] = (await search('?lat=43.6448&lng=-80.2482')).services;
    expect(offset).toMatchObject({ id: 'whole', distanceKm: 11.12 });
    expect(await ids('?lat=43.6448&lng=-80.2482&radiusKm=11')).toEqual([]);
  });

  it('has every industry and city of the directory once, sorted, in the most common spelling, whatever was searched', async () => {
    for (const query of ['', '?query=quiet', '?query=xylophone', '?lat=1&lng=1', '?page=1000']) {
      const { industries, cities } = await search(query);
      expect(industries).toEqual(['Electrician', 'Oddity', 'Plumber', 'zookeeper']);
      expect(cities).toEqual(['Guelph', 'Montréal', ...CITIES, 'Zwolle']);
    }
  });

  it('finds all spellings of an industry or a city', async () => {
    expect(await ids('?industry=electricien')).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(await ids('?city=montr%C3%A9al')).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(await ids('?city=montre%CC%81al')).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('has 0 pages without results, and is empty beyond its end', async () => {
    expect(await search('?query=xylophone')).toMatchObject({ services: [], total: 0, page: 1, totalPages: 0 });
    expect(await search('?query=%22-%22')).toMatchObject({ services: [], total: 0, totalPages: 0 });
    expect(await search('?industry=zookeeper&page=7')).toMatchObject({ services: [], total: 120, page: 7, totalPages: 6 });
    expect(await search('?industry=zookeeper&page=6')).toMatchObject({ services: { length: 20 }, totalPages: 6 });
    expect(await search('?industry=zookeeper&limit=100&page=2')).toMatchObject({ services: { length: 20 }, totalPages: 2 });
    expect(await search('?industry=zookeeper&limit=1&page=120')).toMatchObject({ services: { length: 1 }, totalPages: 120 });
    expect(await search('?page=1000000000')).toMatchObject({ services: [], total: LISTINGS.length });
  });

  it('has twenty listings by default', async () => {
    expect(await search('')).toMatchObject({ services: { length: 20 }, page: 1, totalPages: Math.ceil(LISTINGS.length / 20) });
  });
});

describe('one listing', () => {
  it('is complete, with reviews and opening hours', async () => {
    const { status, body } = await get(directory.app, '/api/listings/whole');
    const [card] = (await search('?companyName=bob')).services;
    expect(status).toBe(200);
    expect(body).toEqual({ ...card, reviewsData: [REVIEW], openingHours: [HOURS], gallery: [] });
  });

  it('has empty lists if the sheet has none', async () => {
    expect((await get(directory.app, '/api/listings/bare')).body).toMatchObject({ id: 'bare', reviewsData: [], openingHours: [] });
  });

  it.each(ODD_IDS)('is found by an unusual id: %j', async (id) => {
    const { status, text } = await send(directory.app, `/api/listings/${id === '..' ? '%2E%2E' : encodeURIComponent(id)}`);
    expect([status, (JSON.parse(text) as { id: string }).id]).toEqual([200, id]);
  });

  it.each(['nobody', 'WHOLE', '%27%3B%20DROP%20TABLE%20listing', 'a%00b', '%FF', '%E6%BC%A2'])(
    'is 404 or 400 without an id: %s',
    async (id) => {
      expect([400, 404]).toContain(problemIn(await send(directory.app, `/api/listings/${id}`)).status);
    },
  );

  it('with an unknown id is a problem of its own type', async () => {
    expect(problemIn(await send(directory.app, '/api/listings/nobody'))).toEqual({
      type: '/problems/listing-not-found',
      title: 'Listing not found',
      status: 404,
      detail: expect.stringContaining('nobody') as string,
    });
  });
});

describe('an answer in transfer', () => {
  const MANY = '/api/search?industry=zookeeper&limit=100';
  const bytesOf = async (encoding: string, headers: Record<string, string> = {}) => {
    const {
      statusCode,
      headers: given,
      body,
    } = await request(directory.app.url + MANY, { headers: { 'accept-encoding': encoding, ...headers } });
    return { status: statusCode, headers: given, bytes: Buffer.from(await body.arrayBuffer()) };
  };
  /** Questions so far that the engine answered, or that were answered from memory in its place. */
  const asked = async () => {
    const { text } = await send(directory.app, '/metrics');
    const counts = text.match(/^homewright_search_(?:seconds_count\{engine="meilisearch",outcome="answered"\}|kept_total) \d+$/gm) ?? [];
    return counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };

  it('is compressed in the client’s encoding without a change; a short one is not', async () => {
    const plain = await bytesOf('identity');
    const [brotli, gzip] = [await bytesOf('gzip, deflate, br, zstd'), await bytesOf('gzip')];
    expect([plain, brotli, gzip].map(({ headers }) => [headers['content-encoding'], headers['vary'], headers['content-type']])).toEqual(
      [undefined, 'br', 'gzip'].map((encoding) => [encoding, 'accept-encoding', 'application/json; charset=utf-8']),
    );
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(Math.max(brotli.bytes.length, gzip.bytes.length)).toBeLessThan(plain.bytes.length / 4);
    const short = await send(directory.app, '/api/search?companyName=nobody&facets=0', { headers: { 'accept-encoding': 'br' } });
    expect([short.headers['content-encoding'], JSON.parse(short.text)]).toEqual([undefined, expect.objectContaining({ total: 0 })]);
    // No longer with the directory's many cities than without.
    expect(Buffer.byteLength(short.text)).toBeLessThan(300);
  });

  it('has an entity tag, and a request with it is answered with 304 without a query', async () => {
    await settled(directory.app);
    const first = await bytesOf('br');
    const etag = String(first.headers['etag']);
    expect([first.headers['cache-control'], (await bytesOf('gzip')).headers['etag']]).toEqual([
      'no-cache',
      expect.not.stringMatching(etag) as string,
    ]);
    const before = await asked();
    for (const shown of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await bytesOf('br', { 'if-none-match': shown });
      expect([again.status, again.headers['etag'], again.bytes.length]).toEqual([304, etag, 0]);
    }
    expect(await asked()).toBe(before);
    const other = await bytesOf('br', { 'if-none-match': '"another"' });
    expect([other.status, await asked()]).toEqual([200, before + 1]);
    expect((await send(directory.app, '/api/search?limit=0', { headers: { 'if-none-match': etag } })).status).toBe(400);
  });

  it.each(['openNow=yes', 'query=electrician%20open%20now'])('has none if it changes with time: %s', async (query) => {
    expect((await send(directory.app, `/api/search?${query}`)).headers['etag']).toBeUndefined();
  });

  it('has another entity tag after a change', async () => {
    const tag = async () => (await bytesOf('br')).headers['etag'];
    const etag = String(await tag());
    const cookie = await signIn(directory.app);
    const correction = JSON.stringify({ description: 'Feeds lions.' });
    expect(
      (
        await send(directory.app, '/api/admin/listings/town-0', {
          method: 'PATCH',
          body: correction,
          headers: { cookie, 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(200);
    await eventually(async () => (await tag()) !== etag, 'the tag is another one');
    expect((await bytesOf('br', { 'if-none-match': etag })).status).toBe(200);
    await eventually(async () => brotliDecompressSync((await bytesOf('br')).bytes).includes('Feeds lions.'), 'what has changed is found');
  });
});
