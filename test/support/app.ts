import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppHost } from './app-host.js';
import { fromBuild } from './build.js';
import { createDatabase, type TestDatabase } from './database.js';
import { endAfterFile } from './leftovers.js';
import { launch } from './process.js';

export interface TestApp {
  /** Without a slash at the end. */
  readonly url: string;
  readonly password: string;
  /** The application's own database, empty at first, for tests that check more than the API. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Ends it and starts it again on the same data. */
  restart(env?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** An application whose log can be read. */
export interface LoggedApp extends TestApp {
  /** All that it wrote since it was started. */
  output(): string;
}

/** An application that can be killed, and whose log can be read. */
export interface TestProcess extends LoggedApp {
  /** Sends a signal and resolves with the exit code (`null` when the signal killed it). */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface StartOptions {
  env?: Record<string, string>;
  /** Replaces the database address of the application, for example by that of a proxy. */
  link?: { to(databaseUrl: string): string };
}

const PASSWORD = 'correct horse battery staple';
const QUIET = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', SYNC_CRON: 'off', SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' };

/**
 * The built application over HTTP, in the process of the test: it starts in a tenth of the time of a separate process. Its modules have no
 * global state, so each application starts fresh. It has its own database, data folder and search index. Nothing is synced unless a test
 * requests it, there is no sample directory, and `.env` is ignored. It does not log, because a process has only one log.
 */
export async function startApp({ env = {}, link }: StartOptions = {}): Promise<TestApp> {
  const own = await OwnData.create();
  const way: Record<string, string> = link ? { DATABASE_URL: link.to(own.facts.databaseUrl) } : {};
  const start = (changed = {}) => startInProcess({ ...QUIET, DATA_DIR: own.dataDir, ...own.env, ...way, ...env, ...changed });
  let running = await start();
  const closed = endAfterFile(() => running.stop());
  return {
    ...own.facts,
    get url() {
      return running.url;
    },
    async restart(changed = {}) {
      await running.stop();
      running = await start(changed);
    },
    async close() {
      closed();
      await running.stop();
      await own.remove();
    },
  };
}

/** The same in another process with its own log. For tests of crashes and signals, see `startProcess`. */
export async function startLogged({ env = {} }: StartOptions = {}): Promise<LoggedApp> {
  const own = await OwnData.create();
  const running = await startInOtherProcess({ DATA_DIR: own.dataDir, ...own.env, ...env });
  return {
    ...own.facts,
    get url() {
      return running.url;
    },
    output: () => running.output(),
    restart: (changed) => running.restart(changed),
    async close() {
      await running.close();
      await own.remove();
    },
  };
}

/** An application in another process, with servers given by the caller. */
export interface AppInOtherProcess {
  readonly url: string;
  output(): string;
  restart(env?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** @param env DATA_DIR, DATABASE_URL, and all settings that differ from the defaults of tests */
export async function startInOtherProcess(env: Record<string, string>): Promise<AppInOtherProcess> {
  const host = AppHost.take();
  const start = (changed = {}) => host.start({ ...QUIET, LOG_LEVEL: 'warn', ...env, ...changed });
  let url = await start();
  const close = async () => {
    await host.stop();
    host.release();
  };
  const closed = endAfterFile(close);
  return {
    get url() {
      return url;
    },
    output: () => host.output(),
    async restart(changed = {}) {
      await host.stop();
      url = await start(changed);
    },
    async close() {
      closed();
      await close();
    },
  };
}

interface InProcess {
  url: string;
  stop(): Promise<void>;
}

async function startInProcess(env: Record<string, string>): Promise<InProcess> {
  const { boot, parseEnv } = await built();
  const running = await boot(
    { ...parseEnv(env), PORT: 0, HOST: '127.0.0.1', WEB_CONCURRENCY: 1 },
    () => undefined,
    new AbortController().signal,
  );
  const { port } = await running.listen();
  return { url: `http://127.0.0.1:${port}`, stop: () => running.stop() };
}

/** The same as a process of its own, for tests that kill it. */
export async function startProcess({ env = {} }: StartOptions = {}): Promise<TestProcess> {
  const own = await OwnData.create();
  const start = (changed = {}) => launch({ dataDir: own.dataDir, env: { ...own.env, ...env, ...changed } }).ready();
  let running = await start();
  return {
    ...own.facts,
    get url() {
      return running.url;
    },
    output: () => running.output() + running.errors(),
    async restart(changed = {}) {
      await running.end('SIGTERM');
      running = await start(changed);
    },
    stop: (signal = 'SIGTERM') => running.end(signal),
    async close() {
      await running.end('SIGTERM');
      await own.remove();
    },
  };
}

/** The database, data folder and index of one application. */
class OwnData {
  private constructor(
    private readonly database: TestDatabase,
    readonly dataDir: string,
    private readonly index: string,
  ) {}

  static async create(): Promise<OwnData> {
    return new OwnData(
      await createDatabase({ migrated: true }),
      await mkdtemp(join(tmpdir(), 'homewright-app-')),
      `test_${randomBytes(6).toString('hex')}`,
    );
  }

  get facts(): Pick<TestApp, 'password' | 'databaseUrl' | 'dataDir'> {
    return { password: PASSWORD, databaseUrl: this.database.url, dataDir: this.dataDir };
  }

  get env(): Record<string, string> {
    return { DATABASE_URL: this.database.url, SETTINGS_PASSWORD: PASSWORD, ...engineEnv(this.index) };
  }

  async remove(): Promise<void> {
    await dropIndex(this.index);
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** The run's search engine, with an index of this name. */
export function engineEnv(index: string): Record<string, string> {
  return { MEILI_HOST: process.env['TEST_MEILI_HOST']!, MEILI_API_KEY: process.env['TEST_MEILI_API_KEY']!, MEILI_INDEX: index };
}

/** Drops an index asynchronously; one that does not exist is ignored. */
export async function dropIndex(index: string): Promise<void> {
  for (const name of [index, `${index}_next`, `${index}_marker`]) {
    await fetch(`${process.env['TEST_MEILI_HOST']}/indexes/${name}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${process.env['TEST_MEILI_API_KEY']}` },
    });
  }
}

async function built() {
  const { boot } = await fromBuild<typeof import('../../src/boot.js')>('boot.js');
  const { parseEnv } = await fromBuild<typeof import('../../src/config/env.js')>('config/env.js');
  return { boot, parseEnv };
}
