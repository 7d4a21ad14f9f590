const FORMAT = new Intl.DateTimeFormat('en-CA', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "20 Nov 2026, 14:05" in the reader's time zone. */
export function momentText(iso: string): string {
  const parts = Object.fromEntries(FORMAT.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']?.replace('.', '')} ${parts['year']}, ${parts['hour']}:${parts['minute']}`;
}

/** "14:05" in the reader's time zone. */
export function timeText(iso: string): string {
  const at = new Date(iso);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The moment on the clocks of another time zone: "1 Dec 2026, 09:00 EST". */
export function momentIn(timeZone: string, iso: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  const parts = Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']?.replace('.', '')} ${parts['year']}, ${parts['hour']}:${parts['minute']} ${parts['timeZoneName']}`;
}
