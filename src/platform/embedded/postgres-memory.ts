import { totalmem } from 'node:os';

const MEBIBYTE = 1024 * 1024;
/** What PostgreSQL takes when it is not told. */
const MIN = 128;
/** A million listings with the indexes that searches read, 3.6 GB: what is not here is copied from the system’s cache, a page at a time. */
const MAX = 4_096;
/** The share of this machine's memory for PostgreSQL: the application, the search engine and the system's cache need the rest. */
const SHARE = 1 / 8;

/** For PostgreSQL's own cache, in MiB. It takes as much of it as there is to keep. @param bytes what this machine has */
export function sharedBuffersFor(bytes: number): number {
  return Math.round(Math.min(MAX, Math.max(MIN, (bytes / MEBIBYTE) * SHARE)));
}

/** What this process may use: all of the machine, or less where it runs within limits. */
export function memoryOfThisMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
