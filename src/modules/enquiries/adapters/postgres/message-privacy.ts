import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { Deliveries } from '../../../../shared/mail/deliveries.js';
import { FormIntake } from '../../../../shared/forms/forms.js';
import {
  addressPattern,
  adminAddressesOf,
  type Person,
  type PersonalDataHolder,
  type PersonalRecords,
  type ErasureCount,
} from '../../../../shared/privacy/personal-data.js';
import { retentionCutoff } from '../../../../shared/privacy/retention.js';

/** Messages of visitors, with the emails and forwarded forms about them. */
export class MessagePrivacy implements PersonalDataHolder {
  readonly columns = ['message.email', 'message.phone', 'message.message', 'message.hidden'];

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly deliveries: Deliveries,
    private readonly intake: FormIntake,
  ) {}

  async collect(email: string): Promise<PersonalRecords[]> {
    const records = await this.transaction.query<object>(
      `SELECT created_at AS "sentAt", kind, name, email, phone, subject, message, listing_title AS "aboutBusiness", status
         FROM message WHERE lower(email) = $1 ORDER BY created_at`,
      [email],
    );
    return [{ what: 'messages', records }];
  }

  async erase({ email }: Person): Promise<ErasureCount[]> {
    const count = await this.delete('lower(email) = $1', [email]);
    const mentions = await this.transaction.query<{ id: string }>(
      `SELECT id FROM message WHERE concat_ws(' ', name, subject, message, hidden) ~* $1`,
      [addressPattern(email)],
    );
    return [
      { what: 'messages', count, became: 'deleted' },
      {
        what: 'messages of others that name the address (find it in the inbox)',
        count: mentions.length,
        became: 'kept',
        where: adminAddressesOf('messages', mentions),
      },
    ];
  }

  async expire(now: Date): Promise<ErasureCount[]> {
    const spam = await this.delete(`status = 'spam' AND created_at <= $1`, [retentionCutoff('spam', now)]);
    const archived = await this.delete(`status = 'archived' AND created_at <= $1`, [retentionCutoff('archivedMessages', now)]);
    return [
      { what: 'messages of the spam', count: spam, became: 'deleted' },
      { what: 'archived messages', count: archived, became: 'deleted' },
    ];
  }

  private async delete(condition: string, values: unknown[]): Promise<number> {
    const gone = await this.transaction.changed<{ id: string }>(`DELETE FROM message WHERE ${condition} RETURNING id`, values);
    for (const { id } of gone) {
      await this.deliveries.forget(id);
      await this.intake.forget(id);
    }
    return gone.length;
  }
}
