import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { IndustryCounts } from '../../application/current-trades.js';
import type { IndustryCount } from '../../domain/directory-trades.js';

/** Examples of searches name at most this many cities of a trade. */
const MAX_CITIES = 20;

/** Each city has the spelling of most of its businesses in all trades, as in lists of cities. */
const COUNTS = `
WITH spelling AS (
  SELECT industry_key, industry, city_key, city, count(*) AS uses
    FROM searchable_listing WHERE industry_key IS NOT NULL AND industry IS NOT NULL GROUP BY industry_key, industry, city_key, city),
named AS (SELECT DISTINCT ON (industry_key) industry_key, industry FROM (SELECT industry_key, industry, sum(uses) AS uses FROM spelling GROUP BY 1, 2) AS name
           ORDER BY industry_key, uses DESC, industry),
town AS (SELECT DISTINCT ON (city_key) city_key, city FROM (SELECT city_key, city, sum(uses) AS uses FROM spelling GROUP BY 1, 2) AS name
          ORDER BY city_key, uses DESC, city),
place AS (SELECT industry_key, town.city, sum(uses) AS count FROM spelling LEFT JOIN town USING (city_key) GROUP BY industry_key, city_key, town.city)
SELECT industry AS name, sum(count)::int AS count,
       coalesce((array_agg(city ORDER BY count DESC, city) FILTER (WHERE city IS NOT NULL))[1:$1], '{}') AS cities
  FROM place JOIN named USING (industry_key) GROUP BY industry_key, industry ORDER BY industry_key`;

/** Counts in the view that the listings module publishes. */
@Injectable()
export class PostgresIndustryCounts extends IndustryCounts {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  read(): Promise<IndustryCount[]> {
    return this.transaction.run(() => this.transaction.query<IndustryCount>(COUNTS, [MAX_CITIES]), { long: true });
  }
}
