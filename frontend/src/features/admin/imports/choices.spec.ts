import { choicesFor, labelOf } from './field-labels.js';
import { problemOf } from './send-file.js';

const MB = 1024 * 1024;

describe('choicesFor', () => {
  const choices = choicesFor('phone', ['id', 'title', 'phone', 'address'], new Set(['title', 'phone', 'address'] as const));

  it('offers the fields that no other column has, its own field, and "nothing"', () => {
    expect(choices.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['', 'id', 'phone', 'address']);
    expect(choices.find(({ value }) => value === 'title')).toEqual({ value: 'title', label: 'Name (another column)', disabled: true });
  });

  it('has a label for every field', () => {
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
  ])('reports what is wrong with %s of %i bytes before it is sent', (name, size, problem) => {
    if (problem) expect(problemOf({ name, size })).toMatch(problem);
    else expect(problemOf({ name, size })).toBeUndefined();
  });
});
