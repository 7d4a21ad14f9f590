import { stringify } from 'csv-stringify/sync';
import { SPREADSHEET_CSV, withoutFormula } from './spreadsheet-csv.js';

describe('A cell for a spreadsheet', () => {
  it.each(['=1+1', '+14165550142', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])('that would be a formula is a text: %j', (cell) => {
    expect(withoutFormula(cell)).toBe(`'${cell}`);
  });

  it.each(['-79.38', '12', 'Roofs = ours', '', "'"])('that is none stays as it is: %j', (cell) => {
    expect(withoutFormula(cell)).toBe(cell);
  });

  it('is written so in every file, after a byte order mark', () => {
    expect(stringify([['=1', 'é']], SPREADSHEET_CSV)).toBe("\uFEFF'=1,é\n");
  });
});
