import { parse } from 'csv-parse';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** The code of the error for a file that was written to while it was read. */
export const FILE_CHANGED = 'LISTINGS_FILE_CHANGED';
/** The code of the error for a workbook (.xlsx, .ods) whose name ends like that of a CSV file. */
export const WORKBOOK = 'LISTINGS_FILE_IS_WORKBOOK';
/** The code of Node's decoder for bytes that are not UTF-8. */
export const NOT_UTF8 = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Workbooks are ZIP archives. */
const ZIP = 'PK\u0003\u0004';

/**
 * The rows of a CSV file (UTF-8, comma-separated), with their cells unchanged.
 * @param counted called with the number of further bytes that were read
 * @throws the error of the file system, the decoder or the parser, with its code; at the end {@link FILE_CHANGED}, when the rows may be those of
 * two versions. A file that another one replaces (is renamed over it) is read to its end.
 */
export async function* csvRows(path: string, counted: (bytes: number) => void): AsyncIterable<string[]> {
  const parser = parse({
    relax_column_count: true,
    // Without an explicit setting the parser takes the first line's ending for all lines; files joined from two sources have both.
    record_delimiter: ['\r\n', '\n', '\r'],
    // An unclosed quote must not consume all memory; cells of ten megabytes are limited by the row reader.
    max_record_size: 32_000_000,
  });
  const file = await open(path);
  const version = await versionOf(file);
  const bytes = file.createReadStream({ autoClose: false });
  bytes.on('error', (error) => parser.destroy(error));
  bytes.on('data', (chunk) => counted(chunk.length));
  const text = Readable.from(utf8(bytes));
  text.on('error', (error) => parser.destroy(error));
  try {
    for await (const row of text.pipe(parser)) yield row as string[];
    if ((await versionOf(file)) !== version) throw Object.assign(new Error('The file was written to'), { code: FILE_CHANGED });
  } finally {
    bytes.destroy();
    await file.close();
  }
}

async function versionOf(file: FileHandle): Promise<string> {
  const { size, mtimeNs } = await file.stat({ bigint: true });
  return `${size} ${mtimeNs}`;
}

/** Decodes strictly: a file in another encoding would fill the directory with mangled names. */
async function* utf8(bytes: Readable): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isBeginning = true;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    if (isBeginning) mustBeginAsText(chunk);
    isBeginning = false;
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** Reports what a decoder accepts and a parser would explain wrongly: UTF-16 without a byte order mark, and workbooks. */
function mustBeginAsText(bytes: Buffer): void {
  if (bytes.toString('latin1', 0, ZIP.length) === ZIP) throw Object.assign(new Error('The file is a workbook'), { code: WORKBOOK });
  if (bytes.subarray(0, 2).includes(0)) throw Object.assign(new Error('The file is UTF-16'), { code: NOT_UTF8 });
}
