import { DayFigures } from './day-figures.js';

it('simultaneous reads of figures cause one query', async () => {
  const figures = new DayFigures();
  const asked: string[] = [];
  figures.register('contacts', () => Promise.resolve([{ day: '2026-11-20', count: 3 }]));
  figures.registerTogether(['searches', 'nothing'], (from, to) => {
    asked.push(`${from} ${to}`);
    return Promise.resolve([{ day: '2026-11-20', searches: 7, nothing: 2 }]);
  });
  expect(await figures.all('2026-11-19', '2026-11-20')).toEqual(
    new Map([
      ['contacts', [{ day: '2026-11-20', count: 3 }]],
      ['searches', [{ day: '2026-11-20', count: 7 }]],
      ['nothing', [{ day: '2026-11-20', count: 2 }]],
    ]),
  );
  expect(asked).toEqual(['2026-11-19 2026-11-20']);
});
