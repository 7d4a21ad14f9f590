import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { join, resolve } from 'node:path';
import type { Runtime } from './app.module.js';
import { type Env, operationIn } from './config/env.js';
import { createApp } from './create-app.js';
import type { SearchEngine } from './modules/search/index.js';
import { migrate } from './platform/database/migrate.js';
import { DataDir } from './platform/embedded/data-dir.js';
import { type EmbeddedServers, startEmbeddedServers } from './platform/embedded/embedded-servers.js';
import { GracefulShutdown } from './platform/health/graceful-shutdown.js';
import { EffectiveSettings } from './shared/effective-settings.js';
import { StartFailed } from './start-failed.js';

const SAMPLE = 'data/sample-listings.csv';
const BUILT_PAGES = 'dist/web';

export interface Running {
  app: NestFastifyApplication;
  runtime: Runtime;
  /** Where people reach the site, as far as it was said. */
  publicAddress: string | null;
  dataDir: DataDir;
  /** Where the generated admin password is, when the operator set none. */
  passwordPath: string | undefined;
  /** Finishes requests in flight, then ends the embedded servers. */
  stop(): Promise<void>;
}

/**
 * Brings everything up that the application stands on, and the application itself, ready to listen.
 * @param say receives a line for people at each step that takes time
 * @param signal ends a start under way, cleanly
 */
export async function boot(env: Env, say: (line: string) => void, signal: AbortSignal): Promise<Running> {
  const dataDir = await DataDir.open(env.DATA_DIR);
  let servers: EmbeddedServers | undefined;
  try {
    servers = await startEmbeddedServers({
      dataDir,
      database: !env.DATABASE_URL,
      search: !env.MEILI_HOST && env.SEARCH_ENGINE === 'meilisearch',
      say,
      signal,
      onExit: (server, how) => say(`The embedded ${server} server ended (${how}); starting it again`),
    }).catch((error: unknown) => {
      throw StartFailed.server(error);
    });
    const running = servers;
    const { runtime, passwordPath } = await runtimeOf(env, dataDir, servers);
    if (servers.searchUnavailable) say(`Search runs on PostgreSQL: ${servers.searchUnavailable}`);
    const ran = await migrate(runtime.databaseUrl).catch((error: unknown) => {
      throw StartFailed.schema(error, env.DATABASE_URL === undefined);
    });
    if (ran.length > 0) say(`Database brought up to date (${ran.length} migrations)`);
    signal.throwIfAborted();
    const app = await createApp(runtime);
    const stop = async () => {
      try {
        await app.get(GracefulShutdown).drained();
        await app.close();
      } finally {
        await running.stop();
        dataDir.close();
      }
    };
    const { publicAddress } = app.get(EffectiveSettings).current;
    return { app, runtime, publicAddress, dataDir, passwordPath, stop };
  } catch (error) {
    await servers?.stop();
    dataDir.close();
    throw error;
  }
}

async function runtimeOf(env: Env, dataDir: DataDir, servers: EmbeddedServers) {
  const password = env.SETTINGS_PASSWORD ? undefined : await dataDir.secret('settings-password', 18);
  const sessionSecret = env.SESSION_SECRET ?? (await dataDir.secret('session-secret', 48)).value;
  const databaseUrl = env.DATABASE_URL ?? servers.databaseUrl;
  if (!databaseUrl) throw new Error('There is no database to run on.');
  const runtime: Runtime = {
    databaseUrl,
    engine: engineOf(env, servers),
    dataDir: dataDir.path,
    backupDir: resolve(env.BACKUP_DIR ?? join(dataDir.path, 'backups')),
    password: env.SETTINGS_PASSWORD ?? password!.value,
    isPasswordFixed: env.SETTINGS_PASSWORD !== undefined && env.SETTINGS_PASSWORD !== '',
    sessionSecret,
    operation: operationIn(env),
    securityContact: env.SECURITY_CONTACT,
    httpsForSubdomains: env.HSTS_SUBDOMAINS === 'on',
    builtPages: env.NODE_ENV === 'development' ? undefined : resolve(BUILT_PAGES),
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
    return { kind: 'meilisearch', host: env.MEILI_HOST, apiKey: env.MEILI_API_KEY, indexName: env.MEILI_INDEX };
  }
  if (servers.meili) return { kind: 'meilisearch', ...servers.meili, indexName: env.MEILI_INDEX };
  return { kind: 'missing', reason: servers.searchUnavailable ?? 'there is no search engine on this machine' };
}
