import { createHmac } from 'node:crypto';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import type { MailAccount } from '../../../../shared/settings/mail-account.js';
import { TestEmails } from '../../domain/test-emails.js';

const MARK = 'test-email-accepted';

/** Only a fingerprint of the account is stored: it changes with every part of the account, and reveals none. */
export class PostgresTestEmails extends TestEmails {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly fingerprintKey: string,
  ) {
    super();
  }

  async recordAccepted(account: MailAccount, now: Date): Promise<void> {
    await this.transaction.query(
      `INSERT INTO site_mark (name, detail, made_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET detail = excluded.detail, made_at = excluded.made_at`,
      [MARK, JSON.stringify({ account: this.fingerprintOf(account) }), now],
    );
  }

  async acceptedAt(account: MailAccount): Promise<Date | null> {
    const [mark] = await this.transaction.query<{ madeAt: Date }>(
      `SELECT made_at AS "madeAt" FROM site_mark WHERE name = $1 AND detail ->> 'account' = $2`,
      [MARK, this.fingerprintOf(account)],
    );
    return mark?.madeAt ?? null;
  }

  private fingerprintOf({ url, from }: MailAccount): string {
    return createHmac('sha256', this.fingerprintKey).update(`${url}\n${from}`).digest('base64url');
  }
}
