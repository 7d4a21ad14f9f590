import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../migrations/index.js';

/** Requests of visitors must be answered or fail within three seconds: each of these limits is below that. */
const CONNECT_MS = 2_000;
const STATEMENT_MS = 2_500;
/** Longer than any statement of long work may take: all that it ends are statements whose connection is gone without a word. */
const MAX_STATEMENT_MS = 310_000;

/**
 * How every connection to PostgreSQL is made. The time limits keep a busy or locked server from holding requests; one that stands still is
 * found by its heartbeat. Long work (an import, a rebuild) raises its own limit inside its transaction.
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
      // One connection is never closed for being idle: the first visitor of a quiet site would wait for another one, and for its plans.
      min: 1,
      // Connections opened in a busy minute stay for a while: they have tables and plans cached.
      idleTimeoutMillis: 60_000,
      statement_timeout: STATEMENT_MS,
      query_timeout: MAX_STATEMENT_MS,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      // Storage without moving parts, and short queries on few cores: neither far-apart pages nor parallel workers pay. With the usual 4 MB
      // a search that a hundred thousand listings match forgets which rows of a page they are, and reads all of them.
      options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off -c work_mem=16MB',
    },
  };
}
