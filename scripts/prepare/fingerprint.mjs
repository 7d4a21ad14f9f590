import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The inputs of the build. They are compared by content, because a git checkout changes modification times. */
const SOURCE_FOLDERS = ['src', 'frontend'];
const SOURCE_FILES = ['package-lock.json', 'tsconfig.json', '.swcrc', 'nest-cli.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);

/** The workspace with the tools of tests, benches and checks. */
const TESTS = 'test';

const DEPENDENCY_SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];

/**
 * Whether node_modules matches package-lock.json completely. Quick when the stamp shows that nothing has changed since the last check.
 * @param {boolean} isForTests whether the tools of the tests are required; they may be installed in any case
 */
export function dependenciesAreCurrent(root, isForTests) {
  const key = dependenciesKey(root, isForTests);
  if (key === undefined || !isExecutable(join(root, 'node_modules/.bin/node'))) return false;
  return dependenciesAreStamped(root, isForTests) || isWholeInstall(root, isForTests);
}

/** Whether the same dependencies have passed an earlier check. */
export function dependenciesAreStamped(root, isForTests) {
  const stamp = readStamp(dependenciesStamp(root));
  if (stamp === undefined) return false;
  return stamp === dependenciesKey(root, true) || (!isForTests && stamp === dependenciesKey(root, false));
}

/** Stores that the dependencies have passed the check. */
export function stampDependencies(root, isForTests) {
  writeStamp(dependenciesStamp(root), dependenciesKey(root, isForTests));
}

export function buildIsCurrent(root) {
  return existsSync(join(root, 'dist/main.js')) && readStamp(buildStamp(root)) === buildKey(root);
}

/** @param key computed before the build, so that a file saved during the build counts as a change */
export function stampBuild(root, key) {
  writeStamp(buildStamp(root), key);
}

export function buildKey(root) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(readJson(join(root, 'package.json')).scripts ?? {}));
  for (const name of [...SOURCE_FILES, ...SOURCE_FOLDERS.flatMap((folder) => filesUnder(root, folder))]) {
    const path = join(root, name);
    if (existsSync(path)) hash.update(`\0${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

const buildStamp = (root) => join(root, 'dist/.stamp.json');
const dependenciesStamp = (root) => join(root, 'node_modules/.homewright-stamp.json');

/** npm writes its own copy of the lockfile into node_modules only when an installation is complete. */
const installedLockfile = (root) => join(root, 'node_modules/.package-lock.json');

function dependenciesKey(root, isForTests) {
  const installed = statSync(installedLockfile(root), { throwIfNoEntry: false });
  if (!installed) return undefined;
  const manifest = readJson(join(root, 'package.json'));
  const sections = DEPENDENCY_SECTIONS.map((section) => manifest[section]);
  const tests = join(root, TESTS, 'package.json');
  if (isForTests && existsSync(tests)) sections.push(readJson(tests).devDependencies);
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify([sections, installed.mtimeMs, installed.size, process.platform, process.arch, isForTests]))
    .digest('hex');
}

/**
 * Checks all packages, including development tools, which the build needs. An optional package may be missing, because it is for another
 * platform.
 */
function isWholeInstall(root, isForTests) {
  const locked = readJson(join(root, 'package-lock.json')).packages ?? {};
  const installed = readJson(installedLockfile(root)).packages ?? {};
  for (const [folder, sections] of Object.entries({ '': DEPENDENCY_SECTIONS.slice(0, 3), [TESTS]: ['devDependencies'] })) {
    if (folder === TESTS && !isForTests) continue;
    const manifest = readJson(join(root, folder, 'package.json'));
    for (const section of sections)
      if (JSON.stringify(sorted(manifest[section])) !== JSON.stringify(sorted(locked[folder]?.[section]))) return false;
  }
  const isSame = (name) => installed[name]?.version === locked[name].version && installed[name]?.integrity === locked[name].integrity;
  const isMissing = (name) => !(name in installed) || !existsSync(join(root, name));
  const isPackage = (name) => name.startsWith('node_modules/') && !locked[name].link;
  const wanted = isForTests ? Object.keys(locked) : [...neededBy('', locked)];
  return (
    wanted.filter(isPackage).every((name) => isSame(name) || ((locked[name].optional || locked[name].devOptional) && isMissing(name))) &&
    Object.keys(installed).every((name) => name in locked)
  );
}

/** The transitive dependencies of a package in the lockfile, resolved as Node does: in the nearest node_modules above. */
function neededBy(from, locked, found = new Set()) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = locked[from];
  for (const name of Object.keys({
    ...dependencies,
    ...(from === '' ? devDependencies : {}),
    ...optionalDependencies,
    ...peerDependencies,
  })) {
    let folder = from;
    let path = join(folder, 'node_modules', name);
    while (!(path in locked) && folder !== '') {
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
      path = join(folder, 'node_modules', name);
    }
    if (!(path in locked) || found.has(path)) continue;
    found.add(path);
    neededBy(path, locked, found);
  }
  return found;
}

const sorted = (section = {}) => Object.entries(section).sort(([a], [b]) => (a < b ? -1 : 1));

/** The files of a folder except unit tests, which are not part of the build. */
function filesUnder(root, folder) {
  const found = [];
  const visit = (name) => {
    for (const entry of readdirSync(join(root, name), { withFileTypes: true })) {
      if (NOT_SOURCES.has(entry.name)) continue;
      if (entry.isDirectory()) visit(`${name}/${entry.name}`);
      else if (!/\.(spec|test)\.tsx?$/.test(entry.name)) found.push(`${name}/${entry.name}`);
    }
  };
  if (existsSync(join(root, folder))) visit(folder);
  return found.sort();
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function readStamp(path) {
  try {
    return readJson(path).key;
  } catch {
    return undefined;
  }
}

/** Errors are ignored: without write permission (installed by another user), the next start only has to check again. */
function writeStamp(path, key) {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify({ key })}\n`);
  } catch {
    // Ignored, see above.
  }
}
