import { type DayHours, MAX_SPANS_A_DAY, MINUTES_A_WEEK, spanMinutes, WEEK } from '../../../../shared/listings/opening-hours.js';
import { parseList } from './review.js';

const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;
export const MAX_SPANS = MAX_SPANS_A_DAY * WEEK.length;

/**
 * Reads the JSON text of a sheet's cell, in the order of the week.
 * @returns what could be read, and a reason for each thing that could not
 */
export function readOpeningHours(json: string): { hours: DayHours[]; problems: string[] } {
  const entries = parseList(json);
  if (!entries) return { hours: [], problems: ['is not a JSON list; left out'] };
  const { hours, unreadable } = openingHoursFrom(entries.slice(0, MAX_SPANS));
  const problems = unreadable.map((entry) => `${entry}; left out`);
  if (entries.length > MAX_SPANS) problems.push(`has more than ${MAX_SPANS} entries; the first ${MAX_SPANS} are kept`);
  return { hours, problems };
}

/** Opening spans in the order of the week, and what is wrong with each invalid entry. */
export function openingHoursFrom(entries: readonly unknown[]): { hours: DayHours[]; unreadable: string[] } {
  const unreadable: string[] = [];
  const hours: DayHours[] = [];
  entries.forEach((entry, index) => {
    const day = dayHoursFrom(entry);
    if (day) hours.push(day);
    else unreadable.push(`entry ${index + 1} has no day with times such as 08:00`);
  });
  const byDay = (a: DayHours, b: DayHours) => WEEK.indexOf(a.dayOfWeek) - WEEK.indexOf(b.dayOfWeek);
  return { hours: hours.sort((a, b) => byDay(a, b) || a.opens.localeCompare(b.opens)), unreadable };
}

/**
 * When a business is open, as spans of minutes since Monday 00:00 in its own time zone, the end excluded; a night over Sunday is two spans.
 */
export function openMinutesOf(hours: readonly DayHours[]): [from: number, to: number][] {
  return hours.flatMap((span) => {
    const { from, to } = spanMinutes(span);
    return to <= MINUTES_A_WEEK
      ? [[from, to]]
      : [
          [from, MINUTES_A_WEEK],
          [0, to - MINUTES_A_WEEK],
        ];
  });
}

function dayHoursFrom(entry: unknown): DayHours | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { dayOfWeek, opens, closes } = entry as Record<string, unknown>;
  const name = typeof dayOfWeek === 'string' ? dayOfWeek.trim().toLowerCase() : '';
  const day = WEEK.find((known) => known.toLowerCase() === name || known.slice(0, 3).toLowerCase() === name);
  const from = timeFrom(opens);
  const to = timeFrom(closes);
  return day && from && to ? { dayOfWeek: day, opens: from, closes: to } : undefined;
}

function timeFrom(value: unknown): string | undefined {
  const match = typeof value === 'string' ? TIME.exec(value.trim()) : null;
  if (!match) return undefined;
  const [, hours, minutes] = match;
  if (Number(hours) === 24 && minutes === '00') return '23:59';
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours!.padStart(2, '0')}:${minutes}` : undefined;
}
