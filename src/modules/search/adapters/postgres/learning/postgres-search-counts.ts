import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { MAX_QUERIES_A_DAY, type SearchCount, SearchCounts } from '../../../domain/learning/search-counts.js';

/** Rows are written in the order of the key, so that two processes that write at once cannot deadlock. `''` is {@link REDACTED_QUERY}. */
const ADD = `
WITH told AS (
  SELECT day, query, searches, nothing, understood::jsonb
    FROM unnest($1::date[], $2::text[], $3::int[], $4::int[], $5::text[]) AS told (day, query, searches, nothing, understood)),
known AS (SELECT day, count(*) AS count FROM search_counts WHERE day IN (SELECT day FROM told) AND query <> '' GROUP BY day),
ranked AS (
  SELECT told.*, stored.query IS NOT NULL OR told.query = '' AS may_stay,
         row_number() OVER (PARTITION BY told.day, stored.query IS NOT NULL OR told.query = '' ORDER BY told.searches DESC, told.query) AS place
    FROM told LEFT JOIN search_counts stored USING (day, query)),
kept AS (
  SELECT ranked.day, CASE WHEN may_stay OR place + coalesce(known.count, 0) <= $6 THEN query ELSE '' END AS query, searches, nothing, understood
    FROM ranked LEFT JOIN known USING (day))
INSERT INTO search_counts AS stored (day, query, searches, nothing, understood)
SELECT day, query, sum(searches), sum(nothing), CASE WHEN query <> '' THEN (array_agg(understood))[1] END
  FROM kept GROUP BY day, query ORDER BY day, query
ON CONFLICT (day, query) DO UPDATE
  SET searches = stored.searches + excluded.searches, nothing = stored.nothing + excluded.nothing, understood = excluded.understood`;

@Injectable()
export class PostgresSearchCounts extends SearchCounts {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async add(counts: readonly SearchCount[], most = MAX_QUERIES_A_DAY): Promise<void> {
    await this.transaction.query(ADD, [
      counts.map(({ day }) => day),
      counts.map(({ query }) => query),
      counts.map(({ searches }) => searches),
      counts.map(({ nothing }) => nothing),
      counts.map(({ understood }) => understood && JSON.stringify(understood)),
      most,
    ]);
  }
}
