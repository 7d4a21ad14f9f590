import { linkFrom, type ParseResult } from '../../../../shared/contact/contact-values.js';
import { plainLine } from '../../../../shared/places/place-list.js';

export { emailFrom, linkFrom, type ParseResult } from '../../../../shared/contact/contact-values.js';

// Excel in French writes VRAI and FAUX for what it writes TRUE and FALSE in English.
const YES = new Set(['yes', 'y', 'true', '1', 'oui', 'vrai']);
const NO = new Set(['', 'no', 'n', 'false', '0', 'non', 'faux']);

export function booleanFrom(text: string): ParseResult<boolean> {
  const word = text.trim().toLowerCase();
  return YES.has(word) || NO.has(word) ? { value: YES.has(word) } : { problem: 'is neither yes nor no' };
}

/** A line without markup; an empty text is `null`. */
export function plainFrom(text: string, longest: number): ParseResult<string | null> {
  const reading = plainLine(text, longest);
  return 'value' in reading ? { value: reading.value || null } : reading;
}

/** A decimal number, also with a decimal comma as in French; an empty text is `null`. */
export function numberFrom(text: string, min: number, max: number): ParseResult<number | null> {
  const typed = text.trim().replace(/^([-+]?\d+),(\d+)$/, '$1.$2');
  if (typed === '') return { value: null };
  const value = Number(typed);
  if (/^[-+\d.eE]+$/.test(typed) && value >= min && value <= max) return { value };
  return { problem: `is not a number from ${min} to ${max}` };
}

/** A whole number, also as "1,200" and "1 200": a separator is accepted only where three digits follow. An empty value means zero. */
export function countFrom(text: string, least: number, most: number): ParseResult<number> {
  const typed = text.trim().replace(/(?<=^\d{1,3}(?:[,\s]\d{3})*)[,\s](?=\d{3}(?:[,\s]|$))/g, '');
  if (typed === '') return { value: 0 };
  const value = Number(typed);
  if (/^[\d.]+$/.test(typed) && Number.isInteger(value) && value >= least && value <= most) return { value };
  return { problem: 'is not a whole number' };
}

/** The address of a picture elsewhere, or of one of this site's own. */
export function imageFrom(text: string): ParseResult<string | null> {
  return isOwnImage(text.trim()) ? { value: text.trim() } : linkFrom(text);
}

export function isOwnImage(address: string): boolean {
  return /^\/media\/[\w./-]+$/.test(address);
}
