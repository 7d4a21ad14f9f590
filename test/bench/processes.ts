import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadOrder, LoadResult } from './load.js';

const run = promisify(execFile);
const TYPESCRIPT = ['--import', './scripts/typescript.mjs'];
/** The environment of the start script, set by the program `env`; the Dockerfile explains it. */
const APP_SETTINGS = ['MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=262144'];
const APP_FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=16', '--no-allocation-site-pretenuring'];

/** The built application with the limits that it has in production. */
export const APP = ['env', ...APP_SETTINGS, process.execPath, ...APP_FLAGS, 'dist/main.js'];

/** Sends the load from a separate process, so that measuring does not affect the measured process. */
export async function loadFrom(folder: string, order: LoadOrder): Promise<LoadResult> {
  const file = join(folder, 'order.json');
  await writeFile(file, JSON.stringify(order));
  const { stdout } = await run(process.execPath, [...TYPESCRIPT, join(import.meta.dirname, 'load.ts'), file], {
    maxBuffer: 1024 * 1024,
  });
  return JSON.parse(stdout) as LoadResult;
}

/** Peak and present resident memory of a process in MiB (Linux). */
export async function memoryOf(pid: number): Promise<{ peak: number; now: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { peak: mebibytes('VmHWM'), now: mebibytes('VmRSS') };
}

/** Processor time of a process in milliseconds (Linux, with a hundred clock ticks a second). */
export async function processorTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
