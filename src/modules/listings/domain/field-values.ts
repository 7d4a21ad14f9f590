import validator from 'validator';
import { cleanLine } from '../../../shared/text.js';

/** What a text says, or what is wrong with it. */
export type Reading<T> = { value: T } | { problem: string };

/** The longest values, in characters. */
export const LENGTHS = { name: 200, line: 500, email: 254, url: 2_048, text: 10_000 } as const;

const YES = new Set(['yes', 'y', 'true', '1', 'oui']);
const NO = new Set(['', 'no', 'n', 'false', '0', 'non']);

export function yesFrom(text: string): Reading<boolean> {
  const word = text.trim().toLowerCase();
  return YES.has(word) || NO.has(word) ? { value: YES.has(word) } : { problem: 'is neither yes nor no' };
}

/** A decimal number; nothing is `null`. */
export function numberFrom(text: string, min: number, max: number): Reading<number | null> {
  const typed = text.trim();
  if (typed === '') return { value: null };
  const value = Number(typed);
  if (/^[-+\d.eE]+$/.test(typed) && value >= min && value <= max) return { value };
  return { problem: `is not a number from ${min} to ${max}` };
}

export function emailFrom(text: string): Reading<string | null> {
  return checked(text, LENGTHS.email, (value) => validator.isEmail(value), 'is not an e-mail address');
}

export function linkFrom(text: string): Reading<string | null> {
  return checked(text, LENGTHS.url, isWebAddress, 'does not start with http:// or https://');
}

/** A picture elsewhere, or one of this site's own. */
export function imageFrom(text: string): Reading<string | null> {
  return isOwnImage(text.trim()) ? { value: text.trim() } : linkFrom(text);
}

export function isOwnImage(address: string): boolean {
  return /^\/media\/[\w./-]+$/.test(address);
}

/** Judged after parsing too: parsers forgive what a look at the text would miss. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
}

function checked(text: string, max: number, isRight: (value: string) => boolean, problem: string): Reading<string | null> {
  const line = cleanLine(text, max);
  if ('problem' in line) return line;
  if (line.value === '') return { value: null };
  return isRight(line.value) ? line : { problem };
}
