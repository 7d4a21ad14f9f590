import type { FaqEntry } from '../../lib/reads.js';

/** The category that includes all entries. */
export const ALL = '';

/** The categories of the entries, in their order, after {@link ALL}. */
export function categoriesIn(entries: readonly FaqEntry[]): string[] {
  return [ALL, ...new Set(entries.map(({ category }) => category))];
}

/** Minimum length for tolerating a misspelling: shorter words are too similar to other words. */
const MIN_MISSPELT = 5;

/**
 * Entries whose question or answer contains every word, ignoring case and accents; for a word that no entry contains, a similar word
 * counts.
 */
export function foundIn(entries: FaqEntry[], text: string, category: string): FaqEntry[] {
  const contents = entries.map(({ question, answer }) => plain([question, ...answer].join(' ')));
  const tests = wordsOf(text).map((typed) => {
    const has = (content: string) => content.includes(typed);
    const hasSimilar = (content: string) => wordsOf(content).some((word) => isSimilar(typed, word));
    return typed.length < MIN_MISSPELT || contents.some(has) ? has : hasSimilar;
  });
  return entries.filter(
    (entry, index) => (category === ALL || entry.category === category) && tests.every((isIn) => isIn(contents[index]!)),
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => plain(text).match(/[^\s.,:;!?()]+/g) ?? [];

/**
 * Whether the word begins with the typed text, with at most one wrong, missing or extra letter or two swapped ones. The first letter must
 * match.
 */
function isSimilar(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [typedRest, rest] = [typed.slice(same), word.slice(same)];
  const [typedNext, next] = [typedRest.slice(1), rest.slice(1)];
  const swapped = `${typedRest[1]}${typedRest[0]}${typedRest.slice(2)}`;
  return same > 0 && (next.startsWith(typedNext) || rest.startsWith(typedNext) || next.startsWith(typedRest) || rest.startsWith(swapped));
}
