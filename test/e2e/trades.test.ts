import pg from 'pg';
import type { AdminTrades } from '../../src/modules/trades/application/admin-trades.js';
import type { HomeTradesView, TradeItem, TradeView } from '../../src/modules/trades/application/trade-views.js';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { aRow, SheetFile } from '../support/sheet.js';
import { aForm, SubmissionsAdmin, submit } from './submissions.fixture.js';

const PATH = '/api/admin/trades';
/** Nobody knows an industry "Framing"; the others are called otherwise here than in the sheet. */
const SHEET = [
  ...['p-1', 'p-2', 'p-3', 'p-4'].map((id) => aRow(id, { industry: 'Plumbing' })),
  ...['r-1', 'r-2'].map((id) => aRow(id, { industry: 'Roofing' })),
  ...['f-1', 'f-2', 'f-3'].map((id) => aRow(id, { industry: 'Framing' })),
  aRow('c-1', { industry: 'Carpentry' }),
];

const file = new SheetFile();
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startApp({ env: { LISTINGS_CSV: file.path, PUBLIC_ORIGIN: 'https://homewright.example' } });
  admin = await signIn(app);
  await file.write(SHEET);
  await sync();
  await eventually(async () => !('degraded' in (await get(app, '/api/search')).body), 'the engine answers');
  await eventually(async () => (await shown())[0]?.count === 4, 'the trades have followed the sync');
});

afterAll(async () => {
  await app?.close();
  file.remove();
});

interface Listing {
  id: string;
  title: string;
  industry: string;
}

interface Found {
  total: number;
  services: Listing[];
  industries: string[];
}

/** What a process that has just started answers before it has read the directory has none of these. */
const NOTHING: Found = { total: 0, services: [], industries: [] };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const ask = (method: Method, path: string, body: object = {}, cookie = admin) =>
  send(app, PATH + path, {
    method,
    headers: { cookie, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
const trades = async () => (await get<AdminTrades>(app, PATH, admin)).body;
const trade = async (slug: string) => (await trades()).trades.find((each) => each.slug === slug);
const shown = async () => (await get<TradeItem[]>(app, '/api/trades')).body;
const sync = () => post<{ updated: number }>(app, '/api/sync', {}, admin);
const search = async (industry: string) =>
  (await get<Found>(app, `/api/search?limit=100&${new URLSearchParams({ industry }).toString()}`)).body;
const countOf = async (industry: string) => (await search(industry)).total;
const sitemap = async () => (await send(app, '/sitemap.xml')).text;

/** A change that has to succeed. */
async function change(method: Method, path: string, body: object = {}): Promise<AdminTrades> {
  const { status, text } = await ask(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${text}`);
  return JSON.parse(text) as AdminTrades;
}

/** Waits until the search, its cards and its lists have a trade's listings under this name, and under none of the others. */
async function isFoundAs(name: string, ids: string[], others: string[]): Promise<void> {
  let last = NOTHING;
  const agrees = async () => {
    last = { ...NOTHING, ...(await search(name)) };
    const { services, industries } = last;
    const found = services.map(({ id }) => id).sort();
    return (
      found.join() === ids.join() &&
      services.every(({ industry }) => industry === name) &&
      industries.includes(name) &&
      !others.some((other) => industries.includes(other))
    );
  };
  await eventually(agrees, () => `${ids.length} listings are found as ${name}: ${JSON.stringify(last)}`);
  await eventually(
    async () => (await sitemap()).includes(`/search?industry=${encodeURIComponent(name).replaceAll('%20', '+')}&amp;city=`),
    `the sitemap has ${name}`,
  );
  for (const other of others) expect(await sitemap()).not.toContain(`industry=${encodeURIComponent(other).replaceAll('%20', '+')}&`);
}

describe('the trades that visitors see', () => {
  it('are all trades of the product, and other industries, with their numbers of listings', async () => {
    const all = await shown();
    expect(all.slice(0, 4).map(({ name, count }) => [name, count])).toEqual([
      ['Plumber', 4],
      ['Framing', 3],
      ['Roofer', 2],
      ['Carpenter', 1],
    ]);
    expect(all).toHaveLength(35);
    expect(all[1]).toEqual({
      name: 'Framing',
      plural: 'Framing professionals',
      slug: 'framing',
      count: 3,
      drawing: 'home-services',
      hue: null,
      summary: expect.any(String) as string,
    });
  });

  it('are sorted on the home page by number of listings, with examples that have results', async () => {
    const { body } = await get<HomeTradesView>(app, '/api/home-trades');
    expect(body.tiles.map(({ slug }) => slug)).toEqual(['plumber', 'framing', 'roofer', 'carpenter']);
    expect(body.examples[0]).toEqual({ need: 'Plumber', cities: ['Toronto'] });
  });

  it.each(['roofer', 'Roofer', 'ROOFING', 'couvreur', 'Entrepreneur en Toiture'])('can be requested separately: %s', async (name) => {
    const { body } = await get<TradeView>(app, `/api/trades/${encodeURIComponent(name)}`);
    expect([body.name, body.count, body.explainer?.title]).toEqual(['Roofer', 2, 'Hiring a roofer']);
  });

  it('have no data for unknown names', async () => {
    expect((await get<TradeView>(app, '/api/trades/framing')).body).toMatchObject({ name: 'Framing', explainer: null, licensing: [] });
    expect(problemIn(await send(app, '/api/trades/pizza'))).toMatchObject({ status: 404, type: '/problems/trade-not-found' });
  });
});

describe('every call of the back office', () => {
  it.each<[Method, string]>([
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/order'],
    ['POST', '/merges/preview'],
    ['POST', '/merges'],
    ['DELETE', '/merges/framing'],
    ['PATCH', '/roofer'],
    ['DELETE', '/roofer'],
  ])('needs a session: %s %s', async (method, path) => expect(problemIn(await ask(method, path, {}, ''))).toMatchObject({ status: 401 }));

  it.each<[Method, string, object]>([
    ['PATCH', '/pizza', { name: 'Pizza' }],
    ['DELETE', '/pizza', {}],
    ['DELETE', '/plumber', {}],
    ['DELETE', '/merges/framing', {}],
    ['POST', '/merges', { from: 'pizza', into: 'plumber' }],
    ['POST', '/merges/preview', { from: 'pizza', into: 'plumber' }],
  ])('answers 404 for what does not exist: %s %s', async (method, path, body) =>
    expect(problemIn(await ask(method, path, body))).toMatchObject({ status: 404 }),
  );
});

describe('invalid input', () => {
  const LONG = 'a'.repeat(200);
  const named = ['', ' ', LONG, 'a'.repeat(201), '<b>Roofs</b>', 'PLUMBER', 'Électricien', 'Plombiér', '---', 'Roof\u0007er', 5];
  it.each<[Method, string, object, string]>([
    ...named.flatMap((name): [Method, string, object, string][] => [
      ['PATCH', '/roofer', { name }, 'name'],
      ['POST', '', { name }, 'name'],
    ]),
    ...['', LONG, '<i>x</i>', 'plumber'].map((name): [Method, string, object, string] => [
      'PATCH',
      '/roofer',
      { otherNames: ['Shingle shop', name] },
      'otherNames',
    ]),
    ['PATCH', '/framing', { name: 'Frames' }, 'name'],
    ['PATCH', '/roofer', { name: null }, 'name'],
    ['PATCH', '/roofer', { plural: '<i>Roofers</i>' }, 'plural'],
    ['PATCH', '/roofer', { plural: LONG }, 'plural'],
    ['PATCH', '/roofer', { summary: LONG }, 'summary'],
    ['PATCH', '/roofer', { description: 'a'.repeat(10_001) }, 'description'],
    ['PATCH', '/roofer', { image: 'no picture' }, 'image'],
    ['PATCH', '/roofer', { image: 'javascript:alert(1)' }, 'image'],
    ['PATCH', '/roofer', { image: '/media/0123456789abcdef0123456789abcdef-32x20.webp' }, 'image'],
    ['PATCH', '/roofer', { drawing: 'pizza' }, 'drawing'],
    ['PATCH', '/roofer', { hidden: 'yes' }, 'hidden'],
    ['PATCH', '/roofer', { services: ['roofs'] }, 'services'],
    ['PATCH', '/roofer', { version: 'new' }, 'version'],
    ['PATCH', '/roofer', { price: 1 }, 'price'],
    ['POST', '', {}, 'name'],
    ['POST', '', { name: 'Piano mover', services: 'pianos' }, 'services'],
    ['PUT', '/order', { order: ['roofer', 'roofer'] }, 'order'],
    ['PUT', '/order', { order: ['pizza'] }, 'order'],
    ['PUT', '/order', {}, 'order'],
    ['POST', '/merges', { from: 'framing', into: 'framing' }, 'into'],
    ['POST', '/merges', { from: 'roofer', into: 'roofer' }, 'into'],
    ['POST', '/merges', { from: 'roofer', into: 'pizza' }, 'into'],
    ['POST', '/merges', { from: '', into: 'roofer' }, 'from'],
    ['POST', '/merges/preview', { from: 'roofer', into: 'roofer' }, 'into'],
  ])('%s %s %j is refused at the field, and nothing is changed', async (method, path, body, field) => {
    const before = await trades();
    const problem = problemIn(await ask(method, path, body)) as { status: number; errors: { field: string }[] };
    expect([problem.status, [...new Set(problem.errors.map((error) => error.field.split('.')[0]))]]).toEqual([400, [field]]);
    expect(await trades()).toEqual(before);
  });

  it('a merge in a circle', async () => {
    await change('POST', '/merges', { from: 'painter', into: 'mason' });
    await change('POST', '/merges', { from: 'mason', into: 'locksmith' });
    const before = await trades();
    expect(problemIn(await ask('POST', '/merges', { from: 'locksmith', into: 'painter' }))).toMatchObject({
      status: 400,
      errors: [{ field: 'into', message: 'counts as Locksmith itself: undo that merge first' }],
    });
    expect(await trades()).toEqual(before);
    for (const slug of ['painter', 'mason']) await change('DELETE', `/merges/${slug}`);
  });

  it('hiding the last trade that has listings', async () => {
    const others = ['plumber', 'framing', 'carpenter'];
    for (const slug of others) await change('PATCH', `/${slug}`, { hidden: true });
    const before = await trades();
    for (const [path, body, field] of [
      ['/roofer', { hidden: true }, 'hidden'],
      ['/merges', { from: 'roofer', into: 'plumber' }, 'from'],
    ] as const) {
      expect(problemIn(await ask(path === '/merges' ? 'POST' : 'PATCH', path, body))).toMatchObject({ status: 400, errors: [{ field }] });
    }
    expect(await trades()).toEqual(before);
    expect((await shown()).some(({ slug }) => others.includes(slug))).toBe(false);
    expect(await countOf('Plumber')).toBe(4);
    for (const slug of others) await change('PATCH', `/${slug}`, { hidden: false });
  });

  it('a change of an outdated version', async () => {
    const { version } = await trades();
    await change('PATCH', '/roofer', { version, summary: 'Roofs.' });
    for (const [method, path, body] of [
      ['PATCH', '/roofer', { summary: 'Late.' }],
      ['PUT', '/order', { order: ['roofer'] }],
      ['POST', '', { name: 'Piano mover' }],
      ['POST', '/merges', { from: 'framing', into: 'roofer' }],
    ] as const) {
      expect(problemIn(await ask(method, path, { ...body, version }))).toMatchObject({
        status: 409,
        type: '/problems/trades-changed-meanwhile',
      });
    }
    expect(await trade('roofer')).toMatchObject({ summary: 'Roofs.', changed: ['summary'] });
    await change('PATCH', '/roofer', { summary: null });
    expect(await trade('roofer')).toMatchObject({ changed: [], summary: (await trade('roofer'))?.original?.summary });
  });
});

describe('a renamed trade', () => {
  afterEach(() => change('PATCH', '/roofer', { name: 'Roofer', plural: null }));

  it('has its name everywhere, is found by every former name, also after syncs, and can be renamed back', async () => {
    const after = await change('PATCH', '/roofer', { name: 'Roof expert', plural: 'Roof experts' });
    expect(after.trades.find(({ slug }) => slug === 'roofer')).toMatchObject({
      name: 'Roof expert',
      plural: 'Roof experts',
      original: { name: 'Roofer', plural: 'Roofers' },
      count: 2,
    });
    await isFoundAs('Roof expert', ['r-1', 'r-2'], ['Roofer', 'Roofing']);
    for (const name of ['Roofer', 'roofing', 'ROOF EXPERT']) expect(await countOf(name)).toBe(2);
    expect((await get<TradeView>(app, '/api/trades/Roofer')).body.name).toBe('Roof expert');
    expect((await send(app, '/search?industry=Roofer')).text).toContain('Business r-1');
    await file.write([
      ...SHEET.map((row) => (row.id === 'r-2' ? { ...row, title: 'Renewed' } : row)),
      aRow('r-3', { industry: 'roofing' }),
    ]);
    await sync();
    await isFoundAs('Roof expert', ['r-1', 'r-2', 'r-3'], ['Roofer', 'Roofing']);
    await change('PATCH', '/roofer', { name: 'Roofer', plural: null });
    await isFoundAs('Roofer', ['r-1', 'r-2', 'r-3'], ['Roof expert', 'Roofing']);
    expect(await countOf('Roof expert')).toBe(3);
    await file.write(SHEET);
    await sync();
  });

  it('contains what owners sent before, unchanged', async () => {
    const { body } = await submit(app, aForm({ title: 'Owner pipes', industry: 'Plumber' }));
    await change('PATCH', '/plumber', { name: 'Pipe expert' });
    expect((await new SubmissionsAdmin(app, admin).decide(body.id, 'approve')).status).toBe(200);
    const owned = async () => (await get<Found>(app, '/api/search?companyName=Owner+pipes')).body.services[0];
    await eventually(async () => (await owned())?.industry === 'Pipe expert', 'it is found under the name of now');
    await change('PATCH', '/plumber', { name: 'Plumber' });
    await eventually(async () => (await owned())?.industry === 'Plumber', 'it follows the name');
    expect((await post(app, `/api/admin/listings/${encodeURIComponent((await owned())!.id)}/unpublish`, {}, admin)).status).toBe(200);
    await eventually(async () => (await countOf('Plumber')) === 4, 'it is gone');
  });
});

describe('a merge', () => {
  const FRAMES = ['f-1', 'f-2', 'f-3'];

  it('shows its listings in a preview, without a change', async () => {
    const before = await trades();
    const { status, text } = await ask('POST', '/merges/preview', { from: 'framing', into: 'carpenter' });
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { count: 3, listings: FRAMES.map((id) => ({ id, slug: `business-${id}-toronto`, title: `Business ${id}`, city: 'Toronto' })) },
    ]);
    expect(await trades()).toEqual(before);
  });

  it('is visible everywhere, kept by syncs and by the undo of one, and can be undone', async () => {
    const { merged } = await change('POST', '/merges', { from: 'framing', into: 'carpenter' });
    expect(merged).toEqual([{ slug: 'framing', name: 'Framing', into: 'carpenter' }]);
    await isFoundAs('Carpenter', ['c-1', ...FRAMES], ['Framing', 'Carpentry']);
    expect(await countOf('framing')).toBe(4);
    expect((await get<TradeView>(app, '/api/trades/framing')).body.name).toBe('Carpenter');
    expect((await send(app, '/search?industry=Framing')).text).toContain('Business c-1');
    expect((await shown()).some(({ slug }) => slug === 'framing')).toBe(false);

    await file.write([...SHEET, aRow('f-4', { industry: 'FRAMING' })]);
    await sync();
    await isFoundAs('Carpenter', ['c-1', ...FRAMES, 'f-4'], ['Framing', 'FRAMING']);

    await change('DELETE', '/merges/framing');
    await isFoundAs('Carpenter', ['c-1'], []);
    const spelt = async () =>
      (await search('framing')).services
        .map(({ id, industry }) => `${id} ${industry}`)
        .sort()
        .join();
    await eventually(
      async () => (await spelt()) === 'f-1 Framing,f-2 Framing,f-3 Framing,f-4 FRAMING',
      'each listing has the industry that its row says',
    );
    await file.write(SHEET);
    await sync();
  });

  it('is kept by the undo of an earlier sync', async () => {
    await file.write([
      ...SHEET.map((row) => (row.id === 'f-1' ? { ...row, title: 'Renewed' } : row)).filter(({ id }) => id !== 'f-2'),
      aRow('f-5', { industry: 'Framing' }),
    ]);
    await sync();
    await change('POST', '/merges', { from: 'framing', into: 'carpenter' });
    await isFoundAs('Carpenter', ['c-1', 'f-1', 'f-3', 'f-5'], ['Framing']);
    expect((await post(app, '/api/sync/undo', {}, admin)).status).toBe(200);
    await isFoundAs('Carpenter', ['c-1', ...FRAMES], ['Framing']);
    expect((await search('Carpenter')).services.map(({ title }) => title).sort()).toContain('Business f-1');
    await change('DELETE', '/merges/framing');
    await isFoundAs('Framing', FRAMES, []);
    await file.write(SHEET);
    await sync();
  });
});

describe('an added trade', () => {
  it('takes over the industry of its name, can be changed, and releases it when it is removed', async () => {
    await change('POST', '', {
      name: 'Framing',
      plural: 'Framers',
      services: ['stud walls'],
      otherNames: ['Timber frames'],
      drawing: 'carpenter',
      summary: 'Walls that stand.',
    });
    expect(await trade('framing')).toMatchObject({
      origin: 'own',
      count: 3,
      plural: 'Framers',
      services: ['stud walls'],
      otherNames: ['Timber frames'],
      drawing: 'carpenter',
      original: null,
      changed: [],
    });
    await change('PATCH', '/framing', {
      name: 'Wall framer',
      plural: 'Wall framers',
      otherNames: [],
      services: ['stud walls', 'load-bearing walls'],
    });
    await isFoundAs('Wall framer', ['f-1', 'f-2', 'f-3'], ['Framing']);
    expect(await countOf('framing')).toBe(3);
    expect(await trade('framing')).toMatchObject({
      services: ['stud walls', 'load-bearing walls'],
      otherNames: [],
      summary: 'Walls that stand.',
    });
    await change('DELETE', '/framing');
    await isFoundAs('Framing', ['f-1', 'f-2', 'f-3'], ['Wall framer']);
    expect(await trade('framing')).toMatchObject({ origin: 'industry', drawing: 'home-services' });
  });
});

describe('the order of the home page', () => {
  it('is the chosen one, without hidden trades, until it is reset', async () => {
    const home = async () => (await get<HomeTradesView>(app, '/api/home-trades')).body;
    // Pages follow a change a moment after the answer.
    const tiles = (slugs: string) =>
      eventually(async () => (await home()).tiles.map(({ slug }) => slug).join() === slugs, `the tiles ${slugs}`);
    await change('PUT', '/order', { order: ['roofer', 'carpenter', 'plumber'] });
    await tiles('roofer,carpenter,plumber');
    expect((await home()).rotation).toEqual(['Roofer', 'Carpenter', 'Plumber', 'Home Services']);
    expect((await shown())[0]?.name).toBe('Roofer');
    const { order, home: now } = await change('PATCH', '/carpenter', { hidden: true });
    expect([order, now]).toEqual([
      ['roofer', 'plumber'],
      ['roofer', 'plumber'],
    ]);
    await change('PATCH', '/carpenter', { hidden: false });
    await change('PUT', '/order', { order: [] });
    await tiles('plumber,framing,roofer,carpenter');
  });
});

it('nothing is saved while listings are written with the present names, and the answer says when to retry', async () => {
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query('BEGIN; SELECT FROM trade_settings FOR SHARE');
  const answer = await ask('PATCH', '/roofer', { summary: 'Roofs.' });
  await database.end();
  expect([answer.status, problemIn(answer).detail]).toEqual([
    503,
    'Listings are being written at this moment, by a sync or after another change of a trade. Nothing was saved: try again in a minute.',
  ]);
});

it('actions are recorded', async () => {
  await change('PATCH', '/roofer', { summary: 'Roofs.' });
  await change('PATCH', '/roofer', { summary: null });
  const { body } = await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin);
  expect(body.items[0]).toMatchObject({ action: 'trades-changed', detail: { change: 'changed', trade: 'roofer' } });
});

it('listings of an earlier release are found under the present names after an upgrade', async () => {
  await execute(app.databaseUrl, `UPDATE listing SET trade = NULL WHERE id = 'r-1'`);
  await execute(app.databaseUrl, `UPDATE listing SET trade = 'Roofing', industry_key = 'roofing' WHERE id = 'r-2'`);
  expect((await ask('GET', '')).status).toBe(200);
  // The outbox counted its entries while one of a topic that runs alone was being carried out: that must keep no later one waiting.
  await execute(app.databaseUrl, 'UPDATE pgboss.queue SET singletons_active = ARRAY[NULL]::text[]');
  await app.restart();
  admin = await signIn(app);
  await isFoundAs('Roofer', ['r-1', 'r-2'], ['Roofing']);
  await eventually(async () => (await trade('roofer'))?.count === 2, 'both are counted');
});
