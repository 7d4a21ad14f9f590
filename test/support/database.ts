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
 * @param migrated a copy of what an application leaves after its first start; else empty
 * @param forRun stays until the run drops it; else it is dropped after the file that made it, at the latest
 */
export async function createDatabase({ migrated = false, forRun = false } = {}): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the suites through npm test.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Without its log, copying takes a third of the time.
  await onServer(server, `CREATE DATABASE ${name}${migrated ? ` TEMPLATE ${process.env['TEST_TEMPLATE']} STRATEGY FILE_COPY` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { href } = url;
  // A database that others copy must have nobody in it.
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
  // Those that a test cuts off are replaced.
  pool.on('error', () => undefined);
  return pool;
}

/** To the server's own database. They keep no process from ending. */
let serverConnections: pg.Pool | undefined;

async function onServer(server: string, sql: string): Promise<void> {
  // The server is stopped before this process is.
  serverConnections ??= new pg.Pool({ connectionString: server, allowExitOnIdle: true, idleTimeoutMillis: 0 }).on('error', () => undefined);
  await serverConnections.query(sql);
}

/** Autovacuum may be at work in the database, and its worker is the superuser's: only it ends itself, which takes moments. */
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

/** To each database of `createDatabase`, until it is dropped: to connect takes twenty times as long as most statements. */
const connections = new Map<string, pg.Pool>();

/** What a statement finds that changes nothing; one that does has to use `execute`. */
export async function rowsOf<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const kept = connections.get(url);
  return kept ? (await kept.query<Row>(sql, values)).rows : execute(url, sql, values);
}

const DEADLOCK = '40P01';

/**
 * One statement on a connection of its own, and what it returns. Until that is closed, an application has mostly heard of the change: it
 * listens to its database.
 */
export async function execute<Row extends object = object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async () => (await client.query<Row>(sql, values)).rows;
  try {
    // It may cross what the application does besides: then PostgreSQL ends one of the two, which changes nothing by that.
    return await ask().catch((error: Error & { code?: string }) => {
      if (error.code !== DEADLOCK) throw error;
      return ask();
    });
  } finally {
    await client.end();
  }
}
