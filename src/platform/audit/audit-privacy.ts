import { addressPattern, type Person, type PersonalDataHolder, type Tally } from '../../shared/personal-data.js';
import { endOf } from '../../shared/retention.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';

/** That something was done stays written; whom it was about, and from where, does not. */
export class AuditPrivacy implements PersonalDataHolder {
  readonly columns = ['audit_log.detail', 'audit_log.client'];

  constructor(private readonly transaction: PostgresTransaction) {}

  async erase({ email }: Person): Promise<Tally[]> {
    const [, count] = await this.query(`UPDATE audit_log SET detail = '{}' WHERE detail::text ~* $1`, addressPattern(email));
    return [{ what: 'entries of the log', count, became: 'emptied' }];
  }

  async expire(now: Date): Promise<Tally[]> {
    const [, count] = await this.query(
      'UPDATE audit_log SET client = NULL WHERE client IS NOT NULL AND at <= $1',
      endOf('clientAddresses', now),
    );
    return [{ what: 'entries of the log with a client’s address', count, became: 'emptied' }];
  }

  private query(sql: string, value: unknown): Promise<[unknown, number]> {
    return this.transaction.manager.query(sql, [value]);
  }
}
