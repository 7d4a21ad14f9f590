import { statfs } from 'node:fs/promises';
import type { PartHealth } from '../../shared/office/health.js';

const MIN_FREE_BYTES = 500 * 1024 * 1024;

/** Where the process writes; they may be on different disks. */
export interface WatchedFolders {
  data: string;
  /** Made with the first backup. */
  backups: string;
}

/** Whether each disk has room. Throws where there is no data folder. */
export async function diskRoom({ data, backups }: WatchedFolders, minFreeBytes = MIN_FREE_BYTES): Promise<PartHealth> {
  const found = await Promise.all([freeIn(data), freeIn(backups).catch(nothingYet)]);
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

function nothingYet(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
