import { readdirSync, readlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsOf } from '../../support/database.js';
import type { Site } from './site.js';

/** What an application holds that it has to give back. */
export interface Resources {
  /** In its data folder, and its uploads under way. */
  files: string[];
  indexes: string[];
  /** What the process has open: connections of clients, of the database and of the engine; files and pipes. */
  sockets: number;
  descriptors: number;
  /** Of the database, those that have a transaction open. */
  transactions: number;
}

export async function resourcesOf(site: Site): Promise<Resources> {
  const uploads = (await readdir(tmpdir())).filter((name) => name.startsWith('homewright-upload-'));
  const open = descriptorsOf(site.app.child.pid!);
  const [row] = await rowsOf<{ open: number }>(
    site.databaseUrl,
    `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
  );
  return {
    files: [...(await readdir(join(site.folder, 'app'), { recursive: true })), ...uploads].sort(),
    indexes: (await site.indexes()).sort(),
    sockets: open.filter((target) => target.startsWith('socket:')).length,
    descriptors: open.length,
    transactions: row!.open,
  };
}

function descriptorsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${name}`)];
    } catch {
      return []; // Closed since it was listed.
    }
  });
}
