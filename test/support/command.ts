import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from '../../src/cli/command.js';

export interface CommandEnded {
  code: number | null;
  output: string;
  errors: string;
}

/** A command of the command line, as `npm run` starts it. */
export function command(program: string, args: readonly string[], env: Record<string, string>): Promise<CommandEnded> {
  const surroundings = {
    PATH: process.env['PATH']!,
    HOME: process.env['HOME']!,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_ENV: 'test',
  };
  const child = spawn(process.execPath, [`dist/${program}.js`, ...args], { env: { ...surroundings, ...env } });
  const written = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.errors += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...written })));
}

/**
 * The same in the process of the test, which saves the second or two of loading in a separate process: for tests of a command's effects and
 * output. Output streams and exit codes are tested once for each command, in a separate process.
 */
export async function commandInProcess(program: string, args: readonly string[], env: Record<string, string>): Promise<CommandEnded> {
  const load = (file: string) => import(pathToFileURL(resolve('dist', file)).href) as Promise<unknown>;
  const { carryOut } = (await load('cli/command.js')) as typeof import('../../src/cli/command.js');
  const { parseEnv } = (await load('config/env.js')) as typeof import('../../src/config/env.js');
  const [carried] = Object.values((await load(`cli/${program}.js`)) as Record<string, Command>);
  let output = '';
  const problem = await carryOut(
    carried!,
    args,
    () => Promise.resolve(parseEnv({ NODE_ENV: 'test', ...env })),
    (line) => (output += `${line}\n`),
  );
  return problem === undefined ? { code: 0, output, errors: '' } : { code: 1, output, errors: `${problem}\n` };
}
