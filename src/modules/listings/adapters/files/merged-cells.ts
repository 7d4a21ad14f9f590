import { MAX_COLUMNS } from '../../domain/import/uploads/header-row.js';
import { columnOf } from './column-of.js';

/** The places of merged cells stand behind all rows, and are needed before. An element that is cut by the end of a piece begins within this. */
const CUT = 300;
const MERGED = /<(?:[\w.-]+:)?mergeCell\s[^<>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;

export interface MergedLimits {
  /** This many are held in memory. */
  ranges: number;
  /** Characters that are written into rows, with something besides for each cell: a small file could fill every cell there is. */
  filled: number;
  /** What to throw beyond them. */
  exceeded: () => Error;
}

interface MergedRange {
  column: number;
  lastRow: number;
}

/** Besides its characters. */
const PER_CELL = 16;

/** Cells that are merged over several rows: the file has their value in the first one alone. */
export class MergedCells {
  /** By their first row, counted from 1. */
  private readonly ranges = new Map<number, MergedRange[]>();
  /** Those that reach over the present row, by column. */
  private readonly open = new Map<number, MergedRange & { text: string }>();
  private filled = 0;

  private constructor(private readonly limits: MergedLimits) {}

  /** @param sheet its XML: looked through for these elements alone, which takes a fraction of parsing it */
  static async in(sheet: AsyncIterable<Buffer>, limits: MergedLimits): Promise<MergedCells> {
    const merged = new MergedCells(limits);
    let count = 0;
    let rest = '';
    for await (const bytes of sheet) {
      const text = rest + bytes.toString('latin1');
      let end = Math.max(0, text.length - CUT);
      if (text.includes('mergeCell'))
        for (const match of text.matchAll(MERGED)) {
          const [, column, first, last] = match;
          end = Math.max(end, match.index + match[0].length);
          if (!merged.add(columnOf(column!), Number(first), Number(last))) continue;
          count += 1;
          if (count > limits.ranges) throw limits.exceeded();
        }
      rest = text.slice(end);
    }
    return merged;
  }

  /** Writes into a row what is merged over it from above, unless the row has nothing of its own. To be called with each row in turn. */
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

  /** @returns whether it is merged over several rows */
  private add(column: number, first: number, lastRow: number): boolean {
    if (column >= MAX_COLUMNS || lastRow <= first) return false;
    const ranges = this.ranges.get(first) ?? [];
    ranges.push({ column, lastRow });
    this.ranges.set(first, ranges);
    return true;
  }
}
