import { MAX_COLUMNS } from '../../domain/import/uploads/header-row.js';
import { UploadRefused } from '../../domain/import/uploads/upload.errors.js';
import type { RawCell } from './cell-text.js';
import type { XmlEvent } from './xml-events.js';

/** Excel's last row. */
const LAST_ROW = 1_048_576;

/** Puts the rows of a sheet together from its XML, blank ones included: a row has the number that the spreadsheet shows. */
export class SheetRows {
  private number = 0;
  private row: string[] | undefined;
  private cell: (RawCell & { column: number }) | undefined;
  /** The element whose text counts: a value, or the text within a cell. */
  private isValue = false;
  private isPhonetic = false;

  constructor(private readonly textOf: (cell: RawCell) => string) {}

  *take(events: readonly XmlEvent[]): Iterable<string[]> {
    for (const event of events) {
      if (event.kind === 'text') {
        if (this.isValue && !this.isPhonetic && this.cell) this.cell.value += event.text;
      } else if (event.kind === 'open') yield* this.open(event.name, event.attributes);
      else if (event.name === 'row' && this.row) {
        this.number += 1;
        yield this.row;
        this.row = undefined;
      } else this.close(event.name);
    }
  }

  private *open(name: string, attributes: Record<string, string>): Iterable<string[]> {
    if (name === 'row') {
      const number = Math.min(Number(attributes['r']) || this.number + 1, LAST_ROW);
      // Rows in which there is nothing are left out of the file.
      for (; this.number < number - 1; this.number += 1) yield [];
      this.row = [];
    } else if (name === 'c' && this.row) {
      const { r, t = 'n', s } = attributes;
      this.cell = { column: r ? columnOf(r) : this.row.length, type: t, style: s === undefined ? -1 : Number(s), value: '' };
    } else if (name === 'v' || name === 't') this.isValue = true;
    else if (name === 'rPh') this.isPhonetic = true;
  }

  private close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'c' && this.cell && this.row) {
      const { column, ...cell } = this.cell;
      const text = this.textOf(cell);
      if (text !== '') this.put(column, text);
      this.cell = undefined;
    }
  }

  private put(column: number, text: string): void {
    if (column >= MAX_COLUMNS) {
      throw new UploadRefused(
        `The sheet has something in its column ${(column + 1).toLocaleString('en-CA')}; ${MAX_COLUMNS.toLocaleString('en-CA')} columns at most can be read. Delete what says nothing of businesses, and upload the file again.`,
      );
    }
    while (this.row!.length < column) this.row!.push('');
    this.row![column] = text;
  }
}

/** Counted from 0: C7 stands in column 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.codePointAt(0)! - 64;
  return column - 1;
}
