import { COLUMNS, FIRST_COLUMNS, SheetHeader } from './sheet-columns.js';

describe('SheetHeader', () => {
  it.each([
    ['as they are written', ['id', 'title', 'googleMapsLink']],
    ['in another order', ['googleMapsLink', 'title', 'id']],
    ['in another case', ['ID', 'TITLE', 'GOOGLEMAPSLINK']],
    ['with spaces', ['  Id ', 'Title\u00a0', 'Google Maps  Link']],
    ['with dashes and underscores', ['id', 'title', 'google_maps-link']],
    ['behind a byte order mark', ['\ufeffid', 'title', 'googleMapsLink']],
    ['among unknown ones', ['notes', 'id', 'title', 'owner', 'googleMapsLink', '']],
  ])('finds the columns %s', (_how, row) => {
    const header = SheetHeader.in(row)!;
    const cells = row.map((_, index) => `cell ${index}`);
    for (const column of ['id', 'title', 'googleMapsLink'] as const) {
      const index = row.findIndex((cell) => cell.toLowerCase().replace(/[^a-z]/g, '') === column.toLowerCase());
      expect(header.cell(cells, column)).toBe(`cell ${index}`);
    }
    expect(Object.keys(header.cells(cells)).sort()).toEqual(['googleMapsLink', 'id', 'title']);
  });

  it.each([[['id', 'name']], [['title']], [[]], [['identity', 'titles']], [['My directory']]])('finds no header row in %j', (row) => {
    expect(SheetHeader.in(row)).toBeUndefined();
  });

  it('uses the first of two columns of the same name', () => {
    expect(SheetHeader.in(['id', 'title', 'Title'])!.cell(['1', 'first', 'second'], 'title')).toBe('first');
  });

  it('reads short rows as empty cells, and missing columns as absent', () => {
    const header = SheetHeader.in(['id', 'title', 'phone'])!;
    expect(header.cells(['1'])).toEqual({ id: '1', title: '', phone: '' });
    expect(header.has('phone')).toBe(true);
    expect(header.has('email')).toBe(false);
    expect(header.cell(['1'], 'email')).toBe('');
  });

  it('has a digest of the values, not of the positions of columns or of unknown ones', () => {
    const digest = (names: string[], row: string[]) => SheetHeader.in(names)!.digestInput(row);
    const before = digest(['id', 'title', 'phone'], ['1', 'Bob', '5']);
    expect(digest(['phone', 'note', 'title', 'id'], ['5', 'called', 'Bob', '1'])).toBe(before);
    expect(digest(['id', 'title', 'phone'], ['1', 'Bob', '6'])).not.toBe(before);
    expect(digest(['id', 'title', 'email'], ['1', 'Bob', '5'])).not.toBe(before);
    expect(digest(['id', 'title'], ['1', 'Bob'])).not.toBe(digest(['id', 'title', 'phone'], ['1', 'Bob', '']));
  });

  it('has for a sheet without later columns the digest of the first release: new columns never change it', () => {
    expect(SheetHeader.in(['id', 'title'])!.digestInput(['1', 'Bob'])).toBe(
      ['1', 'Bob', ...Array<string>(21).fill('\u0000')].join('\u001f'),
    );
    const later = COLUMNS.slice(FIRST_COLUMNS.length);
    expect(
      SheetHeader.in(['id', 'title', ...later])!
        .digestInput(['1', 'Bob', ...later])
        .split('\u001f')
        .slice(23),
    ).toEqual(later);
  });
});
