import { stringify } from 'csv-stringify/browser/esm/sync';

/** CSV for a spreadsheet; formulas in cells are escaped. */
export function csvOf(rows: Record<string, unknown>[]): string {
  return stringify(rows, { header: true, bom: true, escape_formulas: true });
}

export function download(fileName: string, csv: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  // Revoke the URL after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
