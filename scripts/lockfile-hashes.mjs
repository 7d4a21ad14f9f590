/**
 * npm run lockfile: adds missing integrity hashes to package-lock.json, and removes the addresses from which packages were fetched. npm
 * itself fetches the archives and checks them against the registry. Versions do not change.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCKFILE = 'package-lock.json';
const AT_ONCE = 40;

const lockfile = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
const entries = Object.entries(lockfile.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
const specOf = ([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`;

const missing = [...new Set(entries.filter(([, entry]) => !entry.integrity).map(specOf))];
const hashes = new Map();
for (let first = 0; first < missing.length; first += AT_ONCE) {
  const specs = missing.slice(first, first + AT_ONCE);
  for (const { id, integrity } of packed(specs)) hashes.set(id, integrity);
  console.log(`${Math.min(first + AT_ONCE, missing.length)} of ${missing.length} packages without a hash`);
}

for (const [path, entry] of entries) {
  const { name, version, resolved: _address, ...rest } = entry;
  const integrity = rest.integrity ?? hashes.get(specOf([path, entry]));
  if (!integrity?.startsWith('sha512-')) throw new Error(`The registry has no SHA-512 for ${path} ${version}.`);
  delete rest.integrity;
  lockfile.packages[path] = { ...(name === undefined ? {} : { name }), version, integrity, ...rest };
}
writeFileSync(LOCKFILE, `${JSON.stringify(lockfile, null, 2)}\n`);

/** Runs `npm pack` in an empty folder, so that npm uses only the registry and its cache. Scripts of packages do not run. */
function packed(specs) {
  const folder = mkdtempSync(join(tmpdir(), 'homewright-lockfile-'));
  try {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--prefer-offline', '--loglevel=error', ...specs];
    const answer = JSON.parse(
      execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    return Array.isArray(answer) ? answer : Object.values(answer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
