import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { runningPostgresUrl } from '../../src/platform/embedded/running-postgres.js';
import { aForm, SubmissionsAdmin, submit } from '../e2e/submissions.fixture.js';
import { eventually, get, post } from '../support/api.js';
import { command, commandInProcess } from '../support/command.js';
import { itInLong } from '../support/extent.js';
import { isAlive, launch, type Launch, NODE, NPM, type RunningProcess, serverPids } from '../support/process.js';
import { rows, SheetFile } from '../support/sheet.js';

const SAMPLE = 400;
/** How many each stop adds to the directory. */
const ADDED = 20;
/** Where the search engine is not what is tested. */
const NO_ENGINE = { SEARCH_ENGINE: 'postgres' };
const isRoot = process.getuid?.() === 0;

let parent: string;
/** Goes from start to start as an operator's does: each finds what was there when the one before it ended. */
let dataDir: string;
let listings = 0;
let password: string | undefined;
const started: RunningProcess[] = [];
const sheet = new SheetFile();

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'homewright-process-'));
  // mkdtemp closes the folder to others, PostgreSQL's user among them.
  chmodSync(parent, 0o711);
  dataDir = join(parent, 'data');
});

afterEach(async () => {
  for (const running of started.splice(0)) await running.end('SIGTERM');
  // What a failed test left behind must not outlive it.
  for (const folder of readdirSync(parent))
    for (const pid of serverPids(join(parent, folder)).filter(isAlive)) process.kill(pid, 'SIGKILL');
});

afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
  sheet.remove();
});

function begin(options: Partial<Launch> = {}): RunningProcess {
  const running = launch({ dataDir, ...options });
  started.push(running);
  return running;
}

const start = (options: Partial<Launch> = {}) => begin(options).ready();

/** On the data folder as the tests before have left it, which has the sample directory at first; it finds all that was there. */
async function startAgain(options: Partial<Launch> = {}): Promise<RunningProcess> {
  const running = await start({ env: { LISTINGS_CSV: sheet.path, SAMPLE_DATA: 'on' }, ...options });
  listings ||= SAMPLE;
  expect(await total(running)).toBe(listings);
  password ??= readFileSync(passwordFile(), 'utf8');
  expect(readFileSync(passwordFile(), 'utf8')).toBe(password);
  return running;
}

const passwordFile = (folder = dataDir) => join(folder, 'secrets', 'settings-password');
const total = async (running: RunningProcess) => (await get<{ total: number }>(running, '/api/search')).body.total;

async function signIn(running: RunningProcess): Promise<string> {
  const { headers, body } = await post(running, '/api/verify-settings-password', { password: password!.trim() });
  expect(body).toEqual({ success: true });
  return headers.getSetCookie()[0]!.split(';')[0]!;
}

const session = async (running: RunningProcess, cookie: string) => (await get(running, '/api/admin/session', cookie)).body;

/** The servers that run now; afterwards {@link expectGone} tells whether they ended. */
function runningServers(folder = dataDir): number[] {
  const pids = serverPids(folder);
  expect(pids.length).toBeGreaterThan(0);
  expect(pids.filter((pid) => !isAlive(pid))).toEqual([]);
  return pids;
}

const expectGone = (pids: number[]) => expect(pids.filter(isAlive)).toEqual([]);

/** What an operator sees of a start that cannot be: one line, without a stack. */
async function expectRefusal(running: RunningProcess, line: RegExp): Promise<void> {
  expect(await running.exited).toBe(1);
  expect(running.errors().trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
}

/** The start in the process of the test, which has loaded already what takes a process most of its time. */
async function boot(env: Record<string, string>, say: (line: string) => void = () => undefined, signal = new AbortController().signal) {
  const load = (file: string) => import(pathToFileURL(resolve('dist', file)).href) as Promise<unknown>;
  const built = (await load('boot.js')) as typeof import('../../src/boot.js');
  const { parseEnv } = (await load('config/env.js')) as typeof import('../../src/config/env.js');
  return built.boot(parseEnv({ NODE_ENV: 'test', SYNC_CRON: 'off', SAMPLE_DATA: 'off', LOG_LEVEL: 'silent', ...env }), say, signal);
}

/** Told to stop right after this line, as a signal tells the process, a start ends with its servers. */
async function expectAborted(line: RegExp, env: Record<string, string> = {}): Promise<void> {
  const stopping = new AbortController();
  const lines: string[] = [];
  const say = (said: string) => {
    lines.push(said);
    if (line.test(said)) setImmediate(() => stopping.abort(new Error('told to stop')));
  };
  await expect(boot({ DATA_DIR: dataDir, ...env }, say, stopping.signal)).rejects.toThrow('told to stop');
  expect(lines).toContainEqual(expect.stringMatching(line));
  expectGone(serverPids(dataDir));
}

/** Stops the process while a sync writes, which is held up until the process has begun to stop. */
async function expectStop(running: RunningProcess, signal: NodeJS.Signals): Promise<void> {
  const [cookie, pids] = [await signIn(running), runningServers()];
  const database = new pg.Client({ connectionString: await runningPostgresUrl(dataDir) });
  await database.connect();
  await database.query('BEGIN; LOCK TABLE listing IN SHARE MODE');
  listings = (listings === SAMPLE ? 0 : listings) + ADDED;
  await sheet.write(rows(listings));
  const sync = post<{ created: number }>(running, '/api/sync', { force: true }, cookie);
  // Told where it is waited for; when something fails before that, it is cut off.
  sync.catch(() => undefined);
  const waiting = () => database.query(`SELECT FROM pg_locks WHERE relation = 'listing'::regclass AND NOT granted`);
  await eventually(async () => (await waiting()).rowCount === 1, 'the sync writes');
  const ended = running.end(signal);
  await running.says(/Finishing requests in flight, then stopping/);
  await database.query('COMMIT');
  await database.end();
  expect(await sync).toMatchObject({ status: 200, body: { created: ADDED } });
  expect(await ended).toBe(0);
  expectGone(pids);
}

/** Kills the process when a sync and an approval have written all that they change, and have committed none of it. @returns the submission */
async function killBeforeCommits(running: RunningProcess, cookie: string): Promise<string> {
  const { id } = (await submit(running, aForm())).body;
  const database = new pg.Client({ connectionString: await runningPostgresUrl(dataDir) });
  await database.connect();
  try {
    // Both tell the search of it last.
    await database.query('BEGIN; LOCK TABLE pgboss.job IN SHARE MODE');
    await sheet.write(rows(listings + ADDED));
    const sync = Promise.allSettled([post(running, '/api/sync', { force: true }, cookie)]);
    const written = `SELECT DISTINCT pid FROM pg_locks AS waiting JOIN pg_locks AS held USING (pid)
      WHERE NOT waiting.granted AND held.granted AND held.relation = 'listing'::regclass AND held.mode = 'RowExclusiveLock'`;
    await eventually(async () => (await database.query(written)).rowCount === 1, 'a sync has written');
    // Only then: a sync may wait for minutes, a statement of an approval for seconds.
    const approval = Promise.allSettled([post(running, `/api/admin/submissions/${id}/approve`, {}, cookie)]);
    await eventually(async () => (await database.query(written)).rowCount === 2, 'an approval has written, too');
    expect(await running.end('SIGKILL')).toBeNull();
    expect([...(await sync), ...(await approval)].map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    return id;
  } finally {
    await database.end();
  }
}

const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
/** Why nobody cannot be tried here, if so. */
const obstacle = !isRoot ? 'every test here runs as one' : reachFor([...AS_NOBODY, process.execPath, '--check', 'dist/main.js']);

function reachFor([program, ...args]: string[]): string | undefined {
  return spawnSync(program!, args).status === 0 ? undefined : 'the project cannot be reached by nobody, or setpriv is missing';
}

describe('a first start', () => {
  /* All of them on one folder, which the next one finds as it was left: the last of those that are ended has no migrations to run any more. */

  it('ended when it says "PostgreSQL .*: preparing", leaves no server running', () => expectAborted(/PostgreSQL .*: preparing/));

  itInLong('ended when it says "Database brought up to date", leaves no server running', async () => {
    const running = begin();
    await running.says(/Database brought up to date/);
    expect({ code: await running.end('SIGTERM'), errors: running.errors() }).toEqual({ code: 0, errors: '' });
    expectGone(serverPids(dataDir));
  });

  // Without an engine, all that was to be started is there by then: what ends it is what comes next.
  it('ended when it says "PostgreSQL .* ready", leaves no server running', () => expectAborted(/PostgreSQL .* ready/, NO_ENGINE));

  it('continues where earlier starts were ended, prints its address and the file of the password, which only its user can read; a second one of an ordinary user owns its servers and data; SIGTERM to one stops only that one, even with a client that never finishes its request', async () => {
    const other = join(parent, 'other');
    mkdirSync(other, { mode: 0o700 });
    const uid = obstacle === undefined ? NOBODY : process.getuid!();
    if (obstacle === undefined) chownSync(other, NOBODY, NOBODY);
    const command = obstacle === undefined ? [...AS_NOBODY, ...NODE] : NODE;
    const [first, second] = await Promise.all([startAgain(), start({ dataDir: other, command, env: { HOME: other } })]);
    expect(first.output()).toContain(`Admin password  in ${passwordFile()}`);
    expect(statSync(passwordFile()).mode & 0o777).toBe(0o600);
    expect(first.output() + first.errors()).not.toContain(password!.trim());
    expect(first.url).not.toBe(second.url);
    expect([await total(first), await total(second)]).toEqual([SAMPLE, 0]);

    const unfinished = fetch(`${first.url}/api/verify-settings-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
      body: new ReadableStream({ start: (body) => body.enqueue(Buffer.from('{')) }),
    }).catch(() => 'cut off');
    await eventually(async () => (await get(first, '/healthz')).status === 200, 'it answers others');
    await expectStop(first, 'SIGTERM');
    expect(await unfinished).toBe('cut off');

    expect(await total(second)).toBe(0);
    const pids = runningServers(other);
    expect(pids.map((pid) => statSync(`/proc/${pid}`).uid)).toEqual(pids.map(() => uid));
    expect(statSync(passwordFile(other)).uid).toBe(uid);
    expect(await second.end('SIGTERM')).toBe(0);
    expectGone(pids);
  });

  if (obstacle !== undefined) {
    it(`of an ordinary user is not tried separately: ${obstacle}`, () => {
      expect(isRoot ? reachFor([...AS_NOBODY, process.execPath, '--check', 'dist/main.js']) : process.getuid?.()).toBeTruthy();
    });
  }
});

describe('a start is refused', () => {
  it.each(['1', '2'])('on a port that another program uses, before there is a data folder (%s processes)', async (WEB_CONCURRENCY) => {
    const program = createServer().listen(0, '127.0.0.1');
    await once(program, 'listening');
    const { port } = program.address() as AddressInfo;
    const folder = join(parent, 'unused');
    const running = begin({ dataDir: folder, env: { PORT: String(port), WEB_CONCURRENCY, ...NO_ENGINE } });
    await expectRefusal(running, new RegExp(`^Port ${port} is in use by another program`));
    expect(existsSync(folder)).toBe(false);
    program.close();
  });

  it('but not for a command that listens on no port: a rebuild of the index gets as far as the database', async () => {
    const program = createServer().listen(0, '127.0.0.1');
    await once(program, 'listening');
    const taken = { HOST: '127.0.0.1', PORT: String((program.address() as AddressInfo).port) };
    const servers = { DATABASE_URL: 'postgres://somebody@127.0.0.1:1/x', MEILI_HOST: 'http://127.0.0.1:1', MEILI_API_KEY: 'any' };
    const { errors } = await commandInProcess('rebuild-index', [], { ...taken, ...servers, DATA_DIR: join(parent, 'rebuilt') });
    expect(errors).toMatch(/^The database in DATABASE_URL cannot be used \(ECONNREFUSED\)/);
    program.close();
  });

  it('with a line of JSON for each misspelt name of .env before it, in production', async () => {
    const cwd = join(parent, 'misspelt');
    mkdirSync(cwd);
    writeFileSync(join(cwd, '.env'), 'SETTING_PASSWORD=secret\n');
    const env = { NODE_ENV: 'production', HOST: 'no-such-host.invalid' };
    const running = begin({ dataDir: join(parent, 'unused'), command: [process.execPath, resolve('dist/main.js')], cwd, env });
    await expectRefusal(running, /^The process cannot listen on the address in HOST/);
    expect(
      running
        .output()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/SETTING_PASSWORD.*did you mean SETTINGS_PASSWORD/) as string }),
    ]);
  });

  it.each([
    ['PORT', 'eighty', /^Configuration error: PORT must be a port number/],
    ['DATABASE_URL', 'mysql://somebody:secret@db/x', /^Configuration error: DATABASE_URL must be a postgres:\/\/ address/],
  ])('with an invalid %s (%s)', async (name, value, line) => {
    const folder = join(parent, 'refused');
    const running = begin({ dataDir: folder, env: { ...NO_ENGINE, [name]: value } });
    await expectRefusal(running, line);
    expect(running.errors()).not.toContain('secret');
    expectGone(serverPids(folder));
  });

  it('with an argument, and --help starts nothing', async () => {
    const folder = join(parent, 'unused');
    await expectRefusal(begin({ dataDir: folder, command: [...NODE, '--port', '80'] }), /^"--port" is not understood: /);
    const help = begin({ dataDir: folder, command: [...NODE, '--help'] });
    expect(await help.exited).toBe(0);
    expect(help.output()).toMatch(/^Usage: npm start\n/);
    expect(existsSync(folder)).toBe(false);
  });

  it('with a DATA_DIR that cannot be written', async () => {
    await expect(boot({ ...NO_ENGINE, DATA_DIR: '/proc/nothing/data' })).rejects.toMatchObject({
      name: 'DataDirUnusable',
      message: expect.stringMatching(
        /^The data folder \/proc\/nothing\/data cannot be used \([^\n]+\): set DATA_DIR to a folder that this user may write\.$/,
      ) as string,
    });
  });

  it('with a DATABASE_URL that requires TLS of a server without it', async () => {
    const plain = createServer((client) => client.once('data', () => client.write('N'))).listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const DATABASE_URL = `postgres://somebody:secret@127.0.0.1:${(plain.address() as AddressInfo).port}/x?sslmode=require`;
    const running = begin({ dataDir: join(parent, 'refused'), env: { ...NO_ENGINE, DATABASE_URL } });
    await expectRefusal(running, /^DATABASE_URL asks for TLS \(sslmode\), and its server has none: [^\n]+$/);
    expect(running.errors()).not.toContain('secret');
    plain.close();
  });

  it('with a DATABASE_URL without a server', async () => {
    const begun = await boot({
      ...NO_ENGINE,
      DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/x',
      DATA_DIR: join(parent, 'refused'),
    }).catch((error: unknown) => error as Error);
    // By its name the process knows what it tells in one line.
    expect(begun).toMatchObject({
      name: 'StartFailed',
      message: expect.stringMatching(/^The database in DATABASE_URL cannot be used \(ECONNREFUSED\)[^\n]*$/) as string,
    });
    expect((begun as Error).message).not.toContain('secret');
    expectGone(serverPids(join(parent, 'refused')));
  });
});

describe('a stop waits for a running request, ends the servers and exits with 0', () => {
  // In short: by SIGTERM to npm, below, and by SIGTERM alone, above.
  itInLong('by Ctrl+C under npm', async () => {
    await expectStop(await startAgain({ command: NPM, group: true }), 'SIGINT');
  });

  it('by SIGTERM to npm, after taking over from a process that was killed during a sync and an approval, and after another start on its data folder was refused: its servers, with all data, nothing done by half, and the sessions', async () => {
    const killed = await startAgain();
    const address = `process ${killed.child.pid}, port ${new URL(killed.url).port}`;
    const sameOne = { ...NO_ENGINE, PORT: new URL(killed.url).port };
    await expectRefusal(begin({ env: sameOne }), new RegExp(`^The data folder ${dataDir} is in use by another process \\(${address}\\)`));
    expect((await get(killed, '/healthz')).status).toBe(200);
    const cookie = await signIn(killed);
    const orphans = runningServers();
    const submission = await killBeforeCommits(killed, cookie);
    expect(orphans.filter(isAlive)).toEqual(orphans);

    const second = await startAgain({ command: NPM });
    expectGone(orphans);
    expect(second.output()).toMatch(/stopping the server of an earlier run \(process \d+\)/);
    expect(await session(second, cookie)).toEqual({ authenticated: true });
    const moderator = new SubmissionsAdmin(second, cookie);
    expect((await moderator.view(submission)).status).toBe('pending');
    expect((await moderator.decide(submission, 'reject', { reason: 'A trial.' })).status).toBe(200);
    await expectStop(second, 'SIGTERM');
    // As long as the two starts would have if each were a test.
  });

  it('by the end of its terminal, which closes its output; until then it serves without a reader of the output, and after an unhandled rejection', async () => {
    const failing = `data:text/javascript,process.on('SIGUSR2',()=>void(Promise.reject(new Error('a trial'))))`;
    const production = { NODE_ENV: 'production', LOG_LEVEL: 'info', WEB_CONCURRENCY: '2' };
    const env = { ...production, NODE_OPTIONS: `--import "${failing}"`, ...NO_ENGINE };
    const running = await start({ dataDir: join(parent, 'unheard'), env });
    const pids = runningServers(join(parent, 'unheard'));
    // Beside a process without an engine, nothing would do it.
    expect(await command('rebuild-index', [], { DATA_DIR: join(parent, 'unheard') })).toEqual({
      code: 1,
      output: '',
      errors: 'No running process has a search engine: /readyz says why.\n',
    });
    const [serving] = execFileSync('pgrep', ['-f', '-P', String(running.child.pid), 'dist/main.js'], { encoding: 'utf8' })
      .split('\n')
      .map(Number);
    for (const pid of [running.child.pid!, serving!]) {
      process.kill(pid, 'SIGUSR2');
      await running.says(new RegExp(`^\\{"level":50,.*"pid":${pid},"msg":"Unhandled rejection: Error: a trial\\\\n .*\\}$`, 'm'));
    }
    running.child.stdout!.destroy();
    running.child.stderr!.destroy();
    for (let times = 0; times < 3; times++) expect((await get(running, '/api/search')).status).toBe(200);
    expect(await running.end('SIGHUP')).toBe(0);
    expectGone(pids);
  });
});

describe('a command on the embedded database', () => {
  const PROGRAM = `
    import pg from 'pg';
    import { runCommand } from ${JSON.stringify(resolve('dist/cli/command.js'))};
    import { withDatabase } from ${JSON.stringify(resolve('dist/cli/reached-database.js'))};
    const run = (_given, env, say) =>
      withDatabase(env, { beside: 'refused', create: true }, say, async (connectionString) => {
        const client = new pg.Client({ connectionString });
        client.on('error', () => undefined);
        await client.connect();
        say('It works');
        await client.query('SELECT pg_sleep(60)');
      });
    await runCommand({ help: '', options: {}, words: 0, run });`;

  const ON_DATABASE = ['--input-type=module', '--eval', PROGRAM];
  /** Its engine never answers, so it waits. */
  const REBUILD = ['dist/rebuild-index.js'];
  const ABSENT_ENGINE = { MEILI_HOST: 'http://127.0.0.1:1', MEILI_API_KEY: 'any' };

  /** A data folder with a database, whose servers are stopped: that of the tests before, if they ran. */
  const stoppedInstallation = async () => {
    if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) await (await start({ env: NO_ENGINE })).end('SIGTERM');
    return dataDir;
  };

  it('that rebuilds the index ends with a line when the search engine does not start', async () => {
    const folder = await stoppedInstallation();
    const log = join(folder, 'meilisearch.log');
    rmSync(log, { force: true });
    mkdirSync(log);
    expect(await commandInProcess('rebuild-index', [], { DATA_DIR: folder, HOST: '127.0.0.1' })).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^There is no search engine to build an index for: [^\n]+\n$/) as string,
    });
    rmSync(log, { recursive: true });
    expectGone(serverPids(folder));
  });

  it('that rebuilds the index makes no new installation in a folder without a database', async () => {
    const folder = join(parent, 'misspelt-folder');
    const { code, errors } = await commandInProcess('rebuild-index', [], { DATA_DIR: folder });
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(/^There is no database in the data folder .+\n$/) as string,
    });
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    [/PostgreSQL .*: preparing/, ON_DATABASE],
    [/It works/, ON_DATABASE],
    [/Rebuilding the search index/, REBUILD],
    [/ {2}\.\.\. \d+ s; the last try failed and is repeated: Meilisearch: Request to /, REBUILD],
  ])('ended when it says "%s", ends its server first, and says so', async (line, program) => {
    const folder = program === REBUILD ? await stoppedInstallation() : join(parent, `ended-${line.source.length}`);
    const running = begin({ dataDir: folder, command: [process.execPath, ...program], env: ABSENT_ENGINE });
    await running.says(line);
    expect(await running.end('SIGINT')).toBe(1);
    expect(running.errors()).toBe('Ended by SIGINT, before it was done.\n');
    expectGone(serverPids(folder));
  });
});
