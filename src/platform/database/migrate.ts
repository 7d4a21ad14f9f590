import { DataSource, MigrationExecutor } from 'typeorm';
import { databaseOptions } from './database-options.js';

/** Key of the advisory lock: any number, as long as every process of the product uses the same one. */
export const MIGRATION_LOCK = 4_705_001;

/** The schema was migrated by a later version: this one would read and write it wrongly. */
export class SchemaIsLater extends Error {
  constructor(migration: string) {
    super(
      `The database belongs to a later version of Homewright (${migration} is not known here): start that version, or restore a backup of this one.`,
    );
  }
}

/**
 * Migrates the schema. Processes that start together wait for each other (advisory lock).
 * @returns the names of the migrations that ran
 * @throws SchemaIsLater before anything is changed
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
      await refuseLater(source);
      return (await source.runMigrations()).map(({ name }) => name);
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lock.release();
    }
  } finally {
    await source.destroy();
  }
}

async function refuseLater(source: DataSource): Promise<void> {
  const known = source.migrations.map(({ name }) => name);
  const later = (await new MigrationExecutor(source).getExecutedMigrations()).find(({ name }) => !known.includes(name));
  if (later) throw new SchemaIsLater(later.name);
}
