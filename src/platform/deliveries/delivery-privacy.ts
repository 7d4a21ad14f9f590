import { emailKeyOf } from '../../shared/contact/confirmed-addresses.js';
import {
  addressPattern,
  type Person,
  type PersonalDataHolder,
  type PersonalRecords,
  type ErasureCount,
} from '../../shared/privacy/personal-data.js';
import { retentionCutoff } from '../../shared/privacy/retention.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';

/**
 * Emails and forwarded forms. Those of a submission are deleted with it; these are the others, such as an email about somebody else's
 * submission.
 */
export class DeliveryPrivacy implements PersonalDataHolder {
  readonly columns = ['delivery.content', 'delivery.last_error', 'confirmed_address.key'];

  constructor(private readonly transaction: PostgresTransaction) {}

  /** Leaves out the texts of emails: they contain private links, and their facts are in the other records. */
  async collect(email: string): Promise<PersonalRecords[]> {
    const emails = await this.transaction.query<object>(
      `SELECT created_at AS "writtenAt", content->>'subject' AS subject, state
         FROM delivery WHERE channel = 'mail' AND lower(content->>'to') = $1 ORDER BY created_at`,
      [email],
    );
    const confirmed = await this.transaction.query<object>('SELECT confirmed_at AS "confirmedAt" FROM confirmed_address WHERE key = $1', [
      emailKeyOf(email),
    ]);
    return [
      { what: 'emails to the address that have not arrived', records: emails },
      { what: 'confirmations of the address', records: confirmed },
    ];
  }

  async erase({ email }: Person): Promise<ErasureCount[]> {
    const count = await this.delete('content::text ~* $1 OR last_error ~* $1', addressPattern(email));
    const confirmed = await this.transaction.changedCount('DELETE FROM confirmed_address WHERE key = $1', [emailKeyOf(email)]);
    return [
      { what: 'deliveries that name the address', count, became: 'deleted' },
      { what: 'confirmations of the address', count: confirmed, became: 'deleted' },
    ];
  }

  async expire(now: Date): Promise<ErasureCount[]> {
    const count = await this.delete(`state = 'given-up' AND updated_at <= $1`, retentionCutoff('undelivered', now));
    const old = retentionCutoff('confirmedAddresses', now);
    const confirmed = await this.transaction.changedCount('DELETE FROM confirmed_address WHERE confirmed_at <= $1', [old]);
    return [
      { what: 'deliveries that were given up', count, became: 'deleted' },
      { what: 'confirmations of addresses', count: confirmed, became: 'deleted' },
    ];
  }

  private async delete(condition: string, value: unknown): Promise<number> {
    const count = await this.transaction.changedCount(`DELETE FROM delivery WHERE ${condition}`, [value]);
    return count;
  }
}
