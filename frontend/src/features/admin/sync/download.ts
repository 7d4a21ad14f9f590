import { stringify } from 'csv-stringify/browser/esm/sync';

/** A table for a spreadsheet, which must not take any cell for a formula. */
export function csvOf(rows: Record<string, unknown>[]): string {
  return stringify(rows, { header: true, bom: true, escape_formulas: true });
}

export function download(fileName: string, csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
