import { type DayHours, MAX_SPANS_A_DAY, WEEK, type Weekday } from '../../../../shared/listings/opening-hours.js';
import { fold } from '../../../../shared/text/text.js';

/** What a text says besides times, which opening hours have no place for. */
export type HoursRemark = 'appointments' | 'holidays';

type Times = Pick<DayHours, 'opens' | 'closes'>;

/** A time as written. */
interface Clock {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | undefined;
  /** It has one meaning without "am" or "pm": noon, midnight, hours after 12, and hours with a leading zero. */
  isExact: boolean;
  /** Written with an "h", as in French: "8h30". */
  hasUnit: boolean;
}

type Token =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'all-day' | 'to' | 'and' | 'closed' | 'appointment' | 'holidays' }
  | { kind: 'clock'; clock: Clock };

/** Longer texts are descriptions. */
const MAX_LENGTH = 500;

const WORKDAYS = WEEK.slice(0, 5);
const WEEKEND = WEEK.slice(5);
const ROUND: Omit<Clock, 'hour'> = { minute: 0, half: undefined, isExact: true, hasUnit: false };
const ALL_DAY: Times = { opens: '00:00', closes: '23:59' };

/** Names of days, in English and French; a single letter is one only where no other day begins with it. */
const DAYS: readonly [Weekday, RegExp][] = [
  ['Monday', /^(?:m|mo|mon|mondays?|l|lu|lun|lundis?)$/],
  ['Tuesday', /^(?:tu|tues?|tuesdays?|ma|mar|mardis?)$/],
  ['Wednesday', /^(?:w|we|weds?|wednesdays?|me|mer|mercredis?)$/],
  ['Thursday', /^(?:th|thur?s?|thursdays?|je|jeu|jeudis?)$/],
  ['Friday', /^(?:f|fr|fri|fridays?|v|ve|ven|vendredis?)$/],
  ['Saturday', /^(?:sa|sat|saturdays?|sam|samedis?)$/],
  ['Sunday', /^(?:su|sun|sundays?|di|dim|dimanches?)$/],
];

/** The parts of a text, the longest first. White space and punctuation without a meaning are parts as well. */
const PARTS: readonly [pattern: RegExp, token: (match: RegExpExecArray) => readonly Token[] | undefined][] = [
  [
    /24 ?(?:h|hrs?|hours?|heures?)? ?(?:\/|sur) ?24(?: ?h)?|(?:open )?24 ?-?(?:h|hrs?|hours?|heures?)(?: a day| par jour)?\b(?! ?\d)|around the clock/y,
    () => [{ kind: 'all-day' }],
  ],
  [/24 ?\/ ?7|always open|toujours ouvert/y, () => [{ kind: 'days', days: WEEK }, { kind: 'all-day' }]],
  [
    /(?:7|seven) days(?: ?(?:a|per|\/) ?week)?\b|7 ?(?:j|jours?)? ?(?:\/|sur) ?7\b|every ?day\b|daily\b|all week\b|tous les jours\b/y,
    () => [{ kind: 'days', days: WEEK }],
  ],
  [/week ?-?ends?\b|fins? de semaine\b/y, () => [{ kind: 'days', days: WEEKEND }]],
  [/week ?-?days?\b|(?:en |la |jours de )?semaine\b/y, () => [{ kind: 'days', days: WORKDAYS }]],
  [
    /(?:by|on|with) (?:appointments?|appt)\b(?: only\b)?|appointments? only\b|sur (?:rendez ?-?vous|rdv)\b(?: seulement\b)?/y,
    () => [{ kind: 'appointment' }],
  ],
  [/(?:stat(?:utory)? )?holidays\b|jours? feries?\b/y, () => [{ kind: 'holidays' }]],
  [/closed\b|fermee?s?\b/y, () => [{ kind: 'closed' }]],
  [/(?:12 ?)?(?:noon|midi)\b/y, () => [{ kind: 'clock', clock: { ...ROUND, hour: 12 } }]],
  [/(?:12 ?)?(?:midnight|minuit)\b/y, () => [{ kind: 'clock', clock: { ...ROUND, hour: 24 } }]],
  [/(\d{1,2})(?: ?([:h]) ?(\d{2})|(\d{2}))?(?: ?(h|hrs?|heures?|o'clock)\b)?(?: ?([ap])\.? ?m\b\.?|([ap])(?![a-z]))?(?![\d:])/y, clockIn],
  [/-|(?:to|through|thru|until|till|au|a|jusqu'a)\b/y, () => [{ kind: 'to' }]],
  [/(?:and|et)\b|[&+]/y, () => [{ kind: 'and' }]],
  [/([a-z]+)\b\.?/y, ([, word]) => dayNamed(word!)],
  [/[\s,;:|/()[\]{}"'.•·]+|(?:from|de|du|des|le|les|on|open|ouvert|ouverte|hours|heures)\b/y, () => []],
];

function clockIn([, hours, separator, after, joined, unit, spaced, attached]: RegExpExecArray): readonly Token[] | undefined {
  const [hour, minute] = [Number(hours), Number(after ?? joined ?? 0)];
  const half = ({ a: 'am', p: 'pm' } as const)[(spaced ?? attached) as 'a' | 'p'];
  // Three digits may be anything.
  if ((joined !== undefined && hours!.length < 2) || hour > 24 || minute > 59 || (half && (hour < 1 || hour > 12))) return undefined;
  const isExact = !half && (hour > 12 || hours!.startsWith('0'));
  return [{ kind: 'clock', clock: { hour, minute, half, isExact, hasUnit: separator === 'h' || unit?.startsWith('h') === true } }];
}

function dayNamed(word: string): readonly Token[] | undefined {
  const day = DAYS.find(([, names]) => names.test(word))?.[0];
  return day && [{ kind: 'days', days: [day] }];
}

/**
 * Opening hours as people write them ("Mon-Fri 8 to 5, Sat 9-noon", "lundi au vendredi 8h à 17h", "24/7"), in the order of the week.
 * @returns `undefined` for a text that has another meaning, or more than one: hours are not guessed, because people drive there
 */
export function hoursInWords(text: string): { hours: DayHours[]; remarks: HoursRemark[] } | undefined {
  const tokens =
    text.length > MAX_LENGTH
      ? undefined
      : tokensOf(
          fold(text)
            .replace(/[\u2010-\u2015\u2212~]/g, '-')
            .replaceAll('’', "'"),
        );
  const byDay = tokens && timesByDay(tokens);
  if (!byDay) return undefined;
  const hours = WEEK.flatMap((dayOfWeek) =>
    (byDay.get(dayOfWeek) ?? []).toSorted((a, b) => a.opens.localeCompare(b.opens)).map((times) => ({ dayOfWeek, ...times })),
  );
  if (hours.length === 0) return undefined;
  const remarks: HoursRemark[] = [];
  if (tokens.some(({ kind }) => kind === 'appointment')) remarks.push('appointments');
  if (tokens.some(({ kind }) => kind === 'holidays')) remarks.push('holidays');
  return { hours, remarks };
}

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    let found: readonly Token[] | undefined;
    for (const [pattern, token] of PARTS) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      found = match ? token(match) : undefined;
      if (!found) continue;
      at = pattern.lastIndex;
      break;
    }
    if (!found) return undefined;
    tokens.push(...found);
  }
  return tokens;
}

/** Days, or times that belong to the days beside them; none of them where the business is closed. */
type Group = { days: readonly Weekday[] } | { times: readonly Times[] };

/** Days stand before their times, or after them, throughout a text; "closed" may stand before a day in either. */
function timesByDay(tokens: readonly Token[]): ReadonlyMap<Weekday, readonly Times[]> | undefined {
  const groups = groupsOf(tokens);
  if (!groups) return undefined;
  const [first] = groups;
  if (groups.length === 1 && first && 'times' in first && first.times[0] === ALL_DAY) return new Map(WEEK.map((day) => [day, first.times]));
  const byDay = new Map<Weekday, readonly Times[]>();
  const areDaysFirst = first !== undefined && 'days' in first;
  for (let at = 0; at < groups.length; at += 2) {
    const pair = groups.slice(at, at + 2);
    const days = pair.find((group) => 'days' in group)?.days;
    const times = pair.find((group) => 'times' in group)?.times;
    if (!days || !times || ('times' in pair[0]! && areDaysFirst && times.length > 0)) return undefined;
    for (const day of days) {
      if (byDay.has(day)) return undefined;
      byDay.set(day, times);
    }
  }
  return [...byDay.values()].every((times) => times.length <= MAX_SPANS_A_DAY) ? byDay : undefined;
}

function groupsOf(tokens: readonly Token[]): Group[] | undefined {
  const groups: Group[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next, afterNext] = tokens.slice(at, at + 3) as [Token, Token?, Token?];
    const last = groups.at(-1);
    const end = next?.kind === 'to' && afterNext?.kind === token.kind ? afterNext : undefined;
    if (token.kind === 'days' || token.kind === 'holidays') {
      const days = daysOf(token, end);
      if (!days) return undefined;
      if (last && 'days' in last) groups.splice(-1, 1, { days: [...last.days, ...days] });
      else groups.push({ days });
    } else if (token.kind === 'clock') {
      const span = end?.kind === 'clock' ? spanOf(token.clock, end.clock) : undefined;
      if (!span) return undefined;
      if (last && 'times' in last && last.times.length > 0) groups.splice(-1, 1, { times: [...last.times, span] });
      else groups.push({ times: [span] });
    } else if (token.kind === 'all-day') groups.push({ times: [ALL_DAY] });
    else if (token.kind === 'closed' || token.kind === 'appointment') groups.push({ times: [] });
    // "Mon-Fri - 8 to 5"
    else if (token.kind === 'to' && !(last && 'days' in last && next?.kind !== 'days')) return undefined;
    if (end) at += 2;
  }
  return groups;
}

/** The days of a name, or from one day to another, perhaps over the end of the week. Holidays are none of them. */
function daysOf(first: Token, last: Token | undefined): readonly Weekday[] | undefined {
  if (first.kind !== 'days') return [];
  if (last?.kind !== 'days') return first.days;
  if (first.days.length !== 1 || last.days.length !== 1) return undefined;
  const [from, to] = [WEEK.indexOf(first.days[0]!), WEEK.indexOf(last.days[0]!)];
  return from <= to ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)];
}

const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;
/** Hours from which a business may open in the morning; those before are in the afternoon. */
const EARLIEST = 5 * 60;
/** In "7-9 pm", an hour before this one is in the evening as well; from this one on it may be in the morning. */
const EVENING_ONLY = 7 * 60;

function spanOf(open: Clock, close: Clock): Times | undefined {
  const [from, to] = minutesOf(open, close) ?? [];
  if (from === undefined || to === undefined || from === to) return undefined;
  return { opens: timeText(from), closes: to === 0 || to === MIDNIGHT ? ALL_DAY.closes : timeText(to) };
}

/** Both times in minutes of the day; `undefined` where they may mean several. A closing time before the opening time is in the next night. */
function minutesOf(open: Clock, close: Clock): [from: number, to: number] | undefined {
  const [from, to] = [open.hour * 60 + open.minute, close.hour * 60 + close.minute];
  const [opens, closes] = [onlyMeaningOf(open), onlyMeaningOf(close)];
  if (opens !== undefined && closes !== undefined) {
    const isMistaken = closes < opens && opens < NOON && !open.half && !close.half && closes !== 0;
    return isMistaken ? undefined : [opens % MIDNIGHT, closes];
  }
  if (closes !== undefined) {
    if (close.half !== 'pm')
      return from < closes && closes !== MIDNIGHT && (from >= EARLIEST || close.half === 'am') ? [from, closes] : undefined;
    if (from >= NOON) return from < closes ? [from, closes] : undefined;
    if (from + NOON >= closes) return [from, closes];
    return from < EVENING_ONLY ? [from + NOON, closes] : undefined;
  }
  if (opens !== undefined) {
    // Hours of the clock from 0 to 24 are such throughout.
    if (open.isExact && (to > opens % MIDNIGHT || opens > NOON)) return [opens % MIDNIGHT, to];
    const later = to >= NOON ? to : to + NOON;
    return later > opens && (to <= opens || to >= NOON || opens >= NOON) ? [opens, later] : undefined;
  }
  if (from >= NOON) return to < NOON ? [from, to + NOON] : undefined;
  if (to > from) {
    if (open.hasUnit || close.hasUnit || (to >= NOON && from >= EARLIEST)) return [from, to];
    return from < EARLIEST && to < NOON ? [from + NOON, to + NOON] : undefined;
  }
  return from >= EARLIEST ? [from, to + NOON] : undefined;
}

/** The time in minutes of the day where it is written so that it can mean no other. */
function onlyMeaningOf({ hour, minute, half, isExact }: Clock): number | undefined {
  if (half) return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
  return isExact ? hour * 60 + minute : undefined;
}

function timeText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
