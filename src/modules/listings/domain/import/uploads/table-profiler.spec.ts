import { TableProfiler } from './table-profiler.js';

it('samples businesses only: blank rows, of which a spreadsheet may have a million, use no memory', () => {
  const profiler = new TableProfiler();
  profiler.take(['Name', 'City', '']);
  for (let row = 0; row < 20; row += 1) profiler.take([`Business ${row}`, 'Guelph', '']);
  const blank = ['', ' ', ''];
  for (let row = 0; row < 5_000; row += 1) profiler.take(blank);
  profiler.take(['The last', 'Toronto', 'x']);
  const { rows, columns } = profiler.finish();
  expect(rows).toBe(21);
  expect(columns.map(({ cells }) => cells.length)).toEqual([21, 21, 21]);
  expect(columns[2]).toMatchObject({ name: 'Column C', examples: ['x'] });
});
