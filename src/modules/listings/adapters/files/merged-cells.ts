import { MAX_COLUMNS } from '../../domain/import/uploads/header-row.js';
import { columnOf } from './column-of.js';

const RANGE = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;

export interface MergedLimits {
  /** Maximum number of ranges in memory. */
  ranges: number;
  /** Maximum of characters that are written into rows, with an addition for each cell: a small file could fill every cell there is. */
  filled: number;
  /** The error to throw beyond these limits. */
  exceeded: () => Error;
}

interface MergedRange {
  column: number;
  lastRow: number;
}

/** Added to the characters of each cell. */
const PER_CELL = 16;

/** Cells that are merged over several rows: the file has their value in the first row only. */
export class MergedCells {
  /** By their first row, counted from 1. */
  private readonly ranges = new Map<number, MergedRange[]>();
  /** Ranges that reach over the present row, by column. */
  private readonly open = new Map<number, MergedRange & { text: string }>();
  private filled = 0;

  private count = 0;

  constructor(private readonly limits: MergedLimits) {}

  /** @param reference the first and the last of the cells: "A2:B4" */
  add(reference: string): void {
    const [, letters, first, last] = RANGE.exec(reference) ?? [];
    const column = letters === undefined ? MAX_COLUMNS : columnOf(letters);
    // A range within one row needs no copies.
    if (column >= MAX_COLUMNS || Number(last) <= Number(first)) return;
    this.count += 1;
    if (this.count > this.limits.ranges) throw this.limits.exceeded();
    const ranges = this.ranges.get(Number(first)) ?? [];
    ranges.push({ column, lastRow: Number(last) });
    this.ranges.set(Number(first), ranges);
  }

  /** Writes the values that are merged from above into a row, unless the row is blank. Call it for each row, in order. */
  fill(row: string[], number: number): void {
    for (const [column, { lastRow }] of this.open) if (lastRow < number) this.open.delete(column);
    if (this.open.size > 0 && row.some((cell) => cell.trim() !== ''))
      for (const { column, text } of this.open.values()) this.put(row, column, text);
    for (const { column, lastRow } of this.ranges.get(number) ?? []) {
      const text = row[column]?.trim();
      if (text) this.open.set(column, { column, lastRow, text });
    }
  }

  private put(row: string[], column: number, text: string): void {
    if (row[column]?.trim()) return;
    while (row.length < column) row.push('');
    row[column] = text;
    this.filled += text.length + PER_CELL;
    if (this.filled > this.limits.filled) throw this.limits.exceeded();
  }
}
