import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Env } from '../config/env.js';
import { onOwnConnection } from '../platform/database/own-connection.js';
import { DataDir, DataDirInUse } from '../platform/embedded/data-dir.js';
import { startEmbeddedServers } from '../platform/embedded/embedded-servers.js';
import { runningPostgresUrl } from '../platform/embedded/running-postgres.js';
import { StartFailed } from '../start-failed.js';
import { CommandFailed, type PrintLine } from './command.js';
import { endedBySignal } from './ended-by-signal.js';

export interface DatabaseWanted {
  /** What a process that runs on the data folder means to the command. */
  beside: 'allowed' | 'refused';
  /** Whether the embedded database is made where there is none yet. */
  create: boolean;
}

/**
 * Opens the application's database for a command: an external one, the embedded one of a running process, or the embedded one started for
 * the command and stopped afterwards.
 */
export async function withDatabase<T>(env: Env, wanted: DatabaseWanted, say: PrintLine, work: (url: string) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) {
    await mustAnswer(env.DATABASE_URL);
    return work(env.DATABASE_URL);
  }
  const folder = resolve(env.DATA_DIR);
  if (!wanted.create) mustHaveDatabase(folder);
  let dataDir: DataDir;
  try {
    dataDir = await DataDir.open(folder);
  } catch (error) {
    if (!(error instanceof DataDirInUse) || wanted.beside === 'refused') throw error;
    const url = await runningPostgresUrl(folder);
    if (!url) throw error;
    await mustAnswer(url);
    return work(url);
  }
  try {
    return await onServerOfOurOwn(dataDir, say, work);
  } finally {
    dataDir.close();
  }
}

/** @throws CommandFailed: a command that needs data must not make a new installation where DATA_DIR is misspelt */
export function mustHaveDatabase(folder: string): void {
  try {
    statSync(join(folder, 'postgres', 'PG_VERSION'));
    return;
  } catch (error) {
    if (['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw new CommandFailed(`The data folder ${folder} cannot be read by this user: run the command as the user of the application.`, {
        cause: error,
      });
    }
  }
  throw new CommandFailed(
    `There is no database in the data folder ${folder}: set DATA_DIR to the folder that the application runs on, or DATABASE_URL.`,
  );
}

/** A signal that ends the command ends its server first: the work under way fails then, and clears away what it had begun. */
function onServerOfOurOwn<T>(dataDir: DataDir, say: PrintLine, work: (url: string) => Promise<T>): Promise<T> {
  return endedBySignal(async (ended) => {
    const servers = await startEmbeddedServers({ dataDir, database: true, search: false, say, signal: ended }).catch((error: unknown) => {
      throw StartFailed.server(error);
    });
    ended.addEventListener('abort', () => void servers.stop());
    try {
      return await work(servers.databaseUrl!);
    } finally {
      await servers.stop();
    }
  });
}

async function mustAnswer(url: string): Promise<void> {
  try {
    await onOwnConnection({ connectionString: url, connectionTimeoutMillis: 10_000 }, () => Promise.resolve());
  } catch (error) {
    throw StartFailed.database(error);
  }
}
