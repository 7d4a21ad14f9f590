import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Runtime } from './app.module.js';
import { type Env, operatingVariablesOf } from './config/env.js';
import { builtPages } from './built-pages.js';
import { addressesIn } from './config/env-rules.js';
import type { SearchEngine } from './modules/search/index.js';
import { migrate } from './platform/database/migrate.js';
import { DataDir, LOCK_FILE } from './platform/embedded/data-dir.js';
import { type EmbeddedServers, startEmbeddedServers } from './platform/embedded/embedded-servers.js';
import { ProcessFailed, ProcessSupervisor } from './platform/processes/process-supervisor.js';
import { processesOf } from './platform/processes/processes-of.js';
import { removeAbandonedFolders } from './platform/temporary-folders.js';
import type { Serving } from './serve.js';
import type { MemberStart } from './serve-in-group.js';
import { checkListening } from './listening-check.js';
import { StartFailed } from './start-failed.js';

const SAMPLE = 'data/sample-listings.csv';

/** The prerequisites of the application: data folder, servers and settings. */
interface Foundation {
  runtime: Runtime;
  dataDir: DataDir;
  /** Where the generated admin password is, when the operator set none. */
  passwordPath: string | undefined;
  /** Stops the embedded servers and releases the data folder. */
  release(): Promise<void>;
}

export interface Running extends Serving, Pick<Foundation, 'dataDir' | 'passwordPath'> {
  databaseUrl: string;
  /** Why there is no search engine although one is configured. */
  searchUnavailable: string | undefined;
}

/** Receives a line for people at each step that takes time. */
type PrintLine = (line: string, level?: number) => void;

/**
 * Prepares data folder, servers and schema, and creates the application, ready to listen: in this process, or in several that it
 * supervises.
 * @param signal aborts a start under way, and cleans up
 */
export async function boot(env: Env, say: PrintLine, signal: AbortSignal): Promise<Running> {
  await checkListening(env.HOST, env.PORT).catch(async (error: unknown) => {
    // When another process uses the same data folder, it also has the port: report the folder (DataDirInUse), which is the better
    // explanation.
    if (existsSync(join(env.DATA_DIR, LOCK_FILE))) (await DataDir.open(env.DATA_DIR)).close();
    throw error;
  });
  const count = processesOf(env.WEB_CONCURRENCY, availableParallelism());
  const foundation = await prepare(env, count, say, signal);
  const { runtime, dataDir, passwordPath } = foundation;
  try {
    const serving = count === 1 ? await inThisProcess(foundation, env) : inProcesses(foundation, env, count, say, signal);
    return {
      databaseUrl: runtime.databaseUrl,
      dataDir,
      passwordPath,
      searchUnavailable: runtime.engine.kind === 'missing' ? runtime.engine.reason : undefined,
      listen: () => serving.listen(),
      async stop() {
        try {
          await serving.stop();
        } finally {
          await foundation.release();
        }
      },
    };
  } catch (error) {
    await foundation.release();
    throw error;
  }
}

async function inThisProcess({ runtime }: Foundation, env: Env): Promise<Serving> {
  // Imported dynamically, because a process that only supervises does not need the application.
  const { serveHere } = await import('./serve.js');
  return serveHere(runtime, env);
}

function inProcesses({ runtime }: Foundation, env: Env, count: number, say: PrintLine, signal: AbortSignal): Serving {
  const supervisor = new ProcessSupervisor<MemberStart>({ count, start: { runtime, env }, say });
  return {
    listen: () =>
      supervisor.start(signal).catch((error: unknown) => {
        throw error instanceof ProcessFailed && error.expected ? new StartFailed(error.message, { cause: error }) : error;
      }),
    stop: () => supervisor.stop(),
  };
}

async function prepare(env: Env, processes: number, say: PrintLine, signal: AbortSignal): Promise<Foundation> {
  // Before the servers are started, which takes seconds.
  const pages = env.NODE_ENV === 'development' ? undefined : builtPages();
  const dataDir = await DataDir.open(env.DATA_DIR);
  await removeAbandonedFolders();
  let servers: EmbeddedServers | undefined;
  const release = async () => {
    await servers?.stop();
    dataDir.close();
  };
  try {
    servers = await startEmbeddedServers({
      dataDir,
      database: !env.DATABASE_URL,
      search: !env.MEILI_HOST && env.SEARCH_ENGINE === 'meilisearch',
      processes,
      say,
      signal,
      onExit: (server, how) => say(`The embedded ${server} server ended (${how}); restarting it`),
    }).catch((error: unknown) => {
      throw StartFailed.server(error);
    });
    const { runtime, passwordPath } = await runtimeOf(env, dataDir, servers, pages);
    if (servers.searchUnavailable) say(`Search runs on PostgreSQL: ${servers.searchUnavailable}`);
    const ran = await migrate(runtime.databaseUrl, say).catch((error: unknown) => {
      throw StartFailed.schema(error, env.DATABASE_URL === undefined);
    });
    if (ran.length > 0) say(`Database brought up to date (${ran.length} migrations)`);
    signal.throwIfAborted();
    return { runtime, dataDir, passwordPath, release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function runtimeOf(env: Env, dataDir: DataDir, servers: EmbeddedServers, pages: string | undefined) {
  const password = env.SETTINGS_PASSWORD ? undefined : await dataDir.secret('settings-password', 18);
  const sessionSecret = env.SESSION_SECRET ?? (await dataDir.secret('session-secret', 48)).value;
  const databaseUrl = env.DATABASE_URL ?? servers.databaseUrl;
  if (!databaseUrl) throw new Error('There is no database to run on.');
  const runtime: Runtime = {
    databaseUrl,
    replica: env.DATABASE_READ_URL ? { url: env.DATABASE_READ_URL, maxLagSeconds: env.DATABASE_READ_MAX_LAG } : undefined,
    engine: engineOf(env, servers),
    dataDir: dataDir.path,
    backupDir: resolve(env.BACKUP_DIR ?? join(dataDir.path, 'backups')),
    password: env.SETTINGS_PASSWORD ?? password!.value,
    isPasswordFixed: env.SETTINGS_PASSWORD !== undefined && env.SETTINGS_PASSWORD !== '',
    sessionSecret,
    operation: operatingVariablesOf(env),
    securityContact: env.SECURITY_CONTACT,
    httpsForSubdomains: env.HSTS_SUBDOMAINS === 'on',
    builtPages: pages,
    opsToken: env.OPS_TOKEN,
    trustsThisMachine: env.NODE_ENV !== 'production',
    trustProxy: env.TRUST_PROXY,
    listingsCsv: env.LISTINGS_CSV && resolve(env.LISTINGS_CSV),
    googleSheet: googleSheetOf(env),
    sampleCsv: env.SAMPLE_DATA === 'on' ? resolve(SAMPLE) : undefined,
    logLevel: env.LOG_LEVEL,
    prettyLogs: env.NODE_ENV !== 'production' && process.stdout.isTTY,
  };
  return { runtime, passwordPath: password?.path };
}

function googleSheetOf(env: Env): Runtime['googleSheet'] {
  if (!env.GOOGLE_SHEETS_ID) return undefined;
  return {
    spreadsheetId: env.GOOGLE_SHEETS_ID,
    range: env.GOOGLE_SHEETS_RANGE,
    serviceAccount: env.GOOGLE_SERVICE_ACCOUNT_JSON,
    apiKey: env.GOOGLE_API_KEY,
    rootUrl: env.GOOGLE_SHEETS_ROOT_URL,
  };
}

function engineOf(env: Env, servers: EmbeddedServers): SearchEngine {
  if (env.SEARCH_ENGINE === 'postgres') return { kind: 'none' };
  if (env.MEILI_HOST) {
    const engines = addressesIn(env.MEILI_HOST).map((host) => ({ name: new URL(host).host, key: new URL(host).host, host }));
    return { kind: 'meilisearch', engines, apiKey: env.MEILI_API_KEY, indexName: env.MEILI_INDEX };
  }
  if (servers.meili) {
    const { host, apiKey } = servers.meili;
    return {
      kind: 'meilisearch',
      engines: [{ name: 'embedded', key: embeddedKey(apiKey), host, isEmbedded: true }],
      apiKey,
      indexName: env.MEILI_INDEX,
    };
  }
  return { kind: 'missing', reason: servers.searchUnavailable ?? 'there is no search engine on this machine' };
}

/**
 * The key of the embedded engine: that of each data folder is another one, because servers that share a database may each have an engine. Its
 * port differs after each start, the API key does not; only a part of a hash of that is stored.
 */
function embeddedKey(apiKey: string): string {
  return `embedded-${createHash('sha256').update(apiKey).digest('hex').slice(0, 16)}`;
}
