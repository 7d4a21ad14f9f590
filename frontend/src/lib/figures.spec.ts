import { FIGURE_WORDS } from '../../../src/shared/words/figure-words.js';
import { DEFAULT_SETTINGS } from '../../../src/modules/content/domain/site-settings.js';
import { countedPairs, rounded, wording } from './figures.js';
import type { Settings } from './reads.js';

describe('counted figures', () => {
  it.each([
    [7, '7'],
    [999, '999'],
    [1_000, '1,000'],
    [1_099, '1,000+'],
    [12_345, '12,000+'],
    [987_654, '980,000+'],
  ])('of %i are shown as %s, never as more', (count, text) => expect(rounded(count)).toBe(text));

  it.each([
    ['statsTitle', FIGURE_WORDS.countedTitle],
    ['statsSubtitle', FIGURE_WORDS.countedText],
  ] as const)('add nothing that the default settings say already: %s', (name, counted) => {
    const settings = { ...DEFAULT_SETTINGS, version: 1, statsMode: 'counted' } as Settings;
    expect(wording(name, settings, FIGURE_WORDS)).toBe(counted);
    expect(wording(name, { ...settings, [name]: 'Ours' }, FIGURE_WORDS)).toBe('Ours');
    expect(wording(name, { ...settings, statsMode: 'own' }, FIGURE_WORDS)).toBe(DEFAULT_SETTINGS[name]);
  });

  it('leave out zeros', () =>
    expect(countedPairs({ businesses: 664, trades: 1, towns: 0, reviews: 2_150 }, FIGURE_WORDS)).toEqual([
      ['664', 'Businesses'],
      ['1', 'Trade'],
      ['2,100+', 'Reviews'],
    ]));

  it('are missing while they are not known', () => expect(countedPairs(undefined, FIGURE_WORDS)).toEqual([]));
});
