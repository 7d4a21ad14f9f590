import { FILLER } from '../understanding/filler.js';
import type { TaughtTradePhrase } from '../understanding/lexicon.js';
import type { TaughtPlaceName } from '../understanding/places.js';
import { type Token, tokensOf } from '../understanding/tokens.js';

export const TAUGHT_KINDS = ['trade', 'place', 'business'] as const;
export type TaughtKind = (typeof TAUGHT_KINDS)[number];

/** What a phrase means. */
export interface TaughtTarget {
  kind: TaughtKind;
  /** The slug of a trade, the name of a place, or the id of a listing. */
  target: string;
}

/** A word or phrase that an admin gave a meaning. */
export interface TaughtPhrase extends TaughtTarget {
  id: number;
  /** As it was typed. */
  phrase: string;
  /** Name of the target when it was taught, in case the target no longer exists. */
  targetName: string;
  taughtAt: Date;
  /** The listing of a business while it is published, or the published one into which it was merged. */
  business: { key: number; title: string } | null;
}

export const MAX_PHRASE_LENGTH = 100;
export const MAX_PHRASES = 500;

const isFiller = ({ word, stem }: Token) => FILLER.has(stem) || FILLER.has(word) || word.length === 1;
const meaningful = (text: string) => tokensOf(text).filter((token) => !isFiller(token));

/** Phrases with the same key count as one: "the Lifter guys" and "lifters" do. Empty for a phrase that is nothing but filler. */
export function phraseKeyOf(text: string): string {
  return meaningful(text)
    .map(({ stem }) => stem)
    .join(' ');
}

/** The taught phrases, prepared for reading queries. */
export class TaughtPhrases {
  /** Phrases of businesses under their first word. */
  private readonly businesses = new Map<string, { stems: string[]; key: number }[]>();

  constructor(readonly all: readonly TaughtPhrase[] = []) {
    for (const { kind, phrase, business } of all) {
      if (kind !== 'business' || !business) continue;
      const stems = phraseKeyOf(phrase).split(' ');
      this.businesses.set(stems[0]!, [...(this.businesses.get(stems[0]!) ?? []), { stems, key: business.key }]);
    }
  }

  /** @param nameOf the name of the trade with a slug; `undefined` where it no longer exists */
  tradePhrases(nameOf: (slug: string) => string | undefined): TaughtTradePhrase[] {
    return this.all.flatMap(({ kind, phrase, target }) => {
      const trade = kind === 'trade' ? nameOf(target) : undefined;
      return trade === undefined ? [] : [{ text: phrase, trade }];
    });
  }

  /** Each phrase with and without its filler words: "the Falls" is also "Falls". */
  placeNames(): TaughtPlaceName[] {
    const places = this.all.filter(({ kind }) => kind === 'place');
    return places.flatMap(({ phrase, target }) =>
      [
        phrase,
        meaningful(phrase)
          .map(({ word }) => word)
          .join(' '),
      ].map((text) => ({ text, place: target })),
    );
  }

  /** The key of the published business whose phrase occurs in the query, word by word; of several phrases, the longest. */
  businessIn(query: string): number | undefined {
    if (this.businesses.size === 0) return undefined;
    const said = meaningful(query).map(({ stem }) => stem);
    const found = said.flatMap((first, from) =>
      (this.businesses.get(first) ?? []).filter(({ stems }) => stems.every((stem, step) => said[from + step] === stem)),
    );
    return found.sort((a, b) => b.stems.length - a.stems.length)[0]?.key;
  }
}
