import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { fold } from '../../../../shared/text/text.js';
import { type ConcernedListing, ConcernedListings } from '../../application/admin-trades.js';

/** Reads the view that the listings module publishes. */
@Injectable()
export class PostgresConcernedListings extends ConcernedListings {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  of(industry: string, limit: number): Promise<ConcernedListing[]> {
    return this.transaction.query(
      `SELECT id, card->>'slug' AS slug, title, city FROM searchable_listing WHERE industry_key = $1 ORDER BY title_key, id_key, key LIMIT $2`,
      [fold(industry), limit],
    );
  }
}
