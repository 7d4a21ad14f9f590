import { on } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { CsvThreadMessage } from './csv-thread.js';

/** Batches that are read ahead of the caller. */
const AHEAD = 3;
/** Enough for the longest row that is read. */
const MAX_HEAP_MB = 192;
/** Rows are garbage as soon as they are sent: more for them is not faster, and costs 25 MB. */
const MAX_SEMI_SPACE_MB = 2;

/**
 * The rows of a CSV file, read by a thread of its own: reading a large one takes as much processor time as all that is done with its rows,
 * and would delay answers to visitors.
 * @param counted called with the number of further bytes that were read
 * @throws an error with the message and the code that reading it gave
 */
export async function* rowsFromThread(path: string, counted: (bytes: number) => void): AsyncIterable<string[]> {
  // The start script's flag precedes a thread's own limit. V8 reads it when a thread begins, so the main thread does not change.
  setFlagsFromString(`--max-semi-space-size=${MAX_SEMI_SPACE_MB}`);
  const thread = new Worker(new URL(import.meta.resolve('./csv-thread.js')), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    const messages = on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[CsvThreadMessage]>;
    for (let batch = 0; batch < AHEAD; batch += 1) thread.postMessage('more');
    for await (const [message] of messages) {
      if ('done' in message) return;
      if ('failed' in message) throw Object.assign(new Error(message.failed.message), { code: message.failed.code });
      counted(message.bytes);
      thread.postMessage('more');
      yield* message.rows;
    }
    throw new Error('The thread that reads the file ended.');
  } finally {
    await thread.terminate();
  }
}
