import { stringify } from 'csv-stringify/sync';
import { SPREADSHEET_CSV, withoutApostrophes, withoutFormula } from './spreadsheet-csv.js';

describe('A cell for a spreadsheet', () => {
  it.each(['=1+1', '+14165550142', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])('that would be a formula becomes text: %j', (cell) => {
    expect(withoutFormula(cell)).toBe(`'${cell}`);
  });

  it.each([
    ["Zy;=1+cmd|' /C calc'!A0;x", "Zy;'=1+cmd|' /C calc'!A0;x"],
    ['a;@SUM(A1)', "a;'@SUM(A1)"],
    ['a\t+1+cmd|x', "a\t'+1+cmd|x"],
    ['a;"=1', 'a;"\'=1'],
    ['=1;=2', "'=1;'=2"],
  ])('that would be a formula with semicolons or tabs as separators becomes text: %j', (cell, safe) => {
    expect(withoutFormula(cell)).toBe(safe);
  });

  it.each([
    'Roofs; walls',
    '416-555-0142; +1 905 555-0199',
    '416-555-0142;+1 905 555-0199',
    'pipes; - siding',
    'open; 24/7',
    '-79.38',
    '12',
    'Roofs = ours',
    '',
    "'",
  ])('that is not a formula stays unchanged: %j', (cell) => {
    expect(withoutFormula(cell)).toBe(cell);
  });

  it.each([
    '=1+1',
    '+1 416-555-0142',
    '-2+3',
    '@home',
    '\t=1',
    '＝1',
    "Zy;=1+cmd|' /C calc'!A0;x",
    'Great;-) really;=yes',
    'a;"=1',
    '=1;=2',
    '-79.38',
    "Bob's",
    "'Til dawn; 'n' more",
    "'",
  ])('is read back unchanged: %j', (cell) => expect(withoutApostrophes(withoutFormula(cell))).toBe(cell));

  it('has the same form in every file, after a byte order mark', () => {
    expect(stringify([['=1', 'é']], SPREADSHEET_CSV)).toBe("\uFEFF'=1,é\n");
  });
});
