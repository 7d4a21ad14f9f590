import { ALL, foundIn } from './faq-search.js';

const entry = (id: string, category: 'Plumbing' | 'Electrical' | 'HVAC', question: string, answer: string) => ({
  id,
  category,
  question,
  answer: [answer],
  industry: 'Plumber' as const,
});
const entries = [
  entry('tap', 'Plumbing', 'Why does my tap drip?', 'A worn washer.'),
  entry('light', 'Electrical', 'Why do my lights flicker?', 'A loose connection.'),
];
const ids = (text: string, category: typeof ALL | 'Plumbing' | 'HVAC' = ALL) => foundIn(entries, text, category).map(({ id }) => id);

describe('the search of the FAQ', () => {
  it('finds all words, in questions and answers, whatever the case', () => {
    expect(ids('')).toEqual(['tap', 'light']);
    expect(ids('WHY washer')).toEqual(['tap']);
    expect(ids('washer flicker')).toEqual([]);
  });

  it('keeps to a category', () => {
    expect(ids('why', 'Plumbing')).toEqual(['tap']);
    expect(ids('', 'HVAC')).toEqual([]);
  });
});
