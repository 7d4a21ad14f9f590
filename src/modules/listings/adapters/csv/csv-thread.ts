import { parentPort, workerData } from 'node:worker_threads';
import { csvRows } from './csv-rows.js';

/** Rows are sent in messages of at most this many rows, and about this many characters. With 500 a sync takes 50 MiB more. */
const ROWS = 125;
const CHARACTERS = 1_000_000;
/** Added to the characters of each cell: a row may have thousands of empty cells. */
const CELL = 8;

/** What this thread sends: rows with the bytes of the file that were read for them, and at last how it ended. */
export type CsvThreadMessage =
  | { rows: string[][]; bytes: number }
  | { done: true }
  | { failed: { message: string; code: string | undefined } };

/** Reads the file whose path it was given. Each message that it gets requests one batch of rows. */
async function run(path: string): Promise<CsvThreadMessage> {
  let asked = 0;
  let wake: () => void = () => undefined;
  parentPort?.on('message', () => {
    asked += 1;
    wake();
  });
  let [rows, characters, bytes]: [string[][], number, number] = [[], 0, 0];
  const send = async () => {
    while (asked === 0) await new Promise<void>((resolve) => (wake = resolve));
    asked -= 1;
    parentPort?.postMessage({ rows, bytes } satisfies CsvThreadMessage);
    [rows, characters, bytes] = [[], 0, 0];
  };
  try {
    for await (const row of csvRows(path, (more) => (bytes += more))) {
      rows.push(row);
      for (const cell of row) characters += cell.length + CELL;
      if (rows.length === ROWS || characters > CHARACTERS) await send();
    }
    await send();
    return { done: true };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: { message, code } };
  }
}

const end = await run(workerData as string);
parentPort?.postMessage(end);
parentPort?.close();
