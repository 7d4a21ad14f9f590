import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ArchiveReader } from '../../../../platform/backup/archive-reader.js';
import { BackupDamaged, RestoreRefused } from '../../../../platform/backup/backup.errors.js';
import { LEFT_OUT } from '../../../../platform/backup/backup-contents.js';
import { DELIVERED_ALREADY } from '../../../../platform/backup/delivered-already.js';
import { MAIL_PASSWORD } from '../../../../platform/backup/preserved-passwords.js';
import {
  refuseForbiddenTables,
  refuseLaterMigrations,
  restoreBackup,
  type RestoreOptions,
} from '../../../../platform/backup/restore-backup.js';
import { onOwnConnection } from '../../../../platform/database/own-connection.js';
import { BackupFailed } from '../../domain/backup.errors.js';
import { BackupRestorer, type Restoration } from '../../domain/backup-ports.js';

/** Tables that belong to the replaced directory, and are not kept: the state of its search, its pages, the rows of its uploads. */
const NOT_KEPT = ['migrations', 'search_engine_state', 'search_change', 'search_word', 'page_gone', 'listing_upload_rows'];
/** The other tables that backups leave out stay as they are. */
const KEEP = LEFT_OUT.filter((table) => !NOT_KEPT.includes(table));
const APPLICATION = 'homewright-trial';
const INSUFFICIENT_PRIVILEGE = '42501';
const DISK_FULL = '53100';

/** Restores on the database server of the application. */
export class PostgresBackupRestorer extends BackupRestorer {
  constructor(
    private readonly url: string,
    private readonly pathOf: (name: string) => string,
    private readonly known: readonly string[],
    /** Notification channels of everything that processes cache. */
    private readonly channels: () => readonly string[],
  ) {
    super();
  }

  check(name: string): Promise<void> {
    return this.explaining(async () => {
      await this.checked(name);
    });
  }

  async testRestore(name: string): Promise<Restoration> {
    const trial = `${this.trials}${randomBytes(4).toString('hex')}`;
    return this.explaining(async () => {
      await this.dropTrials();
      await this.onServer((client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(trial)} TEMPLATE template0`));
      try {
        return await this.restored(databaseAt(this.url, trial), name, { replace: false });
      } finally {
        await this.dropTrials();
      }
    });
  }

  replaceAll(name: string): Promise<Restoration> {
    return this.explaining(() =>
      this.restored(this.url, name, {
        replace: true,
        keep: KEEP,
        around: [MAIL_PASSWORD, DELIVERED_ALREADY],
        beside: { tell: this.channels() },
      }),
    );
  }

  private async restored(url: string, name: string, options: RestoreOptions): Promise<Restoration> {
    const archive = await this.checked(name);
    const { rows, tables } = await restoreBackup(url, archive, options);
    return { rows, tables, listings: await listingsIn(url) };
  }

  private async checked(name: string): Promise<ArchiveReader> {
    const archive = new ArchiveReader(this.pathOf(name));
    const { header } = await archive.check();
    refuseForbiddenTables(header);
    refuseLaterMigrations(header, this.known);
    return archive;
  }

  /** Drops test databases, also those left behind by killed processes. */
  private async dropTrials(): Promise<void> {
    await this.onServer(async (client) => {
      const { rows } = await client.query<{ name: string }>('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [
        this.trials,
      ]);
      for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
    });
  }

  /** Prefix of databases for tests of this directory's backups: other directories may be on the same server. */
  private get trials(): string {
    const { host, pathname } = new URL(this.url);
    return `homewright_trial_${createHash('sha256').update(`${host}${pathname}`).digest('hex').slice(0, 8)}_`;
  }

  private onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return onOwnConnection({ connectionString: this.url, application_name: APPLICATION }, work);
  }

  private async explaining<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (error instanceof BackupDamaged || error instanceof RestoreRefused) throw new BackupFailed(error.message);
      if (code === DISK_FULL) throw new BackupFailed('The disk of the database is full. Nothing was changed; make room, then try again.');
      if (code === INSUFFICIENT_PRIVILEGE) {
        throw new BackupFailed(
          `The database’s user may not make databases, so a backup cannot be tried out here. The PostgreSQL administrator can allow it: ALTER ROLE ${decodeURIComponent(new URL(this.url).username)} CREATEDB.`,
        );
      }
      throw error;
    }
  }
}

function databaseAt(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

function listingsIn(url: string): Promise<number> {
  return onOwnConnection({ connectionString: url, application_name: APPLICATION }, async (client) => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM listing');
    return rows[0]!.count;
  });
}
