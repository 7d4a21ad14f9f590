import { dayText, momentText } from './moment.js';

it.each([
  [0, 30],
  [23, 30],
])('a day is that of the clocks of the reader, at %i:%i as well', (hour, minute) => {
  const iso = new Date(2026, 10, 2, hour, minute).toISOString();
  expect(dayText(iso)).toBe('2 Nov 2026');
  expect(momentText(iso)).toMatch(/^2 Nov 2026, /);
  expect(dayText(new Date(2026, 8, 30, hour, minute).toISOString())).toBe('30 Sep 2026');
});
