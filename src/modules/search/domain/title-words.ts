import { wordsOf } from '../../../shared/text/text.js';

/** Whether a title has all the words, spelt right; the last one may be unfinished. */
export function hasWords(title: string, words: readonly string[]): boolean {
  const all = wordsOf(title);
  return words.every((word, index) => all.some((each) => (index === words.length - 1 ? each.startsWith(word) : each === word)));
}
