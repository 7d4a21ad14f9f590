import type { Options } from 'csv-stringify';

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), in full width, too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** A negative number is no formula; with an apostrophe before it, it would be a text. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** The cell with an apostrophe before it where a spreadsheet would carry it out as a formula. */
export function withoutFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** How every CSV file for a spreadsheet is written: no formulas, and a byte order mark, without which Excel misreads accents. */
export const SPREADSHEET_CSV = { bom: true, cast: { string: withoutFormula } } satisfies Options;
