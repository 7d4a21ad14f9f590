import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import type { BusinessNames } from '../../src/modules/search/application/suggest-searches.js';
import { aListing } from '../support/builders.js';
import type { Opened } from './search-index.js';

const named = (id: string, title: string, more: Partial<ListingRow> = {}) =>
  aListing({ id, title, industry: 'Plumber', city: 'Guelph', ...more });

const LISTINGS = [
  named('rooter', 'Rooter Rescue'),
  named('mister', 'Mr. Rooter of Guelph', { featured: 'yes', rating: '5', reviews: '900' }),
  named('elan', 'Élan Plomberie', { city: 'Montréal', region: 'QC' }),
  named('percent', '100% Clean_Up "Pros" \\ Co.'),
  named('elsewhere', 'Quiet Pipes', { description: 'We are not Rooter.' }),
  ...Array.from({ length: 12 }, (_, index) => named(`many-${index}`, `Beacon ${String.fromCharCode(65 + index)}`)),
];

/** What {@link BusinessNames} promises, on real servers. @param names those of the directory that was opened */
export function describeBusinessNames(adapter: string, open: () => Promise<Opened & { names: BusinessNames }>): void {
  describe(`${adapter} as a list of names`, () => {
    let opened: Awaited<ReturnType<typeof open>>;

    beforeAll(async () => {
      opened = await open();
      await opened.fill(LISTINGS);
    });

    afterAll(() => opened?.close());

    const titles = async (text: string, limit = 6) => (await opened.names.startingWith(text, limit)).map(({ title }) => title);

    it('returns titles that begin with the text before those that contain it, featured or not', async () => {
      expect(await titles('rooter')).toEqual(['Rooter Rescue', 'Mr. Rooter of Guelph']);
      expect(await titles('roo')).toEqual(['Rooter Rescue', 'Mr. Rooter of Guelph']);
      expect(await titles('mr. rooter of g')).toEqual(['Mr. Rooter of Guelph']);
    });

    it('returns what a suggestion shows of a business', async () => {
      expect(await opened.names.startingWith('elan plo', 6)).toEqual([
        { slug: 'elan-plomberie-montreal', title: 'Élan Plomberie', industry: 'Plumber', city: 'Montréal' },
      ]);
    });

    it('matches all words in titles only, the last one as a prefix, in any order', async () => {
      expect(await titles('guelph rooter')).toEqual(['Mr. Rooter of Guelph']);
      expect(await titles('rooter quiet')).toEqual([]);
      expect(await titles('montreal')).toEqual([]);
    });

    it('returns no more than requested', async () => {
      expect(await titles('beacon', 5)).toHaveLength(5);
      expect(await titles('beacon c', 5)).toEqual(['Beacon C']);
    });

    it.each(['100% clean', '"pros" \\', '%', "' OR 1=1 --", '🔧', '\u0301', 'x'.repeat(200), 'word '.repeat(40)])(
      'treats %p as text',
      async (text) => {
        expect((await titles(text)).every((title) => title.startsWith('100%'))).toBe(true);
      },
    );

    it('does not return removed listings', async () => {
      await opened.unpublish('elsewhere');
      expect(await titles('quiet')).toEqual([]);
    });
  });
}
