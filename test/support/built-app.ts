import { SchedulerRegistry } from '@nestjs/schedule';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DownloadRules } from '../../src/modules/listings/index.js';
import type { KnownRoute } from '../../src/platform/http/server/known-routes.js';
import { fromBuild } from './build.js';
import { createDatabase } from './database.js';

/** The listening application in the process of the test, for tests that inspect its parts. */
export interface BuiltApp {
  readonly url: string;
  readonly password: string;
  readonly databaseUrl: string;
  readonly app: NestFastifyApplication;
  /** Every route of the server, as the server has it. */
  readonly routes: readonly KnownRoute[];
  close(): Promise<void>;
}

const PASSWORD = 'correct horse battery staple';

/** With an empty directory, and without a search engine of its own. Nothing happens on schedule: a test does what is due itself. */
export async function buildApp(
  options: { isPasswordFixed?: boolean; listingsCsv?: string; trustProxy?: string; downloads?: DownloadRules } = {},
): Promise<BuiltApp> {
  const { createApp } = await fromBuild<typeof import('../../src/create-app.js')>('create-app.js');
  const { KnownRoutes } = await fromBuild<typeof import('../../src/platform/http/server/known-routes.js')>(
    'platform/http/server/known-routes.js',
  );
  const database = await createDatabase({ migrated: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'homewright-built-'));
  const app = await createApp({
    databaseUrl: database.url,
    engine: { kind: 'none' },
    dataDir,
    backupDir: join(dataDir, 'backups'),
    password: PASSWORD,
    isPasswordFixed: options.isPasswordFixed ?? true,
    sessionSecret: 'a secret of the tests, and of nobody else',
    operation: { SYNC_CRON: 'off' },
    securityContact: undefined,
    httpsForSubdomains: false,
    builtPages: resolve('dist/web'),
    opsToken: undefined,
    trustsThisMachine: true,
    trustProxy: options.trustProxy,
    listingsCsv: options.listingsCsv,
    googleSheet: undefined,
    sampleCsv: undefined,
    downloads: options.downloads,
    logLevel: 'silent',
    prettyLogs: false,
  });
  await app.listen(0, '127.0.0.1');
  for (const job of app.get(SchedulerRegistry).getCronJobs().values()) await job.stop();
  const { port } = app.getHttpServer().address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    password: PASSWORD,
    databaseUrl: database.url,
    app,
    routes: app.get(KnownRoutes).all,
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
