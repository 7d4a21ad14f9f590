import { csvText } from '../adapters/csv/csv-text.js';
import { publishedListings, type RunQuery } from '../adapters/postgres/catalogue/published-listings.js';
import { COLUMNS } from '../domain/import/sheet-columns.js';
import { type ExportedRow, rowOf } from '../domain/import/sheet-export.js';

/** At most so many are named, because a million of them would need as much memory as a million listings. */
const NAMED = 10;

export interface ExportReport {
  listings: number;
  /** Listings that a sync with the file would read differently from what they show: the first ten of them. */
  differing: { id: string; fields: ExportedRow['differing'] }[];
  /** The number of further ones. */
  moreDiffering: number;
}

/** The published listings as a sheet; `report` is complete when the text has been read to its end. */
export async function exportListings(
  query: RunQuery,
  forSpreadsheet: boolean,
): Promise<{ text: AsyncIterable<Buffer>; report: ExportReport }> {
  const report: ExportReport = { listings: 0, differing: [], moreDiffering: 0 };
  // The header is written first: whether it has the `asShown` column is known only from the rows.
  let someAsShown = false;
  for await (const { id, details } of publishedListings(query)) {
    someAsShown = rowOf(id, details).cells.asShown !== '';
    if (someAsShown) break;
  }
  const columns = COLUMNS.filter((column) => column !== 'asShown' || someAsShown);
  async function* rows(): AsyncGenerator<readonly string[]> {
    yield columns;
    for await (const { id, details } of publishedListings(query)) {
      const { cells, differing } = rowOf(id, details);
      report.listings += 1;
      if (differing.length > 0 && report.differing.length < NAMED) report.differing.push({ id, fields: differing });
      else if (differing.length > 0) report.moreDiffering += 1;
      yield columns.map((column) => cells[column]);
    }
  }
  return { text: csvText(rows(), forSpreadsheet), report };
}
