import { isEqual } from 'es-toolkit/predicate';
import { placesText } from '../../../../shared/places/place-list.js';
import type { ListingDetails } from '../catalogue/listing.js';
import { type Cells, type Column, COLUMNS } from './sheet-columns.js';
import { readSheetRow } from './sheet-row.js';

export interface ExportedRow {
  cells: Record<Column, string>;
  /** Fields that a sync with these cells would read differently. */
  differing: (keyof ListingDetails)[];
}

/**
 * A listing as a row of the sheet, from which a sync reads the same listing again. If a reader would complete the address, or derive a part
 * from it that an admin has set differently, the row is marked `asShown`.
 */
export function rowOf(id: string, details: ListingDetails): ExportedRow {
  const plain = cellsOf(id, details);
  if (differing(plain, details).length === 0) return { cells: plain, differing: [] };
  const cells = { ...plain, asShown: 'yes' };
  return { cells, differing: differing(cells, details) };
}

function cellsOf(id: string, details: ListingDetails): Record<Column, string> {
  const values = { ...details, id, asShown: null };
  return Object.fromEntries(COLUMNS.map((column) => [column, cellOf(values[column])])) as Record<Column, string>;
}

function cellOf(value: string | number | boolean | null | readonly (string | object)[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const isNames = (list: readonly (string | object)[]): list is string[] => typeof list[0] === 'string';
  return value.length === 0 ? '' : isNames(value) ? placesText(value) : JSON.stringify(value);
}

function differing(cells: Cells, details: ListingDetails): ExportedRow['differing'] {
  const read = readSheetRow(cells);
  if ('skipped' in read) return ['title'];
  return (Object.keys(details) as (keyof ListingDetails)[]).filter((field) => !isEqual(read.details[field], details[field]));
}
