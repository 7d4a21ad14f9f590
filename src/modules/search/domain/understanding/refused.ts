import { isAskedFor } from './asked-for.js';
import { FILLER } from './filler.js';
import type { Lexicon } from './lexicon.js';
import { tokensOf } from './tokens.js';

/** "not a plumber,", "don't need junk removal, just ...", "pas besoin d'un plombier": what is not wanted, up to the end of its clause. */
const REFUSED =
  /(?<![\p{L}\p{N}])(?:not|(?:do not|don['’]?t) (?:want|need)|pas(?: besoin)?)(?: (?:an?|any|the|de|du|une?|d['’]une?))? ([^,.;:!?()]{3,60}?)(?=\s*(?:[,.;:!?()]|(?:but|just|only|need|mais)(?![\p{L}\p{N}])|$))/giu;

/**
 * The query without the trades and the work that it says it is not about; a problem stays ("not a drop of hot water").
 * @returns the same text where there is none of these
 */
export function withoutRefused(query: string, lexicon: Lexicon): string {
  return query.replace(REFUSED, (clause, what: string) => (isOrdered(what, lexicon) ? ' ' : clause));
}

/** It names a trade, or is nothing but work that can be ordered. */
function isOrdered(text: string, lexicon: Lexicon): boolean {
  const tokens = tokensOf(text);
  const stems = new Set(tokens.filter(({ word }) => !FILLER.has(word)).map(({ stem }) => stem));
  const typed = tokens.map(({ stem }) => stem);
  return lexicon
    .phrasesIn(stems)
    .some(
      (phrase) => phrase.kind === 'trade' || (phrase.kind === 'service' && phrase.stems.length === stems.size) || isAskedFor(phrase, typed),
    );
}
