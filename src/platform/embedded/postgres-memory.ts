import { totalmem } from 'node:os';

const MEBIBYTE = 1024 * 1024;
/** What PostgreSQL takes when it is not told. */
const MIN = 128;
/** Most of the indexes of a million listings (1.4 GB) that searches read; beyond that the system's own cache does as well. */
const MAX = 1_024;
/** Of this machine's memory: the application, the search engine and the system's cache need the rest. */
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
