import { Injectable } from '@nestjs/common';
import { TypeormTransaction } from '../../../../platform/database/typeorm-transaction.js';
import { type ChangedSettings, SettingsRepository } from '../../domain/settings-repository.js';

@Injectable()
export class PostgresSettingsRepository extends SettingsRepository {
  constructor(private readonly transaction: TypeormTransaction) {
    super();
  }

  async read(): Promise<ChangedSettings> {
    const [row]: ChangedSettings[] = await this.transaction.manager.query('SELECT changed, version FROM site_settings');
    return row ?? { changed: {}, version: 0 };
  }
}
