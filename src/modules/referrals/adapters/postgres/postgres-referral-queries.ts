import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type ReferralBeside, ReferralQueries, type ReferrerIdentity } from '../../application/referral-queries.js';
import type { AdminReferralView, LedgerRow, MyReferralsView, ReferrerView } from '../../application/referral-views.js';
import { dollarsOf } from '../../domain/reward.js';
import { businessView, type ReferralRow, type ReferrerRow, referrerViews, seenByAdmins } from './referral-rows.js';

/** Rows of merged referrers are grouped under the one they were merged into; `cents` is the sum that the ledger has for the referral. */
const REFERRAL_ROWS = `
SELECT referral.id, referral.business, referral.status, referral.flags, referral.reason, referral.referred_at AS "referredAt", referral.decided_at AS "decidedAt",
       referral.submission_id AS "submissionId", form.status AS "submissionStatus", coalesce(listing.featured, false) AS featured,
       referrer.code, coalesce(referrer.merged_into, referrer.id) AS person, reward.cents
  FROM referral
  JOIN referrer ON referrer.id = referral.referrer_id
  LEFT JOIN reward_ledger AS reward ON reward.referral_id = referral.id
  LEFT JOIN submitted_business AS form ON form.id = referral.submission_id
  LEFT JOIN searchable_listing AS listing ON listing.id = form.listing_id`;
const NEWEST_FIRST = 'ORDER BY referral.referred_at DESC, referral.id';

@Injectable()
export class PostgresReferralQueries extends ReferralQueries {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async mine({ referrerId, whole }: ReferrerIdentity): Promise<MyReferralsView | undefined> {
    const [own] = await this.query<{ code: string }>('SELECT code FROM referrer WHERE id = $1', [referrerId]);
    if (!own) return undefined;
    const isMine = `(referrer.id = $1${whole ? ' OR referrer.merged_into = $1' : ''})`;
    const rows = await this.query<ReferralRow>(`${REFERRAL_ROWS} WHERE ${isMine} ${NEWEST_FIRST}`, [referrerId]);
    const [sum] = await this.query<{ cents: string }>(
      `SELECT coalesce(sum(cents), 0) AS cents FROM reward_ledger JOIN referrer ON referrer.id = referrer_id WHERE ${isMine}`,
      [referrerId],
    );
    return { code: own.code, totalRewards: dollarsOf(Number(sum?.cents)), businessesReferred: rows.map(businessView) };
  }

  async all(): Promise<ReferrerView[]> {
    const referrers = await this.query<ReferrerRow>(
      `SELECT referrer.id, code, name, email, merged_into AS "mergedInto", proven_at IS NOT NULL AS proven, created_at AS "createdAt",
              (SELECT coalesce(sum(cents), 0) FROM reward_ledger WHERE referrer_id = referrer.id) AS cents
         FROM referrer ORDER BY created_at DESC, id`,
    );
    return referrerViews(referrers, await this.query<ReferralRow>(`${REFERRAL_ROWS} ${NEWEST_FIRST}`));
  }

  async find(code: string, phoneE164: string): Promise<AdminReferralView | undefined> {
    const [row] = await this.query<ReferralRow>(`${REFERRAL_ROWS} WHERE referrer.code = $1 AND referral.phone_e164 = $2`, [
      code,
      phoneE164,
    ]);
    if (!row) return undefined;
    const [count] = await this.query<{ total: string }>(
      `SELECT count(*) AS total FROM referral JOIN referrer ON referrer.id = referrer_id WHERE coalesce(merged_into, referrer.id) = $1 AND status = 'approved'`,
      [row.person],
    );
    return seenByAdmins(row, Number(count?.total));
  }

  async beside(submissions: string[]): Promise<Map<string, ReferralBeside>> {
    const rows = await this.query<ReferralBeside & { submissionId: string }>(
      `SELECT submission_id AS "submissionId", code, name AS "referrerName", status, flags
         FROM referral JOIN referrer ON referrer.id = referrer_id WHERE submission_id = ANY($1)`,
      [submissions],
    );
    return new Map(rows.map(({ submissionId, ...referral }) => [submissionId, referral]));
  }

  ledger(): Promise<LedgerRow[]> {
    return this.query<LedgerRow>(
      `SELECT reward.id::int AS entry, reward.paid_at AS "paidAt", referrer.name AS "referrerName", referrer.email AS "referrerEmail", referrer.code,
              business->>'name' AS "businessName", phone_e164 AS "businessPhone", cents AS "amountCents"
         FROM reward_ledger AS reward
         JOIN referral ON referral.id = referral_id
         JOIN referrer ON referrer.id = reward.referrer_id ORDER BY reward.id`,
    );
  }

  async pending(): Promise<number> {
    const [count] = await this.query<{ total: string }>(`SELECT count(*) AS total FROM referral WHERE status = 'pending'`);
    return Number(count?.total);
  }

  private query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.transaction.manager.query(sql, values);
  }
}
