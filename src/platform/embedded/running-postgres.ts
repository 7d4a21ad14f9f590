import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * The connection URL of the embedded PostgreSQL that another process runs on this data folder, for commands that run beside it.
 * @returns `undefined` when none runs there
 */
export async function runningPostgresUrl(dataDir: string): Promise<string | undefined> {
  const folder = resolve(dataDir);
  try {
    const [lines, password] = await Promise.all([
      readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'),
      readFile(join(folder, 'secrets', 'postgres-password'), 'utf8'),
    ]);
    // The fourth line of postmaster.pid is the port.
    const port = lines.split('\n')[3]?.trim();
    return port ? `postgres://homewright:${encodeURIComponent(password.trim())}@127.0.0.1:${port}/homewright` : undefined;
  } catch {
    return undefined;
  }
}
