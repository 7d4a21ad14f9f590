import { addressesIn } from '../config/env-rules.js';
import { CommandFailed, commandOf } from './command.js';

const HELP = `node dist/search-key.js FILE

Creates a key of the search engine at MEILI_HOST (of each engine, if there are several) with which the application may search
and maintain its index, and nothing else, and writes it into FILE (mode 0600), which MEILI_API_KEY_FILE can name. It needs the
master key of the engine in MEILI_MASTER_KEY; the application does not. It can be repeated: the same master key gives the same
key.`;

export const searchKey = commandOf({
  help: HELP,
  options: {},
  words: 1,
  check({ positionals }) {
    if (positionals.length === 0) throw new CommandFailed('Name the file into which the key is to be written. See --help.');
  },
  async run({ positionals }, env, say) {
    const { MEILI_HOST: hosts, MEILI_MASTER_KEY: masterKey } = env;
    if (!hosts || !masterKey) throw new CommandFailed('MEILI_HOST and MEILI_MASTER_KEY must be set.');
    const { applicationKey } = await import('../platform/embedded/meilisearch-key.js');
    const { rename, writeFile } = await import('node:fs/promises');
    // Engines with the same master key give the same key.
    const keys = await Promise.all(addressesIn(hosts).map((host) => applicationKey(host, masterKey))).catch((error: unknown) => {
      throw new CommandFailed((error as Error).message);
    });
    const [key] = keys;
    if (keys.some((other) => other !== key))
      throw new CommandFailed('The search engines have different master keys: give all of them the same.');
    const file = positionals[0]!;
    // Written to a temporary file and renamed, so that a half-written file is never read.
    await writeFile(`${file}.new`, `${key}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
    say(`The application's key for the search engine is in ${file}`);
  },
});
