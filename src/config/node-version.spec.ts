import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { unsupportedNode } from './node-version.js';

/** A process that takes itself for one of an old Node. */
const OLD = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.19.0"}})';
const TYPESCRIPT = './scripts/typescript.mjs';

const outputOf = (file: string, ...args: string[]) =>
  new Promise<{ code: unknown; errors: string }>((resolve) => {
    execFile(process.execPath, ['--import', TYPESCRIPT, '--import', OLD, file, ...args], (error, _output, errors) =>
      resolve({ code: error?.code, errors }),
    );
  });

it('the Node that the project installs is new enough', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  expect(unsupportedNode(dependencies.node)).toBeUndefined();
  expect(unsupportedNode()).toBeUndefined();
});

it.each([
  ['the start', 'src/main.ts'],
  ['a command', 'src/backup.ts'],
])('on an older Node %s is refused in one line, which names the right one', async (_what, file) => {
  const { code, errors } = await outputOf(file);
  expect(code).toBe(1);
  expect(errors).toMatch(/^This needs Node 24 or newer, and runs on Node 20\.19\.0\. .*node_modules\/\.bin\/node\.\n$/);
});
