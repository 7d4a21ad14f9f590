import { DateTime } from 'luxon';
import type { DayCount } from '../../shared/office/day-figures.js';
import type { PostgresTransaction } from './postgres-transaction.js';

interface Counted {
  /** The table or view. */
  from: string;
  /** A column with a time. */
  time: string;
  /** An SQL aggregate instead of the count of rows. */
  sum?: string;
  where?: string;
}

/** From the first to the last day inclusive, in this time zone. */
interface Days {
  first: string;
  last: string;
  timeZone: string;
}

/**
 * Counts rows by day. The strings become part of the SQL: none of them may be user input. The process computes when each day begins,
 * because PostgreSQL's time zone data may be older, and visits and searches are counted by those of the process.
 */
export function countByDay(
  transaction: PostgresTransaction,
  { from, time, sum = 'count(*)', where = 'true' }: Counted,
  { first, last, timeZone }: Days,
): Promise<DayCount[]> {
  const days = daysBetween(first, last, timeZone);
  const begins = days.map((day) => day.toUTC().toISO());
  const end = days.at(-1)?.plus({ days: 1 }).startOf('day').toUTC().toISO();
  return transaction.query(
    `SELECT ($2::text[])[width_bucket(${time}, $1::timestamptz[])] AS day, (${sum})::int AS count FROM ${from}
      WHERE ${time} >= ($1::timestamptz[])[1] AND ${time} < $3 AND ${where} GROUP BY 1`,
    [begins, days.map((day) => day.toISODate()), end],
  );
}

function daysBetween(first: string, last: string, zone: string): DateTime[] {
  const from = DateTime.fromISO(first, { zone });
  const count = Math.round(DateTime.fromISO(last, { zone }).diff(from, 'days').days) + 1;
  return Array.from({ length: count }, (_, index) => from.plus({ days: index }).startOf('day'));
}
