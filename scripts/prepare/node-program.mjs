import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * SHA-256 of the Node executable of the package `node`, by version, platform and processor. The package downloads it during its
 * installation, so the lockfile's hashes do not cover it. The hashes for macOS and for rarer processors are not known yet: there, only
 * npm's own check against the registry applies.
 */
const KNOWN = {
  '24.21.0': {
    'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
};

/** Why the Node of this installation is not trusted; `undefined` when it is. */
export async function strangeNode(root, known = KNOWN, platform = `${process.platform}-${process.arch}`) {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'));
  const wanted = known[version];
  if (!wanted) return `Nobody has written down what Node ${version} looks like (scripts/prepare/node-program.mjs)`;
  if (!(platform in wanted)) return undefined;
  const program = join(root, 'node_modules/node/bin/node');
  const found = existsSync(program) ? await sha256Of(program) : 'none';
  return found === wanted[platform] ? undefined : `The program ${program} is not the Node ${version} that we know (SHA-256 ${found})`;
}

async function sha256Of(path) {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex');
}
