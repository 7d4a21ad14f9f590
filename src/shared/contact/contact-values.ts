import parsePhoneNumber from 'libphonenumber-js/min';
import { MAX_EMAIL_LENGTH, MAX_URL_LENGTH } from '../forms/input-limits.js';
import { isEmailAddress } from './email-address.js';
import { visibleAddress } from './visible-address.js';
import { cleanLine } from '../text/text.js';

/** The parsed value of a text, or the problem with it. */
export type ParseResult<T> = { value: T } | { problem: string };

/** French for "extension": the library knows only the English words, and refuses a number followed by any other word. */
const FRENCH_EXTENSION = /[\s,;]*\bposte\s*:?\s*(?=\d)/i;

/** The E.164 form of a number as typed (Canada assumed), `null` when it is not a valid number. */
export function e164Of(phone: string): string | null {
  const number = parsePhoneNumber(phone.replace(FRENCH_EXTENSION, ' ext. '), 'CA');
  return number?.isValid() ? number.number : null;
}

/** All digits of the text, without the country code 1. */
export function nationalDigitsIn(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

export function emailFrom(text: string): ParseResult<string | null> {
  return checked(visibleAddress(text), MAX_EMAIL_LENGTH, (value) => isEmailAddress(value), 'is not an email address');
}

/** A second scheme, from an address that was pasted after the "https://" of a form. */
const REPEATED_SCHEME = /^(?:https?:\/\/)+(?=https?:\/\/)/i;

/** A separator followed by a second address. An address that is part of another one's path has no such separator before it. */
const SECOND_ADDRESS = /[\s,;|]https?:\/\//i;

export function linkFrom(text: string): ParseResult<string | null> {
  const address = text.trim().replace(REPEATED_SCHEME, '');
  if (/^https?:/i.test(address) && SECOND_ADDRESS.test(address)) return { problem: 'holds more than one address; keep one' };
  const link = checked(address, MAX_URL_LENGTH, isWebAddress, 'does not start with http:// or https://');
  if ('problem' in link || link.value === null) return link;
  // A host name without a dot is a machine in a local network, or "n/a" after the "https://" of a formula.
  return /[.:]/.test(new URL(link.value).hostname) ? link : { problem: 'has no name of a site such as example.com' };
}

const CANADIAN_START = /^[a-z]\d/i;
const CANADIAN_CODE = /^[a-z]\d[a-z](?:[\s.\-–—]*\d[a-z]\d)?$/i;

/**
 * The problem of a postal code that begins like a Canadian one but is none, such as the incomplete "L5G 1E". The first three characters
 * alone are valid: they name an area. Codes of other countries are not checked.
 */
export function postCodeProblem(text: string): string | undefined {
  return CANADIAN_START.test(text) && !CANADIAN_CODE.test(text) ? 'is not a whole postal code; write it like L5G 1E2' : undefined;
}

/** Whether a text, such as a name, contains a web address. */
export function hasWebAddress(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text);
}

/** Checks the text and the parsed URL, because parsers accept more than the check of the text shows. */
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
