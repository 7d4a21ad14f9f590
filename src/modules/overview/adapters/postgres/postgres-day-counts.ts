import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type CountedDay, DayCounts } from '../../domain/day-counts.js';

/** Rows are written in the order of the key, so that two processes that write at once cannot deadlock. */
const WRITE = (becomes: string) => `
INSERT INTO day_count AS stored (day, what, count)
SELECT day, what, count FROM unnest($1::date[], $2::text[], $3::int[]) AS told (day, what, count) ORDER BY day, what
ON CONFLICT (day, what) DO UPDATE SET count = ${becomes}`;
const ADD = WRITE('stored.count + excluded.count');
const KEEP = `${WRITE('excluded.count')} WHERE stored.count < excluded.count`;
const REPLACE = `${WRITE('excluded.count')} WHERE stored.count <> excluded.count`;

@Injectable()
export class PostgresDayCounts extends DayCounts {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  add(counts: readonly CountedDay[]): Promise<void> {
    return this.write(ADD, counts);
  }

  keep(counts: readonly CountedDay[]): Promise<void> {
    return this.write(KEEP, counts);
  }

  replace(counts: readonly CountedDay[]): Promise<void> {
    return this.write(REPLACE, counts);
  }

  between(from: string, to: string): Promise<CountedDay[]> {
    return this.transaction.query(`SELECT to_char(day, 'YYYY-MM-DD') AS day, what, count FROM day_count WHERE day BETWEEN $1 AND $2`, [
      from,
      to,
    ]);
  }

  private async write(sql: string, counts: readonly CountedDay[]): Promise<void> {
    if (counts.length === 0) return;
    const column = (name: keyof CountedDay) => counts.map((each) => each[name]);
    await this.transaction.query(sql, [column('day'), column('what'), column('count')]);
  }
}
