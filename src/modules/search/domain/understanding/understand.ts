import { FILLER, ROOMS, SOFT } from './filler.js';
import type { Lexicon, Phrase, PhraseKind } from './lexicon.js';
import { type Place, type Places, REGION_WORDS } from './places.js';
import { type Token, tokensOf } from './tokens.js';
import { type Topic, topicsIn } from './topics.js';

export type When = 'open-now' | 'around-the-clock' | null;

/** What a query means, as far as that can be told. */
export interface Meaning {
  /** Names of the trades that do it. */
  trades: string[];
  because: 'trade' | 'service' | 'problem' | null;
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
  /** What there is to read about it, the urgent first. */
  topics: Topic[];
}

const POSTAL = /(?<![\p{L}\p{N}])([abceghj-nprstvxy]\d[abceghj-nprstv-z])(?:[ -]?(\d[abceghj-nprstv-z]\d))?(?![\p{L}\p{N}])/iu;
const AROUND_THE_CLOCK =
  /(?<![\p{L}\p{N}])(?:24\s*[/x-]\s*7|24\s*(?:h|hr|hrs|hour|hours|heures)|around the clock|round the clock|after[ -]hours|all night)(?![\p{L}\p{N}])/giu;
const OPEN_NOW = /(?<![\p{L}\p{N}])(?:open now|open today|open tonight|ouvert maintenant|right now)(?![\p{L}\p{N}])/giu;
const DAYS =
  /(?<![\p{L}\p{N}])(?:open\s+)?(?:on\s+)?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|dimanche|samedi)(?![\p{L}\p{N}])/giu;
const URGENT = new Set(['emergency', 'emergencies', 'urgent', 'urgently', 'urgence', 'asap']);
const BEFORE_PLACE = new Set(['in', 'near', 'at', 'around', 'a', 'au', 'pres', 'de', 'dans']);

const KINDS: Record<PhraseKind, number> = { taught: 5, trade: 3, service: 2, problem: 2, thing: 1 };
/** "st", "le", "new": what stands before it may be part of a name. */
const SHORT_WORD = 4;
/** Longer ones are no words: folding makes some characters eighteen, and each place to part them is tried. */
const MAX_WORD_LENGTH = 40;
/** More words than this are a text, not a query. */
const MAX_WORDS = 40;

/** Reads a query: which trades, where, when, and what is left over. Pure; the same for the same lexicon and places. */
export function understand(query: string, lexicon: Lexicon, places: Places): Meaning {
  const { text, postCode, when, days } = setApart(query);
  const tokens = tokensOf(text).slice(0, MAX_WORDS);
  const { place, rest } = withoutPlace(tokens, lexicon, places);
  const ignored = rest.filter(isFiller);
  const said = rest.filter((token) => !isFiller(token));
  const content = spelledRight(said, lexicon);
  const { phrases, covered } = bestPhrases(new Set(content.map(({ stem }) => stem)), lexicon);
  const uncovered = content.filter(({ stem }) => !covered.has(stem) && !SOFT.has(stem) && !ROOMS.has(stem));
  const urgent = tokens.some(({ word }) => URGENT.has(word));
  // One known thing among words that nobody knows is chance: "tap dance lessons".
  const isChance = phrases.every(({ kind }) => kind !== 'trade') && uncovered.length > covered.size;
  const meant = isChance ? [] : phrases;
  const words = uncovered.filter(({ stem }) => !meant.some(({ trade }) => lexicon.belongsTo(trade, stem)));
  return {
    trades: [...new Set(meant.map(({ trade }) => trade))],
    because: meant.length === 0 ? null : becauseOf(meant),
    place,
    postCode,
    when: when ?? (urgent ? 'around-the-clock' : null),
    words: words.map(({ word }) => word),
    ignored: [...new Set([...ignored.map(({ word }) => word), ...days])],
    said: said.map(({ word }) => word),
    topics: topicsIn(new Set([...rest, ...content].map(({ stem }) => stem))),
  };
}

/** Takes out what has a form of its own, so that its parts are not taken for words. */
function setApart(query: string): { text: string; postCode: string | null; when: When; days: string[] } {
  let when: When = null;
  const days: string[] = [];
  let text = query.replace(AROUND_THE_CLOCK, () => ((when = 'around-the-clock'), ' '));
  text = text
    .replace(OPEN_NOW, () => ((when ??= 'open-now'), ' '))
    .replace(DAYS, (said) => (days.push(...tokensOf(said).map(({ word }) => word)), ' '));
  const postal = POSTAL.exec(text);
  if (postal) text = text.replace(postal[0], ' ');
  return { text, when, days, postCode: postal ? `${postal[1]}${postal[2] ?? ''}`.toUpperCase() : null };
}

const isFiller = ({ word }: Token): boolean => FILLER.has(word) || word.length === 1;

/** The place that is named, and the words without it and its province. */
function withoutPlace(tokens: Token[], lexicon: Lexicon, places: Places): { place: Place | null; rest: Token[] } {
  const words = tokens.map(({ word }) => word);
  const isKnown = (index: number) => lexicon.knows(tokens[index]!.stem) || FILLER.has(words[index]!) || SOFT.has(tokens[index]!.stem);
  const found = tokens.flatMap((_, index) => {
    const at = places.at(words, index);
    if (!at) return [];
    // What is a word of a trade as well is a place only where it is said like one, or where somebody is listed.
    const said = index > 0 && BEFORE_PLACE.has(words[index - 1]!);
    const plain = Array.from({ length: at.length }, (_unused, step) => isKnown(index + step)).every(Boolean);
    return plain && !at.isTaught && !said && !(at.place.listed && tokens.length > 1) ? [] : [{ ...at, index }];
  });
  const areas = found.filter(({ place }) => place.radiusKm !== undefined);
  // A town says more than the area around it; "Waterloo" in "Kitchener-Waterloo" is no town of its own.
  const towns = found.filter((each) => each.place.radiusKm === undefined && !areas.some((area) => covers(area, each.index)));
  const best =
    (towns.length > 0 ? towns : areas).sort(
      (a, b) => Number(b.place.listed) - Number(a.place.listed) || b.length - a.length || b.index - a.index,
    )[0] ?? misspelt(tokens, words, lexicon, places);
  const isPlace = (index: number) => [best, ...areas].some((each) => each && covers(each, index));
  const isRegion = (index: number) =>
    REGION_WORDS.has(words[index]!) && (words[index] !== 'on' || index === words.length - 1 || isPlace(index - 1));
  return { place: best?.place ?? null, rest: tokens.filter((_, index) => !isPlace(index) && !isRegion(index)) };
}

const covers = ({ index, length }: { index: number; length: number }, at: number): boolean => at >= index && at < index + length;

/** Looks at words that mean nothing else, the last ones first: that is where people write the place. */
function misspelt(tokens: Token[], words: string[], lexicon: Lexicon, places: Places) {
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const { stem, word } = tokens[index]!;
    if (lexicon.knows(stem) || FILLER.has(word) || SOFT.has(stem)) continue;
    const from = index > 0 && words[index - 1]!.length < SHORT_WORD ? index - 1 : index;
    const next = tokens.findIndex((token, place) => place > index && (lexicon.knows(token.stem) || FILLER.has(token.word)));
    const like = places.like(words, from, Math.min(3, (next < 0 ? tokens.length : next) - from));
    const isOtherWord = tokens.length === 1 && lexicon.spelling.closest(stem).length > 0;
    if (like && from + like.length > index && !isOtherWord) return { ...like, index: from };
  }
  return undefined;
}

/** Words that nobody knows become those that they were meant to be, or the two that were written as one. */
function spelledRight(tokens: Token[], lexicon: Lexicon): Token[] {
  return tokens.flatMap((token) => {
    const { stem, word } = token;
    if (lexicon.knows(stem) || SOFT.has(stem) || word.length > MAX_WORD_LENGTH) return [token];
    for (let cut = 3; cut <= word.length - 3; cut += 1) {
      const parts = tokensOf(`${word.slice(0, cut)} ${word.slice(cut)}`);
      if (areOnePhrase(parts, lexicon)) return parts;
    }
    const [meant] = lexicon.spelling.closest(stem);
    return [meant === undefined ? token : { word, stem: meant }];
  });
}

/** Two words that mean something together: a name such as "Sparkwell" is not a spark and a well. */
function areOnePhrase(parts: Token[], lexicon: Lexicon): boolean {
  const stems = new Set(parts.map(({ stem }) => stem));
  return parts.every(({ stem }) => lexicon.knows(stem)) && lexicon.phrasesIn(stems).some((phrase) => phrase.stems.length === stems.size);
}

/** The phrases that say most of the query; others only where they say something else of it. */
function bestPhrases(stems: ReadonlySet<string>, lexicon: Lexicon): { phrases: Phrase[]; covered: Set<string> } {
  const found = lexicon.phrasesIn(stems);
  if (found.length === 0) return { phrases: [], covered: new Set() };
  const weight = ({ stems: words, kind }: Phrase) =>
    words.reduce((sum, stem) => sum + (SOFT.has(stem) || ROOMS.has(stem) ? 0.6 : 1), 0) * 10 + KINDS[kind];
  const top = Math.max(...found.map(weight));
  // A problem of three words and a service of three are as good; a thing alone is less than the trade itself.
  const phrases = found.filter((phrase) => weight(phrase) >= top - 1);
  return { phrases, covered: new Set(phrases.flatMap((phrase) => phrase.stems)) };
}

function becauseOf(phrases: readonly Phrase[]): Exclude<Meaning['because'], null> {
  if (phrases.some(({ kind }) => kind === 'trade')) return 'trade';
  return phrases.some(({ kind }) => kind === 'service' || kind === 'taught') ? 'service' : 'problem';
}
