import { oncePerMinute } from './once-per-minute.js';

it('reports once in each minute', () => {
  const now = jest.spyOn(performance, 'now');
  const reported: string[] = [];
  const report = oncePerMinute((what: string) => reported.push(what));
  try {
    for (const [seconds, what] of [
      [0, 'first'],
      [59.9, 'second'],
      [60, 'third'],
      [61, 'fourth'],
    ] as const) {
      now.mockReturnValue(seconds * 1_000);
      report(what);
    }
  } finally {
    now.mockRestore();
  }
  expect(reported).toEqual(['first', 'third']);
});
