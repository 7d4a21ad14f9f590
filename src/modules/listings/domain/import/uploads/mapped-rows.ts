import { withScheme } from '../../../../../shared/contact/with-scheme.js';
import { fold } from '../../../../../shared/text/text.js';
import type { Cells, Column } from '../sheet-columns.js';
import { idIn, hasContent } from '../cell-cleaning.js';
import { fieldNamed } from './column-names.js';
import { generatedId } from './generated-id.js';
import type { UploadColumn } from './upload.js';

type MappedColumn = Pick<UploadColumn, 'place' | 'field'>;

/**
 * The rows of a file as rows of a sheet: columns have the names of their fields, and each business has an id. No row is left out, so that
 * row numbers in reports are those of the file.
 */
export async function* mappedRows(
  rows: AsyncIterable<string[]>,
  headerRow: number,
  mapped: readonly MappedColumn[],
): AsyncIterable<string[]> {
  const columns = columnsOf(mapped);
  const fields = [...columns.keys()].filter((field) => field !== 'id');
  const places = mapped.flatMap(({ place, field }) => (field ? [place] : []));
  const nameIn = (row: readonly string[], place: number) => fold(row[place] ?? '');
  let names: readonly string[] = [];
  let number = 0;
  for await (const row of rows) {
    if (number === headerRow) names = row;
    if (number < headerRow || row.every((cell) => cell.trim() === '')) yield [];
    // Lists that were joined from several repeat the header.
    else if (places.every((place) => nameIn(row, place) === nameIn(names, place)) || namesFields(row, mapped)) yield ['id', ...fields];
    else yield [...rowOf(row, columns, fields), ...(places.some((place) => place >= names.length) ? [] : row.slice(names.length))];
    number += 1;
  }
}

/** Whether a row is the header of another list: every filled cell is a name of its column's field. One cell alone may be a business. */
function namesFields(row: readonly string[], mapped: readonly MappedColumn[]): boolean {
  const filled = mapped.filter(({ place, field }) => field !== null && (row[place] ?? '').trim() !== '');
  return filled.length > 1 && filled.every(({ place, field }) => fieldNamed(row[place]!)?.field === field);
}

function columnsOf(mapped: readonly MappedColumn[]): Map<Column, number[]> {
  const columns = new Map<Column, number[]>();
  for (const { place, field } of mapped) if (field) columns.set(field, [...(columns.get(field) ?? []), place]);
  return columns;
}

function rowOf(row: readonly string[], columns: ReadonlyMap<Column, number[]>, fields: readonly Column[]): string[] {
  const cells: Cells = {};
  for (const [field, places] of columns) cells[field] = places.length === 1 ? (row[places[0]!] ?? '') : together(row, places, field);
  // Lists of members often have a website without its scheme: "www.bob.example".
  if (cells.website !== undefined) cells.website = withScheme(cells.website.trim());
  // With "n/a" as an id, several rows would be one business.
  const id = hasContent(cells.id ?? '') ? idIn(cells.id!) : '';
  return [id || generatedId(cells), ...fields.map((field) => cells[field]!)];
}

function together(row: readonly string[], places: readonly number[], field: Column): string {
  const filled = places.map((place) => (row[place] ?? '').trim()).filter(Boolean);
  const sound = filled.filter((cell) => hasContent(cell));
  return sound.length > 0 ? sound.join(field === 'serviceArea' ? '; ' : ', ') : (filled[0] ?? '');
}
