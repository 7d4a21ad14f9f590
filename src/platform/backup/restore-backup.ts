import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { databaseOptions } from '../database/database-options.js';
import { MIGRATION_LOCK } from '../database/migrate.js';
import { ArchiveReader } from './archive-reader.js';
import { type BackupHeader, FORBIDDEN_TABLES } from './backup-contents.js';
import { RestoreRefused } from './backup.errors.js';
import { dropStatements, hasTable, hasTables, migrationsIn, triggersAndForeignKeys, processesOn, tablesIn } from './catalogue.js';
import { restoreFromTemporaryTables, copyToTemporaryTables, lockTablesAndClearOutbox } from './live-restore.js';
import { columnsOf } from './make-backup.js';

/** SQL to run before anything is deleted, and after the kept rows are back; neither, where the database does not have this table. */
export interface Around {
  table: string;
  before: string;
  after: string;
}

export interface RestoreOptions {
  /** Allows the restore to delete the data that the database has. */
  replace: boolean;
  /** Whether to run the later migrations as well (default). With `false` (tests only) the schema stays that of the backup. */
  forward?: boolean;
  /** Whether keys and passwords are restored from the file, if it has any (tests only). */
  keys?: boolean;
  /** Tables whose rows stay, sessions for instance. Those that the database does not have are skipped. */
  keep?: readonly string[];
  around?: readonly Around[];
  /** Replaces the data while processes run, and notifies these channels when it is done; without it they must be stopped first. */
  beside?: { tell: readonly string[] };
}

export interface Restored {
  tables: number;
  rows: number;
  /** Names of the migrations that ran after the backup's own. */
  forward: string[];
}

/**
 * Restores a backup that {@link ArchiveReader.check} has verified, in one transaction. Afterwards the schema is that of this version, and
 * the search index is rebuilt at the next start.
 * @throws RestoreRefused when the database is not empty or is in use, or the backup is of a later version
 */
export async function restoreBackup(url: string, archive: ArchiveReader, options: RestoreOptions): Promise<Restored> {
  const extra = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const source = await new DataSource({ ...databaseOptions(url), applicationName: 'homewright-restore', poolSize: 2, extra }).initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    // Takes the migration lock: a process that starts meanwhile waits before it reads the tables.
    await runner.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const restored = await new Restore(source, runner, (await runner.connect()) as pg.PoolClient).run(archive, options);
    await runner.commitTransaction();
    // By name: without names, PostgreSQL logs a warning for each table of its own.
    const [{ tables }] = await source.query<[{ tables: string }]>(
      `SELECT string_agg(format('public.%I', tablename), ', ') AS tables FROM pg_tables WHERE schemaname = 'public'`,
    );
    await source.query(`ANALYZE ${tables}`);
    return restored;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
    await source.destroy();
  }
}

class Restore {
  private readonly known: string[];
  private header: BackupHeader | undefined;
  private copying: { table: string; stream: CopyStreamQuery } | undefined;
  private readonly filled = new Set<string>();
  /** Tables whose rows in the file are ignored. */
  private skippedTables: readonly string[] = FORBIDDEN_TABLES;
  /** The statements that recreate the dropped triggers and foreign keys. */
  private enableStatements: string[] = [];

  constructor(
    private readonly source: DataSource,
    private readonly runner: QueryRunner,
    private readonly client: pg.PoolClient,
  ) {
    this.known = source.migrations.map(({ name }) => name ?? '');
  }

  async run(archive: ArchiveReader, options: RestoreOptions): Promise<Restored> {
    const { forward: onward = true, keys = false, beside } = options;
    this.skippedTables = keys ? [] : FORBIDDEN_TABLES;
    const isReplaced = await hasTables(this.client);
    if (isReplaced) await this.checkReplaceable(options);
    // Before the rows that stay are copied: nobody can add one afterwards, which would be lost.
    if (isReplaced && beside) await lockTablesAndClearOutbox(this.client);
    const kept = await copyToTemporaryTables(this.client, options.keep ?? []);
    const around: Around[] = [];
    for (const each of options.around ?? []) if (await hasTable(this.client, each.table)) around.push(each);
    for (const { before } of around) await this.client.query(before);
    if (isReplaced) await this.clearDatabase({ outbox: beside === undefined });
    const sums = await archive.read({ header: (header) => this.begin(header), part: (table, content) => this.fill(table, content) });
    await this.endCopy();
    const header = this.header!;
    for (const [name, last] of Object.entries(header.sequences)) {
      await this.client.query('SELECT setval($1::regclass, $2)', [`public.${this.client.escapeIdentifier(name)}`, last]);
    }
    for (const statement of this.enableStatements) await this.client.query(statement);
    const forward = onward ? await this.migrate(this.known) : [];
    await restoreFromTemporaryTables(this.client, kept);
    for (const { after } of around) await this.client.query(after);
    for (const channel of beside?.tell ?? []) await this.client.query(`SELECT pg_notify($1, '')`, [channel]);
    const rows = Object.values(sums.tables).reduce((sum, table) => sum + table.rows, 0);
    return { tables: header.tables.length, rows, forward };
  }

  /** @throws RestoreRefused */
  private async checkReplaceable({ replace, beside }: RestoreOptions): Promise<void> {
    if (!(await migrationsIn(this.client)))
      throw new RestoreRefused('The database has tables of another program: restore into a database of its own.');
    if (!replace)
      throw new RestoreRefused(
        `There is a directory here already${await this.listingCountText()}: restore into an empty one, or add --replace, which deletes all of it permanently.`,
      );
    if (!beside && (await processesOn(this.client)) > 0) throw new RestoreRefused('A process is running on this database: stop it first.');
  }

  private async clearDatabase(what: { outbox: boolean }): Promise<void> {
    for (const statement of await dropStatements(this.client, what)) await this.client.query(statement);
  }

  private async listingCountText(): Promise<string> {
    if (!(await hasTable(this.client, 'listing'))) return '';
    const { rows } = await this.client.query<{ count: number }>('SELECT count(*)::int AS count FROM listing');
    return ` (${rows[0]!.count} listings)`;
  }

  /** Creates the tables of the backup's schema version, empty, without triggers and foreign keys. */
  private async begin(header: BackupHeader): Promise<void> {
    this.header = header;
    refuseLaterMigrations(header, this.known);
    await this.migrate(header.migrations);
    const { disable, enable } = await triggersAndForeignKeys(this.client);
    this.enableStatements = enable;
    for (const statement of disable) await this.client.query(statement);
    const tables = await tablesIn(this.client);
    // Some migrations insert rows.
    if (tables.length > 0)
      await this.client.query(`TRUNCATE ${tables.map(({ name }) => `public.${this.client.escapeIdentifier(name)}`).join(', ')}`);
  }

  private async fill(table: string, content: Buffer): Promise<void> {
    if (this.skippedTables.includes(table)) return;
    if (this.copying?.table !== table) {
      await this.endCopy();
      const known = this.header!.tables.find(({ name }) => name === table);
      if (!known || this.filled.has(table)) throw new RestoreRefused(`The backup has ${table} at an unexpected position.`);
      this.filled.add(table);
      this.copying = { table, stream: this.client.query(copyFrom(`COPY ${columnsOf(this.client, known)} FROM STDIN`)) };
      // Ignored here: an error of PostgreSQL is thrown where the stream is used next.
      this.copying.stream.on('error', () => undefined);
    }
    const { stream } = this.copying;
    if (stream.errored) throw stream.errored;
    if (!stream.write(content)) await once(stream, 'drain');
  }

  private async endCopy(): Promise<void> {
    const stream = this.copying?.stream;
    this.copying = undefined;
    if (!stream) return;
    if (stream.errored) throw stream.errored;
    stream.end();
    await finished(stream);
  }

  /** Runs the pending ones of these migrations. @returns their names */
  private async migrate(names: readonly string[]): Promise<string[]> {
    const executor = new ChosenMigrations(this.source, this.runner, new Set(names));
    return (await executor.executePendingMigrations()).map(({ name }) => name);
  }
}

class ChosenMigrations extends MigrationExecutor {
  constructor(
    source: DataSource,
    runner: QueryRunner,
    private readonly chosen: ReadonlySet<string>,
  ) {
    super(source, runner);
  }

  protected override getMigrations() {
    return super.getMigrations().filter(({ name }) => this.chosen.has(name));
  }
}

/** @throws RestoreRefused when the file has been manipulated to contain keys or passwords */
export function refuseForbiddenTables({ tables }: Pick<BackupHeader, 'tables'>): void {
  const foreign = tables.find(({ name }) => FORBIDDEN_TABLES.includes(name));
  if (foreign)
    throw new RestoreRefused(
      `The backup has ${foreign.name} in it, which no backup of Homewright has: the file has been changed. Restore one that you have made yourself.`,
    );
}

/** @throws RestoreRefused when the backup's schema is one that this version does not know */
export function refuseLaterMigrations({ migrations }: Pick<BackupHeader, 'migrations'>, known: readonly string[]): void {
  const later = migrations.filter((name) => !known.includes(name));
  if (later.length > 0)
    throw new RestoreRefused(
      `The backup was made by a later version of Homewright (${later[0]} is not known here): update first, then restore.`,
    );
}
