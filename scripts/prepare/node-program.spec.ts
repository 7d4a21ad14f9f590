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

  it('is accepted if its checksum is the known one', async () => {
    expect(await strangeNode(root, known, 'linux-x64')).toBeUndefined();
  });

  it('is rejected if the checksum differs', async () => {
    writeFileSync(join(root, 'node_modules/node/bin/node'), 'another');
    expect(await strangeNode(root, known, 'linux-x64')).toContain(
      `is not the Node 24.0.0 that we know (SHA-256 ${hash('sha256', 'another')})`,
    );
  });

  it('is accepted as npm delivers it for a processor without a known checksum', async () => {
    expect(await strangeNode(root, known, 'linux-riscv64')).toBeUndefined();
  });

  it('is rejected if it is missing, or of an unknown version', async () => {
    rmSync(join(root, 'node_modules/node/bin/node'));
    expect(await strangeNode(root, known, 'linux-x64')).toContain('SHA-256 none');
    writeFileSync(join(root, 'node_modules/node/package.json'), '{"version":"25.0.0"}');
    expect(await strangeNode(root, known, 'linux-x64')).toContain('Node 25.0.0');
  });

  it('is listed in the version that package.json requires', async () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } };
    writeFileSync(join(root, 'node_modules/node/package.json'), JSON.stringify({ version: dependencies.node }));
    expect(await strangeNode(root, undefined, 'linux-x64')).toContain('is not the Node');
  });
});
