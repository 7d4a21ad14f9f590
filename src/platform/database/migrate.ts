import { DataSource, type QueryRunner } from 'typeorm';
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

/** The oldest version of PostgreSQL with everything that the migrations use, as a number in PostgreSQL's way of counting. */
const OLDEST_VERSION = 150_000;

/** This database cannot hold the schema, or not all text. */
export class DatabaseUnsuitable extends Error {
  /** @returns `undefined` where nothing is wrong */
  static of({ version, name, encoding }: { version: number; name: string; encoding: string }): DatabaseUnsuitable | undefined {
    if (version < OLDEST_VERSION)
      return new DatabaseUnsuitable(`PostgreSQL ${name} is too old: Homewright needs version 15 or later, and is tested with 18.`);
    if (encoding !== 'UTF8')
      return new DatabaseUnsuitable(
        `The database in DATABASE_URL has the encoding ${encoding}, which lacks characters of names and texts: create one with ENCODING 'UTF8' TEMPLATE template0.`,
      );
    return undefined;
  }
}

/**
 * Migrates the schema. Processes that start together wait for each other (advisory lock). Where no migration is pending, a shared lock is
 * enough, so a backup or an export under way does not delay the start.
 * @param say called once when it has to wait
 * @returns the names of the migrations that ran
 * @throws SchemaIsLater, DatabaseUnsuitable before anything is changed
 */
export async function migrate(url: string, say: (line: string) => void = () => undefined): Promise<string[]> {
  const source = await new DataSource({
    ...databaseOptions(url),
    poolSize: 2,
    extra: { statement_timeout: 0, query_timeout: 0 },
  }).initialize();
  const lock = source.createQueryRunner();
  try {
    await refuseUnsuitable(lock);
    const take = lockTaker(lock, say);
    return (await isUpToDate(source, lock, take)) ? [] : await bringUpToDate(source, lock, take);
  } finally {
    await lock.release();
    await source.destroy();
  }
}

async function refuseUnsuitable(lock: QueryRunner): Promise<void> {
  const [found] = (await lock.query(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name,
            current_setting('server_encoding') AS encoding`,
  )) as [Parameters<typeof DatabaseUnsuitable.of>[0]];
  const unsuitable = DatabaseUnsuitable.of(found);
  if (unsuitable) throw unsuitable;
}

type Take = (kind: '' | '_shared') => Promise<void>;

/** A function that takes the lock, and reports it once when it has to wait. */
function lockTaker(lock: QueryRunner, say: (line: string) => void): Take {
  let hasReported = false;
  return async (kind) => {
    const [{ free }] = (await lock.query(`SELECT pg_try_advisory_lock${kind}($1) AS free`, [MIGRATION_LOCK])) as [{ free: boolean }];
    if (free) return;
    if (!hasReported) say('Waiting for the database: another process upgrades or restores it, or a backup or an export is under way');
    hasReported = true;
    await lock.query(`SELECT pg_advisory_lock${kind}($1)`, [MIGRATION_LOCK]);
  };
}

async function bringUpToDate(source: DataSource, lock: QueryRunner, take: Take): Promise<string[]> {
  await take('');
  try {
    refuseLater(source, await executed(lock));
    return (await source.runMigrations()).map(({ name }) => name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** Whether no migration is pending. Takes the lock in shared mode, so that others can check at the same time. @throws SchemaIsLater */
async function isUpToDate(source: DataSource, lock: QueryRunner, take: Take): Promise<boolean> {
  await take('_shared');
  try {
    const names = await executed(lock);
    refuseLater(source, names);
    return source.migrations.every(({ name }) => names.includes(name!));
  } finally {
    await lock.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  }
}

/** The migrations that have run, read from TypeORM's table directly: TypeORM itself needs 50 ms each time to look for that table. */
async function executed(lock: QueryRunner): Promise<string[]> {
  const [{ there }] = (await lock.query(`SELECT to_regclass('migrations') IS NOT NULL AS there`)) as [{ there: boolean }];
  if (!there) return [];
  return ((await lock.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[]).map(({ name }) => name);
}

function refuseLater(source: DataSource, names: string[]): void {
  const known = source.migrations.map(({ name }) => name);
  const later = names.findLast((name) => !known.includes(name));
  if (later) throw new SchemaIsLater(later);
}
