import type { Trade, Words } from '../../../trades/vocabulary.js';
import { FILLER, SOFT } from './filler.js';
import { Spelling } from './spelling.js';
import { stemOf, tokensOf } from './tokens.js';

/** How a phrase speaks of a trade, the plainest first; `taught` is what an admin said that it means. */
export type PhraseKind = 'trade' | 'service' | 'problem' | 'thing' | 'taught';

/** Words that mean a trade because an admin said so. */
export interface TaughtTradePhrase {
  text: string;
  /** Name of the trade. */
  trade: string;
}

/** Words that together mean a trade, in any order. */
export interface Phrase {
  stems: readonly string[];
  kind: PhraseKind;
  /** Name of the trade. */
  trade: string;
}

interface KnownTrade {
  name: string;
  givenNames?: readonly string[];
  trade: Trade;
}

/** What the product knows of trades, made ready to be found in a query. */
export class Lexicon {
  /** Each phrase under the rarest of its words. */
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly elsewhere = new Map<string, { stems: readonly string[]; trade: string }[]>();
  private readonly vocabulary: ReadonlySet<string>;
  readonly spelling: Spelling;

  /**
   * @param trades each with the names that it has in the directory
   * @param before what is known as well
   */
  constructor(
    trades: readonly KnownTrade[],
    taught: readonly TaughtTradePhrase[] = [],
    private readonly before?: Lexicon,
  ) {
    const phrases = [...trades.flatMap(phrasesOf), ...taught.flatMap(({ text, trade }) => phraseOf(text, 'taught', trade) ?? [])];
    const uses = new Map<string, number>();
    for (const { stems } of phrases) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
    for (const phrase of phrases) put(this.phrases, rarest(phrase.stems, uses), phrase);
    for (const { name, trade } of trades) {
      for (const text of trade.elsewhere) {
        const stems = stemsOf(text);
        if (stems.length > 0) put(this.elsewhere, rarest(stems, uses), { stems, trade: name });
      }
    }
    this.vocabulary = new Set(uses.keys());
    this.spelling = new Spelling(this.vocabulary, before?.spelling);
  }

  /** The same with what was taught: quick, where making all of it anew takes a second. */
  with(taught: readonly TaughtTradePhrase[]): Lexicon {
    return new Lexicon([], taught, this);
  }

  knows(stem: string): boolean {
    return this.vocabulary.has(stem) || this.before?.knows(stem) === true;
  }

  /** All phrases whose words are among these, without those that mean something else here. */
  phrasesIn(stems: ReadonlySet<string>): Phrase[] {
    const other = new Map<string, Set<string>>();
    for (const { trade, stems: words } of found(this.elsewhere, stems)) for (const word of words) putInto(other, trade, word);
    const own = found(this.phrases, stems).filter(({ kind, trade, stems: words }) => kind === 'taught' || !words.every((word) => other.get(trade)?.has(word)));
    return this.before ? [...this.before.phrasesIn(stems), ...own] : own;
  }
}

function phrasesOf({ name, givenNames = [], trade }: KnownTrade): Phrase[] {
  const { names, services, problems, things, plural } = trade;
  const of = (words: Words, kind: PhraseKind) => [...words.en, ...words.fr].map((text) => ({ text, kind }));
  const all = [
    ...[name, ...givenNames, trade.name, plural].map((text) => ({ text, kind: 'trade' as const })),
    ...of(names, 'trade'),
    ...of(services, 'service'),
    ...of(problems, 'problem'),
    ...of(things, 'thing'),
  ];
  const seen = new Set<string>();
  return all.flatMap(({ text, kind }) => {
    const phrase = phraseOf(text, kind, name);
    const key = phrase?.stems.join(' ') ?? '';
    if (!phrase || seen.has(key)) return [];
    seen.add(key);
    return [phrase];
  });
}

/** `undefined` for words that say nothing by themselves. */
function phraseOf(text: string, kind: PhraseKind, trade: string): Phrase | undefined {
  const stems = stemsOf(text);
  return stems.every((stem) => SOFT.has(stem)) ? undefined : { stems, kind, trade };
}

/** What a phrase says, each word once; filler is no part of it, unless it is nothing else. */
export function stemsOf(text: string): string[] {
  const all = [...new Set(tokensOf(text).map(({ word }) => stemOf(word)))];
  return all.filter((stem) => !FILLER.has(stem) && stem.length > 1).sort();
}

function rarest(stems: readonly string[], uses: ReadonlyMap<string, number>): string {
  return stems.reduce((best, stem) => ((uses.get(stem) ?? 0) < (uses.get(best) ?? 0) ? stem : best));
}

function found<T extends { stems: readonly string[] }>(index: ReadonlyMap<string, T[]>, stems: ReadonlySet<string>): T[] {
  return [...stems].flatMap((stem) => (index.get(stem) ?? []).filter((entry) => entry.stems.every((each) => stems.has(each))));
}

function put<T>(index: Map<string, T[]>, key: string, value: T): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}

function putInto(index: Map<string, Set<string>>, key: string, value: string): void {
  const set = index.get(key);
  if (set) set.add(value);
  else index.set(key, new Set([value]));
}
