import type { Options } from 'csv-stringify';

/** First characters by which a spreadsheet recognises a formula (OWASP, CSV injection), also in full width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** A negative number is no formula; an apostrophe before it would turn it into text. */
const NUMBER = /^-\d+(\.\d+)?$/;

/**
 * A formula after a semicolon or tab within a cell. Where the spreadsheet separates cells by semicolons, as in French, that part becomes a
 * cell of its own, because quotes inside a line do not protect it there. Telephone numbers and the like are no formulas.
 */
const NEXT_CELL = /(?<=[^])([;\t]"?)(?=[=+\-@＝＋－＠])(?![+\-＋－][\d\s().-]*(?:[;\t"]|$))/g;

/** Escapes a cell with an apostrophe where a spreadsheet would execute it as a formula. */
export function withoutFormula(cell: string): string {
  const safe = cell.replace(NEXT_CELL, "$1'");
  return FORMULA.test(safe) && !NUMBER.test(safe) ? `'${safe}` : safe;
}

const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])|(?<=[^][;\t]"?)'(?=[=+\-@＝＋－＠])/g;

/** Removes the apostrophes that {@link withoutFormula} added: a spreadsheet that opens a CSV file keeps them as part of the text. */
export function withoutApostrophes(cell: string): string {
  return cell.includes("'") ? cell.replace(GUARDED, '') : cell;
}

/** How every CSV file for a spreadsheet is written: no formulas, and a byte order mark, without which Excel misreads accents. */
export const SPREADSHEET_CSV = { bom: true, cast: { string: withoutFormula } } satisfies Options;
