import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { SPREADSHEET_CSV } from '../../../../platform/csv/spreadsheet-csv.js';

/**
 * Rows as the text of a CSV file that {@link CsvSheet} reads back cell by cell.
 * @param forSpreadsheet puts an apostrophe before what a spreadsheet would carry out as a formula; such cells do not come back the same
 */
export function csvText(rows: AsyncIterable<readonly string[]>, forSpreadsheet: boolean): AsyncIterable<Buffer> {
  // Some readers take a lone carriage return for the end of a line, so cells with one are quoted.
  const text = stringify({ quoted_match: /[\r\n]/, ...(forSpreadsheet ? SPREADSHEET_CSV : {}) });
  const source = Readable.from(rows);
  source.on('error', (error) => text.destroy(error));
  return source.pipe(text);
}
