import { choicesFor, labelOf } from './field-labels.js';
import { problemOf } from './send-file.js';

const MB = 1024 * 1024;

describe('choicesFor', () => {
  const choices = choicesFor('phone', ['id', 'title', 'phone', 'address'], new Set(['title', 'phone', 'address'] as const));

  it('offers what no other column is, its own field, and nothing', () => {
    expect(choices.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['', 'id', 'phone', 'address']);
    expect(choices.find(({ value }) => value === 'title')).toEqual({ value: 'title', label: 'Name (another column)', disabled: true });
  });

  it('has words for every field', () => {
    expect([labelOf('industry'), labelOf('id'), labelOf('asShown')]).toEqual([
      'Trade',
      'Number or id of the business',
      'Used unchanged (yes or no)',
    ]);
  });
});

describe('problemOf', () => {
  it.each([
    ['list.csv', 200 * MB, undefined],
    ['list.xlsx', 50 * MB, undefined],
    ['list.csv', 200 * MB + 1, /larger than 200 MB/],
    ['list.XLSX', 50 * MB + 1, /larger than 50 MB/],
    ['list.xls', 1, /old Excel workbook/],
    ['list.csv', 0, /empty/],
  ])('tells before %s of %i bytes is sent what is wrong with it', (name, size, problem) => {
    if (problem) expect(problemOf({ name, size })).toMatch(problem);
    else expect(problemOf({ name, size })).toBeUndefined();
  });
});
