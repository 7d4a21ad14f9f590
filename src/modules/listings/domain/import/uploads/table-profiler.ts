import type { SampledColumn } from './column-matching.js';
import { findHeader, type HeaderRow, columnLabel, MAX_COLUMNS, namesOf } from './header-row.js';
import { SheetHeader } from '../sheet-columns.js';
import { UploadRefused } from './upload.errors.js';

/** The number of rows from which the content of a column is judged. */
const SAMPLE = 100;
const EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 80;

export interface ColumnProfile extends SampledColumn {
  place: number;
  examples: string[];
}

export interface TableProfile {
  /** Position of its header, counted from 0. */
  headerRow: number;
  /** Rows below the header, without blank ones. */
  rows: number;
  columns: ColumnProfile[];
  /** The column names that are in the file. */
  written: string[];
}

/** Profiles a table while its rows are read: its header, the content of its columns, and its number of rows. */
export class TableProfiler {
  private readonly first: string[][] = [];
  private header: HeaderRow | undefined;
  private readonly samples: string[][] = [];
  private readonly examples: string[][] = [];
  private count = 0;
  private widest = 0;

  /** @throws UploadRefused as soon as it is clear that the table has no names, or too many columns */
  take(row: readonly string[]): void {
    if (this.header) return this.look(row);
    this.first.push([...row]);
    if (this.first.length === SheetHeader.within) this.decide();
  }

  /** @throws UploadRefused */
  finish(): TableProfile {
    if (!this.header) this.decide();
    const { index, names: written } = this.header!;
    if (this.count === 0) throw new UploadRefused('The file has column names, but no businesses below them. Nothing was changed.');
    // A row may be longer than the row of names.
    const names = namesOf(Array.from({ length: Math.max(written.length, this.widest) }, (_, column) => written[column] ?? ''));
    const columns = names.map((name, place) => ({ name, place, cells: this.samples[place] ?? [], examples: this.examples[place] ?? [] }));
    // Spreadsheets may have columns that are completely empty.
    const isUnnamed = ({ name, place }: ColumnProfile) => name === `Column ${columnLabel(place)}`;
    const filled = columns.filter((column) => column.examples.length > 0 || !isUnnamed(column));
    return {
      headerRow: index,
      rows: this.count,
      columns: filled,
      written: columns.filter((column) => !isUnnamed(column)).map(({ name }) => name),
    };
  }

  private decide(): void {
    this.header = findHeader(this.first);
    for (const row of this.first.slice(this.header.index + 1)) this.look(row);
  }

  private look(row: readonly string[]): void {
    if (row.length > MAX_COLUMNS)
      throw new UploadRefused(
        `A row of the file has ${row.length.toLocaleString('en-CA')} cells; ${MAX_COLUMNS.toLocaleString('en-CA')} at most can be read. Nothing was changed.`,
      );
    // Spreadsheets may write blank rows down to their maximum.
    if (row.every((cell) => cell.trim() === '')) return;
    const isSampled = this.count < SAMPLE;
    row.forEach((cell, column) => {
      const text = cell.trim();
      if (text !== '') {
        if (column >= this.widest) this.widest = column + 1;
        this.noteExample(column, text);
      }
      if (isSampled) (this.samples[column] ??= []).push(cell.slice(0, 500));
    });
    this.count += 1;
  }

  private noteExample(column: number, text: string): void {
    const examples = (this.examples[column] ??= []);
    if (examples.length >= EXAMPLES) return;
    const line = text.replace(/\s+/g, ' ');
    const shown = (line.length > MAX_EXAMPLE_LENGTH ? `${line.slice(0, MAX_EXAMPLE_LENGTH)}...` : line).toWellFormed();
    if (!examples.includes(shown)) examples.push(shown);
  }
}
