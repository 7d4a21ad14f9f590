import { CONNECTORS, nameReadings, withoutConnectors } from '../name-readings.js';
import type { WordList } from '../word-list.js';

/** Titles of businesses, as far as they tell whether a text is a name. */
interface Titles {
  /** All words of titles. */
  words: WordList;
  /** Whether a title has all of these words, the last one perhaps unfinished, and looking for it takes little time. */
  has(words: readonly string[]): boolean;
}

/** The length of the longest words that the engines leave as they are typed. */
const SHORT = 4;

/** Few names are longer, but most sentences are. */
export const MAX_NAME_WORDS = 6;

/** Only this many closest spellings of a misspelt word are tried. */
export const MAX_VARIANTS = 12;

/** Words that are typed as one have at least this many letters together, and each of them this many. */
const MIN_RUN = 8;
const MIN_PART = 2;

/** Beginnings of words that are looked up to take one apart: enough for any name, and no text takes long. */
const MAX_STEPS = 2_000;

/**
 * The words of a name, if titles have them otherwise than they are typed: without "and", without what is asked about the business, with a
 * short word corrected, or apart where they are typed as one word.
 */
export function nameIn(words: readonly string[], titles: Titles): readonly string[] | undefined {
  for (const reading of nameReadings(words)) {
    if (titles.has(reading)) return reading === words ? undefined : reading;
    const name = corrected(reading, titles) ?? takenApart(reading, titles);
    if (name) return name;
  }
  return undefined;
}

/**
 * The words with one short word corrected, if titles have them so. Alone, a short word is never corrected: too many others differ from it
 * by one letter. Beside the other words of a name it is clear.
 */
function corrected(words: readonly string[], titles: Titles): string[] | undefined {
  if (words.length < 2 || words.length > MAX_NAME_WORDS) return undefined;
  for (const [index, word] of words.entries()) {
    if (word.length !== SHORT || /\p{N}/u.test(word)) continue;
    const variants = titles.words.closeTo(word, false, 1, word.charAt(0)).slice(0, MAX_VARIANTS);
    const right = variants.map((variant) => words.with(index, variant)).find((each) => titles.has(each));
    if (right) return right;
  }
  return undefined;
}

/** The words of a title that were typed as one, as in its web address. */
function takenApart([run = '', ...others]: readonly string[], titles: Titles): string[] | undefined {
  if (others.length > 0 || run.length < MIN_RUN) return undefined;
  let steps = MAX_STEPS;
  const rest = (letters: string, before: string[]): string[] | undefined => {
    const name = withoutConnectors(before);
    if (letters === '') return titles.has(name) ? name : undefined;
    for (let end = letters.length; end >= MIN_PART; end -= 1) {
      if ((steps -= 1) < 0) return undefined;
      const part = letters.slice(0, end);
      if (!CONNECTORS.has(part) && !titles.words.has(part, false)) continue;
      const found = rest(letters.slice(end), [...before, part]);
      if (found) return found;
    }
    return undefined;
  };
  return rest(run, []);
}
