import { Injectable } from '@nestjs/common';
import { containing, lowerCase } from '../../../../platform/database/like-pattern.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { adminList, type PageRange } from '../../../../shared/office/admin-list.js';
import {
  MAX_REFERRALS,
  type ReferralBeside,
  ReferralQueries,
  type ReferrerIdentity,
  type ReferrerList,
  type ReferrerQuery,
} from '../../application/referral-queries.js';
import type { AdminReferralView, LedgerRow, MyReferralsView, ReferrerView } from '../../application/referral-views.js';
import { dollarsOf } from '../../domain/reward.js';
import { businessView, type CountRow, type ReferralRow, type ReferrerRow, referrerViews, seenByAdmins } from './referral-rows.js';

/**
 * Rows of merged referrers are grouped under the referrer into which they were merged; `cents` is the sum of the ledger for the referral.
 */
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
/** The referrer who owns the code, after merges. */
const PERSON = 'coalesce(referrer.merged_into, referrer.id)';

const REFERRER_ROWS = `
SELECT person.id, code, name, email, proven_at IS NOT NULL AS proven, created_at AS "createdAt",
       ARRAY(SELECT code FROM referrer WHERE merged_into = person.id ORDER BY created_at DESC, id) AS "otherCodes",
       (SELECT coalesce(sum(cents), 0) FROM reward_ledger JOIN referrer ON referrer.id = referrer_id
         WHERE referrer.id = person.id OR referrer.merged_into = person.id) AS cents`;

const FIGURES = `
SELECT (SELECT count(*) FROM referrer WHERE merged_into IS NULL) AS referrers,
       (SELECT count(*) FROM referral WHERE status = 'pending') AS pending,
       (SELECT coalesce(sum(cents), 0) FROM reward_ledger) AS cents`;

@Injectable()
export class PostgresReferralQueries extends ReferralQueries {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async mine({ referrerId, whole }: ReferrerIdentity): Promise<MyReferralsView | undefined> {
    const [own] = await this.transaction.query<{ code: string }>('SELECT code FROM referrer WHERE id = $1', [referrerId]);
    if (!own) return undefined;
    const isMine = `(referrer.id = $1${whole ? ' OR referrer.merged_into = $1' : ''})`;
    const rows = await this.transaction.query<ReferralRow>(`${REFERRAL_ROWS} WHERE ${isMine} ${NEWEST_FIRST}`, [referrerId]);
    const [sum] = await this.transaction.query<{ cents: string }>(
      `SELECT coalesce(sum(cents), 0) AS cents FROM reward_ledger JOIN referrer ON referrer.id = referrer_id WHERE ${isMine}`,
      [referrerId],
    );
    return { code: own.code, totalRewards: dollarsOf(Number(sum?.cents)), businessesReferred: rows.map(businessView) };
  }

  all(): Promise<ReferrerView[]> {
    return this.views(askedFor({}));
  }

  async list(query: ReferrerQuery): Promise<ReferrerList> {
    const asked = askedFor(query);
    const [count] = await this.transaction.query<{ total: string }>(
      `SELECT count(*) AS total FROM referrer AS person WHERE ${asked.person}`,
      asked.values,
    );
    const list = adminList(await this.views(asked, query), Number(count?.total), query);
    const [figures] = await this.transaction.query<{ referrers: string; pending: string; cents: string }>(FIGURES);
    return {
      ...list,
      figures: {
        referrers: Number(figures?.referrers),
        pending: Number(figures?.pending),
        rewardsPaid: dollarsOf(Number(figures?.cents)),
      },
    };
  }

  /** @param range a page of referrers, each with their newest businesses; without it, all referrers with all businesses */
  private async views({ person, meant, referral, values }: AskedFor, range?: PageRange): Promise<ReferrerView[]> {
    const referrers = await this.transaction.query<ReferrerRow & { meant: boolean }>(
      `${REFERRER_ROWS}, (${meant}) AS meant FROM referrer AS person WHERE ${person}
        ORDER BY created_at DESC, id ${range ? `LIMIT ${range.limit} OFFSET ${(range.page - 1) * range.limit}` : ''}`,
      values,
    );
    // For a referrer that matches the search, list all businesses; for others only the matching ones.
    const people = [...values, referrers.map(({ id }) => id), referrers.flatMap(({ id, meant: isMeant }) => (isMeant ? [id] : []))];
    const ofPeople = `(referrer.id = ANY($${values.length + 1}) OR referrer.merged_into = ANY($${values.length + 1}))`;
    const asked = referral(`${PERSON} = ANY($${values.length + 2})`);
    const referrals = await this.transaction.query<ReferralRow>(
      `SELECT * FROM (SELECT found.*, row_number() OVER (PARTITION BY person ORDER BY "referredAt" DESC, id) AS place
                        FROM (${REFERRAL_ROWS} WHERE ${ofPeople} AND ${asked}) AS found) AS placed
        WHERE ${range ? `place <= ${MAX_REFERRALS}` : 'true'} ORDER BY "referredAt" DESC, id`,
      people,
    );
    const counts = await this.transaction.query<CountRow>(
      `SELECT ${PERSON} AS person, (count(*) FILTER (WHERE ${asked}))::int AS asked, (count(*) FILTER (WHERE referral.status = 'approved'))::int AS approved
         FROM referral JOIN referrer ON referrer.id = referral.referrer_id WHERE ${ofPeople} GROUP BY 1`,
      people,
    );
    return referrerViews(referrers, referrals, counts);
  }

  async find(code: string, phoneE164: string): Promise<AdminReferralView | undefined> {
    const [row] = await this.transaction.query<ReferralRow>(`${REFERRAL_ROWS} WHERE referrer.code = $1 AND referral.phone_e164 = $2`, [
      code,
      phoneE164,
    ]);
    if (!row) return undefined;
    const [count] = await this.transaction.query<{ total: string }>(
      `SELECT count(*) AS total FROM referral JOIN referrer ON referrer.id = referrer_id WHERE coalesce(merged_into, referrer.id) = $1 AND status = 'approved'`,
      [row.person],
    );
    return seenByAdmins(row, Number(count?.total));
  }

  async beside(submissions: string[]): Promise<Map<string, ReferralBeside>> {
    const rows = await this.transaction.query<ReferralBeside & { submissionId: string }>(
      `SELECT submission_id AS "submissionId", code, name AS "referrerName", status, flags
         FROM referral JOIN referrer ON referrer.id = referrer_id WHERE submission_id = ANY($1)`,
      [submissions],
    );
    return new Map(rows.map(({ submissionId, ...referral }) => [submissionId, referral]));
  }

  ledger(): Promise<LedgerRow[]> {
    return this.transaction.query<LedgerRow>(
      `SELECT reward.id::int AS entry, reward.paid_at AS "paidAt", referrer.name AS "referrerName", referrer.email AS "referrerEmail", referrer.code,
              business->>'name' AS "businessName", phone_e164 AS "businessPhone", cents AS "amountCents"
         FROM reward_ledger AS reward
         JOIN referral ON referral.id = referral_id
         JOIN referrer ON referrer.id = reward.referrer_id ORDER BY reward.id`,
    );
  }

  async pending(): Promise<number> {
    const [count] = await this.transaction.query<{ total: string }>(`SELECT count(*) AS total FROM referral WHERE status = 'pending'`);
    return Number(count?.total);
  }
}

/** Conditions, with the values of their parameters. */
interface AskedFor {
  /** Condition on a `person`. */
  person: string;
  /** SQL that tells whether the person matches the search, rather than a business that came with their codes. */
  meant: string;
  /** Condition on a `referral` with its `referrer`. @param isMeant SQL that tells whether the person matches the search */
  referral: (isMeant: string) => string;
  values: unknown[];
}

/** User input is passed as parameters only, never as part of the SQL text. */
function askedFor({ status, q }: Pick<ReferrerQuery, 'status' | 'q'>): AskedFor {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const people = (where: string) =>
    `person.id IN (SELECT ${PERSON} FROM referral JOIN referrer ON referrer.id = referral.referrer_id WHERE ${where})`;
  const inStatus = status ? `referral.status = ${add(status)}` : 'true';
  const isMain = 'person.merged_into IS NULL';
  if (!q)
    return {
      person: status ? `${isMain} AND ${people(inStatus)}` : isMain,
      meant: 'true',
      referral: (isMeant) => `(${inStatus} AND ${isMeant})`,
      values,
    };
  const words = add(containing(q.toLowerCase()));
  const digits = /^[\d\s().+-]+$/.test(q) ? q.replace(/\D/g, '') : '';
  const meant = `(${lowerCase('person.name')} LIKE ${words} OR lower(person.email) LIKE ${words}
    OR person.id IN (SELECT ${PERSON} FROM referrer WHERE lower(code) LIKE ${words}))`;
  const about = [
    ...['name', 'phone', 'industry'].map((field) => `${lowerCase(`referral.business->>'${field}'`)} LIKE ${words}`),
    `lower(referrer.code) LIKE ${words}`,
    ...(digits ? [`regexp_replace(referral.business->>'phone', '\\D', '', 'g') LIKE ${add(containing(digits))}`] : []),
  ].join(' OR ');
  return {
    person: `${isMain} AND ((${meant} AND ${status ? people(inStatus) : 'true'}) OR ${people(`${inStatus} AND (${about})`)})`,
    meant,
    referral: (isMeant) => `(${inStatus} AND (${isMeant} OR ${about}))`,
    values,
  };
}
