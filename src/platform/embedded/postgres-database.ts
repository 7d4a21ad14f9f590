import type pg from 'pg';

/** One name for the application's role and for its database. */
const NAME = 'homewright';

/**
 * Creates the application's role and database if they are missing, and returns the connection URL. The role is no superuser, so that an SQL
 * injection could not run programs or read files. It may create databases, for tests and restores.
 */
export async function makeDatabase(superuser: pg.Client, password: string, port: number): Promise<string> {
  superuser.on('error', () => undefined);
  await superuser.connect();
  try {
    const secret = superuser.escapeLiteral(password);
    const { rowCount: hasRole } = await superuser.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [NAME]);
    if (!hasRole) await superuser.query(`CREATE ROLE ${NAME} LOGIN CREATEDB PASSWORD ${secret}`);
    else await superuser.query(`ALTER ROLE ${NAME} PASSWORD ${secret}`);
    const { rowCount: hasDatabase } = await superuser.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (!hasDatabase) await superuser.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  } finally {
    await superuser.end();
  }
  return `postgres://${NAME}:${encodeURIComponent(password)}@127.0.0.1:${port}/${NAME}`;
}
