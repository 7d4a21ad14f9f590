import { Injectable } from '@nestjs/common';
import { fold } from '../../../../../shared/text.js';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import {
  type ChangedPage,
  type LandingPage,
  type ListingHours,
  ListingNotFound,
  type ListingPlace,
  ListingQueries,
} from '../../../application/reads/listing-queries.js';
import type { ListingCard } from '../../../../../shared/listing-card.js';
import type { ListingPage } from '../../../domain/catalogue/listing.js';

/** The published listing at the end of merges; a listing that was merged into another one may be what a third one was merged into. */
const KEPT = `
WITH RECURSIVE trail AS (
  SELECT merged_into, 1 AS step FROM listing WHERE slug = $1 AND merged_into IS NOT NULL
  UNION ALL
  SELECT listing.merged_into, step + 1 FROM trail JOIN listing ON listing.id = trail.merged_into WHERE listing.merged_into IS NOT NULL AND step < 10)
SELECT merged_into FROM trail ORDER BY step DESC LIMIT 1`;

@Injectable()
export class PostgresListingQueries extends ListingQueries {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async get(id: string): Promise<ListingPage> {
    return (await this.find('listing.id = $1', id)) ?? fail({ id });
  }

  async bySlug(slug: string): Promise<ListingPage> {
    return (await this.find('slug = $1', slug)) ?? (await this.find(`listing.id = (${KEPT})`, slug)) ?? fail({ slug });
  }

  async placeOf(slug: string): Promise<ListingPlace | undefined> {
    const [row] = await this.query<ListingPlace>(
      `SELECT place.latitude, place.longitude, place.approximate
         FROM listing JOIN searchable_listing AS place USING (key) WHERE slug = $1 AND place.latitude IS NOT NULL`,
      [slug],
    );
    return row;
  }

  async hoursOf(slugs: readonly string[]): Promise<ListingHours[]> {
    return this.query(
      `SELECT slug, time_zone AS "timeZone", opening_hours AS "openingHours" FROM listing WHERE status = 'published' AND slug = ANY($1)`,
      [slugs],
    );
  }

  async businessPages(offset: number, limit: number): Promise<ChangedPage[]> {
    return this.query(`SELECT slug, updated_at AS "changedAt" FROM listing WHERE status = 'published' ORDER BY key LIMIT $1 OFFSET $2`, [
      limit,
      offset,
    ]);
  }

  async countBusinesses(): Promise<number> {
    const [row] = await this.query<{ count: string }>(`SELECT count(*) FROM listing WHERE status = 'published'`);
    return Number(row?.count);
  }

  async landingPages(): Promise<LandingPage[]> {
    // Spellings that differ in case or accents alone are one page, under the commonest.
    return this.query(
      `SELECT mode() WITHIN GROUP (ORDER BY trade) AS industry, mode() WITHIN GROUP (ORDER BY city) AS city, max(updated_at) AS "changedAt"
         FROM listing WHERE status = 'published' AND industry_key IS NOT NULL AND city_key IS NOT NULL
        GROUP BY industry_key, city_key ORDER BY industry_key, city_key`,
    );
  }

  async neverClosing(industry: string, limit: number): Promise<ListingCard[]> {
    const rows = await this.query<{ card: ListingCard }>(
      `SELECT card FROM (
         SELECT key, featured, rating, reviews, title_key, id_key FROM listing
          WHERE industry_key = $1 AND status = 'published' AND never_closes AND phone_e164 IS NOT NULL
          ORDER BY featured DESC, rating DESC NULLS LAST, reviews DESC, title_key, id_key, key LIMIT $2) AS best
         JOIN searchable_listing AS listing USING (key)
        ORDER BY best.featured DESC, best.rating DESC NULLS LAST, best.reviews DESC, best.title_key, best.id_key, key`,
      [fold(industry), limit],
    );
    return rows.map(({ card }) => card);
  }

  async idsOf(slugs: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.query<{ slug: string; id: string }>('SELECT slug, id FROM listing WHERE slug = ANY($1)', [slugs]);
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }

  async showsSample(): Promise<boolean> {
    return this.exists(`SELECT FROM listing WHERE source = 'sample' AND status = 'published'`);
  }

  async countOwn(): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM listing WHERE source <> 'sample' AND status = 'published'`,
      [],
    );
    return row!.count;
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.exists('SELECT FROM listing'));
  }

  private async find(condition: string, value: string): Promise<ListingPage | undefined> {
    // PostgreSQL cannot store NUL in text: such a value cannot exist, and asking for it would be an error.
    if (value.includes('\0')) return undefined;
    const [row] = await this.query<{ card: ListingCard } & Pick<ListingPage, 'reviewsData' | 'openingHours'>>(
      `SELECT card, reviews_data AS "reviewsData", opening_hours AS "openingHours"
         FROM searchable_listing JOIN listing USING (key) WHERE ${condition}`,
      [value],
    );
    return row && { ...row.card, reviewsData: row.reviewsData, openingHours: row.openingHours };
  }

  private async exists(select: string): Promise<boolean> {
    const [row] = await this.query<{ found: boolean }>(`SELECT EXISTS (${select}) AS found`);
    return row?.found ?? false;
  }

  private query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.transaction.manager.query(sql, parameters);
  }
}

function fail(what: { id: string } | { slug: string }): never {
  throw new ListingNotFound(what);
}
