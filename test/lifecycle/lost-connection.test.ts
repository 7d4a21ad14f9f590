import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { REBUILD_INDEX } from '../../src/modules/search/index.js';
import { DataDir } from '../../src/platform/embedded/data-dir.js';
import { MIGRATION_LOCK } from '../../src/platform/database/migrate.js';
import { eventually } from '../support/api.js';
import { command } from '../support/command.js';
import { createDatabase, rowsOf, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let folder: string;
/** A connection of the test, whose locks a command waits for. */
let holder: pg.Client;

beforeAll(async () => {
  database = await createDatabase({ migrated: true });
  folder = mkdtempSync(join(tmpdir(), 'homewright-lost-'));
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});

afterAll(async () => {
  await holder?.end();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** As a restart of PostgreSQL does it, while the command waits for a lock. */
async function cutOffWhileWaiting(): Promise<void> {
  await cutOff(`wait_event_type = 'Lock'`, 'the command waits for the lock');
}

/** In the statement that finds it: a moment later the command may do something else. */
async function cutOff(found: string, what: string): Promise<void> {
  const ended = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND ${found}`;
  await eventually(async () => (await rowsOf(database.url, ended)).length === 1, what, 60_000);
}

describe('a command that loses its connection to PostgreSQL', () => {
  const ONE_LINE = /^The database cannot be used \(.+\)\. .+\n$/;

  it('reports it in one line: an export, which leaves no file', async () => {
    const file = join(folder, 'listings.csv');
    await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ended = command('export-listings', [file], { DATABASE_URL: database.url });
    await cutOffWhileWaiting();
    expect(await ended).toEqual({ code: 1, output: '', errors: expect.stringMatching(ONE_LINE) as string });
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
    await holder.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  });

  it('reports it in one line: an erasure', async () => {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE migrations');
    const ended = command('erase-person', ['--email', 'ann@example.com'], { DATABASE_URL: database.url, DATA_DIR: folder });
    await cutOffWhileWaiting();
    expect(await ended).toEqual({ code: 1, output: '', errors: expect.stringMatching(ONE_LINE) as string });
    await holder.query('ROLLBACK');
  });

  it('reports it in one line: a rebuild of the index, also between two queries of its progress', async () => {
    // As if a process ran on the data folder that does not come to the rebuild.
    const boss = new PgBoss({ connectionString: database.url, max: 1, migrate: false, supervise: false, schedule: false });
    await boss.start();
    await boss.createQueue(REBUILD_INDEX);
    await boss.stop({ graceful: false });
    const dataDir = await DataDir.open(folder);
    const ended = command('rebuild-index', [], { DATABASE_URL: database.url, DATA_DIR: folder });
    await cutOff(`state = 'idle' AND query LIKE '%pgboss.job%' AND query LIKE '%active%'`, 'the command has asked');
    expect(await ended).toMatchObject({ code: 1, errors: expect.stringMatching(ONE_LINE) as string });
    dataDir.close();
  });
});
