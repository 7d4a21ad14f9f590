import { Injectable } from '@nestjs/common';
import { TypeormTransaction } from '../../../../platform/database/typeorm-transaction.js';
import { ListingNotFound, ListingQueries } from '../../application/listing-queries.js';
import type { ListingCard } from '../../../../shared/listing-card.js';
import type { ListingPage } from '../../domain/listing.js';

@Injectable()
export class TypeormListingQueries extends ListingQueries {
  constructor(private readonly transaction: TypeormTransaction) {
    super();
  }

  async get(id: string): Promise<ListingPage> {
    // PostgreSQL's text knows no NUL, and so no listing has one in its id.
    if (id.includes('\0')) throw new ListingNotFound(id);
    const [row] = await this.query<{ card: ListingCard } & Pick<ListingPage, 'reviewsData' | 'openingHours'>>(
      `SELECT card, reviews_data AS "reviewsData", opening_hours AS "openingHours"
         FROM searchable_listing JOIN listing USING (key) WHERE listing.id = $1`,
      [id],
    );
    if (!row) throw new ListingNotFound(id);
    return { ...row.card, reviewsData: row.reviewsData, openingHours: row.openingHours };
  }

  async showsSample(): Promise<boolean> {
    return this.exists(`SELECT FROM listing WHERE source = 'sample' AND status = 'published'`);
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.exists('SELECT FROM listing'));
  }

  private async exists(select: string): Promise<boolean> {
    const [row] = await this.query<{ found: boolean }>(`SELECT EXISTS (${select}) AS found`);
    return row?.found ?? false;
  }

  private query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.transaction.manager.query(sql, parameters);
  }
}
