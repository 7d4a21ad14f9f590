import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { once } from 'es-toolkit';
import { DataDir } from '../../src/platform/embedded/data-dir.js';
import { startEmbeddedServers } from '../../src/platform/embedded/embedded-servers.js';
import { endLeftovers } from '../support/leftovers.js';

interface BenchServers {
  databaseUrl: string;
  meili: { host: string; apiKey: string };
  /** Stops the launched applications and then the servers, and deletes what was to be deleted. */
  stop: () => Promise<void>;
}

/**
 * The servers of a benchmark, below the folder. An interrupted benchmark stops them first, because they are processes of their own.
 * @param deleted paths that are deleted when they are stopped
 */
export async function startBenchServers(folder: string, say: (line: string) => void, deleted: readonly string[]): Promise<BenchServers> {
  const dataDir = await DataDir.open(join(folder, 'servers'));
  const servers = await startEmbeddedServers({ dataDir, database: true, search: true, say });
  const stopAll = once(async () => {
    await endLeftovers(true);
    await servers.stop();
    dataDir.close();
    for (const path of deleted) await rm(path, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  // A failure outside of a benchmark's own "finally", such as that of an application which does not start.
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${inspect(error)}\n`);
    void stopAll().finally(() => process.exit(1));
  });
  const { databaseUrl, meili, searchUnavailable } = servers;
  if (!databaseUrl || !meili) throw new Error(searchUnavailable ?? 'The servers did not start.');
  return { databaseUrl, meili, stop: stopAll };
}
