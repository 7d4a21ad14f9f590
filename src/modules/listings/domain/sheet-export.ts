import { isEqual } from 'es-toolkit/predicate';
import type { ListingDetails } from './listing.js';
import { type Cells, type Column, COLUMNS } from './sheet-columns.js';
import { readSheetRow } from './sheet-row.js';

export interface ExportedRow {
  cells: Record<Column, string>;
  /** What a sync with these cells would read otherwise. */
  differing: (keyof ListingDetails)[];
}

/**
 * A listing as a row of the sheet, from which a sync reads the same listing again. Where a reader would complete the address, or take
 * a part of it for what an admin said otherwise, the row says that it stands as it is shown.
 */
export function rowOf(id: string, details: ListingDetails): ExportedRow {
  const plain = cellsOf(id, details);
  if (differing(plain, details).length === 0) return { cells: plain, differing: [] };
  const cells = { ...plain, asShown: 'yes' };
  return { cells, differing: differing(cells, details) };
}

function cellsOf(id: string, details: ListingDetails): Record<Column, string> {
  const { reviewsData, openingHours } = details;
  const values = { ...details, id, asShown: null, reviewsData: jsonOf(reviewsData), openingHours: jsonOf(openingHours) };
  return Object.fromEntries(COLUMNS.map((column) => [column, cellOf(values[column])])) as Record<Column, string>;
}

function cellOf(value: string | number | boolean | null): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');
}

function jsonOf(list: readonly object[]): string {
  return list.length > 0 ? JSON.stringify(list) : '';
}

function differing(cells: Cells, details: ListingDetails): ExportedRow['differing'] {
  const read = readSheetRow(cells);
  if ('skipped' in read) return ['title'];
  return (Object.keys(details) as (keyof ListingDetails)[]).filter((field) => !isEqual(read.details[field], details[field]));
}
