import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endAfterFile } from './leftovers.js';

const INSUFFICIENT_PRIVILEGE = '42501';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * A database of its own on the run's PostgreSQL.
 * @param migrated a copy of the template, as after an application's first start; else empty
 * @param encoding in a database that is not the default one, with the locale C
 * @param forRun kept until the run drops it; else it is dropped after the file that created it, at the latest
 */
export async function createDatabase({ migrated = false, encoding = '', forRun = false } = {}): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the suites through npm test.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // FILE_COPY bypasses the write-ahead log, and takes a third of the time.
  const copied = migrated ? ` TEMPLATE ${process.env['TEST_TEMPLATE']} STRATEGY FILE_COPY` : '';
  const encoded = encoding ? ` TEMPLATE template0 ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C'` : '';
  await onServer(server, `CREATE DATABASE ${name}${copied}${encoded}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { href } = url;
  // A template database must have no open connections.
  if (!forRun) connections.set(href, connectionsTo(href));
  const end = async () => {
    const kept = connections.get(href);
    connections.delete(href);
    await kept?.end();
    await drop(server, name);
  };
  const dropped = forRun ? () => undefined : endAfterFile(end);
  return {
    url: href,
    async drop() {
      await end();
      dropped();
    },
  };
}

function connectionsTo(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, idleTimeoutMillis: 0 });
  // Ignore errors of connections that a test cuts off; the pool replaces them.
  pool.on('error', () => undefined);
  return pool;
}

/** Connections to the server's default database. They do not keep the process alive. */
let serverConnections: pg.Pool | undefined;

async function onServer(server: string, sql: string): Promise<void> {
  // The server is stopped before this process is.
  serverConnections ??= new pg.Pool({ connectionString: server, allowExitOnIdle: true, idleTimeoutMillis: 0 }).on('error', () => undefined);
  await serverConnections.query(sql);
}

/**
 * Drops a database, with retries: an autovacuum worker may be active in it, which only a superuser could end, and which stops by itself
 * soon.
 */
async function drop(server: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE || tries === 20) throw error;
      await sleep(250);
    }
  }
}

/** Open connections to each database of `createDatabase`: connecting takes twenty times as long as most statements. */
const connections = new Map<string, pg.Pool>();

/** The rows of a read-only statement; for changes use `execute`. */
export async function rowsOf<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const kept = connections.get(url);
  return kept ? (await kept.query<Row>(sql, values)).rows : execute(url, sql, values);
}

const DEADLOCK = '40P01';

/**
 * Runs one statement on its own connection. By the time that the connection is closed, an application has usually received the notification
 * of the change.
 */
export async function execute<Row extends object = object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async () => (await client.query<Row>(sql, values)).rows;
  try {
    // Retry after a deadlock with the application: PostgreSQL aborts one of the two without any change.
    return await ask().catch((error: Error & { code?: string }) => {
      if (error.code !== DEADLOCK) throw error;
      return ask();
    });
  } finally {
    await client.end();
  }
}
