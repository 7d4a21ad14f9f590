import { dateText } from '../../../lib/words.js';

const PARTS: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
};
const FORMAT = new Intl.DateTimeFormat('en-CA', PARTS);

/** "20 Nov 2026, 14:05" in the reader's time zone. */
export function momentText(iso: string): string {
  return written(FORMAT, iso).text;
}

/** "20 Nov 2026" in the reader's time zone. */
export function dayText(iso: string): string {
  // The Swedish date format is that of ISO 8601.
  return dateText(new Date(iso).toLocaleDateString('sv'));
}

/** The end of a day in the reader's time zone. @param day as `2026-11-20`; `undefined` when it is no valid day */
export function endOfDay(day: string): string | undefined {
  const [, year, month, date] = /^([2-9]\d{3})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year === undefined ? undefined : new Date(Number(year), Number(month) - 1, Number(date) + 1).toISOString();
}

const HALF_A_DAY_MS = 12 * 3_600_000;

/** The day that ends at a moment in the site's time zone. Uses midday, which is on the same day for readers some hours east or west. */
export function lastDayText(end: string): string {
  return dayText(new Date(Date.parse(end) - HALF_A_DAY_MS).toISOString());
}

/** "14:05" in the reader's time zone. */
export function timeText(iso: string): string {
  const at = new Date(iso);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The moment in another time zone: "1 Dec 2026, 09:00 EST". */
export function momentIn(timeZone: string, iso: string): string {
  const { text, zone } = written(new Intl.DateTimeFormat('en-CA', { ...PARTS, timeZone }), iso);
  return `${text} ${zone}`;
}

function written(format: Intl.DateTimeFormat, iso: string): { text: string; zone: string | undefined } {
  const parts = Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const text = `${parts['day']} ${parts['month']?.replace('.', '')} ${parts['year']}, ${parts['hour']}:${parts['minute']}`;
  return { text, zone: parts['timeZoneName'] };
}
