import { pageMarks } from './page-marks.js';

describe('pageMarks', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 ... 8'],
    [4, 8, '1 2 3 4 5 ... 8'],
    [5, 8, '1 ... 5 6 7 8'],
    [5, 12, '1 ... 4 5 6 ... 12'],
    [8, 12, '1 ... 7 8 9 ... 12'],
    [9, 12, '1 ... 9 10 11 12'],
    [12, 12, '1 ... 9 10 11 12'],
  ])('page %i of %i: %s', (current, last, marks) => expect(pageMarks(current, last).join(' ')).toBe(marks));
});
