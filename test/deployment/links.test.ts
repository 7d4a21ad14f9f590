import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Looks at the links and pictures of these files and folders, within them and to other files. @returns what is wrong */
async function brokenLinks(folder: string, paths: string[]): Promise<string> {
  const options = [
    '--no-config',
    '--no-ignore',
    '--no-stdout',
    '--quiet',
    '--frail',
    '--no-color',
    '--use',
    `${resolve('node_modules/remark-validate-links/index.js')}=repository:false`,
  ];
  const found = await run(process.execPath, [resolve('node_modules/remark-cli/cli.js'), ...paths, ...options], { cwd: folder }).catch(
    (error: unknown) => error as { stderr: string },
  );
  return found.stderr;
}

describe('the documents', () => {
  it('link to existing files and sections', async () => {
    expect(await brokenLinks('.', ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs'])).toBe('');
  });

  it('are really checked: a missing file, section and picture are found', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homewright-links-'));
    try {
      writeFileSync(
        join(folder, 'one.md'),
        '# One\n\n[file](nothing.md) [section](two.md#three) ![picture](none.png) [fine](two.md#two) [here](#four)\n',
      );
      writeFileSync(join(folder, 'two.md'), '# Two\n');
      const found = await brokenLinks(folder, ['one.md', 'two.md']);
      expect(found.match(/Cannot find \w+/g)).toHaveLength(4);
      expect(found).toContain('4 warnings');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('name existing commands only', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const files = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operations.md'];
    const named = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
