/** The schedule of a source's automatic fetch, as in the form. */
export interface ClockChoice {
  every: 'never' | 'hour' | 'day' | 'week';
  /** HH:MM, of a day and a week. */
  time: string;
  /** 0 is Sunday, of a week. */
  weekday: number;
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const DEFAULT: ClockChoice = { every: 'never', time: '03:00', weekday: 1 };

export function clockOf({ every, time, weekday }: ClockChoice): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (every === 'never') return 'off';
  if (every === 'hour') return '0 * * * *';
  return every === 'day' ? `${minute} ${hour} * * *` : `${minute} ${hour} * * ${weekday}`;
}

/** Parses a cron expression; `undefined` for one that the form cannot represent. */
export function choiceOf(clock: string): ClockChoice | undefined {
  if (clock === 'off') return DEFAULT;
  const [minute = '', hour = '', day, month, weekday = ''] = clock.split(/\s+/);
  if (!/^\d+$/.test(minute) || day !== '*' || month !== '*') return undefined;
  if (hour === '*' && weekday === '*') return minute === '0' ? { ...DEFAULT, every: 'hour' } : undefined;
  if (!/^\d+$/.test(hour)) return undefined;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (weekday === '*') return { ...DEFAULT, every: 'day', time };
  return /^[0-6]$/.test(weekday) ? { every: 'week', time, weekday: Number(weekday) } : undefined;
}

export function clockText(clock: string): string {
  const choice = choiceOf(clock);
  if (!choice) return `Scheduled (${clock})`;
  const { every, time, weekday } = choice;
  if (every === 'never') return 'Only when you fetch it';
  if (every === 'hour') return 'Every hour';
  return every === 'day' ? `Every day at ${time}` : `Every ${WEEKDAYS[weekday]} at ${time}`;
}
