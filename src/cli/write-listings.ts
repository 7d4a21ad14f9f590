import { MIGRATION_LOCK } from '../platform/database/migrate.js';
import { onOwnConnection } from '../platform/database/own-connection.js';
import { exportListings, type ExportReport } from '../modules/listings/index.js';
import { writeWhole } from './output-file.js';

/** All of it or no file, as it was at one moment. */
export function writeListings(url: string, file: string, forSpreadsheet: boolean): Promise<ExportReport> {
  return onOwnConnection({ connectionString: url, application_name: 'homewright-export' }, async (client) => {
    // A large import replaces the table, which has no rows for a snapshot from before.
    await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const query = async <Row>(sql: string, parameters: unknown[]) => (await client.query(sql, parameters)).rows as Row[];
    const { text, report } = await exportListings(query, forSpreadsheet);
    await writeWhole(file, text);
    return report;
  });
}
