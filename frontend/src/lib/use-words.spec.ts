import { wordsFrom } from './use-words.js';

const WORDS = { one: 'One', two: 'Two' };

it('changed words replace those of the page, and the others stay', () => {
  expect(wordsFrom({ 'card-words': { two: 'Deux' } }, 'card-words', WORDS)).toEqual({ one: 'One', two: 'Deux' });
  expect(wordsFrom({ 'page-words': { two: 'Deux' } }, 'card-words', WORDS)).toBe(WORDS);
});

it('are the same object as long as nothing changes, so that effects do not run again', () => {
  const changed = { 'card-words': { two: 'Deux' } };
  expect(wordsFrom(changed, 'card-words', WORDS)).toBe(wordsFrom(changed, 'card-words', WORDS));
  const others = { two: 'Zwei' };
  expect(wordsFrom(changed, 'card-words', others)).toEqual({ two: 'Deux' });
  expect(wordsFrom({ 'card-words': { two: 'Zwo' } }, 'card-words', WORDS).two).toBe('Zwo');
});
