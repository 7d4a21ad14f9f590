import { toSearchQuery } from '../../../src/modules/search/domain/search-query.js';
import type { SharedDirectory } from './opened.js';

/** What is found by a text. */
export function describeWords(directory: SharedDirectory): void {
  const { inOrder, found } = directory;

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
      ['the last one barely begun', 'comfort gl', ['glacier']],
      ['the last one barely begun, as nobody goes on', 'comfort gx', []],
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

    it('work in one direction only', async () => {
      expect(await found({ query: 'landscaper' })).toEqual(['moss']);
      expect(await found({ query: 'plumber' })).toEqual(['bob', 'elan']);
    });
  });

  describe('exact words', () => {
    it.each<[string, string[], string[]]>([
      ['are found in every text', ['plumbing', 'quartz', 'guelph'], ['bob']],
      ['are not unfinished', ['comfort', 'glac'], []],
      ['are no synonyms', ['toilet'], []],
      ['are not misspelt', ['glacer'], []],
      ['have no accents', ['montreal'], ['elan', 'volta']],
      ['are nothing but data', ['"', 'OR'], []],
    ])('%s: %j', async (_what, words, ids) => {
      const { services, total } = await directory.opened.index.search({
        ...toSearchQuery({ sortBy: 'featured', page: 1, limit: 100 }),
        words,
        exact: true,
      });
      expect([services.map(({ id }) => id).sort(), total]).toEqual([ids, ids.length]);
    });
  });

  describe('a limited query', () => {
    const few = async (most: number) =>
      directory.opened.index.search({ ...toSearchQuery({ query: 'clocks', sortBy: 'featured', page: 1, limit: 100 }), few: most });

    it('returns its results if there are no more than the limit', async () => {
      const { services, total } = await few(10);
      expect([services.length, total]).toEqual([10, 10]);
      expect(
        (
          await directory.opened.index.search({
            ...toSearchQuery({ query: 'xylophone', sortBy: 'featured', page: 1, limit: 100 }),
            few: 10,
          })
        ).total,
      ).toBe(0);
    });

    it('returns nothing if there are more', async () => {
      const { services, total } = await few(9);
      expect([services, total > 9]).toEqual([[], true]);
    });

    it('returns the best first if the total does not matter', async () => {
      const { services } = await directory.opened.index.search({
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
      ['an apostrophe missing', 'bobs', 'bob'],
      ['an apostrophe missing before another word', 'bobs plumbing', 'bob'],
      ['an apostrophe missing after another word', 'renovation dabord', 'initials'],
      ['full stops missing', 'jr renovation', 'initials'],
      ['the first letter of nine or more', 'bandenberghe', 'long'],
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
      ['the first letter of a short word', 'bolta'],
      ['two, one of them the first letter', 'bandenbergge'],
      ['a word that is known to be no misspelt one', 'printer'],
    ])('are not tolerated: %s', async (_what, query) => {
      expect(await found({ query })).toEqual([]);
    });
  });
}
