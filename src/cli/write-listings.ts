import { rename, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { MIGRATION_LOCK } from '../platform/database/migrate.js';
import { exportListings, type ExportReport } from '../modules/listings/index.js';

/** All of it or no file, as it was at one moment. */
export async function writeListings(url: string, file: string, forSpreadsheet: boolean): Promise<ExportReport> {
  const client = new pg.Client({ connectionString: url, application_name: 'homewright-export' });
  await client.connect();
  const unfinished = `${file}.part`;
  try {
    // A large import replaces the table, which has no rows for a snapshot from before.
    await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const query = async <Row>(sql: string, parameters: unknown[]) => (await client.query(sql, parameters)).rows as Row[];
    const { text, report } = await exportListings(query, forSpreadsheet);
    await writeFile(unfinished, text);
    await rename(unfinished, file);
    return report;
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
}
