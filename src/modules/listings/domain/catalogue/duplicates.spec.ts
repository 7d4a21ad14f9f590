import { notesOf } from '../import/duplicate-notes.js';
import { addressKeyOf } from './duplicates.js';

describe('an address', () => {
  it('is equal with other accents, commas and case', () =>
    expect(addressKeyOf('12 Élm St., Guelph, ON')).toBe(addressKeyOf('12 elm st Guelph ON')));
  it('needs a house number', () => expect(addressKeyOf('Guelph, ON, N1H 1A1')).toBeNull());
});

describe('the notes of duplicates', () => {
  const rowOf = new Map([
    ['a', 2],
    ['b', 3],
    ['c', 4],
    ['d', 5],
    ['e', 6],
  ]);

  it('are at each row of the sheet, and name the others', () => {
    expect(notesOf([{ field: 'phone', value: '+1', ids: ['a', 'b', 'elsewhere'] }], rowOf)).toEqual([
      { row: 2, field: 'phone', reason: 'is also the phone of b (row 3), elsewhere; perhaps the same business' },
      { row: 3, field: 'phone', reason: 'is also the phone of a (row 2), elsewhere; perhaps the same business' },
    ]);
  });

  it('name at most three', () => {
    expect(notesOf([{ field: 'website', value: 'x', ids: ['a', 'b', 'c', 'd', 'e'] }], rowOf)[4]!.reason).toContain(
      'a (row 2), b (row 3), c (row 4) and 1 more',
    );
  });
});
