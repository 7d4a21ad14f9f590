import { statfs } from 'node:fs/promises';
import type { PartHealth } from '../../shared/office/health.js';

const MIN_FREE_BYTES = 500 * 1024 * 1024;

/** The folders that the process writes to; they may be on different disks. */
export interface WatchedFolders {
  data: string;
  /** Created with the first backup. */
  backups: string;
}

/** Whether each disk has enough free space. @throws when the data folder is missing */
export async function diskRoom({ data, backups }: WatchedFolders, minFreeBytes = MIN_FREE_BYTES): Promise<PartHealth> {
  const found = await Promise.all([freeIn(data), freeIn(backups).catch(undefinedIfMissing)]);
  const short = ['data folder', 'folder of the backups'].flatMap((name, index) => {
    const free = found[index];
    return free === undefined || free >= minFreeBytes ? [] : [`${Math.round(free / 1024 / 1024)} MiB left in the ${name}`];
  });
  return short.length === 0 ? { status: 'ok' } : { status: 'degraded', detail: short.join('; ') };
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
