import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './database.js';
import { launch } from './process.js';

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

/**
 * The real process over HTTP, with a database, a data folder and a search engine of its own. Nothing is synced unless a test
 * asks, the sample directory is left out, and `.env` is ignored.
 */
export async function startApp({ env = {} }: StartOptions = {}): Promise<TestApp> {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'homewright-app-'));
  const start = (changed = {}) =>
    launch({ dataDir, env: { DATABASE_URL: database.url, SETTINGS_PASSWORD: PASSWORD, ...env, ...changed } }).ready();
  let running = await start();
  return {
    get url() {
      return running.url;
    },
    password: PASSWORD,
    databaseUrl: database.url,
    dataDir,
    output: () => running.output() + running.errors(),
    async restart(changed = {}) {
      await running.end('SIGTERM');
      running = await start(changed);
    },
    stop: (signal = 'SIGTERM') => running.end(signal),
    async close() {
      await running.end('SIGTERM');
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
