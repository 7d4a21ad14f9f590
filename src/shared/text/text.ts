import { deburr } from 'es-toolkit/string';

// Tab and line breaks are the only control characters that mean something to a reader.
const CONTROL_IN_LINE = /\p{Cc}/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\t\n\r]/u;
/** Spaces, and characters that are drawn as nothing: inside a text, joiners and direction marks mean something; alone they say nothing. */
const NOTHING_VISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const NOT_ASCII = /[\u0080-\uFFFF]/;
const WORD = /[\p{L}\p{N}]+/gu;
const MAX_KEY = 400;
const MAX_KEY_BYTES = 600;

/** Accents off, lower case, in Unicode's compatibility form: the key by which names match and sort. */
export function fold(text: string): string {
  // Most texts are plain: nothing of them has to be taken apart.
  if (!NOT_ASCII.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  // Letters that deburr does not know (other scripts' marks) lose their marks through decomposition.
  return deburr(text.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * As {@link fold}, short enough for an index: folding can make one character eighteen, and an entry of PostgreSQL's index holds 2,700 bytes,
 * for two keys and what they are made of, up to 600 bytes each.
 */
export function keyFrom(text: string): string {
  const key = fold(text).slice(0, MAX_KEY);
  // No character of these has more than three bytes for each unit of its length.
  if (key.length <= MAX_KEY_BYTES / 3) return key.toWellFormed();
  return key.slice(0, new TextEncoder().encodeInto(key, new Uint8Array(MAX_KEY_BYTES)).read).toWellFormed();
}

/** The folded words of a text, in order: letters and digits, split at everything else. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/**
 * Embeddings, overrides and isolates of writing direction: one that is not closed turns around whatever is written after the text, and none is
 * needed to read it. They come with what is copied from some programs.
 */
const DIRECTION_OF_MORE = /[\u202A-\u202E\u2066-\u2069]/g;

/** As it is stored: Unicode NFC, trimmed, without what would change the direction of other texts; empty where there is nothing to see. */
export function tidied(raw: string): string {
  const text = raw.replace(DIRECTION_OF_MORE, '').normalize('NFC').trim();
  return NOTHING_VISIBLE.test(text) ? '' : text;
}

const MAX_FILE_NAME = 200;

/** The name of a file that somebody sent, for people to read: as the sender calls it, it may have anything in it. */
export function shownFileName(raw: string): string {
  return tidied(raw.replace(/\p{Cc}/gu, ''))
    .slice(0, MAX_FILE_NAME)
    .toWellFormed();
}

export type TextProblem =
  | 'has control characters'
  | 'has a broken character (half of a surrogate pair)'
  | `is longer than ${number} characters`;

/**
 * A single line as it is stored ({@link tidied}).
 * @returns the problem instead when it holds control characters or what is no Unicode, or exceeds `max` characters
 */
export function cleanLine(raw: string, max: number): { value: string } | { problem: TextProblem } {
  return clean(raw, max, CONTROL_IN_LINE);
}

/** As {@link cleanLine}, for fields of several lines: tabs and line breaks are allowed. */
export function cleanText(raw: string, max: number): { value: string } | { problem: TextProblem } {
  return clean(raw, max, CONTROL_IN_TEXT);
}

function clean(raw: string, max: number, control: RegExp): { value: string } | { problem: TextProblem } {
  // JSON can contain a lone surrogate, which PostgreSQL rejects in text; that would be an internal error.
  if (!raw.isWellFormed()) return { problem: 'has a broken character (half of a surrogate pair)' };
  const value = tidied(raw);
  if (control.test(value)) return { problem: 'has control characters' };
  if (value.length > max) return { problem: `is longer than ${max} characters` };
  return { value };
}

/** Whether each % of an address, or of a part of one, begins an encoded character. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
