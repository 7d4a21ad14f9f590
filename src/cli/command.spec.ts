import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';

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
