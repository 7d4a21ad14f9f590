import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

const PROGRAM = `
const { standardOutput } = await import(${JSON.stringify(`${import.meta.dirname}/standard-output.ts`)});
const [atOnce, buffered] = [standardOutput(), standardOutput({ minLength: 4_096, periodicFlush: 50 })];
process.once('exit', () => buffered.end());
for (let round = 0; round < 3; round++) {
  atOnce.write('a line\\n');
  buffered.write('another\\n');
  await new Promise((resolve) => setTimeout(resolve, 120));
}
buffered.write('the last\\n');
process.stderr.write('went on');
process.exit(0);`;

/** Runs the program with that standard output; a reader of a pipe is there as long as `read` says. */
async function run(stdout: number | 'pipe', read: 'all' | 'nothing' = 'all') {
  const args = ['--import', './scripts/typescript.mjs', '--input-type=module', '--eval', PROGRAM];
  const child = spawn(process.execPath, args, { stdio: ['ignore', stdout, 'pipe'], timeout: 90_000 });
  const texts = { out: '', errors: '' };
  child.stdout?.on('data', (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (texts.errors += chunk.toString()));
  if (read === 'nothing') child.stdout!.destroy();
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...texts };
}

describe('standard output', () => {
  it('receives every line, including the last ones at the end of the process', async () => {
    const { code, out, errors } = await run('pipe');
    expect({ code, errors }).toEqual({ code: 0, errors: 'went on' });
    expect(out.split('\n').sort()).toEqual(['', ...Array<string>(3).fill('a line'), ...Array<string>(3).fill('another'), 'the last']);
  });

  it('whose reader has ended does not block the process', async () => {
    expect(await run('pipe', 'nothing')).toEqual({ code: 0, out: '', errors: 'went on' });
  });

  // As on a full disk: nothing can be written to what was opened for reading.
  it('that cannot be written does not block the process', async () => {
    expect(await run(openSync('/dev/null', 'r'))).toEqual({ code: 0, out: '', errors: 'went on' });
  });
});
