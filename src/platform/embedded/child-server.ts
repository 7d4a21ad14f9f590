import { spawn } from 'node:child_process';
import { closeSync, copyFileSync, fstatSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { EndStep } from './process-identity.js';

const LOG_LIMIT = 10 * 1024 * 1024;
const LOG_CHECK_MS = 10 * 60 * 1000;

/** The whole environment of a child server: it inherits nothing from the application, whose environment holds secrets. */
export const CHILD_ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

export interface ChildOptions {
  command: string;
  args: readonly string[];
  cwd: string;
  /** Receives both outputs; rotated at about 10 MB, the older part to `<log>.1`. */
  logFile: string;
  env?: Record<string, string>;
  uid?: number;
  gid?: number;
}

/**
 * A child server in a session of its own: Ctrl+C in a terminal signals only the application, so that requests in flight can still use the
 * database. The output goes directly to a file, so that a server that outlives the application does not fail on a broken pipe.
 */
export class ChildServer {
  /** Resolves, never rejects, with how it ended: "exit code 1", "signal SIGKILL". */
  readonly exited: Promise<string>;
  readonly pid: number | undefined;
  private ending: string | undefined;

  private constructor(
    readonly options: ChildOptions,
    private readonly logStart: number,
    private readonly child: ReturnType<typeof spawn>,
  ) {
    this.pid = child.pid;
    const logTimer = setInterval(() => trimLog(options.logFile), LOG_CHECK_MS).unref();
    this.exited = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(`could not be run: ${error.message}`));
      child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    }).then((how) => {
      clearInterval(logTimer);
      this.ending = how;
      return how;
    });
  }

  static start(options: ChildOptions): ChildServer {
    trimLog(options.logFile);
    const log = openSync(options.logFile, 'a', 0o600);
    try {
      const logStart = fstatSync(log).size;
      const child = spawn(options.command, options.args, {
        cwd: options.cwd,
        env: { ...CHILD_ENVIRONMENT, ...options.env },
        uid: options.uid,
        gid: options.gid,
        detached: true,
        stdio: ['ignore', log, log],
      });
      return new ChildServer(options, logStart, child);
    } finally {
      closeSync(log);
    }
  }

  /** How it ended, or undefined while it runs. */
  get ended(): string | undefined {
    return this.ending;
  }

  /** Sends the signals one after the other until the process has exited. */
  async stop(steps: readonly EndStep[]): Promise<void> {
    for (const { signal, waitMs } of steps) {
      if (this.ending !== undefined) return;
      this.child.kill(signal);
      let timer: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)));
      await Promise.race([this.exited, waited]);
      clearTimeout(timer);
    }
    await this.exited;
  }

  /** The last lines it wrote since this start, on one line, for an error message. */
  lastWords(lines = 3): string {
    const log = openSync(this.options.logFile, 'r');
    try {
      const { size } = fstatSync(log);
      const from = Math.max(this.logStart > size ? 0 : this.logStart, size - 4096);
      const buffer = Buffer.alloc(size - from);
      readSync(log, buffer, 0, buffer.length, from);
      const written = buffer.toString('utf8').split('\n');
      return (
        written
          .map((line) => line.trim())
          .filter(Boolean)
          .slice(-lines)
          .join(' | ') || 'it wrote nothing'
      );
    } finally {
      closeSync(log);
    }
  }
}

/**
 * Also works on a file in use: servers open it for appending, so they continue at its new end. Never throws: a log that grows too long must
 * not end its server.
 */
export function trimLog(file: string, limit = LOG_LIMIT): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= limit) return;
  const older = `${file}.1`;
  try {
    copyFileSync(file, older);
    truncateSync(file, 0);
  } catch {
    // Most likely the disk is full: an incomplete copy would take up the rest of it.
    void rm(older, { force: true }).catch(() => undefined);
  }
}
