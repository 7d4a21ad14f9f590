import { SYNONYMS } from '../../domain/synonyms.js';

/** The words that may stand for one word of the query; the word itself comes first. */
export type Variants = ReadonlyMap<string, readonly string[]>;

const MAX_SYNONYM_WORDS = 2;

/**
 * The `tsquery` of the words: all of them must occur, the last one as a prefix, synonyms as their trade; or all of them in the title,
 * or just as they stand.
 * Words are letters and digits alone, so quoting them is enough.
 */
export function tsqueryOf(words: readonly string[], variants: Variants = new Map(), { inTitle = false, exact = false } = {}): string {
  if (exact) return words.map((word) => `'${word}'${inTitle ? ':A' : ''}`).join(' & ');
  const clauses: string[] = [];
  for (let index = 0; index < words.length;) {
    const length = inTitle ? 0 : synonymLength(words, index);
    const taken = words.slice(index, index + Math.max(1, length));
    const last = index + taken.length === words.length;
    const literal = taken.map((word, place) => termOf(word, last && place === taken.length - 1, variants, inTitle ? 'A' : '')).join(' & ');
    const trade = length > 0 ? SYNONYMS.get(taken.join(' ')) : undefined;
    clauses.push(trade ? `((${literal}) | (${phraseOf(trade)}))` : literal);
    index += taken.length;
  }
  return clauses.join(' & ');
}

function synonymLength(words: readonly string[], from: number): number {
  for (let length = MAX_SYNONYM_WORDS; length > 0; length -= 1) {
    const taken = words.slice(from, from + length);
    if (taken.length === length && SYNONYMS.has(taken.join(' '))) return length;
  }
  return 0;
}

function termOf(word: string, prefix: boolean, variants: Variants, weight: 'A' | ''): string {
  const marks = `${prefix ? '*' : ''}${weight}`;
  const mark = (term: string, suffix: string) => `'${term}'${suffix && `:${suffix}`}`;
  const terms = [mark(word, marks), ...(variants.get(word) ?? []).map((variant) => mark(variant, weight))];
  return terms.length === 1 ? terms[0]! : `(${terms.join(' | ')})`;
}

function phraseOf(trade: string): string {
  return trade
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' <-> ');
}
