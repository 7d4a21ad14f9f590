import { open } from 'node:fs/promises';
import { withoutApostrophes } from '../../../../platform/csv/spreadsheet-csv.js';
import { TableReader, type TableRemarks } from '../../domain/import/uploads/table-reader.js';
import { MAX_UPLOADED, MAX_WORKBOOK, NoTable, tooLarge, UploadRefused, UploadTooLarge } from '../../domain/import/uploads/upload.errors.js';
import { textRows } from './text-table.js';

/** Detects the kind of a file by its first bytes: neither its name nor the content type from a browser is trusted. */
export class FileTables extends TableReader {
  async *rows(path: string, remarks?: TableRemarks): AsyncIterable<string[]> {
    for await (const row of this.cells(path, remarks)) yield row.map(storable);
  }

  private async *cells(path: string, remarks?: TableRemarks): AsyncIterable<string[]> {
    const { start, size } = await beginningOf(path);
    if (size === 0) throw new UploadRefused('The file is empty. Nothing was changed.');
    if (start.startsWith('504b0304') || start.startsWith('504b0506')) {
      if (size > MAX_WORKBOOK)
        throw new UploadTooLarge('The workbook is larger than 50 MB. Save its sheet as CSV (up to 200 MB), and upload that.');
      // Imported on demand: most processes never read a workbook.
      const { workbookRows } = await import('./workbook.js');
      yield* workbookRows(path, remarks);
      return;
    }
    if (start.startsWith('d0cf11e0a1b11ae1')) {
      throw new NoTable(
        'This is an Excel workbook that is protected by a password, or one of the old kind (.xls). Open it, save it without a password as "Excel Workbook (.xlsx)" or as CSV, and upload that.',
      );
    }
    if (size > MAX_UPLOADED) throw tooLarge();
    yield* textRows(path);
  }
}

/**
 * Removes the apostrophes that an export puts before formulas: uploaded again, names and phone numbers would begin with one. Also removes
 * zeros and halves of surrogate pairs, because PostgreSQL would refuse the whole file.
 */
function storable(cell: string): string {
  return withoutApostrophes(cell.replaceAll('\0', '').toWellFormed());
}

async function beginningOf(path: string): Promise<{ start: string; size: number }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return { start: buffer.subarray(0, bytesRead).toString('hex'), size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}
