import { statfs } from 'node:fs/promises';

/** Two segments of PostgreSQL's write-ahead log; it writes one at each start after a crash. */
const NEEDED_BYTES = 32 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

/** The beginning of an error message, with advice, when the folder's disk is full; empty otherwise. */
export async function fullDisk(folder: string, neededBytes = NEEDED_BYTES): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= neededBytes) return '';
  return `The disk of the data folder ${folder} is full (${Math.round(free / MEBIBYTE)} MiB left): make room, and start again. `;
}
