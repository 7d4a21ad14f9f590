import type { FaqEntry } from '../../lib/reads.js';

export const FAQ_CATEGORIES = ['All', 'Plumbing', 'Electrical', 'HVAC'] as const;
export type FaqChoice = (typeof FAQ_CATEGORIES)[number];

/** Entries that have every word somewhere in their question or answer, whatever the case. */
export function foundIn(entries: FaqEntry[], text: string, category: FaqChoice): FaqEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const content = [entry.question, ...entry.answer].join(' ').toLowerCase();
    return (category === 'All' || entry.category === category) && words.every((word) => content.includes(word));
  });
}
