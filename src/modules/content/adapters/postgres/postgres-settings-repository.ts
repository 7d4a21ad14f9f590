import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import type { PageRange } from '../../../../shared/office/admin-list.js';
import { type ChangedSettings, SettingsRepository, type SettingsRevision } from '../../domain/settings-repository.js';

const REVISION = 'SELECT version, changed, fields, restored_from AS "restoredFrom", saved_at AS "savedAt" FROM settings_revision';

@Injectable()
export class PostgresSettingsRepository extends SettingsRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async read(): Promise<ChangedSettings> {
    return this.theRow('SELECT changed, version FROM site_settings');
  }

  async readForUpdate(): Promise<ChangedSettings> {
    return this.theRow('SELECT changed, version FROM site_settings FOR UPDATE');
  }

  async save({ changed, fields, restoredFrom }: Pick<SettingsRevision, 'changed' | 'fields' | 'restoredFrom'>): Promise<number> {
    const [row] = await this.transaction.query<{ version: number }>(
      `WITH saved AS (UPDATE site_settings SET changed = $1, version = version + 1, updated_at = now() RETURNING version, changed)
       INSERT INTO settings_revision (version, changed, fields, restored_from) SELECT version, changed, $2, $3 FROM saved RETURNING version`,
      [JSON.stringify(changed), JSON.stringify(fields), restoredFrom],
    );
    return row!.version;
  }

  async history({ page, limit }: PageRange): Promise<{ items: SettingsRevision[]; total: number }> {
    const items = await this.transaction.query<SettingsRevision>(`${REVISION} ORDER BY version DESC LIMIT $1 OFFSET $2`, [
      limit,
      (page - 1) * limit,
    ]);
    const [count] = await this.transaction.query<{ total: number }>('SELECT count(*)::int AS total FROM settings_revision');
    return { items, total: count!.total };
  }

  async revision(version: number): Promise<SettingsRevision | undefined> {
    const [found] = await this.transaction.query<SettingsRevision>(`${REVISION} WHERE version = $1`, [version]);
    return found;
  }

  private async theRow(sql: string): Promise<ChangedSettings> {
    const [row] = await this.transaction.query<ChangedSettings>(sql);
    return row ?? { changed: {}, version: 0 };
  }
}
