import { dateText } from '../../../lib/words.js';

/** The text instead of a chart without data; `undefined` when there are data. */
export function nothingCounted(byDay: readonly number[]): string | undefined {
  if (byDay.some((count) => count > 0)) return undefined;
  const when = byDay.length === 1 ? 'on this day' : `in these ${byDay.length} days`;
  return `Nothing was counted ${when} yet. The chart begins with the first one.`;
}

/** Labels such as "20 Nov" below a chart; with the year where a chart spans two years. */
export function dayLabels(days: readonly string[]): string[] {
  const isOneYear = days.every((day) => day.slice(0, 4) === days[0]?.slice(0, 4));
  return days.map((day) => (isOneYear ? dateText(day).replace(/ \d{4}$/, '') : dateText(day)));
}
