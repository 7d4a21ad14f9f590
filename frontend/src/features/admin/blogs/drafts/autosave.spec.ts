import { waitBeforeSaving } from './autosave.js';

describe('a draft', () => {
  it('is saved a second after typing has paused, also after a save failed', () => {
    expect(waitBeforeSaving('new', undefined)).toBe(1_000);
    expect(waitBeforeSaving('new', { text: 'old', status: 400, times: 1 })).toBe(1_000);
  });

  it.each([0, 429, 500, 503])('is retried at growing intervals after %d', (status) => {
    const waits = [1, 2, 3, 5, 6, 60].map((times) => waitBeforeSaving('same', { text: 'same', status, times }));
    expect(waits).toEqual([15_000, 30_000, 60_000, 240_000, 300_000, 300_000]);
  });

  it.each([400, 401, 413])('is not retried before the next change after %d', (status) => {
    expect(waitBeforeSaving('same', { text: 'same', status, times: 1 })).toBeUndefined();
  });
});
