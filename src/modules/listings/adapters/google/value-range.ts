import { JSONParser } from '@streamparser/json';

/** The answer is not one of Google Sheets; the message says why, as the end of a sentence. */
export class NotAValueRange extends Error {}

/** More than any row of a spreadsheet can hold. */
const MAX_ROW_LENGTH = 64 * 1024 * 1024;
/** The beginning of an answer that is kept: an answer without rows is short. */
const HEAD = 64 * 1024;

/**
 * The rows of a Sheets v4 `ValueRange`, each yielded as soon as it has arrived, so that the sheet is never in memory as a whole.
 * @throws NotAValueRange when the answer is something else, or is not complete
 */
export async function* rowsOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string[]> {
  const reader = new RowReader();
  for await (const chunk of bytes) yield* reader.read(chunk);
  reader.end();
}

class RowReader {
  private readonly parser = new JSONParser({ paths: ['$.values.*'], keepStack: false, stringBufferSize: 65_536 });
  private ready: string[][] = [];
  private rows = 0;
  private sinceRow = 0;
  private head = Buffer.alloc(0);

  constructor() {
    this.parser.onValue = ({ value, key }) => {
      // An object in the place of the list has names for keys.
      if (typeof key !== 'number') throw new NotAValueRange('its values are not a list of rows');
      this.rows += 1;
      this.sinceRow = 0;
      this.ready.push(rowFrom(value, this.rows));
    };
  }

  read(chunk: Uint8Array): string[][] {
    if (this.head.length < HEAD) this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD - this.head.length)]);
    this.sinceRow += chunk.length;
    this.ready = [];
    this.parsing(() => this.parser.write(chunk));
    if (this.sinceRow > MAX_ROW_LENGTH) throw new NotAValueRange('it has a row of more than 64 MiB');
    return this.ready;
  }

  end(): void {
    if (!this.parser.isEnded) {
      this.parsing(() => this.parser.end());
      throw new NotAValueRange('it ends in the middle');
    }
    if (this.rows === 0) assertNoRows(this.head.toString());
  }

  private parsing(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (error instanceof NotAValueRange) throw error;
      // The parser's message quotes the content.
      throw new NotAValueRange(
        this.head.subarray(0, 256).toString().trimStart().startsWith('<') ? 'it is a web page' : 'it is not complete JSON',
      );
    }
  }
}

/** Google leaves `values` out where the range is empty; anything else without rows is no sheet. */
function assertNoRows(head: string): void {
  const answer = JSON.parse(head) as { range?: unknown; values?: unknown } | null;
  const withoutRows = Array.isArray(answer?.values) || (typeof answer?.range === 'string' && answer.values === undefined);
  if (!withoutRows) throw new NotAValueRange('it has no list of rows');
}

function rowFrom(value: unknown, row: number): string[] {
  if (!Array.isArray(value)) throw new NotAValueRange(`its row ${row} is not a list of cells`);
  return value.map((cell) => textOf(cell, row));
}

/** A cell as somebody would type it: unformatted numbers keep every digit of a phone number. */
function textOf(cell: unknown, row: number): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell === null) return '';
  throw new NotAValueRange(`its row ${row} has an entry that is not a cell`);
}
