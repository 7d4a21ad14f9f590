import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../support/process.js';
import { memoryOf } from './processes.js';

/*
 * npm run bench:start Measures `npm start` when nothing has to be installed or built, on a new and on an existing data folder, and the
 * memory of the application's process.
 */

const RUNS = 5;
const print = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'homewright-start-'));

try {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const first = await start();
  print(`First start, new data folder     ${first.seconds.toFixed(1)} s`);
  const seconds: number[] = [];
  const memory: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const again = await start();
    seconds.push(again.seconds);
    memory.push(again.memory);
  }
  print(`Later starts, ${RUNS} runs              ${seconds.map((value) => value.toFixed(1)).join(', ')} s`);
  print(`Application process              ${Math.max(...memory)} MiB at most, after 500 searches`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function start(): Promise<{ seconds: number; memory: number }> {
  const begin = performance.now();
  const running = await launch({ dataDir: folder, command: ['npm', 'start'], env: { SAMPLE_DATA: 'on' } }).ready();
  const seconds = (performance.now() - begin) / 1_000;
  for (let count = 0; count < 500; count += 1) await (await fetch(`${running.url}/api/search`)).arrayBuffer();
  const { pid } = JSON.parse(await readFile(join(folder, 'holder.json'), 'utf8')) as { pid: number };
  const { peak } = await memoryOf(pid);
  await running.end('SIGTERM');
  return { seconds, memory: peak };
}
