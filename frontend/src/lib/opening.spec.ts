import { type DayHours, WEEK } from '../../../src/shared/listings/opening-hours.js';
import { HOURS_WORDS } from '../../../src/shared/words/hours-words.js';
import * as opening from './opening.js';

const openingAt = (spans: DayHours[], timeZone: string, now: number) => opening.openingAt(spans, timeZone, now, HOURS_WORDS);
const spanText = (span: DayHours) => opening.spanText(span, HOURS_WORDS);

const TORONTO = 'America/Toronto';
const weekdays: DayHours[] = WEEK.slice(0, 5).map((dayOfWeek) => ({
  dayOfWeek,
  opens: '08:00',
  closes: '17:30',
}));
const at = (iso: string) => Date.parse(iso);

describe('openingAt', () => {
  it.each([
    ['in the middle of a working day', '2026-11-20T15:00:00-05:00', true, 'Open now, until 5:30 p.m.'],
    ['in the minute of opening', '2026-11-20T08:00:00-05:00', true, 'Open now, until 5:30 p.m.'],
    ['in the minute of closing', '2026-11-20T17:30:00-05:00', false, 'Closed now, opens Monday at 8 a.m.'],
    ['before opening', '2026-11-20T06:00:00-05:00', false, 'Closed now, opens 8 a.m.'],
    ['on the evening before a working day', '2026-11-22T20:00:00-05:00', false, 'Closed now, opens tomorrow at 8 a.m.'],
  ])('%s', (_case, now, open, text) => expect(openingAt(weekdays, TORONTO, at(now))).toMatchObject({ open, text }));

  it('uses the time zone of the business, not of the visitor', () => {
    const now = at('2026-11-20T13:30:00Z');
    expect(openingAt(weekdays, TORONTO, now)).toMatchObject({ open: true, today: 'Friday' });
    expect(openingAt(weekdays, 'America/Winnipeg', now)).toMatchObject({ open: false, text: 'Closed now, opens 8 a.m.' });
    expect(openingAt(weekdays, 'Pacific/Auckland', now)).toMatchObject({ open: false, today: 'Saturday' });
  });

  it('reads a closing time before the opening time as the following night', () => {
    const night: DayHours[] = [{ dayOfWeek: 'Sunday', opens: '18:00', closes: '02:00' }];
    expect(openingAt(night, TORONTO, at('2026-11-23T01:00:00-05:00'))).toMatchObject({ open: true, text: 'Open now, until 2 a.m.' });
    expect(openingAt(night, TORONTO, at('2026-11-23T02:00:00-05:00'))).toMatchObject({ open: false });
  });

  it('names the day of the next opening if that is a week from now', () => {
    const morning: DayHours[] = [{ dayOfWeek: 'Friday', opens: '08:00', closes: '12:00' }];
    expect(openingAt(morning, TORONTO, at('2026-11-20T12:00:00-05:00')).text).toBe('Closed now, opens Friday at 8 a.m.');
    expect(openingAt(morning, TORONTO, at('2026-11-20T07:59:00-05:00')).text).toBe('Closed now, opens 8 a.m.');
  });

  it('says around the clock if all days are open until the next one', () => {
    const always = WEEK.map((dayOfWeek) => ({
      dayOfWeek,
      opens: '00:00',
      closes: '23:59',
    }));
    expect(openingAt(always, TORONTO, at('2026-11-20T23:59:30-05:00'))).toMatchObject({ open: true, text: 'Open around the clock' });
  });

  it('reads a minute before midnight as midnight, as the search does', () => {
    const evening: DayHours[] = [{ dayOfWeek: 'Friday', opens: '18:00', closes: '23:59' }];
    const night: DayHours[] = [...evening, { dayOfWeek: 'Saturday', opens: '00:00', closes: '02:00' }];
    const lastMinute = at('2026-11-20T23:59:30-05:00');
    expect(openingAt(evening, TORONTO, lastMinute)).toMatchObject({ open: true, text: 'Open now, until midnight' });
    expect(openingAt(night, TORONTO, at('2026-11-20T20:00:00-05:00')).text).toBe('Open now, until tomorrow at 2 a.m.');
    expect(openingAt(night, TORONTO, lastMinute)).toMatchObject({ open: true, text: 'Open now, until tomorrow at 2 a.m.' });
  });

  it('names the day if the business stays open beyond midnight', () => {
    const long: DayHours[] = [{ dayOfWeek: 'Friday', opens: '00:00', closes: '23:59' }];
    expect(openingAt(long, TORONTO, at('2026-11-20T12:00:00-05:00')).text).toBe('Open now, until midnight');
  });

  it('says of a day open until the next one that it is open all day, not that it opens at midnight', () => {
    const days: DayHours[] = [{ dayOfWeek: 'Monday', opens: '00:00', closes: '23:59' }];
    expect(openingAt(days, TORONTO, at('2026-11-20T12:00:00-05:00')).text).toBe('Closed now, open all day Monday');
    expect(openingAt(days, TORONTO, at('2026-11-22T12:00:00-05:00')).text).toBe('Closed now, open all day tomorrow');
    const night: DayHours[] = [{ dayOfWeek: 'Monday', opens: '00:00', closes: '06:00' }];
    expect(openingAt(night, TORONTO, at('2026-11-22T12:00:00-05:00')).text).toBe('Closed now, opens at midnight');
  });

  it('creates one formatter for each time zone', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    for (let minute = 0; minute < 20; minute++) openingAt(weekdays, 'America/Moncton', at('2026-11-20T12:00:00Z') + minute);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  it('says nothing without hours', () => expect(openingAt([], TORONTO, 0)).toMatchObject({ open: false, text: 'Opening hours not known' }));
});

describe('spanText', () => {
  it.each([
    ['07:30', '17:00', '7:30 a.m. to 5 p.m.'],
    ['00:00', '23:59', 'Open all day'],
    ['12:00', '00:30', '12 p.m. to 12:30 a.m.'],
    ['12:00', '23:59', '12 p.m. to midnight'],
    ['12:00', '00:00', '12 p.m. to midnight'],
    ['00:00', '05:00', 'midnight to 5 a.m.'],
    ['23:59', '05:00', '11:59 p.m. to 5 a.m.'],
  ])('%s to %s', (opens, closes, text) => expect(spanText({ dayOfWeek: 'Monday', opens, closes })).toBe(text));
});
