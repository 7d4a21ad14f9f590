import { SiteCalendar } from './site-calendar.js';
import { FixedSettings } from '../testing/fixed-settings.js';

const inZone = (timeZone: string) => {
  const settings = new FixedSettings();
  settings.set({ timeZone });
  return { settings, calendar: new SiteCalendar(settings) };
};

it('is the day in the site’s time zone, not in that of the process', () => {
  const evening = new Date('2026-11-21T02:30:00Z');
  const { settings, calendar } = inZone('America/Toronto');
  expect(calendar.dayOf(evening)).toBe('2026-11-20');
  expect(calendar.dayOf(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
  settings.set({ timeZone: 'America/St_Johns' });
  expect(calendar.dayOf(new Date('2026-11-21T03:30:00Z'))).toBe('2026-11-21');
  expect(inZone('UTC').calendar.dayOf(evening)).toBe('2026-11-21');
});

it('writes a moment for spreadsheets in the site’s time zone', () => {
  const { settings, calendar } = inZone('America/Toronto');
  const evening = new Date('2026-11-21T02:30:05.678Z');
  expect(calendar.timeOf(evening)).toBe('2026-11-20 21:30:05');
  settings.set({ timeZone: 'UTC' });
  expect(calendar.timeOf(evening)).toBe('2026-11-21 02:30:05');
});

it('counts days back across the end of daylight saving time, and ends them at midnight in the site’s time zone', () => {
  const { calendar } = inZone('America/Toronto');
  const late = new Date('2026-11-03T04:30:00Z');
  expect(calendar.daysUntil(late, 4)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
  expect(calendar.daysUntil(late, 2, 2)).toEqual(['2026-10-30', '2026-10-31']);
  expect(calendar.endOf('2026-10-31')).toEqual(new Date('2026-11-01T04:00:00Z'));
  expect(calendar.endOf('2026-11-01')).toEqual(new Date('2026-11-02T05:00:00Z'));
});
