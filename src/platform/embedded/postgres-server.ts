import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ChildServer } from './child-server.js';
import type { DataDir } from './data-dir.js';
import { freePort } from './free-port.js';
import { fullDisk } from './full-disk.js';
import { type PostgresCluster, STOP_STEPS } from './postgres-cluster.js';
import { memoryOfThisMachine, sharedBuffersFor } from './postgres-memory.js';
import { commandAs, type RunAs } from './run-as.js';

/** The secret with the superuser's password. */
export const SUPERUSER_SECRET = 'postgres-superuser-password';

/** Replaying the log after a crash may take long; a server that is not ready after this time is stuck. */
const READY_LIMIT_MS = 120_000;
const POLL_MS = 20;
const PORT_ATTEMPTS = 5;
/** The backend processes of a killed server exit within moments; until then PostgreSQL refuses to start a new server. */
const LEFTOVER_LIMIT_MS = 10_000;

/** Pools of 12 and 2 connections, and two for LISTEN. */
const CONNECTIONS_OF_A_PROCESS = 16;
/** For commands beside the processes, backups, and people with psql. */
const SPARE_CONNECTIONS = 42;

const MEBIBYTE = 1024 * 1024;
/**
 * Thresholds of the C library's allocator (glibc): a connection keeps freed memory for its next statement. By default the allocator returns
 * all but a few hundred kilobytes to the system, which then has to clear 30 MB for each 1,000 listings that a sync writes.
 */
const ALLOCATOR_SETTINGS = { MALLOC_TRIM_THRESHOLD_: String(64 * MEBIBYTE), MALLOC_MMAP_THRESHOLD_: String(32 * MEBIBYTE) };

/** Parallel maintenance workers beside the leader, which works as well: one for each other core, at most PostgreSQL's default of 2. */
const PARALLEL_WORKERS = Math.min(2, availableParallelism() - 1);

/** For the server of a test run, which is shared by its applications: no durability, and the password protects nothing. */
const DISPOSABLE_SETTINGS = {
  max_connections: 200,
  // Small, because dropping a database scans all of it.
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  scram_iterations: 1,
};

export interface PostgresServerSetup {
  /** "PostgreSQL 18.4" */
  name: string;
  cluster: PostgresCluster;
  as: RunAs;
  program: string;
  dataDir: DataDir;
  durable: boolean;
  /** Number of processes of the application. */
  processes: number;
  /** The superuser's. */
  password: string;
  say: (line: string) => void;
}

/** Launches server processes on one cluster, one at a time. */
export class PostgresServer {
  constructor(private readonly setup: PostgresServerSetup) {}

  /** Starts on a free port; retries with another one when it was taken meanwhile. */
  async startSomewhere(signal?: AbortSignal): Promise<{ child: ChildServer; port: number }> {
    const leftoverDeadline = Date.now() + LEFTOVER_LIMIT_MS;
    for (let attempt = 1; ;) {
      const port = await freePort();
      try {
        return { child: await this.start(port, signal), port };
      } catch (error) {
        const errorText = (error as Error).message;
        if (/shared memory block .* still in use/.test(errorText) && Date.now() < leftoverDeadline) await sleep(200);
        else if (!/could not (bind|create any TCP)/.test(errorText) || attempt++ >= PORT_ATTEMPTS) throw error;
      }
    }
  }

  /** Starts on that port and waits until it answers. On failure nothing is left running. */
  async start(port: number, signal?: AbortSignal): Promise<ChildServer> {
    const { name, cluster, as, program, dataDir, say } = this.setup;
    await cluster.takeOverOrphan((pid) => say(`${name}: stopping the server of an earlier run (process ${pid}) ...`));
    const child = ChildServer.start({
      ...commandAs(as, program, this.settings(port)),
      cwd: dataDir.path,
      env: ALLOCATOR_SETTINGS,
      logFile: join(dataDir.path, 'postgres.log'),
    });
    try {
      await this.untilReady(child, port, signal);
      return child;
    } catch (error) {
      await child.stop(STOP_STEPS);
      throw error;
    }
  }

  client(database: string, port: number): pg.Client {
    const { password } = this.setup;
    return new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database, connectionTimeoutMillis: 5_000 });
  }

  private async untilReady(child: ChildServer, port: number, signal?: AbortSignal): Promise<void> {
    const { name, dataDir } = this.setup;
    const deadline = Date.now() + READY_LIMIT_MS;
    let refusal = 'no answer';
    while (Date.now() < deadline) {
      signal?.throwIfAborted();
      // On a full disk the server's last log lines show only consequences, so name the disk first.
      if (child.ended !== undefined)
        throw new Error(`${await fullDisk(dataDir.path)}${name} did not start (${child.ended}): ${child.lastWords()}`);
      const client = this.client('postgres', port);
      client.on('error', () => undefined);
      try {
        await client.connect();
        return;
      } catch (error) {
        const { code, message } = error as { code?: string; message: string };
        // SQLSTATE class 28: authentication failed. A retry does not help, unless another server owns the port and ours is exiting because
        // of that.
        if (code?.startsWith('28')) {
          await Promise.race([child.exited, sleep(500)]);
          if (child.ended !== undefined) continue;
          const file = join(dataDir.path, 'secrets', SUPERUSER_SECRET);
          throw new Error(`${name} refuses the password in ${file}: put the file back that belongs to this data folder.`, { cause: error });
        }
        refusal = message;
      } finally {
        await client.end().catch(() => undefined);
      }
      await sleep(POLL_MS);
    }
    throw new Error(`${name} was not ready within ${READY_LIMIT_MS / 1000} s (${refusal}): ${child.lastWords()}`);
  }

  private settings(port: number): string[] {
    const values: Record<string, string | number> = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: SPARE_CONNECTIONS + CONNECTIONS_OF_A_PROCESS * this.setup.processes,
      shared_buffers: `${sharedBuffersFor(memoryOfThisMachine())}MB`,
      jit: 'off',
      max_parallel_workers_per_gather: PARALLEL_WORKERS,
      max_parallel_maintenance_workers: PARALLEL_WORKERS,
      // Vacuum often: count(*) is fast only while the visibility map is up to date (index-only scans).
      autovacuum_naptime: '10s',
      timezone: 'UTC',
      log_timezone: 'UTC',
      // The application logs its own failures; statements and key values can be people's addresses.
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      log_checkpoints: 'off',
      ...(this.setup.durable ? {} : DISPOSABLE_SETTINGS),
    };
    return ['-D', this.setup.cluster.path, ...Object.entries(values).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  }
}
