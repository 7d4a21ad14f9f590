import { FILLER, WEAK_WORDS } from './filler.js';
import type { Lexicon } from './lexicon.js';
import type { Places } from './places.js';
import { type Token, tokensOf } from './tokens.js';

/** Shorter words, and splits into more parts, match too often by coincidence. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 40;
const MAX_PARTS = 4;
const MIN_PART_LENGTH = 2;

/**
 * Splits words that were written as one, "plumberottawa", into the fewest words that mean something together; otherwise returns the word
 * itself.
 */
export function splitCompound(token: Token, lexicon: Lexicon, places: Places): Token[] {
  const { word, stem } = token;
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || lexicon.knows(stem) || WEAK_WORDS.has(stem) || isPlace(word, places))
    return [token];
  const isWord = (part: Token) =>
    lexicon.knows(part.stem) || WEAK_WORDS.has(part.stem) || FILLER.has(part.word) || isLargePlace(part.word, places);
  // For each length of the beginning, the split with the fewest parts.
  const best: (Token[] | undefined)[] = [[]];
  for (let end = MIN_PART_LENGTH; end <= word.length; end += 1) {
    for (let start = 0; start <= end - MIN_PART_LENGTH; start += 1) {
      const before = best[start];
      const fewest = best[end]?.length ?? MAX_PARTS + 1;
      if (!before || before.length + 1 >= fewest) continue;
      const [part, ...others] = tokensOf(word.slice(start, end));
      if (part && others.length === 0 && isWord(part)) best[end] = [...before, part];
    }
  }
  const parts = best[word.length] ?? [];
  if (!meansSomething(parts, lexicon, places)) return [token];
  return token.isParted ? parts.map((part, index) => (index === 0 ? { ...part, isParted: true } : part)) : parts;
}

const isPlace = (word: string, places: Places) => places.at([word], 0) !== undefined;

/** Small places such as "Erin" match too often by coincidence. */
function isLargePlace(word: string, places: Places): boolean {
  const place = places.at([word], 0)?.place;
  return place !== undefined && !place.isSmall;
}

/** Whether the parts are a phrase of several words, or a trade and a place: a name such as "Sparkwell" is not a spark and a well. */
function meansSomething(parts: readonly Token[], lexicon: Lexicon, places: Places): boolean {
  if (parts.length < 2) return false;
  const phrases = lexicon.phrasesIn(new Set(parts.map(({ stem }) => stem)));
  const isPlaced = parts.some(({ word }) => isPlace(word, places));
  return phrases.some(({ stems, kind }) => stems.filter((stem) => !WEAK_WORDS.has(stem)).length > 1 || (isPlaced && kind === 'trade'));
}
