import { execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadOrder, LoadResult } from './load.js';

const run = promisify(execFile);
const TYPESCRIPT = ['--import', '@swc-node/register/esm-register'];
/** As in the start script. */
const APP_FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=8'];

export interface AppProcess {
  url: string;
  pid: number;
  /** From its start until it was ready, in milliseconds. */
  startedIn: number;
  stop(): Promise<void>;
}

/** The built application as a process of its own. */
export async function startProcess(env: Record<string, string>): Promise<AppProcess> {
  const start = performance.now();
  const child = spawn(process.execPath, [...APP_FLAGS, 'dist/main.js'], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', SYNC_CRON: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = /localhost:(\d+)/.exec(output);
      if (match) resolve(match[1]!);
    });
    child.once('exit', () => reject(new Error(`The application ended while starting:\n${output}`)));
  });
  const startedIn = performance.now() - start;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    startedIn,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Sends the load from a process of its own, so that measuring costs the measured process nothing. */
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
