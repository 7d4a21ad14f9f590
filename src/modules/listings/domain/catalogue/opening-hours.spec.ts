import type { DayHours } from '../../../../shared/listings/opening-hours.js';
import { openMinutesOf, readOpeningHours } from './opening-hours.js';

const read = (...entries: unknown[]) => readOpeningHours(JSON.stringify(entries));
const day = (dayOfWeek: string, opens: string, closes: string) => ({ dayOfWeek, opens, closes });

describe('readOpeningHours', () => {
  it('sorts the days of the week, and the spans of a day', () => {
    const { hours, problems } = read(day('Sunday', '10:00', '12:00'), day('Monday', '13:00', '17:00'), day('Monday', '08:00', '12:00'));
    expect(hours).toEqual([day('Monday', '08:00', '12:00'), day('Monday', '13:00', '17:00'), day('Sunday', '10:00', '12:00')]);
    expect(problems).toEqual([]);
  });

  it.each([
    [day(' monday ', '8:00', '17:00'), day('Monday', '08:00', '17:00')],
    [day('TUE', '08:00:00', '17:30:00'), day('Tuesday', '08:00', '17:30')],
    [day('Wednesday', '00:00', '24:00'), day('Wednesday', '00:00', '23:59')],
    [day('Friday', '18:00', '02:00'), day('Friday', '18:00', '02:00')],
  ])('reads %j', (typed, expected) => expect(read(typed).hours).toEqual([expected]));

  it.each([
    [day('Funday', '08:00', '17:00')],
    [day('Monday', '25:00', '17:00')],
    [day('Monday', '08:60', '17:00')],
    [day('Monday', '24:30', '17:00')],
    [day('Monday', '8am', '5pm')],
    [{ dayOfWeek: 'Monday', opens: '08:00' }],
    [{ dayOfWeek: 1, opens: '08:00', closes: '17:00' }],
    ['Monday 8-5'],
    [null],
  ])('ignores %j with a note, and keeps the rest', (entry) => {
    const { hours, problems } = read(day('Monday', '08:00', '17:00'), entry);
    expect(hours).toEqual([day('Monday', '08:00', '17:00')]);
    expect(problems).toEqual(['entry 2 has no day with times such as 08:00; left out']);
  });

  it.each(['', 'Mon-Fri 8-5', '{"Monday": "8-5"}'])('reports that %j is not a list', (json) => {
    expect(readOpeningHours(json)).toEqual({ hours: [], problems: ['is not a JSON list; left out'] });
  });

  it('keeps three spans a day', () => {
    const { hours, problems } = read(...Array.from({ length: 22 }, () => day('Monday', '08:00', '09:00')));
    expect(hours).toHaveLength(21);
    expect(problems).toEqual(['has more than 21 entries; the first 21 are kept']);
  });
});

describe('when a business is open, in minutes of the week', () => {
  it.each<[string, DayHours, [number, number][]]>([
    ['a morning', { dayOfWeek: 'Monday', opens: '08:00', closes: '12:30' }, [[480, 750]]],
    ['a whole day', { dayOfWeek: 'Tuesday', opens: '00:00', closes: '23:59' }, [[1_440, 2_880]]],
    ['a whole day, written otherwise', { dayOfWeek: 'Tuesday', opens: '00:00', closes: '00:00' }, [[1_440, 2_880]]],
    ['until midnight', { dayOfWeek: 'Monday', opens: '18:00', closes: '23:59' }, [[1_080, 1_440]]],
    ['a night', { dayOfWeek: 'Monday', opens: '22:00', closes: '03:00' }, [[1_320, 1_620]]],
    [
      'the night over Sunday',
      { dayOfWeek: 'Sunday', opens: '22:00', closes: '03:00' },
      [
        [9_960, 10_080],
        [0, 180],
      ],
    ],
  ])('%s', (_what, hours, spans) => expect(openMinutesOf([hours])).toEqual(spans));

  it('an evening until 23:59 continues into the hours after midnight', () => {
    const evening: DayHours[] = [
      { dayOfWeek: 'Friday', opens: '18:00', closes: '23:59' },
      { dayOfWeek: 'Saturday', opens: '00:00', closes: '02:00' },
    ];
    expect(openMinutesOf(evening)).toEqual([
      [6_840, 7_200],
      [7_200, 7_320],
    ]);
  });
});
