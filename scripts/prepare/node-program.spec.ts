import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strangeNode } from './node-program.mjs';

describe('the Node that is packaged', () => {
  const root = mkdtempSync(join(tmpdir(), 'homewright-node-'));
  const known = { '24.0.0': { 'linux-x64': hash('sha256', 'a runtime') } };

  beforeEach(() => {
    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
    writeFileSync(join(root, 'node_modules/node/package.json'), '{"version":"24.0.0"}');
    writeFileSync(join(root, 'node_modules/node/bin/node'), 'a runtime');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is right when it is the one we know', async () => {
    expect(await strangeNode(root, known, 'linux-x64')).toBeUndefined();
  });

  it('is strange when it is another', async () => {
    writeFileSync(join(root, 'node_modules/node/bin/node'), 'another');
    expect(await strangeNode(root, known, 'linux-x64')).toContain(
      `is not the Node 24.0.0 that we know (SHA-256 ${hash('sha256', 'another')})`,
    );
  });

  it('is taken as npm brings it for a processor that nobody looked at', async () => {
    expect(await strangeNode(root, known, 'linux-riscv64')).toBeUndefined();
  });

  it('is strange when it is missing, or of a version that nobody looked at', async () => {
    rmSync(join(root, 'node_modules/node/bin/node'));
    expect(await strangeNode(root, known, 'linux-x64')).toContain('SHA-256 none');
    writeFileSync(join(root, 'node_modules/node/package.json'), '{"version":"25.0.0"}');
    expect(await strangeNode(root, known, 'linux-x64')).toContain('Node 25.0.0');
  });

  it('is written down in the version that package.json asks for', async () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } };
    writeFileSync(join(root, 'node_modules/node/package.json'), JSON.stringify({ version: dependencies.node }));
    expect(await strangeNode(root, undefined, 'linux-x64')).toContain('is not the Node');
  });
});
