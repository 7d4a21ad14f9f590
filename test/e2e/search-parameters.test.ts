import { eventually } from '../support/api.js';
import { HOSTILE_TEXTS, inAddress } from '../support/hostile.js';
import { send } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { LISTINGS, type SearchableApp, startSearchableApp } from './search-api.fixture.js';

let directory: SearchableApp;

beforeAll(async () => {
  directory = await startSearchableApp();
});

afterAll(async () => {
  await directory?.close();
});

it('no query text causes a server error in the search, its suggestions and its page', async () => {
  const failed: string[] = [];
  for (const text of HOSTILE_TEXTS)
    for (const path of ['/api/search?query=', '/api/suggest?q=', '/search?query=']) {
      const { status } = await send(directory.app, path + inAddress(text).slice(0, 900));
      if (![200, 400, 414].includes(status)) failed.push(`${status}: ${path}${text}`);
    }
  expect(failed).toEqual([]);
});

const search = (query: string) => directory.search(query);
const ids = (query: string) => directory.ids(query);

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

  it.each(titled)('%s=%s is refused, with its name', async (name, _title, value) => {
    expect(problemIn(await send(directory.app, `/api/search?${name}=${value}`))).toEqual({
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
    ['lat=0&lng=0', ['lat']],
    ['lat=-80.2&lng=43.5', ['lat']],
    ['lat=1', ['lng']],
    ['lng=1', ['lat']],
    ['lat=1&lng=', ['lng']],
    ['sortBy=distance', ['sortBy']],
    ['sortBy=distance&industry=Plumber', ['sortBy']],
    ['sortBy=distance&lat=1', ['lng']],
    ['lat=1&lng=1&radiusKm=0', ['radiusKm']],
    ['lat=1&lng=1&radiusKm=-5', ['radiusKm']],
    ['lat=1&lng=1&radiusKm=20001', ['radiusKm']],
    ['lat=1&lng=1&radiusKm=far', ['radiusKm']],
    ['page=0&limit=0&minRating=9&sortBy=x&phone=1&verified=2', ['page', 'limit', 'minRating', 'sortBy', 'phone', 'verified']],
  ])('%s: every invalid one is reported', async (query, fields) => {
    const problem = problemIn(await send(directory.app, `/api/search?${query}`));
    expect(problem.status).toBe(400);
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual([...fields].sort());
  });

  it.each([
    'query',
    'industry',
    'city',
    'minRating',
    'companyName',
    'postCode',
    'phone',
    'verified',
    'licensed',
    'lat',
    'lng',
    'radiusKm',
    'sortBy',
    'page',
    'limit',
  ])('%s given twice is refused, even with the same value', async (name) => {
    const problem = problemIn(await send(directory.app, `/api/search?${name}=1&${name}=1`));
    expect(problem.status).toBe(400);
    expect(problem.errors?.filter(({ field }) => field === name)).toHaveLength(1);
  });

  it('that is empty or blank counts as absent', async () => {
    const nothing =
      '?query=&industry=%20&city=&minRating=&companyName=&postCode=&phone=&verified=&licensed=&lat=&lng=&radiusKm=&sortBy=&page=&limit=';
    expect(await search(nothing)).toEqual(await search(''));
  });

  it('that is unknown is ignored, whatever its name', async () => {
    expect(await ids('?companyName=bob&utm_source=mail&fbclid=1&fbclid=2&__proto__=1&constructor=1&toString=')).toEqual(['whole']);
  });

  it('is accepted at its limits', async () => {
    expect((await search('?limit=100')).services).toHaveLength(100);
    expect((await search('?limit=1')).services).toHaveLength(1);
    expect(await ids('?minRating=5')).toEqual([]);
    expect((await search('?minRating=0')).total).toBe(LISTINGS.length);
    expect(await ids(`?query=${'x'.repeat(200)}`)).toEqual([]);
    expect(await ids(`?companyName=${'%C3%A9'.repeat(200)}`)).toEqual([]);
    expect(await ids(`?query=${'%20'.repeat(300)}quiet%20`)).toEqual(['bare']);
    expect(await ids('?lat=90&lng=180&radiusKm=0.1')).toEqual([]);
  });

  it('radiusKm covers the world, including businesses whose place is derived from their town', async () => {
    const world = '?lat=43.5&lng=-80.2&radiusKm=20000';
    await eventually(async () => (await ids(world)).length > 1, 'places of towns are derived');
    expect((await ids(world)).toSorted()).toEqual(['m1', 'm2', 'm3', 'm4', 'whole']);
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
    ['query=bob+plumbing+quartz+road+guelph+ontario+water+heaters+done+neatly+plumber+xylophone&literal=1', []],
    ['query=bob+plumbing+quartz+road+guelph+ontario+water+heaters+done+neatly+plumber+xylophone', ['whole']],
    ['companyName=bob%27s+pl', ['whole']],
    ['industry=%22+OR+industryKey+%3D+%22plumber', []],
  ])('%s is accepted', async (query, expected) => {
    expect(await ids(`?${query}`)).toEqual(expected);
  });
});
