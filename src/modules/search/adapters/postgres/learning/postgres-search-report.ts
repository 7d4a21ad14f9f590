import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { fold } from '../../../../../shared/text/text.js';
import { type CountedDay, type CountedQuery, type ReportQuestion, SearchReport } from '../../../application/learning/search-report.js';

/** Counts before it sorts days and formats them as text: the table has up to thousands of rows a day. */
const DAYS = `
SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(searches, 0)::int AS searches, coalesce(nothing, 0)::int AS nothing,
       coalesce(not_kept, 0)::int AS "notKept"
  FROM (SELECT generate_series($1::date, $2::date, '1 day')::date AS day) AS days
  LEFT JOIN (SELECT day, sum(searches) AS searches, sum(nothing) AS nothing, sum(searches) FILTER (WHERE query = '') AS not_kept
               FROM search_counts WHERE day BETWEEN $1 AND $2 GROUP BY day) AS counted USING (day)
 ORDER BY day`;

const FOUND = `
  FROM search_counts
 WHERE day BETWEEN $1 AND $2 AND query <> '' AND ($3 = '' OR strpos(query, $3) > 0)
 GROUP BY query HAVING NOT $4 OR sum(nothing) > 0`;

/** How a query was understood last is looked up only for the queries of the page. */
const QUERIES = `
SELECT query, found.searches::int, found.nothing::int, to_char(day, 'YYYY-MM-DD') AS "lastDay", last.understood
  FROM (SELECT query, sum(searches) AS searches, sum(nothing) AS nothing, max(day) AS day ${FOUND}
         ORDER BY CASE WHEN $4 THEN sum(nothing) ELSE sum(searches) END DESC, max(day) DESC, query LIMIT $5 OFFSET $6) AS found
  JOIN search_counts AS last USING (day, query)
 ORDER BY CASE WHEN $4 THEN found.nothing ELSE found.searches END DESC, day DESC, query`;

/** A statement of its own: a page beyond the last one has no row that could contain the total. */
const TOTAL = `SELECT count(*)::int AS total FROM (SELECT ${FOUND}) AS found`;

@Injectable()
export class PostgresSearchReport extends SearchReport {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  days(from: string, to: string): Promise<CountedDay[]> {
    return this.transaction.query(DAYS, [from, to]);
  }

  async queries(
    from: string,
    to: string,
    { q = '', show, page, limit }: ReportQuestion,
  ): Promise<{ items: CountedQuery[]; total: number }> {
    const asked = [from, to, fold(q), show === 'nothing'];
    const items = await this.transaction.query<CountedQuery>(QUERIES, [...asked, limit, (page - 1) * limit]);
    const [counted] = await this.transaction.query<{ total: number }>(TOTAL, asked);
    return { items, total: counted!.total };
  }
}
