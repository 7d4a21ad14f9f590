import { destination } from 'pino';

/** Size of the buffer while standard output is blocked; further lines are dropped. */
const MAX_WAITING_BYTES = 1_048_576;

/**
 * Standard output, for the log. The site continues to serve when the log cannot be written: the reader of a pipe has exited, the terminal
 * was closed, the disk is full. Buffered lines are written when the disk has space again.
 */
export function standardOutput(options: { minLength?: number; maxWrite?: number; periodicFlush?: number } = {}) {
  // Not `sync: false`: the library would flush on exit, and retry that for ever.
  const output = destination({ fd: 1, sync: true, maxLength: MAX_WAITING_BYTES, ...options });
  output.on('error', () => undefined);
  return output;
}
