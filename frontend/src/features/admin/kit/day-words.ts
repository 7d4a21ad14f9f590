import { dateText } from '../../../lib/words.js';

/** What stands in the place of a chart whose bars would all be empty; `undefined` where there is something to show. */
export function nothingCounted(byDay: readonly number[]): string | undefined {
  if (byDay.some((count) => count > 0)) return undefined;
  const when = byDay.length === 1 ? 'on this day' : `in these ${byDay.length} days`;
  return `Nothing was counted ${when} yet. The chart begins with the first one.`;
}

/** "20 Nov" and so on below a chart; with their year where a chart goes over New Year. */
export function dayLabels(days: readonly string[]): string[] {
  const isOneYear = days.every((day) => day.slice(0, 4) === days[0]?.slice(0, 4));
  return days.map((day) => (isOneYear ? dateText(day).replace(/ \d{4}$/, '') : dateText(day)));
}
