import { partition } from 'es-toolkit';
import { isAskedFor } from './asked-for.js';
import { isCreature } from './creatures.js';
import { isEveryday, isVague, isWeak } from './everyday.js';
import { EVERYDAY_WORDS } from './everyday-words-data.js';
import { type Landmarks, NO_LANDMARKS } from './landmarks.js';
import type { Lexicon, Phrase, PhraseKind } from './lexicon.js';
import { shortestPart } from './phrase-table.js';
import type { Token } from './tokens.js';

/** Weight of a phrase by its kind, in addition to ten for each of its words. */
const KINDS: Record<PhraseKind, number> = { taught: 6, trade: 5, service: 2, problem: 2, said: 1, thing: 1 };
/** Weight of an animal, instead of that by kind: more than the name of a trade, such as "fence", and less than a second word. */
const CREATURE = 7;
/** What each further word of a trade in the query adds to the weight of its best phrase: a little more than half a word. */
const OTHER_WORD = 6;
/** A trade whose score is at most this much below the best one is still likely. */
const MAX_WEIGHT_GAP = 10;
/** Words of one phrase stand together. If more other words than this are between them, they may be there by chance. */
const MAX_FREE_GAP = 1;
const LOSS_BY_WORD_BETWEEN = 3;
const MAX_LOSS = 12;
/** Weight of a thing that every second trade works on: less than that of any other phrase. */
const VAGUE_WEIGHT = 1;

/** What a phrase is worth of which all words only say where something is: "chimney" in "crack in the wall beside the chimney". */
const LANDMARK_ALONE = 0.4;
/** The same of a phrase with one more word that may belong to something else: "stain" in "icicles above the patio door, stain on the ceiling". */
const MOSTLY_LANDMARK = 0.7;

/** Trades with less weight, the likeliest first: for a directory that has none of those that are meant. */
export interface OtherTrades {
  likely: string[];
  unlikely: string[];
}

export const NO_OTHERS: OtherTrades = { likely: [], unlikely: [] };

interface BestPhrases {
  phrases: Phrase[];
  /** The words of these phrases. */
  covered: Set<string>;
  /** Trades of the other phrases, the likeliest first. */
  others: OtherTrades;
}

/**
 * The phrases that cover most of the query; others only where they cover something else in it.
 *
 * @param landmarks stems of words that only say where something is, or that are mentioned in passing
 */
export function bestPhrases(
  content: readonly Token[],
  typed: readonly string[],
  lexicon: Lexicon,
  landmarks: Landmarks = NO_LANDMARKS,
): BestPhrases {
  const inOrder = content.map(({ stem }) => stem);
  const found = lexicon.phrasesIn(new Set(inOrder), typed);
  if (found.length === 0) return { phrases: [], covered: new Set(), others: NO_OTHERS };
  const weights = new Map(found.map((phrase) => [phrase, weightOf(phrase, inOrder) * factorOf(phrase, landmarks)]));
  const byTrade = Map.groupBy(found, ({ trade }) => trade);
  const score = new Map([...byTrade].map(([trade, own]) => [trade, scoreOf(own, weights, landmarks)]));
  const top = Math.max(...score.values());
  const most = found.filter((phrase) => {
    const best = Math.max(...byTrade.get(phrase.trade)!.map((each) => weights.get(each)!));
    // A problem and a service of as many words count the same; a thing counts for less than the trade itself.
    return score.get(phrase.trade)! >= top - 1 && weights.get(phrase)! >= best - 1;
  });
  const said = new Set(most.flatMap((phrase) => phrase.stems));
  const named = found.filter((phrase) => isAskedFor(phrase, typed) && !phrase.stems.every((stem) => landmarks.has(stem)));
  // "Drain cleaner" does not ask for a cleaner.
  const asked = named.filter(
    ({ stems }) =>
      !stems.every((stem) => said.has(stem)) &&
      !named.some((longer) => longer.stems.length > stems.length && stems.every((stem) => longer.stems.includes(stem))),
  );
  const [sidelines, own] = partition(most, (phrase) => lexicon.isSideline(phrase));
  const phrases = [...asked, ...own, ...sidelines];
  const meant = new Set(phrases.map(({ trade }) => trade));
  const others = [...score].filter(([trade]) => !meant.has(trade)).sort(([, a], [, b]) => b - a);
  const [likely, unlikely] = partition(others, ([, value]) => value >= top - MAX_WEIGHT_GAP).map((list) => list.map(([trade]) => trade));
  return { phrases, covered: new Set(phrases.flatMap((phrase) => phrase.stems)), others: { likely: likely!, unlikely: unlikely! } };
}

/** The factor of a phrase's weight for words that only say where something is. */
function factorOf({ stems, kind }: Phrase, landmarks: Landmarks): number {
  if (landmarks.size === 0 || kind === 'taught') return 1;
  const beside = stems.filter((stem) => landmarks.has(stem));
  if (beside.length === 0) return 1;
  if (beside.some((stem) => landmarks.get(stem) === 'denied')) return LANDMARK_ALONE;
  const others = stems.filter((stem) => !landmarks.has(stem) && !isWeak(stem));
  return others.length === 0 ? LANDMARK_ALONE : beside.length > others.length ? MOSTLY_LANDMARK : 1;
}

/** The weight of a trade's best phrase, and an addition for each other word of the trade. */
function scoreOf(phrases: readonly Phrase[], weights: ReadonlyMap<Phrase, number>, landmarks: Landmarks): number {
  const best = phrases.reduce((a, b) => (weights.get(b)! > weights.get(a)! ? b : a));
  const others = new Set(
    phrases
      .flatMap(({ stems }) => (isVague(stems) ? [] : stems))
      .filter((stem) => !best.stems.includes(stem) && !isEveryday(stem) && !landmarks.has(stem)),
  );
  return weights.get(best)! + OTHER_WORD * others.size;
}

/** A phrase of two words loses up to the weight of one of them where others stand between. */
function weightOf({ stems, kind }: Phrase, inOrder: readonly string[]): number {
  if (isVague(stems) && kind !== 'taught') return VAGUE_WEIGHT;
  const said = stems.reduce((sum, stem) => sum + (isWeak(stem) ? 0.6 : EVERYDAY_WORDS.has(stem) ? 0.8 : 1), 0) * 10;
  const apart = stems.length > 1 ? shortestPart(stems, inOrder) - stems.length : 0;
  return said + (isCreature(stems) ? CREATURE : KINDS[kind]) - Math.min(MAX_LOSS, Math.max(0, apart - MAX_FREE_GAP) * LOSS_BY_WORD_BETWEEN);
}
