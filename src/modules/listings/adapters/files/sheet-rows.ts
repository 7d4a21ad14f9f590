import { columnLabel, MAX_COLUMNS } from '../../domain/import/uploads/header-row.js';
import { UploadRefused } from '../../domain/import/uploads/upload.errors.js';
import { columnOf } from './column-of.js';
import type { RawCell } from './cell-text.js';
import type { CellLinks } from './cell-links.js';
import type { MergedCells } from './merged-cells.js';
import type { XmlEvent } from './xml-events.js';

/** Excel's last row. */
const LAST_ROW = 1_048_576;

interface OpenCell extends RawCell {
  column: number;
  isFormula: boolean;
  formula: string;
  /** Excel writes an empty value for a formula whose result is an empty text. */
  hasValue: boolean;
}

export interface SheetReading {
  textOf: (cell: RawCell) => string;
  merged: MergedCells;
  links: CellLinks;
  /** Called with the place of a cell whose formula has no result. */
  withoutResult: (cell: string) => void;
}

/** Builds the rows of a sheet from its XML, blank ones included: a row has the number that the spreadsheet shows. */
export class SheetRows {
  private number = 0;
  private row: string[] | undefined;
  private cell: OpenCell | undefined;
  /** Column of the next cell, unless the cell says where it is. */
  private column = 0;
  /** The element whose text counts: a value, or the text within a cell. */
  private isValue = false;
  private isPhonetic = false;
  private isFormula = false;

  constructor(private readonly reading: SheetReading) {}

  *take(events: readonly XmlEvent[]): Iterable<string[]> {
    for (const event of events) {
      if (event.kind === 'text') {
        if (this.isValue && !this.isPhonetic && this.cell) this.cell.value += event.text;
        else if (this.isFormula && this.cell) this.cell.formula += event.text;
      } else if (event.kind === 'open') yield* this.open(event.name, event.attributes);
      else if (event.name === 'row' && this.row) {
        this.number += 1;
        this.reading.merged.fill(this.row, this.number);
        yield this.row;
        this.row = undefined;
      } else this.close(event.name);
    }
  }

  private *open(name: string, attributes: Record<string, string>): Iterable<string[]> {
    if (name === 'row') {
      const number = Math.min(Number(attributes['r']) || this.number + 1, LAST_ROW);
      // Blank rows are left out of the file.
      for (; this.number < number - 1; this.number += 1) yield [];
      this.row = [];
      this.column = 0;
    } else if (name === 'c' && this.row) {
      const { r, t = 'n', s } = attributes;
      const column = r ? columnOf(r) : this.column;
      this.column = column + 1;
      this.cell = { column, type: t, style: s === undefined ? -1 : Number(s), value: '', isFormula: false, formula: '', hasValue: false };
    } else if (name === 'v' || name === 't') {
      this.isValue = true;
      if (this.cell) this.cell.hasValue = true;
    } else if (name === 'f' && this.cell) {
      this.isFormula = true;
      this.cell.isFormula = true;
    } else if (name === 'rPh') this.isPhonetic = true;
  }

  private close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'f') this.isFormula = false;
    else if (name === 'c' && this.cell && this.row) {
      const { column, type, value, isFormula, formula, hasValue } = this.cell;
      const shown = this.reading.textOf(this.cell);
      const text = this.reading.links.textOf({ row: this.number + 1, column, text: shown, formula });
      if (text !== '') this.put(column, text);
      if (isFormula && value === '' && !(type === 'str' && hasValue)) this.reading.withoutResult(columnLabel(column) + (this.number + 1));
      this.cell = undefined;
    }
  }

  private put(column: number, text: string): void {
    if (column >= MAX_COLUMNS) {
      throw new UploadRefused(
        `The sheet has something in its column ${(column + 1).toLocaleString('en-CA')}; ${MAX_COLUMNS.toLocaleString('en-CA')} columns at most can be read. Delete what is not about businesses, and upload the file again.`,
      );
    }
    while (this.row!.length < column) this.row!.push('');
    this.row![column] = text;
  }
}
