/** The days of a week, which begins on Monday. */
export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof WEEK)[number];

/** One span of opening on one day; times are HH:MM in the business's own time zone. */
export interface DayHours {
  dayOfWeek: Weekday;
  opens: string;
  closes: string;
}

export const MAX_SPANS_A_DAY = 3;

export const MINUTES_A_DAY = 24 * 60;
export const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** The span in minutes since Monday 00:00, the end excluded; a span past midnight on Sunday ends beyond {@link MINUTES_A_WEEK}. */
export function spanMinutes({ dayOfWeek, ...times }: DayHours): { from: number; to: number } {
  const from = WEEK.indexOf(dayOfWeek) * MINUTES_A_DAY + minutesOf(times.opens);
  return { from, to: from + lengthOf(times) };
}

/** Compares the text of the times, because a form may contain incomplete ones. */
export function isAllDay({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): boolean {
  return opens === '00:00' && (closes === '23:59' || closes === '00:00');
}

/** The format has no 24:00, so 23:59 counts as midnight. A closing time before the opening time is on the next day. */
function lengthOf({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): number {
  const [since, until] = [minutesOf(opens), minutesOf(closes)];
  if (until === MINUTES_A_DAY - 1) return MINUTES_A_DAY - since;
  return until > since ? until - since : until + MINUTES_A_DAY - since;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
