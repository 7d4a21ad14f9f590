import type { DayCount } from '../../shared/day-figures.js';

/** The clock of the process: days are counted by it everywhere. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Counted {
  /** The table or view. */
  from: string;
  /** A column with a time. */
  time: string;
  /** Without it, rows are counted. */
  sum?: string;
  where?: string;
}

/** Counts rows by the days of a time, from the first day to the last. None of the texts may come from outside. */
export async function countByDay(
  query: (sql: string, values: unknown[]) => Promise<DayCount[]>,
  { from, time, sum = 'count(*)', where = 'true' }: Counted,
  first: string,
  last: string,
): Promise<DayCount[]> {
  return query(
    `SELECT to_char(${time} AT TIME ZONE $3, 'YYYY-MM-DD') AS day, (${sum})::int AS count FROM ${from}
      WHERE ${time} >= $1::date::timestamp AT TIME ZONE $3 AND ${time} < ($2::date + 1)::timestamp AT TIME ZONE $3 AND ${where} GROUP BY 1`,
    [first, last, zone()],
  );
}
