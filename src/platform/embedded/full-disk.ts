import { statfs } from 'node:fs/promises';

/** Less than two segments of PostgreSQL's log: of these it writes one whenever it starts after a crash. */
const NEEDED_BYTES = 32 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

/** What to do where the folder's disk is the reason why something failed, as the beginning of what is said of it; empty otherwise. */
export async function fullDisk(folder: string, neededBytes = NEEDED_BYTES): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= neededBytes) return '';
  return `The disk of the data folder ${folder} is full (${Math.round(free / MEBIBYTE)} MiB left): make room, and start again. `;
}
