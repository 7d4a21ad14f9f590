import type { Options } from 'csv-stringify';

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), in full width, too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** A negative number is no formula; with an apostrophe before it, it would be a text. */
const NUMBER = /^-\d+(\.\d+)?$/;

/**
 * Where semicolons part cells, as in French, a part of this cell would be one of its own: quotes inside a line hold nothing together there.
 * Telephone numbers and the like are no formulas.
 */
const NEXT_CELL = /(?<=[^])([;\t]"?)(?=[=+\-@＝＋－＠])(?![+\-＋－][\d\s().-]*(?:[;\t"]|$))/g;

/** The cell with an apostrophe before it where a spreadsheet would carry it out as a formula. */
export function withoutFormula(cell: string): string {
  const safe = cell.replace(NEXT_CELL, "$1'");
  return FORMULA.test(safe) && !NUMBER.test(safe) ? `'${safe}` : safe;
}

const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])|(?<=[^][;\t]"?)'(?=[=+\-@＝＋－＠])/g;

/** The cell that {@link withoutFormula} has put apostrophes into: a spreadsheet that opens a CSV file shows and saves them as a part of it. */
export function withoutApostrophes(cell: string): string {
  return cell.includes("'") ? cell.replace(GUARDED, '') : cell;
}

/** How every CSV file for a spreadsheet is written: no formulas, and a byte order mark, without which Excel misreads accents. */
export const SPREADSHEET_CSV = { bom: true, cast: { string: withoutFormula } } satisfies Options;
