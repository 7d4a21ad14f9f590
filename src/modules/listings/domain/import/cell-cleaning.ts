import { decodeHTMLStrict } from 'entities/decode';
import { trim } from 'es-toolkit/string';
import type { FieldKind } from '../../../../shared/listings/listing-fields.js';
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

/** Stars as they are drawn, with half of one and empty ones. */
const STARS = /^(?:[★⭐🌟]\ufe0f?\s*){1,5}½?\s*(?:☆\s*)*$/u;
const MAX_STARS = 5;

/** A rating without what people write beside it: "4.5 out of 5 stars", "4,5/5", "★★★★☆". */
function ratingIn(text: string): string {
  const drawn = STARS.test(text) ? [...text].filter((sign) => /[★⭐🌟½☆]/u.test(sign)) : [];
  const full = drawn.filter((sign) => sign !== '½' && sign !== '☆').length;
  if (full > 0) return drawn.length > MAX_STARS ? text : String(full + (drawn.includes('½') ? 0.5 : 0));
  return text.replace(/\s*(?:[★⭐]\ufe0f?|stars?|[ée]toiles?)$/iu, '').replace(/\s*(?:\/|out of|sur)\s*5$/i, '');
}

const SCALE = String.raw`(?:\s*(?:[★⭐]\ufe0f?|/\s*5|out of 5|sur 5|stars?|[ée]toiles?))*`;
const REVIEWS = String.raw`\s*(?:google\s+)?(?:reviews?|ratings?|avis)(?:\s+google)?`;
/** A rating, and behind it a count that is in brackets or says what it counts. */
const RATING_AND_COUNT = new RegExp(
  String.raw`^(\d(?:[.,]\d+)?${SCALE})(?:\s*\((\d[\d\s,.]*(?:${REVIEWS})?)\)|(?:\s*[·•|;–-]\s*|,\s+|\s+(?:(?:from|based on|selon|pour)\s+)?)(\d[\d\s,.]*${REVIEWS}))$`,
  'iu',
);
const MAX_RATING_AND_COUNT = 60;

/** The two values of a cell that map services show as one: "4.2 (31)", "4.8 ★ (1,204 reviews)", "4,8 · 31 avis". */
export function ratingAndCountIn(cell: string): { rating: string; count: string } | undefined {
  const text = cell.trim();
  if (text.length > MAX_RATING_AND_COUNT) return undefined;
  const [, rating, bracketed, named] = RATING_AND_COUNT.exec(text) ?? [];
  return rating === undefined ? undefined : { rating, count: (bracketed ?? named)! };
}

/** A decimal number as the column has it: ratings out of 5, degrees with their sign or their hemisphere (west is "ouest" in French). */
export function decimalIn(cell: string, field: Column): string {
  const number = cell.trim().replace(/^[−–]/, '-');
  // No number is this long, and the pattern below takes time for each pair of spaces.
  if (number.length > MAX_NUMBER_LENGTH) return number;
  if (field === 'rating') return ratingIn(number);
  const [, degrees = number, hemisphere = ''] = /^([^°]*?\d)\s*°?\s*([NSEWO]?)$/i.exec(number) ?? [];
  return /^[SWO]$/i.test(hemisphere) && !degrees.startsWith('-') ? `-${degrees}` : degrees;
}

const COUNTED = new RegExp(`(?<=\\d)${REVIEWS}$`, 'i');

/** A count, also as "(123)" and "123 Google reviews". */
export function countIn(cell: string): string {
  return cell
    .trim()
    .replace(/^\(([^()-]*)\)$/, '$1')
    .replace(COUNTED, '');
}

const CHECKED = /^[✓✔☑✅√]\ufe0f?$/u;
const UNCHECKED = /^[☐✗✘❌]\ufe0f?$/u;

/** Yes or no in place of a mark in a box; other texts as they are. */
export function wordOfMark(cell: string): string {
  const mark = cell.trim();
  return CHECKED.test(mark) ? 'yes' : UNCHECKED.test(mark) ? 'no' : cell;
}

/** A cross says yes in a list of boxes to tick, and no beside check marks. */
export const isCross = (cell: string): boolean => /^\s*[x×☒]\s*$/i.test(cell);

/** Kinds of values that never begin with an apostrophe. */
const WITHOUT_APOSTROPHE: readonly FieldKind[] = ['plain', 'post-code', 'email', 'link', 'image', 'yes', 'decimal', 'count', 'hours'];

/** A value without the apostrophe that keeps a spreadsheet from computing it, and without a pair of them around it. */
export function withoutApostrophe(cell: string, kind: FieldKind): string {
  return WITHOUT_APOSTROPHE.includes(kind) && cell.trimStart().startsWith("'") ? trim(cell.trim(), "'") : cell;
}

/** A link as spreadsheets write it, in English and French. */
const LINK_FORMULA = /^\s*=\s*(?:HYPERLINK|LIEN_HYPERTEXTE)\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)\s*$/i;
/** Any other formula. A name may begin with "=" as well, but has no bracket directly behind its first word. */
const FORMULA = /^\s*=\s*[A-Z][A-Z\d._]*\(/i;
const WITH_ADDRESS: readonly FieldKind[] = ['link', 'image', 'email'];

/** The value of a formula that a program wrote as a text: the address of a link or its label. `undefined` where it must be computed. */
export function valueOfFormula(cell: string, kind: FieldKind): string | undefined {
  const [, address, label] = (LINK_FORMULA.exec(cell) ?? []).map((part) => part?.replaceAll('""', '"'));
  if (address !== undefined && WITH_ADDRESS.includes(kind)) return address;
  // A text without a label stays as it was written.
  if (address !== undefined) return label ?? cell;
  return FORMULA.test(cell) ? undefined : cell;
}

/**
 * Invisible characters that are copied from web pages. Joiners and direction marks are not among them: they have a meaning inside a text.
 */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** A single line: line breaks and runs of spaces come from wrapped spreadsheet text. */
export function collapsed(cell: string): string {
  return cell.replace(INVISIBLE, '').replace(/[\s\u00a0]+/g, ' ');
}

const NAMED = /&[a-z][a-z\d]{1,30};/gi;
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
  return letters.replaceAll('&nbsp;', ' ').replace(NAMED, (name) => decodeHTMLStrict(name));
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
