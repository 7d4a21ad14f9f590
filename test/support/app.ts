import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './database.js';

export interface TestApp {
  /** Without a slash at the end. */
  readonly url: string;
  readonly password: string;
  /** Of its own, empty at first: for looking behind the API. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** All that the process wrote so far. */
  output(): string;
  /** Ends the process and starts it again on the same data. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Sends a signal and resolves with the exit code (`null` when the signal killed it). */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  close(): Promise<void>;
}

export interface StartOptions {
  env?: Record<string, string>;
}

const PASSWORD = 'correct horse battery staple';
const START_LIMIT_MS = 60_000;
const READY = /Address\s+http:\/\/localhost:(\d+)/;

/**
 * The real process over HTTP, with a database, a data folder and a search engine of its own. Nothing is synced unless a test
 * asks, the sample directory is left out, and `.env` is ignored.
 */
export async function startApp({ env = {} }: StartOptions = {}): Promise<TestApp> {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'homewright-app-'));
  const defaults = {
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SETTINGS_PASSWORD: PASSWORD,
    SYNC_CRON: 'off',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'warn',
  };
  let running = await startProcess({ ...defaults, ...env });
  return {
    get url() {
      return `http://127.0.0.1:${running.port}`;
    },
    password: PASSWORD,
    databaseUrl: database.url,
    dataDir,
    output: () => running.output(),
    async restart(changed = {}) {
      await running.stop('SIGTERM');
      running = await startProcess({ ...defaults, ...env, ...changed });
    },
    stop: (signal = 'SIGTERM') => running.stop(signal),
    async close() {
      await running.stop('SIGTERM');
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface AppProcess {
  port: number;
  output(): string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

async function startProcess(env: Record<string, string>): Promise<AppProcess> {
  const child = spawn(process.execPath, ['dist/main.js'], { env: { PATH: process.env['PATH'], ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const port = await readyPort(child, exited, () => output);
  return {
    port,
    output: () => output,
    stop(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return exited;
    },
  };
}

async function readyPort(child: ChildProcess, exited: Promise<number | null>, output: () => string): Promise<number> {
  const deadline = Date.now() + START_LIMIT_MS;
  let code: number | null | undefined;
  void exited.then((value) => (code = value));
  while (Date.now() < deadline) {
    const match = READY.exec(output());
    if (match) return Number(match[1]);
    if (code !== undefined) throw new Error(`The application ended (${code}) while starting:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`The application was not ready in time:\n${output()}`);
}
