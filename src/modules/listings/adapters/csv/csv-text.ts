import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';

/** What a spreadsheet takes for the beginning of a formula; numbers are none. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[-+]?\d+(\.\d+)?$/;

/**
 * Rows as the text of a CSV file that {@link CsvSheet} reads back cell by cell.
 * @param forSpreadsheet puts an apostrophe before what a spreadsheet would carry out as a formula; such cells do not come back the same
 */
export function csvText(rows: AsyncIterable<readonly string[]>, forSpreadsheet: boolean): AsyncIterable<Buffer> {
  // A lone carriage return ends a line for readers who do not know where the file was made.
  const text = stringify({
    bom: forSpreadsheet,
    quoted_match: /[\r\n]/,
    cast: { string: (cell) => (forSpreadsheet ? withoutFormula(cell) : cell) },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => text.destroy(error));
  return source.pipe(text);
}

function withoutFormula(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}
