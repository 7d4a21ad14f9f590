import { changeText, figuresOf, grouped, PARTS, waitedText } from './overview-words.js';

const NONE = { visits: 0, searches: 0, nothing: 0, contacts: 0, submissions: 0, decided: 0 };

describe('the overview in words', () => {
  it.each([
    [5, 5, 'as many as in the 7 days before'],
    [1_205, 5, '1,200 more than in the 7 days before'],
    [5, 6, '1 fewer than in the 7 days before'],
  ])('puts %i beside %i', (now, before, text) => expect(changeText(now, before, 7)).toBe(text));

  it.each([
    [{ now: null, before: 4 }, 'No decisions in this period.'],
    [{ now: 0, before: null }, 'On average a submission waited a few minutes for a decision.'],
    [{ now: 0, before: 1.5 }, 'On average a submission waited a few minutes for a decision, 1.5 hours less than before.'],
    [{ now: 1, before: null }, 'On average a submission waited 1 hour for a decision.'],
    [{ now: 5, before: 8 }, 'On average a submission waited 5 hours for a decision, 3 hours less than before.'],
    [{ now: 47.9, before: null }, 'On average a submission waited 47.9 hours for a decision.'],
    [{ now: 48, before: null }, 'On average a submission waited 2 days for a decision.'],
    [{ now: 60, before: 5 }, 'On average a submission waited 2.5 days for a decision, 2.3 days longer than before.'],
  ])('says how long submissions waited: %j', (waited, text) => expect(waitedText(waited)).toBe(text));

  it('links from undelivered emails to the page that retries them', () => {
    expect(PARTS['mail']?.path).toBe('/settings/site');
  });

  it('links each number to its list', () => {
    const figures = figuresOf({ now: { ...NONE, nothing: 3 }, before: NONE, days: 7 });
    expect(figures.find(({ name }) => name.includes('nothing'))).toMatchObject({
      value: '3',
      path: '/settings/searches?days=7&show=nothing',
    });
    expect(figures.every(({ path }) => path.length > 1)).toBe(true);
  });

  it.each([
    [7, '/settings/searches?days=7', '/settings/searches?days=7&show=nothing'],
    [30, '/settings/searches', '/settings/searches?show=nothing'],
    // Searches of a year are not stored.
    [365, '/settings/searches?days=90', '/settings/searches?days=90&show=nothing'],
  ] as const)('links from the searches of %i days to those that are listed', (days, all, nothing) => {
    const paths = figuresOf({ now: NONE, before: NONE, days }).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([all, nothing]));
  });

  it('shows up to 31 days one by one', () => {
    const days = Array.from({ length: 32 }, (_, index) => ({ ...NONE, day: `day ${index}`, listings: null }));
    expect([grouped(days.slice(1)).length, grouped(days).length]).toEqual([31, 5]);
  });

  it('shows a year in weeks, the last one complete', () => {
    const days = Array.from({ length: 365 }, (_, index) => ({
      ...NONE,
      day: `day ${index}`,
      visits: 1,
      listings: index < 10 ? null : index,
    }));
    const weeks = grouped(days);
    expect([weeks.length, weeks[0]!.visits, weeks.at(-1)!.visits, weeks.at(-1)!.listings, weeks[0]!.listings]).toEqual([
      53,
      1,
      7,
      364,
      null,
    ]);
  });
});
