import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Env } from '../config/env.js';
import { carryOut, CommandFailed, commandOf } from './command.js';

const PROGRAM = `
const { runCommand, CommandFailed } = await import(${JSON.stringify(`${import.meta.dirname}/command.ts`)});
const run = async ({ positionals: [end] }, env, say) => {
  say('It begins');
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.stderr.write('worked\\n');
  if (end === 'fail') throw new CommandFailed('It failed.');
};
await runCommand({ help: '', options: {}, words: 1, run });`;

describe('a command whose output cannot be written, for example because the disk is full', () => {
  it.each([
    ['succeed', 0, 'worked\n'],
    ['fail', 1, 'worked\nIt failed.\n'],
  ])('does its work and reports it by its exit code: %s', (end, status, stderr) => {
    const args = ['--import', './scripts/typescript.mjs', '--input-type=module', '--eval', PROGRAM, 'command', end];
    // Nothing can be written to what was opened for reading.
    const stdio = ['ignore', openSync('/dev/null', 'r'), 'pipe'] as const;
    expect(spawnSync(process.execPath, args, { stdio: [...stdio], encoding: 'utf8' })).toMatchObject({ status, stderr });
  });
});

describe('the arguments of a command', () => {
  const done: string[] = [];
  const command = commandOf({
    help: 'How to use it',
    options: { force: { type: 'boolean' } },
    words: 1,
    check: ({ positionals: [file] }) => {
      if (file === undefined) throw new CommandFailed('Name a file.');
    },
    run: ({ positionals: [file] }) => Promise.resolve(void done.push(file!)),
  });
  const settings = () => Promise.resolve({} as Env);
  const carriedOut = (...args: string[]) => carryOut(command, args, settings, (line) => void done.push(line));

  beforeEach(() => void done.splice(0));

  it.each([
    [['a.csv', 'b.csv'], 'b.csv is one argument too many. See --help.'],
    [['--forse'], /Unknown option '--forse'.*See --help\.$/],
    [[], 'Name a file.'],
  ])('%j are refused before anything is done', async (args, problem) => {
    expect(await carriedOut(...args)).toMatch(problem);
    expect(done).toEqual([]);
  });

  it('are read; with --help nothing else is done', async () => {
    expect(await carriedOut('a.csv', '--force')).toBeUndefined();
    expect(await carriedOut('--help')).toBeUndefined();
    expect(done).toEqual(['a.csv', 'How to use it']);
  });
});
