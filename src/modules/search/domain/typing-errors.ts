import damerauLevenshtein from 'damerau-levenshtein';

/**
 * By how many letters a word differs from the typed one; two swapped letters count once. With `prefix`, also the beginning of the word is
 * compared.
 */
export function errorsBetween(typed: string, word: string, prefix: boolean): number {
  if (!prefix || word.length <= typed.length) return damerauLevenshtein(typed, word).steps;
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more));
  return Math.min(...[word, ...beginnings].map((part) => damerauLevenshtein(typed, part).steps));
}
