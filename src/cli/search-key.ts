import { CommandFailed, commandOf } from './command.js';

const HELP = `node dist/search-key.js FILE

Makes the key with which the application may search and keep its index in the search engine at MEILI_HOST, and do nothing else there, and
writes it into FILE (mode 0600), from where MEILI_API_KEY_FILE takes it. Wants the engine's master key in MEILI_MASTER_KEY; the application
itself does not. Harmless when repeated: the same master key gives the same key.`;

export const searchKey = commandOf({
  help: HELP,
  options: {},
  words: 1,
  check({ positionals }) {
    if (positionals.length === 0) throw new CommandFailed('Name the file into which the key is to be written. --help says more.');
  },
  async run({ positionals }, env, say) {
    const { MEILI_HOST: host, MEILI_MASTER_KEY: masterKey } = env;
    if (!host || !masterKey) throw new CommandFailed('MEILI_HOST and MEILI_MASTER_KEY must be set.');
    const { applicationKey } = await import('../platform/embedded/meilisearch-key.js');
    const { rename, writeFile } = await import('node:fs/promises');
    const key = await applicationKey(host, masterKey).catch((error: unknown) => {
      throw new CommandFailed((error as Error).message);
    });
    const file = positionals[0]!;
    // Written to a temporary file and renamed, so that a half-written file is never read.
    await writeFile(`${file}.new`, `${key}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
    say(`The application's key for the search engine is in ${file}`);
  },
});
