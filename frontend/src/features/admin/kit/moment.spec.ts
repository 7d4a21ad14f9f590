import { dayText, endOfDay, lastDayText, momentText } from './moment.js';

it.each([
  [0, 30],
  [23, 30],
])("a day is shown in the reader's time zone, also at %i:%i", (hour, minute) => {
  const iso = new Date(2026, 10, 2, hour, minute).toISOString();
  expect(dayText(iso)).toBe('2 Nov 2026');
  expect(momentText(iso)).toMatch(/^2 Nov 2026, /);
  expect(dayText(new Date(2026, 8, 30, hour, minute).toISOString())).toBe('30 Sep 2026');
});

it.each([
  ['as far east as the site', new Date(2026, 11, 1, 0)],
  ['in Halifax, of a site in Vancouver', new Date(2026, 11, 1, 4)],
  ['in Vancouver, of a site in Halifax', new Date(2026, 10, 30, 20)],
])("the last day is that of the site's time zone for a reader %s", (_where, end) =>
  expect(lastDayText(end.toISOString())).toBe('30 Nov 2026'),
);

it("a day ends at midnight in the reader's time zone; an invalid day has no end", () => {
  expect(endOfDay('2019-12-31')).toBe(new Date(2020, 0, 1).toISOString());
  expect(['', '2019', '0019-12-31', '2019-12-31T00:00'].map(endOfDay)).toEqual([undefined, undefined, undefined, undefined]);
});
