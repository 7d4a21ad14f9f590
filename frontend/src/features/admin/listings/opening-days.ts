import { type DayHours, isAllDay, WEEK, type Weekday } from '../../../../../src/shared/listings/opening-hours.js';

export type DayState = 'unknown' | 'closed' | 'all-day' | 'times';
export type Times = Pick<DayHours, 'opens' | 'closes'>;

/**
 * A week in the editor. The directory stores only spans, and shows a day without spans as closed: so a week can be saved only when no day
 * is unknown, or all are.
 */
export interface OpeningWeek {
  spans: readonly DayHours[];
  /** Days whose hours were not entered yet. */
  unknown: readonly Weekday[];
}

/** The notation of a whole day. */
const ALL_DAY: Times = { opens: '00:00', closes: '23:59' };
const DEFAULT_TIMES: Times = { opens: '09:00', closes: '17:00' };

export function weekOf(spans: readonly DayHours[]): OpeningWeek {
  return { spans, unknown: spans.length === 0 ? WEEK : [] };
}

/** Why a week cannot be saved. */
export function problemOf({ spans, unknown }: OpeningWeek): string | undefined {
  if (unknown.length === WEEK.length) return undefined;
  if (unknown.length > 0)
    return `do not cover ${unknown.join(', ')} yet: visitors would see it as closed then. Choose for each day, or set all back to not known`;
  return spans.length === 0 ? 'are closed on every day: set all days back to not known, or unpublish the listing' : undefined;
}

export function timesOn({ spans }: OpeningWeek, day: Weekday): Times[] {
  return spans.filter(({ dayOfWeek }) => dayOfWeek === day).map(({ opens, closes }) => ({ opens, closes }));
}

export function stateOn(week: OpeningWeek, day: Weekday): DayState {
  if (week.unknown.includes(day)) return 'unknown';
  const times = timesOn(week, day);
  if (times.length === 0) return 'closed';
  return times.length === 1 && isAllDay(times[0]!) ? 'all-day' : 'times';
}

/** The week with other hours on one day, which then counts as known. */
export function withTimes({ spans, unknown }: OpeningWeek, day: Weekday, times: readonly Times[]): OpeningWeek {
  return {
    spans: WEEK.flatMap((name) =>
      name === day ? times.map((span) => ({ dayOfWeek: day, ...span })) : spans.filter(({ dayOfWeek }) => dayOfWeek === name),
    ),
    unknown: unknown.filter((name) => name !== day),
  };
}

export function withState(week: OpeningWeek, day: Weekday, state: DayState): OpeningWeek {
  const times = { unknown: [], closed: [], 'all-day': [ALL_DAY], times: [DEFAULT_TIMES] };
  const changed = withTimes(week, day, times[state]);
  return state === 'unknown' ? { ...changed, unknown: WEEK.filter((name) => name === day || changed.unknown.includes(name)) } : changed;
}

/** Adds a span after the day's last one. */
export function withAddedTimes(week: OpeningWeek, day: Weekday): OpeningWeek {
  return withTimes(week, day, [...timesOn(week, day), { opens: '', closes: '' }]);
}

/** Copies Monday's hours to Tuesday to Friday. */
export function weekLikeMonday(week: OpeningWeek): OpeningWeek {
  if (week.unknown.includes('Monday')) return week;
  const monday = timesOn(week, 'Monday');
  return WEEK.slice(1, 5).reduce((all, day) => withTimes(all, day, monday), week);
}

/** Marks all unknown days as closed. */
export function withRemainingDaysClosed({ spans }: OpeningWeek): OpeningWeek {
  return { spans, unknown: [] };
}
