import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface OsUser {
  uid: number;
  gid: number;
}

/** How to start a program so that PostgreSQL, which refuses to run as root, accepts it. */
export interface RunAs {
  /** Undefined: the user of this process. */
  user?: OsUser;
  /** Words before the program, which then change the user themselves. */
  prefix: readonly string[];
}

export interface Command {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

/** The arguments for `spawn`. */
export function commandAs(as: RunAs, program: string, args: readonly string[]): Command {
  const [first, ...rest] = as.prefix;
  if (first !== undefined) return { command: first, args: [...rest, program, ...args] };
  return { command: program, args: [...args], ...as.user };
}

/**
 * The OS user that PostgreSQL runs as: `undefined` for the user of this process; for root the owner of its data, `postgres` or `nobody`.
 */
export async function postgresUser(owner?: OsUser): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const found = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => undefined);
    if (found) return { uid: Number(found[0].stdout), gid: Number(found[1].stdout) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no OS user postgres or nobody: start as an ordinary user.');
}

/**
 * Finds a way for that user to access both the program and the folder, and returns the output of `--version`. The user may lack access to
 * the parent folders (a project under /root): then the program runs with the one capability that grants it, because the permissions of
 * those folders must not be changed.
 */
export async function findRunAs(user: OsUser | undefined, program: string, folder: string): Promise<{ as: RunAs; version: string }> {
  const ways: RunAs[] = user ? [{ user, prefix: [] }, passing(user, 'dac_read_search'), passing(user, 'dac_override')] : [{ prefix: [] }];
  let refusal = '';
  for (const as of ways) {
    const { command, args, ...identity } = commandAs(as, '/bin/sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, program]);
    try {
      const { stdout } = await run(command, args, { ...identity, cwd: '/' });
      return { as, version: stdout.trim() };
    } catch (error) {
      refusal ||= (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) || (error as Error).message;
    }
  }
  throw new Error(
    user
      ? `PostgreSQL refuses to run as root, and OS user ${user.uid} cannot reach ${program} and ${folder} (${refusal}): move the project, ` +
          'set DATA_DIR, start as an ordinary user, or set DATABASE_URL.'
      : `The embedded PostgreSQL does not run here (${refusal}): set DATABASE_URL.`,
  );
}

/**
 * Without `no_setuid_fixup`, access(2), which initdb calls for its own files, ignores the capability. The program itself still starts with
 * that one capability only.
 */
function passing(user: OsUser, capability: string): RunAs {
  const caps = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`];
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  return { user, prefix: ['setpriv', ...identity, '--securebits=+no_setuid_fixup', ...caps] };
}
