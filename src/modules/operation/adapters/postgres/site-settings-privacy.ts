import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { addressPattern, type Person, type PersonalDataHolder, type Tally } from '../../../../shared/personal-data.js';

/** Sender and mailbox of the operator: an address there is the operator's to change, so it is only told of. */
export class SiteSettingsPrivacy implements PersonalDataHolder {
  readonly columns = ['site_setting.value', 'site_secret.sealed', 'site_mark.detail'];

  constructor(private readonly transaction: PostgresTransaction) {}

  async erase({ email }: Person): Promise<Tally[]> {
    const [row] = await this.transaction.manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM site_setting WHERE value ~* $1',
      [addressPattern(email)],
    );
    return [{ what: 'site settings that name the address', count: row!.count, became: 'kept' }];
  }

  expire(): Promise<Tally[]> {
    return Promise.resolve([]);
  }
}
