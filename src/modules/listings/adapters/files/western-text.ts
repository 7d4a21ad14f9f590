import iconv from 'iconv-lite';
import { isUtf8 } from 'node:buffer';

/** Decodes a line that is not UTF-8. */
export type LineDecoder = (bytes: Buffer) => string;

const WINDOWS = new TextDecoder('windows-1252');
const windows: LineDecoder = (bytes) => WINDOWS.decode(bytes);

/** What else spreadsheets have written: "CSV (Macintosh)" and "CSV (MS-DOS)". */
const OTHERS: readonly LineDecoder[] = ['macroman', 'cp850'].map((encoding) => (bytes) => iconv.decode(bytes, encoding));

const NOT_ASCII = /[^\0-\u007f]/gu;
/** Signs where they belong: quotation marks beside words, dashes and apostrophes anywhere, no capital behind a small letter. */
const SIGN = '[‘’–—«»°•®™½…\\u00a0]|(?<!\\p{L})“|”(?!\\p{L})';
/** What is written in any language that uses this encoding. */
const WESTERN = new RegExp(`[à-öø-ÿœªº€£¢§©±²³µ¼¾¿¡ß]|(?<!\\p{Ll})[À-ÖØ-ÞŒ]|${SIGN}`, 'gu');
/** What is written in English and French. */
const FRENCH = new RegExp(`[àâäçéèêëîïôöùûüœæ]|(?<!\\p{Ll})[ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆ]|${SIGN}`, 'gu');

/**
 * The decoder for the lines of a file that are not UTF-8. It is Windows-1252, unless most of its letters make no sense then, and nearly all
 * of them do in another encoding: "MontrŽal" is "Montréal" of a Mac.
 */
export function lineDecoderFor(start: Buffer): LineDecoder {
  const lines = Buffer.concat(linesOf(start).filter((line) => !isUtf8(line)));
  if (shareOf(WESTERN, windows(lines)) >= 0.5) return windows;
  const [best] = OTHERS.map((decode) => ({ decode, share: shareOf(FRENCH, decode(lines)) })).toSorted((a, b) => b.share - a.share);
  return best && best.share >= 0.9 ? best.decode : windows;
}

/** The share of the characters beyond ASCII that match; 1 where there are none. */
function shareOf(pattern: RegExp, text: string): number {
  const all = text.match(NOT_ASCII)?.length ?? 0;
  return all === 0 ? 1 : (text.match(pattern)?.length ?? 0) / all;
}

/** Lines with their ends. */
export function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.subarray(start).findIndex((byte) => byte === 10 || byte === 13);
    lines.push(bytes.subarray(start, end < 0 ? bytes.length : start + end + 1));
    start += lines.at(-1)!.length;
  }
  return lines;
}
