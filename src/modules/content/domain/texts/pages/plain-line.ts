import type { PlainFacts } from '../text-facts.js';

/** A line of text, with its label in the editor. At most 300 characters by default. */
export const line = (label: string, text: string, more?: Partial<Omit<PlainFacts, 'kind' | 'label' | 'default'>>): PlainFacts => ({
  kind: 'line',
  label,
  most: 300,
  default: text,
  ...more,
});

/** A title. */
export const title = (label: string, text: string): PlainFacts => line(label, text, { most: 120 });

/** A few words, for a button, a link or a step. */
export const short = (label: string, text: string): PlainFacts => line(label, text, { most: 60 });
