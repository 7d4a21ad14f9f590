import { fold } from '../../../shared/text.js';

export interface AddressParts {
  city: string | null;
  region: string | null;
  postCode: string | null;
}

const CANADIAN_CODE = /\b([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)\b/i;
const US_CODE = /\b\d{5}(?:-\d{4})?$/;
const COUNTRIES = new Set(['canada', 'ca', 'usa', 'us', 'united states', 'u.s.a.']);
const REGIONS: Record<string, string> = {
  alberta: 'AB', 'british columbia': 'BC', manitoba: 'MB', 'new brunswick': 'NB', 'newfoundland and labrador': 'NL',
  'nova scotia': 'NS', 'northwest territories': 'NT', nunavut: 'NU', ontario: 'ON', 'prince edward island': 'PE',
  quebec: 'QC', saskatchewan: 'SK', yukon: 'YT',
}; // prettier-ignore

/** A region by its two letters where we know them, otherwise as written. */
export function regionFrom(text: string): string {
  const code = REGIONS[fold(text)];
  return code ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text);
}

/** A Canadian postal code as `A1A 1A1`; any other code as written. */
export function postCodeFrom(text: string): string {
  const match = /^([A-Z]\d[A-Z])[ -]*(\d[A-Z]\d)$/i.exec(text);
  return match ? `${match[1]} ${match[2]}`.toUpperCase() : text;
}

/** A postal code as it is searched: upper case, letters and digits alone, at most six. */
export function postKeyOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '').slice(0, 6);
}

/** Reads city, region and postal code from the end of `street, city, region, postal code`. */
export function partsOfAddress(address: string): AddressParts {
  const parts = address.split(',').map((part) => part.trim()).filter(Boolean); // prettier-ignore
  if (COUNTRIES.has(fold(parts.at(-1) ?? ''))) parts.pop();

  let postCode: string | null = null;
  const last = parts.at(-1) ?? '';
  const code = CANADIAN_CODE.exec(last) ?? US_CODE.exec(last);
  // "100 Main St 12345" alone is a street, not a ZIP code: a US code needs something before its own part.
  if (code && (parts.length > 1 || code[0] === last)) {
    postCode = postCodeFrom(code[0]);
    replaceLast(parts, last.replace(code[0], '').trim());
  }

  let region: string | null = null;
  const candidate = parts.at(-1) ?? '';
  if (REGIONS[fold(candidate)] || /^[A-Z]{2}$/i.test(candidate)) {
    region = regionFrom(candidate);
    parts.pop();
  }

  const city = parts.at(-1);
  const named = city !== undefined && !/\d/.test(city) && (parts.length > 1 || region !== null);
  return { city: named ? city : null, region, postCode };
}

/** The whole address: what the columns know is appended where the street line does not say it already. */
export function wholeAddress(street: string | null, parts: AddressParts): string | null {
  const known = fold(street ?? '');
  const missing = [parts.city, parts.region, parts.postCode].filter(
    (part): part is string => part !== null && !containsWord(known, fold(part)),
  );
  return [street, ...missing].filter(Boolean).join(', ') || null;
}

function containsWord(text: string, word: string): boolean {
  return text.split(',').some((part) => ` ${part.trim()} `.includes(` ${word} `));
}

function replaceLast(parts: string[], text: string): void {
  parts.pop();
  if (text) parts.push(text);
}
