/** "20 Nov 2026" in a time zone. In UTC, an evening in Canada is the next day already. */
export function dayInWords(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(moment);
}
