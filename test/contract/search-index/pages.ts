import { type SearchRequest, toSearchQuery } from '../../../src/modules/search/domain/search-query.js';
import { blankCard } from '../../../src/shared/listings/listing-card.js';
import { ALL } from '../search-listings.fixture.js';
import { type SearchParameters, ORDERS, type SharedDirectory, throughPages } from './opened.js';

/** In which order, on which page, and as what. */
export function describePages(directory: SharedDirectory): void {
  const { page, inOrder, found } = directory;

  describe('orders', () => {
    // The twins b and C are rated like two others, and can be reached.
    const featured = ['emile', 'abel', 'yves', 'zeno', 'twin-b', 'twin-C', 'edgar', 'twin-A', 'otto', 'enzo'];
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

    it('featured: relevance counts after featured, and before rating and reviews', async () => {
      expect(await inOrder({ query: 'beacon' })).toEqual(['jetty', 'beacon', 'harbour', 'tower', 'inlet']);
    });

    it('others: relevance does not count', async () => {
      expect(await inOrder({ query: 'beacon', sortBy: 'rating_asc' })).toEqual(['jetty', 'beacon', 'harbour', 'tower', 'inlet']);
      expect(await inOrder({ query: 'beacon', sortBy: 'rating_desc' })).toEqual(['harbour', 'tower', 'beacon', 'jetty', 'inlet']);
      expect(await inOrder({ query: 'beacon', sortBy: 'name_asc' })).toEqual(['beacon', 'harbour', 'inlet', 'jetty', 'tower']);
    });
  });

  describe('pages', () => {
    it.each(ORDERS)('neither repeat nor skip anything: %s', async (sortBy) => {
      expect(await throughPages(directory.opened, { sortBy, limit: 3 })).toEqual(await inOrder({ sortBy }));
      expect(await throughPages(directory.opened, { sortBy, limit: 3, query: 'clocks' })).toEqual(
        await inOrder({ sortBy, query: 'clocks' }),
      );
      expect((await found({ sortBy })).length).toBe(ALL.length);
    });

    it('have the exact total on each, and are empty beyond the end', async () => {
      expect(await page({ industry: 'Horologist', limit: 4, page: 3 })).toMatchObject({ total: 10, services: { length: 2 } });
      expect(await page({ industry: 'Horologist', limit: 5, page: 3 })).toEqual({ total: 10, services: [] });
      expect(await page({ industry: 'Horologist', page: 1_000_000_000 })).toEqual({ total: 10, services: [] });
      expect(await page({ query: 'clocks', page: 1_000_000_000 })).toEqual({ total: 10, services: [] });
      expect(await page({ query: 'xylophone', page: 2 })).toEqual({ total: 0, services: [] });
    });
  });

  describe('listings by key', () => {
    const withKeys = async (asked: SearchParameters) => {
      const { services } = await directory.opened.index.search({
        ...toSearchQuery({ sortBy: 'featured', page: 1, limit: 100, ...asked }),
        withKeys: true,
      });
      return (services as ((typeof services)[number] & { key: number })[]).map(({ id, key }) => ({ id, key }));
    };

    it('are excluded, or are the only ones, combined with other filters', async () => {
      const all = await withKeys({ industry: 'Horologist' });
      const [first, second] = [all[0]!, all[1]!];
      const answer = async (more: { without?: number[]; only?: number[] }, asked: SearchParameters = { industry: 'Horologist' }) =>
        (
          await directory.opened.index.search({ ...toSearchQuery({ sortBy: 'featured', page: 1, limit: 100, ...asked }), ...more })
        ).services.map(({ id }) => id);
      expect(await answer({ without: [first.key] })).toEqual(all.slice(1).map(({ id }) => id));
      expect((await answer({ only: [first.key, second.key] })).sort()).toEqual([first.id, second.id].sort());
      expect(await answer({ only: [first.key], without: [first.key] })).toEqual([]);
      expect(await answer({ only: [first.key] }, { industry: 'Plumber' })).toEqual([]);
      expect(await answer({ only: [] })).toEqual([]);
    });
  });

  describe('leading listings', () => {
    const keysOf = async (asked: SearchParameters) =>
      (
        await directory.opened.index.search({ ...toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 100, ...asked }), withKeys: true })
      ).services.map((card) => (card as typeof card & { key: number }).key);
    const search = (also: number[], asked: SearchParameters) =>
      directory.opened.index.search({ ...toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 100, ...asked }), also });

    it.each<[string, SearchParameters]>([
      ['an industry', { industry: 'Horologist' }],
      ['a city', { city: 'Zurich' }],
      ['a rating', { city: 'Zurich', minRating: 0.1 }],
      ['a part of a name', { companyName: 'clocks' }],
    ])('are sorted among the others, and count once: %s', async (_what, asked) => {
      // One of them is found anyway.
      const also = [...(await keysOf({ industry: 'Lantern Keeper' })), (await keysOf({ companyName: 'zeno' }))[0]!];
      const ids = new Set([...(await found(asked)), ...(await found({ industry: 'Lantern Keeper' }))]);
      for (const sortBy of ORDERS) {
        const expected = (await inOrder({ sortBy })).filter((id) => ids.has(id));
        const whole = await search(also, { ...asked, sortBy });
        expect([sortBy, whole.services.map(({ id }) => id), whole.total]).toEqual([sortBy, expected, ids.size]);
        const pages = [];
        for (let page = 1; page <= 4; page += 1) pages.push(await search(also, { ...asked, sortBy, limit: 4, page }));
        expect(pages.flatMap(({ services }) => services.map(({ id }) => id))).toEqual(expected.slice(0, 16));
        expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([ids.size]));
      }
      expect((await search([], asked)).total).toBe((await page(asked)).total);
    });

    it('are the whole result if the filters match nothing, and change nothing if they match all', async () => {
      const also = await keysOf({ industry: 'Lantern Keeper' });
      expect((await search(also, {})).total).toBe(ALL.length);
      expect(await search(also, { city: 'Atlantis' })).toMatchObject({ total: 5, services: { length: 5 } });
    });
  });

  describe('answers', () => {
    it('contain the whole card, with the types of the API', async () => {
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

    it('have null for missing values', async () => {
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
}
