import type { TableRemarks } from './table-reader.js';

/** Cells of a workbook whose formulas have no result, because the program that wrote it did not calculate them. */
export interface MissingResults {
  /** The first cells, such as C7. */
  cells: string[];
  total: number;
}

const MAX_NAMED = 20;
const MAX_NAME_LENGTH = 100;

/** Collects the parts of a file that are not read, to tell an admin. */
export class UnreadParts implements TableRemarks {
  private readonly missing: MissingResults = { cells: [], total: 0 };
  private readonly sheets: string[] = [];

  withoutResult(cell: string): void {
    this.missing.total += 1;
    if (this.missing.cells.length < MAX_NAMED) this.missing.cells.push(cell);
  }

  otherSheet(name: string): void {
    if (this.sheets.length < MAX_NAMED) this.sheets.push(name.slice(0, MAX_NAME_LENGTH).toWellFormed());
  }

  get found(): { withoutResult: MissingResults | null; otherSheets: string[] | null } {
    return { withoutResult: this.missing.total > 0 ? this.missing : null, otherSheets: this.sheets.length > 0 ? this.sheets : null };
  }

  /** Advice for a file that cannot be imported; empty if all of it was read. */
  get text(): string {
    const { cells, total } = this.missing;
    const more = total > cells.length ? ` and ${(total - cells.length).toLocaleString('en-CA')} more` : '';
    return [
      total > 0 &&
        ` Formulas without a result are in ${cells.join(', ')}${more}: open the file in Excel or LibreOffice, save it, and upload it again.`,
      this.sheets.length > 0 && ` Only its first sheet is read, and not ${this.sheets.join(', ')}.`,
    ]
      .filter(Boolean)
      .join('');
  }
}
