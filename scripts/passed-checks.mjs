import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that no check reads. */
const NOT_SOURCES = new Set(['.git', 'node_modules', 'dist', '.data', '.stamp', '.env']);

/** A cache of passed static checks, by the hash of the sources. */
export class PassedChecks {
  constructor(root) {
    this.root = root;
    this.folder = join(root, 'node_modules/.cache/checks');
  }

  /** A hash of sources, settings and lockfile (for the versions of the tools): for the same hash, checks have the same result. */
  sources() {
    const hash = createHash('sha256');
    const visit = (folder) => {
      for (const entry of readdirSync(join(this.root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
        if (NOT_SOURCES.has(entry.name) || entry.name.endsWith('.log')) continue;
        const name = join(folder, entry.name);
        if (entry.isDirectory()) visit(name);
        else if (entry.isFile()) hash.update(`\0${name}\0`).update(readFileSync(join(this.root, name)));
      }
    };
    visit('.');
    return hash.digest('hex');
  }

  has(check, sources) {
    try {
      return readFileSync(this.fileOf(check), 'utf8') === sources;
    } catch {
      return false;
    }
  }

  add(check, sources) {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.fileOf(check), sources);
  }

  fileOf(check) {
    return join(this.folder, check.replace(/\W/g, '-'));
  }
}
