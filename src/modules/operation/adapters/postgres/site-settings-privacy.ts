import { VALUE_COLUMNS } from './postgres-stored-settings.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import {
  addressPattern,
  type Person,
  type PersonalDataHolder,
  type PersonalRecords,
  type ErasureCount,
} from '../../../../shared/privacy/personal-data.js';

/** Sender and mailbox of the operator: an address found here is only reported, because the operator has to change it. */
export class SiteSettingsPrivacy implements PersonalDataHolder {
  readonly columns = [...VALUE_COLUMNS, 'site_mark.detail'];

  constructor(private readonly transaction: PostgresTransaction) {}

  /** Empty: the addresses are the operator's own. */
  collect(): Promise<PersonalRecords[]> {
    return Promise.resolve([]);
  }

  async erase({ email }: Person): Promise<ErasureCount[]> {
    const [row] = await this.transaction.query<{ count: number }>('SELECT count(*)::int AS count FROM site_setting WHERE value ~* $1', [
      addressPattern(email),
    ]);
    return [{ what: 'site settings that name the address', count: row!.count, became: 'kept' }];
  }

  expire(): Promise<ErasureCount[]> {
    return Promise.resolve([]);
  }
}
