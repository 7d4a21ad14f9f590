import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { IndustryCounts } from '../../application/current-trades.js';
import type { IndustryCount } from '../../domain/directory-trades.js';

/** Examples of searches name this many cities of a trade. */
const MAX_CITIES = 20;

const COUNTS = `
WITH spelling AS (
  SELECT industry_key, industry, city_key, city, count(*) AS uses
    FROM searchable_listing WHERE industry_key IS NOT NULL AND industry IS NOT NULL GROUP BY industry_key, industry, city_key, city),
place AS (
  SELECT industry_key, sum(uses) AS count, (array_agg(industry ORDER BY uses DESC, industry))[1] AS industry,
         (array_agg(city ORDER BY uses DESC, city))[1] AS city
    FROM spelling GROUP BY industry_key, city_key)
SELECT (array_agg(industry ORDER BY count DESC, industry))[1] AS name, sum(count)::int AS count,
       coalesce((array_agg(city ORDER BY count DESC, city) FILTER (WHERE city IS NOT NULL))[1:$1], '{}') AS cities
  FROM place GROUP BY industry_key ORDER BY industry_key`;

/** Counts in the view that the listings module publishes. */
@Injectable()
export class PostgresIndustryCounts extends IndustryCounts {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  read(): Promise<IndustryCount[]> {
    return this.transaction.run(() => this.transaction.manager.query<IndustryCount[]>(COUNTS, [MAX_CITIES]), { long: true });
  }
}
