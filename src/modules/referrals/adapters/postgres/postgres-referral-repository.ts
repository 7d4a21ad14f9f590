import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { siteKeyOf, siteKeyPattern } from '../../../../shared/contact/website-keys.js';
import type { PaidReferral } from '../../domain/paid-before.js';
import { Referral, type Reward } from '../../domain/referral.js';
import type { EarlierReferral } from '../../domain/referral-flags.js';
import { ReferralRepository, RewardLedger } from '../../domain/referral-repository.js';
import { businessKeysOf, type ReferredBusiness } from '../../domain/referred-business.js';
import { type ReferralRecord, referralOf, REFERRALS, DETAIL_COLUMNS, detailsOf } from './referral-record.js';

/** Key of the advisory lock: any number that no other lock of the product uses. */
const RECORDING = 7_316_204;
const MAX_ALIKE = 1_000;

/**
 * Referrals that {@link businessKeysOf} may recognise as the same business, by the values of {@link traitsOf}; each condition has an index.
 * Stored keys of long sites are cut off: they are compared as equal values, and not as a pattern.
 */
const ALIKE = '(referral.phone_e164 = $1 OR referral.site_key = $2 OR referral.site_key ~ $3 OR referral.city_key = $4)';

function traitsOf(business: ReferredBusiness): unknown[] {
  const { phone, city } = businessKeysOf(business);
  const { website } = business;
  return [phone, website && siteKeyOf(website), website && siteKeyPattern(website), city];
}

@Injectable()
export class PostgresReferralRepository extends ReferralRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async lock(): Promise<void> {
    await this.transaction.query('SELECT pg_advisory_xact_lock($1)', [RECORDING]);
  }

  find(code: string, phoneE164: string): Promise<Referral | undefined> {
    return code.includes('\0') ? Promise.resolve(undefined) : this.first('WHERE referrer.code = $1 AND phone_e164 = $2', [code, phoneE164]);
  }

  findBySubmission(submissionId: string): Promise<Referral | undefined> {
    return this.first('WHERE submission_id = $1', [submissionId]);
  }

  async alike(business: ReferredBusiness, before: Date, exceptId: string | undefined): Promise<EarlierReferral[]> {
    const rows = await this.transaction.query<ReferralRecord>(
      `${REFERRALS} WHERE ${ALIKE} AND referred_at <= $5 AND referral.id IS DISTINCT FROM $6::uuid
        ORDER BY referred_at, referral.id LIMIT ${MAX_ALIKE}`,
      [...traitsOf(business), before, exceptId ?? null],
    );
    return rows.map(({ code, status, referred_at: referredAt, business: known }) => ({ code, status, referredAt, business: known }));
  }

  async paidAlike({ snapshot: { id, referrerId, business } }: Referral): Promise<PaidReferral[]> {
    return this.transaction.query<PaidReferral>(
      `SELECT referral.business, referrer.code, referrer.name AS "referrerName", reward.cents, reward.paid_at AS "paidAt",
              coalesce(referrer.merged_into, referrer.id) = coalesce(own.merged_into, own.id) OR referrer.email_key = own.email_key AS "toSamePerson"
         FROM reward_ledger AS reward
         JOIN referral ON referral.id = reward.referral_id
         JOIN referrer ON referrer.id = referral.referrer_id
         JOIN referrer AS own ON own.id = $6
        WHERE reward.cents > 0 AND referral.id <> $5 AND ${ALIKE}
        ORDER BY reward.id`,
      [...traitsOf(business), id, referrerId],
    );
  }

  async add({ snapshot }: Referral): Promise<void> {
    const { id, referrerId, status, referredAt } = snapshot;
    await this.transaction.query(
      `INSERT INTO referral (id, referrer_id, status, referred_at, ${DETAIL_COLUMNS.join(', ')}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, referrerId, status, referredAt, ...detailsOf(snapshot)],
    );
  }

  async updateDetails({ snapshot }: Referral): Promise<void> {
    await this.transaction.query(
      `UPDATE referral SET (${DETAIL_COLUMNS.join(', ')}) = ($2, $3, $4, $5, $6, $7) WHERE id = $1 AND status = 'pending'`,
      [snapshot.id, ...detailsOf(snapshot)],
    );
  }

  async decide({ snapshot: { id, status, reason, decidedAt } }: Referral): Promise<boolean> {
    const decided = await this.transaction.query(
      `WITH decided AS (UPDATE referral SET status = $2, reason = $3, decided_at = $4 WHERE id = $1 AND status = 'pending' RETURNING id) SELECT id FROM decided`,
      [id, status, reason, decidedAt],
    );
    return decided.length > 0;
  }

  private async first(where: string, values: unknown[]): Promise<Referral | undefined> {
    const [row] = await this.transaction.query<ReferralRecord>(`${REFERRALS} ${where}`, values);
    return row && referralOf(row);
  }
}

@Injectable()
export class PostgresRewardLedger extends RewardLedger {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async add({ referralId, referrerId, cents, paidAt }: Reward): Promise<void> {
    const values = [referralId, referrerId, cents, paidAt];
    await this.transaction.query('INSERT INTO reward_ledger (referral_id, referrer_id, cents, paid_at) VALUES ($1, $2, $3, $4)', values);
  }
}
