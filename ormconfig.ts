import { DataSource } from 'typeorm';
import { readEnv } from './src/config/env.js';
import { databaseOptions } from './src/platform/database/database-options.js';

const { DATABASE_URL } = readEnv();
if (!DATABASE_URL) throw new Error('Set DATABASE_URL: the TypeORM command line talks to an external PostgreSQL only.');

/** For the TypeORM command line (`npm run typeorm -- migration:show`); the application migrates automatically at its start. */
export default new DataSource(databaseOptions(DATABASE_URL));
