import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { ListingSheet } from '../../domain/catalogue/listing-source.js';
import { ListingSourceFailed } from '../../domain/import/sync.errors.js';

/** The sheet as a CSV file (UTF-8, comma-separated), for people without a Google account. */
export class CsvSheet extends ListingSheet {
  readonly name: string;
  private readonly path: string;
  private bytes = { read: 0, all: 0 };

  /** @param path relative to the working folder, which is the project's root */
  constructor(path: string) {
    super();
    this.path = resolve(path);
    this.name = basename(path);
  }

  override share(): number | null {
    return this.bytes.all === 0 ? null : Math.min(1, this.bytes.read / this.bytes.all);
  }

  async *rows(): AsyncIterable<string[]> {
    const counted = (this.bytes = { read: 0, all: await sizeOf(this.path) });
    const parser = parse({
      relax_column_count: true,
      // Without an explicit setting the parser takes the first line's ending for all lines; files joined from two sources have both.
      record_delimiter: ['\r\n', '\n', '\r'],
      // An unclosed quote must not consume all memory; cells of ten megabytes are limited by the row reader.
      max_record_size: 32_000_000,
    });
    const bytes = createReadStream(this.path);
    bytes.on('error', (error) => parser.destroy(error));
    bytes.on('data', (chunk) => (counted.read += chunk.length));
    const text = Readable.from(utf8(bytes));
    text.on('error', (error) => parser.destroy(error));
    try {
      for await (const row of text.pipe(parser)) yield row as string[];
    } catch (error) {
      throw new ListingSourceFailed(this.explain(error as NodeJS.ErrnoException), { cause: error });
    } finally {
      bytes.destroy();
    }
  }

  private explain({ code, message }: NodeJS.ErrnoException): string {
    const kept = 'Nothing was changed.';
    if (code === 'ENOENT') return `The file ${this.name} (LISTINGS_CSV) does not exist. ${kept}`;
    if (code === 'EACCES') return `The file ${this.name} (LISTINGS_CSV) may not be read by this process. ${kept}`;
    if (code === 'EISDIR') return `${this.name} (LISTINGS_CSV) is a folder, not a CSV file. ${kept}`;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      return `The file ${this.name} is not UTF-8; save it as "CSV UTF-8" and sync again. ${kept}`;
    }
    if (code?.startsWith('CSV_')) return `The file ${this.name} is not valid CSV: ${message}. ${kept}`;
    return `The file ${this.name} could not be read. ${kept}`;
  }
}

/** Nothing of what cannot be read: reading it says why. */
async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

/** Decodes strictly: a file in another encoding would fill the directory with mangled names. */
async function* utf8(bytes: Readable): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
