import { join } from 'node:path';
import type { ChildServer } from './child-server.js';
import type { DataDir } from './data-dir.js';
import { findPostgres } from './postgres-binaries.js';
import { PostgresCluster, STOP_STEPS } from './postgres-cluster.js';
import { makeDatabase } from './postgres-database.js';
import { PostgresServer, SUPERUSER_SECRET } from './postgres-server.js';
import { postgresUser, findRunAs } from './run-as.js';
import { Supervisor, type ServerRun } from './supervisor.js';

export interface PostgresOptions {
  dataDir: DataDir;
  say: (line: string) => void;
  /** False (tests only): no fsync. A crash of the machine then destroys the data. */
  durable?: boolean;
  /** How many processes of the application connect to it: each may use up to 16 connections. */
  processes?: number;
  /** Aborts the start; what was started is stopped. */
  signal?: AbortSignal;
  /** Called when the server exits unexpectedly. It is restarted automatically on the same port. */
  onExit?: (how: string) => void;
}

export interface RunningPostgres {
  /** For the application: a role that owns the database and may create others, but is no superuser. */
  url: string;
  port: number;
  version: string;
  /** Fast shutdown; resolves when the process has exited. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the data folder and a free port, bound to 127.0.0.1 only, after stopping an orphaned server of an earlier run.
 * Resolves when a connection has succeeded and the database exists. Error messages are one line for people.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, say, durable = true, processes = 1, signal } = options;
  const since = Date.now();
  const binaries = await findPostgres();
  const cluster = new PostgresCluster(join(dataDir.path, 'postgres'));
  const { as, version: printed } = await findRunAs(await postgresUser(await cluster.owner()), binaries.postgres, dataDir.path);
  const version = printed.split(' ').at(-1) ?? '';
  const name = `PostgreSQL ${version}`;
  const superuser = await dataDir.secret(SUPERUSER_SECRET, 32);
  const role = await dataDir.secret('postgres-password', 32);
  if (await cluster.exists(version.split('.')[0] ?? '')) await cluster.takeOwnership(as);
  else {
    say(`${name}: preparing a new data folder ${cluster.path} ...`);
    await cluster.create({ initdb: binaries.initdb, as, password: superuser.value, durable, signal });
  }
  const server = new PostgresServer({
    name,
    cluster,
    as,
    program: binaries.postgres,
    dataDir,
    durable,
    processes,
    say,
    password: superuser.value,
  });
  const { child, port } = await server.startSomewhere(signal);
  const url = await makeDatabase(server.client('postgres', port), role.value, port).catch(async (error: unknown) => {
    await child.stop(STOP_STEPS);
    throw error;
  });
  const launch = (stopping: AbortSignal): Promise<ServerRun> => server.start(port, stopping).then(asLife);
  const supervisor = new Supervisor({ name, launch, say, onExit: options.onExit }, asLife(child));
  say(`${name} ready on 127.0.0.1:${port} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
  return { url, port, version, stop: () => supervisor.stop() };
}

function asLife(child: ChildServer): ServerRun {
  return { exited: child.exited, stop: () => child.stop(STOP_STEPS) };
}
