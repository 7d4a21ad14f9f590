import { postCodeText, postKeyOf } from './post-code.js';
import { PROVINCES, type Region, REGIONS } from './provinces.js';
import { fold } from '../text/text.js';

export interface AddressParts {
  city: string | null;
  region: string | null;
  postCode: string | null;
}

const CANADIAN_CODE = /([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/i;
/** The same with the letters O and I in place of the digits 0 and 1. Valid codes never contain D, F, I, O, Q or U. */
const MISREAD_CODE = /(?:^|[\s,])([A-CEGHJ-NPR-TV-Z][\dOI][A-CEGHJ-NPR-TV-Z])[ -]?([\dOI][A-CEGHJ-NPR-TV-Z][\dOI])$/i;
const US_CODE = /\b\d{5}(?:-\d{4})?$/;
const COUNTRY = /(?:^|[\s,]+)(?:canada|usa|u\.s\.a\.|united states)[\s.]*$/i;
/** Only at the very end of an address: before a ZIP code, CA is California. */
const SHORT_COUNTRY = /^(?:ca|us)$/i;
/** The part of an address before its city, where that has no number of its own. */
const WITHIN_BUILDING = /^(?:unit|suite|ste|apt|apartment|floor|room|building|p\.? ?o\.? box|rr)\b|#/i;

/** "Ville de Québec" is the city, and no city named "Ville de". */
const BEFORE_NAMESAKE = /(?:^|\s)(?:de|of|old|vieux)$/i;

/** Replacements for signs in the names of provinces. */
const SIGNS_OF_REGIONS: Record<string, string> = { '.': '', '-': ' ', '&': ' and ' };

// A map, not an object: a cell may contain "constructor".
const REGION_BY_NAME = new Map(
  REGIONS.flatMap((region) => {
    const { name, short, inAddresses = [] } = PROVINCES[region];
    return [region, name, ...(short ? [short] : []), ...inAddresses].map((each) => [regionKeyOf(each), region] as const);
  }),
);

/** The two-letter code of a known region, also when the country or that code follows its name; otherwise as written. */
export function regionFrom(text: string): string {
  const withoutCountry = () => text.replace(COUNTRY, '').replace(/\s*\([^()]*\)$/, '');
  return knownRegion(text) ?? knownRegion(withoutCountry()) ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text);
}

/** A Canadian postal code as `A1A 1A1`, whatever its separators; any other code as written. */
export function postCodeFrom(text: string): string {
  const bare = text.replace(/[\s.\-–—]+/g, '');
  const match = codeAtEnd(bare);
  return match?.[0] === bare ? codeText(match) : text;
}

function codeAtEnd(text: string): RegExpExecArray | null {
  const code = CANADIAN_CODE.exec(text) ?? MISREAD_CODE.exec(text);
  // Only letters: a word, not a code.
  return code && /\d/.test(code[0]) ? code : null;
}

function codeText([, area = '', unit = '']: RegExpExecArray): string {
  const key = (area + unit).toUpperCase();
  return postCodeText(/[OI]/.test(key) ? withDigits(key) : key);
}

/** Every other character of a code is a digit. */
function withDigits(key: string): string {
  return [...key].map((each, place) => (place % 2 === 1 ? each.replace('O', '0').replace('I', '1') : each)).join('');
}

/** The province whose postal codes begin like this one; `null` where it is not a Canadian one. */
export function provinceOfPostCode(code: string): Region | null {
  const key = postKeyOf(code);
  if (!/^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/.test(key)) return null;
  return REGIONS.find((region) => PROVINCES[region].postCodes.some((start) => key.startsWith(start))) ?? null;
}

/** Parses a town as people type it into one field: its province, country or postal code may follow. */
export function townFrom(text: string): { town: string; region: string | null } {
  const parts = partsIn(text);
  dropCountry(parts);
  takePostCode(parts);
  dropCountry(parts);
  const region = takeRegion(parts);
  const town = parts.join(', ');
  return town && region ? { town, region } : { town: text, region: null };
}

/** Reads city, region and postal code from the end of `street, city, region, postal code`. */
export function partsOfAddress(address: string): AddressParts {
  const parts = partsIn(address);
  if (SHORT_COUNTRY.test(parts.at(-1) ?? '')) parts.pop();
  dropCountry(parts);
  const postCode = takePostCode(parts);
  dropCountry(parts);
  const region = takeRegion(parts);
  const city = parts.at(-1);
  const named = city !== undefined && !/\d/.test(city) && !WITHIN_BUILDING.test(city) && (parts.length > 1 || region !== null);
  return { city: named ? city : null, region, postCode };
}

/** The full address: parts from other columns are appended unless the street line contains them already. */
export function wholeAddress(street: string | null, parts: AddressParts): string | null {
  const line = street ?? '';
  const known = partsOfAddress(line);
  const isContained = (name: keyof AddressParts, text: string) =>
    fold(known[name] ?? '') === fold(text) || line.split(',').some((part) => ` ${fold(part)}`.endsWith(` ${fold(text)}`));
  const missing = (['city', 'region', 'postCode'] as const).flatMap((name) => {
    const text = parts[name];
    return text !== null && !isContained(name, text) ? [text] : [];
  });
  return [street, ...missing].filter(Boolean).join(', ') || null;
}

function partsIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function dropCountry(parts: string[]): void {
  replaceLast(parts, (parts.at(-1) ?? '').replace(COUNTRY, ''));
}

function takePostCode(parts: string[]): string | null {
  const last = parts.at(-1) ?? '';
  const american = US_CODE.exec(last);
  // "100 Main St 12345" alone is a street, not a ZIP code: a US code needs something before its own part.
  const canadian = codeAtEnd(last);
  const code = canadian ?? (parts.length > 1 || american?.[0] === last ? american : null);
  if (!code) return null;
  replaceLast(parts, last.slice(0, code.index).trim());
  return canadian ? codeText(canadian) : code[0];
}

/** Takes the region, which is a part of its own or the end of the city's part. */
function takeRegion(parts: string[]): string | null {
  const last = parts.at(-1) ?? '';
  if (knownRegion(last) !== undefined || /^[A-Z]{2}$/i.test(last)) {
    parts.pop();
    return regionFrom(last);
  }
  // As Quebec writes it: "Montréal (Québec)". In lower case "on" and "man" are words.
  const glued = /^(.*\S)\s*\(([^()]+)\)$/.exec(last) ?? /^(.*\S)\s+([A-Z]{2}|\p{Lu}\p{Ll}+\.?)$/u.exec(last);
  const region = glued && !BEFORE_NAMESAKE.test(glued[1]!) ? knownRegion(glued[2]!) : undefined;
  if (!glued || !region) return null;
  replaceLast(parts, glued[1]!);
  return region;
}

function knownRegion(text: string): string | undefined {
  return REGION_BY_NAME.get(regionKeyOf(text));
}

/** Normalises names of regions: "B.C." becomes BC, and "New-Brunswick" New Brunswick. */
function regionKeyOf(name: string): string {
  return fold(name.replace(/[.&-]/g, (sign) => SIGNS_OF_REGIONS[sign]!));
}

function replaceLast(parts: string[], text: string): void {
  parts.pop();
  if (text) parts.push(text);
}
