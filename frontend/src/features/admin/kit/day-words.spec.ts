import { dayLabels, nothingCounted } from './day-words.js';

describe('a chart of days', () => {
  it('has a text that says when nothing was counted', () => {
    expect(nothingCounted([0, 0, 0])).toBe('Nothing was counted in these 3 days yet. The chart begins with the first one.');
    expect(nothingCounted([0])).toContain('on this day');
  });

  it('is drawn as soon as one day has a count', () => {
    expect(nothingCounted([0, 1, 0])).toBeUndefined();
  });
});

it('labels below a chart have the year where it changes', () => {
  expect(dayLabels(['2026-11-28', '2026-11-29'])).toEqual(['28 Nov', '29 Nov']);
  expect(dayLabels(['2025-12-31', '2026-01-01'])).toEqual(['31 Dec 2025', '1 Jan 2026']);
  expect(dayLabels([])).toEqual([]);
});
