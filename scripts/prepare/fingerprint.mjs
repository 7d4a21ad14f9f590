import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the build reads. Contents are compared, not times: a git checkout sets these at will. */
const SOURCE_FOLDERS = ['src', 'frontend'];
const SOURCE_FILES = ['package-lock.json', 'tsconfig.json', '.swcrc', 'nest-cli.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);

const DEPENDENCY_SECTIONS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];

/** Whether node_modules is, whole, what package-lock.json says. Quick when a stamp says that nothing changed since the last look. */
export function dependenciesAreCurrent(root) {
  const key = dependenciesKey(root);
  if (key === undefined || !isExecutable(join(root, 'node_modules/.bin/node'))) return false;
  return dependenciesAreStamped(root) || isWholeInstall(root);
}

/** Whether a look at the very same dependencies found them in order. */
export function dependenciesAreStamped(root) {
  const key = dependenciesKey(root);
  return key !== undefined && readStamp(dependenciesStamp(root)) === key;
}

/** Notes that they are, for the next look. */
export function stampDependencies(root) {
  writeStamp(dependenciesStamp(root), dependenciesKey(root));
}

export function buildIsCurrent(root) {
  return existsSync(join(root, 'dist/main.js')) && readStamp(buildStamp(root)) === buildKey(root);
}

/** The key is taken before the build: a file saved while it runs must count as a change. */
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

/** npm writes its own copy of the lockfile into node_modules when an install is complete, and not before. */
const installedLockfile = (root) => join(root, 'node_modules/.package-lock.json');

function dependenciesKey(root) {
  const installed = statSync(installedLockfile(root), { throwIfNoEntry: false });
  if (!installed) return undefined;
  const manifest = readJson(join(root, 'package.json'));
  const sections = DEPENDENCY_SECTIONS.map((section) => manifest[section]);
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify([sections, installed.mtimeMs, installed.size, process.platform, process.arch]))
    .digest('hex');
}

/** Development tools included: the build needs them. An optional package may be missing, being for another platform. */
function isWholeInstall(root) {
  const lockfile = readJson(join(root, 'package-lock.json'));
  const wanted = lockfile.packages ?? {};
  const installed = readJson(installedLockfile(root)).packages ?? {};
  const manifest = readJson(join(root, 'package.json'));
  for (const section of DEPENDENCY_SECTIONS.slice(0, 3)) {
    if (JSON.stringify(sorted(manifest[section])) !== JSON.stringify(sorted(wanted['']?.[section]))) return false;
  }
  const isSame = (name) => installed[name]?.version === wanted[name].version && installed[name]?.integrity === wanted[name].integrity;
  const isMissing = (name) => !(name in installed) || !existsSync(join(root, name));
  return (
    Object.keys(wanted).every(
      (name) => name === '' || isSame(name) || ((wanted[name].optional || wanted[name].devOptional) && isMissing(name)),
    ) && Object.keys(installed).every((name) => name in wanted)
  );
}

const sorted = (section = {}) => Object.entries(section).sort(([a], [b]) => (a < b ? -1 : 1));

/** Unit tests stand among the sources, and are no part of the build. */
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

/** A folder that may not be written (installed by another user) only costs the next start a closer look. */
function writeStamp(path, key) {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify({ key })}\n`);
  } catch {
    // As above.
  }
}
