import { FIGURE_WORDS } from '../../../src/shared/words/figure-words.js';
import { countedPairs, rounded } from './figures.js';

describe('counted figures', () => {
  it.each([
    [7, '7'],
    [999, '999'],
    [1_000, '1,000'],
    [1_099, '1,000+'],
    [12_345, '12,000+'],
    [987_654, '980,000+'],
  ])('of %i are shown as %s, never as more', (count, text) => expect(rounded(count)).toBe(text));

  it('leave out what is zero', () =>
    expect(countedPairs({ businesses: 664, trades: 1, towns: 0, reviews: 2_150 }, FIGURE_WORDS)).toEqual([
      ['664', 'Businesses'],
      ['1', 'Trade'],
      ['2,100+', 'Reviews'],
    ]));

  it('are none while they are not known', () => expect(countedPairs(undefined, FIGURE_WORDS)).toEqual([]));
});
