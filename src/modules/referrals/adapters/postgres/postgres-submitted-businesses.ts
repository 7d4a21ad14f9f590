import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type SubmittedBusiness, SubmittedBusinesses } from '../../application/submitted-businesses.js';
import type { OwnBusiness } from '../../domain/referral-flags.js';
import type { ReferredBusiness } from '../../domain/referred-business.js';

type SubmittedRecord = Omit<SubmittedBusiness, 'business'> & Omit<ReferredBusiness, 'phoneE164'> & { phoneE164: string | null };

const COLUMNS = `id, code, status, listing_id AS "listingId", created_at AS "submittedAt", name, industry, phone, phone_e164 AS "phoneE164", email, website, city`;

const STANDS = `status IN ('pending', 'changes-requested', 'approved')`;

/** Reads only the view that the submissions module publishes. */
@Injectable()
export class PostgresSubmittedBusinesses extends SubmittedBusinesses {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async find(code: string, phoneE164: string): Promise<SubmittedBusiness | undefined> {
    const sql = `SELECT ${COLUMNS} FROM submitted_business WHERE code = $1 AND phone_e164 = $2 ORDER BY created_at DESC, id LIMIT 1`;
    const [row] = await this.transaction.query<SubmittedRecord>(sql, [code, phoneE164]);
    return row && submittedOf(row)[0];
  }

  async stands(id: string): Promise<boolean> {
    return (await this.transaction.query(`SELECT FROM submitted_business WHERE id = $1 AND ${STANDS}`, [id])).length > 0;
  }

  ownedBy(email: string, exceptId: string | null): Promise<OwnBusiness[]> {
    return this.transaction.query<OwnBusiness>(
      `SELECT name, phone_e164 AS "phoneE164", website FROM submitted_business
        WHERE lower(email) = lower($1) AND id IS DISTINCT FROM $2::uuid ORDER BY created_at, id LIMIT 100`,
      [email, exceptId],
    );
  }

  async unrecorded(): Promise<SubmittedBusiness[]> {
    const rows = await this.transaction.query<SubmittedRecord>(
      `SELECT ${COLUMNS} FROM submitted_business AS form
        WHERE ${STANDS}
          AND EXISTS (SELECT FROM referrer WHERE referrer.code = form.code AND referrer.email <> '')
          AND NOT EXISTS (SELECT FROM referral JOIN referrer ON referrer.id = referrer_id
                           WHERE submission_id = form.id OR (referrer.code = form.code AND referral.phone_e164 = form.phone_e164))
        ORDER BY created_at, id`,
      [],
    );
    return rows.flatMap(submittedOf);
  }
}

/** A business without a phone number cannot be distinguished from others; the form requires one. */
function submittedOf({ id, code, status, listingId, submittedAt, phoneE164, ...business }: SubmittedRecord): SubmittedBusiness[] {
  return phoneE164 === null ? [] : [{ id, code, status, listingId, submittedAt, business: { ...business, phoneE164 } }];
}
