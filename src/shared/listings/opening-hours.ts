/** Spans of a week begin on its Monday. */
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

/** The span in minutes since Monday 00:00, the end not included; a night over Sunday ends after the week. */
export function spanMinutes({ dayOfWeek, ...times }: DayHours): { from: number; to: number } {
  const from = WEEK.indexOf(dayOfWeek) * MINUTES_A_DAY + minutesOf(times.opens);
  return { from, to: from + lengthOf(times) };
}

/** Compared as text: times that are still being typed are not a whole day. */
export function isAllDay({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): boolean {
  return opens === '00:00' && (closes === '23:59' || closes === '00:00');
}

/** The data cannot say 24:00, so a minute before midnight is midnight; closing before it opened means the night after. */
function lengthOf({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): number {
  const [since, until] = [minutesOf(opens), minutesOf(closes)];
  if (until === MINUTES_A_DAY - 1) return MINUTES_A_DAY - since;
  return until > since ? until - since : until + MINUTES_A_DAY - since;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
