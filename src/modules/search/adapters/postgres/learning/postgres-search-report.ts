import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { fold } from '../../../../../shared/text/text.js';
import { type CountedDay, type CountedQuery, type ReportQuestion, SearchReport } from '../../../application/learning/search-report.js';

/** A series of dates has moments, which PostgreSQL could match with days only one by one. */
const DAYS = `
SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(sum(searches), 0)::int AS searches, coalesce(sum(nothing), 0)::int AS nothing,
       coalesce(sum(searches) FILTER (WHERE query = ''), 0)::int AS "notKept"
  FROM (SELECT generate_series($1::date, $2::date, '1 day')::date AS day) AS days LEFT JOIN search_counts USING (day) GROUP BY 1 ORDER BY 1`;

const FOUND = `
  FROM search_counts
 WHERE day BETWEEN $1 AND $2 AND query <> '' AND ($3 = '' OR strpos(query, $3) > 0)
 GROUP BY query HAVING NOT $4 OR sum(nothing) > 0`;

const QUERIES = `
SELECT query, sum(searches)::int AS searches, sum(nothing)::int AS nothing, to_char(max(day), 'YYYY-MM-DD') AS "lastDay",
       (array_agg(understood ORDER BY day DESC))[1] AS understood ${FOUND}
 ORDER BY CASE WHEN $4 THEN sum(nothing) ELSE sum(searches) END DESC, max(day) DESC, query LIMIT $5 OFFSET $6`;

/** Asked for by itself: a page beyond the last one has no row to say it. */
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
