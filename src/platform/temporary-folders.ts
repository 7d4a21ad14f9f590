import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder's name contains the host and process that made it: containers may share their parent folder. */
const HOST = hostname().replaceAll(/[^a-zA-Z0-9]/g, '');
const NAME = /^homewright-[a-z]+-(?<host>[a-zA-Z0-9]*)\.(?<pid>\d+)-[^/]+$/;

/**
 * Creates a temporary folder that only this user can access. The caller removes it; the next start removes those of killed processes.
 */
export const temporaryFolder = (purpose: string, among = tmpdir()): Promise<string> =>
  mkdtemp(join(among, `homewright-${purpose}-${HOST}.${process.pid}-`));

/** Removes temporary folders of processes that have ended on this host. Errors are ignored. */
export async function removeAbandonedFolders(among = tmpdir()): Promise<void> {
  const names = await readdir(among).catch(() => []);
  const made = names.flatMap((name) => {
    const { host, pid } = NAME.exec(name)?.groups ?? {};
    return host === HOST ? [{ path: join(among, name), pid: Number(pid) }] : [];
  });
  for (const { path, pid } of made) {
    const isOver = pid === process.pid ? await isOlderThanThisProcess(path) : !isRunning(pid);
    if (isOver) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** In a container, consecutive processes may have the same pid, so a running pid does not prove that the folder is in use. */
async function isOlderThanThisProcess(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
  return mtimeMs < Date.now() - process.uptime() * 1_000;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
