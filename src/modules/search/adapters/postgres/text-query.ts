import { SYNONYMS } from '../../domain/synonyms.js';

/** Alternatives for one word of the query: another word, or several in a row, with spaces between them. */
export type Variants = ReadonlyMap<string, readonly string[]>;

const MAX_SYNONYM_WORDS = 2;

/**
 * A last word of this length has barely begun. So many words begin with one letter that a large part of the index would be read; two
 * letters are selective enough, also beside a common word.
 */
const MAX_BARELY_BEGUN = 1;

interface TextOptions {
  inTitle?: boolean;
  exact?: boolean;
}

/**
 * The `tsquery` of the words: all of them must occur, the last one as a prefix, synonyms as their trade; or all of them in the title,
 * or just as they stand.
 * Words are letters and digits alone, so quoting them is enough.
 */
export function tsqueryOf(words: readonly string[], variants: Variants = new Map(), options: TextOptions = {}): string {
  return clausesOf(words, variants, options).join(' & ');
}

/**
 * The same in two parts, where the last word has barely begun: the index finds what matches the other words, and the last one filters that.
 */
export function tsqueriesOf(words: readonly string[], variants: Variants, options: TextOptions): [indexed: string, lookedAt?: string] {
  const clauses = clausesOf(words, variants, options);
  const last = clauses.at(-1);
  const isBarelyBegun = !options.exact && clauses.length > 1 && words.at(-1)!.length <= MAX_BARELY_BEGUN;
  return isBarelyBegun ? [clauses.slice(0, -1).join(' & '), last] : [clauses.join(' & ')];
}

function clausesOf(words: readonly string[], variants: Variants, { inTitle = false, exact = false }: TextOptions): string[] {
  if (exact) return words.map((word) => `'${word}'${inTitle ? ':A' : ''}`);
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
  return clauses;
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
  const row = (variant: string) =>
    variant
      .split(' ')
      .map((part) => mark(part, weight))
      .join(' <-> ');
  const terms = [mark(word, marks), ...(variants.get(word) ?? []).map(row)];
  return terms.length === 1 ? terms[0]! : `(${terms.join(' | ')})`;
}

function phraseOf(trade: string): string {
  return trade
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' <-> ');
}
