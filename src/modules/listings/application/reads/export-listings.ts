import { COLUMNS } from '../../domain/import/sheet-columns.js';
import { rowOf } from '../../domain/import/sheet-export.js';
import { type AdminListingFilter, AdminListings } from './admin-listings.js';

type Rows = AsyncIterable<readonly string[]>;

/** Rows as files for spreadsheets, written while the rows are read. No cell is executed as a formula. */
export abstract class SpreadsheetFiles {
  abstract csv(rows: Rows): AsyncIterable<Buffer>;
  abstract workbook(rows: Rows): AsyncIterable<Buffer>;
}

/** The listings that match an admin's filter, with the columns of the sheet. */
export class ExportListings {
  constructor(
    private readonly listings: AdminListings,
    private readonly files: SpreadsheetFiles,
  ) {}

  csv(filter: AdminListingFilter): AsyncIterable<Buffer> {
    return this.files.csv(this.rows(filter));
  }

  workbook(filter: AdminListingFilter): AsyncIterable<Buffer> {
    return this.files.workbook(this.rows(filter));
  }

  private async *rows(filter: AdminListingFilter): AsyncGenerator<readonly string[]> {
    yield COLUMNS;
    for await (const { id, details } of this.listings.each(filter)) {
      const { cells } = rowOf(id, details);
      yield COLUMNS.map((column) => cells[column]);
    }
  }
}
