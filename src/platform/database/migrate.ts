import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.js';

/** Any constant will do, as long as every process of the product uses the same. */
export const MIGRATION_LOCK = 4_705_001;

/**
 * Brings the schema up to date; processes that start together take turns.
 * @returns the names of the migrations that ran
 */
export async function migrate(url: string): Promise<string[]> {
  const source = await new DataSource({
    ...databaseOptions(url),
    poolSize: 2,
    extra: { statement_timeout: 0, query_timeout: 0 },
  }).initialize();
  try {
    const lock = source.createQueryRunner();
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return (await source.runMigrations()).map(({ name }) => name);
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lock.release();
    }
  } finally {
    await source.destroy();
  }
}
