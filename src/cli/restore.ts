import { resolve } from 'node:path';
import { CommandFailed, commandOf } from './command.js';

const HELP = `npm run restore -- file [--replace]

Puts a backup into an empty place: a new DATA_DIR, or an empty database in DATABASE_URL. The file is checked first, then
all of it goes in, or nothing does. A backup of an earlier version is brought forward; one of a later version is refused.
The search index is built anew at the next start. Everybody signs in again.

  --replace   deletes the directory that is there, for good, and puts the backup in its place. Stop every process first.`;

export const restore = commandOf({
  help: HELP,
  options: { replace: { type: 'boolean', default: false } },
  words: 1,
  check({ positionals: [name] }) {
    if (name === undefined) throw new CommandFailed('Which file? npm run restore -- file. --help says more.');
  },
  async run({ positionals: [name], values: { replace } }, env, say) {
    const { migrations } = await import('../migrations/index.js');
    const { ArchiveReader } = await import('../platform/backup/archive-reader.js');
    const { refuseLaterMigrations, restoreBackup } = await import('../platform/backup/restore-backup.js');
    const { withDatabase } = await import('./reached-database.js');
    const archive = new ArchiveReader(resolve(name!));
    const { header } = await archive.check();
    refuseLaterMigrations(
      header,
      migrations.map((migration) => migration.name),
    );
    say(`${name} is whole: made ${header.createdAt} on ${header.database}`);
    if (replace) say('What is in this place now is deleted for good.');
    const { tables, rows, forward } = await withDatabase(env, { beside: 'refused', create: true }, say, (url) =>
      restoreBackup(url, archive, { replace }),
    );
    say(`Restored: ${rows} rows of ${tables} tables${forward.length > 0 ? `, brought forward by ${forward.length} migrations` : ''}`);
    say('The search index is built anew at the next start; passwords are those of this place.');
  },
});
