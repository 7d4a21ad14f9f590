import { resolve } from 'node:path';
import { CommandFailed, commandOf } from './command.js';

const HELP = `npm run restore -- file [--replace]

Restores a backup into an empty installation: a new DATA_DIR, or an empty database in DATABASE_URL. The file is checked
first, and the restore is one transaction: all or nothing. A backup of an earlier version is brought up to date; one of a
later version is refused. The search index is rebuilt at the next start. All sessions end.

  --replace   deletes the existing directory permanently, and restores the backup in its place. Passwords stay, except that
              of the mail account if the backup brings another mail server. Stop every process first.`;

export const restore = commandOf({
  help: HELP,
  options: { replace: { type: 'boolean', default: false } },
  words: 1,
  check({ positionals: [name] }) {
    if (name === undefined) throw new CommandFailed('Name the backup: npm run restore -- file. See --help.');
  },
  async run({ positionals: [name], values: { replace } }, env, say) {
    const { migrations } = await import('../migrations/index.js');
    const { ArchiveReader } = await import('../platform/backup/archive-reader.js');
    const { DELIVERED_ALREADY } = await import('../platform/backup/delivered-already.js');
    const { MAIL_PASSWORD, PASSWORD_TABLES } = await import('../platform/backup/preserved-passwords.js');
    const { refuseLaterMigrations, restoreBackup } = await import('../platform/backup/restore-backup.js');
    const { withDatabase } = await import('./reached-database.js');
    const archive = new ArchiveReader(resolve(name!));
    const { header } = await archive.check();
    refuseLaterMigrations(
      header,
      migrations.map((migration) => migration.name),
    );
    say(`${name} is complete: made ${header.createdAt} on ${header.database}`);
    if (replace) say('The restore replaces the present data permanently. If it does not succeed, they stay as they are.');
    const { tables, rows, forward } = await withDatabase(env, { beside: 'refused', create: true }, say, (url) =>
      restoreBackup(url, archive, { replace, keep: PASSWORD_TABLES, around: [MAIL_PASSWORD, DELIVERED_ALREADY] }),
    );
    say(`Restored: ${rows} rows of ${tables} tables${forward.length > 0 ? `, brought up to date by ${forward.length} migrations` : ''}`);
    say('The search index is rebuilt at the next start; passwords stay those of this installation.');
  },
});
