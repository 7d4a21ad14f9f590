import { isEveryday } from './everyday.js';
import type { Lexicon } from './lexicon.js';
import { OTHER_SUBJECTS } from './other-subjects.js';
import { type Token, tokensOf } from './tokens.js';

/** Longer ones are no words: folding makes some characters eighteen, and each place to part them is tried. */
const MAX_WORD_LENGTH = 40;
/** At most this many equally close corrections are tried for a word of four letters. */
const MAX_AS_CLOSE = 3;

/** Each word as it was meant: one that nobody knows becomes the one that it was meant to be, or those that were written as one. */
export function spelledRight(tokens: Token[], lexicon: Lexicon): Map<Token, Token[]> {
  const isUnknown = ({ stem, word }: Token) =>
    !lexicon.isWord(stem) && !isEveryday(stem) && !OTHER_SUBJECTS.has(stem) && word.length <= MAX_WORD_LENGTH;
  const { spelling } = lexicon;
  // A word of four letters may have several equally close corrections: the words beside it decide between them.
  const likely = ({ stem }: Token) => {
    const [closest] = spelling.closest(stem);
    return closest === undefined ? spelling.asClose(stem).slice(0, MAX_AS_CLOSE) : [closest];
  };
  const beside = new Set(tokens.flatMap((token) => (isUnknown(token) ? likely(token) : token.stem)));
  return new Map(tokens.map((token) => [token, isUnknown(token) ? wordsMeant(token, beside, lexicon) : [token]]));
}

function wordsMeant(token: Token, beside: ReadonlySet<string>, lexicon: Lexicon): Token[] {
  const { word } = token;
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const parts = tokensOf(`${word.slice(0, cut)} ${word.slice(cut)}`);
    if (areOnePhrase(parts, lexicon)) return parts;
  }
  const stem = meantBy(token, beside, lexicon);
  return [stem === undefined ? token : { word, stem }];
}

/** What a misspelt word was meant to be: of those that are like it, one that says something together with the words beside it. */
function meantBy({ stem, word }: Token, beside: ReadonlySet<string>, lexicon: Lexicon): string | undefined {
  // Without its ending a misspelt word may be farther from what it was meant to be.
  const others = lexicon.spelling.closest(word);
  const like = [...lexicon.spelling.asClose(stem), ...others];
  const together = like.find((candidate) => {
    const phrases = lexicon.phrasesIn(new Set([...beside, candidate]));
    return phrases.some(({ stems, kind }) => stems.includes(candidate) && (stems.length > 1 || kind === 'trade'));
  });
  return together ?? lexicon.spelling.closest(stem)[0] ?? others[0];
}

/** Two words that mean something together: a name such as "Sparkwell" is not a spark and a well. */
function areOnePhrase(parts: Token[], lexicon: Lexicon): boolean {
  const stems = new Set(parts.map(({ stem }) => stem));
  return parts.every(({ stem }) => lexicon.knows(stem)) && lexicon.phrasesIn(stems).some((phrase) => phrase.stems.length === stems.size);
}
