import type { FaqEntry } from '../../lib/reads.js';

/** The choice that leaves nothing out. */
export const ALL = '';

/** What there is to choose from, in the order in which the entries have them. */
export function categoriesIn(entries: readonly FaqEntry[]): string[] {
  return [ALL, ...new Set(entries.map(({ category }) => category))];
}

/** Entries that have every word somewhere in their question or answer, whatever the case. */
export function foundIn(entries: FaqEntry[], text: string, category: string): FaqEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const content = [entry.question, ...entry.answer].join(' ').toLowerCase();
    return (category === ALL || entry.category === category) && words.every((word) => content.includes(word));
  });
}
