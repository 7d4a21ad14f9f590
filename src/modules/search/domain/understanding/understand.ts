import { isEqual } from 'es-toolkit';
import { bestPhrases, NO_OTHERS, type OtherTrades } from './best-phrases.js';
import { clausesOf, effectsIn } from './clauses.js';
import { isEveryday, isFiller, isVague, mayBeBusinessName } from './everyday.js';
import type { Lexicon, Phrase } from './lexicon.js';
import { withoutFigures } from './figures-of-speech.js';
import { landmarksIn } from './landmarks.js';
import { isLookingForWork } from './looking-for-work.js';
import { inOtherClauses, jobsOf } from './other-clauses.js';
import { isOfOtherKind, OTHER_SUBJECTS, unrelatedThingsIn } from './other-subjects.js';
import { phraseStems } from './phrase-table.js';
import { withoutPlace } from './place-in-query.js';
import type { Place } from './place.js';
import type { Places } from './places.js';
import { REGION_WORDS } from './provinces.js';
import { withoutNegations } from './negations.js';
import { isShopping } from './shopping.js';
import { splitCompound } from './split-compound.js';
import { extractTimeAndPostCode, type When } from './time-and-post-code.js';
import { spellingCorrections } from './spelling-corrections.js';
import { type Token, tokensOf } from './tokens.js';
import { type Topic, topicsIn } from './topics.js';

/** What a query means, as far as that can be told. */
export interface Meaning {
  /** Names of the trades that do the work. */
  trades: string[];
  /** The same trades grouped by job: each trade of a group may do that job. */
  jobs: string[][];
  because: 'trade' | 'service' | 'problem' | null;
  /**
   * The query has only trades, by one word each or as the directory calls them, and how urgent it is: "plumber", "garage doors". A name of
   * several words says what is needed: "duct cleaning", "gas fitter".
   */
  isNameOfTrade: boolean;
  /** Trades with less weight, the likeliest first: for a directory that has none of those that are meant. */
  otherTrades: OtherTrades;
  /** Trades that the query refuses: they are not offered where nobody has those that are meant. */
  refusedTrades: string[];
  place: Place | null;
  /** The postal code that was typed, or its first three characters: upper case, letters and digits alone. */
  postCode: string | null;
  when: When;
  /** Words that are left over: neither understood nor filler. */
  words: string[];
  /** Filler. */
  ignored: string[];
  /** All words but filler, the place and the time, as they were typed. */
  said: string[];
  /** The same with filler, and with areas and quarters beside the place: a business may be called so. */
  typed: string[];
  /** Some words do not say what is needed, or were corrected or split: they may be the name of a business, spelled right or not. */
  mayBeName: boolean;
  /** Pages to read about it, the most urgent first. */
  topics: Topic[];
}

/** A phrase with one of these is about what its trade sells. */
const TRADED = new Set(phraseStems('sale buy vendre acheter'));
const URGENT = new Set(phraseStems('emergency urgent urgently urgence asap'));
/** Longer queries are not searched for missing spaces: people who leave out spaces leave out most of them. */
const WORDS_RUN_TOGETHER = 3;
/** One unknown word is tolerated for every seven words of the query. */
const WORDS_OF_A_SENTENCE = 7;
/** This many words of one trade are no coincidence, even if each is an everyday word: "spring of the garage door". */
const MIN_WORDS_OF_ONE_TRADE = 3;
/** More words than this are a text, not a query. */
const MAX_WORDS = 40;

/** Interprets a query: which trades, where, when, and what is left over. A pure function of the query, the lexicon and the places. */
export function understand(query: string, lexicon: Lexicon, places: Places): Meaning {
  const plain = withoutFigures(query);
  const meaning = plain === query ? undefined : readWanted(plain, lexicon, places);
  // If nothing is understood without figures of speech, they may be meant literally.
  return meaning && meaning.trades.length > 0 ? meaning : readWanted(query, lexicon, places);
}

function readWanted(query: string, lexicon: Lexicon, places: Places): Meaning {
  const { text, refused } = withoutNegations(query, lexicon);
  const meaning = text === query ? undefined : read(text, lexicon, places);
  // If nothing else is understood, the query is about what it refuses.
  if (!meaning || meaning.trades.length === 0) return read(query, lexicon, places);
  return { ...meaning, refusedTrades: [...refused].filter((trade) => !meaning.trades.includes(trade)) };
}

function read(query: string, lexicon: Lexicon, places: Places): Meaning {
  const { text, postCode, when, perhaps, days } = extractTimeAndPostCode(query);
  const typed = tokensOf(text).slice(0, MAX_WORDS);
  const tokens =
    typed.length > WORDS_RUN_TOGETHER
      ? typed
      : typed.flatMap((token) => (REGION_WORDS.has(token.word) ? token : splitCompound(token, lexicon, places)));
  const { place, rest, besidePlace } = withoutPlace(tokens, lexicon, places);
  const ignored = rest.filter(isFiller);
  const said = rest.filter((token) => !isFiller(token));
  const ofOtherSubjects = wordsOfOtherSubjects(rest, lexicon);
  const about = (token: Token) => !ofOtherSubjects.has(token);
  const spelled = spellingCorrections(said.filter(about), lexicon);
  const landmarks = landmarksIn(rest, spelled);
  const clauses = clausesOf(rest, spelled, lexicon, landmarks);
  const effects = effectsIn(clauses);
  const ofEffects = new Set(effects.flatMap(({ words }) => words));
  const content = [...spelled.values()].flat().filter((token) => !ofEffects.has(token));
  const inOrder = rest
    .filter(about)
    .flatMap((token) => spelled.get(token) ?? [token])
    .filter((token) => !ofEffects.has(token))
    .map(({ stem }) => stem);
  const { phrases, covered, others } = bestPhrases(content, inOrder, lexicon, landmarks);
  const uncovered = [
    ...content.filter(({ stem }) => !covered.has(stem) && !isEveryday(stem) && !(landmarks.has(stem) && lexicon.knows(stem))),
    ...said.filter((token) => !about(token)),
  ];
  const urgent = tokens.some(({ stem }) => URGENT.has(stem));
  const guessed = new Set(content.filter((token) => !said.includes(token)).map(({ stem }) => stem));
  // "Eye glasses fell in the toilet" has enough other words.
  const isOther = (ofOtherSubjects.size > 0 && content.length < 2) || uncovered.some(({ stem }) => OTHER_SUBJECTS.has(stem));
  const isChosen =
    !isLookingForWork(query) &&
    !(isShopping(query) && !phrases.some(({ stems }) => stems.some((stem) => TRADED.has(stem)))) &&
    !isOfOtherKind(rest) &&
    !isChance({ phrases, covered, guessed, uncovered, isOther, length: tokens.length }, lexicon);
  const main = isChosen ? phrases : [];
  const missedBy = (meant: readonly Phrase[], stems: ReadonlySet<string>) =>
    uncovered.filter(({ stem }) => !stems.has(stem) && !meant.some(({ trade }) => lexicon.belongsTo(trade, stem)));
  const missed = missedBy(main, covered);
  const told = clauses.filter((clause) => !effects.includes(clause));
  const second = main.length === 0 ? [] : inOtherClauses(told, { main, uncovered, missed }, lexicon);
  const meant = [...main, ...second];
  const words = second.length === 0 ? missed : missedBy(meant, new Set(meant.flatMap(({ stems }) => stems)));
  const isAlone = meant.some(({ kind }) => kind === 'trade') && !meant.some(({ kind }) => kind === 'problem');
  const trades = [...new Set(meant.map(({ trade }) => trade))];
  return {
    trades,
    jobs: jobsOf(clauses, trades),
    because: meant.length === 0 ? null : becauseOf(meant),
    isNameOfTrade: isNameOfTrade(content, meant),
    otherTrades: meant.length === 0 ? NO_OTHERS : others,
    refusedTrades: [],
    place,
    postCode,
    when: when ?? (urgent ? 'around-the-clock' : isAlone ? perhaps : null),
    words: words.map(({ word }) => word),
    ignored: [...new Set([...ignored.map(({ word }) => word), ...days])],
    said: said.map(({ word }) => word),
    typed: besidePlace.map(({ word }) => word),
    mayBeName:
      guessed.size > 0 || tokens.length > typed.length || (meant.length > 0 && said.some(({ stem }) => mayBeBusinessName(stem, covered))),
    topics: topicsIn(rest.flatMap((token) => [...new Set([token, ...(spelled.get(token) ?? [])])]).map(({ stem }) => stem)),
  };
}

/**
 * Words of things that no trade for homes works on. Empty where an admin has taught a phrase with them, or a trade has a longer phrase with
 * them, because then that is meant.
 */
function wordsOfOtherSubjects(tokens: Token[], lexicon: Lexicon): ReadonlySet<Token> {
  const found = unrelatedThingsIn(tokens);
  if (found.size === 0) return found;
  const stems = tokens.map(({ stem }) => stem);
  const things = [...new Set([...found].map(({ stem }) => stem))];
  const isMeant = lexicon
    .phrasesIn(new Set(stems), stems)
    .some(
      ({ kind, stems: words }) => kind === 'taught' || (words.length > things.length && things.every((thing) => words.includes(thing))),
    );
  return isMeant ? new Set() : found;
}

interface Reading {
  phrases: readonly Phrase[];
  covered: ReadonlySet<string>;
  /** What misspelt words may mean. */
  guessed: ReadonlySet<string>;
  uncovered: readonly Token[];
  /** Whether it names something that no trade for homes does. */
  isOther: boolean;
  /** Number of words of the query. */
  length: number;
}

/**
 * Whether the phrases are a coincidence: one known thing among unknown words, as in "tap dance lessons". A whole sentence always has some
 * unknown words.
 */
function isChance({ phrases, covered, guessed, uncovered, isOther, length }: Reading, lexicon: Lexicon): boolean {
  if (phrases.some(({ kind }) => kind === 'trade')) return false;
  const evidence = [...covered].filter((stem) => !isEveryday(stem));
  if (evidence.length < 2 && covered.size < MIN_WORDS_OF_ONE_TRADE && length < WORDS_OF_A_SENTENCE && isOther) return true;
  const unknown = uncovered.filter(({ stem }) => !lexicon.knows(stem));
  if (unknown.length > 0 && phrases.every(({ kind, stems }) => isVague(stems) && kind !== 'taught')) return true;
  // A query of two words, one unknown and the other one only like a known word, is the name of a business.
  if (unknown.length > 0 && length === 2 && evidence.every((stem) => guessed.has(stem))) return true;
  return unknown.length > covered.size + Math.floor(length / WORDS_OF_A_SENTENCE);
}

function isNameOfTrade(content: readonly Token[], meant: readonly Phrase[]): boolean {
  const isName = ({ kind, stems, trade }: Phrase) =>
    kind === 'trade' && (stems.filter((stem) => !URGENT.has(stem)).length === 1 || isEqual(stems, phraseStems(trade)));
  const inNames = new Set(meant.filter(isName).flatMap(({ stems }) => stems));
  return inNames.size > 0 && content.every(({ stem }) => inNames.has(stem) || URGENT.has(stem));
}

function becauseOf(phrases: readonly Phrase[]): Exclude<Meaning['because'], null> {
  if (phrases.some(({ kind }) => kind === 'trade')) return 'trade';
  return phrases.some(({ kind }) => kind === 'service' || kind === 'taught') ? 'service' : 'problem';
}
