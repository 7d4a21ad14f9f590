import { totalmem } from 'node:os';

const MEBIBYTE = 1024 * 1024;
/** PostgreSQL's default, in MiB. */
const MIN = 128;
/**
 * In MiB: enough for a million listings with the indexes that searches read, 3.6 GB. Pages outside of this cache have to be copied from the
 * system's cache one by one.
 */
const MAX = 4_096;
/** The share of this machine's memory for PostgreSQL: the application, the search engine and the system's cache need the rest. */
const SHARE = 1 / 8;

/** The size of PostgreSQL's own cache in MiB; its memory is used only as data fill it. @param bytes the memory of this machine */
export function sharedBuffersFor(bytes: number): number {
  return Math.round(Math.min(MAX, Math.max(MIN, (bytes / MEBIBYTE) * SHARE)));
}

/** The memory in bytes that this process may use: all of the machine's, or less under a container's limit. */
export function memoryOfThisMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
