import { COLUMNS } from '../../domain/import/sheet-columns.js';
import { aCurated, AllListings, InMemoryCurated } from '../../testing/curation.js';
import { ExportListings, SpreadsheetFiles } from './export-listings.js';

/** Cells with bars between them, so that a test can read them. */
class PlainFiles extends SpreadsheetFiles {
  async *csv(rows: AsyncIterable<readonly string[]>): AsyncIterable<Buffer> {
    for await (const row of rows) yield Buffer.from(row.join('|'));
  }

  workbook(rows: AsyncIterable<readonly string[]>): AsyncIterable<Buffer> {
    return this.csv(rows);
  }
}

it.each(['csv', 'workbook'] as const)('writes the listings as displayed into the columns of the sheet, as %s', async (format) => {
  const listings = new InMemoryCurated(
    aCurated('1', { corrections: { city: 'Elora' } }, { city: 'Guelph', verified: true }),
    aCurated('2'),
  );
  const rows: string[][] = [];
  for await (const bytes of new ExportListings(new AllListings(listings), new PlainFiles())[format]({}))
    rows.push(bytes.toString().split('|'));
  const [names, ...written] = rows;
  expect(names).toEqual(COLUMNS);
  const cell = (row: string[], column: string) => row[names!.indexOf(column)];
  expect(written.map((row) => ['id', 'title', 'city', 'verified'].map((column) => cell(row, column)))).toEqual([
    ['1', 'Title of 1', 'Elora', 'yes'],
    ['2', 'Title of 2', '', 'no'],
  ]);
});
