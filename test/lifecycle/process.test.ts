import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runningPostgresUrl } from '../../src/platform/embedded/running-postgres.js';
import { eventually, get, post } from '../support/api.js';
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
  for (const folder of readdirSync(parent)) for (const pid of serverPids(join(parent, folder)).filter(isAlive)) process.kill(pid, 'SIGKILL');
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

const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
/** Why nobody cannot be tried here, if so. */
const obstacle = !isRoot ? 'every test here runs as one' : reachFor([...AS_NOBODY, process.execPath, '--check', 'dist/main.js']);

function reachFor([program, ...args]: string[]): string | undefined {
  return spawnSync(program!, args).status === 0 ? undefined : 'the project cannot be reached by nobody, or setpriv is missing';
}

describe('a first start', () => {
  /** All of them on one folder, which the next one finds as it was left: the last of those that are ended has no migrations to run any more. */
  const folderOf = () => join(parent, 'first');

  it.each(['PostgreSQL .*: preparing', 'Database brought up to date', 'PostgreSQL .* ready'])('ended when it says "%s", leaves no server behind', async (line) => {
    const running = begin({ dataDir: folderOf() });
    await running.says(new RegExp(line));
    expect({ code: await running.end('SIGTERM'), errors: running.errors() }).toEqual({ code: 0, errors: '' });
    expectGone(serverPids(folderOf()));
  });

  it('goes on where those before it were ended, says where it is and where the password is, which only its user can read; another one at once, of an ordinary user, owns its servers and data', async () => {
    const [folder, other] = [folderOf(), join(parent, 'other')];
    mkdirSync(other, { mode: 0o700 });
    const uid = obstacle === undefined ? NOBODY : process.getuid!();
    if (obstacle === undefined) chownSync(other, NOBODY, NOBODY);
    const command = obstacle === undefined ? [...AS_NOBODY, ...NODE] : NODE;
    const [first, second] = await Promise.all([start({ dataDir: folder }), start({ dataDir: other, command, env: { SAMPLE_DATA: 'on', HOME: other } })]);
    expect(first.output()).toContain(`Admin password  in ${passwordFile(folder)}`);
    expect(statSync(passwordFile(folder)).mode & 0o777).toBe(0o600);
    expect(first.output() + first.errors()).not.toContain(readFileSync(passwordFile(folder), 'utf8').trim());
    expect(first.url).not.toBe(second.url);
    expect([await total(first), await total(second)]).toEqual([0, SAMPLE]);

    await first.end('SIGTERM');
    expect(await total(second)).toBe(SAMPLE);
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
  it('on a port that another program has, and leaves no server behind', async () => {
    const program = createServer().listen(0, '127.0.0.1');
    await once(program, 'listening');
    const { port } = program.address() as AddressInfo;
    const running = begin({ env: { PORT: String(port), ...NO_ENGINE } });
    await running.says(/PostgreSQL .* ready/);
    const pids = runningServers();
    await expectRefusal(running, new RegExp(`^Port ${port} is in use by another program`));
    expectGone([...pids, ...serverPids(dataDir)]);
    program.close();
  });

  it.each([
    ['PORT', 'eighty', /^Configuration error: PORT must be a port number/],
    ['DATABASE_URL', 'mysql://somebody:secret@db/x', /^Configuration error: DATABASE_URL must be a postgres:\/\/ address/],
    ['DATABASE_URL', 'postgres://somebody:secret@127.0.0.1:1/x', /^The database in DATABASE_URL cannot be used \(ECONNREFUSED\)/],
    ['DATA_DIR', '/proc/nothing/data', /^The data folder \/proc\/nothing\/data cannot be used \(.+\): set DATA_DIR to a folder that this user may write\.$/],
  ])('with a bad %s (%s)', async (name, value, line) => {
    const folder = join(parent, 'refused');
    const running = begin({ dataDir: folder, env: { ...NO_ENGINE, [name]: value } });
    await expectRefusal(running, line);
    expect(running.errors()).not.toContain('secret');
    expectGone(serverPids(folder));
  });
});

describe('a stop lets a request in flight finish, ends the servers and exits with 0', () => {
  it('by SIGTERM to node, also when a client never finishes its request', async () => {
    const running = await startAgain();
    const unfinished = fetch(`${running.url}/api/verify-settings-password`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half', body: new ReadableStream({ start: (body) => body.enqueue(Buffer.from('{')) }),
    }).catch(() => 'cut off'); // prettier-ignore
    await eventually(async () => (await get(running, '/healthz')).status === 200, 'it answers others');
    await expectStop(running, 'SIGTERM');
    expect(await unfinished).toBe('cut off');
  });

  it('by SIGINT to node, after another start on its data folder was refused', async () => {
    const running = await startAgain();
    const address = `process ${running.child.pid}, port ${new URL(running.url).port}`;
    await expectRefusal(begin({ env: NO_ENGINE }), new RegExp(`^The data folder ${dataDir} is in use by another process \\(${address}\\)`));
    expect((await get(running, '/healthz')).status).toBe(200);
    await expectStop(running, 'SIGINT');
  });

  it('by Ctrl+C under npm', async () => {
    await expectStop(await startAgain({ command: NPM, group: true }), 'SIGINT');
  });

  it('by SIGTERM to npm, after taking over from a process that was killed: its servers, with all data, and the sessions', async () => {
    const killed = await startAgain();
    const cookie = await signIn(killed);
    const orphans = runningServers();
    expect(await killed.end('SIGKILL')).toBeNull();
    expect(orphans.filter(isAlive)).toEqual(orphans);

    const second = await startAgain({ command: NPM });
    expectGone(orphans);
    expect(second.output()).toMatch(/stopping the server of an earlier run \(process \d+\)/);
    expect(await session(second, cookie)).toEqual({ authenticated: true });
    await expectStop(second, 'SIGTERM');
  });
});
