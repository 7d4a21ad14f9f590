import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { keyFrom } from '../../../../../shared/text/text.js';
import { type ListingView, ListingViews } from '../../../domain/catalogue/listing-views.js';

@Injectable()
export class PostgresListingViews extends ListingViews {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  all(): Promise<ListingView[]> {
    return this.transaction.query('SELECT id, name, question, saved_at AS "savedAt" FROM listing_view ORDER BY name_key');
  }

  async save({ name, question, savedAt }: Omit<ListingView, 'id'>, replaces?: Date | null): Promise<boolean> {
    const saved = await this.transaction.query(
      `INSERT INTO listing_view (name, name_key, question, saved_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name_key) DO UPDATE SET name = excluded.name, question = excluded.question, saved_at = excluded.saved_at
         WHERE $5 OR listing_view.saved_at = $6
       RETURNING id`,
      [name, keyFrom(name), question, savedAt, replaces === undefined, replaces ?? null],
    );
    return saved.length > 0;
  }

  async remove(id: number, savedAt?: Date): Promise<boolean> {
    const count = await this.transaction.changedCount(
      'DELETE FROM listing_view WHERE id = $1 AND ($2::timestamptz IS NULL OR saved_at = $2)',
      [id, savedAt ?? null],
    );
    return count > 0;
  }
}
