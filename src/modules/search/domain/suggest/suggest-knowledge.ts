import type { Place } from '../understanding/place.js';
import type { Places } from '../understanding/places.js';
import type { Token } from '../understanding/tokens.js';
import type { Meaning } from '../understanding/understand.js';
import type { PhraseBook } from './phrase-book.js';
import type { PlaceCounts, TradeTarget } from './suggestable-trades.js';

export interface KnownGuide {
  title: string;
  path: string;
  time: string;
}

/** What suggestions are made of, built once for many questions. */
export interface SuggestKnowledge {
  phrases: PhraseBook;
  places: Places;
  guides: readonly (KnownGuide & { tokens: readonly Token[] })[];
  /** By the trade's name. */
  tradeTargets: ReadonlyMap<string, TradeTarget>;
  counts: PlaceCounts;
  meaningOf(text: string): Meaning;
  /** The phrases that an admin taught. */
  taught: readonly KnownTaughtPhrase[];
}

/** A phrase that an admin taught, with what it leads to now. */
export interface KnownTaughtPhrase {
  phrase: string;
  /** Its words without filler. */
  tokens: readonly Token[];
  means: { trade: string } | { place: Place } | { business: string };
}
