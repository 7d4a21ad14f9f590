import { generateListings, type ListingRow } from '../../scripts/listing-generator/index.mjs';
import type { SearchIndex, SearchPage } from '../../src/modules/search/domain/search-index.js';
import { type SearchRequest, SORT_ORDERS, toSearchQuery } from '../../src/modules/search/domain/search-query.js';
import { blankCard } from '../../src/shared/listing-card.js';
import { fold } from '../../src/shared/text.js';
import { aListing } from '../support/builders.js';
import { ALL, BUSINESSES } from './search-listings.fixture.js';

export interface Opened {
  readonly index: SearchIndex;
  /** Fills the directory with these listings alone, through the import; resolves when all can be found. */
  fill(listings: readonly ListingRow[]): Promise<void>;
  /** As an admin would; resolves when it shows. */
  unpublish(id: string): Promise<void>;
  close(): Promise<void>;
}

type Asked = Partial<SearchRequest>;
type Page = Pick<SearchPage, 'services' | 'total'>;

const ORDERS = SORT_ORDERS.filter((order) => order !== 'distance');
const LIMIT_MS = 60_000;

/** What {@link SearchIndex} promises, on real servers. Distances are PostgreSQL's alone and tested with that adapter. */
export function describeSearchIndex(adapter: string, open: () => Promise<Opened>): void {
  describe(`${adapter} as a search index`, () => {
    let opened: Opened;

    beforeAll(async () => {
      opened = await open();
      await opened.fill(ALL);
    }, LIMIT_MS);

    afterAll(async () => {
      await opened?.close();
    });

    const page = (asked: Asked): Promise<Page> => pageOf(opened, asked);
    const inOrder = async (asked: Asked): Promise<string[]> => (await page(asked)).services.map(({ id }) => id);
    const found = async (asked: Asked): Promise<string[]> => (await inOrder(asked)).sort();

    describe('words', () => {
      it.each([
        ['all of them, wherever each stands', 'plumbing quartz guelph', ['bob']],
        ['not some of them', 'plumbing toronto', []],
        ['in any order', 'comfort glacier', ['glacier']],
        ['in the title', 'vandenberghe', ['long']],
        ['in the industry', 'landscaper', ['moss']],
        ['in the city', 'toronto', ['glacier']],
        ['in the address', 'quartz', ['bob']],
        ['in the description', 'neatly', ['bob']],
        ['that are numbers', '12845', ['bob']],
        ['that are no words of the directory', 'xylophone', []],
        ['the last one unfinished', 'comfort glac', ['glacier']],
        ['a single letter of the last one', 'moss f', ['moss']],
        ['only the last one unfinished', 'glac comfort', []],
        ['typed without its accent', 'montreal', ['elan', 'volta']],
        ['typed with its accent', 'Montréal', ['elan', 'volta']],
        ['typed with an accent the listing lacks', 'glaciér', ['glacier']],
        ['with a combining accent', 'e\u0301lan', ['elan']],
        ['in capitals', 'GLACIER COMFORT', ['glacier']],
        ['of another script', 'αθηνα', ['greek']],
        ['around punctuation', "bob's-plumbing, (guelph)!", ['bob']],
        ['after stop words are gone', 'plumber near me in guelph', ['bob']],
        ['after all five stop words are gone', 'best top glacier near me in', ['glacier']],
        ['ten of them, as many as an engine reads', 'alpha bravo charlie delta echo foxtrot golf hotel india juliett', ['tales']],
        ['ten of them, the last one elsewhere', 'alpha bravo charlie delta echo foxtrot golf hotel india quartz', []],
        ['of the same kind twice', 'plumber plumber guelph', ['bob']],
      ])('%s: %j', async (_what, query, ids) => {
        expect(await found({ query })).toEqual(ids);
      });
    });

    describe('synonyms', () => {
      it.each([
        ['furnace', ['glacier']],
        ['heating', ['glacier']],
        ['AC', ['glacier']],
        ['air conditioning', ['glacier']],
        ['boiler', ['glacier']],
        ['toilet', ['bob', 'elan']],
        ['leak', ['bob', 'elan']],
        ['faucet', ['bob', 'elan']],
        ['wiring', ['sparky', 'volta']],
        ['breaker', ['sparky', 'volta']],
        ['outlet', ['sparky', 'volta']],
      ])('lead from %j to its trade', async (query, ids) => {
        expect(await found({ query })).toEqual(ids);
      });

      it.each([
        ['what the word itself stands in, too', 'drain', ['bob', 'elan', 'moss']],
        ['with other words after it', 'furnace toronto', ['glacier']],
        ['with other words before it', 'guelph toilet', ['bob']],
        ['of two words among others', 'air conditioning toronto', ['glacier']],
        ['of two words, and another that does not match', 'air conditioning guelph', []],
        ['half of two words', 'conditioning', []],
        ['two of them', 'wiring outlet', ['sparky', 'volta']],
        ['two of different trades', 'wiring faucet', []],
        ['beside stop words', 'best furnace near me', ['glacier']],
      ])('%s: %j', async (_what, query, ids) => {
        expect(await found({ query })).toEqual(ids);
      });

      it('lead one way only', async () => {
        expect(await found({ query: 'landscaper' })).toEqual(['moss']);
        expect(await found({ query: 'plumber' })).toEqual(['bob', 'elan']);
      });
    });

    describe('words as they stand', () => {
      it.each<[string, string[], string[]]>([
        ['are found in every text', ['plumbing', 'quartz', 'guelph'], ['bob']],
        ['are not unfinished', ['comfort', 'glac'], []],
        ['are no synonyms', ['toilet'], []],
        ['are not misspelt', ['glacer'], []],
        ['have no accents', ['montreal'], ['elan', 'volta']],
        ['are nothing but data', ['"', 'OR'], []],
      ])('%s: %j', async (_what, words, ids) => {
        const { services, total } = await opened.index.search({
          ...toSearchQuery({ sortBy: 'featured', page: 1, limit: 100 }),
          words,
          exact: true,
        });
        expect([services.map(({ id }) => id).sort(), total]).toEqual([ids, ids.length]);
      });
    });

    describe('a few', () => {
      const few = async (most: number) =>
        opened.index.search({ ...toSearchQuery({ query: 'clocks', sortBy: 'featured', page: 1, limit: 100 }), few: most });

      it('are answered where there are no more of them', async () => {
        const { services, total } = await few(10);
        expect([services.length, total]).toEqual([10, 10]);
        expect(
          (await opened.index.search({ ...toSearchQuery({ query: 'xylophone', sortBy: 'featured', page: 1, limit: 100 }), few: 10 })).total,
        ).toBe(0);
      });

      it('are none where there are more', async () => {
        const { services, total } = await few(9);
        expect([services, total > 9]).toEqual([[], true]);
      });

      it('will do, the best first, where it does not matter how many there are', async () => {
        const { services } = await opened.index.search({
          ...toSearchQuery({ sortBy: 'featured', page: 1, limit: 3 }),
          words: ['clocks'],
          exact: true,
          anyOf: true,
        });
        expect(services.map(({ id }) => id)).toEqual((await inOrder({ query: 'clocks' })).slice(0, 3));
      });
    });

    describe('typos', () => {
      it.each([
        ['a letter missing', 'glacer', 'glacier'],
        ['a letter too many', 'glaccier', 'glacier'],
        ['a wrong letter', 'glaxier', 'glacier'],
        ['two letters swapped', 'galcier', 'glacier'],
        ['the last two letters swapped', 'guelhp', 'bob'],
        ['a word of five letters', 'votla', 'volta'],
        ['a word of eight letters', 'plumbnig', 'bob'],
        ['not in the last word', 'plumbr guelph', 'bob'],
        ['in every word', 'quatrz plumbig', 'bob'],
        ['in the beginning of a long word', 'vandneb', 'long'],
        ['two in nine letters or more', 'elektrisian', 'volta'],
        ['a swap and a wrong letter in a long word', 'vandebnerghi', 'long'],
        ['and an accent', 'plombérei', 'elan'],
        ['in a word that exists elsewhere', 'volta guelhp montreal', undefined],
      ])('%s: %j', async (_what, query, id) => {
        const ids = await found({ query });
        if (id === undefined) expect(ids).toEqual([]);
        else expect(ids).toContain(id);
      });

      it.each([
        ['four letters', 'mpss'],
        ['four letters swapped', 'msos'],
        ['two in seven letters', 'glaxixr'],
        ['three in a long word', 'elektrizjan'],
        ['a number', '12846'],
        ['a short word among others', 'mpss landscaper'],
      ])('are not forgiven: %s', async (_what, query) => {
        expect(await found({ query })).toEqual([]);
      });
    });

    describe('filters', () => {
      it.each<[string, Asked, string[]]>([
        ['industry', { industry: 'Plumber' }, ['bob', 'elan']],
        ['industry in another case', { industry: 'hvac TECHNICIAN' }, ['glacier']],
        ['the beginning of an industry', { industry: 'Plumb' }, []],
        ['city without its accent', { city: 'montreal' }, ['elan', 'volta']],
        ['city with its accent', { city: 'MONTRÉAL' }, ['elan', 'volta']],
        ['city with a hyphen', { city: 'saint-jerome' }, ['moss']],
        ['city with quotes', { city: 'guelph "north"' }, ['quote']],
        ['an unknown city', { city: 'Atlantis' }, []],
        ['rating at the boundary', { minRating: 4.5, city: 'Guelph' }, ['bob']],
        ['rating above the boundary', { minRating: 4.51, city: 'Guelph' }, []],
        ['the highest rating', { minRating: 5, city: 'Montréal' }, ['volta']],
        ['a rating of 0, unrated included', { minRating: 0, city: 'Guelph' }, ['bob', 'sparky']],
        ['a rating above 0, unrated left out', { minRating: 0.1, city: 'Guelph' }, ['bob']],
        ['a rating hardly above 0', { minRating: 0.0000001, city: 'Toronto' }, []],
        ['rated 0', { minRating: 0, city: 'Toronto' }, ['glacier']],
        ['verified', { verified: true, city: 'Guelph' }, ['bob', 'sparky']],
        ['licensed', { licensed: true, industry: 'Plumber' }, ['bob', 'elan']],
        ['both', { verified: true, licensed: true }, ['bob']],
        ['words and a city', { query: 'plumber', city: 'Montréal' }, ['elan']],
        ['words with a typo and a city', { query: 'plumbr', city: 'Montréal' }, ['elan']],
        ['a synonym and a rating', { query: 'faucet', minRating: 4.5 }, ['bob']],
        [
          'all at once',
          {
            query: 'plumbing',
            industry: 'Plumber',
            city: 'Guelph',
            minRating: 4.5,
            companyName: 'bob',
            postCode: 'N1H',
            phone: '0142',
            verified: true,
            licensed: true,
          },
          ['bob'],
        ],
        ['all at once but for one', { query: 'plumbing', industry: 'Plumber', city: 'Guelph', phone: '0143' }, []],
      ])('%s', async (_what, asked, ids) => {
        expect(await found(asked)).toEqual(ids);
      });
    });

    describe('company names', () => {
      it.each([
        ['from the start of a word', 'plumb', ['bob']],
        ['whole', "Bob's Plumbing", ['bob']],
        ['over two words', "bob's pl", ['bob']],
        ['from a later word', 'plumbing', ['bob']],
        ['without the accent', 'elan', ['elan']],
        ['with the accent, in capitals', 'ÉLAN', ['elan']],
        ['not from the middle of a word', 'lumbing', []],
        ['not from the middle of a word, over twelve letters', 'andenberghe brothers', []],
        ['longer than twelve letters', 'vandenberghe brothers wr', ['long']],
        ['longer than twelve letters, from a later word', 'brothers wrecking', ['long']],
        ['longer than twelve letters, wrong at the end', 'vandenberghe brothers x', []],
        ['exactly twelve letters', 'vandenberghe', ['long']],
        ['not with a typo', 'vandenberghi', []],
        ['with an ampersand', 'sparky & s', ['sparky']],
        ['from the ampersand', '& sons', ['sparky']],
        ['after an apostrophe', 's plumbing', ['bob']],
        ['of letters and signs', '100% clean', ['signs']],
        ['from a quote', '"pros"', ['signs']],
        ['from a backslash', '\\ co', ['signs']],
        ['ending in a dot', 'co.', ['signs']],
        ['after an underscore', 'up', ['signs']],
        ['of another script', 'υδραυλικος', ['greek']],
        ['not from the middle of a word of another script', 'ραυλικος', []],
        ['from a picture', '🔧 wizards', ['emoji']],
        ['of many pictures', '🔧🔧🔧🔧🔧🔧🔧🔧 wiz', ['emoji']],
        ['after a picture', 'wizards 🔧', ['emoji']],
      ])('%s: %j', async (_what, companyName, ids) => {
        expect(await found({ companyName })).toEqual(ids);
      });

      it.each([
        '%',
        '_up',
        'clean%',
        'clean-up',
        '.*',
        'c.ean',
        'bob.s',
        '(',
        '[a-z]',
        '^bob',
        'bob$',
        'a|b',
        '\\w',
        'bob\\',
        "'",
        '" OR "',
      ])('hold nothing but data: %j', async (companyName) => {
        expect(await found({ companyName })).toEqual([]);
      });
    });

    describe('postal codes', () => {
      it.each([
        ['whole', 'M5V2T6', ['glacier']],
        ['their beginning', 'M5V', ['glacier']],
        ['a single letter', 'N', ['bob', 'sparky']],
        ['two listings', 'N1', ['bob', 'sparky']],
        ['not their end', '2T6', []],
        ['another end', 'M5V2T7', []],
      ])('%s: %j', async (_what, postCode, ids) => {
        expect(await found({ postCode })).toEqual(ids);
      });
    });

    describe('phone numbers', () => {
      it.each([
        ['three digits from the start', '519', ['bob']],
        ['three digits from within', '955', ['bob']],
        ['the end', '0142', ['bob', 'volta']],
        ['across the middle', '95550142', ['bob']],
        ['nine digits', '195550142', ['bob']],
        ['all ten digits', '5195550142', ['bob']],
        ['as typed with a country code', '5145550187', ['elan']],
        ['two area codes', '514', ['elan', 'volta']],
        ['another end', '5195550143', []],
        ['more digits than there are', '51955501421', []],
        ['digits that are not in a row', '5190142', []],
      ])('%s: %j', async (_what, phone, ids) => {
        expect(await found({ phone })).toEqual(ids);
      });
    });

    describe('values that try to be syntax', () => {
      const attempts = [
        '" OR industryKey = "plumber',
        'plumber" OR industryKey EXISTS OR industryKey = "',
        'x\\',
        '\\" OR verified = 1 OR industryKey = "',
        '%',
        '_lumber',
        "'; DROP TABLE listing; --",
        "plumber' OR '1'='1",
        '$1',
        ':*',
        '{{_vectors}}',
      ];

      it.each(attempts)('are data in a filter: %j', async (value) => {
        expect(await found({ industry: value })).toEqual([]);
        expect(await found({ city: value })).toEqual([]);
        expect(await found({ companyName: value })).toEqual([]);
      });

      it.each([
        ['tsquery operators & | ! <-> :*', []],
        ['plumber | electrician', []],
        ['!plumber', ['bob', 'elan']],
        ['-plumber guelph', ['bob']],
        ['"plumbing bob"', ['bob']],
        ['glac:* & comfort', []],
        ["glacier'; DROP TABLE listing; --", []],
        ['glacier \\', ['glacier']],
        ["'glacier'", ['glacier']],
      ])('are words in a text: %j', async (query, ids) => {
        expect(await found({ query })).toEqual(ids);
      });

      it('leave everything as it was', async () => {
        expect((await page({})).total).toBe(ALL.length);
      });
    });

    describe('orders', () => {
      const featured = ['emile', 'abel', 'yves', 'zeno', 'edgar', 'twin-A', 'twin-b', 'twin-C', 'otto', 'enzo'];
      const orders: [SearchRequest['sortBy'], string[]][] = [
        ['featured', featured],
        ['rating_desc', ['yves', 'edgar', 'twin-A', 'twin-b', 'twin-C', 'zeno', 'emile', 'otto', 'abel', 'enzo']],
        ['rating_asc', ['otto', 'emile', 'edgar', 'twin-A', 'twin-b', 'twin-C', 'zeno', 'yves', 'abel', 'enzo']],
        ['reviews_desc', ['zeno', 'edgar', 'twin-A', 'twin-b', 'twin-C', 'yves', 'otto', 'emile', 'abel', 'enzo']],
        ['name_asc', ['abel', 'edgar', 'emile', 'enzo', 'otto', 'twin-A', 'twin-b', 'twin-C', 'yves', 'zeno']],
      ];

      it.each(orders)('%s, without text and with a text that all have', async (sortBy, ids) => {
        expect(await inOrder({ industry: 'Horologist', sortBy })).toEqual(ids);
        expect(await inOrder({ query: 'clocks', sortBy })).toEqual(ids);
      });

      it('featured: relevance comes after featured, and before rating and reviews', async () => {
        expect(await inOrder({ query: 'beacon' })).toEqual(['jetty', 'beacon', 'harbour', 'tower', 'inlet']);
      });

      it('others: relevance does not matter', async () => {
        expect(await inOrder({ query: 'beacon', sortBy: 'rating_asc' })).toEqual(['jetty', 'beacon', 'harbour', 'tower', 'inlet']);
        expect(await inOrder({ query: 'beacon', sortBy: 'rating_desc' })).toEqual(['harbour', 'tower', 'beacon', 'jetty', 'inlet']);
        expect(await inOrder({ query: 'beacon', sortBy: 'name_asc' })).toEqual(['beacon', 'harbour', 'inlet', 'jetty', 'tower']);
      });
    });

    describe('pages', () => {
      it.each(ORDERS)('repeat nothing and skip nothing: %s', async (sortBy) => {
        expect(await throughPages(opened, { sortBy, limit: 3 })).toEqual(await inOrder({ sortBy }));
        expect(await throughPages(opened, { sortBy, limit: 3, query: 'clocks' })).toEqual(await inOrder({ sortBy, query: 'clocks' }));
        expect((await found({ sortBy })).length).toBe(ALL.length);
      });

      it('have the exact total on each, and nothing beyond the end', async () => {
        expect(await page({ industry: 'Horologist', limit: 4, page: 3 })).toMatchObject({ total: 10, services: { length: 2 } });
        expect(await page({ industry: 'Horologist', limit: 5, page: 3 })).toEqual({ total: 10, services: [] });
        expect(await page({ industry: 'Horologist', page: 1_000_000_000 })).toEqual({ total: 10, services: [] });
        expect(await page({ query: 'clocks', page: 1_000_000_000 })).toEqual({ total: 10, services: [] });
        expect(await page({ query: 'xylophone', page: 2 })).toEqual({ total: 0, services: [] });
      });
    });

    describe('listings by key', () => {
      const withKeys = async (asked: Asked) => {
        const { services } = await opened.index.search({
          ...toSearchQuery({ sortBy: 'featured', page: 1, limit: 100, ...asked }),
          withKeys: true,
        });
        return (services as ((typeof services)[number] & { key: number })[]).map(({ id, key }) => ({ id, key }));
      };

      it('are left out, or are the only ones, within what else is asked', async () => {
        const all = await withKeys({ industry: 'Horologist' });
        const [first, second] = [all[0]!, all[1]!];
        const answer = async (more: { without?: number[]; only?: number[] }, asked: Asked = { industry: 'Horologist' }) =>
          (await opened.index.search({ ...toSearchQuery({ sortBy: 'featured', page: 1, limit: 100, ...asked }), ...more })).services.map(
            ({ id }) => id,
          );
        expect(await answer({ without: [first.key] })).toEqual(all.slice(1).map(({ id }) => id));
        expect((await answer({ only: [first.key, second.key] })).sort()).toEqual([first.id, second.id].sort());
        expect(await answer({ only: [first.key], without: [first.key] })).toEqual([]);
        expect(await answer({ only: [first.key] }, { industry: 'Plumber' })).toEqual([]);
        expect(await answer({ only: [] })).toEqual([]);
      });
    });

    describe('answers', () => {
      it('hold the whole card, with the types that the API promises', async () => {
        const { services } = await page({ companyName: "bob's" });
        expect(services).toEqual([
          {
            ...blankCard('bob', 'bobs-plumbing-guelph'),
            title: "Bob's Plumbing",
            industry: 'Plumber',
            verified: 'yes',
            licensed: 'yes',
            rating: 4.5,
            reviews: 10,
            address: '12845 Quartz Road, Guelph, ON, N1H 2A1',
            city: 'Guelph',
            region: 'ON',
            postCode: 'N1H 2A1',
            phone: '(519) 555-0142',
            phoneE164: '+15195550142',
            latitude: 43.5448,
            longitude: -80.2482,
            description: 'Water heaters, done neatly.',
          },
        ]);
      });

      it('say null where the directory knows nothing', async () => {
        const [bare] = (await page({ query: 'quiet company' })).services;
        expect(bare).toMatchObject({
          industry: null,
          city: null,
          rating: null,
          reviews: 0,
          phone: null,
          latitude: null,
          description: null,
        });
      });
    });

    describe('places that a business serves', () => {
      const SERVING = [
        aListing({ id: 'ferns', title: 'Fern Heating', city: 'Arthur', serviceArea: 'Drayton; Mount Forest; Québec' }),
        aListing({ id: 'drays', title: 'Dray Masonry', city: 'Drayton', featured: 'no' }),
        aListing({ id: 'both', title: 'Both Ways', city: 'Drayton', serviceArea: 'Drayton; Palmerston' }),
      ];
      let serving: Opened;

      beforeAll(async () => {
        serving = await open();
        await serving.fill(SERVING);
      }, LIMIT_MS);

      afterAll(async () => {
        await serving?.close();
      });

      it.each<[Asked, string[]]>([
        [{ city: 'Drayton' }, ['both', 'drays', 'ferns']],
        [{ city: 'MOUNT FOREST' }, ['ferns']],
        [{ city: 'quebec' }, ['ferns']],
        [{ city: 'Arthur' }, ['ferns']],
        [{ city: 'Mount' }, []],
        [{ city: 'Drayton, Mount Forest' }, []],
        [{ query: 'palmerston' }, ['both']],
        [{ query: 'heating quebec' }, ['ferns']],
        [{ query: 'palmertson' }, ['both']],
        [{ query: 'mount for', city: 'drayton' }, ['ferns']],
      ])('is found by %j', async (asked, ids) => {
        const { services, total } = await pageOf(serving, asked);
        expect([services.map(({ id }) => id).sort(), total]).toEqual([ids, ids.length]);
      });

      it('stand on its card', async () => {
        const { services } = await pageOf(serving, { companyName: 'fern' });
        expect(services).toMatchObject([{ serviceArea: ['Drayton', 'Mount Forest', 'Québec'] }]);
      });

      it('are left with the listing', async () => {
        await serving.fill(SERVING.map((row) => ({ ...row, serviceArea: row.id === 'ferns' ? 'Listowel' : (row.serviceArea ?? '') })));
        expect((await pageOf(serving, { city: 'Drayton' })).services.map(({ id }) => id).sort()).toEqual(['both', 'drays']);
        expect((await pageOf(serving, { city: 'Listowel' })).total).toBe(1);
      });
    });

    describe('totals', () => {
      const many = [...generateListings({ count: 1_300, seed: 5 })];
      let large: Opened;

      beforeAll(async () => {
        large = await open();
        await large.fill(many);
      }, LIMIT_MS);

      afterAll(async () => {
        await large?.close();
      });

      const count = (matches: (row: ListingRow) => boolean) => many.filter(matches).length;
      const totalOf = async (asked: Asked) => (await pageOf(large, { limit: 1, ...asked })).total;

      it('are exact above a thousand', async () => {
        expect(await totalOf({})).toBe(1_300);
        expect(await pageOf(large, { page: 13, limit: 100 })).toMatchObject({ total: 1_300, services: { length: 100 } });
        expect(await pageOf(large, { page: 14, limit: 100 })).toEqual({ total: 1_300, services: [] });
      });

      it('agree with the sheet', async () => {
        expect(await totalOf({ minRating: 4.3 })).toBe(count(({ rating }) => rating !== '' && Number(rating) >= 4.3));
        expect(await totalOf({ minRating: 0.1 })).toBe(count(({ rating }) => rating !== ''));
        expect(await totalOf({ industry: 'plumber' })).toBe(count(({ industry }) => industry === 'Plumber'));
        expect(await totalOf({ city: 'montreal' })).toBe(count(({ city }) => fold(city) === 'montreal'));
        expect(await totalOf({ verified: true, licensed: true })).toBe(count(({ verified, licensed }) => verified + licensed === 'yesyes'));
        expect(await totalOf({ postCode: 'N1' })).toBe(count(({ postCode }) => postCode.startsWith('N1')));
        expect(await totalOf({ phone: '519' })).toBe(count(({ phone }) => phone.replace(/\D/g, '').includes('519')));
      });

      it.each(ORDERS)('are what the pages add up to: %s', async (sortBy) => {
        const ids = await throughPages(large, { sortBy, limit: 100 });
        expect(new Set(ids).size).toBe(1_300);
        expect(ids).toHaveLength(1_300);
      });
    });

    describe('what left the directory', () => {
      it('is not found any more, and what came back is', async () => {
        const without = ALL.filter(({ id }) => id !== 'bob');
        await opened.fill(without);
        await opened.unpublish('elan');
        expect(await found({ industry: 'Plumber' })).toEqual([]);
        expect(await found({ query: 'plumbing quartz' })).toEqual([]);
        expect(await found({ phone: '5145550187' })).toEqual([]);
        expect((await page({})).total).toBe(ALL.length - 2);

        await opened.fill(ALL);
        expect(await found({ industry: 'Plumber' })).toEqual(['bob']);
      });

      it('is found by its new words alone after a change', async () => {
        const renamed = BUSINESSES.map((row) => (row.id === 'tales' ? { ...row, title: 'Nine Stories', city: 'Halifax' } : row));
        await opened.fill([...renamed, ...ALL.slice(BUSINESSES.length)]);
        expect(await found({ query: 'stories halifax' })).toEqual(['tales']);
        expect(await found({ query: 'tales' })).toEqual([]);
        expect(await found({ city: 'Halifax' })).toEqual(['tales']);
        expect(await found({ companyName: 'eleven' })).toEqual([]);
      });
    });
  });
}

async function pageOf({ index }: Opened, asked: Asked): Promise<Page> {
  const { services, total } = await index.search(toSearchQuery({ sortBy: 'featured', page: 1, limit: 100, ...asked }));
  return { services, total };
}

async function throughPages(opened: Opened, asked: Asked): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { services } = await pageOf(opened, { ...asked, page });
    if (services.length === 0) return ids;
    ids.push(...services.map(({ id }) => id));
  }
}
