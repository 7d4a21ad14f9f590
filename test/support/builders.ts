import { stringify } from 'csv-stringify/sync';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { COLUMNS as ALL_COLUMNS } from '../../src/modules/listings/domain/import/sheet-columns.js';

/** All columns that people fill in. */
const COLUMNS = ALL_COLUMNS.filter((column) => column !== 'asShown');
const EMPTY = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as ListingRow;

let built = 0;

/** A row of the sheet with ordinary values, except for the given cells. */
export function aListing(cells: Partial<ListingRow> = {}): ListingRow {
  built += 1;
  return {
    ...EMPTY,
    id: `listing-${built}`,
    title: `Business ${built}`,
    industry: 'Plumber',
    featured: 'no',
    verified: 'no',
    licensed: 'no',
    reviews: '0',
    city: 'Guelph',
    region: 'ON',
    ...cells,
  };
}

/** A row of the sheet with only id, title and the given cells. */
export function aBareListing(cells: Pick<ListingRow, 'id' | 'title'> & Partial<ListingRow>): ListingRow {
  return { ...EMPTY, ...cells };
}

/** The rows of a sheet with these listings, its header first. */
export function sheetRows(listings: readonly ListingRow[]): string[][] {
  return [[...COLUMNS], ...listings.map((listing) => COLUMNS.map((column) => listing[column] ?? ''))];
}

/** The same as the text of a CSV file. */
export function sheetCsv(listings: readonly ListingRow[]): string {
  return stringify(sheetRows(listings));
}
