/** Cells of a workbook whose formulas have no result: the program that wrote it did not calculate them. */
export interface MissingResults {
  /** The first ones, such as C7. */
  cells: string[];
  total: number;
}

const MAX_NAMED = 20;

export function noteMissingResult(missing: MissingResults, cell: string): void {
  missing.total += 1;
  if (missing.cells.length < MAX_NAMED) missing.cells.push(cell);
}

/** What to do about them, where the file cannot be taken without. */
export function missingResultsText({ cells, total }: MissingResults): string {
  const more = total > cells.length ? ` and ${(total - cells.length).toLocaleString('en-CA')} more` : '';
  return `Formulas without a result are in ${cells.join(', ')}${more}: open the file in Excel or LibreOffice, save it, and upload it again.`;
}
