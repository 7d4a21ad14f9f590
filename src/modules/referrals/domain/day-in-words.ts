/** "20 Nov 2026" by the clocks of a time zone. In the evening UTC has the next day already. */
export function dayInWords(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(moment);
}
