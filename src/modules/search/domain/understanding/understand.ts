import { isEqual, partition } from 'es-toolkit';
import { isAskedFor } from './asked-for.js';
import { EVERYDAY_WORDS } from './everyday-words-data.js';
import { FILLER, ROOMS, SOFT } from './filler.js';
import type { Lexicon, Phrase, PhraseKind } from './lexicon.js';
import { NAMES_OF_THINGS } from './names-of-things.js';
import { OTHER_SUBJECTS, thingsOfOthersIn } from './other-subjects.js';
import { phraseStems, shortestPart } from './phrase-table.js';
import type { Place, Places } from './places.js';
import { isProvinceCode, PARTS_OF_PROVINCES, provinceLike, REGION_OF, REGION_WORDS, withProvincesAsWords } from './provinces.js';
import { withoutRefused } from './refused.js';
import { takenApart } from './run-together.js';
import { type Token, tokensOf } from './tokens.js';
import { type Topic, topicsIn } from './topics.js';

export type When = 'open-now' | 'around-the-clock' | null;

/** What a query means, as far as that can be told. */
export interface Meaning {
  /** Names of the trades that do it. */
  trades: string[];
  because: 'trade' | 'service' | 'problem' | null;
  /**
   * Nothing else is said than trades by one word each, or as the directory calls them, and how urgent it is: "plumber", "garage doors". A name of
   * several words says what is needed: "duct cleaning", "gas fitter".
   */
  isNameOfTrade: boolean;
  /** Trades that less of it speaks of, the likeliest first: for a directory that has none of those that are meant. */
  otherTrades: { likely: string[]; unlikely: string[] };
  place: Place | null;
  /** The postal code that was typed, or its first three characters: upper case, letters and digits alone. */
  postCode: string | null;
  when: When;
  /** What is left over: neither understood nor filler. */
  words: string[];
  /** Filler. */
  ignored: string[];
  /** All words but filler, the place and the time, as they were typed. */
  said: string[];
  /** The same with filler. */
  typed: string[];
  /** Some words say nothing of what is needed, or were meant to be others: they may be the name of a business, right or misspelt. */
  mayBeName: boolean;
  /** What there is to read about it, the urgent first. */
  topics: Topic[];
}

const POSTAL = /(?<![\p{L}\p{N}])([abceghj-nprstvxy]\d[abceghj-nprstv-z])(?:[ -]?(\d[abceghj-nprstv-z]\d))?(?![\p{L}\p{N}])/iu;
const anyOf = (...phrases: string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
const ALL_WEEK = '7\\s*(?:j|jours)\\s*(?:/|sur)?\\s*7';
const AROUND_THE_CLOCK = anyOf(
  '24\\s*[/x-]\\s*7',
  `24\\s*(?:h|hr|hrs|hour|hours|heures)(?:\\s*(?:/|sur)\\s*24)?(?:[\\s,]*${ALL_WEEK})?`,
  ALL_WEEK,
  'a?round the clock',
  'after[ -]hours',
  'all night',
  'jour et nuit',
);
const OUVERT = 'ouverte?s?\\s+';
const OPEN_NOW = anyOf(
  'open (?:now|today|tonight)',
  'right now',
  `${OUVERT}(?:maintenant|aujourd['’ ]?hui|ce soir|pr[ée]sentement)`,
  `pr[ée]sentement\\s+${OUVERT.slice(0, -3)}`,
  `(?:${OUVERT})?en ce moment`,
);
const DAYS = anyOf(
  '(?:open\\s+)?(?:on\\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)',
  `(?:${OUVERT})?(?:l[ae]s?\\s+)?(?:(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|fins? de semaine|fds)`,
);
const URGENT = new Set(phraseStems('emergency urgent urgently urgence asap'));
const BEFORE_PLACE = new Set(['in', 'near', 'at', 'around', 'a', 'au', 'pres', 'de', 'dans']);
const BEFORE_PROVINCE = new Set([...BEFORE_PLACE, 'en', 'from', 'across', 'throughout', 'of']);
/** What a phrase weighs by its kind, beside ten for each of its words. */
const KINDS: Record<PhraseKind, number> = { taught: 6, trade: 5, service: 2, problem: 2, said: 1, thing: 1 };
/** "st", "le", "new": a word shorter than this may be the beginning of a place's name. */
const SHORT_WORD = 4;
/** Longer ones are no words: folding makes some characters eighteen, and each place to part them is tried. */
const MAX_WORD_LENGTH = 40;
/** Queries of more words are not searched for missing spaces: somebody who leaves out spaces leaves out most of them. */
const WORDS_RUN_TOGETHER = 3;
/** Queries this short may start with the place: "Almonte plumber". */
const MAX_WORDS_PLACE_FIRST = 3;
/** One unknown word is tolerated for every seven words of the query. */
const WORDS_OF_A_SENTENCE = 7;
/** What a trade gains by each word of the query that is its own, beside its best phrase: some more than half a word. */
const OTHER_WORD = 6;
/** A trade whose score is at most this much below the best one is still likely. */
const MAX_WEIGHT_GAP = 10;
/** Words of one phrase stand together; what stands farther apart than this may be chance. */
const WIDE_GAP = 1;
const LOSS_BY_WORD_BETWEEN = 3;
const MAX_LOSS = 12;
/** At most this many equally close corrections are tried for a word of four letters. */
const MAX_AS_CLOSE = 3;
/** The most words that the name of a province has, and so a misspelt one: "Prince Edward Island". */
const MAX_PROVINCE_WORDS = 3;
/** More words than this are a text, not a query. */
const MAX_WORDS = 40;

/** Reads a query: which trades, where, when, and what is left over. Pure; the same for the same lexicon and places. */
export function understand(query: string, lexicon: Lexicon, places: Places): Meaning {
  const wanted = withoutRefused(query, lexicon);
  const meaning = wanted === query ? undefined : read(wanted, lexicon, places);
  // Where nothing else is understood, what is refused is what it is about.
  return meaning && meaning.trades.length > 0 ? meaning : read(query, lexicon, places);
}

function read(query: string, lexicon: Lexicon, places: Places): Meaning {
  const { text, postCode, when, days } = setApart(query);
  const typed = tokensOf(text).slice(0, MAX_WORDS);
  const tokens =
    typed.length > WORDS_RUN_TOGETHER
      ? typed
      : typed.flatMap((token) => (REGION_WORDS.has(token.word) ? token : takenApart(token, lexicon, places)));
  const { place, rest } = withoutPlace(tokens, lexicon, places);
  const ignored = rest.filter(isFiller);
  const said = rest.filter((token) => !isFiller(token));
  const ofOtherSubjects = wordsOfOtherSubjects(rest, lexicon);
  const about = (token: Token) => !ofOtherSubjects.has(token);
  const spelled = spelledRight(said.filter(about), lexicon);
  const content = [...spelled.values()].flat();
  const inOrder = rest
    .filter(about)
    .flatMap((token) => spelled.get(token) ?? [token])
    .map(({ stem }) => stem);
  const { phrases, covered, others } = bestPhrases(content, inOrder, lexicon);
  const uncovered = [...content.filter(({ stem }) => !covered.has(stem) && !isEveryday(stem)), ...said.filter((token) => !about(token))];
  const urgent = tokens.some(({ stem }) => URGENT.has(stem));
  const guessed = new Set(content.filter((token) => !said.includes(token)).map(({ stem }) => stem));
  // "Eye glasses fell in the toilet" has enough beside them.
  const isOther = (ofOtherSubjects.size > 0 && content.length < 2) || uncovered.some(({ stem }) => OTHER_SUBJECTS.has(stem));
  const meant = isChance({ phrases, covered, guessed, uncovered, isOther, length: tokens.length }, lexicon) ? [] : phrases;
  const words = uncovered.filter(({ stem }) => !meant.some(({ trade }) => lexicon.belongsTo(trade, stem)));
  return {
    trades: [...new Set(meant.map(({ trade }) => trade))],
    because: meant.length === 0 ? null : becauseOf(meant),
    isNameOfTrade: isNameOfTrade(content, meant),
    otherTrades: meant.length === 0 ? NO_OTHERS : others,
    place,
    postCode,
    when: when ?? (urgent ? 'around-the-clock' : null),
    words: words.map(({ word }) => word),
    ignored: [...new Set([...ignored.map(({ word }) => word), ...days])],
    said: said.map(({ word }) => word),
    typed: rest.map(({ word }) => word),
    mayBeName: guessed.size > 0 || (meant.length > 0 && said.some(({ stem }) => mayNameSomebody(stem, covered))),
    topics: topicsIn(new Set([...rest, ...content].map(({ stem }) => stem))),
  };
}

/**
 * Words of things that no trade of homes works on. None where an admin has taught a phrase with them, or a trade has a longer phrase with
 * them: then that is meant.
 */
function wordsOfOtherSubjects(tokens: Token[], lexicon: Lexicon): ReadonlySet<Token> {
  const found = thingsOfOthersIn(tokens);
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

/** Takes out what has a form of its own, so that its parts are not taken for words. */
function setApart(query: string): { text: string; postCode: string | null; when: When; days: string[] } {
  let when: When = null;
  const days: string[] = [];
  let text = query.replace(AROUND_THE_CLOCK, () => ((when = 'around-the-clock'), ' '));
  text = text
    .replace(OPEN_NOW, () => ((when ??= 'open-now'), ' '))
    .replace(DAYS, (said) => (days.push(...tokensOf(said).map(({ word }) => word)), ' '));
  text = withProvincesAsWords(text);
  const postal = POSTAL.exec(text);
  if (postal) text = text.replace(postal[0], ' ');
  return { text, when, days, postCode: postal ? `${postal[1]}${postal[2] ?? ''}`.toUpperCase() : null };
}

const isFiller = ({ word }: Token): boolean => FILLER.has(word) || word.length === 1;

/** Whether the word says nothing by itself of what is needed, nor that the query is about something else. */
const isEveryday = (stem: string): boolean => isWeak(stem) || EVERYDAY_WORDS.has(stem) || /^\d+$/.test(stem);

/** An everyday word that is no part of what was understood. */
const mayNameSomebody = (stem: string, covered: ReadonlySet<string>): boolean =>
  EVERYDAY_WORDS.has(stem) && !isWeak(stem) && !covered.has(stem);

/** Whether the word is part of many phrases, and says little about any of them. */
const isWeak = (stem: string): boolean => SOFT.has(stem) || ROOMS.has(stem);

interface Reading {
  phrases: readonly Phrase[];
  covered: ReadonlySet<string>;
  /** What misspelt words may have been. */
  guessed: ReadonlySet<string>;
  uncovered: readonly Token[];
  /** Whether it names what no trade of homes does. */
  isOther: boolean;
  /** Words of the query. */
  length: number;
}

/** One known thing among words that nobody knows is chance: "tap dance lessons". A whole sentence has some of them anyway. */
function isChance({ phrases, covered, guessed, uncovered, isOther, length }: Reading, lexicon: Lexicon): boolean {
  if (phrases.some(({ kind }) => kind === 'trade')) return false;
  const evidence = [...covered].filter((stem) => !isEveryday(stem));
  if (evidence.length < 2 && length < WORDS_OF_A_SENTENCE && isOther) return true;
  const unknown = uncovered.filter(({ stem }) => !lexicon.knows(stem));
  // A query of two words, one unknown and the other one only like a known word, is the name of a business.
  if (unknown.length > 0 && length === 2 && evidence.every((stem) => guessed.has(stem))) return true;
  return unknown.length > covered.size + Math.floor(length / WORDS_OF_A_SENTENCE);
}

/** The place that is named, and the words without it and its province. */
function withoutPlace(tokens: Token[], lexicon: Lexicon, places: Places): { place: Place | null; rest: Token[] } {
  const words = tokens.map(({ word }) => word);
  const isKnown = (index: number) => lexicon.offers(tokens[index]!.stem) || FILLER.has(words[index]!) || isEveryday(tokens[index]!.stem);
  const found = tokens.flatMap((_, index) => {
    const at = places.at(words, index);
    if (!at || isStyle(words, index + at.length) || isProvinceInstead(words, index, at)) return [];
    const ends = index + at.length === tokens.length;
    // A place whose name is also a word of a trade counts only behind "in" and the like, or where somebody is listed; "North Bay" at the end does.
    const isPlain = Array.from({ length: at.length }, (_unused, step) => isKnown(index + step)).every(Boolean);
    const isThing = at.length === 1 && NAMES_OF_THINGS.has(words[index]!);
    // English has an "a" before things, French before places: "a cedar deck".
    const before = index > 0 ? words[index - 1]! : '';
    const isSaid = at.isCertain || (BEFORE_PLACE.has(before) && !(before === 'a' && (isThing || (isPlain && !ends))));
    const stands = isThing
      ? isBesideWork(tokens, index, lexicon)
      : isPlain
        ? (at.place.listed && tokens.length > 1) || (ends && at.length > 1)
        : !at.place.isSmall || at.length > 1 || ends || (index === 0 && tokens.length <= MAX_WORDS_PLACE_FIRST);
    return isSaid || stands ? [{ ...at, index }] : [];
  });
  // "Vancouver" in "North Vancouver" is no place of its own.
  const known = found.filter((each) => !found.some((longer) => longer.length > each.length && covers(longer, each.index)));
  const areas = known.filter(({ place }) => place.radiusKm !== undefined);
  // A town says more than the area around it; "Waterloo" in "Kitchener-Waterloo" is no town of its own.
  const towns = known.filter((each) => each.place.radiusKm === undefined && !areas.some((area) => covers(area, each.index)));
  const best =
    (towns.length > 0 ? towns : areas).sort(
      (a, b) => Number(b.place.listed) - Number(a.place.listed) || b.length - a.length || b.index - a.index,
    )[0] ?? misspelt(tokens, words, lexicon, places);
  const named = provinceIn(tokens, lexicon, places);
  const like = best === undefined && named === undefined ? misspeltProvince(tokens, lexicon) : undefined;
  const region = named ?? like?.region;
  // "Windsor plumber Nova Scotia": of one name, the one there.
  const there = best && region !== undefined && best.place.region !== region ? places.townIn(best.place.name, region) : undefined;
  const isPlace = (index: number) => [best, like, ...areas].some((each) => each && covers(each, index));
  const isRegion = (index: number) =>
    REGION_WORDS.has(words[index]!) && (words[index] !== 'on' || index === words.length - 1 || isPlace(index - 1));
  const isPartOfRegion = (index: number) =>
    region !== undefined &&
    PARTS_OF_PROVINCES.has(words[index]!) &&
    (like?.index === index + 1 || REGION_OF.get(words.slice(index + 1).find((word) => word !== 'of') ?? '') === region);
  const place = there ?? best?.place ?? (region === undefined ? null : places.province(region));
  return { place, rest: tokens.filter((_, index) => !isPlace(index) && !isRegion(index) && !isPartOfRegion(index)) };
}

/** "in Quebec" is the province, "à Québec" the city, which is meant as well where somebody is listed there; "province de Québec" says which. */
const isProvinceInstead = (words: readonly string[], index: number, at: { place: Place; length: number; isCertain: boolean }): boolean =>
  at.length === 1 &&
  REGION_OF.has(words[index]!) &&
  (saysProvince(words, index) || (!at.place.listed && !at.isCertain && words[index - 1] !== 'a'));

function saysProvince(words: readonly string[], index: number): boolean {
  const before = ['of', 'de', 'du'].includes(words[index - 1] ?? '') ? words[index - 2] : words[index - 1];
  return [before, words[index + 1]].includes('province');
}

/**
 * The province that is meant: named at the end, behind "in" and the like, or beside a trade alone. "Manitoba maple", "Alberta Avenue" and "bc" for
 * "because" are none. A code of two letters, with which other words begin, is one only where somebody is listed there. If several fit equally, none is preferred.
 */
function provinceIn(tokens: Token[], lexicon: Lexicon, places: Places): string | undefined {
  const words = tokens.map(({ word }) => word);
  const last = words.findLastIndex((word) => word !== 'canada' && !FILLER.has(word));
  /** "northern" before it belongs to it. */
  const isBesideTrade = (index: number) =>
    PARTS_OF_PROVINCES.has(words[index - 1] ?? '')
      ? isBesideWork(tokens.toSpliced(index - 1, 1), index - 1, lexicon)
      : isBesideWork(tokens, index, lexicon);
  const named = new Set(
    words.flatMap((word, index) => {
      const region = word === 'on' ? undefined : REGION_OF.get(word);
      if (region === undefined || (isProvinceCode(word) && !places.province(region).listed)) return [];
      const isSaid = index === last || BEFORE_PROVINCE.has(words[index - 1] ?? '') || saysProvince(words, index) || isBesideTrade(index);
      return isSaid ? [region] : [];
    }),
  );
  return named.size === 1 ? [...named][0] : undefined;
}

/** Words at the end that mean nothing else, "ontairo" and "brittish columbia": which province they were meant to be. */
function misspeltProvince(tokens: Token[], lexicon: Lexicon): { region: string; index: number; length: number } | undefined {
  const words = tokens.map(({ word }) => word);
  const end = words.findLastIndex((word) => word !== 'canada' && !FILLER.has(word)) + 1;
  const isKnown = ({ stem, word }: Token) => lexicon.knows(stem) || FILLER.has(word);
  if (end < 2 || isKnown(tokens[end - 1]!) || words.some((word) => word !== 'on' && REGION_OF.has(word))) return undefined;
  for (let length = Math.min(MAX_PROVINCE_WORDS, end - 1); length > 0; length -= 1) {
    const index = end - length;
    const before = words[index - 1] ?? '';
    const region = provinceLike(words.slice(index, end).join(''), BEFORE_PROVINCE.has(before) || PARTS_OF_PROVINCES.has(before));
    if (region !== undefined) return { region, index, length };
  }
  return undefined;
}

/** "mission style cabinets", "Cape Cod style siding": the words before "style" are no place. */
const isStyle = (words: readonly string[], index: number): boolean => /^styled?$/.test(words[index] ?? '');

/** "electrician Terrace" and "roof leak Delta" name a place, "terrace door" and "cedar roofer" do not. */
function isBesideWork(tokens: Token[], index: number, lexicon: Lexicon): boolean {
  const others = new Set(
    tokens.filter((token, at) => at !== index && !isFiller(token) && !REGION_WORDS.has(token.word)).map(({ stem }) => stem),
  );
  const { stem } = tokens[index]!;
  const ends = index === tokens.length - 1;
  const isWork = (kind: PhraseKind) => kind === 'trade' || (ends && (kind === 'service' || kind === 'problem'));
  return (
    lexicon.phrasesIn(others).some(({ kind, stems }) => isWork(kind) && stems.length === others.size) &&
    !lexicon.phrasesIn(new Set([...others, stem])).some(({ stems }) => stems.includes(stem) && stems.length > 1)
  );
}

const covers = ({ index, length }: { index: number; length: number }, at: number): boolean => at >= index && at < index + length;

/** Looks at words that mean nothing else, the last ones first: that is where people write the place. */
function misspelt(tokens: Token[], words: string[], lexicon: Lexicon, places: Places) {
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const { stem, word } = tokens[index]!;
    if (lexicon.knows(stem) || FILLER.has(word) || isEveryday(stem) || isStyle(words, index + 1)) continue;
    const next = tokens.findIndex((token, place) => place > index && (lexicon.knows(token.stem) || FILLER.has(token.word)));
    const isOtherWord = tokens.length === 1 && lexicon.spelling.closest(stem).length > 0;
    const begins = index > 0 && words[index - 1]!.length < SHORT_WORD ? [index - 1, index] : [index];
    for (const from of begins) {
      const like = places.like(words, from, Math.min(3, (next < 0 ? tokens.length : next) - from));
      if (like && from + like.length > index && !isOtherWord) return { ...like, index: from };
    }
  }
  return undefined;
}

/** Each word as it was meant: one that nobody knows becomes the one that it was meant to be, or those that were written as one. */
function spelledRight(tokens: Token[], lexicon: Lexicon): Map<Token, Token[]> {
  const isUnknown = ({ stem, word }: Token) =>
    !lexicon.knows(stem) && !isEveryday(stem) && !OTHER_SUBJECTS.has(stem) && word.length <= MAX_WORD_LENGTH;
  const { spelling } = lexicon;
  // A word of four letters may have several equally close corrections: the words beside it decide between them.
  const likely = ({ stem }: Token) => {
    const [closest] = spelling.closest(stem);
    return closest === undefined ? spelling.asClose(stem).slice(0, MAX_AS_CLOSE) : [closest];
  };
  const beside = new Set(tokens.flatMap((token) => (isUnknown(token) ? likely(token) : token.stem)));
  return new Map(tokens.map((token) => [token, isUnknown(token) ? wordsMeant(token, beside, lexicon) : [token]]));
}

function wordsMeant(token: Token, beside: ReadonlySet<string>, lexicon: Lexicon): Token[] {
  const { word } = token;
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const parts = tokensOf(`${word.slice(0, cut)} ${word.slice(cut)}`);
    if (areOnePhrase(parts, lexicon)) return parts;
  }
  const stem = meantBy(token, beside, lexicon);
  return [stem === undefined ? token : { word, stem }];
}

/** What a misspelt word was meant to be: of those that are like it, one that says something together with the words beside it. */
function meantBy({ stem, word }: Token, beside: ReadonlySet<string>, lexicon: Lexicon): string | undefined {
  // Without its ending a misspelt word may be farther from what it was meant to be.
  const others = lexicon.spelling.closest(word);
  const like = [...lexicon.spelling.asClose(stem), ...others];
  const together = like.find((candidate) => {
    const phrases = lexicon.phrasesIn(new Set([...beside, candidate]));
    return phrases.some(({ stems, kind }) => stems.includes(candidate) && (stems.length > 1 || kind === 'trade'));
  });
  return together ?? lexicon.spelling.closest(stem)[0] ?? others[0];
}

/** Two words that mean something together: a name such as "Sparkwell" is not a spark and a well. */
function areOnePhrase(parts: Token[], lexicon: Lexicon): boolean {
  const stems = new Set(parts.map(({ stem }) => stem));
  return parts.every(({ stem }) => lexicon.knows(stem)) && lexicon.phrasesIn(stems).some((phrase) => phrase.stems.length === stems.size);
}

const NO_OTHERS: Meaning['otherTrades'] = { likely: [], unlikely: [] };

interface BestPhrases {
  phrases: Phrase[];
  /** Words of these. */
  covered: Set<string>;
  /** Trades of the other phrases, the likeliest first. */
  others: Meaning['otherTrades'];
}

/** The phrases that say most of the query; others only where they say something else of it. */
function bestPhrases(content: readonly Token[], typed: readonly string[], lexicon: Lexicon): BestPhrases {
  const inOrder = content.map(({ stem }) => stem);
  const found = lexicon.phrasesIn(new Set(inOrder), typed);
  if (found.length === 0) return { phrases: [], covered: new Set(), others: NO_OTHERS };
  const weights = new Map(found.map((phrase) => [phrase, weightOf(phrase, inOrder)]));
  const byTrade = Map.groupBy(found, ({ trade }) => trade);
  const score = new Map([...byTrade].map(([trade, own]) => [trade, scoreOf(own, weights)]));
  const top = Math.max(...score.values());
  const most = found.filter((phrase) => {
    const best = Math.max(...byTrade.get(phrase.trade)!.map((each) => weights.get(each)!));
    // A problem and a service of as many words count the same; a thing counts for less than the trade itself.
    return score.get(phrase.trade)! >= top - 1 && weights.get(phrase)! >= best - 1;
  });
  const said = new Set(most.flatMap((phrase) => phrase.stems));
  // "drain cleaner" is no cleaner.
  const asked = found.filter((phrase) => isAskedFor(phrase, typed) && !phrase.stems.every((stem) => said.has(stem)));
  const phrases = [...asked, ...most];
  const meant = new Set(phrases.map(({ trade }) => trade));
  const others = [...score].filter(([trade]) => !meant.has(trade)).sort(([, a], [, b]) => b - a);
  const [likely, unlikely] = partition(others, ([, value]) => value >= top - MAX_WEIGHT_GAP).map((list) => list.map(([trade]) => trade));
  return { phrases, covered: new Set(phrases.flatMap((phrase) => phrase.stems)), others: { likely: likely!, unlikely: unlikely! } };
}

/** The weight of a trade's best phrase, and something for each other word of it. */
function scoreOf(phrases: readonly Phrase[], weights: ReadonlyMap<Phrase, number>): number {
  const best = phrases.reduce((a, b) => (weights.get(b)! > weights.get(a)! ? b : a));
  const others = new Set(phrases.flatMap(({ stems }) => stems).filter((stem) => !best.stems.includes(stem) && !isEveryday(stem)));
  return weights.get(best)! + OTHER_WORD * others.size;
}

/** A phrase of two words loses up to one of them where others stand between. */
function weightOf({ stems, kind }: Phrase, inOrder: readonly string[]): number {
  const said = stems.reduce((sum, stem) => sum + (isWeak(stem) ? 0.6 : EVERYDAY_WORDS.has(stem) ? 0.8 : 1), 0) * 10;
  const apart = stems.length > 1 ? shortestPart(stems, inOrder) - stems.length : 0;
  return said + KINDS[kind] - Math.min(MAX_LOSS, Math.max(0, apart - WIDE_GAP) * LOSS_BY_WORD_BETWEEN);
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
