import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lock } from './lock.mjs';

let root: string;
let lock: Lock;
const started: ChildProcess[] = [];
const { title } = process;

/** A process that does nothing. @param name on its command line, by which a preparation is known */
async function idle(name: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'console.log(); setTimeout(() => {}, 60_000)', name], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  await once(child.stdout, 'data');
  return child.pid!;
}

const path = () => join(root, '.stamp/prepare.lock');
const holders = () => (JSON.parse(readFileSync(path(), 'utf8')) as { pids: number[] }).pids;
const heldBy = (...pids: number[]) => {
  mkdirSync(join(root, '.stamp'), { recursive: true });
  writeFileSync(path(), JSON.stringify({ pids }));
};
function heldByAnEarlierStart(): void {
  process.title = 'node scripts/prepare.mjs';
  heldBy(process.pid);
}
/** @returns of whom it was said that they are waited for */
async function taken(): Promise<number[]> {
  const waited: number[] = [];
  await lock.take((pid) => {
    waited.push(pid);
    setTimeout(() => rmSync(path()), 300);
  });
  return waited;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'homewright-lock-'));
  lock = new Lock(root);
});
afterEach(async () => {
  process.title = title;
  for (const child of started.splice(0)) {
    child.kill();
    await once(child, 'exit');
  }
  rmSync(root, { recursive: true });
});

it('is acquired at once if it is free, names its holder and the running npm, and is removed when it is released', async () => {
  expect(await taken()).toEqual([]);
  expect(holders()).toEqual([process.pid]);
  lock.recordChild(7);
  expect(holders()).toEqual([process.pid, 7]);
  lock.recordChild(undefined);
  expect(holders()).toEqual([process.pid]);
  lock.release();
  expect(readdirSync(join(root, '.stamp'))).toEqual([]);
});

it('is waited for while its holder, or the npm of a holder that has ended, runs; the wait is logged once', async () => {
  const holder = await idle('prepare.mjs');
  heldBy(holder);
  expect(await taken()).toEqual([holder]);
  const gone = 2 ** 22 + 1;
  heldBy(gone, await idle('npm'));
  expect(await taken()).toEqual([gone]);
});

it.each<[string, () => Promise<void> | void]>([
  ['is gone', () => heldBy(2 ** 22 + 1)],
  ['is another process by now', async () => heldBy(await idle('editor'))],
  // In a container, each start has the same pid.
  ['was killed and had the pid that is now its own', heldByAnEarlierStart],
  ['cannot be read', () => (heldBy(), writeFileSync(path(), '{'))],
])('is taken over from a holder that %s', async (_what, happen) => {
  await happen();
  expect(await taken()).toEqual([]);
  expect(holders()).toEqual([process.pid]);
  expect(readdirSync(join(root, '.stamp'))).toEqual(['prepare.lock']);
});

it('of another process is not released', () => {
  heldBy(7);
  lock.release();
  expect(existsSync(path())).toBe(true);
});
