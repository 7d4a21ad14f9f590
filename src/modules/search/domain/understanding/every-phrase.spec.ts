import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'Ottawa']);
const read = (query: string) => understand(query, LEXICON, PLACES);

interface Said {
  phrase: string;
  /** Who is found for it alone. */
  trades: string[];
}

/** Problems and services of several words, as people say them. */
const PHRASES: Record<'en' | 'fr', Said[]> = { en: phrasesIn('en'), fr: phrasesIn('fr') };

function phrasesIn(language: 'en' | 'fr'): Said[] {
  const all = CATALOGUE.flatMap(({ problems, services }) => [...problems[language], ...services[language]]);
  return all.filter((phrase) => phrase.includes(' ')).map((phrase) => ({ phrase, trades: read(phrase).trades }));
}

/** Those that find somebody else, or nobody, when they are said in another way. */
function lost(phrases: readonly Said[], otherwise: (phrase: string, index: number) => string): string[] {
  return phrases.flatMap(({ phrase, trades }, index) => {
    const query = otherwise(phrase, index);
    const found = read(query).trades;
    return trades.length > 0 && !trades.some((trade) => found.includes(trade)) ? [`${query}: ${trades.join()}, now ${found.join()}`] : [];
  });
}

const ENGLISH: ((phrase: string) => string)[] = [
  (phrase) => `Hi, I need someone to look at my ${phrase} asap`,
  (phrase) => `who can fix ${phrase}`,
  (phrase) => `${phrase}, what should I do?`,
  (phrase) => `can anyone recommend someone for ${phrase}`,
  (phrase) => `we just moved in and have ${phrase}`,
  (phrase) => `${phrase.toUpperCase()}!!!`,
  (phrase) => `best company for ${phrase}`,
  (phrase) => `emergency ${phrase}`,
  (phrase) => `${phrase} near me`,
];
const FRENCH: ((phrase: string) => string)[] = [
  (phrase) => `besoin d'aide pour ${phrase}`,
  (phrase) => `${phrase}, que faire?`,
  (phrase) => `qui peut s'occuper de ${phrase}`,
  (phrase) => `URGENT ${phrase.toUpperCase()}`,
];
const TOWNS = [
  'Guelph',
  'Calgary',
  'Red Deer',
  'St. Catharines',
  'Trois-Rivières',
  'Niagara Falls',
  'Saint-Jérôme',
  'Halifax',
  'North Bay',
];
const BESIDE: ((phrase: string, town: string) => string)[] = [
  (phrase, town) => `${phrase} in ${town}`,
  (phrase, town) => `${phrase} ${town.toLowerCase()}`,
  (phrase, town) => `${town} ${phrase}`,
];

/** A letter of a long word twice, missing, or in the place of the next one; always the same for the same phrase. */
function misspelt(phrase: string, index: number): string {
  const words = phrase.split(' ');
  const long = words.filter((word) => /^[a-z]{6,}$/.test(word));
  const word = long[index % long.length];
  if (word === undefined) return phrase;
  const at = 1 + (index % (word.length - 3));
  const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  const wrong = [letter + letter + next, next, next + letter][index % 3]!;
  return words.map((each) => (each === word ? before + wrong + after : each)).join(' ');
}

const other = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

describe('every phrase of the catalogue', () => {
  it('is recognised in a sentence', () => {
    expect(lost(PHRASES.en, (phrase, index) => other(ENGLISH, index)(phrase))).toEqual([]);
    expect(lost(PHRASES.fr, (phrase, index) => other(FRENCH, index)(phrase))).toEqual([]);
  });

  it('is recognised beside a town, and so is the town', () => {
    const queryOf = (phrase: string, index: number) => other(BESIDE, index)(phrase, other(TOWNS, index));
    expect(lost([...PHRASES.en, ...PHRASES.fr], queryOf)).toEqual([]);
    const elsewhere = PHRASES.en.flatMap(({ phrase }, index) => {
      const query = queryOf(phrase, index);
      const found = read(query).place?.name;
      return found === other(TOWNS, index) ? [] : [`${query}: ${found}`];
    });
    expect(elsewhere).toEqual([]);
  });

  // What is left are other words: "singles" for shingles, "widows" for windows.
  it.each(['en', 'fr'] as const)('is recognised with a wrong letter, except for one in fifty: %s', (language) => {
    const all = PHRASES[language].filter(({ phrase }, index) => misspelt(phrase, index) !== phrase);
    expect(all.length).toBeGreaterThan(900);
    expect(lost(PHRASES[language], misspelt).slice(all.length / 50)).toEqual([]);
  });

  it.each([
    ['en', ' and '],
    ['en', ', '],
    ['en', '\n'],
    ['fr', ' et '],
    ['fr', '. '],
  ] as const)('is recognised beside another problem, except for one in fifty: %s, %j', (language, between) => {
    const some = PHRASES[language].filter(({ trades }) => trades.length === 1);
    const pairs = some.flatMap((one, index) => {
      const second = some[(index * 7 + 131) % some.length]!;
      return one.trades[0] === second.trades[0] ? [] : [[one, second] as const];
    });
    expect(pairs.length).toBeGreaterThan(800);
    const missing = pairs.flatMap(([one, second]) => {
      const query = one.phrase + between + second.phrase;
      const found = read(query).trades;
      return [one, second].every(({ trades }) => found.includes(trades[0]!)) ? [] : [`${query}: ${found.join()}`];
    });
    expect(missing.slice(pairs.length / 50)).toEqual([]);
  });
});
