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
    const own = await this.transaction.query<{ id: string }>('SELECT id FROM message WHERE lower(email) = $1 FOR UPDATE', [email]);
    await this.delete(own);
    const mentions = await this.transaction.query<{ id: string }>(
      `SELECT id FROM message WHERE concat_ws(' ', name, subject, message, hidden) ~* $1`,
      [addressPattern(email)],
    );
    return [
      { what: 'messages', count: own.length, became: 'deleted' },
      {
        what: 'messages of others that name the address (find it in the inbox)',
        count: mentions.length,
        became: 'kept',
        where: adminAddressesOf('messages', mentions),
      },
    ];
  }

  async expire(now: Date, limit: number): Promise<ErasureCount[]> {
    const spam = await this.deleteOld('spam', retentionCutoff('spam', now), limit);
    const archived = await this.deleteOld('archived', retentionCutoff('archivedMessages', now), limit);
    return [
      { what: 'messages of the spam', count: spam, became: 'deleted' },
      { what: 'archived messages', count: archived, became: 'deleted' },
    ];
  }

  /** Leaves out what another process is deleting or an admin is changing. @returns how many */
  private async deleteOld(status: 'spam' | 'archived', end: Date, limit: number): Promise<number> {
    const old = await this.transaction.query<{ id: string }>(
      'SELECT id FROM message WHERE status = $1 AND created_at <= $2 ORDER BY created_at LIMIT $3 FOR UPDATE SKIP LOCKED',
      [status, end, limit],
    );
    await this.delete(old);
    return old.length;
  }

  private async delete(messages: readonly { id: string }[]): Promise<void> {
    const ids = messages.map(({ id }) => id);
    await this.transaction.query('DELETE FROM message WHERE id = ANY($1)', [ids]);
    await this.deliveries.forget(ids);
    await this.intake.forget(ids);
  }
}
