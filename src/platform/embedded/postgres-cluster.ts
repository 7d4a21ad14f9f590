import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CHILD_ENVIRONMENT } from './child-server.js';
import { commandLineOf, endForeignProcess, runsOn, type EndStep } from './process-identity.js';
import { commandAs, type OsUser, type RunAs } from './run-as.js';

const run = promisify(execFile);

/** Fast shutdown first (sessions are ended, everything is written), then immediate, then SIGKILL: the next start replays the log. */
export const STOP_STEPS: readonly EndStep[] = [
  { signal: 'SIGINT', waitMs: 10_000 },
  { signal: 'SIGQUIT', waitMs: 6_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
];

/** PostgreSQL's data folder: creates it, and prepares it for a server to start. */
export class PostgresCluster {
  constructor(readonly path: string) {}

  /** The user who owns the cluster; `undefined` where there is none yet. */
  async owner(): Promise<OsUser | undefined> {
    return stat(this.path).catch(() => undefined);
  }

  /** Whether there is a cluster. @throws a one-line error when it is of another version, or when the folder has something else */
  async exists(major: string): Promise<boolean> {
    const entries = await readdir(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    if (entries.length === 0) return false;
    const found = await readFile(join(this.path, 'PG_VERSION'), 'utf8').catch(() => '');
    if (!found) throw new Error(`${this.path} is not a PostgreSQL data folder: move it away, or set DATA_DIR to another folder.`);
    if (found.trim() === major) return true;
    throw new Error(
      `${this.path} holds data of PostgreSQL ${found.trim()}, and this is PostgreSQL ${major}: dump it with version ${found.trim()} and load ` +
        'the dump, set DATABASE_URL to a server of that version, or move the folder away to start anew.',
    );
  }

  /** Creates a cluster under a temporary name and renames it, so that an interrupted initdb leaves no partial cluster. */
  async create(options: { initdb: string; as: RunAs; password: string; durable: boolean; signal?: AbortSignal }): Promise<void> {
    const { initdb, as, password, durable, signal } = options;
    await this.removeHalfMade();
    const { user } = as;
    const folder = `${this.path}.new-${randomUUID()}`;
    const passwordFile = `${folder}.password`;
    await mkdir(folder, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user) await Promise.all([chown(folder, user.uid, user.gid), chown(passwordFile, user.uid, user.gid)]);
    const args = [
      `--pgdata=${folder}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ];
    const { command, args: words, ...identity } = commandAs(as, initdb, args);
    try {
      await run(command, words, { ...identity, cwd: dirname(folder), env: CHILD_ENVIRONMENT, signal });
    } catch (error) {
      await this.removeHalfMade();
      signal?.throwIfAborted();
      const errorOutput = (error as { stderr?: string }).stderr?.trim().split('\n').join(' | ');
      throw new Error(`PostgreSQL could not prepare its data folder ${this.path}: ${errorOutput || (error as Error).message}`, {
        cause: error,
      });
    }
    await rm(passwordFile);
    await rmdir(this.path).catch(() => undefined);
    await rename(folder, this.path);
    if (durable) await syncFolder(dirname(this.path));
  }

  /** PostgreSQL requires that its folder is owned and readable by its user only; restored backups often have other permissions. */
  async takeOwnership(as: RunAs): Promise<void> {
    const { user } = as;
    const { uid, mode } = await stat(this.path);
    if (user && uid === 0) await run('chown', ['-R', `${user.uid}:${user.gid}`, this.path]);
    else if (!user && uid !== process.getuid?.()) {
      throw new Error(`${this.path} belongs to OS user ${uid}: start as that user or as root, or set DATA_DIR to another folder.`);
    }
    if ((mode & 0o7777) !== 0o700) await chmod(this.path, 0o700);
  }

  /**
   * Stops an orphaned server of an earlier run on this folder, and removes a pid file that names an unrelated process (after a reboot the
   * pid may be reused, and PostgreSQL would refuse to start). Returns the pid of the server that it stopped.
   */
  async takeOverOrphan(say: (pid: number) => void): Promise<number | undefined> {
    const pidFile = join(this.path, 'postmaster.pid');
    const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
    if (!Number.isSafeInteger(pid)) return undefined;
    const isOurs = (commandLine: string): boolean => runsOn(commandLine, 'postgres', '-D', this.path);
    const commandLine = await commandLineOf(pid);
    // The pid file of a dead process is kept: PostgreSQL reads it to find children that still use the shared memory.
    if (commandLine === undefined) return undefined;
    if (!isOurs(commandLine)) {
      await rm(pidFile, { force: true });
      return undefined;
    }
    say(pid);
    if (await endForeignProcess(pid, isOurs, STOP_STEPS)) return pid;
    throw new Error(`The PostgreSQL server of an earlier run (process ${pid}) on ${this.path} does not stop: end it by hand.`);
  }

  private async removeHalfMade(): Promise<void> {
    const parent = dirname(this.path);
    const halfMade = (await readdir(parent)).filter((name) => name.startsWith(`${basename(this.path)}.new`));
    for (const name of halfMade) await rm(join(parent, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
