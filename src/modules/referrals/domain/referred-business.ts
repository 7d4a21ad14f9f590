import distance from 'damerau-levenshtein';
import { siteKeyOf } from '../../../shared/contact-values.js';
import { fold, wordsOf } from '../../../shared/text.js';

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

/** By what two businesses can be told to be one. */
export interface BusinessKeys {
  phone: string;
  site: string | null;
  /** The website's host name, without path and query. */
  host: string | null;
  /** What is particular about the name, without case, accents and punctuation. */
  name: string;
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
const TRADE = new Set([
  'plumbing',
  'plumber',
  'plumbers',
  'electric',
  'electrical',
  'electrician',
  'electricians',
  'hvac',
  'heating',
  'cooling',
  'landscaping',
  'landscaper',
  'landscapers',
  'services',
  'service',
  'contracting',
  'contractors',
  'home',
]);
/** Allow one typo for every five letters. */
const LETTERS_PER_TYPO = 5;
const MAX_TYPOS = 2;

export function businessKeysOf({ name, phoneE164, website, city }: ReferredBusiness): BusinessKeys {
  const site = website ? siteKeyOf(website) : null;
  return {
    phone: phoneE164,
    site,
    host: site && site.split(/[/?#:]/, 1)[0]!,
    name: nameKeyOf(name),
    city: city ? fold(city).slice(0, MAX_KEY).toWellFormed() : null,
  };
}

/** Whether two names of one city are meant to be the same: "Bob's Plumbing Ltd." and "Bobs Plumbing". */
export function isSpelledAlike(one: ReferredBusiness, other: ReferredBusiness): boolean {
  const [first, second] = [businessKeysOf(one), businessKeysOf(other)];
  if (first.city === null || first.city !== second.city || first.name === '' || second.name === '') return false;
  // Differing numbers are not typos: Shop 12 is not Shop 13.
  if (digitsOf(first.name) !== digitsOf(second.name)) return false;
  const typos = Math.min(MAX_TYPOS, Math.floor(Math.min(first.name.length, second.name.length) / LETTERS_PER_TYPO));
  return Math.abs(first.name.length - second.name.length) <= typos && distance(first.name, second.name).steps <= typos;
}

/** What tells a name from others: neither its legal form nor its trade, which thousands share. */
function nameKeyOf(name: string): string {
  const words = wordsOf(name.replace(/['’`]/g, ''));
  const telling = words.filter((word) => !LEGAL.has(word) && !TRADE.has(word));
  return (telling.length > 0 ? telling : words).join('').slice(0, MAX_KEY).toWellFormed();
}

function digitsOf(text: string): string {
  return text.replace(/\P{N}+/gu, ' ').trim();
}
