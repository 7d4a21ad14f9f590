import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../database/migrate.js';
import { onOwnConnection } from '../database/own-connection.js';
import { ArchiveWriter } from './archive-writer.js';
import { type BackupHeader, type BackupTable, FORMAT, LEFT_OUT } from './backup-contents.js';
import { RestoreRefused } from './backup.errors.js';
import { migrationsIn, sequencesIn, tablesIn } from './catalogue.js';

export interface BackupMade {
  tables: number;
  rows: number;
  bytes: number;
}

/** Fixes the text format of values, whatever the database's own settings are. */
const VALUE_FORMATS = [
  `SET datestyle = 'ISO'`,
  `SET intervalstyle = 'postgres'`,
  `SET timezone = 'UTC'`,
  `SET client_encoding = 'UTF8'`,
  `SET bytea_output = 'hex'`,
  'SET extra_float_digits = 1',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
];

/**
 * Writes a consistent snapshot of the whole directory into a file; processes may be running.
 * @param path must not exist
 * @param leftOut tables to leave out; only tests change it
 */
export function makeBackup(url: string, path: string, now: Date, leftOut = LEFT_OUT): Promise<BackupMade> {
  return onOwnConnection({ connectionString: url, application_name: 'homewright-backup' }, async (client) => {
    for (const statement of VALUE_FORMATS) await client.query(statement);
    // Locks out migrations and large imports until this is done: they replace tables, which a snapshot does not protect. Take the lock
    // before the transaction, or its snapshot would be older than the changes that it waits for. The lock ends with the connection.
    await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return write(client, path, await headerOf(client, now, leftOut), now);
  });
}

async function headerOf(client: pg.Client, now: Date, leftOut: readonly string[]): Promise<BackupHeader> {
  const migrations = await migrationsIn(client);
  if (!migrations) throw new RestoreRefused('The database has no tables of Homewright: there is nothing to back up.');
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  return {
    product: 'homewright',
    format: FORMAT,
    createdAt: now.toISOString(),
    database: `PostgreSQL ${rows[0]!.server_version}`,
    migrations,
    tables: await tablesIn(client, leftOut),
    sequences: await sequencesIn(client),
  };
}

async function write(client: pg.Client, path: string, header: BackupHeader, now: Date): Promise<BackupMade> {
  const archive = new ArchiveWriter(path, header, now);
  let rows = 0;
  try {
    for (const table of header.tables) {
      const copy = client.query(copyTo(`COPY ${columnsOf(client, table)} TO STDOUT`));
      await archive.table(table.name, copy, () => copy.rowCount);
      rows += copy.rowCount;
    }
    return { tables: header.tables.length, rows, bytes: await archive.close() };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

/** The table and the columns of the backup, in COPY's syntax. */
export function columnsOf(client: Pick<pg.Client, 'escapeIdentifier'>, { name, columns }: BackupTable): string {
  return `public.${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
}
