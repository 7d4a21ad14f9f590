import { fillTemplate } from '../../../src/shared/text/fill-template.js';
import {
  type DayHours,
  isAllDay,
  MINUTES_A_DAY,
  MINUTES_A_WEEK,
  spanMinutes,
  WEEK,
  type Weekday,
} from '../../../src/shared/listings/opening-hours.js';
import type { HOURS_WORDS } from '../../../src/shared/words/hours-words.js';
import { timeText } from './words.js';

export type HoursWords = typeof HOURS_WORDS;

export interface Opening {
  open: boolean;
  /** "Open now, until 5:30 p.m." */
  text: string;
  /** Today in the business's own time zone. */
  today: Weekday;
}

/**
 * Whether a business is open, in its own time zone.
 * @param now epoch milliseconds
 * @param timeZone IANA name
 */
export function openingAt(spans: readonly DayHours[], timeZone: string, now: number, words: HoursWords): Opening {
  const { day, minute } = wallClock(timeZone, now);
  const today = WEEK[day]!;
  const moment = day * MINUTES_A_DAY + minute;
  const times = spans.map((span) => ({ ...spanMinutes(span), isAllDay: isAllDay(span) }));
  if (times.length === 0) return { open: false, text: words.unknown, today };
  const closing = latestClosing(times, moment);
  if (closing !== undefined) {
    if (closing - moment >= MINUTES_A_WEEK) return { open: true, text: words.aroundTheClock, today };
    return { open: true, text: fillTemplate(words.openUntil, { time: whenText(closing, moment, day, words) }), today };
  }
  const nextOf = ({ from }: Times) => (from > moment ? from : from + MINUTES_A_WEEK);
  const next = times.reduce((first, other) => (nextOf(other) < nextOf(first) ? other : first));
  const opens = nextOf(next);
  if (next.isAllDay) return { open: false, text: fillTemplate(words.opensAllDay, { day: dayText(opens, day, words) }), today };
  const time = whenText(opens, moment, day, words);
  return { open: false, text: time === words.midnight ? words.opensAtMidnight : fillTemplate(words.opensAt, { time }), today };
}

/** "8 a.m. to 5 p.m.", "5 p.m. to midnight", "Open all day". */
export function spanText(span: DayHours, words: HoursWords): string {
  const { from, to } = spanMinutes(span);
  return isAllDay(span) ? words.allDay : fillTemplate(words.fromTo, { from: clockText(from, words), to: clockText(to, words) });
}

interface Times {
  /** Minutes since Monday 00:00. */
  from: number;
  to: number;
  isAllDay: boolean;
}

/** The closing time of the current span; adjoining spans count as one. `undefined` while closed. */
function latestClosing(times: Times[], moment: number): number | undefined {
  let closing: number | undefined;
  let at = moment;
  for (;;) {
    const around = times.flatMap(({ from, to }) =>
      [0, MINUTES_A_WEEK]
        .map((shift) => ({ from: from + shift - MINUTES_A_WEEK, to: to + shift - MINUTES_A_WEEK }))
        .concat({ from: from + MINUTES_A_WEEK, to: to + MINUTES_A_WEEK }),
    );
    const further = Math.max(...around.filter(({ from, to }) => from <= at && to > at).map(({ to }) => to), -Infinity);
    if (further === -Infinity) return closing;
    closing = further;
    if (closing - moment >= MINUTES_A_WEEK) return closing;
    at = further;
  }
}

function whenText(minutes: number, moment: number, today: number, words: HoursWords): string {
  const inWeek = ((minutes % MINUTES_A_WEEK) + MINUTES_A_WEEK) % MINUTES_A_WEEK;
  const day = Math.floor(inWeek / MINUTES_A_DAY);
  const minute = inWeek % MINUTES_A_DAY;
  if (minutes - moment < MINUTES_A_DAY && (day === today || minute === 0)) return clockText(minute, words);
  const isTomorrow = minutes - moment < MINUTES_A_DAY * 2 && day === (today + 1) % 7;
  return fillTemplate(words.dayAt, { day: isTomorrow ? words.tomorrow : words[WEEK[day]!], time: minuteText(minute) });
}

const minuteText = (minute: number): string => timeText(`${Math.floor(minute / 60)}:${minute % 60}`);

/** "5:30 p.m.", "midnight". */
const clockText = (minutes: number, words: HoursWords): string =>
  minutes % MINUTES_A_DAY === 0 ? words.midnight : minuteText(minutes % MINUTES_A_DAY);

/** "tomorrow", "Monday" */
function dayText(minutes: number, today: number, words: HoursWords): string {
  const day = Math.floor((minutes % MINUTES_A_WEEK) / MINUTES_A_DAY);
  return day === (today + 1) % 7 ? words.tomorrow : words[WEEK[day]!];
}

/**
 * Cache of formatters by time zone: creating one costs a slow phone milliseconds, and a page of results uses few zones. There are some
 * hundred.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(timeZone, clock);
  }
  return clock;
}

function wallClock(timeZone: string, now: number): { day: number; minute: number } {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return { day: (WEEK as readonly string[]).indexOf(part('weekday')), minute: Number(part('hour')) * 60 + Number(part('minute')) };
}
