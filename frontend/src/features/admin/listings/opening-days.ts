import type { DaySpan } from './listing-values.js';

export const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies DaySpan['dayOfWeek'][];

export type Day = (typeof WEEK)[number];
export type DayState = 'closed' | 'all-day' | 'times';
export type Times = Pick<DaySpan, 'opens' | 'closes'>;

/** How a whole day is written. */
const ALL_DAY: Times = { opens: '00:00', closes: '23:59' };
const USUAL: Times = { opens: '09:00', closes: '17:00' };
/** A day can have so many spans. */
export const MOST_A_DAY = 3;

export function timesOn(hours: readonly DaySpan[], day: Day): Times[] {
  return hours.filter(({ dayOfWeek }) => dayOfWeek === day).map(({ opens, closes }) => ({ opens, closes }));
}

export function stateOn(hours: readonly DaySpan[], day: Day): DayState {
  const times = timesOn(hours, day);
  if (times.length === 0) return 'closed';
  return times.length === 1 && isAllDay(times[0]!) ? 'all-day' : 'times';
}

/** These hours with other ones on one day; all other days stay as they are. */
export function withTimes(hours: readonly DaySpan[], day: Day, times: readonly Times[]): DaySpan[] {
  return WEEK.flatMap((name) =>
    name === day ? times.map((span) => ({ dayOfWeek: day, ...span })) : hours.filter(({ dayOfWeek }) => dayOfWeek === name),
  );
}

export function withState(hours: readonly DaySpan[], day: Day, state: DayState): DaySpan[] {
  const times = { closed: [], 'all-day': [ALL_DAY], times: [USUAL] };
  return withTimes(hours, day, times[state]);
}

/** Adds a span after the day's last one. */
export function withAnother(hours: readonly DaySpan[], day: Day): DaySpan[] {
  return withTimes(hours, day, [...timesOn(hours, day), { opens: '', closes: '' }]);
}

/** Tuesday to Friday like Monday. */
export function weekLikeMonday(hours: readonly DaySpan[]): DaySpan[] {
  const monday = timesOn(hours, 'Monday');
  return WEEK.slice(1, 5).reduce<DaySpan[]>((all, day) => withTimes(all, day, monday), [...hours]);
}

function isAllDay({ opens, closes }: Times): boolean {
  return opens === ALL_DAY.opens && (closes === ALL_DAY.closes || closes === '00:00');
}
