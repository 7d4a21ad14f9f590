import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { emailKeyOf } from '../../domain/referrer.js';
import { type SignInGrant, SignInLinkRepository } from '../../domain/sign-in-links.js';

const KEPT = `interval '1 day'`;

@Injectable()
export class PostgresSignInLinks extends SignInLinkRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async add(tokenHash: Buffer, { referrerId, provesEmail, expiresAt }: SignInGrant, now: Date): Promise<void> {
    // Links that expired long ago are deleted.
    await this.transaction.query(`DELETE FROM referrer_sign_in WHERE expires_at < $1::timestamptz - ${KEPT}`, [now]);
    const values = [tokenHash, referrerId, provesEmail, now, expiresAt];
    await this.transaction.query(
      'INSERT INTO referrer_sign_in (token_hash, referrer_id, proves_email, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
      values,
    );
  }

  async use(tokenHash: Buffer, now: Date): Promise<SignInGrant | undefined> {
    // Expire the link instead of deleting it: the row still counts towards the limit of links an hour. The expiry is set before its
    // creation, so that concurrent requests whose clock is behind find it expired, too.
    const [grant] = await this.transaction.query<SignInGrant>(
      `WITH used AS (UPDATE referrer_sign_in SET expires_at = created_at - interval '1 hour' WHERE token_hash = $1 AND expires_at > $2 RETURNING *)
       SELECT referrer_id AS "referrerId", proves_email AS "provesEmail", expires_at AS "expiresAt" FROM used`,
      [tokenHash, now],
    );
    return grant;
  }

  async mailedSince(email: string, since: Date): Promise<number> {
    const [count] = await this.transaction.query<{ total: string }>(
      `SELECT count(*) AS total FROM referrer_sign_in AS link JOIN referrer ON referrer.id = referrer_id
        WHERE email_key = $1 AND proves_email AND link.created_at > $2`,
      [emailKeyOf(email), since],
    );
    return Number(count?.total);
  }
}
