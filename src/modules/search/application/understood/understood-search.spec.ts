import { DirectoryTrades, NO_TRADE_SETTINGS } from '../../../trades/vocabulary.js';
import { type FoundCard, SearchPage } from '../../domain/search-index.js';
import { forEngines, type SearchQuery, type SearchRequest, toSearchQuery } from '../../domain/search-query.js';
import { blankCard } from '../../../../shared/listings/listing-card.js';
import { TitleBook } from '../../domain/suggest/title-book.js';
import { Meanings } from '../meanings.js';
import { UnderstoodSearch } from './understood-search.js';

const count = (name: string, listings: number) => ({ name, count: listings, cities: ['Guelph'] });
const TRADES = new DirectoryTrades(NO_TRADE_SETTINGS, [count('Plumber', 40), count('Landscaper', 9)]);
const FACETS = { industries: ['Plumber', 'Landscaper'], cities: ['Guelph', 'Toronto'] };
/** A Sunday, 10:30 in Toronto. */
const CLOCK = { now: () => new Date('2026-11-22T15:30:00Z') };
const MEANINGS = new Meanings();
const GUELPH = { lat: 43.545, lng: -80.248 };

const card = (id: string, more: Partial<FoundCard> & { key?: number } = {}) => ({ ...blankCard(id, id), title: id, ...more });

let asked: SearchQuery[];
/** What the engine has for each kind of question: by name, by the words, by meaning, by distance. */
let answers: (query: SearchQuery) => SearchPage | undefined;

const find = (query: SearchQuery): Promise<SearchPage> => {
  asked.push(query);
  return Promise.resolve(answers(query) ?? SearchPage.of([], 0));
};
const pageOf = (...cards: FoundCard[]) => SearchPage.of(cards, cards.length);

beforeEach(() => {
  asked = [];
  answers = (query) => (query.inTitle || query.words ? undefined : pageOf(card('a'), card('b'), card('c')));
});

function bookOf(...titles: string[]): TitleBook {
  const book = new TitleBook();
  for (const [key, titleKey] of titles.entries()) book.add({ key, titleKey });
  return book;
}

async function run(query: string, more: Partial<SearchRequest> = {}, trades = TRADES, book?: TitleBook) {
  const request: SearchRequest = { query, sortBy: 'featured', page: 1, limit: 20, ...more };
  const areas = { middleOf: (prefix: string) => Promise.resolve(prefix.startsWith('N1') ? GUELPH : undefined) };
  const search = new UnderstoodSearch(areas, CLOCK, { book });
  const asked = toSearchQuery(request);
  const given = await search.places.given(asked, () => MEANINGS.words(trades, FACETS).places);
  const answer = await search.run(asked, MEANINGS.of(query, trades, FACETS), trades, find, given);
  return (
    answer && {
      ...answer.understood,
      hoursUnknown: answer.hoursUnknown,
      titles: answer.found.services.map(({ title }) => title),
      total: answer.found.total,
    }
  );
}
const meant = () => asked.find(({ words }) => words === undefined)!;

describe('a search by the meaning of the query', () => {
  it('finds businesses whose industry names several trades, and returns the trade once', async () => {
    const several = new DirectoryTrades(NO_TRADE_SETTINGS, [count('Plumber', 40), count('Plumber, Electrician', 1)]);
    expect(await run('leaky tap in guelph', {}, several)).toMatchObject({ trades: ['Plumber'], because: 'problem' });
    expect(meant()).toMatchObject({ industryKeys: ['plumber', 'plumber, electrician'], cityKey: 'guelph' });
    asked = [];
    const found = await run('electrician', {}, several);
    expect([found?.trades, found?.missing]).toEqual([['Electrician'], undefined]);
    expect(meant()).toMatchObject({ industryKeys: ['electrician', 'plumber, electrician'] });
  });

  it('searches for the trade in the place, whatever the words were', async () => {
    expect(await run('leaky tap in guelph')).toMatchObject({
      trades: ['Plumber'],
      because: 'problem',
      place: { name: 'Guelph', kind: 'city', listed: true },
      titles: ['a', 'b', 'c'],
    });
    expect(meant()).toMatchObject({ industryKey: 'plumber', cityKey: 'guelph', words: undefined });
  });

  it('returns what was understood and the emergency guide, also if no business is near the visitor', async () => {
    answers = () => undefined;
    const near = { lat: 51.05, lng: -114.07, radiusKm: 25 };
    expect(await run('water through the ceiling', { near })).toMatchObject({
      trades: ['Plumber'],
      guides: [{ path: '/emergency-help#water' }],
      total: 0,
    });
    // What was not understood may be a name: it is looked for as it stands.
    expect(await run('leaky tap zwolle', { near })).toBeUndefined();
  });

  it.each<[string, Partial<SearchRequest>, string | undefined]>([
    ['plumber in guelph', { city: 'Toronto' }, 'Guelph'],
    ['plumber in guelph', { near: { lat: 51.05, lng: -114.07, radiusKm: 25 } }, 'Guelph'],
    ['plumber in guelph', { box: { west: -80, south: 43, east: -79, north: 44 } }, 'Guelph'],
    ['plumber N1H 2A1', { postCode: 'M5V' }, 'N1H 2A1'],
    // It is there, or as near as makes no difference.
    ['plumber in guelph', { city: 'guelph' }, undefined],
    ['plumber in guelph', { near: { ...GUELPH, radiusKm: 25 } }, undefined],
    ['plumber in guelph', { box: { west: -81, south: 43, east: -79, north: 44 } }, undefined],
    ['plumber north york', { city: 'Toronto' }, undefined],
    ['plumber gta', { city: 'Toronto' }, undefined],
    ['plumber N1H 2A1', { postCode: 'N1H' }, undefined],
    ['plumber N1H', { postCode: 'N1H2A1' }, undefined],
    ['plumber ontario', { city: 'Toronto' }, undefined],
    ['plumber in guelph', {}, undefined],
    ['plumber', { city: 'Toronto' }, undefined],
  ])('says which place of %p is left out with %j: %p', async (query, more, placeLeftOut) => {
    expect((await run(query, more))?.placeLeftOut).toBe(placeLeftOut);
  });

  it('gives no reason for a trade if a filter names another one', async () => {
    expect(await run('plumber in guelph', { industry: 'Landscaper' })).toMatchObject({
      trades: [],
      because: null,
      place: { name: 'Guelph' },
    });
    expect(meant()).toMatchObject({ industryKey: 'landscaper', cityKey: 'guelph' });
  });

  it('searches for the trade in the province, and around its largest town if none is there', async () => {
    const bc = { name: 'British Columbia', kind: 'area', radiusKm: 0 };
    const found = await run('plumber british columbia');
    expect(found).toMatchObject({ trades: ['Plumber'], place: { ...bc, listed: true }, nearest: false, titles: ['a', 'b', 'c'] });
    expect(meant()).toMatchObject({
      industryKey: 'plumber',
      province: { region: 'BC', cityKeys: [] },
      cityKey: undefined,
      near: undefined,
    });
    answers = ({ near, province }) => (near && !province ? pageOf(card('far')) : undefined);
    expect(await run('plumber bc')).toMatchObject({ place: { ...bc, listed: false }, nearest: true, titles: ['far'] });
    expect(asked.at(-1)!.near).toMatchObject({ lat: expect.closeTo(49.2, 0) as number, lng: expect.closeTo(-123.1, 0) as number });
  });

  it('searches everywhere if the province of listings is unknown, or all are in it', async () => {
    answers = ({ near, province, words }) => (near || province || words ? undefined : pageOf(card('a')));
    expect(await run('plumber bc')).toMatchObject({ trades: ['Plumber'], place: null, nearest: false, titles: ['a'] });
    asked = [];
    // All towns of this directory are in it: the engine can answer.
    expect(await run('plumber ontario')).toMatchObject({ place: { name: 'Ontario', listed: true }, titles: ['a'] });
    expect(asked.filter(({ province }) => province)).toEqual([]);
  });

  it('searches for the trade in the area, in the usual order', async () => {
    expect(await run('plumber gta')).toMatchObject({
      trades: ['Plumber'],
      place: { name: 'Greater Toronto Area', kind: 'area', listed: true, radiusKm: expect.any(Number) as number },
      words: [],
      nearest: false,
      titles: ['a', 'b', 'c'],
    });
    const near = { lat: expect.closeTo(43.8, 0) as number, lng: expect.closeTo(-79.3, 0) as number };
    expect(meant()).toMatchObject({ industryKey: 'plumber', cityKey: undefined, near, sortBy: 'featured' });
    expect(await run('gta')).toMatchObject({ trades: [], place: { kind: 'area' }, titles: ['a', 'b', 'c'] });
  });

  it('searches for a related trade if the trade itself is not listed', async () => {
    expect(await run('stump grinding')).toMatchObject({ trades: ['Landscaper'], missing: ['Tree Service'] });
    // Unless it says that it does not want those.
    expect(await run('not a landscaper, stump grinding')).toMatchObject({ missing: ['Tree Service'], trades: [] });
    expect(await run('landscaper')).not.toHaveProperty('missing');
  });

  it('names the jobs without a listed business, and those without one in the place', async () => {
    const found = await run('leaky tap, stump grinding');
    expect(found).toMatchObject({ trades: ['Plumber'], alsoMissing: ['Tree Service'] });
    expect(found).not.toHaveProperty('missing');
    expect(await run('leaky tap, stump grinding', { industry: 'Plumber' })).not.toHaveProperty('alsoMissing');
    expect(await run('leaky tap and mow the lawn')).not.toHaveProperty('notThere');
    answers = ({ words, industryKey, cityKey, near }) =>
      words || (industryKey === 'landscaper' && (cityKey || near)) ? undefined : pageOf(card('a'), card('b'), card('c'));
    const there = { trades: ['Landscaper', 'Plumber'], notThere: ['Landscaper'] };
    expect(await run('leaky tap and mow the lawn in guelph')).toMatchObject(there);
    expect(await run('leaky tap and mow the lawn', { city: 'Guelph' })).toMatchObject(there);
    expect(await run('leaky tap and mow the lawn')).not.toHaveProperty('notThere');
    // Of the nearest as well.
    answers = ({ words, industryKey, cityKey }) => (words || cityKey || industryKey === 'landscaper' ? undefined : pageOf(card('far')));
    expect(await run('leaky tap and mow the lawn in guelph')).toMatchObject({ ...there, nearest: true });
    // Where nobody does any of them, that is said already.
    answers = ({ words, cityKey }) => (words || cityKey ? undefined : pageOf(card('far')));
    expect(await run('leaky tap and mow the lawn in guelph')).not.toHaveProperty('notThere');
  });

  it('names the trade if it is not listed, and finds only businesses that mention it themselves', async () => {
    answers = ({ words, exact }) => (exact ? pageOf(card('changes locks')) : words ? pageOf(card('Lockyer')) : undefined);
    expect(await run('i need a locksmith in guelph')).toMatchObject({ trades: [], missing: ['Locksmith'], titles: ['changes locks'] });
    expect(asked).toMatchObject([{ words: ['locksmith', 'guelph'], exact: true }]);
    expect(await run('locked out')).toMatchObject({ trades: [], missing: ['Locksmith'] });
    // A misspelt word may be part of a name.
    expect(await run('locksmth')).toMatchObject({ trades: [], missing: ['Locksmith'], titles: ['Lockyer'] });
    expect((await run('locksmith', { industry: 'Plumber' }))?.missing).toBeUndefined();
  });

  it.each(['smrt plumbers', 'smrt plumbing guelph', 'dran plumbing', 'dran plumbing guelph'])(
    'shows a business first whose name has a misspelt short word: %p',
    async (query) => {
      answers = ({ words, inTitle }) =>
        words
          ? inTitle && ['smart', 'drain'].includes(words[0]!)
            ? pageOf(card('Smart', { key: 9 }))
            : undefined
          : pageOf(card('a'), card('b'), card('c'));
      const book = bookOf('smart plumbers', 'smart plumbing', 'drain plumbing');
      expect((await run(query, {}, TRADES, book))?.titles[0]).toBe('Smart');
      expect((await run(query, {}, TRADES, bookOf('smart roofing')))?.titles[0]).toBe('a');
    },
  );

  it.each(['smart plumbers reviews', 'phone number for smart plumbers', 'smart and plumbers'])(
    'shows the business first that is asked about: %p',
    async (query) => {
      const smart = pageOf(card('Smart Plumbers', { key: 9 }));
      answers = ({ words, inTitle }) =>
        words ? (inTitle && words.join(' ') === 'smart plumbers' ? smart : undefined) : pageOf(card('a'), card('b'), card('c'));
      expect((await run(query, {}, TRADES, bookOf('smart plumbers')))?.titles[0]).toBe('Smart Plumbers');
    },
  );

  it('shows all who have the trade if the question is about it', async () => {
    answers = ({ words, inTitle }) =>
      words ? (inTitle ? pageOf(card('Plumbers', { key: 9 })) : undefined) : pageOf(card('a'), card('b'), card('c'));
    expect((await run('plumbers phone number', {}, TRADES, bookOf('plumbers')))?.titles[0]).toBe('a');
  });

  it.each(['stump grinding guelph', 'tree services guelph'])(
    'shows businesses first whose text or name mentions the trade if it is not listed: %p',
    async (query) => {
      answers = ({ words, inTitle, exact, cityKey }) => {
        if (cityKey === 'guelph' && inTitle && words?.join(' ') === 'tree service') return pageOf(card('Oak Tree Services', { key: 1 }));
        if (exact) return pageOf(card('Stumps Inc.', { key: 2 }), card('Oak Tree Services', { key: 1 }));
        return words ? undefined : pageOf(card('a'), card('b'), card('c'));
      };
      expect((await run(query))?.titles.slice(0, 2)).toEqual(['Stumps Inc.', 'Oak Tree Services']);
    },
  );

  it('uses the names and words that an admin gave to trades', async () => {
    const own = {
      slug: 'piano-mover',
      name: 'Piano mover',
      plural: 'Piano movers',
      services: ['move a piano'],
      otherNames: ['Heavy lifters'],
    };
    const changed = { plumber: { name: 'Pipe expert', otherNames: ['Rohrleger'], formerNames: ['Plumber'] } };
    const trades = new DirectoryTrades({ ...NO_TRADE_SETTINGS, own: [own], changed }, [count('Piano mover', 2), count('Pipe expert', 3)]);
    const search = new UnderstoodSearch({ middleOf: () => Promise.resolve(undefined) }, CLOCK);
    for (const [query, trade] of [
      ['moving my piano', 'Piano mover'],
      ['heavy lifters', 'Piano mover'],
      ['rohrleger', 'Pipe expert'],
      ['leaky tap', 'Pipe expert'],
      ['plumber', 'Pipe expert'],
    ] as const) {
      const answer = await search.run(
        toSearchQuery({ query, sortBy: 'featured', page: 1, limit: 20 }),
        MEANINGS.of(query, trades, FACETS),
        trades,
        find,
      );
      expect([query, answer?.understood.trades]).toEqual([query, [trade]]);
    }
  });

  it('does not change a filter of the visitor', async () => {
    await run('leaky tap in guelph', { city: 'Toronto', industry: 'Landscaper' });
    expect(meant()).toMatchObject({ industryKey: 'landscaper', cityKey: 'toronto' });
    expect(meant().industryKeys).toBeUndefined();
  });

  it('shows businesses named in the query first, once, and counts correctly across pages', async () => {
    const named = card('Plumber Guelph Ltd', { key: 7 });
    answers = (query) => {
      if (query.inTitle) return pageOf(named);
      if (query.words) return undefined;
      return SearchPage.of(query.page > 2 ? [] : [card(`rest ${query.page}-1`), card(`rest ${query.page}-2`)], 4);
    };
    expect(await run('plumber guelph', { limit: 2 })).toMatchObject({ titles: ['Plumber Guelph Ltd', 'rest 1-1'], total: 5 });
    expect(await run('plumber guelph', { limit: 2, page: 2 })).toMatchObject({ titles: ['rest 1-2', 'rest 2-1'], total: 5 });
    expect(asked.at(-1)?.without).toEqual([7]);
    expect(await run('plumber guelph', { limit: 2, page: 3 })).toMatchObject({ titles: ['rest 2-2'], total: 5 });
  });

  it('requests the other results as a complete page, and repeats no leading business', async () => {
    const here = card('Guelph Plumber', { key: 7, industry: 'Plumber', city: 'GUELPH' });
    const serves = card('Plumber to Guelph', { key: 8, industry: 'Plumber', city: 'Arthur', serviceArea: ['Fergus', 'Guelph'] });
    const elsewhere = card('Guelph Plumber Heritage', { key: 9, industry: 'Roofer', city: 'Guelph' });
    const { key: _key, ...found } = here;
    answers = (query) => {
      if (query.inTitle) return pageOf(here, serves, elsewhere);
      return query.words ? undefined : SearchPage.of([found, card('a'), card('b')], 40);
    };
    const titles = ['Guelph Plumber', 'Plumber to Guelph', 'Guelph Plumber Heritage', 'a', 'b'];
    expect(await run('plumber guelph')).toMatchObject({ titles, total: 41 });
    expect(forEngines(meant())).toEqual(
      forEngines(toSearchQuery({ industry: 'Plumber', city: 'Guelph', sortBy: 'featured', page: 1, limit: 20 })),
    );
    expect(await run('plumber guelph', { limit: 4 })).toMatchObject({ titles: titles.slice(0, 4), total: 41 });
  });

  it('does not search for a name that no title has if everything was understood', async () => {
    const titles = { book: new TitleBook() };
    titles.book.add({ key: 1, titleKey: 'plumber & sons of guelph' });
    const search = new UnderstoodSearch({ middleOf: () => Promise.resolve(undefined) }, CLOCK, titles);
    const named = async (query: string) => {
      asked = [];
      await search.run(toSearchQuery({ query, sortBy: 'featured', page: 1, limit: 20 }), MEANINGS.of(query, TRADES, FACETS), TRADES, find);
      return asked.some(({ inTitle }) => inTitle);
    };
    expect(await named('plumber toronto')).toBe(false);
    expect(await named('guelph plumber')).toBe(true);
    expect(await named('plumber toronto yarrow')).toBe(true);
  });

  it.each([
    // An everyday word, filler and single letters are parts of names.
    ['detail plumbing', 'detail plumbing'],
    ['detail plumbing guelph', 'detail plumbing'],
    ['a s k plumbing in guelph', 'a s k plumbing in'],
    // So is an area, or another town.
    ['gta plumbing guelph', 'gta plumbing'],
    ['toronto plumbing guelph', 'toronto plumbing'],
    // A misspelt one is looked for as the engine understands it.
    ['detail plubming', 'detail plubming'],
  ])('finds the business that %p names', async (query, words) => {
    answers = (given) => {
      if (!given.words) return pageOf(card('a'), card('b'), card('c'));
      const isNamed = given.inTitle === true && [query, words].includes(given.words.join(' '));
      return isNamed ? pageOf(card(`${words} Ltd`, { key: 7 })) : undefined;
    };
    expect((await run(query))?.titles).toEqual([`${words} Ltd`, 'a', 'b', 'c']);
  });

  it('does not search for a name in a sentence', async () => {
    asked = [];
    await run('my husband says the toilet upstairs keeps running every single night and we are worried');
    expect(asked.some(({ inTitle, asSpelled }) => inTitle && !asSpelled)).toBe(false);
  });

  it('runs no query twice', async () => {
    await run('plumber guelph');
    const questions = asked.map((query) => JSON.stringify(query));
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('does not treat a merely similar name as meant', async () => {
    answers = (query) =>
      query.inTitle ? pageOf(card('Plumper Sisters', { key: 7 })) : query.words ? undefined : pageOf(card('a'), card('b'), card('c'));
    expect((await run('plumber'))?.titles).toEqual(['a', 'b', 'c']);
  });

  it('searches by words if many businesses have all of them, and if nothing was understood', async () => {
    answers = (query) => (query.words && !query.inTitle ? SearchPage.of([card('x')], 500) : undefined);
    expect(await run('yarrow plumbing')).toBeUndefined();
    expect(await run('pizza')).toBeUndefined();
    expect(await run('xylophone in guelph')).toBeUndefined();
  });

  it('shows the nearest if few are in the place: those within reach, else ten at any distance', async () => {
    answers = (query) => (query.near && query.near.radiusKm <= 100 ? pageOf(card('near', { distanceKm: 40 })) : undefined);
    expect(await run('plumber thunder bay')).toMatchObject({
      nearest: true,
      titles: ['near'],
      total: 1,
      place: { name: 'Thunder Bay', listed: false },
    });
    answers = (query) =>
      query.near && query.near.radiusKm > 100
        ? SearchPage.of(
            Array.from({ length: 10 }, (_, index) => card(`far ${index}`)),
            90,
          )
        : undefined;
    const far = await run('plumber thunder bay');
    expect([far?.nearest, far?.total, far?.titles.length]).toEqual([true, 10, 10]);
  });

  it('uses service areas for a town without addresses', async () => {
    const serving = pageOf(card('serves', { key: 1 }));
    answers = ({ words, near, cityKey }) =>
      words ? undefined : cityKey || near ? serving : pageOf(card('serves', { key: 1 }), card('far'));
    expect(await run('plumber thunder bay')).toMatchObject({ place: { name: 'Thunder Bay', listed: true } });
  });

  it('searches for the nearest in growing circles, no larger than necessary', async () => {
    const several = (count: number) => pageOf(...Array.from({ length: count }, (_, index) => card(`at ${index}`)));
    const circles = () => asked.flatMap(({ near }) => near?.radiusKm ?? []);
    answers = ({ near }) => (near && near.radiusKm >= 600 ? several(10) : near && near.radiusKm > 100 ? several(3) : undefined);
    expect([(await run('plumber thunder bay'))?.total, circles()]).toEqual([10, [100, 250, 600]]);
    asked = [];
    answers = ({ near }) => (near && near.radiusKm > 100 ? several(3) : undefined);
    expect([(await run('plumber thunder bay'))?.total, circles().at(-1)]).toEqual([3, 20_000]);
  });

  it('shows businesses in the place first, even if another town is nearer to its centre', async () => {
    const there = card('there', { key: 3, distanceKm: 12 });
    answers = (query) => {
      if (query.words) return undefined;
      if (query.near) return pageOf(card('next town', { distanceKm: 9 }), card('farther', { distanceKm: 40 }));
      return pageOf(there);
    };
    expect(await run('plumber guelph')).toMatchObject({ nearest: true, titles: ['there', 'next town', 'farther'], total: 3 });
    expect(asked.at(-1)?.without).toEqual([3]);
  });

  it('shows businesses first whose own text has the words, whatever their trade', async () => {
    answers = (query) => (query.exact ? pageOf(card('does it', { key: 5 })) : query.words ? undefined : pageOf(card('a'), card('b')));
    expect(await run('leaky tap')).toMatchObject({ titles: ['does it', 'a', 'b'], total: 3 });
    expect(asked.find(({ exact }) => exact)).toMatchObject({ words: ['leaky', 'tap'], industryKey: undefined, industryKeys: undefined });
    await run('my leaky tap', { city: 'Toronto' });
    expect(asked.filter(({ exact }) => exact)[1]).toMatchObject({ words: ['leaky', 'tap'], cityKey: 'toronto' });
    await run('my leaky tap in guelph');
    expect(asked.filter(({ exact }) => exact)[2]).toMatchObject({ words: ['leaky', 'tap', 'guelph'], cityKey: undefined });
  });

  it.each([
    // Words beside the name of the trade, names of several words, and work that is done: none says only which trade is meant.
    ['water heater flush', ['water', 'heater', 'flush']],
    ['gas fitter toronto', ['gas', 'fitter', 'toronto']],
    ['drain cleaner', ['drain', 'cleaner']],
    ['lawn care repair guelph', ['lawn', 'care', 'repair', 'guelph']],
  ])('does so for a trade with further words: %p', async (query, words) => {
    answers = (given) =>
      given.exact ? pageOf(card('does it', { key: 5 }), card('a', { key: 1 })) : given.words ? undefined : pageOf(card('a'), card('b'));
    expect(await run(query)).toMatchObject({ because: 'trade', titles: ['does it', 'a', 'b'] });
    expect(asked.find(({ exact }) => exact)).toMatchObject({ words, industryKey: undefined, limit: 20 });
  });

  it.each(['plumber', 'plumber guelph', 'emergency plumber', 'plumber and landscaper'])(
    'runs no such query for the name of a trade alone: %p',
    async (query) => {
      expect(await run(query)).toMatchObject({ because: 'trade' });
      expect(asked.some(({ exact }) => exact)).toBe(false);
    },
  );

  it('queries names, texts and trades at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = async (query: SearchQuery) => (await find(query), await promise, SearchPage.of([], 0));
    const search = new UnderstoodSearch({ middleOf: () => Promise.resolve(undefined) }, CLOCK);
    const request = toSearchQuery({ query: 'water heater flush', sortBy: 'featured', page: 1, limit: 20 });
    const answer = search.run(request, MEANINGS.of('water heater flush', TRADES, FACETS), TRADES, slow);
    await new Promise(setImmediate);
    expect(asked.map(({ words, exact, inTitle }) => [words !== undefined, exact ?? false, inTitle ?? false])).toEqual([
      [false, false, false],
      [true, false, true],
      [true, true, false],
    ]);
    resolve();
    await answer;
  });

  it('also shows businesses whose text has the words if others have them in their names', async () => {
    answers = (query) => {
      if (query.inTitle) return pageOf(card('Water Heater Flush Ltd', { key: 6 }));
      return query.exact ? pageOf(card('Water Heater Flush Ltd', { key: 6 }), card('does it', { key: 5 })) : pageOf(card('a'));
    };
    expect((await run('water heater flush'))?.titles).toEqual(['Water Heater Flush Ltd', 'does it', 'a']);
  });

  describe('in an order that the visitor chose', () => {
    const ORDERS = ['name_asc', 'rating_desc', 'rating_asc', 'reviews_desc'] as const;

    it.each(ORDERS)('%s: finds the same businesses, with the leading ones among the others', async (sortBy) => {
      answers = (query) => {
        if (query.exact) return pageOf(card('does it', { key: 5 }));
        if (query.words) return undefined;
        return query.also ? pageOf(card('a'), card('does it'), card('b')) : pageOf(card('a'), card('b'));
      };
      expect(await run('leaky tap', { sortBy })).toMatchObject({ titles: ['a', 'does it', 'b'], total: 3 });
      expect(asked.at(-1)).toMatchObject({ also: [5], sortBy, industryKey: 'plumber', words: undefined });
      // Which ones come first does not depend on the order.
      expect(asked.filter(({ words }) => words).map((query) => query.sortBy)).not.toContain(sortBy);
      await run('leaky tap', { sortBy, page: 3 });
      expect(asked.at(-1)).toMatchObject({ also: [5], sortBy, page: 3 });
    });

    it('runs no further query if there are no leading businesses', async () => {
      expect(await run('leaky tap', { sortBy: 'name_asc' })).toMatchObject({ titles: ['a', 'b', 'c'], total: 3 });
      expect(asked.filter(({ words }) => words === undefined)).toHaveLength(1);
    });

    it('finds the same if only words count, and if a business is named', async () => {
      answers = (query) => (query.words && !query.inTitle ? SearchPage.of([card('x')], 500) : undefined);
      expect(await run('yarrow plumbing', { sortBy: 'name_asc' })).toBeUndefined();
      answers = (query) =>
        query.inTitle ? pageOf(card('Yarrow', { key: 4 })) : query.also ? pageOf(card('a'), card('Yarrow')) : undefined;
      expect(await run('yarrow plumbing', { sortBy: 'name_asc' })).toMatchObject({ titles: ['a', 'Yarrow'], total: 2 });
    });

    it('shows open businesses together with the leading ones', async () => {
      const four = pageOf(card('a'), card('does it'), card('b'), card('c'));
      answers = (query) => {
        if (query.words) return query.exact ? pageOf(card('does it', { key: 5 })) : undefined;
        return query.hours && query.also ? four : pageOf(card('a'));
      };
      expect(await run('leaky tap open now', { sortBy: 'name_asc' })).toMatchObject({ hoursUnknown: false, total: 4 });
      expect(asked.at(-1)).toMatchObject({ also: [5], hours: { open: 'now' } });
    });

    it('shows businesses in the place in that order, and then the nearest', async () => {
      answers = (query) => {
        if (query.near) return query.without?.length === 2 ? pageOf(card('next town', { distanceKm: 40 })) : undefined;
        if (query.exact) return pageOf(card('Zoe', { key: 5 }));
        if (query.words) return undefined;
        return query.also ? pageOf(card('Abe', { key: 1 }), card('Zoe', { key: 5 })) : pageOf(card('Abe', { key: 1 }));
      };
      const expected = { nearest: true, total: 3 };
      expect(await run('leaky tap guelph', { sortBy: 'name_asc' })).toMatchObject({ ...expected, titles: ['Abe', 'Zoe', 'next town'] });
      answers = ((before) => (query: SearchQuery) => {
        const isOfOthers = query.without?.length === 1 && !query.near;
        return isOfOthers ? pageOf(card('Abe', { key: 1 })) : before(query);
      })(answers);
      expect(await run('leaky tap guelph')).toMatchObject({ ...expected, titles: ['Zoe', 'Abe', 'next town'] });
    });

    it('finds the same by distance if no place is named, and only by distance if one is', async () => {
      answers = (query) => (query.exact ? pageOf(card('does it', { key: 5 })) : query.words ? undefined : pageOf(card('a')));
      expect(await run('leaky tap', { sortBy: 'distance' })).toMatchObject({ titles: ['does it', 'a'] });
      asked = [];
      await run('leaky tap guelph', { sortBy: 'distance' });
      expect(asked.some(({ words }) => words)).toBe(false);
    });
  });

  it('shows businesses that are open at the requested time', async () => {
    answers = (query) =>
      query.words ? undefined : query.hours ? pageOf(card('open'), card('open too'), card('open as well')) : pageOf(card('a'));
    expect(await run('24h plumber guelph')).toMatchObject({
      when: 'around-the-clock',
      hoursUnknown: false,
      titles: ['open', 'open too', 'open as well'],
    });
    expect(meant().hours).toEqual({ open: 'always' });
    expect(await run('plumber open now')).toMatchObject({ when: 'open-now', hoursUnknown: false, total: 3 });
    expect(asked.at(-1)?.hours).toMatchObject({ open: 'now', minutes: { 'America/Toronto': (6 * 24 + 10) * 60 + 30 } });
  });

  it('shows the few open ones first, and then the others there', async () => {
    const open = card('open', { key: 9, industry: 'Plumber', city: 'Guelph' });
    answers = (query) => (query.words ? undefined : query.hours ? pageOf(open) : pageOf(card('a'), open, card('b'), card('c')));
    expect(await run('emergency plumber guelph')).toMatchObject({
      hoursUnknown: false,
      titles: ['open', 'a', 'b', 'c'],
      total: 4,
      nearest: false,
    });
  });

  it('shows who only mentions the problem before them if open then, or if nobody is known to be', async () => {
    const open = card('open', { key: 9, industry: 'Plumber', city: 'Guelph' });
    const mentioning = card('mentions it', { key: 5 });
    let isMentioningOpen = false;
    answers = ({ exact, words, hours }) => {
      if (exact) return !hours || isMentioningOpen ? pageOf(mentioning) : undefined;
      if (words) return undefined;
      return hours ? pageOf(open) : pageOf(card('a'), open, card('b'));
    };
    expect(await run('leaky tap open now guelph')).toMatchObject({ titles: ['open', 'a', 'b'], hoursUnknown: false });
    isMentioningOpen = true;
    expect(await run('leaky tap open now guelph')).toMatchObject({ titles: ['mentions it', 'open', 'a', 'b'], hoursUnknown: false });
    isMentioningOpen = false;
    answers = ({ exact, words, hours }) => {
      if (exact) return hours ? undefined : pageOf(mentioning);
      return words || hours ? undefined : pageOf(card('a'), card('b'), card('c'));
    };
    expect(await run('leaky tap open now guelph')).toMatchObject({ titles: ['mentions it', 'a', 'b', 'c'], hoursUnknown: true });
  });

  it('does not say that nobody is known to be open if the only open one stands before the nearest', async () => {
    const open = card('open', { key: 9, industry: 'Plumber', city: 'Guelph' });
    answers = ({ words, hours, near, without }) => {
      if (words) return undefined;
      if (near) return hours ? undefined : pageOf(card('next town', { distanceKm: 40 }));
      return without ? undefined : pageOf(open);
    };
    expect(await run('24h plumber guelph')).toMatchObject({ titles: ['open', 'next town'], nearest: true, hoursUnknown: false });
  });

  it('does not say so either if the only open one is the business that the query names', async () => {
    const named = card('Yarrow', { key: 4 });
    answers = ({ words, inTitle, hours, only, without }) => {
      if (words || inTitle) return inTitle ? pageOf(named) : undefined;
      if (hours) return only?.[0] === 4 || !without ? pageOf(named) : undefined;
      return pageOf(card('a'), card('b'), card('c'));
    };
    expect(await run('yarrow plumbing open now')).toMatchObject({ titles: ['Yarrow', 'a', 'b', 'c'], hoursUnknown: false });
    expect(asked.find(({ only }) => only)).toMatchObject({ only: [4], hours: { open: 'now' } });
    expect(asked.find(({ only }) => only)?.industryKey).toBeUndefined();
  });

  it('searches for others only within reach if there are some in the place', async () => {
    answers = (query) =>
      query.words || (query.near && query.near.radiusKm <= 100)
        ? undefined
        : query.near
          ? pageOf(card('far'))
          : pageOf(card('there', { key: 1 }));
    expect(await run('plumber guelph')).toMatchObject({ titles: ['there'], nearest: false, total: 1 });
  });

  it('shows all, and says so, if none is known to be open then', async () => {
    answers = (query) => (query.words || query.hours ? undefined : pageOf(card('a'), card('b'), card('c')));
    expect(await run('24h plumber guelph')).toMatchObject({ hoursUnknown: true, titles: ['a', 'b', 'c'], nearest: false });
    expect(await run('plumber guelph')).toMatchObject({ hoursUnknown: false, when: null });
  });

  it('searches for open ones only within reach', async () => {
    answers = (query) =>
      query.words || query.hours || !query.near ? undefined : query.near.radiusKm > 100 ? pageOf(card('far')) : undefined;
    expect(await run('24h plumber thunder bay')).toMatchObject({ titles: ['far'], nearest: true, hoursUnknown: true });
    expect(asked.filter(({ hours, near }) => hours && near).map(({ near }) => near?.radiusKm)).toEqual([100]);
  });

  it('does not change a filter for opening hours', async () => {
    await run('plumber open now', { openNow: true });
    expect(asked.every(({ hours }) => hours === undefined)).toBe(true);
  });

  it('returns the guide, and the emergency help before it', async () => {
    expect((await run('dripping faucet'))?.guides).toEqual([{ title: 'Dripping Faucet?', path: '/dripping-faucet-guide' }]);
    expect((await run('outlet is hot', { industry: 'Plumber' }))?.guides).toEqual([
      { title: 'Sparks, burning smell or shock', path: '/emergency-help#electrical' },
      { title: 'Outlet Hot or Buzzing?', path: '/hot-buzzing-outlet-guide' },
    ]);
    expect((await run('plumber'))?.guides).toEqual([]);
  });

  it('warns of danger even without a trade for it', async () => {
    const found = pageOf(card('x'));
    answers = (query) => (query.words?.includes('line') ? found : undefined);
    expect(await run('power line down')).toMatchObject({ trades: [], guides: [{ path: '/emergency-help#electrical' }], titles: ['x'] });
  });

  it('searches around a postal code, the nearest first; one without listings is near its district', async () => {
    expect((await run('plumber N1H 2A1'))?.place).toMatchObject({ name: 'N1H 2A1', kind: 'postal', radiusKm: 25 });
    expect(meant()).toMatchObject({ near: { ...GUELPH, radiusKm: 25 }, sortBy: 'distance' });
    expect(await run('plumber V5K 0A1')).toMatchObject({ place: { name: 'V5K 0A1', listed: false }, nearest: false, total: 3 });
  });

  it('returns the coordinates of the understood place', async () => {
    const from = async (query: string, sortBy: SearchRequest['sortBy'] = 'featured') => {
      const search = new UnderstoodSearch({ middleOf: () => Promise.resolve(undefined) }, CLOCK);
      const request = toSearchQuery({ query, sortBy, page: 1, limit: 20 });
      return (await search.run(request, MEANINGS.of(query, TRADES, FACETS), TRADES, find))?.from;
    };
    const at = { lat: expect.closeTo(43.5, 0) as number, lng: expect.closeTo(-80.2, 0) as number };
    const guelph = { name: 'Guelph', kind: 'city', at };
    expect(await from('plumber guelph')).toEqual(guelph);
    expect(await from('plumber')).toBeUndefined();
    asked = [];
    expect(await from('plumber guelph', 'distance')).toEqual(guelph);
    expect(meant()).toMatchObject({ sortBy: 'distance', from: guelph.at, near: undefined, cityKey: 'guelph' });
  });
});
