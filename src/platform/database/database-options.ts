import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../migrations/index.js';

/** Requests of visitors must be answered or fail within three seconds: each of these limits is below that. */
const CONNECT_MS = 2_000;
const STATEMENT_MS = 2_500;
/** Longer than any statement of long work may take: it ends only statements whose connection was lost without an error. */
const MAX_STATEMENT_MS = 310_000;

/**
 * Options of every connection to PostgreSQL. The timeouts keep a busy or locked server from delaying requests; a server that does not
 * answer at all is detected by {@link Heartbeat}. Long work (an import, a rebuild) raises its own timeout inside its transaction.
 */
export function databaseOptions(url: string): Extract<DataSourceOptions, { type: 'postgres' }> {
  return {
    type: 'postgres',
    url,
    applicationName: 'homewright',
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize: 12,
    connectTimeoutMS: CONNECT_MS,
    extra: {
      // Keep one idle connection open: after a quiet time, the first visitor would otherwise wait for a new connection and its query plans.
      min: 1,
      // Connections opened in a busy minute stay for a while: they have tables and plans cached.
      idleTimeoutMillis: 60_000,
      statement_timeout: STATEMENT_MS,
      query_timeout: MAX_STATEMENT_MS,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      // Solid-state storage makes random reads cheap, and short queries on few cores gain nothing from parallel workers. With the default
      // work_mem of 4 MB, the bitmap of a search with a hundred thousand matches becomes lossy: it has pages instead of rows, and every row
      // of each page is read.
      options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off -c work_mem=16MB',
    },
  };
}
