import { type DayHours, WEEK, type Weekday } from '../../../../../src/shared/listings/opening-hours.js';
import {
  problemOf,
  withRemainingDaysClosed,
  stateOn,
  timesOn,
  weekLikeMonday,
  weekOf,
  withAddedTimes,
  withState,
  withTimes,
} from './opening-days.js';

const span = (dayOfWeek: Weekday, opens: string, closes: string): DayHours => ({ dayOfWeek, opens, closes });

const HOURS = weekOf([
  span('Monday', '08:00', '12:00'),
  span('Monday', '13:00', '17:00'),
  span('Saturday', '00:00', '23:59'),
  span('Sunday', '22:00', '04:00'),
]);

describe('opening days', () => {
  it('are closed, open all day, or open at times', () => {
    expect((['Tuesday', 'Saturday', 'Monday', 'Sunday'] as const).map((day) => stateOn(HOURS, day))).toEqual([
      'closed',
      'all-day',
      'times',
      'times',
    ]);
    expect(stateOn(weekOf([span('Friday', '00:00', '00:00')]), 'Friday')).toBe('all-day');
  });

  it('leave all other days unchanged, with several spans and nights', () => {
    const changed = withState(HOURS, 'Saturday', 'closed');
    expect(changed.spans).toEqual([HOURS.spans[0], HOURS.spans[1], HOURS.spans[3]]);
    expect(withTimes(HOURS, 'Sunday', timesOn(HOURS, 'Sunday'))).toEqual(HOURS);
  });

  it('stay in the order of the week', () => {
    expect(withState(HOURS, 'Friday', 'all-day').spans.map(({ dayOfWeek }) => dayOfWeek)).toEqual([
      'Monday',
      'Monday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  it('get another empty span at their end', () => {
    expect(timesOn(withAddedTimes(HOURS, 'Sunday'), 'Sunday')).toEqual([
      { opens: '22:00', closes: '04:00' },
      { opens: '', closes: '' },
    ]);
  });

  it('become like Monday up to Friday', () => {
    const week = weekLikeMonday(HOURS);
    for (const day of ['Tuesday', 'Friday'] as const) expect(timesOn(week, day)).toEqual(timesOn(HOURS, 'Monday'));
    for (const day of ['Saturday', 'Sunday'] as const) expect(timesOn(week, day)).toEqual(timesOn(HOURS, day));
  });

  describe('opening days that are all unknown', () => {
    const NOTHING = weekOf([]);

    it('stay unknown until one of them is edited', () => {
      expect(WEEK.map((day) => stateOn(NOTHING, day))).toEqual(WEEK.map(() => 'unknown'));
      const monday = withState(NOTHING, 'Monday', 'times');
      expect((['Monday', 'Tuesday'] as const).map((day) => stateOn(monday, day))).toEqual(['times', 'unknown']);
      expect(weekLikeMonday(monday).unknown).toEqual(['Saturday', 'Sunday']);
    });

    it('cannot be saved together with known days: they would be shown as closed', () => {
      expect(problemOf(NOTHING)).toBeUndefined();
      const monday = withState(NOTHING, 'Monday', 'times');
      expect(problemOf(monday)).toContain('Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday');
      expect(problemOf(withRemainingDaysClosed(monday))).toBeUndefined();
      expect(problemOf(withState(withRemainingDaysClosed(monday), 'Monday', 'closed'))).toContain('closed on every day');
      expect(withState(monday, 'Monday', 'unknown')).toEqual(NOTHING);
    });
  });
});
