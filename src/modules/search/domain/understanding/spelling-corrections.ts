import { maxBy } from 'es-toolkit';
import { isGivenName } from '../given-names.js';
import { isEveryday, isWeak } from './everyday.js';
import type { Lexicon } from './lexicon.js';
import { OTHER_SUBJECTS } from './other-subjects.js';
import { FAULTS } from './symptoms.js';
import { stemOf, type Token, tokensOf } from './tokens.js';

/** At most this many words are tried for each misspelt one, the closest first. */
const MAX_CANDIDATES = 6;
/** Longer ones are no words: folding makes some characters eighteen, and each position to split them is tried. */
const MAX_WORD_LENGTH = 40;
/** A word of this length with one wrong letter is hardly two words that were written as one. */
const LONG_WORD = 7;
/** Hardly any word of this length becomes another one by two wrong letters. */
const VERY_LONG_WORD = 10;
/** Shorter words with another first letter are too often other words. */
const MIN_LENGTH_FOR_FIRST_LETTER = 6;
/** At most this many equally close corrections are tried for a word of four letters. */
const MAX_AS_CLOSE = 3;

/** The words that each token means: an unknown one is corrected, or split into the words that were written as one. */
export function spellingCorrections(tokens: Token[], lexicon: Lexicon): Map<Token, Token[]> {
  const isUnknown = ({ stem, word }: Token) =>
    !lexicon.isWord(stem) && !isEveryday(stem) && !OTHER_SUBJECTS.has(stem) && word.length <= MAX_WORD_LENGTH;
  const { spelling } = lexicon;
  // A word of four letters may have several equally close corrections: the words beside it decide between them.
  const likely = ({ stem }: Token) => {
    const [closest] = spelling.closest(stem);
    return closest === undefined ? spelling.asClose(stem).slice(0, MAX_AS_CLOSE) : [closest];
  };
  const beside = new Set(tokens.flatMap((token) => (isUnknown(token) ? likely(token) : token.stem)));
  // "Gurnace not working" says that something is wrong, but not with what.
  const others = tokens.filter((token) => !isUnknown(token));
  const isOnlyThing =
    others.length > 0 && others.length === tokens.length - 1 && others.every(({ stem }) => isWeak(stem) || FAULTS.has(stem));
  return new Map(tokens.map((token) => [token, isUnknown(token) ? wordsMeant(token, beside, lexicon, isOnlyThing) : [token]]));
}

/** @param isOnlyThing whether no other word of the query names a thing */
function wordsMeant(token: Token, beside: ReadonlySet<string>, lexicon: Lexicon, isOnlyThing: boolean): Token[] {
  const { word } = token;
  // "Batroom" lacks a letter, and does not mean "bat room".
  const [closest] = lexicon.spelling.like(token.stem);
  const isAlmostOne = word.length >= LONG_WORD && closest?.errors === 1;
  for (let cut = 3; cut <= word.length - 3 && !isAlmostOne; cut += 1) {
    const parts = tokensOf(`${word.slice(0, cut)} ${word.slice(cut)}`);
    if (areOnePhrase(parts, lexicon)) return parts;
  }
  const stem = meantBy(token, closest, beside, lexicon, isOnlyThing);
  return [stem === undefined ? token : { word, stem }];
}

/** The word that a misspelt one means: of similar words, one that forms a phrase with the words beside it. */
function meantBy(
  { stem, word }: Token,
  closest: { known: string; errors: number } | undefined,
  beside: ReadonlySet<string>,
  lexicon: Lexicon,
  isOnlyThing: boolean,
): string | undefined {
  // Without its ending, a misspelt word may differ more from the right one.
  const others = lexicon.spelling.closest(word);
  const written = lexicon.writtenSpelling.like(word);
  // "Instalation" has one wrong letter, and "insulation" is two away.
  const first = written
    .filter(({ errors }) => errors === written[0]!.errors && errors <= (closest?.errors ?? Infinity))
    .map(({ known }) => stemOf(known));
  const like = [...new Set([...first, ...lexicon.spelling.asClose(stem), ...others])].slice(0, MAX_CANDIDATES);
  const begunOtherwise =
    word.length < MIN_LENGTH_FOR_FIRST_LETTER || isGivenName(word) || isGivenName(stem)
      ? []
      : [...lexicon.spelling.begunOtherwise(stem), ...lexicon.writtenSpelling.begunOtherwise(word).map(stemOf)];
  /** Number of words of the longest phrase that it forms with the words beside it. The name of a trade is a phrase by itself, and so is a thing if no
   * other is named. */
  const wordsTogether = (candidate: string) =>
    Math.max(
      0,
      ...lexicon
        .phrasesIn(new Set([...beside, candidate]))
        .filter(({ stems, kind }) => stems.includes(candidate) && (stems.length > 1 || kind === 'trade' || isOnlyThing))
        .map(({ stems }) => stems.length),
    );
  const together = maxBy(
    [...like, ...begunOtherwise].map((candidate) => ({ candidate, words: wordsTogether(candidate) })),
    ({ words }) => words,
  );
  if (together && together.words > 0) return together.candidate;
  const likely = first[0] ?? closest?.known ?? others[0];
  // Two wrong letters make a brand, which nobody is offered, of many a word: "translate" is not "Transpavé".
  const isSure = closest?.errors === 1 || word.length >= VERY_LONG_WORD || (likely !== undefined && lexicon.offers(likely));
  return isSure ? likely : undefined;
}

/** Whether two words form a phrase: a name such as "Sparkwell" is not a spark and a well. */
function areOnePhrase(parts: Token[], lexicon: Lexicon): boolean {
  const stems = new Set(parts.map(({ stem }) => stem));
  return parts.every(({ stem }) => lexicon.knows(stem)) && lexicon.phrasesIn(stems).some((phrase) => phrase.stems.length === stems.size);
}
