import { choiceOf, clockOf, clockText } from './source-clock.js';

describe('the schedule of a source', () => {
  it.each([
    ['off', 'Only when you fetch it'],
    ['0 * * * *', 'Every hour'],
    ['30 3 * * *', 'Every day at 03:30'],
    ['0 18 * * 5', 'Every Friday at 18:00'],
  ])('%s is %s, and unchanged after a round trip through the form', (clock, words) => {
    expect(clockText(clock)).toBe(words);
    expect(clockOf(choiceOf(clock)!)).toBe(clock);
  });

  it('that the form cannot express is shown as it is', () => {
    for (const clock of ['5 * * * *', '0 */2 * * *', '0 3 1 * *', '0 3 * * 1-5']) {
      expect(choiceOf(clock)).toBeUndefined();
      expect(clockText(clock)).toBe(`Scheduled (${clock})`);
    }
  });
});
