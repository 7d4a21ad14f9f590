import type { Trade, Words } from '../../../trades/vocabulary.js';
import { lowerBound } from '../lower-bound.js';
import type { PhraseKind } from '../understanding/lexicon.js';
import { Spelling } from '../understanding/spelling.js';
import { stemOf, type Token, tokensOf } from '../understanding/tokens.js';
import { withoutFiller } from './interpretations.js';
import { written } from './wording.js';

/** A name, service, problem or thing of a trade, as it can be suggested. */
export interface KnownPhrase {
  /** As it is stored, and as it is searched for. */
  phrase: string;
  /** As it is shown. */
  text: string;
  kind: PhraseKind;
  /** Name of the trade. */
  trade: string;
  /** It is the trade's own name, not another name for it. */
  isName: boolean;
  language: 'en' | 'fr';
  tokens: readonly Token[];
  /** Without filler. */
  telling: readonly Token[];
  /** Equal for all phrases with the same words, in whatever order. */
  same: string;
}

export interface PhraseMatch {
  known: KnownPhrase;
  /** It begins with what was typed; else all typed words are in it. */
  begins: boolean;
}

/** A trade with its names in the directory; without `trade`, an industry that the catalogue does not have. */
export interface NamedTrade {
  name: string;
  plural: string;
  givenNames?: readonly string[];
  trade?: Trade;
}

/** Shorter beginnings are similar to too many words. */
const MIN_MISSPELT_LENGTH = 5;
/** With more misspelled words, it cannot be told what was meant. */
const MAX_MISSPELT = 2;

/** All phrases of the trades, indexed for lookup by the beginnings of words. */
export class PhraseBook {
  private readonly phrases: KnownPhrase[];
  /** For each word, the indexes of the phrases that have it. */
  private readonly byWord = new Map<string, number[]>();
  private readonly byStem = new Map<string, Set<number>>();
  private readonly words: string[];
  private readonly byFirstWord = new Map<string, number[]>();
  private readonly spelling: Spelling;

  constructor(trades: readonly NamedTrade[]) {
    this.phrases = trades.flatMap(phrasesOf);
    for (const [index, { tokens }] of this.phrases.entries()) {
      for (const word of new Set(tokens.map((token) => token.word))) put(this.byWord, word, index);
      for (const stem of new Set(tokens.map((token) => token.stem))) this.byStem.set(stem, (this.byStem.get(stem) ?? new Set()).add(index));
      if (tokens[0]) put(this.byFirstWord, tokens[0].word, index);
    }
    this.words = [...this.byWord.keys()].sort();
    this.spelling = new Spelling(this.words);
  }

  /** Whether some phrase has a word that begins so. */
  hasBeginning({ word }: Token): boolean {
    return this.words[lowerBound(this.words, word)]?.startsWith(word) === true;
  }

  /** Whether the word is the whole name of a trade: "contractor" is filler beside other words, but means a trade when it stands alone. */
  isName({ stem }: Token): boolean {
    return [...(this.byStem.get(stem) ?? [])].some((index) => {
      const { kind, tokens } = this.phrases[index]!;
      return kind === 'trade' && tokens.length === 1;
    });
  }

  /** Phrases with all of these words; the last word may be unfinished. In no particular order. */
  with(typed: readonly Token[]): PhraseMatch[] {
    const last = typed.at(-1);
    if (!last) return [];
    const lists = typed.slice(0, -1).map(({ stem }) => this.byStem.get(stem));
    const [fewest, ...others] = lists.every((list) => list !== undefined) ? lists.sort((a, b) => a.size - b.size) : [new Set<number>()];
    // For a single word all phrases that begin so are looked up; for several, the phrases with the other words are few enough to be checked.
    const found = fewest
      ? [...fewest].filter((index) => others.every((list) => list.has(index)) && hasBeginning(this.phrases[index]!.tokens, last))
      : [...this.startingWith(last)];
    return found.map((index) => {
      const known = this.phrases[index]!;
      return { known, begins: beginsWith(known.tokens, typed) || beginsWith(known.telling, typed) };
    });
  }

  /** Phrases that may be meant if words are misspelled; the last word may be unfinished as well. In no particular order. */
  like(typed: readonly Token[]): PhraseMatch[] {
    const last = typed.at(-1);
    if (!last || typed.filter((token) => !this.knows(token)).length > MAX_MISSPELT) return [];
    const meant = [...typed.slice(0, -1).map((token) => this.stemsLike(token)), this.stemsBeginningLike(last)];
    const lists = meant.map((stems) => new Set([...stems].flatMap((stem) => [...(this.byStem.get(stem) ?? [])])));
    const [fewest, ...others] = lists.toSorted((a, b) => a.size - b.size);
    return [...fewest!]
      .filter((index) => others.every((list) => list.has(index)))
      .map((index) => {
        const known = this.phrases[index]!;
        return { known, begins: meant.every((stems, at) => stems.has(known.tokens[at]?.stem ?? '')) };
      });
  }

  /** Phrases that begin with these letters. Other words of phrases are not searched: one or two letters begin some word of most phrases. */
  beginningWith(letters: string): PhraseMatch[] {
    const found: PhraseMatch[] = [];
    for (let index = lowerBound(this.words, letters); this.words[index]?.startsWith(letters); index += 1) {
      for (const phrase of this.byFirstWord.get(this.words[index]!) ?? []) found.push({ known: this.phrases[phrase]!, begins: true });
    }
    return found;
  }

  private knows({ stem }: Token): boolean {
    return this.byStem.has(stem);
  }

  private stemsLike(token: Token): Set<string> {
    return new Set(this.knows(token) ? [token.stem] : this.spelling.closest(token.word).map(stemOf));
  }

  private stemsBeginningLike(token: Token): Set<string> {
    const stems = this.stemsLike(token);
    for (let index = lowerBound(this.words, token.word[0]!); this.words[index]?.[0] === token.word[0]; index += 1) {
      const word = this.words[index]!;
      if (beginsLike(word, token.word)) stems.add(stemOf(word));
    }
    return stems;
  }

  private startingWith({ word, stem }: Token): Set<number> {
    const found = new Set(this.byStem.get(stem));
    for (let index = lowerBound(this.words, word); this.words[index]?.startsWith(word); index += 1) {
      for (const phrase of this.byWord.get(this.words[index]!)!) found.add(phrase);
    }
    return found;
  }
}

const hasBeginning = (tokens: readonly Token[], { word, stem }: Token) =>
  tokens.some((token) => token.stem === stem || token.word.startsWith(word));

/** Whether a word begins with these letters, of which one may be wrong, missing or too many, or two exchanged. */
function beginsLike(word: string, letters: string): boolean {
  if (letters.length < MIN_MISSPELT_LENGTH) return word.startsWith(letters);
  let same = 0;
  while (same < letters.length && word[same] === letters[same]) same += 1;
  const [rest, typed] = [word.slice(same), letters.slice(same)];
  return (
    typed === '' ||
    rest.slice(1).startsWith(typed.slice(1)) ||
    rest.slice(1).startsWith(typed) ||
    rest.startsWith(typed.slice(1)) ||
    rest.startsWith(`${typed[1]}${typed[0]}${typed.slice(2)}`)
  );
}

/** Whether these words stand at the beginning, in this order, the last one perhaps unfinished. */
export function beginsWith(tokens: readonly Token[], typed: readonly Token[]): boolean {
  return typed.every(({ word, stem }, index) => {
    const token = tokens[index];
    return token !== undefined && (token.stem === stem || (index === typed.length - 1 && token.word.startsWith(word)));
  });
}

function phrasesOf({ name, plural, givenNames = [], trade }: NamedTrade): KnownPhrase[] {
  const known = (text: string, kind: PhraseKind, more: Partial<KnownPhrase> = {}): KnownPhrase => {
    const { phrase = text } = more;
    const tokens = tokensOf(phrase);
    const same = tokens
      .map(({ stem }) => stem)
      .sort()
      .join(' ');
    const telling = withoutFiller(tokens, false);
    return { text, kind, trade: name, isName: false, language: 'en', tokens, telling, same, ...more, phrase };
  };
  const of = (words: Words, kind: PhraseKind) =>
    (['en', 'fr'] as const).flatMap((language) =>
      words[language].map((phrase) => known(written(phrase, language), kind, { phrase, language })),
    );
  const names = [...new Set([name, plural])].map((text) => known(text, 'trade', { isName: true }));
  const others = givenNames.map((text) => known(text, 'trade'));
  if (!trade) return [...names, ...others];
  const own = [trade.name, trade.plural].filter((text) => text !== name && text !== plural).map((text) => known(text, 'trade'));
  return [
    ...names,
    ...others,
    ...own,
    ...of(trade.names, 'trade'),
    ...of(trade.services, 'service'),
    ...of(trade.problems, 'problem'),
    ...of(trade.things, 'thing'),
  ];
}

function put(index: Map<string, number[]>, key: string, value: number): void {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
}
