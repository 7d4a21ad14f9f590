import { spawn } from 'node:child_process';

export interface CommandEnded {
  code: number | null;
  output: string;
  errors: string;
}

/** A command of the command line, as `npm run` starts it. */
export function command(program: string, args: readonly string[], env: Record<string, string>): Promise<CommandEnded> {
  const surroundings = { PATH: process.env['PATH']!, HOME: process.env['HOME']!, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], NODE_ENV: 'test' };
  const child = spawn(process.execPath, [`dist/${program}.js`, ...args], { env: { ...surroundings, ...env } });
  const written = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.errors += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...written })));
}
