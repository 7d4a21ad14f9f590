import { ALL, BUSINESSES, OPEN_AT_ALL_HOURS } from '../search-listings.fixture.js';
import { neverClosing, type SharedDirectory } from './opened.js';

/** What follows a change of the directory: the last part, since it leaves another one. */
export function describeChanges(directory: SharedDirectory): void {
  const { page, found } = directory;

  describe('a removed listing', () => {
    it('is not found any more, and is found again after its return', async () => {
      const without = ALL.filter(({ id }) => id !== 'bob');
      await directory.opened.fill(without);
      await directory.opened.unpublish('elan');
      expect(await found({ industry: 'Plumber' })).toEqual([]);
      expect(await found({ query: 'plumbing quartz' })).toEqual([]);
      expect(await found({ phone: '5145550187' })).toEqual([]);
      expect((await page({})).total).toBe(ALL.length - 2);

      await directory.opened.fill(ALL);
      expect(await found({ industry: 'Plumber' })).toEqual(['bob']);
    });

    it('is found by its new words only after a change', async () => {
      const renamed = BUSINESSES.map((row) => (row.id === 'tales' ? { ...row, title: 'Nine Stories', city: 'Halifax' } : row));
      await directory.opened.fill([...renamed, ...ALL.slice(BUSINESSES.length)]);
      expect(await found({ query: 'stories halifax' })).toEqual(['tales']);
      expect(await found({ query: 'tales' })).toEqual([]);
      expect(await found({ city: 'Halifax' })).toEqual(['tales']);
      expect(await found({ companyName: 'eleven' })).toEqual([]);
    });

    it('is found among those that never close only after its hours have changed', async () => {
      const hours: Record<string, string> = { glacier: '', moss: OPEN_AT_ALL_HOURS };
      await directory.opened.fill(ALL.map((row) => ({ ...row, openingHours: hours[row.id] ?? row.openingHours })));
      expect(await neverClosing(directory.opened)).toEqual(['moss']);
    });
  });
}
