import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ChildServer } from '../../src/platform/embedded/child-server.js';
import { DataDir } from '../../src/platform/embedded/data-dir.js';
import { findPostgres } from '../../src/platform/embedded/postgres-binaries.js';
import { PostgresCluster, STOP_STEPS } from '../../src/platform/embedded/postgres-cluster.js';
import { PostgresServer, SUPERUSER_SECRET } from '../../src/platform/embedded/postgres-server.js';
import { startPostgres, type RunningPostgres } from '../../src/platform/embedded/postgres.js';
import { postgresUser, findRunAs } from '../../src/platform/embedded/run-as.js';
import { endAfterFile } from './leftovers.js';

/** A separate PostgreSQL with a streaming replica, whose replay can be paused. */
export class TestReplica {
  private child: ChildServer | undefined;
  private port = 0;

  private constructor(
    private readonly folder: string,
    private readonly primary: RunningPostgres,
    private readonly dirs: DataDir[],
    private readonly server: PostgresServer,
    private readonly password: string,
  ) {}

  static async start(): Promise<TestReplica> {
    const folder = await mkdtemp(join(tmpdir(), 'homewright-replica-'));
    const [first, second] = [await DataDir.open(join(folder, 'primary')), await DataDir.open(join(folder, 'replica'))];
    const primary = await startPostgres({ dataDir: first, say: () => undefined, processes: 2 });
    const password = (await first.secret(SUPERUSER_SECRET, 32)).value;
    const cluster = new PostgresCluster(join(second.path, 'postgres'));
    await copyRunning(join(first.path, 'postgres'), cluster.path, primary.port, password);
    const { postgres: program } = await findPostgres();
    const { as } = await findRunAs(await postgresUser(), program, second.path);
    await cluster.takeOwnership(as);
    const setup = { name: 'replica', cluster, as, program, dataDir: second, durable: true, processes: 2, password, say: () => undefined };
    const replica = new TestReplica(folder, primary, [first, second], new PostgresServer(setup), password);
    endAfterFile(() => replica.close());
    ({ child: replica.child, port: replica.port } = await replica.server.startSomewhere());
    return replica;
  }

  get primaryUrl(): string {
    return this.primary.url;
  }

  get url(): string {
    const url = new URL(this.primary.url);
    url.port = String(this.port);
    return url.href;
  }

  pause(): Promise<unknown> {
    return this.asSuperuser('SELECT pg_wal_replay_pause()');
  }

  resume(): Promise<unknown> {
    return this.asSuperuser('SELECT pg_wal_replay_resume()');
  }

  /** Time of the application's last query for listings on the replica. */
  async lastAsked(): Promise<number> {
    const [row] = (await this.asSuperuser(
      `SELECT coalesce(extract(epoch FROM max(query_start)), 0)::float AS at FROM pg_stat_activity
        WHERE application_name = 'homewright-read' AND query LIKE '%searchable_listing%'`,
    )) as { at: number }[];
    return row!.at;
  }

  async stop(): Promise<void> {
    await this.child?.stop(STOP_STEPS);
    this.child = undefined;
  }

  async startAgain(): Promise<void> {
    this.child = await this.server.start(this.port);
  }

  async close(): Promise<void> {
    await this.stop();
    await this.primary.stop();
    for (const dir of this.dirs) dir.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async asSuperuser(sql: string): Promise<unknown[]> {
    return query({ port: this.port, password: this.password }, (client) => client.query(sql).then(({ rows }) => rows as unknown[]));
  }
}

/** Copies a running cluster by the backup API, because the package has no pg_basebackup. */
async function copyRunning(from: string, to: string, port: number, password: string): Promise<void> {
  await query({ port, password }, async (client) => {
    await client.query(`SELECT pg_backup_start('replica', fast => true)`);
    await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)');
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
  });
  await writeFile(join(to, 'standby.signal'), '');
  const connection = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  await writeFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
}

async function query<T>(server: { port: number; password: string }, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: '127.0.0.1', user: 'postgres', database: 'postgres', ...server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
