import {
  addressPattern,
  type Person,
  type PersonalDataHolder,
  type PersonalRecords,
  type ErasureCount,
} from '../../shared/privacy/personal-data.js';
import { retentionCutoff } from '../../shared/privacy/retention.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { ERASED_DETAIL } from './postgres-audit-log.js';

/** Audit entries are kept; the names and client addresses in them are deleted. */
export class AuditPrivacy implements PersonalDataHolder {
  readonly columns = ['audit_log.detail', 'audit_log.client'];

  constructor(private readonly transaction: PostgresTransaction) {}

  async collect(email: string): Promise<PersonalRecords[]> {
    const records = await this.transaction.query<object>('SELECT at, action FROM audit_log WHERE detail::text ~* $1 ORDER BY at', [
      addressPattern(email),
    ]);
    return [{ what: 'entries of the log that name the address', records }];
  }

  async erase({ email }: Person): Promise<ErasureCount[]> {
    const count = await this.transaction.changedCount(`UPDATE audit_log SET detail = ${ERASED_DETAIL} WHERE detail::text ~* $1`, [
      addressPattern(email),
    ]);
    return [{ what: 'entries of the log', count, became: 'emptied' }];
  }

  async expire(now: Date): Promise<ErasureCount[]> {
    const count = await this.transaction.changedCount('UPDATE audit_log SET client = NULL WHERE client IS NOT NULL AND at <= $1', [
      retentionCutoff('clientAddresses', now),
    ]);
    return [{ what: 'entries of the log with a client’s address', count, became: 'emptied' }];
  }
}
