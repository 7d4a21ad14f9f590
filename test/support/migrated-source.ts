import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { createDatabase } from './database.js';
import { endAfterFile } from './leftovers.js';

/** A data source with the application's options, on a migrated database of the calling file; both end with the file. */
export async function migratedSource(): Promise<DataSource> {
  const { url } = await createDatabase({ migrated: true });
  const source = await new DataSource(databaseOptions(url)).initialize();
  endAfterFile(() => source.destroy());
  return source;
}
