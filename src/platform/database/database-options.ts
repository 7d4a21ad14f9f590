import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../migrations/index.js';

/**
 * How every connection to PostgreSQL is made. The time limits keep a frozen server from holding requests for ever;
 * long work (an import, a rebuild) raises its own inside its transaction.
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
    connectTimeoutMS: 5_000,
    extra: {
      statement_timeout: 15_000,
      query_timeout: 20_000,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      // Storage without moving parts, and short queries on few cores: neither far-apart pages nor parallel workers pay.
      options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off',
    },
  };
}
