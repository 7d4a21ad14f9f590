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
