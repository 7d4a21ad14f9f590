import { nothingCounted } from './day-words.js';

describe('a chart of days', () => {
  it('says in words that nothing was counted', () => {
    expect(nothingCounted([0, 0, 0])).toBe('Nothing was counted in these 3 days yet. The chart begins with the first one.');
    expect(nothingCounted([0])).toContain('on this day');
  });

  it('is drawn as soon as one day has something', () => {
    expect(nothingCounted([0, 1, 0])).toBeUndefined();
  });
});
