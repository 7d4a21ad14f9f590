import { wordsOf } from '../../../shared/text/text.js';
import { SYNONYMS, typosAllowed } from './synonyms.js';

describe('synonyms', () => {
  it('are those of the contract', () => {
    const of = (trade: string) =>
      [...SYNONYMS]
        .filter(([, found]) => found === trade)
        .map(([word]) => word)
        .sort();
    expect(of('hvac technician')).toEqual(['ac', 'air conditioning', 'boiler', 'furnace', 'heating']);
    expect(of('plumber')).toEqual(['drain', 'faucet', 'leak', 'toilet']);
    expect(of('electrician')).toEqual(['breaker', 'outlet', 'wiring']);
    expect(SYNONYMS.size).toBe(12);
  });

  it('are normalised words, like those of listings and searches', () => {
    for (const text of [...SYNONYMS.keys(), ...SYNONYMS.values()]) expect(wordsOf(text).join(' ')).toBe(text);
  });
});

describe('typosAllowed', () => {
  it.each([
    ['a', 0],
    ['abcd', 0],
    ['abcde', 1],
    ['abcdefgh', 1],
    ['abcdefghi', 2],
    ['abcdefghijklmnopq', 2],
    ['12345', 0],
    ['1234567890', 0],
    ['route66north', 0],
    ['mover', 0],
    ['movers', 1],
    ['demenageur', 0],
    ['painter', 1],
  ])('allows for %s %i typos', (word, typos) => expect(typosAllowed(word)).toBe(typos));
});
