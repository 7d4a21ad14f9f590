import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { ListingSheet } from '../../domain/catalogue/listing-source.js';
import { ListingSourceFailed } from '../../domain/import/sync.errors.js';
import { csvRows, FILE_CHANGED, NOT_UTF8, WORKBOOK } from './csv-rows.js';
import { rowsFromThread } from './rows-from-thread.js';

/** Bytes of a file from which a thread of its own is worth its start. */
const MIN_FOR_THREAD = 8_000_000;

/** The sheet as a CSV file (UTF-8, comma-separated), for people without a Google account. */
export class CsvSheet extends ListingSheet {
  readonly name: string;
  private readonly path: string;
  private bytes = { read: 0, all: 0 };

  /**
   * @param path relative to the working folder, which is the project's root
   * @param minForThread bytes from which a file is read by a thread of its own
   */
  constructor(
    path: string,
    private readonly minForThread = MIN_FOR_THREAD,
  ) {
    super();
    this.path = resolve(path);
    this.name = basename(path);
  }

  override share(): number | null {
    return this.bytes.all === 0 ? null : Math.min(1, this.bytes.read / this.bytes.all);
  }

  async *rows(): AsyncIterable<string[]> {
    const counted = (this.bytes = { read: 0, all: await sizeOf(this.path) });
    const rowsOf = counted.all < this.minForThread ? csvRows : rowsFromThread;
    try {
      yield* rowsOf(this.path, (bytes) => (counted.read += bytes));
    } catch (error) {
      throw new ListingSourceFailed(this.explain(error as NodeJS.ErrnoException), { cause: error });
    }
  }

  private explain({ code, message }: NodeJS.ErrnoException): string {
    const kept = 'Nothing was changed.';
    if (code === 'ENOENT') return `The file ${this.name} (LISTINGS_CSV) does not exist. ${kept}`;
    if (code === 'EACCES') return `The file ${this.name} (LISTINGS_CSV) may not be read by this process. ${kept}`;
    if (code === 'EISDIR') return `${this.name} (LISTINGS_CSV) is a folder, not a CSV file. ${kept}`;
    if (code === NOT_UTF8) {
      return `The file ${this.name} is not UTF-8; save it as "CSV UTF-8" and sync again. ${kept}`;
    }
    if (code === WORKBOOK)
      return `The file ${this.name} is a workbook, such as Excel's, not a CSV file: save it as "CSV UTF-8" and sync again. ${kept}`;
    if (code === FILE_CHANGED) return `The file ${this.name} was written to while it was read: sync again when it is complete. ${kept}`;
    const line = / at line (\d+)/.exec(message)?.[1];
    if (code === 'INVALID_OPENING_QUOTE')
      return `The file ${this.name} has a quotation mark (") within a cell in line ${line}. Cells are separated by commas, with no space beside them; one that has a comma or a quotation mark in it goes in quotation marks ("5"" pipes"). ${kept}`;
    if (code === 'CSV_INVALID_CLOSING_QUOTE')
      return `The file ${this.name} is not valid CSV: there is text after the closing quotation mark of a cell in line ${line}; within a cell, a quotation mark is written twice ("5"" pipes"). ${kept}`;
    if (code?.startsWith('CSV_')) return `The file ${this.name} is not valid CSV: ${message}. ${kept}`;
    return `The file ${this.name} could not be read. ${kept}`;
  }
}

/** 0 for a file that cannot be read: reading it reports why. */
async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}
