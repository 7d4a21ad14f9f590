import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { type LicenceCheck, LicenceChecks } from '../../../domain/catalogue/licence-check.js';

const EXPIRED = `
SELECT count(*)::int AS count FROM licence_check JOIN listing ON key = listing_key AND number = licence_number
 WHERE status = 'published' AND checked_at < now() - interval '1 year'`;

@Injectable()
export class PostgresLicenceChecks extends LicenceChecks {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async record(listingId: string, { number, at, by }: LicenceCheck): Promise<void> {
    await this.transaction.query(
      `INSERT INTO licence_check (listing_key, number, checked_at, checked_by) SELECT key, $2, $3, $4 FROM listing WHERE id = $1
       ON CONFLICT (listing_key) DO UPDATE SET number = excluded.number, checked_at = excluded.checked_at, checked_by = excluded.checked_by`,
      [listingId, number, at, by],
    );
  }

  async forget(listingId: string): Promise<void> {
    await this.transaction.query('DELETE FROM licence_check USING listing WHERE key = listing_key AND id = $1', [listingId]);
  }

  async of(listingId: string): Promise<LicenceCheck | undefined> {
    const rows = await this.transaction.query<LicenceCheck>(
      `SELECT number, checked_at AS at, checked_by AS by FROM licence_check
         JOIN listing ON key = listing_key AND number = licence_number WHERE id = $1`,
      [listingId],
    );
    return rows[0];
  }

  async countExpired(): Promise<number> {
    const [row] = await this.transaction.query<{ count: number }>(EXPIRED);
    return row!.count;
  }
}
