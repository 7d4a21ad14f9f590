import { eventually, get, signIn } from '../support/api.js';
import { send } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { type SearchableApp, startSearchableApp } from './search-api.fixture.js';

interface Suggested {
  suggestions: { kind: string; text: string; detail: string; href: string }[];
}

let directory: SearchableApp;

beforeAll(async () => {
  directory = await startSearchableApp();
  // Lists of trades and places follow an import a moment later.
  await eventually(
    async () => (await suggest('zook'))[0]?.detail === '120 listed' && (await suggest('guelph'))[0]?.detail === '1 listed',
    'the lists have followed',
  );
});

afterAll(async () => {
  await directory?.close();
});

const suggest = async (typed: string) =>
  (await get<Suggested>(directory.app, `/api/suggest?${new URLSearchParams({ q: typed }).toString()}`)).body.suggestions;

describe('suggestions', () => {
  it('contain trades, places and businesses of the directory, and may be cached by a browser for a minute', async () => {
    const { status, headers, body } = await get<Suggested>(directory.app, '/api/suggest?q=plumber%20gu');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, max-age=60');
    expect(body).toEqual({
      suggestions: [{ kind: 'trade', text: 'Plumbers in Guelph', detail: '1 listed', href: '/search?industry=Plumber&city=Guelph' }],
    });
    expect(await suggest('bob')).toEqual([
      { kind: 'business', text: "Bob's Plumbing", detail: 'Plumber, Guelph', href: '/business/bobs-plumbing-guelph' },
      { kind: 'place', text: 'Bobcaygeon', detail: 'None here yet: shows the nearest', href: '/search?query=Bobcaygeon' },
    ]);
    expect((await suggest('MONTRE'))[0]).toEqual({
      kind: 'place',
      text: 'Montréal',
      detail: '4 listed',
      href: '/search?city=Montr%C3%A9al',
    });
    expect((await suggest('zook'))[0]).toEqual({
      kind: 'trade',
      text: 'zookeeper professionals',
      detail: '120 listed',
      href: '/search?industry=zookeeper',
    });
    expect((await suggest('town 01')).map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('place'),
      ...Array<string>(3).fill('business'),
    ]);
  });

  it('link to what they name', async () => {
    for (const { href, detail } of [...(await suggest('plumber g')), ...(await suggest('zwo')), ...(await suggest('electrician mont'))]) {
      const count = /(\d+) listed/.exec(detail)?.[1];
      if (count) expect((await directory.search(new URL(href, 'http://site.example').search)).total).toBe(Number(count));
    }
  });

  it('have the names that an admin set', async () => {
    const cookie = await signIn(directory.app);
    expect(await suggest('wizard of p')).toEqual([]);
    const { body } = await get<{ version: number }>(directory.app, '/api/admin/trades', cookie);
    const changed = await send(directory.app, '/api/admin/trades/plumber', {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ version: body.version, otherNames: ['wizard of pipes'] }),
    });
    expect(changed.status).toBe(200);
    await eventually(async () => (await suggest('wizard of p')).length > 0, 'the name is known');
    expect(await suggest('wizard of p')).toEqual([
      { kind: 'trade', text: 'Plumbers', detail: 'wizard of pipes: 1 listed', href: '/search?industry=Plumber' },
    ]);
  });

  it.each([
    ['', 'is missing'],
    ['?q=', 'is empty'],
    ['?q=%20%20', 'is blank'],
    [`?q=${'x'.repeat(201)}`, 'is too long'],
    ['?q=a%00b', 'has a control character'],
    ['?q=a&q=b', 'is given twice'],
  ])('are refused for an invalid q: %s (%s)', async (query) => {
    const { errors, ...problem } = problemIn(await send(directory.app, `/api/suggest${query}`));
    expect(problem).toEqual({
      type: '/problems/invalid-values',
      title: 'Invalid values',
      status: 400,
      detail: expect.stringContaining('q') as string,
    });
    expect(new Set(errors?.map(({ field }) => field))).toEqual(new Set(['q']));
  });

  it.each([
    'x'.repeat(200),
    '㌀'.repeat(200),
    '🔧'.repeat(100),
    'word '.repeat(40),
    '<b>"',
    "' OR 1=1; --",
    'שלום עולם',
    `e${'\u0301'.repeat(199)}`,
    'in the near me',
    '"-"',
    '\\',
  ])('treat %p as words', async (typed) => {
    expect((await suggest(typed)).length).toBeLessThanOrEqual(8);
  });
});
