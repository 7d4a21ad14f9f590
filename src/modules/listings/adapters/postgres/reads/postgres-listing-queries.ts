import { Injectable } from '@nestjs/common';
import { fold } from '../../../../../shared/text/text.js';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { MERGE_TRAILS } from '../merge-trails.js';
import {
  type ChangedPage,
  type LandingPage,
  type ListingChecks,
  type ListingFacts,
  type ListingFigures,
  type ListingHours,
  type ListingOverview,
  type ListingPlace,
  ListingQueries,
  type NewListing,
  type SimilarListing,
  type Town,
} from '../../../application/reads/listing-queries.js';
import type { ListingCard } from '../../../../../shared/listings/listing-card.js';
import type { ListingPage } from '../../../domain/catalogue/listing.js';
import { ListingNotFound } from '../../../domain/catalogue/listing.errors.js';

/**
 * The published listing at the end of merges, which can be a chain: a listing that was merged into another one may be what a third one was
 * merged into.
 */
const KEPT = `
WITH RECURSIVE trail AS (
  SELECT merged_into, 1 AS step FROM listing WHERE slug = $1 AND merged_into IS NOT NULL
  UNION ALL
  SELECT listing.merged_into, step + 1 FROM trail JOIN listing ON listing.id = trail.merged_into WHERE listing.merged_into IS NOT NULL AND step < 10)
SELECT merged_into FROM trail ORDER BY step DESC LIMIT 1`;

/** For each id that was asked for, the listing at the end of its merges. */
const BY_IDS = `${MERGE_TRAILS}
SELECT asked, card, opening_hours AS "openingHours"
  FROM trail JOIN listing ON listing.id = trail.id JOIN searchable_listing USING (key) WHERE trail.merged_into IS NULL`;

/** Searches a box of some fifty kilometres around it, which an index can answer; within it the nearest by distances on a flat map. */
const SIMILAR = `
WITH one AS (SELECT id, industry_key, city_key, latitude, longitude FROM listing WHERE id = $1)
SELECT listing.slug, listing.title, listing.city, listing.rating, listing.reviews FROM listing, one
 WHERE listing.industry_key = one.industry_key AND listing.status = 'published' AND listing.id <> one.id
   AND CASE WHEN one.latitude IS NULL OR one.longitude IS NULL THEN listing.city_key = one.city_key
            ELSE listing.latitude BETWEEN one.latitude - 0.45 AND one.latitude + 0.45
             AND listing.longitude BETWEEN one.longitude - 0.65 AND one.longitude + 0.65 END
 ORDER BY power(listing.latitude - one.latitude, 2) + power((listing.longitude - one.longitude) * cos(radians(one.latitude)), 2),
          listing.rating DESC NULLS LAST, listing.reviews DESC, listing.reachable DESC, listing.key LIMIT $2`;

const some = (condition: string) => `EXISTS (SELECT FROM listing WHERE status = 'published' AND ${condition})`;

/** Read again after each change. An index finds a listing that decides each fact, or finds none. */
const FACTS = `
SELECT ${some(`source = 'sample'`)} AS "sampleData", ${some('rating > 0')} AS rated, ${some('verified')} AS verified,
       ${some('licensed')} AS licensed, ${some('open_minutes IS NOT NULL')} AS "hoursKnown",
       ${some('true')} AND NOT ${some(`coalesce(phone, '') = ''`)} AS "allWithPhone"`;

/**
 * Counted in the index of spellings. Reviews are counted in the index that has their order, without those of the few fictional listings: a
 * sheet may claim more than an integer holds.
 */
const FIGURES = `
WITH own AS (
  SELECT industry_key, city_key, count(*) AS count FROM listing
   WHERE status = 'published' AND source <> 'sample' GROUP BY industry_key, city_key)
SELECT coalesce(sum(count), 0)::int AS businesses, count(DISTINCT industry_key)::int AS trades, count(DISTINCT city_key)::int AS towns,
       ((SELECT coalesce(sum(reviews), 0) FROM listing WHERE status = 'published')
        - (SELECT coalesce(sum(reviews), 0) FROM listing WHERE status = 'published' AND source = 'sample'))::float8 AS reviews
  FROM own`;

const TOWNS = `
WITH spelling AS (
  SELECT city_key, city, count(*) AS uses FROM listing WHERE status = 'published' AND city_key IS NOT NULL GROUP BY city_key, city)
SELECT (array_agg(city ORDER BY uses DESC, city))[1] AS city, city_key AS "cityKey", sum(uses)::int AS count, count(*) > 1 AS varied
  FROM spelling GROUP BY city_key ORDER BY count DESC, city_key`;

/**
 * Businesses of other towns that serve these: the city filter finds them as well. One index has the businesses that serve a place, another
 * one the few that serve any.
 */
const SERVING = `
SELECT place AS "cityKey", count(*)::int AS count FROM unnest($1::text[]) AS place
  JOIN listing ON status = 'published' AND service_area_keys <> '{}' AND service_area_keys @> ARRAY[place COLLATE "C"]
   AND city_key IS DISTINCT FROM place COLLATE "C"
 GROUP BY place`;

interface TownRow extends Town {
  cityKey: string;
  /** Its name is spelled in several ways. */
  varied: boolean;
}

/**
 * The commonest spelling in the whole directory for each key of a name; of equals, the first in the alphabet. The same as in the lists of
 * filters.
 */
const commonest = (name: 'trade' | 'city', key: 'industry_key' | 'city_key') => `
  SELECT DISTINCT ON (${key}) ${key}, ${name} FROM (
    SELECT ${key}, ${name}, sum(uses) AS uses FROM spelling WHERE ${key} IS NOT NULL AND ${name} IS NOT NULL GROUP BY ${key}, ${name}
  ) AS counted ORDER BY ${key}, uses DESC, ${name}`;

/** Spellings that differ in case or accents alone are one page, under the commonest. */
const LANDING_PAGES = `
WITH spelling AS MATERIALIZED (
  SELECT industry_key, trade, city_key, city, count(*) AS uses, max(updated_at) AS changed
    FROM listing WHERE status = 'published' GROUP BY industry_key, trade, city_key, city)
SELECT common_trade.trade AS industry, common_city.city, max(changed) AS "changedAt"
  FROM spelling LEFT JOIN (${commonest('trade', 'industry_key')}) AS common_trade USING (industry_key)
  LEFT JOIN (${commonest('city', 'city_key')}) AS common_city USING (city_key)
 GROUP BY GROUPING SETS (
   (industry_key, common_trade.trade), (city_key, common_city.city), (industry_key, common_trade.trade, city_key, common_city.city))
HAVING (GROUPING(industry_key) = 1 OR common_trade.trade IS NOT NULL) AND (GROUPING(city_key) = 1 OR common_city.city IS NOT NULL)
 ORDER BY industry_key NULLS FIRST, city_key NULLS FIRST`;

const COUNT_LANDING_PAGES = `
SELECT count(DISTINCT industry_key) + count(DISTINCT city_key) + count(*) FILTER (WHERE industry_key IS NOT NULL AND city_key IS NOT NULL) AS count
  FROM (SELECT DISTINCT industry_key, city_key FROM listing WHERE status = 'published') AS pairs`;

/** Keys rise with each listing that is added. */
const LATEST = `
SELECT slug, title, city, industry, created_at AS "addedAt" FROM listing WHERE status = 'published' ORDER BY key DESC LIMIT $1`;

@Injectable()
export class PostgresListingQueries extends ListingQueries {
  private landing: Promise<LandingPage[]> | undefined;

  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async get(id: string): Promise<ListingPage> {
    return (await this.find('listing.id = $1', id)) ?? fail({ id });
  }

  async bySlug(slug: string): Promise<ListingPage> {
    const given = slug.toLowerCase();
    return (await this.find('slug = $1', given)) ?? (await this.find(`listing.id = (${KEPT})`, given)) ?? fail({ slug });
  }

  async placeOf(slug: string): Promise<ListingPlace | undefined> {
    const [row] = await this.transaction.query<ListingPlace>(
      `SELECT place.latitude, place.longitude, place.approximate
         FROM listing JOIN searchable_listing AS place USING (key) WHERE slug = $1 AND place.latitude IS NOT NULL`,
      [slug],
    );
    return row;
  }

  async byIds(ids: readonly string[]): Promise<Map<string, ListingCard & Pick<ListingPage, 'openingHours'>>> {
    // PostgreSQL cannot store NUL in text: such an id cannot exist, and asking for it would be an error.
    const possible = ids.filter((id) => !id.includes('\0'));
    const rows = await this.transaction.query<{ asked: string; card: ListingCard } & Pick<ListingPage, 'openingHours'>>(BY_IDS, [possible]);
    return new Map(rows.map(({ asked, card, openingHours }) => [asked, { ...card, openingHours }]));
  }

  async checksOf(id: string): Promise<ListingChecks> {
    const [row] = await this.transaction.query<ListingChecks>(
      `SELECT confirmed_at AS "confirmedAt", checked_at AS "licenceCheckedAt"
         FROM listing LEFT JOIN licence_check ON listing_key = key AND number = licence_number WHERE id = $1`,
      [id],
    );
    return row ?? { confirmedAt: null, licenceCheckedAt: null };
  }

  async hoursOf(slugs: readonly string[]): Promise<ListingHours[]> {
    return this.transaction.query(
      `SELECT slug, time_zone AS "timeZone", opening_hours AS "openingHours" FROM listing WHERE status = 'published' AND slug = ANY($1)`,
      [slugs],
    );
  }

  async businessPages(offset: number, limit: number): Promise<ChangedPage[]> {
    return this.transaction.query(
      `SELECT slug, updated_at AS "changedAt"
         FROM (SELECT key FROM listing WHERE status = 'published' ORDER BY key LIMIT $1 OFFSET $2) AS part JOIN listing USING (key) ORDER BY key`,
      [limit, offset],
    );
  }

  async countBusinesses(): Promise<number> {
    const [row] = await this.transaction.query<{ count: string }>(`SELECT count(*) FROM listing WHERE status = 'published'`);
    return Number(row?.count);
  }

  landingPages(): Promise<LandingPage[]> {
    // The parts of the site map are requested together: one read serves all of them.
    return (this.landing ??= this.transaction
      .run(() => this.transaction.query<LandingPage>(LANDING_PAGES), { long: true })
      .finally(() => (this.landing = undefined)));
  }

  async countLandingPages(): Promise<number> {
    const [row] = await this.transaction.query<{ count: string }>(COUNT_LANDING_PAGES);
    return Number(row?.count);
  }

  async neverClosing(industry: string, limit: number): Promise<ListingCard[]> {
    const rows = await this.transaction.query<{ card: ListingCard }>(
      `SELECT card FROM (
         SELECT key, featured, rating, reviews, reachable, title_key, id_key FROM listing
          WHERE industry_key = $1 AND status = 'published' AND never_closes AND phone_e164 IS NOT NULL
          ORDER BY featured DESC, rating DESC NULLS LAST, reviews DESC, reachable DESC, title_key, id_key, key LIMIT $2) AS best
         JOIN searchable_listing AS listing USING (key)
        ORDER BY best.featured DESC, best.rating DESC NULLS LAST, best.reviews DESC, best.reachable DESC, best.title_key, best.id_key, key`,
      [fold(industry), limit],
    );
    return rows.map(({ card }) => card);
  }

  async idsOf(slugs: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.transaction.query<{ slug: string; id: string }>('SELECT slug, id FROM listing WHERE slug = ANY($1)', [slugs]);
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }

  async similarTo(id: string, limit: number): Promise<SimilarListing[]> {
    return this.transaction.query(SIMILAR, [id, limit]);
  }

  async facts(): Promise<ListingFacts> {
    const [row] = await this.transaction.run(() => this.transaction.query<ListingFacts>(FACTS), { long: true });
    return row!;
  }

  async overview(towns: number, latest: number): Promise<ListingOverview> {
    return this.transaction.run(
      async () => {
        const [figures] = await this.transaction.query<ListingFigures>(FIGURES);
        const all = await this.transaction.query<TownRow>(TOWNS);
        return {
          figures: figures!,
          towns: await this.withServing(all.slice(0, towns)),
          citySpellings: new Map(all.flatMap(({ cityKey, city, varied }) => (varied ? [[cityKey, city]] : []))),
          latest: await this.transaction.query<NewListing>(LATEST, [latest]),
        };
      },
      { long: true },
    );
  }

  /** The largest first; of equally large ones, those with more addresses. */
  private async withServing(towns: readonly TownRow[]): Promise<Town[]> {
    const keys = towns.map(({ cityKey }) => cityKey);
    const rows = await this.transaction.query<Pick<TownRow, 'cityKey' | 'count'>>(SERVING, [keys]);
    const serving = new Map(rows.map(({ cityKey, count }) => [cityKey, count]));
    return towns
      .map(({ city, cityKey, count }) => ({ city, count: count + (serving.get(cityKey) ?? 0) }))
      .toSorted((a, b) => b.count - a.count);
  }

  async countOwn(): Promise<number> {
    const [row] = await this.transaction.query<{ count: number }>(
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
    const [row] = await this.transaction.query<{ card: ListingCard } & Pick<ListingPage, 'reviewsData' | 'openingHours' | 'gallery'>>(
      `SELECT card, reviews_data AS "reviewsData", opening_hours AS "openingHours", coalesce(gallery, '[]') AS gallery
         FROM searchable_listing JOIN listing USING (key) WHERE ${condition}`,
      [value],
    );
    return row && { ...row.card, reviewsData: row.reviewsData, openingHours: row.openingHours, gallery: row.gallery };
  }

  private async exists(select: string): Promise<boolean> {
    const [row] = await this.transaction.query<{ found: boolean }>(`SELECT EXISTS (${select}) AS found`);
    return row?.found ?? false;
  }
}

function fail(what: { id: string } | { slug: string }): never {
  throw new ListingNotFound(what);
}
