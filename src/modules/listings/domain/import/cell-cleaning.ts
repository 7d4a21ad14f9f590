import { trim, unescape } from 'es-toolkit/string';
import { normalizedText } from '../../../../shared/text/text.js';
import type { Column } from './sheet-columns.js';

/** What spreadsheets show where a formula failed. */
const ERROR = /^\s*#(REF!|N\/A|ERROR!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)\s*$/i;

/** Placeholders in English and French that people write into cells that would otherwise be empty. */
const FILLER = /^\s*(?:n[./]\s?a\.?|s[./]o\.?|[-–—_?…]+|\.{2,})\s*$/i;
const FILLING_WORD = /^\s*(?:na|none|null|nil|unknown|tb[ad]|aucune?|inconnue?)\s*$/i;

/** The error of a formula that failed; such a cell has no information. */
export function errorIn(cell: string): string | undefined {
  return ERROR.test(cell) ? cell.trim() : undefined;
}

/** Whether a cell has information about a business. @param isName the cell is a name, which may be any word */
export function hasContent(cell: string, isName = false): boolean {
  return cell.trim() !== '' && !ERROR.test(cell) && !FILLER.test(cell) && (isName || !FILLING_WORD.test(cell));
}

/** An id as it is stored, so that lookup and write agree. It may be anything but an error. */
export function idIn(cell: string): string {
  return errorIn(cell) === undefined ? normalizedText(cell) : '';
}

/** Columns that are written in digits, but are not numbers. */
export const IN_DIGITS: readonly Column[] = ['phone', 'licenceNumber'];

/**
 * Spreadsheets show a long number as "6.13E+09" where the column is narrow, and a CSV file has the shown text: the other digits are lost.
 */
export function isScientificNotation(cell: string): boolean {
  return /^\s*\d(?:[.,]\d+)?e\+?\d+\s*$/i.test(cell);
}

/** Repairs a phone number that a program read as a decimal number, or to which an apostrophe was added to prevent that. */
export function repairedPhone(cell: string): string {
  return cell.replace(/^(\s*\d{10,11})\.0\s*$/, '$1').replace(/^\s*'(?=[\d(+])/, '');
}

const MAX_NUMBER_LENGTH = 40;

/** A decimal number as the column has it: ratings out of 5, degrees with their sign or their hemisphere (west is "ouest" in French). */
export function decimalIn(cell: string, field: Column): string {
  const number = cell.trim().replace(/^[−–]/, '-');
  // No number is this long, and the pattern below takes time for each pair of spaces.
  if (number.length > MAX_NUMBER_LENGTH) return number;
  if (field === 'rating') return number.replace(/\s*\/\s*5$/, '');
  const [, degrees = number, hemisphere = ''] = /^([^°]*?\d)\s*°?\s*([NSEWO]?)$/i.exec(number) ?? [];
  return /^[SWO]$/i.test(hemisphere) && !degrees.startsWith('-') ? `-${degrees}` : degrees;
}

/** A count, also as "(123)" and "123 reviews". */
export function countIn(cell: string): string {
  return cell
    .trim()
    .replace(/^\(([^()-]*)\)$/, '$1')
    .replace(/(?<=\d)\s*(?:reviews?|ratings?|avis)$/i, '');
}

/**
 * Invisible characters that are copied from web pages. Joiners and direction marks are not among them: they have a meaning inside a text.
 */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** A single line: line breaks and runs of spaces come from wrapped spreadsheet text. */
export function collapsed(cell: string): string {
  return cell.replace(INVISIBLE, '').replace(/[\s\u00a0]+/g, ' ');
}

const NUMBERED = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/** Joins the lines of an address with commas: as on an envelope, each line is a part. */
export function joinedAddressLines(address: string): string {
  const lines = address.split(/[\r\n]+/).map((line) => trim(line, [' ', '\t', ',']));
  return lines.length > 1 ? lines.filter(Boolean).join(', ') : address;
}

/** Decoder for control characters of this range: in lists they are always Windows-1252 characters, such as dashes and curved quotes. */
const WESTERN = new TextDecoder('windows-1252');
const TAKEN_FOR_CONTROLS = /[\u0080-\u009f]/g;

/** A text with its entities decoded: "A &amp; B" of a web page is "A & B". */
export function decodedEntities(cell: string): string {
  const text = cell.replace(TAKEN_FOR_CONTROLS, (letter) => WESTERN.decode(Uint8Array.of(letter.codePointAt(0)!)));
  // A text with "<" was not written for a web page, where it would be escaped.
  if (!text.includes('&') || text.includes('<')) return text;
  const letters = text.replace(NUMBERED, (written: string, hex: string | undefined, decimal: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const letter = code <= 0x10ffff ? String.fromCodePoint(code) : written;
    return /\p{Cc}|\p{Cs}/u.test(letter) ? written : letter;
  });
  return unescape(letters.replaceAll('&nbsp;', ' '));
}

/** UTF-8 that was decoded as Windows-1252, and replacement characters of lost letters. */
const MISREAD = /\u00c3[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]|\u00e2\u20ac[^\s\p{L}\d]?|\ufffd/u;
const TAG = /<\/?(?:p|br|div|span|b|i|em|strong|ul|ol|li|a|h[1-6])(?:\s[^<>]*)?\/?>/i;

/** Most texts are ASCII, and need no further check. */
const NOT_ASCII = /[\u0080-\uffff]/;

/** What looks wrong about a text, for the report; the text is kept. */
export function textWarnings(text: string): string[] {
  const misread = NOT_ASCII.test(text) ? MISREAD.exec(text)?.[0] : undefined;
  return [
    ...(misread ? [`has "${misread}", as letters look that were read in a wrong encoding`] : []),
    ...(text.includes('<') && TAG.test(text) ? ['has HTML in it, which is shown as it is'] : []),
  ];
}
