const MINUTE_MS = 60_000;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Time zones that the lookup of places calls by another name than the runtime does, such as America/Atikokan for America/Coral_Harbour. */
const BY_OTHER_NAMES = [
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Atlantic/Bermuda',
  'Pacific/Honolulu',
];
const ZONES = [...new Set([...Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('America/')), ...BY_OTHER_NAMES])];

/** The minute of the week, from Monday 00:00, that the clocks of a place show. */
export type LocalMinutes = Readonly<Record<string, number>>;

let clocks: { zone: string; clock: Intl.DateTimeFormat }[] | undefined;
let last: { minute: number; minutes: LocalMinutes } | undefined;

/**
 * The minute of the week in each time zone of the Americas, by IANA name. Businesses of a zone that is missing here are never open.
 * Computed once a minute, because a search must not wait for it.
 */
export function localMinutesAt(now: Date): LocalMinutes {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (last?.minute !== minute) {
    clocks ??= ZONES.map((zone) => ({
      zone,
      clock: new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    }));
    last = { minute, minutes: Object.fromEntries(clocks.map(({ zone, clock }) => [zone, minuteOfWeek(clock, now)])) };
  }
  return last.minutes;
}

function minuteOfWeek(clock: Intl.DateTimeFormat, now: Date): number {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return (DAYS.indexOf(parts.get('weekday')!) * 24 + Number(parts.get('hour'))) * 60 + Number(parts.get('minute'));
}
