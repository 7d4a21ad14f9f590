import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endAfterFile } from './leftovers.js';

/** The built application as a process of its own, started as a person or a script would. */
export interface RunningProcess {
  readonly child: ChildProcess;
  readonly url: string;
  output(): string;
  errors(): string;
  /** Resolves with itself when it listens; rejects when it exits first, or after a timeout. */
  ready(): Promise<RunningProcess>;
  /** Resolves when its output matches. */
  says(text: RegExp): Promise<void>;
  /** Sends the signal and resolves with the exit code, `null` when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

export interface Launch {
  dataDir: string;
  env?: Record<string, string>;
  /** The program and its arguments; by default node with the built application. */
  command?: readonly string[];
  /** Where it runs; by default in the project's root. */
  cwd?: string;
  /** Runs in a process group of its own, so that a test can signal the group as Ctrl+C does. */
  group?: boolean;
}

const LIMIT_MS = 90_000;
const ADDRESS = /(?:Address|Listening)\s+http:\/\/localhost:(\d+)/;
export const NODE = [process.execPath, 'dist/main.js'];
/** Without `prestart`, which would rebuild files that the test run is using. */
export const NPM = ['npm', 'start', '--ignore-scripts', '--loglevel=error', '--no-update-notifier'];

export function launch({ dataDir, env = {}, command = NODE, cwd, group = false }: Launch): RunningProcess {
  const [program, ...args] = command;
  const defaults = {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    SYNC_CRON: 'off',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'warn',
    WEB_CONCURRENCY: '1',
  };
  const surroundings = { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
  const child = spawn(program!, args, { env: { ...surroundings, ...defaults, DATA_DIR: dataDir, ...env }, cwd, detached: group });
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) child[stream].on('data', (chunk: Buffer) => (written[stream] += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  void exited.then(endAfterFile(() => running.end('SIGTERM')));
  const running: RunningProcess = {
    child,
    exited,
    output: () => written.stdout,
    errors: () => written.stderr,
    get url() {
      return `http://127.0.0.1:${ADDRESS.exec(written.stdout)?.[1]}`;
    },
    async ready() {
      await running.says(ADDRESS).catch((error: unknown) => {
        child.kill('SIGKILL');
        throw error;
      });
      return running;
    },
    async says(text) {
      const ended = exited.then((code) => code ?? 'a signal');
      const deadline = Date.now() + LIMIT_MS;
      while (!text.test(written.stdout)) {
        const how = await Promise.race([ended, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 20))]);
        if (text.test(written.stdout)) return;
        const all = `${written.stdout}${written.stderr}`;
        if (how !== undefined) throw new Error(`It ended with ${how} before it said ${text}:\n${all}`);
        if (Date.now() > deadline) throw new Error(`It did not say ${text} in time:\n${all}`);
      }
    },
    end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        if (group) process.kill(-child.pid!, signal);
        else child.kill(signal);
      }
      return exited;
    },
  };
  return running;
}

/** The pids of the embedded servers, from their pid files. */
export function serverPids(dataDir: string): number[] {
  return ['postgres/postmaster.pid', 'meilisearch.pid'].flatMap((name) => {
    try {
      return [Number.parseInt(readFileSync(join(dataDir, name), 'utf8'), 10)];
    } catch {
      return [];
    }
  });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** Whether it is a zombie: in a container, orphaned processes may never be reaped. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
