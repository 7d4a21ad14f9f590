import { deburr } from 'es-toolkit/string';

// Tabs and line breaks are the only control characters with a meaning in texts.
const CONTROL_IN_LINE = /\p{Cc}/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\t\n\r]/u;
/** A text of only spaces and invisible characters. Within a text, joiners and direction marks have a meaning; alone they have none. */
const NOTHING_VISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const NOT_ASCII = /[\u0080-\uFFFF]/;
const WORD = /[\p{L}\p{N}]+/gu;
const MAX_KEY = 400;
const MAX_KEY_BYTES = 600;

/** Accents off, lower case, in Unicode's compatibility form: the key by which names match and sort. */
export function fold(text: string): string {
  // Fast path: most texts are ASCII, and need no normalisation.
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
 * As {@link fold}, short enough for an index: folding can turn one character into eighteen, and an index entry of PostgreSQL holds 2,700
 * bytes, for two keys and their source texts, up to 600 bytes each.
 */
export function keyFrom(text: string): string {
  const key = fold(text).slice(0, MAX_KEY);
  // UTF-8 needs at most three bytes for each UTF-16 code unit.
  if (key.length <= MAX_KEY_BYTES / 3) return key.toWellFormed();
  return key.slice(0, new TextEncoder().encodeInto(key, new Uint8Array(MAX_KEY_BYTES)).read).toWellFormed();
}

/** The folded words of a text, in order: letters and digits, split at everything else. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/**
 * Unicode controls of writing direction (embeddings, overrides, isolates). An unclosed one reverses the text that follows on the page, and
 * no text needs them. They come with text that is copied from some programs.
 */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Normalises a text for storage: Unicode NFC, trimmed, without direction controls; empty when it has no visible character. */
export function normalizedText(raw: string): string {
  const text = raw.replace(DIRECTION_CONTROLS, '').normalize('NFC').trim();
  return NOTHING_VISIBLE.test(text) ? '' : text;
}

const MAX_FILE_NAME = 200;

/** An uploaded file's name for display: the sender chose it, so control characters are removed and the length is limited. */
export function shownFileName(raw: string): string {
  return normalizedText(raw.replace(/\p{Cc}/gu, ''))
    .slice(0, MAX_FILE_NAME)
    .toWellFormed();
}

export type TextProblem =
  | 'has control characters'
  | 'has a broken character (half of a surrogate pair)'
  | `is longer than ${number} characters`;

/**
 * Validates a single line and normalises it ({@link normalizedText}).
 * @returns a problem when it has control characters or invalid Unicode, or exceeds `max` characters
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
  const value = normalizedText(raw);
  if (control.test(value)) return { problem: 'has control characters' };
  if (value.length > max) return { problem: `is longer than ${max} characters` };
  return { value };
}

/** Whether the percent-encoding of an address, or of a part of one, is valid. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
