import { resolve } from 'node:path';
import { commandOf } from './command.js';
import { writeNewFile } from './output-file.js';

const HELP = `npm run backup -- [file]

Writes the whole directory into one file: listings with the decisions of admins, pictures, settings with their history,
articles, messages and submissions. The file is a consistent snapshot; a running process continues meanwhile. If none
runs, the command starts the embedded database, and stops it at the end.

Not in it: passwords and keys (DATA_DIR/secrets, .env), sessions, and the search index, which is rebuilt.
The file contains personal data: only you can read it; store it where nobody else can.`;

export const backup = commandOf({
  help: HELP,
  options: {},
  words: 1,
  async run({ positionals: [name] }, env, say) {
    const now = new Date();
    const file = resolve(name ?? `homewright-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.tar.gz`);
    const { withDatabase } = await import('./reached-database.js');
    const { makeBackup } = await import('../platform/backup/make-backup.js');
    const { tables, rows, bytes } = await writeNewFile(file, () =>
      withDatabase(env, { beside: 'allowed', create: false }, say, (url) => makeBackup(url, file, now)),
    );
    say(`${file}: ${rows} rows of ${tables} tables, ${(bytes / 1024 / 1024).toFixed(1)} MiB`);
    say('Passwords and keys are not in it; it holds personal data, so keep it safe.');
  },
});
