import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/api.js';
import { endAfterFile } from '../support/leftovers.js';

/** Two run at a time, so that one of them has not passed yet when the first has. */
const FILES = [
  'test/contract/day-counts.test.ts',
  'test/contract/postgres-search-index.test.ts',
  'test/contract/meilisearch-search-index.test.ts',
];

let folder: string;

/** Folders of runs; Jest has a cache beside them. */
const runs = async () => (await readdir(folder)).filter((name) => name.startsWith('homewright-tests-'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aborted-run-'));
  await chmod(folder, 0o711);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('a run of tests that is ended by Ctrl+C leaves no server and no file', async () => {
  const run = spawn('npm', ['run', '--silent', 'jest', '--', '--selectProjects', 'servers', '--', ...FILES], {
    env: { ...process.env, TMPDIR: folder, TEST_WORKERS: '2', TEST_SERVERS: 'embedded' },
    detached: true,
  });
  const closed = endAfterFile(() => process.kill(-run.pid!, 'SIGKILL'));
  let output = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => run.once('close', resolve));
  await eventually(
    () => Promise.resolve(output.includes('PASS')),
    () => `a file has passed:\n${output}`,
    60_000,
  );
  const [name = ''] = await runs();
  const files = await readdir(join(folder, name), { recursive: true });
  const pidFile = files.find((file) => file.endsWith('postmaster.pid'));
  const server = Number.parseInt(await readFile(join(folder, name, pidFile!), 'utf8'), 10);
  // Ctrl+C sends the signal to all processes of the group.
  process.kill(-run.pid!, 'SIGINT');
  await ended;
  closed();
  expect(output).toContain('The tests were aborted.');
  expect(await runs()).toEqual([]);
  expect(() => process.kill(server, 0)).toThrow('ESRCH');
}, 90_000);
