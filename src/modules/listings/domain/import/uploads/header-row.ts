import { SheetHeader } from '../sheet-columns.js';
import { isColumnName } from './column-names.js';
import { looksLikeAValue } from './cell-kinds.js';
import { UploadRefused } from './upload.errors.js';

export const MAX_COLUMNS = 1_000;

const NO_HEADER =
  'The file has no row with the names of its columns. Put one above the first business, such as "Business Name, Category, Phone, Address", and upload the file again.';

/** The position of the header, and a different name for each column. */
export interface HeaderRow {
  /** Counted from 0. */
  index: number;
  names: string[];
}

/**
 * The header within the first rows of a table; titles, notes and merged cells above it are skipped.
 * @throws UploadRefused when there is none
 */
export function findHeader(rows: readonly (readonly string[])[]): HeaderRow {
  const candidates = rows
    .slice(0, SheetHeader.within)
    .map((row, index) => ({ index, row, known: row.filter(isColumnName).length, filled: row.filter((cell) => cell.trim()).length }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (found, candidate) => (isBetter(candidate, found) ? candidate : found),
    undefined,
  );
  if (!best || best.filled === 0) throw new UploadRefused('The file is empty: it has no row with anything in it. Nothing was changed.');
  if (best.known === 0 && best.row.some(looksLikeAValue)) throw new UploadRefused(NO_HEADER);
  if (best.row.length > MAX_COLUMNS) {
    throw new UploadRefused(
      `The file has ${best.row.length.toLocaleString('en-CA')} columns; ${MAX_COLUMNS.toLocaleString('en-CA')} at most can be read. Delete those that are not about businesses, and upload the file again.`,
    );
  }
  return { index: best.index, names: namesOf(best.row) };
}

/** Prefers rows with more known names; otherwise the first row that is as wide as the table. */
function isBetter(candidate: { known: number; filled: number }, found: { known: number; filled: number } | undefined): boolean {
  if (!found) return candidate.filled > 0;
  if (candidate.known !== found.known) return candidate.known > found.known;
  return found.known === 0 && found.filled < 2 && candidate.filled > found.filled;
}

/** The names as written. A column without a name is called as spreadsheets call it; the second of two equal names gets a number. */
export function namesOf(row: readonly string[]): string[] {
  const taken = new Set<string>();
  return row.map((cell, index) => {
    const written = cell
      .replace(/^\ufeff/, '')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim()
      .slice(0, 200)
      .toWellFormed();
    const name = written || `Column ${columnLabel(index)}`;
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
    taken.add(free);
    return free;
  });
}

/** A, B, ... Z, AA. */
export function columnLabel(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? columnLabel(before - 1) : '') + String.fromCodePoint(65 + (index % 26));
}
