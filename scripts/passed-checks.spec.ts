import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassedChecks } from './passed-checks.mjs';

let root: string;
let passed: PassedChecks;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'homewright-checks-'));
  for (const folder of ['src', 'dist', 'node_modules', '.data', '.stamp', '.git']) await mkdir(join(root, folder));
  await writeFile(join(root, 'src/a.ts'), 'a');
  await writeFile(join(root, '.oxlintrc.json'), '{}');
  passed = new PassedChecks(root);
  passed.add('format:check', passed.sources());
});
afterEach(() => rm(root, { recursive: true }));

const isRemembered = () => passed.has('format:check', passed.sources());

it('a check that has passed on these sources is remembered, for that check alone', () => {
  expect(isRemembered()).toBe(true);
  expect(passed.has('lint', passed.sources())).toBe(false);
});

it.each(['src/a.ts', 'src/b.ts', '.oxlintrc.json', 'package-lock.json'])('a change of %s makes it run again', async (name) => {
  await writeFile(join(root, name), 'changed');
  expect(isRemembered()).toBe(false);
});

it('a file that has gone or has another name makes it run again', async () => {
  await rm(join(root, 'src/a.ts'));
  expect(isRemembered()).toBe(false);
  await writeFile(join(root, 'src/b.ts'), 'a');
  expect(isRemembered()).toBe(false);
});

it.each(['dist/main.js', 'node_modules/a.js', 'npm-debug.log', '.data/id', '.stamp/prepare.lock', '.git/HEAD', '.env'])(
  '%s is no source',
  async (name) => {
    await writeFile(join(root, name), 'changed');
    expect(isRemembered()).toBe(true);
  },
);
