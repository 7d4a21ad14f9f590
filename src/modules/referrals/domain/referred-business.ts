import distance from 'damerau-levenshtein';
import { isSubset } from 'es-toolkit/array';
import { canonicalSpelling } from '../../../shared/places/place-words.js';
import { typedCityKey } from '../../../shared/text/name-keys.js';
import { wordsOf } from '../../../shared/text/text.js';
import { websiteHostOf, websiteKeyOf } from '../../../shared/contact/website-keys.js';
import { tradesInName } from '../../trades/vocabulary.js';

/** A business that came with a code, as far as it is known. */
export interface ReferredBusiness {
  name: string;
  industry: string;
  /** As it was typed. */
  phone: string;
  phoneE164: string;
  email: string | null;
  website: string | null;
  city: string | null;
}

/** Keys by which two businesses are recognised as the same. */
export interface BusinessKeys {
  phone: string;
  site: string | null;
  /** The website's host name, without path and query. */
  host: string | null;
  city: string | null;
}

const MAX_KEY = 400;
const LEGAL = new Set([
  'ltd',
  'limited',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'co',
  'company',
  'llc',
  'ltee',
  'enr',
  'the',
  'and',
]);
/** Words in the names of many firms, which do not distinguish them. */
const GENERAL = new Set(['services', 'service', 'contracting', 'contractors', 'contractor', 'heating', 'cooling', 'home']);
/** Allow one typo for every five letters. */
const LETTERS_PER_TYPO = 5;
const MAX_TYPOS = 2;

export function businessKeysOf(business: ReferredBusiness): BusinessKeys {
  const { phoneE164, website } = business;
  return {
    phone: phoneE164,
    site: website ? websiteKeyOf(website) : null,
    host: website ? websiteHostOf(website) : null,
    city: typedCityKey(business.city),
  };
}

/**
 * Whether two names in one city are probably the same: "Bob's Plumbing Ltd." and "Bobs Plumbers". Names that differ only in their trade,
 * such as "Maple Roofing" and "Maple Painting", may be different firms.
 */
export function isSpelledAlike(one: ReferredBusiness, other: ReferredBusiness): boolean {
  const city = typedCityKey(one.city);
  if (city === null || city !== typedCityKey(other.city)) return false;
  const [first, second] = [nameOf(one.name, city), nameOf(other.name, city)];
  if (first.key === '' || second.key === '') return false;
  if (!isSubset(first.trades, second.trades) && !isSubset(second.trades, first.trades)) return false;
  // Differing numbers are not typos: Shop 12 is not Shop 13.
  if (digitsOf(first.key) !== digitsOf(second.key)) return false;
  const typos = Math.min(MAX_TYPOS, Math.floor(Math.min(first.key.length, second.key.length) / LETTERS_PER_TYPO));
  return Math.abs(first.key.length - second.key.length) <= typos && distance(first.key, second.key).steps <= typos;
}

/** The trades in a name, and as `key` its distinguishing words: without its legal form and its trade, which thousands share. */
function nameOf(name: string, city: string): { key: string; trades: readonly string[] } {
  const { rest, trades } = tradesInName(name);
  const telling = rest.filter((word) => !LEGAL.has(word) && !GENERAL.has(word));
  const place = wordsOf(city);
  // A name of only trade and town may belong to several firms: then all its words count.
  const key = telling.some((word) => !place.includes(canonicalSpelling(word))) ? telling : wholeName(name);
  return { key: key.join('').slice(0, MAX_KEY).toWellFormed(), trades };
}

function wholeName(name: string): string[] {
  const words = wordsOf(name.replace(/['’`]/g, ''));
  const plain = words.filter((word) => !LEGAL.has(word));
  return plain.length > 0 ? plain : words;
}

function digitsOf(text: string): string {
  return text.replace(/\P{N}+/gu, ' ').trim();
}
