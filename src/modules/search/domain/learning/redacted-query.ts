import { fold } from '../../../../shared/text/text.js';
import { FILLER, WEAK_WORDS } from '../understanding/filler.js';
import type { Lexicon } from '../understanding/lexicon.js';
import type { Places } from '../understanding/places.js';
import { REGION_WORDS } from '../understanding/provinces.js';
import { type Token, tokensOf } from '../understanding/tokens.js';
import { isGivenName } from '../given-names.js';

/*
 * Redacts personal data from counted queries. Every search is counted; its words are stored only where they identify no person:
 *
 * - no email address and no web address (an "@" or "://" anywhere);
 * - no phone number or other long number (seven digits or more, whatever stands between them);
 * - no street address (a number before the name of a street, or an apartment's number);
 * - no name of a person: "Mr", "Mrs" and the like before a word that no trade and no place has, or a given name beside such a word,
 * unless the two stand side by side in the name of a business that was found ("John Smith Plumbing");
 * - nothing but Latin letters: in other scripts a name cannot be told from other words.
 *
 * Of a full postal code, which is a few houses, the first three characters are stored. In doubt words are not stored: a place that nobody
 * in the directory is in, and that is a given name as well ("Chelsea"), counts as a name.
 */

/** Stands for all searches whose words are redacted. No query is stored as this: an empty one is not counted. */
export const REDACTED_QUERY = '';

const MAX_QUERY_LENGTH = 100;

const ADDRESS_OF_THE_WEB = /@|:\/\//;
const SEVEN_DIGITS = /(?:\p{Nd}[^\p{L}\p{Nd}]*){7}/u;
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;
const APARTMENT = /\b(?:apt|appt|app|apartment|appartement|suite|unit|unite)\b\.?\s*#?\s*[a-z]?\d/;
const STREET_TYPES =
  'street|st|str|avenue|ave|av|road|rd|drive|dr|boulevard|blvd|boul|crescent|cres|court|ct|lane|ln|way|place|pl|terrace|terr|trail|circle|cir|square|sq|highway|hwy|parkway|pkwy|concession|sideroad|line|gate|grove|heights|close|mews|cote|rang';
/** A lookahead, as a measure may reach into the address behind it: "24 hour 45 maple street". */
const ENGLISH_STREETS = new RegExp(String.raw`(?=\b\d{1,6}[a-z]?(?:\s*,)?((?:\s+[\p{L}\p{Nd}.'’-]+){1,3}?)\s+(?:${STREET_TYPES})\b)`, 'gu');
const FRENCH_STREET = /\b\d{1,6}[a-z]?\s*,?\s+(?:rue|chemin|avenue|boulevard|boul|av|rang|route|montee|cote|place|allee)\b/;
/** A number before a measure is no house number: "a 50 foot sewer line", "24 hour drain place". */
const MEASURED =
  /^\s*(?:hours?|hrs?|h|days?|weeks?|years?|yrs?|foot|feet|ft|inch|inches|in|cm|mm|m|metres?|meters?|yards?|amps?|volts?|watts?|gallons?|litres?|liters?|tons?|tonnes?|btu|sq|square|car|cars|season|storey|story|x)\b/;
const FULL_POSTAL_CODE = /(?<![\p{L}\p{N}])([abceghj-nprstvxy]\d[abceghj-nprstv-z])[ -]?\d[abceghj-nprstv-z]\d(?![\p{L}\p{N}])/gu;

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'mister', 'dr', 'doctor', 'sir', 'mme', 'mlle', 'monsieur', 'madame']);
/** "M. Bouchard": the French "Mr", and no initial; "6 m. fence" is a measure. */
const FRENCH_MR = /(?<!\p{Nd}\s*)(?<![\p{L}\p{Nd}.])m\.\s*(?=\p{L}{2})/gu;
/** Parts of names that come between two words of them. */
const PARTICLES = new Set([
  'de',
  'del',
  'della',
  'der',
  'di',
  'da',
  'do',
  'dos',
  'du',
  'la',
  'le',
  'van',
  'von',
  'den',
  'ter',
  'ten',
  'el',
  'al',
  'bin',
  'ibn',
  'ben',
  'san',
  'st',
  'mac',
  'mc',
]);

/** The vocabulary that a query is read with. */
export interface KnownWords {
  lexicon: Lexicon;
  places: Places;
}

/**
 * @param known the words that are known to mean something else; without it, none are
 * @param titles titles of the businesses that were found; called only where the query looks like a name
 * @returns the query as it is counted: folded, with single spaces, of 100 characters at most; `REDACTED_QUERY` where its words must not be
 * stored
 */
export function redactedQueryOf(query: string, known: KnownWords | undefined, titles: () => readonly string[]): string {
  const text = fold(query.toWellFormed().replace(/\p{Cc}+/gu, ' '));
  if (ADDRESS_OF_THE_WEB.test(text) || SEVEN_DIGITS.test(text) || OTHER_SCRIPT.test(text) || hasStreet(text)) return REDACTED_QUERY;
  const pairs = namesIn(text, known);
  if (pairs.length > 0) {
    const businesses = titles().map((title) => ` ${wordsOf(title).join(' ')} `);
    if (!pairs.every((pair) => businesses.some((title) => title.includes(` ${pair} `)))) return REDACTED_QUERY;
  }
  return text.replace(FULL_POSTAL_CODE, '$1').slice(0, MAX_QUERY_LENGTH).toWellFormed().trim();
}

function hasStreet(text: string): boolean {
  if (APARTMENT.test(text) || FRENCH_STREET.test(text)) return true;
  return [...text.matchAll(ENGLISH_STREETS)].some(([, name = '']) => !MEASURED.test(name));
}

/** Pairs of words that may be the name of a person, as they stand in the text. */
function namesIn(text: string, known: KnownWords | undefined): string[] {
  const tokens = tokensIn(text);
  const isKnown = knownIn(tokens, known);
  const named = tokens.flatMap((token, index) => (isPartOfName(token) ? [{ ...token, index }] : []));
  return named.slice(1).flatMap((second, before) => {
    const first = named[before]!;
    const isTitle = TITLES.has(first.word);
    const isName = isTitle
      ? !isKnown[second.index]
      : [first, second].some(({ word }) => isGivenName(word)) && !isKnown[first.index] && !isKnown[second.index];
    if (!isName) return [];
    const whole = tokens.slice(first.index, second.index + 1);
    return [whole.map(({ word }) => word).join(' ')];
  });
}

/** Initials and particles are within a name: "John F. Smith", "Jean de la Tour". */
const isPartOfName = ({ word }: Token) => word.length > 1 && !PARTICLES.has(word);

/** Whether each word is known to mean something else than a name. */
function knownIn(tokens: readonly Token[], known: KnownWords | undefined): boolean[] {
  const words = tokens.map(({ word }) => word);
  const isKnown = tokens.map(
    ({ word, stem }) =>
      /\d/.test(word) ||
      FILLER.has(stem) ||
      FILLER.has(word) ||
      WEAK_WORDS.has(stem) ||
      REGION_WORDS.has(word) ||
      known?.lexicon.offers(stem) === true,
  );
  for (const index of words.keys()) {
    const at = known?.places.at(words, index);
    if (!at || (!at.place.listed && words.slice(index, index + at.length).some(isGivenName))) continue;
    isKnown.fill(true, index, index + at.length);
  }
  return isKnown;
}

const tokensIn = (text: string) => tokensOf(fold(text).replace(FRENCH_MR, 'monsieur '));
const wordsOf = (text: string) => tokensIn(text).map(({ word }) => word);
