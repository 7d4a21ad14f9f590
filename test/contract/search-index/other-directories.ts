import { generateListings, type ListingRow } from '../../../scripts/listing-generator/index.mjs';
import { fold } from '../../../src/shared/text/text.js';
import { aListing } from '../../support/builders.js';
import { type SearchParameters, type Opened, ORDERS, pageOf, throughPages } from './opened.js';

/** What needs listings of its own. */
export function describeOtherDirectories(open: () => Promise<Opened>): void {
  describe('places that a business serves', () => {
    const SERVING = [
      aListing({
        id: 'ferns',
        title: 'Fern Heating',
        city: 'Arthur',
        serviceArea: 'Drayton; Mount Forest; Québec',
        rating: '5',
        reviews: '9',
      }),
      aListing({ id: 'drays', title: 'Dray Masonry', city: 'Drayton', featured: 'no', rating: '4', reviews: '9' }),
      aListing({ id: 'both', title: 'Both Ways', city: 'Drayton', serviceArea: 'Drayton; Palmerston', rating: '4', reviews: '9' }),
    ];
    let serving: Opened;

    beforeAll(async () => {
      serving = await open();
      await serving.fill(SERVING);
    });

    afterAll(async () => {
      await serving?.close();
    });

    it.each<[SearchParameters, string[]]>([
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
    ])('are found by %j', async (asked, ids) => {
      const { services, total } = await pageOf(serving, asked);
      expect([services.map(({ id }) => id).sort(), total]).toEqual([ids, ids.length]);
    });

    it('are sorted together with addresses, across pages', async () => {
      const asked: SearchParameters = { city: 'Drayton', sortBy: 'rating_desc' };
      expect(await throughPages(serving, { ...asked, limit: 1 })).toEqual(['ferns', 'both', 'drays']);
      expect((await pageOf(serving, { ...asked, limit: 2 })).total).toBe(3);
      expect(await throughPages(serving, { ...asked, minRating: 4.5, limit: 1 })).toEqual(['ferns']);
    });

    it('are on its card', async () => {
      const { services } = await pageOf(serving, { companyName: 'fern' });
      expect(services).toMatchObject([{ serviceArea: ['Drayton', 'Mount Forest', 'Québec'] }]);
    });

    it('are removed with the listing', async () => {
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
    });

    afterAll(async () => {
      await large?.close();
    });

    const count = (matches: (row: ListingRow) => boolean) => many.filter(matches).length;
    const totalOf = async (asked: SearchParameters) => (await pageOf(large, { limit: 1, ...asked })).total;

    it('are exact above a thousand', async () => {
      expect(await totalOf({})).toBe(1_300);
      expect(await pageOf(large, { page: 13, limit: 100 })).toMatchObject({ total: 1_300, services: { length: 100 } });
      expect(await pageOf(large, { page: 14, limit: 100 })).toEqual({ total: 1_300, services: [] });
    });

    it('are equal to those of the sheet', async () => {
      expect(await totalOf({ minRating: 4.3 })).toBe(count(({ rating }) => rating !== '' && Number(rating) >= 4.3));
      expect(await totalOf({ minRating: 0.1 })).toBe(count(({ rating }) => rating !== ''));
      expect(await totalOf({ industry: 'plumber' })).toBe(count(({ industry }) => industry === 'Plumber'));
      expect(await totalOf({ city: 'montreal' })).toBe(count(({ city }) => fold(city) === 'montreal'));
      expect(await totalOf({ verified: true, licensed: true })).toBe(count(({ verified, licensed }) => verified + licensed === 'yesyes'));
      expect(await totalOf({ postCode: 'N1' })).toBe(count(({ postCode }) => postCode.startsWith('N1')));
      expect(await totalOf({ phone: '519' })).toBe(count(({ phone }) => phone.replace(/\D/g, '').includes('519')));
    });

    it.each(ORDERS)('are the sum of the pages: %s', async (sortBy) => {
      const ids = await throughPages(large, { sortBy, limit: 100 });
      expect(new Set(ids).size).toBe(1_300);
      expect(ids).toHaveLength(1_300);
    });

    it.each(['on l', 'street t', 'and s', 'of the'])('are so for several words: %j', async (query) => {
      const ids = await throughPages(large, { query, limit: 20 });
      expect(await totalOf({ query })).toBe(ids.length);
      expect(ids).toEqual([...new Set(ids)]);
    });
  });
}
