import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { MEILISEARCH_BINARIES } from '../../src/platform/embedded/binaries.js';
import { DataDir } from '../../src/platform/embedded/data-dir.js';
import { startEmbeddedServers, type EmbeddedServers } from '../../src/platform/embedded/embedded-servers.js';
import { carryOut } from '../../src/cli/command.js';
import { searchKey } from '../../src/cli/search-key.js';
import { parseEnv } from '../../src/config/env.js';
import { packagedMeilisearch, type BinaryToCheck } from '../../src/platform/embedded/meilisearch-binary.js';
import { startMeilisearch, type RunningMeilisearch } from '../../src/platform/embedded/meilisearch.js';
import { startPostgres } from '../../src/platform/embedded/postgres.js';
import { commandLineOf } from '../../src/platform/embedded/process-identity.js';
import { eventually } from '../support/api.js';

const packaged = packagedMeilisearch();
// Where the registry has no engine for the platform there is nothing to test; where it has one, a missing package fails.
const hasEngine = MEILISEARCH_BINARIES[`${process.platform}-${process.arch}`] !== undefined;
const silent = (): void => undefined;

let parent: string;
let folder: string;
/** Undone in reverse order after each test, whatever became of it. */
const cleanups: (() => unknown)[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'homewright-embedded-'));
  // mkdtemp closes the folder to others, PostgreSQL's user among them.
  await chmod(parent, 0o711);
  folder = join(parent, 'data');
  cleanups.push(() => rm(parent, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function openDataDir(): Promise<DataDir> {
  const dataDir = await DataDir.open(folder);
  cleanups.push(() => dataDir.close());
  return dataDir;
}

/** Left by a start that has ended; the first test that wants one makes it. */
let prepared: string | undefined;

afterAll(async () => {
  if (prepared) await rm(prepared, { recursive: true, force: true });
});

/** For tests that are not about the first start, which is half of the work. */
async function prepareFolder(): Promise<void> {
  if (!prepared) {
    const dataDir = await DataDir.open(folder);
    await (await startBoth(dataDir)).stop();
    dataDir.close();
    prepared = await mkdtemp(join(tmpdir(), 'homewright-prepared-'));
    copy(folder, join(prepared, 'data'));
  } else copy(join(prepared, 'data'), folder);
}

/** Owners too: as root PostgreSQL runs as somebody else. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

async function startBoth(dataDir: DataDir, say: (line: string) => void = silent): Promise<EmbeddedServers> {
  const servers = await startEmbeddedServers({ dataDir, database: true, search: true, durable: false, say });
  cleanups.push(() => servers.stop());
  return servers;
}

async function query(url: string | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', silent);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function askEngine(
  meili: { host: string; apiKey: string } | undefined,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${meili?.host}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${meili?.apiKey}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  });
  return (await answer.json()) as Record<string, unknown>;
}

const indexCount = async (meili: EmbeddedServers['meili']): Promise<unknown> => (await askEngine(meili, '/indexes')).total;

async function fillIndex(meili: EmbeddedServers['meili']): Promise<void> {
  await askEngine(meili, '/indexes/things/documents', [{ id: 1, name: 'tap' }]);
  await until(async () => (await indexCount(meili)) === 1 && (await askEngine(meili, '/indexes/things/stats')).numberOfDocuments === 1);
}

async function until(done: () => Promise<boolean>): Promise<void> {
  await eventually(() => done().catch(() => false), 'it has happened');
}

const pidIn = async (name: string): Promise<number> => Number.parseInt(await readFile(join(folder, name), 'utf8'), 10);
const isGone = async (pid: number): Promise<boolean> => (await commandLineOf(pid)) === undefined;

/** The application's part in another process, which can be killed. Resolves when its servers answer. */
async function startElsewhere(): Promise<ChildProcess> {
  const at = (file: string): string => JSON.stringify(new URL(`../../dist/platform/embedded/${file}`, import.meta.url).href);
  const script = `
    import { DataDir } from ${at('data-dir.js')};
    import { startEmbeddedServers } from ${at('embedded-servers.js')};
    const dataDir = await DataDir.open(${JSON.stringify(folder)});
    dataDir.recordPort(3999);
    await startEmbeddedServers({ dataDir, database: true, search: true, durable: false, say() {} });
    console.log('up');`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
  return child;
}

describe('the embedded servers', () => {
  it('start in an empty folder, and find their data at the second start', async () => {
    const dataDir = await openDataDir();
    const lines: string[] = [];
    const first = await startBoth(dataDir, (line) => lines.push(line));
    expect(lines).toContainEqual(expect.stringMatching(/^PostgreSQL 18\.\d+: preparing a new data folder .*postgres \.\.\.$/));
    expect(lines).toContainEqual(expect.stringMatching(/^PostgreSQL 18\.\d+ ready on 127\.0\.0\.1:\d+ \(\d+\.\d s\)$/));
    expect(first.databaseUrl).toMatch(/^postgres:\/\/homewright:[\w-]+@127\.0\.0\.1:\d+\/homewright$/);
    const [facts] = await query(
      first.databaseUrl,
      `CREATE TABLE kept (name text); INSERT INTO kept VALUES ('Montréal');
       SELECT 1`,
    ).then(() =>
      query(first.databaseUrl, `SELECT current_setting('is_superuser') AS superuser, lower('É') AS folded, current_setting('jit') AS jit`),
    );
    expect(facts).toEqual({ superuser: 'off', folded: 'é', jit: 'off' });
    for (const extension of ['pg_trgm', 'unaccent']) await query(first.databaseUrl, `CREATE EXTENSION ${extension}`);
    if (hasEngine) await fillIndex(first.meili);
    else expect(first.searchUnavailable).toBeTruthy();
    await first.stop();
    await first.stop();
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.new/));

    const second = await startBoth(dataDir);
    expect(await query(second.databaseUrl, 'SELECT name FROM kept')).toEqual([{ name: 'Montréal' }]);
    if (hasEngine) {
      expect(await indexCount(second.meili)).toBe(1);
      expect(second.meili?.apiKey).toBe(first.meili?.apiKey);
      const masterKey = (await readFile(join(folder, 'secrets', 'meilisearch-master-key'), 'utf8')).trim();
      const file = join(folder, 'key');
      expect(
        await carryOut(
          searchKey,
          [file],
          () => Promise.resolve(parseEnv({ MEILI_HOST: second.meili!.host, MEILI_MASTER_KEY: masterKey })),
          silent,
        ),
      ).toBeUndefined();
      expect([(await readFile(file, 'utf8')).trim(), (await stat(file)).mode & 0o777]).toEqual([first.meili?.apiKey, 0o600]);
      expect(
        await carryOut(
          searchKey,
          [file],
          () => Promise.resolve(parseEnv({ MEILI_HOST: second.meili!.host, MEILI_MASTER_KEY: 'another' })),
          silent,
        ),
      ).toContain('is the master key right?');
      expect(await askEngine({ ...second.meili!, apiKey: masterKey }, '/keys')).toMatchObject({
        results: expect.any(Array) as unknown[],
      });
      // The application's key is no master key: it makes no keys, and takes nothing out of the engine as a whole.
      for (const [path, body] of [
        ['/keys'],
        ['/keys', { actions: ['*'], indexes: ['*'], expiresAt: null }],
        ['/dumps', {}],
        ['/snapshots', {}],
        ['/network'],
      ] as const) {
        expect([path, await askEngine(second.meili, path, body)]).toEqual([path, expect.objectContaining({ code: 'invalid_api_key' })]);
      }
    }
    for (const name of await readdir(join(folder, 'secrets'))) {
      expect((await stat(join(folder, 'secrets', name))).mode & 0o777).toBe(0o600);
    }
  });

  it('are taken over after the process was killed; while it runs, the folder is refused with one line', async () => {
    await prepareFolder();
    const other = await startElsewhere();
    const pids = [await pidIn('postgres/postmaster.pid'), ...(hasEngine ? [await pidIn('meilisearch.pid')] : [])];
    const refused = (await DataDir.open(folder).catch((error: unknown) => error)) as Error;
    expect(refused.message).toMatch(
      new RegExp(`^The data folder .*data is in use by another process \\(process ${other.pid}, port 3999\\): .*$`),
    );

    const died = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await died;
    for (const pid of pids) expect(await isGone(pid)).toBe(false);
    const lines: string[] = [];
    const servers = await startBoth(await openDataDir(), (line) => lines.push(line));
    for (const pid of pids) expect(await isGone(pid)).toBe(true);
    for (const pid of pids) expect(lines.join('\n')).toContain(`of an earlier run (process ${pid})`);
    expect(await query(servers.databaseUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('leave nothing running if the start is aborted', async () => {
    const dataDir = await openDataDir();
    const stopping = new AbortController();
    const say = (line: string): void => void (line.includes('preparing') && stopping.abort(new Error('stop')));
    const start = startEmbeddedServers({ dataDir, database: true, search: true, durable: false, say, signal: stopping.signal });
    await expect(start).rejects.toThrow('stop');
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('postgres.new'));
    if (hasEngine) expect(await isGone(await pidIn('meilisearch.pid').catch(() => 0))).toBe(true);
  });

  it('stop the engine if there is no database', async () => {
    await prepareFolder();
    const dataDir = await openDataDir();
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '15\n');
    await expect(startBoth(dataDir)).rejects.toThrow(/^\/.*postgres holds data of PostgreSQL 15, and this is PostgreSQL 18: [^\n]+$/);
    if (hasEngine) expect(await isGone(await pidIn('meilisearch.pid'))).toBe(true);
  });
});

describe('embedded PostgreSQL', () => {
  it('is restarted on the same port, and despite a pid file with the number of another process', async () => {
    await prepareFolder();
    const dataDir = await openDataDir();
    const ends: string[] = [];
    const first = await startPostgres({ dataDir, durable: false, say: silent, onExit: (how) => ends.push(how) });
    cleanups.push(() => first.stop());
    const pid = await pidIn('postgres/postmaster.pid');
    process.kill(pid, 'SIGKILL');
    await until(async () => (await pidIn('postgres/postmaster.pid')) !== pid && (await query(first.url, 'SELECT 1')).length === 1);
    expect(ends).toEqual(['signal SIGKILL']);
    await first.stop();

    await writeFile(join(folder, 'postgres', 'postmaster.pid'), `${process.pid}\n${folder}/postgres\n`);
    const second = await startPostgres({ dataDir, durable: false, say: silent });
    cleanups.push(() => second.stop());
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();

    await writeFile(join(folder, 'secrets', 'postgres-superuser-password'), 'another');
    await expect(startPostgres({ dataDir, durable: false, say: silent })).rejects.toThrow(
      /refuses the password in .*postgres-superuser-password: /,
    );
  });
});

(hasEngine ? describe : describe.skip)('the embedded search engine', () => {
  const start = async (dataDir: DataDir, say = silent as (line: string) => void): Promise<RunningMeilisearch> => {
    const engine = await startMeilisearch({ dataDir, say });
    if ('unavailable' in engine) throw new Error(engine.unavailable);
    cleanups.push(() => engine.stop());
    return engine;
  };

  it('is not run if the checksum of its program is unknown', async () => {
    const dataDir = await openDataDir();
    const wrong = { ...(packaged as BinaryToCheck), sha256: '0'.repeat(64) };
    const engine = await startMeilisearch({ dataDir, say: silent, binary: wrong });
    expect('unavailable' in engine && engine.unavailable).toMatch(
      /^The Meilisearch program .* has an unknown checksum \(SHA-256 5354d8\w+\)\.$/,
    );
    expect(await readdir(folder)).not.toContain('meilisearch.log');
  });

  it('starts with an empty index on data of another version, and on data that it refuses', async () => {
    const dataDir = await openDataDir();
    const first = await start(dataDir);
    await fillIndex(first);
    await first.stop();
    await writeFile(join(folder, 'meilisearch', 'VERSION'), '1.20.0');
    const lines: string[] = [];
    const second = await start(dataDir, (line) => lines.push(line));
    expect(lines[0]).toBe('Meilisearch 1.21.0: its data are of version 1.20.0: starting it with an empty index');
    expect(await indexCount(second)).toBe(0);
    await fillIndex(second);
    await second.stop();
    await writeFile(join(folder, 'meilisearch', 'tasks', 'data.mdb'), 'broken');
    const third = await start(dataDir, (line) => lines.push(line));
    expect(lines).toContain('Meilisearch 1.21.0 refuses its data: starting it with an empty index');
    expect(await indexCount(third)).toBe(0);
  });

  it('is restarted on the same port, with its index and its key', async () => {
    const dataDir = await openDataDir();
    const engine = await start(dataDir);
    await fillIndex(engine);
    const pid = await pidIn('meilisearch.pid');
    process.kill(pid, 'SIGKILL');
    await until(async () => (await pidIn('meilisearch.pid')) !== pid && (await indexCount(engine)) === 1);
    expect(await commandLineOf(await pidIn('meilisearch.pid'))).not.toContain(engine.apiKey);
    await engine.stop();
    expect(await isGone(await pidIn('meilisearch.pid'))).toBe(true);
  });
});
