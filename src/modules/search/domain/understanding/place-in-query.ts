import { kilometresBetween } from './distance.js';
import { isEveryday, isFiller } from './everyday.js';
import { FILLER } from './filler.js';
import type { Lexicon, PhraseKind } from './lexicon.js';
import { NAMES_OF_THINGS } from './names-of-things.js';
import type { Place } from './place.js';
import type { Places } from './places.js';
import { isProvinceCode, PARTS_OF_PROVINCES, provinceLike, REGION_OF, REGION_WORDS } from './provinces.js';
import { type Token, tokensOf } from './tokens.js';
import { covers, type Span, combinedTowns } from './combined-towns.js';

const BEFORE_PLACE = new Set(['in', 'near', 'at', 'around', 'a', 'au', 'pres', 'de', 'dans']);
const BEFORE_PROVINCE = new Set([...BEFORE_PLACE, 'en', 'from', 'to', 'across', 'throughout', 'of']);
/** "Just moved from Ontario to Alberta" does not name Ontario as the place. */
const LEAVING = new Set(['moved', 'moving', 'came', 'coming', 'relocated', 'relocating']);
/** People may be called like places: "my son Brandon clogged the toilet". */
const BEFORE_A_PERSON = new Set(
  tokensOf(
    `husband wife son daughter mother father mom dad brother sister aunt uncle cousin nephew niece grandson granddaughter grandmother grandfather
     friend buddy roommate partner neighbour neighbor landlord landlady tenant named mari femme fils fille mere pere frere soeur tante oncle
     ami amie voisin voisine locataire proprietaire nomme nommee`,
  ).map(({ word }) => word),
);
/** Only this many unknown words are checked for a misspelt place: a text of unknown words names none. */
const MAX_UNKNOWN_WORDS = 6;
/** A misspelt word may be the third one of a place's name. */
const MAX_WORDS_BEFORE = 2;
/** Queries this short may start with the place: "Almonte plumber". */
const MAX_WORDS_PLACE_FIRST = 3;
/** Maximum distance of quarters from the middle of a large city. */
const QUARTERS_KM = 45;
/** Most words in the name of a province, spelled right or not: "Prince Edward Island". */
const MAX_PROVINCE_WORDS = 3;

interface PlaceInQuery {
  place: Place | null;
  /** The words without the place, its province, and areas or quarters that are named as well. */
  rest: Token[];
  /** The words without the place and its province alone: of "GTA Plumbing Mississauga" the name of a business. */
  besidePlace: Token[];
}

/** The place that a query names. */
export function withoutPlace(tokens: Token[], lexicon: Lexicon, places: Places): PlaceInQuery {
  const words = tokens.map(({ word }) => word);
  const isKnown = (index: number) => lexicon.offers(tokens[index]!.stem) || FILLER.has(words[index]!) || isEveryday(tokens[index]!.stem);
  const found = tokens.flatMap((_, index) => {
    const at = places.at(words, index);
    if (!at || isStyle(words, index + at.length) || isProvinceInstead(words, index, at)) return [];
    const ends = index + at.length === tokens.length;
    // "A trail of ants", "high level of iron", "my tenant Sydney broke a window"
    const isNoPlace = words[index + at.length] === 'of' || (!ends && BEFORE_A_PERSON.has(words[index - 1] ?? ''));
    if (isNoPlace && !at.isCertain) return [];
    // A place whose name is also a word of a trade counts only after "in" or the like, or where somebody is listed; "North Bay" counts at
    // the end.
    const isPlain = Array.from({ length: at.length }, (_unused, step) => isKnown(index + step)).every(Boolean);
    if (at.length === 1 && !at.isCertain && !at.place.listed && isInPhrase(tokens, index, lexicon)) return [];
    const isThing = at.length === 1 && NAMES_OF_THINGS.has(words[index]!);
    // English puts "a" before things, French before places: "a cedar deck".
    const before = index > 0 ? words[index - 1]! : '';
    const isOfThing = (before === 'a' || before === 'de') && isThing;
    const isSaid = at.isCertain || (BEFORE_PLACE.has(before) && !isOfThing && !(before === 'a' && isPlain && !ends));
    const stands = isThing
      ? // "3 bedrooms, 2 bath"
        !/^\d+$/.test(before) && isBesideWork(tokens, index, lexicon)
      : isPlain
        ? (at.place.listed && tokens.length > 1) ||
          (at.length > 1 && (ends || (index === 0 && isBesideWork(tokens, index, lexicon, at.length))))
        : !at.place.isSmall || at.length > 1 || ends || (index === 0 && tokens.length <= MAX_WORDS_PLACE_FIRST);
    return isSaid || stands ? [{ ...at, index }] : [];
  });
  // "Vancouver" in "North Vancouver" is not another place.
  const known = found.filter((each) => !found.some((longer) => longer.length > each.length && covers(longer, each.index)));
  const areas = known.filter(({ place }) => place.radiusKm !== undefined);
  // A town is more specific than the area around it; "Waterloo" in "Kitchener-Waterloo" is no town of its own.
  const towns = known.filter((each) => each.place.radiusKm === undefined && !areas.some((area) => covers(area, each.index)));
  const [right] = (towns.length > 0 ? towns : areas).sort(
    (a, b) => Number(b.place.listed) - Number(a.place.listed) || b.length - a.length || b.index - a.index,
  );
  const best = right ? withMisspelt(right, tokens, lexicon, places) : misspelt(tokens, words, lexicon, places);
  const named = provinceIn(tokens, lexicon, places);
  const like = best === undefined && named === undefined ? misspeltProvince(tokens, lexicon) : undefined;
  const region = named ?? like?.region;
  // "Windsor plumber Nova Scotia" means the Windsor in that province.
  const there = best && region !== undefined && best.place.region !== region ? places.townIn(best.place.name, region) : undefined;
  const together = best && !there ? combinedTowns(best, towns, words) : undefined;
  // "Inglewood Calgary", "Calgary, Inglewood": both names belong to the place.
  const quarters = best ? towns.filter((each) => each !== best && isBeside(each, best) && isWithin(each.place, best.place)) : [];
  const isNamed = (index: number) => together?.isIn(index) || [best, like].some((each) => each && covers(each, index));
  const isPlace = (index: number) => isNamed(index) || [...areas, ...quarters].some((each) => covers(each, index));
  const isRegion = (index: number) =>
    REGION_WORDS.has(words[index]!) && (words[index] !== 'on' || index === words.length - 1 || isPlace(index - 1));
  const isPartOfRegion = (index: number) =>
    region !== undefined &&
    PARTS_OF_PROVINCES.has(words[index]!) &&
    (like?.index === index + 1 || REGION_OF.get(words.slice(index + 1).find((word) => word !== 'of') ?? '') === region);
  const place = there ?? together?.place ?? best?.place ?? (region === undefined ? null : places.province(region));
  const withoutRegion = [...tokens.keys()].filter((index) => !isRegion(index) && !isPartOfRegion(index));
  const besides = (isOfPlace: (index: number) => boolean | undefined) =>
    withoutRegion.filter((index) => !isOfPlace(index)).map((index) => tokens[index]!);
  return { place, rest: besides(isPlace), besidePlace: besides(isNamed) };
}

/**
 * "In Quebec" means the province. "À Québec" means the city, which is also meant where somebody is listed there; but "province de Québec"
 * always means the province.
 */
const isProvinceInstead = (words: readonly string[], index: number, at: { place: Place; length: number; isCertain: boolean }): boolean =>
  at.length === 1 &&
  REGION_OF.has(words[index]!) &&
  (saysProvince(words, index) || (!at.place.listed && !at.isCertain && words[index - 1] !== 'a'));

function saysProvince(words: readonly string[], index: number): boolean {
  const before = ['of', 'de', 'du'].includes(words[index - 1] ?? '') ? words[index - 2] : words[index - 1];
  return [before, words[index + 1]].includes('province');
}

/**
 * The province that is meant: named at the end, after "in" or the like, or beside a trade alone. "Manitoba maple", "Alberta Avenue" and
 * "bc" for "because" are none. A code of two letters may be the beginning of another word, so it counts only where somebody is listed in
 * the province. If several fit equally, none is preferred.
 */
function provinceIn(tokens: Token[], lexicon: Lexicon, places: Places): string | undefined {
  const words = tokens.map(({ word }) => word);
  const last = words.findLastIndex((word) => word !== 'canada' && !FILLER.has(word));
  /** A word such as "northern" before the province belongs to it. */
  const isBesideTrade = (index: number) =>
    PARTS_OF_PROVINCES.has(words[index - 1] ?? '')
      ? isBesideWork(tokens.toSpliced(index - 1, 1), index - 1, lexicon)
      : isBesideWork(tokens, index, lexicon);
  const named = new Set(
    words.flatMap((word, index) => {
      const region = word === 'on' ? undefined : REGION_OF.get(word);
      if (region === undefined || (isProvinceCode(word) && !places.province(region).listed)) return [];
      if (words[index - 1] === 'from' && LEAVING.has(words[index - 2] ?? '')) return [];
      const isSaid = index === last || BEFORE_PROVINCE.has(words[index - 1] ?? '') || saysProvince(words, index) || isBesideTrade(index);
      return isSaid ? [region] : [];
    }),
  );
  return named.size === 1 ? [...named][0] : undefined;
}

/** The province that misspelt words at the end mean, where they mean nothing else: "ontairo", "brittish columbia". */
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

/** Whether the word is part of a phrase: "crottes de souris" does not name Souris, and "walk in bath" no village. */
function isInPhrase(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  const { stem } = tokens[index]!;
  return (
    lexicon.knows(stem) &&
    lexicon.phrasesIn(new Set(tokens.map((token) => token.stem))).some(({ stems }) => stems.length > 1 && stems.includes(stem))
  );
}

/** Whether the word is a misspelt part of a phrase: "hardwoood buckling" does not name Harewood. */
function isMisspeltInPhrase(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  if (BEFORE_PLACE.has(tokens[index - 1]?.word ?? '')) return false;
  const [meant] = lexicon.spelling.closest(tokens[index]!.stem);
  if (meant === undefined) return false;
  const stems = new Set(tokens.map(({ stem }, at) => (at === index ? meant : stem)));
  return lexicon.phrasesIn(stems).some((phrase) => phrase.stems.length > 1 && phrase.stems.includes(meant));
}

/**
 * Whether the name stands beside a trade or its work alone: "electrician Terrace", "North Bay plumber" and "roof leak Delta" name a place,
 * "terrace door" and "cedar roofer" do not.
 */
function isBesideWork(tokens: Token[], index: number, lexicon: Lexicon, length = 1): boolean {
  const isName = (at: number) => at >= index && at < index + length;
  const others = new Set(
    tokens.filter((token, at) => !isName(at) && !isFiller(token) && !REGION_WORDS.has(token.word)).map(({ stem }) => stem),
  );
  const named = new Set(tokens.slice(index, index + length).map(({ stem }) => stem));
  const works = lexicon.phrasesIn(others);
  // "Exterminateur souris" is about mice, not about the town of Souris.
  const isTheirs = lexicon.phrasesIn(named).some(({ trade, kind }) => kind !== 'said' && works.some((work) => work.trade === trade));
  const ends = index + length === tokens.length;
  const isWork = (kind: PhraseKind) => kind === 'trade' || ((ends || length > 1) && (kind === 'service' || kind === 'problem'));
  return (
    !isTheirs &&
    works.some(({ kind, stems }) => isWork(kind) && stems.length === others.size) &&
    // That "bay window" is a phrase does not rule out North Bay.
    !lexicon
      .phrasesIn(new Set([...others, ...named]))
      .some(({ stems }) => stems.length > named.size && [...named].every((stem) => stems.includes(stem)))
  );
}

const isBeside = (one: Span, other: Span): boolean => one.index + one.length === other.index || other.index + other.length === one.index;

function isWithin(quarter: Place, city: Place): boolean {
  if (quarter.lat === null || quarter.lng === null || city.lat === null || city.lng === null) return false;
  return kilometresBetween({ lat: quarter.lat, lng: quarter.lng }, { lat: city.lat, lng: city.lng }) < QUARTERS_KM;
}

const isUnknown = ({ stem, word }: Token, lexicon: Lexicon): boolean => !lexicon.knows(stem) && !FILLER.has(word) && !isEveryday(stem);

/** Extends a place by the misspelt rest of its name: "Noth Saanich" is not Saanich. */
function withMisspelt<Found extends Span & { place: Place }>(found: Found, tokens: Token[], lexicon: Lexicon, places: Places) {
  const end = found.index + found.length;
  const isRest = (token: Token | undefined) => token && !REGION_WORDS.has(token.word) && isUnknown(token, lexicon);
  const beside = [tokens[found.index - 1], tokens[end]].filter(isRest);
  const words = tokens.map(({ word }) => word);
  for (let from = Math.max(0, found.index - MAX_WORDS_BEFORE); beside.length > 0 && from <= found.index; from += 1) {
    const like = places.like(words, from, BEFORE_PLACE.has(words[from - 1] ?? ''));
    if (like && like.length > found.length && from + like.length >= end) return { ...like, index: from };
  }
  return found;
}

/** A place that is misspelt. Checks words that mean nothing else, the last ones first, because people write the place at the end. */
function misspelt(tokens: Token[], words: string[], lexicon: Lexicon, places: Places) {
  const unknown = [...tokens.keys()].filter(
    (index) => isUnknown(tokens[index]!, lexicon) && !isStyle(words, index + 1) && places.at(words, index)?.length !== 1,
  );
  for (const index of unknown.slice(-MAX_UNKNOWN_WORDS).toReversed()) {
    const { stem } = tokens[index]!;
    const isOtherWord = tokens.length === 1 ? lexicon.spelling.closest(stem).length > 0 : isMisspeltInPhrase(tokens, index, lexicon);
    if (isOtherWord) continue;
    // The words beside it may be right: "niagra falls", "fort mcmurrray". "North vancuover" is not Vancouver.
    for (let from = Math.max(0, index - MAX_WORDS_BEFORE); from <= index; from += 1) {
      const like = places.like(words, from, BEFORE_PLACE.has(words[from - 1] ?? ''));
      if (like && from + like.length > index) return { ...like, index: from };
    }
  }
  return undefined;
}
