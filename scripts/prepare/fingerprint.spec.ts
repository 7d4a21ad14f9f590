import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildIsCurrent, buildKey, dependenciesAreCurrent, dependenciesAreStamped, stampBuild, stampDependencies } from './fingerprint.mjs';

let root: string;

const write = (name: string, content: unknown) => {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
};

const MANIFEST = { scripts: { build: 'build' }, dependencies: { web: '1.0.0' }, devDependencies: { compiler: '2.0.0' } };
/** `deep` is needed by `web` alone, and comes twice. */
const PACKAGES = {
  'node_modules/web': { version: '1.0.0', integrity: 'w', dependencies: { deep: '1' }, optionalDependencies: { native: '1' } },
  'node_modules/web/node_modules/deep': { version: '1.0.0', integrity: 'd' },
  'node_modules/deep': { version: '2.0.0', integrity: 'd2', dev: true },
  'node_modules/compiler': { version: '2.0.0', integrity: 'c', dev: true },
  'node_modules/native': { version: '1.0.0', integrity: 'n', optional: true },
  'node_modules/tests': { resolved: 'test', link: true },
  'node_modules/browser': { version: '3.0.0', integrity: 'b', dependencies: { deep: '2' }, dev: true },
};
type Packages = Record<string, object>;

const installed = (packages: Packages) => {
  write('node_modules/.package-lock.json', { packages });
  for (const name of Object.keys(packages)) mkdirSync(join(root, name), { recursive: true });
};
const without = (...names: string[]): Packages => Object.fromEntries(Object.entries(PACKAGES).filter(([name]) => !names.includes(name)));
const OF_TESTS = ['node_modules/browser', 'node_modules/deep', 'node_modules/tests'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'homewright-fingerprint-'));
  write('package.json', MANIFEST);
  const { dependencies, devDependencies } = MANIFEST;
  write('package-lock.json', {
    packages: { '': { dependencies, devDependencies }, test: { devDependencies: { browser: '3.0.0' } }, ...PACKAGES },
  });
  write('test/package.json', { devDependencies: { browser: '3.0.0' } });
  write('node_modules/.bin/node', '');
  chmodSync(join(root, 'node_modules/.bin/node'), 0o755);
  installed(PACKAGES);
});
afterEach(() => rmSync(root, { recursive: true }));

const areCurrent = () => [dependenciesAreCurrent(root, true), dependenciesAreCurrent(root, false)];

describe('the check of installed packages', () => {
  it('passes if all packages of the lockfile are installed completely', () => expect(areCurrent()).toEqual([true, true]));

  it('passes without test tools if nothing is tested, and without packages for other platforms', () => {
    installed(without(...OF_TESTS));
    expect(areCurrent()).toEqual([false, true]);
    installed(without('node_modules/native'));
    expect(areCurrent()).toEqual([true, true]);
  });

  it.each<[string, () => void]>([
    ['an install has not ended', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
    ['its Node may not be run', () => chmodSync(join(root, 'node_modules/.bin/node'), 0o644)],
    ['a package is missing', () => installed(without('node_modules/compiler'))],
    ['a package that another one needs is missing', () => installed(without('node_modules/web/node_modules/deep'))],
    ['a package has another version', () => installed({ ...PACKAGES, 'node_modules/web': { version: '1.0.1', integrity: 'w' } })],
    ['a package has another content', () => installed({ ...PACKAGES, 'node_modules/web': { version: '1.0.0', integrity: 'x' } })],
    [
      'an optional package has another version',
      () => installed({ ...PACKAGES, 'node_modules/native': { version: '2.0.0', integrity: 'n' } }),
    ],
    ['a package is too many', () => installed({ ...PACKAGES, 'node_modules/left': { version: '1.0.0', integrity: 'l' } })],
    ['another version is asked for', () => write('package.json', { ...MANIFEST, dependencies: { web: '1.1.0' } })],
    ['another package is asked for', () => write('package.json', { ...MANIFEST, devDependencies: {} })],
  ])('fails if %s', (_what, happen) => {
    happen();
    expect(areCurrent()).toEqual([false, false]);
  });

  it('fails for tests only if the test tools differ', () => {
    write('test/package.json', { devDependencies: { browser: '4.0.0' } });
    expect(areCurrent()).toEqual([false, true]);
  });

  it('is not repeated if nothing has changed since; a result without test tools does not count for tests', () => {
    const areStamped = () => [dependenciesAreStamped(root, true), dependenciesAreStamped(root, false)];
    expect(areStamped()).toEqual([false, false]);
    stampDependencies(root, false);
    expect(areStamped()).toEqual([false, true]);
    stampDependencies(root, true);
    expect(areStamped()).toEqual([true, true]);
    write('package-lock.json', { packages: {} });
    expect(areStamped()).toEqual([false, false]);
  });
});

describe('a build', () => {
  beforeEach(() => {
    for (const name of ['src/main.ts', 'src/main.spec.ts', 'frontend/page.tsx', 'docs/a.md', 'dist/main.js', 'tsconfig.json'])
      write(name, 'a');
    stampBuild(root, buildKey(root));
  });

  it.each(['src/main.spec.ts', 'docs/a.md', 'frontend/dist/page.js', 'src/new.test.tsx'])('is current after a change of %s', (name) => {
    write(name, 'changed');
    expect(buildIsCurrent(root)).toBe(true);
  });

  it.each(['src/main.ts', 'src/new/file.ts', 'frontend/page.tsx', 'tsconfig.json', 'package-lock.json', '.swcrc', 'nest-cli.json'])(
    'is stale after a change of %s',
    (name) => {
      write(name, 'changed');
      expect(buildIsCurrent(root)).toBe(false);
    },
  );

  it('is stale after a change of the commands, but not of versions, which the lockfile covers', () => {
    write('package.json', { ...MANIFEST, dependencies: {} });
    expect(buildIsCurrent(root)).toBe(true);
    write('package.json', { ...MANIFEST, scripts: { build: 'build otherwise' } });
    expect(buildIsCurrent(root)).toBe(false);
  });

  it('is stale if a source was renamed, and if there is no build', () => {
    renameSync(join(root, 'src/main.ts'), join(root, 'src/other.ts'));
    expect(buildIsCurrent(root)).toBe(false);
    renameSync(join(root, 'src/other.ts'), join(root, 'src/main.ts'));
    expect(buildIsCurrent(root)).toBe(true);
    rmSync(join(root, 'dist/main.js'));
    expect(buildIsCurrent(root)).toBe(false);
  });
});
