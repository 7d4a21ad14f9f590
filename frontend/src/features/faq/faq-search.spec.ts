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

  it.each([
    ['flickr', ['light']],
    ['wahser', ['tap']],
    ['washerr', ['tap']],
    ['conection', ['light']],
    ['Flícker', ['light']],
    // Unfinished.
    ['flixk', ['light']],
    ['connexti', ['light']],
    // Another word, two wrong letters, a wrong first letter, and too short to tell.
    ['wishes', []],
    ['flixxer', []],
    ['slicker', []],
    ['drup', []],
  ])('tolerates one wrong letter in a word that no entry has: %p', (text, found) => expect(ids(text)).toEqual(found));

  it('does not correct a word that an entry has', () => {
    const others = [...entries, entry('lamp', 'Electrical', 'Why is a flicked switch loud?', 'It snaps.')];
    expect(foundIn(others, 'flicked', ALL).map(({ id }) => id)).toEqual(['lamp']);
    expect(foundIn(others, 'flicket', ALL).map(({ id }) => id)).toEqual(['light', 'lamp']);
  });

  it('stays within the chosen category', () => {
    expect(ids('why', 'Plumbing')).toEqual(['tap']);
    expect(ids('', 'HVAC')).toEqual([]);
  });
});
