import { Injectable } from '@nestjs/common';
import validator from 'validator';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { emailKeyOf, type Referrer } from '../../domain/referrer.js';
import { ReferrerRepository } from '../../domain/referrer-repository.js';

interface Mergeable {
  id: string;
  merged: boolean;
  proven: boolean;
}

const COLUMNS = 'id, code, name, email, created_at AS "createdAt"';

@Injectable()
export class PostgresReferrerRepository extends ReferrerRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async add({ id, code, name, email, createdAt }: Referrer): Promise<void> {
    const values = [id, code, name, email, emailKeyOf(email), createdAt];
    await this.transaction.query(
      'INSERT INTO referrer (id, code, name, email, email_key, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
      values,
    );
  }

  async findByCode(code: string): Promise<Referrer | undefined> {
    // PostgreSQL cannot store NUL in text: such a value cannot exist, and asking for it would be an error.
    if (code.includes('\0')) return undefined;
    const [referrer] = await this.transaction.query<Referrer>(`SELECT ${COLUMNS} FROM referrer WHERE code = $1 AND email <> ''`, [code]);
    return referrer;
  }

  async find(id: string): Promise<Referrer | undefined> {
    // PostgreSQL rejects anything else as a uuid with an error.
    return validator.isUUID(id, 'loose')
      ? (await this.transaction.query<Referrer>(`SELECT ${COLUMNS} FROM referrer WHERE id = $1`, [id]))[0]
      : undefined;
  }

  async findByEmailForUpdate(email: string): Promise<Referrer | undefined> {
    // FOR NO KEY UPDATE: the id does not change, so referrals to it can be recorded meanwhile.
    const order = 'ORDER BY proven_at IS NULL, created_at, id LIMIT 1 FOR NO KEY UPDATE';
    return (
      await this.transaction.query<Referrer>(`SELECT ${COLUMNS} FROM referrer WHERE email_key = $1 AND merged_into IS NULL ${order}`, [
        emailKeyOf(email),
      ])
    )[0];
  }

  async merge(referrerId: string): Promise<string> {
    const same = '(SELECT email_key FROM referrer WHERE id = $1)';
    // Locked in a fixed order, so that two links of one address cannot deadlock.
    const locked = await this.transaction.query<{ id: string }>(
      `SELECT id FROM referrer WHERE email_key = ${same} ORDER BY id FOR UPDATE`,
      [referrerId],
    );
    const ids = locked.map(({ id }) => id);
    const all = await this.transaction.query<Mergeable>(
      'SELECT id, merged_into IS NOT NULL AS merged, proven_at IS NOT NULL AS proven FROM referrer WHERE id = ANY($1) ORDER BY created_at, id',
      [ids],
    );
    const main = (all.find(({ merged, proven }) => proven && !merged) ?? all[0])?.id ?? referrerId;
    await this.transaction.query('UPDATE referrer SET proven_at = coalesce(proven_at, now()) WHERE id = $1', [main]);
    await this.transaction.query('UPDATE referrer SET merged_into = $1 WHERE id = ANY($2) AND id <> $1', [main, ids]);
    return main;
  }
}
