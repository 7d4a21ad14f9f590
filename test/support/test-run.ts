import { execFile } from 'node:child_process';
import { access, chmod, constants, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PgBoss } from 'pg-boss';
import { migrate } from '../../src/platform/database/migrate.js';
import { freePort } from '../../src/platform/embedded/free-port.js';
import { createDatabase, type TestDatabase } from './database.js';
import { startServers, type TestServers } from './servers.js';

const run = promisify(execFile);

const PREFIX = 'homewright-tests-';
const NEEDED_BYTES = 1_000_000_000;
/** The in-memory file system of Linux. */
const MEMORY = '/dev/shm';
/** Required free memory for using it; a run has at most 400 MB of files at once. */
const NEEDED_MEMORY_BYTES = 4_000_000_000;
const OWNER = 'owner.pid';

/** A run of the suites: one PostgreSQL and one Meilisearch for all of them, and one folder for all files that they write. */
export class TestRun {
  private aborted: Promise<void> | undefined;

  private constructor(
    private readonly folder: string,
    private readonly outside: string,
    private readonly servers: TestServers,
    private readonly template: TestDatabase,
  ) {}

  /**
   * The workers find everything through their environment: the servers, the template database, and the run's folder for temporary files.
   * @throws a one-line error about a missing prerequisite of this machine, and how to fix it
   */
  static async begin(): Promise<TestRun> {
    const outside = tmpdir();
    for (const parent of new Set([outside, MEMORY])) await endKilledRuns(parent);
    const parent = (await hasRoomInMemory()) ? MEMORY : outside;
    await checkSpace(parent);
    await checkPorts();
    const folder = await mkdtemp(join(parent, PREFIX));
    // mkdtemp makes the folder inaccessible to other users, including PostgreSQL's.
    await chmod(folder, 0o711);
    await writeFile(join(folder, OWNER), String(process.pid));
    process.env['TMPDIR'] = folder;
    try {
      const servers = await startServers();
      process.env['TEST_DATABASE_URL'] = servers.databaseUrl;
      process.env['TEST_MEILI_HOST'] = servers.meili.host;
      process.env['TEST_MEILI_API_KEY'] = servers.meili.apiKey;
      const template = await makeTemplate();
      process.env['TEST_TEMPLATE'] = new URL(template.url).pathname.slice(1);
      return new TestRun(folder, outside, servers, template);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  async end(): Promise<void> {
    if (this.aborted) return this.aborted;
    await this.template.drop();
    await this.servers.stop();
    await rm(this.folder, { recursive: true, force: true });
    process.env['TMPDIR'] = this.outside;
  }

  /** Ends a run whose tests have not finished, with all of their processes. */
  abort(): Promise<void> {
    return (this.aborted ??= this.stopAndRemove());
  }

  private async stopAndRemove(): Promise<void> {
    // First, because they would start again.
    await this.servers.stop();
    await removeRun(this.folder);
  }
}

/** Creates the template: a database as after an application's first start. Copying it takes a tenth of the time of creating it. */
async function makeTemplate(): Promise<TestDatabase> {
  // `forRun`: with one worker the files run in this process, and the first of them would drop a database that was created before it.
  const template = await createDatabase({ forRun: true });
  const { url } = template;
  await migrate(url);
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  return template;
}

/**
 * Whether the run's files fit into memory. Each application has its own database; on a disk, creating and deleting its hundreds of files
 * takes longer than all statements in it, and gets slower with each deletion. Not with TMPDIR, which chooses another place, nor for long
 * runs, which need more space.
 */
async function hasRoomInMemory(): Promise<boolean> {
  const isElsewhere = process.env['TMPDIR'] !== undefined || process.env['TEST_EXTENT'] === 'long';
  if (isElsewhere || process.availableMemory() < NEEDED_MEMORY_BYTES) return false;
  const free = await access(MEMORY, constants.W_OK).then(
    () => freeBytes(MEMORY),
    () => 0,
  );
  return free >= NEEDED_BYTES;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function checkSpace(folder: string): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= NEEDED_BYTES) return;
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
  throw new Error(
    `The tests need ${megabytes(NEEDED_BYTES)} in ${folder}, and ${megabytes(free)} are free: make room there, or set TMPDIR to a folder on another disk.`,
  );
}

async function checkPorts(): Promise<void> {
  await freePort().catch((error: unknown) => {
    throw new Error(
      `No port of 127.0.0.1 is free (${(error as NodeJS.ErrnoException).code}): end what holds so many of them, or allow more.`,
      { cause: error },
    );
  });
}

/** Removes what killed runs have left. */
async function endKilledRuns(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(parent, name);
    const owner = Number(await readFile(join(folder, OWNER), 'utf8').catch(() => ''));
    if (owner && (await belongsTo(owner, 'jest'))) continue;
    await removeRun(folder);
  }
}

/** Removes the folder of a run, and its processes, which have the folder's name in their command line or environment. */
async function removeRun(folder: string): Promise<void> {
  for (const pid of await processes()) if (await belongsTo(pid, folder)) end(pid);
  for (const disk of await disksIn(folder)) await run('umount', ['--lazy', disk]);
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** File systems mounted by a test that fills a disk. */
async function disksIn(folder: string): Promise<string[]> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  return mounts.split('\n').flatMap((line) =>
    line
      .split(' ')
      .slice(1, 2)
      .filter((place) => place.startsWith(`${folder}/`)),
  );
}

/** The pids of all processes; none without /proc, where servers exit by themselves when their folder is removed. */
async function processes(): Promise<number[]> {
  return (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
}

async function belongsTo(pid: number, text: string): Promise<boolean> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  return (await read('cmdline')).includes(text) || (await read('environ')).includes(text);
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has exited meanwhile.
  }
}
