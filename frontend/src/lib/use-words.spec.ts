import { wordsFrom } from './use-words.js';

const WORDS = { one: 'One', two: 'Two' };

it('words that were changed stand in place of the page’s own, and the rest stays', () => {
  expect(wordsFrom({ 'card-words': { two: 'Deux' } }, 'card-words', WORDS)).toEqual({ one: 'One', two: 'Deux' });
  expect(wordsFrom({ 'page-words': { two: 'Deux' } }, 'card-words', WORDS)).toBe(WORDS);
});

it('are the same object as long as nothing changes: effects that depend on them must not run again', () => {
  const changed = { 'card-words': { two: 'Deux' } };
  expect(wordsFrom(changed, 'card-words', WORDS)).toBe(wordsFrom(changed, 'card-words', WORDS));
  const others = { two: 'Zwei' };
  expect(wordsFrom(changed, 'card-words', others)).toEqual({ two: 'Deux' });
  expect(wordsFrom({ 'card-words': { two: 'Zwo' } }, 'card-words', WORDS).two).toBe('Zwo');
});
