import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, get, post } from '../support/api.js';
import { isAlive, launch, type Launch, NODE, NPM, type RunningProcess, serverPids } from '../support/process.js';
import { rows, SheetFile } from '../support/sheet.js';

const SAMPLE = 400;
/** Where the search engine is not what is tested. */
const NO_ENGINE = { SEARCH_ENGINE: 'postgres' };
const isRoot = process.getuid?.() === 0;

let parent: string;
let dataDir: string;
/** Outlives the tests of stopping: each finds what the one before was answered. */
let stopped: string;
let firstRow = 1;
let answered = 0;
const started: RunningProcess[] = [];
const sheet = new SheetFile();

beforeAll(() => {
  stopped = mkdtempSync(join(tmpdir(), 'homewright-stopped-'));
  chmodSync(stopped, 0o711);
});

afterAll(() => rmSync(stopped, { recursive: true, force: true }));

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'homewright-process-'));
  // mkdtemp closes the folder to others, PostgreSQL's user among them.
  chmodSync(parent, 0o711);
  dataDir = join(parent, 'data');
});

afterEach(async () => {
  for (const running of started.splice(0)) await running.end('SIGTERM');
  // What a failed test left behind must not outlive it.
  for (const pid of serverPids(dataDir).filter(isAlive)) process.kill(pid, 'SIGKILL');
  rmSync(parent, { recursive: true, force: true });
  sheet.remove();
});

function begin(options: Partial<Launch> = {}): RunningProcess {
  const running = launch({ dataDir, ...options });
  started.push(running);
  return running;
}

const start = (options: Partial<Launch> = {}) => begin(options).ready();

let prepared: string | undefined;

/** A data folder as an earlier start left it, with the sample directory: for tests that are not about the first one. */
async function startAgain(options: Partial<Launch> = {}): Promise<RunningProcess> {
  if (!prepared) {
    prepared = join(stopped, 'prepared');
    await (await start({ dataDir: prepared, env: { SAMPLE_DATA: 'on' } })).end('SIGTERM');
  }
  execFileSync('cp', ['-a', prepared, dataDir]);
  return start(options);
}

const passwordFile = () => join(dataDir, 'secrets', 'settings-password');
const total = async (running: RunningProcess) => (await get<{ total: number }>(running, '/api/search')).body.total;

async function signIn(running: RunningProcess): Promise<string> {
  const password = readFileSync(passwordFile(), 'utf8').trim();
  const { headers, body } = await post(running, '/api/verify-settings-password', { password });
  expect(body).toEqual({ success: true });
  return headers.getSetCookie()[0]!.split(';')[0]!;
}

/** The servers that run now; afterwards {@link expectGone} tells whether they ended. */
function runningServers(): number[] {
  const pids = serverPids(dataDir);
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

describe('a start', () => {
  it('says where it is and where the password is, which only its user can read', async () => {
    const running = await start({ env: { SAMPLE_DATA: 'on' } });
    expect(running.output()).toContain(`Admin password  in ${passwordFile()}`);
    expect(statSync(passwordFile()).mode & 0o777).toBe(0o600);
    expect(running.output() + running.errors()).not.toContain(readFileSync(passwordFile(), 'utf8').trim());
    const cookie = await signIn(running);
    expect(await total(running)).toBe(SAMPLE);

    // And finds everything as it was: the listings, the password, the sessions.
    await running.end('SIGTERM');
    const password = readFileSync(passwordFile(), 'utf8');
    const second = await start({ env: { SAMPLE_DATA: 'on' } });
    expect(readFileSync(passwordFile(), 'utf8')).toBe(password);
    expect((await get(second, '/api/admin/session', cookie)).body).toEqual({ authenticated: true });
    expect(await total(second)).toBe(SAMPLE);
  });

  it('is refused on a data folder that another process holds', async () => {
    const first = await startAgain({ env: NO_ENGINE });
    await expectRefusal(begin({ env: NO_ENGINE }), new RegExp(`^The data folder ${dataDir} is in use by another process \\(process ${first.child.pid}, port \\d+\\)`));
    expect((await get(first, '/healthz')).status).toBe(200);
  });

  it('succeeds twice at once, on two data folders', async () => {
    const other = join(parent, 'other');
    const [first, second] = await Promise.all([start({ env: NO_ENGINE }), start({ dataDir: other, env: { SAMPLE_DATA: 'on', ...NO_ENGINE } })]);
    expect(first.url).not.toBe(second.url);
    expect([await total(first), await total(second)]).toEqual([0, SAMPLE]);
    await first.end('SIGTERM');
    expect(await total(second)).toBe(SAMPLE);
    const pids = serverPids(other);
    await second.end('SIGTERM');
    expectGone(pids);
  });

  it('is refused on a port that another program has, and leaves no server behind', async () => {
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
    ['HOST', 'no-such-host.invalid', /^The process cannot listen on the address in HOST/],
    ['DATA_DIR', '/dev/null/data', /^The data folder \/dev\/null\/data cannot be used/],
    ['DATA_DIR', '/proc/nothing/data', /^The data folder \/proc\/nothing\/data cannot be used \(.+\): set DATA_DIR to a folder that this user may write\.$/],
  ])('is refused with a bad %s (%s)', async (name, value, line) => {
    const running = begin({ env: { ...NO_ENGINE, [name]: value } });
    await expectRefusal(running, line);
    expect(running.errors()).not.toContain('secret');
    expectGone(serverPids(dataDir));
  });
});

describe('a stop', () => {
  it.each([
    ['SIGTERM to node', NODE, 'SIGTERM', false],
    ['SIGINT to node', NODE, 'SIGINT', false],
    ['SIGTERM to npm', NPM, 'SIGTERM', false],
    ['Ctrl+C under npm', NPM, 'SIGINT', true],
  ] as const)('by %s lets a request in flight finish, ends the servers and exits with 0', async (how, command, signal, group) => {
    dataDir = join(stopped, 'data');
    await sheet.write(rows(1_500, firstRow));
    const running = await start({ command: [...command], group, env: { LISTINGS_CSV: sheet.path } });
    expect({ how, total: await total(running) }).toEqual({ how, total: answered });
    const cookie = await signIn(running);
    const pids = runningServers();
    const sync = post<{ created: number }>(running, '/api/sync', { force: true }, cookie);
    await eventually(async () => (await get<{ running: boolean }>(running, '/api/sync', cookie)).body.running, 'the sync runs');
    const ended = running.end(signal);
    expect(await sync).toMatchObject({ status: 200, body: { created: firstRow === 1 ? 1_500 : 100 } });
    expect(await ended).toBe(0);
    expectGone(pids);
    expect(running.output()).toContain('Finishing requests in flight, then stopping');
    [firstRow, answered] = [firstRow + 100, 1_500];
  });

  it('is not held up by a client that never finishes its request', async () => {
    const running = await startAgain({ env: NO_ENGINE });
    const unfinished = fetch(`${running.url}/api/verify-settings-password`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half', body: new ReadableStream({ start: (body) => body.enqueue(Buffer.from('{')) }),
    }).catch(() => 'cut off'); // prettier-ignore
    await eventually(async () => (await get(running, '/healthz')).status === 200, 'it answers others');
    expect(await running.end('SIGTERM')).toBe(0);
    expect(await unfinished).toBe('cut off');
  });

  it('ends a start under way, wherever that is, and the next start goes on from there', async () => {
    for (const line of ['PostgreSQL .*: preparing', 'PostgreSQL .* ready', 'Database brought up to date']) {
      dataDir = join(parent, String(started.length));
      const running = begin();
      await running.says(new RegExp(line));
      expect({ line, code: await running.end('SIGTERM'), errors: running.errors() }).toEqual({ line, code: 0, errors: '' });
      expectGone(serverPids(dataDir));
    }
    expect(await total(await start({ env: { SAMPLE_DATA: 'on' } }))).toBe(SAMPLE);
  });
});

describe('a kill', () => {
  it('leaves servers behind that the next start takes over, with all data', async () => {
    const running = await startAgain();
    const cookie = await signIn(running);
    const orphans = runningServers();
    expect(await running.end('SIGKILL')).toBeNull();
    expect(orphans.filter(isAlive)).toEqual(orphans);

    const second = await start();
    expectGone(orphans);
    expect(second.output()).toMatch(/stopping the server of an earlier run \(process \d+\)/);
    expect(await total(second)).toBe(SAMPLE);
    expect((await get(second, '/api/admin/session', cookie)).body).toEqual({ authenticated: true });
    const pids = runningServers();
    expect(await second.end('SIGTERM')).toBe(0);
    expectGone(pids);
  });
});

describe('an ordinary user', () => {
  const NOBODY = 65_534;
  const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  /** Why nobody cannot be tried here, if so. */
  const obstacle = !isRoot ? 'every test here runs as one' : reachFor([...AS_NOBODY, process.execPath, '--check', 'dist/main.js']);

  function reachFor([program, ...args]: string[]): string | undefined {
    return spawnSync(program!, args).status === 0 ? undefined : 'the project cannot be reached by nobody, or setpriv is missing';
  }

  if (obstacle === undefined) {
    it('starts it, and owns the servers and the data', async () => {
      execFileSync('mkdir', [dataDir]);
      chownSync(dataDir, NOBODY, NOBODY);
      const running = await start({ command: [...AS_NOBODY, ...NODE], env: { SAMPLE_DATA: 'on', HOME: dataDir } });
      expect(await total(running)).toBe(SAMPLE);
      const pids = runningServers();
      expect(pids.map((pid) => statSync(`/proc/${pid}`).uid)).toEqual(pids.map(() => NOBODY));
      expect(statSync(passwordFile())).toMatchObject({ uid: NOBODY });
      expect(await running.end('SIGTERM')).toBe(0);
      expectGone(pids);
    });
  } else {
    it(`is not tried separately: ${obstacle}`, () => {
      expect(isRoot ? reachFor([...AS_NOBODY, process.execPath, '--check', 'dist/main.js']) : process.getuid?.()).toBeTruthy();
    });
  }
});
