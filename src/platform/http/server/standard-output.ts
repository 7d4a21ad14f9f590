import { destination } from 'pino';

/** What waits at most while standard output takes nothing; lines beyond it are dropped. */
const MAX_WAITING_BYTES = 1_048_576;

/**
 * Standard output, for lines of the log. The site goes on serving when they cannot be written: the reader of a pipe has gone, the terminal was
 * closed, the disk is full. What waits is written when the disk has room again.
 */
export function standardOutput(options: { minLength?: number; maxWrite?: number; periodicFlush?: number } = {}) {
  // Not `sync: false`, whose last lines the library writes at the end of the process, where it tries again for ever.
  const output = destination({ fd: 1, sync: true, maxLength: MAX_WAITING_BYTES, ...options });
  output.on('error', () => undefined);
  return output;
}
