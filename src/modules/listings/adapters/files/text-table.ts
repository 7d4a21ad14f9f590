import { parse, type CsvError } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { NoTable, UploadRefused } from '../../domain/import/uploads/upload.errors.js';
import { type LineDecoder, linesOf, lineDecoderFor } from './western-text.js';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Each line is read as UTF-8 where it can be, else by this decoder, because lists are pasted together from both. */
type Encoding = LineDecoder | 'utf-16le' | 'utf-16be';

/** How many bytes of its beginning tell the encoding of a file and its separator. */
const START = 64 * 1024;
/** How many bytes tell the encoding of lines that are not UTF-8: their first accent may come late. */
const SAMPLE = 1024 * 1024;
const LINES = 40;
/** Bytes of a line that are decoded together. */
const MAX_LINE = 1024 * 1024;
const UTF_8 = new TextDecoder('utf-8');
/** A line that says what separates cells, as Excel writes it. */
const SAYS_SEPARATOR = /^sep=(.)\r?\n/i;
/** A cell of reviews or hours may be long; a row that is longer has a quotation mark that never closes. */
const MAX_ROW_LENGTH = 32_000_000;

const OPTIONS = {
  relax_column_count: true,
  // A quotation mark in the middle of a cell is one; people write 5" pipe.
  relax_quotes: true,
  // Some programs write a space behind each comma: what follows it may be in quotation marks.
  ltrim: true,
  // Without an explicit setting the parser takes the first line's ending for all lines; files joined from two sources have both.
  record_delimiter: ['\r\n', '\n', '\r'],
};

/** The rows of a text file with cells between commas, semicolons, tabs or bars, in any encoding that spreadsheets write. */
export async function* textRows(path: string): AsyncIterable<string[]> {
  const encoding = await encodingOf(path);
  const start = await startOf(path, encoding);
  if (start.includes('\0') || isMarkup(start)) throw new NoTable(NO_TABLE);
  const said = SAYS_SEPARATOR.exec(start);
  const delimiter = said?.[1] ?? separatorIn(start);
  const parser = parse({ ...OPTIONS, delimiter, max_record_size: MAX_ROW_LENGTH });
  const text = Readable.from(decoded(path, encoding, said?.[0].length ?? 0));
  text.on('error', (error) => parser.destroy(error));
  try {
    // Rows are counted as a spreadsheet counts them: the line that names the separator is a row.
    if (said) yield [];
    let number = said ? 1 : 0;
    let width = 0;
    for await (const row of text.pipe(parser) as AsyncIterable<string[]>) {
      number += 1;
      width = Math.max(width, row.length);
      if (row.some((cell) => holdsRows(cell, delimiter, width))) throw unclosed(number, 'closes in a later one, so that the text between');
      yield row.map(withoutFormula);
    }
  } catch (error) {
    throw explained(error as CsvError, said ? 2 : 1);
  } finally {
    text.destroy();
  }
}

/**
 * Whether a cell contains rows: a quotation mark opened it by mistake, and reached to the next one. The parser leaves that mark in the
 * text.
 */
function holdsRows(cell: string, delimiter: string, width: number): boolean {
  if (!cell.startsWith('"')) return false;
  const [, ...lines] = cell.split(/[\r\n]+/);
  return lines.some((line) => line.split(delimiter).length >= Math.max(3, width));
}

/** Programs write `="0123"` so that a spreadsheet keeps the leading zero. */
function withoutFormula(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
}

const NO_TABLE = 'This is not a table that can be read. Save your list as CSV or as an Excel workbook (.xlsx), and upload that.';

/** @param first number of the first row that the parser read, as a spreadsheet counts: it can fail before it has returned any row */
function explained(error: CsvError, first: number): unknown {
  if (!(error as { code?: string }).code?.startsWith('CSV_')) return error;
  const row = first + (error['records'] as number);
  return /QUOTE|RECORD_SIZE/.test(error.code)
    ? unclosed(row, 'never closes, so that all that follows it')
    : new UploadRefused(
        `Row ${row} of the file could not be read. Save the list as CSV or as an Excel workbook (.xlsx) again, and upload that. Nothing was changed.`,
      );
}

function unclosed(row: number, what: string): UploadRefused {
  return new UploadRefused(
    `A quotation mark (") opens in row ${row} and ${what} would be one cell. Close it or remove it, and upload the file again. Nothing was changed.`,
  );
}

/** What web pages, documents and JSON begin with, whatever their names say. */
function isMarkup(start: string): boolean {
  return /^\s*(?:<!--|<(?:!doctype|html|head|meta|body|table|\?xml)\b|\{\\rtf|%PDF-|\[?\s*\{\s*"[^"]*"\s*:)/i.test(start);
}

async function encodingOf(path: string): Promise<Encoding> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0);
    const sample = buffer.subarray(0, bytesRead);
    const bytes = sample.subarray(0, START);
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
    const zeros = [0, 1].map((parity) => bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length);
    // In Western text in UTF-16 half of the bytes are zeros, always at odd or always at even positions.
    if (Math.max(...zeros) > bytes.length / 8) return zeros[0]! > zeros[1]! ? 'utf-16be' : 'utf-16le';
    // Where the sample ends within a letter, its last line would look like another encoding.
    return lineDecoderFor(bytesRead < SAMPLE ? sample : sample.subarray(0, wholeLines(sample)));
  } finally {
    await file.close();
  }
}

async function startOf(path: string, encoding: Encoding): Promise<string> {
  let start = '';
  for await (const text of decoded(path, encoding, 0)) {
    start += text;
    if (start.length >= START) break;
  }
  return start;
}

/** The text without a byte order mark. @param from number of characters to skip */
async function* decoded(path: string, encoding: Encoding, from: number): AsyncIterable<string> {
  const chunks = createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
  let left = from;
  for await (const text of typeof encoding === 'string' ? textOf(chunks, encoding) : textOfLines(chunks, encoding)) {
    yield left > 0 ? text.slice(left) : text;
    left = Math.max(0, left - text.length);
  }
}

async function* textOf(chunks: AsyncIterable<Buffer>, encoding: 'utf-16le' | 'utf-16be'): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of chunks) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function* textOfLines(chunks: AsyncIterable<Buffer>, decode: LineDecoder): AsyncIterable<string> {
  let rest = Buffer.alloc(0);
  for await (const bytes of chunks) {
    const read = Buffer.concat([rest, bytes]);
    const end = wholeLines(read);
    rest = read.subarray(end);
    yield fromLines(read.subarray(0, end), decode);
  }
  yield fromLines(rest, decode);
}

/** How many bytes are whole lines. Of a line that is too long, the bytes up to its last ASCII character, where both encodings agree. */
function wholeLines(bytes: Buffer): number {
  const end = Math.max(bytes.lastIndexOf(10), bytes.lastIndexOf(13)) + 1;
  return end > 0 || bytes.length < MAX_LINE ? end : bytes.findLastIndex((byte) => byte < 0x80) + 1;
}

function fromLines(bytes: Buffer, decode: LineDecoder): string {
  if (isUtf8(bytes)) return UTF_8.decode(bytes);
  return linesOf(bytes)
    .map((line) => (isUtf8(line) ? UTF_8.decode(line) : decode(line)))
    .join('');
}

/** The separator by which most lines have the same number of cells; where several do, the one that makes most of them. */
function separatorIn(start: string): string {
  let best: { separator: string; score: number } = { separator: ',', score: 0 };
  for (const separator of SEPARATORS) {
    const widths = widthsWith(separator, start);
    const usual = mostCommon(widths.filter((width) => width > 1));
    if (usual === undefined) continue;
    const share = widths.filter((width) => width === usual).length / widths.length;
    const score = share * Math.log2(usual + 1);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

function widthsWith(delimiter: string, start: string): number[] {
  try {
    // The last line may be cut off.
    return parseNow(start, { ...OPTIONS, delimiter, to: LINES, skip_empty_lines: true }).map(({ length }) => length);
  } catch {
    // A quotation mark does not close within the start: the lines are taken unparsed.
    return start
      .split(/\r\n|\n|\r/)
      .slice(0, LINES)
      .filter(Boolean)
      .map((line) => line.split(delimiter).length);
  }
}

function mostCommon(widths: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0];
}
