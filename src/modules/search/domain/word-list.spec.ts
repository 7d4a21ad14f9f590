import { WordList } from './word-list.js';

const LIST = new WordList(['plumber', 'plumbing', 'plum', 'glacier', 'vandenberghe', 'électro', 'slumber', 'plumber']);

describe('a list of words', () => {
  it('contains words and their prefixes', () => {
    expect([LIST.has('plumb', false), LIST.has('plumb', true), LIST.has('plum', false), LIST.has('z', true)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(LIST.beginning('plumb')).toEqual(['plumber', 'plumbing']);
    expect(LIST.beginning('q')).toEqual([]);
  });

  it.each<[string, boolean, number, string[]]>([
    ['plumbr', false, 1, ['plumber']],
    ['plubmer', false, 1, ['plumber']],
    ['plumber', false, 1, ['slumber']],
    ['plumber', false, 2, ['slumber']],
    ['glaxixr', false, 1, []],
    ['vandenbrehge', false, 2, ['vandenberghe']],
    ['vandneb', true, 1, ['vandenberghe']],
    ['vandneb', false, 1, []],
    ['xyz', true, 1, []],
  ])('finds candidates for the misspelt %p', (word, prefix, allowed, found) => expect(LIST.closeTo(word, prefix, allowed)).toEqual(found));

  it('finds candidates with a given prefix', () => {
    expect(LIST.closeTo('plunber', false, 2)).toEqual(['plumber', 'slumber']);
    expect(LIST.closeTo('plunber', false, 2, 'p')).toEqual(['plumber']);
  });
});
