import type { Trade, Words } from '../../../trades/vocabulary.js';
import { SOFT } from './filler.js';
import { phraseStems, PhraseTable } from './phrase-table.js';
import { Spelling } from './spelling.js';

/** How a phrase speaks of a trade, the plainest first. */
export type PhraseKind = 'trade' | 'service' | 'problem' | 'thing';

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
  private readonly phrases = new PhraseTable<Phrase>();
  private readonly elsewhere = new PhraseTable<{ stems: readonly string[]; trade: string }>();
  private readonly vocabulary: ReadonlySet<string>;
  private readonly wordsOf = new Map<string, Set<string>>();
  readonly spelling: Spelling;

  /** @param trades each with the names that it has in the directory */
  constructor(trades: readonly KnownTrade[]) {
    this.phrases.add(...trades.flatMap(phrasesOf));
    for (const { name, trade } of trades) this.elsewhere.add(...trade.elsewhere.map((text) => ({ stems: phraseStems(text), trade: name })));
    for (const { trade, stems } of this.phrases.all) {
      const words = this.wordsOf.get(trade) ?? new Set();
      this.wordsOf.set(trade, words);
      for (const stem of stems) words.add(stem);
    }
    this.vocabulary = new Set([...this.wordsOf.values()].flatMap((words) => [...words]));
    this.spelling = new Spelling(this.vocabulary);
  }

  knows(stem: string): boolean {
    return this.vocabulary.has(stem);
  }

  /** Whether the word occurs in what is known of the trade: beside its name or its work it says nothing else. */
  belongsTo(trade: string, stem: string): boolean {
    return this.wordsOf.get(trade)?.has(stem) ?? false;
  }

  /** All phrases whose words are among these, without those that mean something else here. */
  phrasesIn(stems: ReadonlySet<string>): Phrase[] {
    const other = new Map<string, Set<string>>();
    for (const { trade, stems: words } of this.elsewhere.in(stems)) other.set(trade, new Set([...(other.get(trade) ?? []), ...words]));
    return this.phrases.in(stems).filter(({ trade, stems: words }) => !words.every((word) => other.get(trade)?.has(word)));
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
    const stems = phraseStems(text);
    const key = stems.join(' ');
    if (stems.length === 0 || stems.every((stem) => SOFT.has(stem)) || seen.has(key)) return [];
    seen.add(key);
    return [{ stems, kind, trade: name }];
  });
}
