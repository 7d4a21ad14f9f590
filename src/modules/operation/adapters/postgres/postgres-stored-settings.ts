import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { OPERATING_SETTINGS, type OperatingSetting } from '../../../../shared/settings/operating-settings.js';
import { type StoredSetting, StoredSettings } from '../../domain/stored-settings.js';

/** Namespace of the advisory locks, so that they do not collide with others. */
const CHANGE_LOCK = 7_331_031;

/** The tables of settings; their columns have the same names, except that of the value. */
const OPEN = { table: 'site_setting', column: 'value' };
const SECRET = { table: 'site_secret', column: 'sealed' };
const TABLES = [OPEN, SECRET];

export const VALUE_COLUMNS = TABLES.map(({ table, column }) => `${table}.${column}`);

const ALL = TABLES.map(({ table, column }) => `SELECT name, ${column} AS value, version, changed_at AS "changedAt" FROM ${table}`).join(
  ' UNION ALL ',
);

@Injectable()
export class PostgresStoredSettings extends StoredSettings {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async all(): Promise<StoredSetting[]> {
    const rows = await this.transaction.query<StoredSetting>(ALL, []);
    // Settings saved by a later version are ignored.
    return rows.filter(({ name }) => Object.hasOwn(OPERATING_SETTINGS, name));
  }

  async allForUpdate(): Promise<StoredSetting[]> {
    // A setting that was never saved has no row that could be locked.
    await this.transaction.query('SELECT pg_advisory_xact_lock($1)', [CHANGE_LOCK]);
    return this.all();
  }

  async save(name: OperatingSetting, value: string | null, now: Date): Promise<void> {
    const { table, column } = OPERATING_SETTINGS[name].secret ? SECRET : OPEN;
    await this.transaction.query(
      `INSERT INTO ${table} (name, ${column}, version, changed_at) VALUES ($1, $2, 1, $3)
       ON CONFLICT (name) DO UPDATE SET ${column} = excluded.${column}, version = ${table}.version + 1, changed_at = excluded.changed_at`,
      [name, value, now],
    );
  }
}
