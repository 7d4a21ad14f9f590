import { resolve } from 'node:path';
import { commandOf } from './command.js';
import { writeNewFile } from './output-file.js';

const HELP = `npm run backup -- [file]

Writes the whole directory into one file: listings and what admins decided about them, pictures, settings with their
history, articles, messages and submissions. It is a snapshot of one moment; a running process continues meanwhile,
and where none runs the embedded database is started for it.

Not in it: passwords and keys (DATA_DIR/secrets, .env), sessions, and the search index, which is built anew.
The file holds personal data: only you can read it; keep it where no one else can.`;

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
