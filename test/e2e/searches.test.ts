import type { SearchesView, TaughtPhraseView } from '../../src/modules/search/application/learning/admin-searches.js';
import type { SearchCount } from '../../src/modules/search/domain/learning/search-counts.js';
import { dayOfFile, siteDay } from '../support/site-day.js';
import { RETENTION_DAYS } from '../../src/shared/privacy/retention.js';
import { fromBuild } from '../support/build.js';
import { eventually, get, post, settled, signIn } from '../support/api.js';
import { buildApp, type BuiltApp } from '../support/built-app.js';
import { execute, rowsOf } from '../support/database.js';
import { send } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { aRow, SheetFile } from '../support/sheet.js';

const { CountSearches } = await fromBuild<typeof import('../../src/modules/search/application/learning/count-searches.js')>(
  'modules/search/application/learning/count-searches.js',
);
const { SearchCounts } = await fromBuild<typeof import('../../src/modules/search/domain/learning/search-counts.js')>(
  'modules/search/domain/learning/search-counts.js',
);
const { NightlyExpiry } = await fromBuild<typeof import('../../src/platform/privacy/nightly-expiry.js')>(
  'platform/privacy/nightly-expiry.js',
);
const PATH = '/api/admin/searches';
const VAN = aRow('van', { title: 'Sparkwell', industry: 'Electrical' });
const SHEET = [aRow('p-1', { industry: 'Plumbing' }), aRow('p-2', { industry: 'Plumbing' }), aRow('s-1', { industry: 'Pool & Spa' }), VAN];
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

const file = new SheetFile();
let app: BuiltApp;
let admin: string;
let today: string;

beforeAll(async () => {
  today = await dayOfFile();
  await file.write(SHEET);
  app = await buildApp({ listingsCsv: file.path });
  admin = await signIn(app);
  await post(app, '/api/sync', {}, admin);
  await eventually(async () => (await search('')).total === SHEET.length, 'the listings are there');
  await settled(app);
});

afterAll(async () => {
  await app?.close();
  file.remove();
});

interface Found {
  total: number;
  services: { id: string; title: string }[];
  understood: { trades: string[]; because: string | null; place: { name: string } | null; words: string[] } | null;
}

const parameters = (values: Record<string, string>) => new URLSearchParams(values).toString();
const search = async (query: string, more: Record<string, string> = {}) =>
  (await get<Found>(app, `/api/search?${parameters({ query, ...more })}`)).body;
const page = (query: string, sent: Parameters<typeof send>[2] = {}) =>
  send(app, `/search?${parameters({ query })}`, { ...sent, headers: { ...FIREFOX, ...sent.headers } });
const written = () => app.app.get(CountSearches).write();
const emptied = async () => {
  await written();
  await execute(app.databaseUrl, 'DELETE FROM search_counts');
};
const counted = () =>
  rowsOf<{ query: string; searches: number; nothing: number }>(
    app.databaseUrl,
    'SELECT query, searches, nothing FROM search_counts ORDER BY query',
  );

async function report(question: Record<string, string> = {}): Promise<SearchesView> {
  await written();
  return (await get<SearchesView>(app, `${PATH}?${parameters(question)}`, admin)).body;
}

const teach = (phrase: unknown, kind: unknown, target: unknown) =>
  send(app, `${PATH}/phrases`, {
    method: 'POST',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ phrase, kind, target }),
  });
const taught = async () => (await get<{ phrases: TaughtPhraseView[] }>(app, `${PATH}/phrases`, admin)).body.phrases;
const forget = (id: number | string) =>
  send(app, `${PATH}/phrases/${id}`, { method: 'DELETE', headers: { cookie: admin, 'content-type': 'application/json' }, body: '{}' });
const forgetAll = async () => {
  for (const { id } of await taught()) expect((await forget(id)).status).toBe(200);
};
const firstFor = async (query: string) => (await search(query)).services[0]?.id;

describe('searches are counted', () => {
  beforeEach(emptied);

  it('of the API and of pages, rendered or cached, once each', async () => {
    const { headers } = await get(app, `/api/search?${parameters({ query: 'Plumber  toronto' })}`);
    const unchanged = await send(app, `/api/search?${parameters({ query: 'Plumber  toronto' })}`, {
      headers: { ...FIREFOX, 'accept-encoding': 'gzip, deflate', 'if-none-match': headers.get('etag')! },
    });
    expect(unchanged.status).toBe(304);
    const answers = [await page('plumber toronto'), await page('plumber toronto')];
    answers.push(await page('plumber toronto', { headers: { 'if-none-match': String(answers[1]!.headers['etag']) } }));
    expect(answers.map(({ status, headers }) => [status, headers['x-page-cache']])).toEqual([
      [200, 'miss'],
      [200, 'hit'],
      [304, 'hit'],
    ]);
    await written();
    expect(await counted()).toEqual([{ query: 'plumber toronto', searches: 5, nothing: 0 }]);
  });

  it('with the number without results, and their interpretation', async () => {
    await page('hot tub cover lifter thingy');
    await search('zamboni qwxzv');
    await search('plumber toronto');
    const { searches, nothing, items, byDay, total } = await report();
    expect([searches, nothing, total, byDay.length, byDay.at(-1)]).toEqual([
      3,
      1,
      3,
      30,
      { day: today, searches: 3, nothing: 1, notKept: 0 },
    ]);
    const of = (query: string) => items.find((item) => item.query === query);
    expect(of('plumber toronto')).toEqual({
      query: 'plumber toronto',
      searches: 1,
      nothing: 0,
      lastDay: today,
      taught: null,
      understood: {
        trades: ['Plumber'],
        because: 'trade',
        place: 'Toronto',
        when: null,
        words: [],
        nearest: expect.any(Boolean) as boolean,
      },
    });
    expect(of('zamboni qwxzv')).toMatchObject({ nothing: 1, understood: null });
    expect(of('hot tub cover lifter thingy')).toMatchObject({ searches: 1 });
  });

  it('but not those of crawlers, HEAD, prefetching, further pages, or without words', async () => {
    await page('plumber', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
    await page('plumber', { headers: { 'sec-purpose': 'prefetch' } });
    await page('plumber', { method: 'HEAD' });
    await send(app, '/api/search?query=plumber', { method: 'HEAD', headers: FIREFOX });
    await send(app, '/api/search?query=plumber', { headers: { 'user-agent': 'GPTBot/1.3' } });
    await search('plumber', { page: '2' });
    await search('', { city: 'Toronto' });
    await send(app, '/search?city=Toronto', { headers: FIREFOX });
    await written();
    expect(await counted()).toEqual([]);
  });

  it('without words that may identify a person', async () => {
    for (const query of ['416 555 0142', 'ann@example.com', 'jadwiga kowalska', '742 evergreen terrace']) await search(query);
    await search('sparkwell');
    const { searches, notKept, items } = await report();
    expect([searches, notKept, items.map(({ query }) => query)]).toEqual([5, 4, ['sparkwell']]);
    const [{ text } = { text: '' }] = await rowsOf<{ text: string }>(
      app.databaseUrl,
      'SELECT string_agg(search_counts::text, chr(10)) AS text FROM search_counts',
    );
    expect(text).not.toMatch(/555|ann|jadwiga|evergreen/);
  });

  it('added up over processes that write simultaneously, with a limit for each day', async () => {
    const counts = app.app.get(SearchCounts);
    const some = (from: number, to: number): SearchCount[] =>
      Array.from({ length: to - from }, (_, index) => ({
        day: '2026-11-20',
        query: `zamboni ${from + index}`,
        searches: 2,
        nothing: 1,
        understood: null,
      }));
    await Promise.all(
      Array.from({ length: 8 }, () =>
        counts.add(
          some(0, 10).toSorted(() => Math.random() - 0.5),
          12,
        ),
      ),
    );
    await counts.add(some(5, 20), 12);
    const rows = await counted();
    expect(rows).toHaveLength(13);
    expect(rows[0]).toEqual({ query: '', searches: 16, nothing: 8 });
    expect(
      rows.filter(({ query }) => ['zamboni 0', 'zamboni 5', 'zamboni 11', 'zamboni 12'].includes(query)).map(({ searches }) => searches),
    ).toEqual([16, 2, 18]);
    expect(rows.reduce((sum, { searches }) => sum + searches, 0)).toBe(8 * 20 + 30);
  });

  it('for 90 days', async () => {
    const ago = (days: number) => siteDay(new Date(Date.now() - days * 86_400_000));
    for (const days of [RETENTION_DAYS.searches + 1, RETENTION_DAYS.searches - 1]) {
      await execute(app.databaseUrl, 'INSERT INTO search_counts (day, query, searches, nothing) VALUES ($1, $2, 1, 0)', [
        ago(days),
        `zamboni ${days}`,
      ]);
    }
    await app.app.get(NightlyExpiry, { strict: false }).run();
    expect((await counted()).map(({ query }) => query)).toEqual(['zamboni 89']);
    expect((await report({ days: '90' })).items.map(({ query }) => query)).toEqual(['zamboni 89']);
    expect((await report({ days: '7' })).items).toEqual([]);
  });
});

describe('the report', () => {
  beforeAll(async () => {
    await emptied();
    const rows = ['plumber', 'plumber guelph', 'zamboni', '100% off_', '<b>x</b>'].map((query, index) => ({
      query,
      searches: 10 - index,
      nothing: query === 'zamboni' ? 8 : index === 4 ? 1 : 0,
    }));
    for (const { query, searches, nothing } of rows)
      await execute(app.databaseUrl, 'INSERT INTO search_counts (day, query, searches, nothing) VALUES ($1, $2, $3, $4)', [
        today,
        query,
        searches,
        nothing,
      ]);
  });

  it.each<[Record<string, string>, string[]]>([
    [{}, ['plumber', 'plumber guelph', 'zamboni', '100% off_', '<b>x</b>']],
    [{ show: 'nothing' }, ['zamboni', '<b>x</b>']],
    [{ q: 'PLUM' }, ['plumber', 'plumber guelph']],
    [{ q: '%' }, ['100% off_']],
    [{ q: '_' }, ['100% off_']],
    [{ limit: '2', page: '2' }, ['zamboni', '100% off_']],
    [{ page: '9' }, []],
  ])('for %j has %j', async (question, queries) => expect((await report(question)).items.map(({ query }) => query)).toEqual(queries));

  it.each([
    ['days', '8'],
    ['days', 'x'],
    ['show', 'some'],
    ['page', '0'],
    ['limit', '101'],
    ['q', 'x'.repeat(201)],
    ['q', 'a\u0007'],
  ])('refuses %s=%s', async (field, value) => {
    expect(problemIn(await send(app, `${PATH}?${parameters({ [field]: value })}`, { headers: { cookie: admin } }))).toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  });
});

describe('a taught phrase', () => {
  afterEach(forgetAll);

  it('for a trade is used at once, by the API and by cached pages', async () => {
    expect(await search('widget fettling')).toMatchObject({ total: 0, understood: null });
    expect((await page('widget fettling')).text).not.toContain('Business p-1');
    const { status, text } = await teach('widget fettling', 'trade', 'plumber');
    expect([status, JSON.parse(text)]).toMatchObject([
      201,
      { phrases: [{ phrase: 'widget fettling', kind: 'trade', target: 'plumber', name: 'Plumber', leadsNowhere: false }] },
    ]);
    await eventually(async () => (await search('widget fettling toronto')).total === 2, 'it is understood');
    expect((await search('fettling of widgets')).understood).toMatchObject({ trades: ['Plumber'], because: 'service', words: [] });
    await eventually(async () => (await page('widget fettling')).text.includes('Business p-1'), 'pages follow');
    expect((await search('widget fettling', { literal: '1' })).total).toBe(0);
    await forgetAll();
    await eventually(async () => (await search('widget fettling')).total === 0, 'it is forgotten');
  });

  it('for a place is a name of it', async () => {
    await teach('the Big Smoke', 'place', 'toronto');
    await eventually(async () => (await search('plumber in the big smoke')).understood?.place?.name === 'Toronto', 'it is a place');
    expect((await taught())[0]).toMatchObject({ target: 'Toronto', name: 'Toronto' });
  });

  it('for a business shows that business first, before other results; filters take precedence', async () => {
    await teach('green van', 'business', 'van');
    await eventually(async () => (await firstFor('green van')) === 'van', 'it is found');
    expect((await search('green van')).total).toBe(1);
    const { services, total } = await search('plumber green van toronto');
    expect([services.map(({ id }) => id), total]).toEqual([['van', 'p-1', 'p-2'], 3]);
    expect((await search('plumber green van', { industry: 'Plumber' })).services.map(({ id }) => id)).not.toContain('van');
  });

  it('of another process is used', async () => {
    await execute(
      app.databaseUrl,
      `INSERT INTO taught_phrases (phrase, phrase_key, kind, target, target_name) VALUES ('widget fettling', 'widget fettl', 'trade', 'plumber', 'Plumber')`,
    );
    await eventually(async () => (await search('widget fettling')).total === 2, 'it is understood');
  });

  it('for a business that is merged into another one shows that one', async () => {
    await teach('green van', 'business', 'van');
    await post(app, '/api/admin/listings/p-1/merge', { from: 'van' }, admin);
    await eventually(async () => (await search('green van')).services[0]?.id === 'p-1', 'it has become the other one');
    expect(await taught()).toMatchObject([{ phrase: 'green van', leadsNowhere: false }]);
    await post(app, '/api/admin/listings/van/restore', {}, admin);
    await eventually(async () => (await search('green van')).services[0]?.id === 'van', 'it is by itself again');
  });

  it('for a business that is gone has no target, says so, and works again when the business is back', async () => {
    await teach('green van', 'business', 'van');
    await eventually(async () => (await firstFor('green van')) === 'van', 'it is found');
    expect((await post(app, '/api/admin/listings/van/unpublish', {}, admin)).status).toBe(200);
    await eventually(async () => (await search('green van')).total === 0, 'it is gone');
    expect(await taught()).toMatchObject([{ phrase: 'green van', name: 'Sparkwell', leadsNowhere: true }]);
    expect((await post(app, '/api/admin/listings/van/restore', {}, admin)).status).toBe(200);
    await eventually(async () => (await firstFor('green van')) === 'van', 'it is back');
    expect((await taught())[0]?.leadsNowhere).toBe(false);
  });

  it('is in the report, in the activity log, and in the file', async () => {
    await emptied();
    await search('widget fettlers');
    await teach('=widget fettling', 'trade', 'plumber');
    expect((await report()).items).toMatchObject([{ query: 'widget fettlers', taught: null }]);
    await search('widget fettling');
    expect((await report({ q: 'fettling' })).items).toMatchObject([{ query: 'widget fettling', taught: 'Plumber' }]);
    const [newest] = (await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin)).body.items;
    expect(newest).toMatchObject({ action: 'phrase-taught', detail: { phrase: '=widget fettling', kind: 'trade', means: 'Plumber' } });
    const csv = await send(app, `${PATH}/phrases.csv`, { headers: { cookie: admin } });
    expect([csv.headers['content-type'], csv.headers['cache-control']]).toEqual(['text/csv; charset=utf-8', 'no-store']);
    expect(csv.text).toMatch(
      /^\ufeffPhrase,Means a,Name,Target,Leads nowhere,Taught\r\n'=widget fettling,trade,Plumber,plumber,,20\d\d-\d\d-\d\d \d\d:\d\d:\d\d\r\n/,
    );
  });

  it.each<[unknown, unknown, unknown, string]>([
    ['', 'trade', 'plumber', 'phrase'],
    ['the best', 'trade', 'plumber', 'phrase'],
    ['x'.repeat(101), 'trade', 'plumber', 'phrase'],
    ['<i>tap</i>', 'trade', 'plumber', 'phrase'],
    ['ta\u0000p', 'trade', 'plumber', 'phrase'],
    [5, 'trade', 'plumber', 'phrase'],
    [null, 'trade', 'plumber', 'phrase'],
    ['Roofers', 'trade', 'plumber', 'phrase'],
    ['SPARKWELL', 'trade', 'plumber', 'phrase'],
    ['toronto', 'trade', 'plumber', 'phrase'],
    ['zamboni', 'pizza', 'plumber', 'kind'],
    ['zamboni', 'trade', 'pizza', 'target'],
    ['zamboni', 'place', 'Atlantis', 'target'],
    ['zamboni', 'business', 'nobody', 'target'],
    ['zamboni', 'trade', '', 'target'],
    ['zamboni', 'trade', 7, 'target'],
  ])('is refused at the field: %j means the %j %j', async (phrase, kind, target, field) => {
    expect(problemIn(await teach(phrase, kind, target))).toMatchObject({
      status: 400,
      errors: [{ field, message: expect.stringMatching(/\w/) as string }],
    });
    expect(await taught()).toEqual([]);
  });

  it('is not stored twice by simultaneous requests', async () => {
    const answers = await Promise.all(
      ['widget fettling', 'the widget fettlings', 'Widget-fettling'].map((phrase) => teach(phrase, 'trade', 'plumber')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(answers.map(({ text }) => text).join()).toContain('means Plumber already; delete that first');
    expect(await taught()).toHaveLength(1);
  });

  it.each([0, 999_999, 'x', '-1', '99999999999', '1e3'])('is not deleted if it does not exist: %s', async (id) => {
    expect(problemIn(await forget(id))).toMatchObject({ status: 404, type: '/problems/taught-phrase-not-found' });
  });
});

it('the target of a phrase is found by name', async () => {
  const choices = async (q: string) =>
    (
      await get<{ choices: { kind: string; target: string; name: string; detail: string }[] }>(
        app,
        `${PATH}/choices?${parameters({ q })}`,
        admin,
      )
    ).body.choices;
  expect((await choices('')).filter(({ kind }) => kind !== 'trade')).toEqual([]);
  expect((await choices('')).length).toBeGreaterThanOrEqual(34);
  expect(await choices('spark')).toEqual([{ kind: 'business', target: 'van', name: 'Sparkwell', detail: 'Electrician, Toronto' }]);
  expect((await choices('toron'))[0]).toMatchObject({ kind: 'place', target: 'Toronto', detail: 'ON' });
  expect((await choices('roof'))[0]).toMatchObject({ kind: 'trade', target: 'roofer', name: 'Roofer' });
  expect(await choices('%')).toEqual([]);
});

it.each([
  ['GET', ''],
  ['GET', '/choices'],
  ['GET', '/phrases'],
  ['GET', '/phrases.csv'],
  ['POST', '/phrases'],
  ['DELETE', '/phrases/1'],
])('%s %s needs a session', async (method, path) => {
  expect(problemIn(await send(app, PATH + path, { method }))).toMatchObject({ status: 401 });
});

it('pending counts are written when the process ends', async () => {
  await emptied();
  await search('plumber toronto');
  const { databaseUrl } = app;
  await app.app.close();
  expect(await rowsOf(databaseUrl, 'SELECT query, searches FROM search_counts')).toEqual([{ query: 'plumber toronto', searches: 1 }]);
});
