import parsePhoneNumber from 'libphonenumber-js/min';
import { MAX_EMAIL_LENGTH, MAX_URL_LENGTH } from '../forms/input-limits.js';
import { isEmailAddress } from './email-address.js';
import { visibleAddress } from './visible-address.js';
import { cleanLine } from '../text/text.js';

/** What a text says, or what is wrong with it. */
export type ParseResult<T> = { value: T } | { problem: string };

/** The French of "extension": the library knows the English words alone, and takes a number with another word behind it for none. */
const POSTE = /[\s,;]*\bposte\s*:?\s*(?=\d)/i;

/** The E.164 form of a number as typed (Canada assumed), `null` when it is not a number that can be dialled. */
export function e164Of(phone: string): string | null {
  const number = parsePhoneNumber(phone.replace(POSTE, ' ext. '), 'CA');
  return number?.isValid() ? number.number : null;
}

/** All digits of the text, without the country's own before those of an area. */
export function nationalDigitsIn(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

export function emailFrom(text: string): ParseResult<string | null> {
  return checked(visibleAddress(text), MAX_EMAIL_LENGTH, (value) => isEmailAddress(value), 'is not an email address');
}

/** An address that was pasted behind the "https://" of a form. */
const REPEATED_SCHEME = /^(?:https?:\/\/)+(?=https?:\/\/)/i;

/** What stands between two addresses. An address within another one, as a part of its path, has none of these before it. */
const SECOND_ADDRESS = /[\s,;|]https?:\/\//i;

export function linkFrom(text: string): ParseResult<string | null> {
  const address = text.trim().replace(REPEATED_SCHEME, '');
  if (/^https?:/i.test(address) && SECOND_ADDRESS.test(address)) return { problem: 'holds more than one address; keep one' };
  const link = checked(address, MAX_URL_LENGTH, isWebAddress, 'does not start with http:// or https://');
  if ('problem' in link || link.value === null) return link;
  // A bare word is a machine of somebody's own network, or "n/a" behind the "https://" of a formula.
  return /[.:]/.test(new URL(link.value).hostname) ? link : { problem: 'has no name of a site such as example.com' };
}

const CANADIAN_START = /^[a-z]\d/i;
const CANADIAN_CODE = /^[a-z]\d[a-z](?:[\s.\-–—]*\d[a-z]\d)?$/i;

/**
 * What is wrong with a postal code that begins like a Canadian one, and is none: "L5G 1E" was broken off. The first three characters alone are
 * an area. Codes of other countries are not known here.
 */
export function postCodeProblem(text: string): string | undefined {
  return CANADIAN_START.test(text) && !CANADIAN_CODE.test(text) ? 'is not a whole postal code; write it like L5G 1E2' : undefined;
}

/** Whether a text, such as a name, sends its readers to an address of the web. */
export function hasWebAddress(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text);
}

/** Checked after parsing as well: parsers accept what a check of the text would miss. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
}

function checked(text: string, max: number, isRight: (value: string) => boolean, problem: string): ParseResult<string | null> {
  const line = cleanLine(text, max);
  if ('problem' in line) return line;
  if (line.value === '') return { value: null };
  return isRight(line.value) ? line : { problem };
}
