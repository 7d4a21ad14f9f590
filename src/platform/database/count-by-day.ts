import type { DayCount } from '../../shared/office/day-figures.js';
import type { PostgresTransaction } from './postgres-transaction.js';

interface Counted {
  /** The table or view. */
  from: string;
  /** A column with a time. */
  time: string;
  /** Without it, rows are counted. */
  sum?: string;
  where?: string;
}

/** From the first to the last, as the clocks of this time zone count them. */
interface Days {
  first: string;
  last: string;
  timeZone: string;
}

/** Counts rows by the days of a time. None of the texts may come from outside. */
export function countByDay(
  transaction: PostgresTransaction,
  { from, time, sum = 'count(*)', where = 'true' }: Counted,
  { first, last, timeZone }: Days,
): Promise<DayCount[]> {
  return transaction.query(
    `SELECT to_char(${time} AT TIME ZONE $3, 'YYYY-MM-DD') AS day, (${sum})::int AS count FROM ${from}
      WHERE ${time} >= $1::date::timestamp AT TIME ZONE $3 AND ${time} < ($2::date + 1)::timestamp AT TIME ZONE $3 AND ${where} GROUP BY 1`,
    [first, last, timeZone],
  );
}
