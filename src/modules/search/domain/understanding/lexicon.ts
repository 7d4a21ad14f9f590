import { wordsOf } from '../../../../shared/text/text.js';
import type { Trade, Words } from '../../../trades/vocabulary.js';
import { WEAK_WORDS } from './filler.js';
import { allStems, phraseStems, PhraseTable, shortestPart } from './phrase-table.js';
import { Spelling } from './spelling.js';
import { stemOf, tokensOf } from './tokens.js';

/** How a phrase refers to a trade, the most direct way first; `taught` is what an admin said that it means. */
export type PhraseKind = 'trade' | 'service' | 'problem' | 'said' | 'thing' | 'taught';

const KINDS_IN_ORDER: readonly PhraseKind[] = ['trade', 'service', 'problem', 'thing', 'said', 'taught'];

/** They say nothing between the words of a phrase. */
const COPULAS = new Set(['is', 'are', 'was', 'were', 'est', 'sont']);

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

/** The phrases of trades, indexed so that they are found in a query. */
export class Lexicon {
  private readonly phrases = new PhraseTable<Phrase>();
  private readonly elsewhere = new PhraseTable<{ stems: readonly string[]; trade: string }>();
  private readonly vocabulary: ReadonlySet<string>;
  private readonly offered: ReadonlySet<string>;
  private readonly wordsElsewhere: ReadonlySet<string>;
  private readonly wordsOf = new Map<string, Set<string>>();
  private readonly sidelines: ReadonlyMap<string, ReadonlySet<string>>;
  readonly spelling: Spelling;
  /** For words as they are written, where that is not their stem: an error in an ending is not in the stem. */
  readonly writtenSpelling: Spelling;

  /**
   * @param trades each with the names that it has in the directory
   * @param before a lexicon whose knowledge this one includes
   */
  constructor(
    trades: readonly KnownTrade[],
    taught: readonly TaughtTradePhrase[] = [],
    private readonly before?: Lexicon,
  ) {
    this.phrases.add(...trades.flatMap(phrasesOf), ...taught.flatMap(({ text, trade }) => phraseOf(text, 'taught', trade) ?? []));
    this.sidelines = new Map(trades.map(({ name, trade: { sidelines = [] } }) => [name, new Set(sidelines.flatMap(allStems))]));
    for (const { name, trade } of trades) this.elsewhere.add(...trade.elsewhere.map((text) => ({ stems: allStems(text), trade: name })));
    for (const { trade, stems } of this.phrases.all) {
      const words = this.wordsOf.get(trade) ?? new Set();
      this.wordsOf.set(trade, words);
      for (const stem of stems) words.add(stem);
    }
    this.vocabulary = new Set([...this.wordsOf.values()].flatMap((words) => [...words]));
    this.offered = new Set(this.phrases.all.filter(({ kind }) => kind !== 'said').flatMap(({ stems }) => stems));
    this.wordsElsewhere = new Set(this.elsewhere.all.flatMap(({ stems }) => stems));
    this.spelling = new Spelling(this.vocabulary, before?.spelling);
    const texts = [...trades.flatMap(({ trade }) => textsOf(trade).map(({ text }) => text)), ...taught.map(({ text }) => text)];
    this.writtenSpelling = new Spelling(writtenIn(texts), before?.writtenSpelling);
  }

  /** This lexicon with taught phrases added: quick, while building all of it again takes a second. */
  with(taught: readonly TaughtTradePhrase[]): Lexicon {
    return new Lexicon([], taught, this);
  }

  /** Whether the word occurs in what is known of any trade. */
  knows(stem: string): boolean {
    return this.vocabulary.has(stem) || this.before?.knows(stem) === true;
  }

  /** Whether it is a word at all: a word for something else is no misspelling of a trade's word. "Snowblower" is not "snow blowing". */
  isWord(stem: string): boolean {
    return this.knows(stem) || this.wordsElsewhere.has(stem) || this.before?.isWord(stem) === true;
  }

  /** Whether the word occurs in what is offered to visitors. What is only understood, such as brands and surnames, does not count. */
  offers(stem: string): boolean {
    return this.offered.has(stem) || this.before?.offers(stem) === true;
  }

  /** Whether the word occurs in what is known of the trade: then it adds nothing to the trade's name or work. */
  belongsTo(trade: string, stem: string): boolean {
    return this.wordsOf.get(trade)?.has(stem) === true || this.before?.belongsTo(trade, stem) === true;
  }

  /** Whether the phrase is about work that its trade does beside its own. */
  isSideline({ trade, stems, kind }: Phrase): boolean {
    const words = this.sidelines.get(trade);
    return (
      (kind !== 'taught' && words !== undefined && stems.some((stem) => words.has(stem))) ||
      this.before?.isSideline({ trade, stems, kind }) === true
    );
  }

  /**
   * All phrases whose words are among these, without those that mean something else here.
   *
   * @param typed all words of the query in their order, with filler: "top floor" is not about a floor, "the top of the floor" is
   */
  phrasesIn(stems: ReadonlySet<string>, typed: readonly string[] = [...stems]): Phrase[] {
    const other = new Map<string, Set<string>>();
    const elsewhere = this.elsewhere.in(new Set(typed));
    // "Pool water is cloudy" is the same as "cloudy pool water".
    const together = elsewhere.length === 0 ? typed : typed.filter((stem) => !COPULAS.has(stem));
    for (const { trade, stems: words } of elsewhere) {
      if (shortestPart(words, together) <= words.length) other.set(trade, new Set([...(other.get(trade) ?? []), ...words]));
    }
    const own = this.phrases
      .in(stems)
      .filter(({ kind, trade, stems: words }) => kind === 'taught' || !words.every((word) => other.get(trade)?.has(word)));
    return this.before ? [...this.before.phrasesIn(stems, typed), ...own] : own;
  }
}

/** Words of these texts that have an ending. A word that begins differently from its stem, as "won't" does, is no form of it. */
function* writtenIn(texts: readonly string[]): Generator<string> {
  for (const { word, stem } of texts.flatMap(tokensOf)) if (word !== stem && word[0] === stem[0] && stemOf(word) === stem) yield word;
}

function textsOf({ names, services, problems, things, said }: Trade): { text: string; kind: PhraseKind }[] {
  const of = (words: Words, kind: PhraseKind) => [...words.en, ...words.fr].map((text) => ({ text, kind }));
  return [...of(names, 'trade'), ...of(services, 'service'), ...of(problems, 'problem'), ...of(things, 'thing'), ...of(said, 'said')];
}

function phrasesOf({ name, givenNames = [], trade }: KnownTrade): Phrase[] {
  const called = [name, ...givenNames, trade.name, trade.plural].map((text) => ({ text, kind: 'trade' as const }));
  const all = [...called, ...textsOf(trade)];
  const seen = new Set<string>();
  const phrases = all.flatMap(({ text, kind }) => {
    const phrase = phraseOf(text, kind, name);
    // Without its filler, "lawn company" is a lawn: a thing, and no name.
    const isShortened = kind === 'trade' && phrase?.stems.length === 1 && wordsOf(text).length > 1;
    return phrase ? [isShortened ? { ...phrase, kind: 'thing' as const } : phrase] : [];
  });
  return phrases
    .sort((a, b) => KINDS_IN_ORDER.indexOf(a.kind) - KINDS_IN_ORDER.indexOf(b.kind))
    .flatMap((phrase) => {
      const key = phrase.stems.join(' ');
      if (seen.has(key)) return [];
      seen.add(key);
      return [phrase];
    });
}

/** `undefined` if all words mean nothing by themselves. */
function phraseOf(text: string, kind: PhraseKind, trade: string): Phrase | undefined {
  const stems = phraseStems(text);
  return stems.every((stem) => WEAK_WORDS.has(stem)) ? undefined : { stems, kind, trade };
}
