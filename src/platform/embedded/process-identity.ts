import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const POLL_MS = 25;

/**
 * The command line of a live process, its words joined by spaces; undefined when there is none or it cannot be read.
 * A zombie counts as none: in a container whose first process does not reap its children, killed orphans stay zombies for ever.
 */
export async function commandLineOf(pid: number): Promise<string | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.replaceAll('\0', ' ').trim() || undefined;
  }
  const shown = await promisify(execFile)('ps', ['-o', 'stat=', '-o', 'command=', '-p', String(pid)]).catch(() => undefined);
  return commandFromPs(shown?.stdout ?? '');
}

/** Parses one line of `ps -o stat= -o command=`. */
export function commandFromPs(line: string): string | undefined {
  const [, state, command] = /^\s*(\S+)\s+(.+?)\s*$/.exec(line) ?? [];
  return state && !state.startsWith('Z') ? command : undefined;
}

/** Whether a command line is that program's, with that option first: `/any/where/postgres -D /data`. */
export function runsOn(commandLine: string, program: string, option: string, path: string): boolean {
  return `${commandLine} `.includes(`/${program} ${option} ${path} `);
}

export interface EndStep {
  signal: NodeJS.Signals;
  /** How long to wait for the end before the next step. */
  waitMs: number;
}

/**
 * Ends an orphaned process of an earlier run; each step follows only if the one before failed. The process is identified again before every
 * signal, because process ids are reused. Returns false if it still runs after the last step.
 */
export async function endForeignProcess(
  pid: number,
  isOurs: (commandLine: string) => boolean,
  steps: readonly EndStep[],
): Promise<boolean> {
  const isRunning = async (): Promise<boolean> => {
    const commandLine = await commandLineOf(pid);
    return commandLine !== undefined && isOurs(commandLine);
  };
  for (const { signal, waitMs } of steps) {
    if (!(await isRunning())) return true;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline) {
      if (!(await isRunning())) return true;
      await sleep(POLL_MS);
    }
  }
  return !(await isRunning());
}
