import { InvalidValues } from '../../../../../shared/domain-error.js';
import { findHeader, columnLabel, namesOf } from './header-row.js';
import { isGenerated, generatedId, ownIdOf } from './generated-id.js';
import { mappedRows } from './mapped-rows.js';
import { assertComplete, columnsHashOf, withChoices } from './mapping.js';

describe('findHeader', () => {
  it.each([
    [
      [
        ['Business Name', 'Phone'],
        ['Bob', '416-555-0142'],
      ],
      0,
    ],
    [[['Our plumbers, May'], [], ['Business Name', 'Phone'], ['Bob', '416-555-0142']], 2],
    [
      [
        ['Business', '', 'Contact', ''],
        ['Name', 'Category', 'Telephone', 'Email'],
        ['Bob', 'Plumber', '416-555-0142', ''],
      ],
      1,
    ],
    [
      [
        ['Firma', 'Ort'],
        ['Bob', 'Guelph'],
      ],
      0,
    ],
    [[['Liste'], ['Firma', 'Ort'], ['Bob', 'Guelph']], 1],
  ])('finds the header row in %j', (rows, index) => {
    expect(findHeader(rows).index).toBe(index);
  });

  it.each([
    [[], /empty/],
    [[[''], ['', ' ']], /empty/],
    [[['Bob', '416-555-0142', 'bob@example.com']], /no row with the names of its columns\. Put one above/],
    [[Array.from({ length: 1_001 }, (_, index) => `Name ${index}`)], /1,001 columns; 1,000 at most/],
  ])('refuses %j with a clear message', (rows, reason) => {
    expect(() => findHeader(rows)).toThrow(reason);
  });

  it('gives every column a unique name', () => {
    expect(namesOf(['Phone', '', ' Phone ', 'A\nB'])).toEqual(['Phone', 'Column B', 'Phone (2)', 'A B']);
    expect([columnLabel(0), columnLabel(25), columnLabel(26), columnLabel(299)]).toEqual(['A', 'Z', 'AA', 'KN']);
  });
});

describe('generatedId', () => {
  const bob = { title: "Bob's Plumbing Ltd.", address: '12 King Street West, Toronto, ON' };

  it.each([
    [{ title: 'BOB’S  PLUMBING', address: '12 King St. W' }],
    [{ ...bob, phone: '416-555-0142', city: 'Toronto' }],
    [{ title: "Bob's Plumbing Inc", address: '12 king street west,Toronto' }],
  ])('is equal for %j', (cells) => {
    expect(generatedId(cells)).toBe(generatedId(bob));
    expect(isGenerated(generatedId(cells))).toBe(true);
  });

  it.each([
    [{ ...bob, title: 'Ann' }],
    [{ ...bob, address: '14 King Street West' }],
    [{ title: bob.title }],
    [{ title: bob.title, city: 'Guelph' }],
    [{ title: bob.title, phone: '416 555 0142' }],
  ])('differs for %j', (cells) => {
    expect(generatedId(cells)).not.toBe(generatedId(bob));
  });

  it('uses other fields if there is no address, and the source if it must be distinguished', () => {
    expect(generatedId({ title: 'Bob', postCode: 'm5v 2t6' })).toBe(generatedId({ title: 'Bob', postCode: 'M5V2T6', phone: '1' }));
    expect(ownIdOf('1', 'a')).toBe(ownIdOf('1', 'a'));
    expect(ownIdOf('1', 'a')).not.toBe(ownIdOf('1', 'b'));
  });
});

describe('withChoices', () => {
  const mapping = { Name: 'title', Tel: 'phone', Mobile: null, Street: 'address', 'Street 2': null } as const;

  it('changes only what was chosen', () => {
    expect(withChoices(mapping, { Tel: null, Mobile: 'phone', 'Street 2': 'address' })).toEqual({
      Name: 'title',
      Tel: null,
      Mobile: 'phone',
      Street: 'address',
      'Street 2': 'address',
    });
  });

  it('reports every invalid choice at once', () => {
    const wrong = () => withChoices(mapping, { Fax: 'phone', Tel: 'fax', Mobile: 'title' });
    expect(wrong).toThrow(InvalidValues);
    expect(wrong).toThrow(
      /mapping\.Fax: is no column of this file; mapping\.Tel: must be null or one of id, title.*; mapping\.Mobile: "Name" and "Mobile" cannot both be title/,
    );
  });

  it('treats a column named "constructor" as any other', () => {
    const named = { constructor: 'title', Name: null } as const;
    expect(withChoices(named, { constructor: null, Name: 'title' })).toEqual({ constructor: null, Name: 'title' });
    expect(() => withChoices(named, { Name: 'title' })).toThrow(/^[^;]*mapping\.Name: "constructor" and "Name" cannot both be title/);
  });

  it('requires a column for the name of the business', () => {
    expect(() => assertComplete(mapping)).not.toThrow();
    expect(() => assertComplete({ ...mapping, Name: null })).toThrow(/name of the business/);
  });

  it('recognises a file with the same columns in another order', () => {
    expect(columnsHashOf(['Name', 'Tél'])).toBe(columnsHashOf(['tel', 'NAME']));
    expect(columnsHashOf(['Name'])).not.toBe(columnsHashOf(['Name', 'Tel']));
  });
});

describe('mappedRows', () => {
  it('keeps row numbers, joins columns, and creates missing ids', async () => {
    const file = (async function* () {
      await Promise.resolve();
      yield* [
        ['List'],
        ['No', 'Name', 'Street', 'Town', 'Note'],
        ['7', 'Bob', '1 King St', 'Guelph', 'x'],
        ['', ' ', '', '', ''],
        ['', 'Ann', '2 King St'],
        ['n/a', 'Ann', '2 King St'],
      ];
    })();
    const rows: string[][] = [];
    for await (const row of mappedRows(
      file,
      1,
      (['id', 'title', 'address', 'address', null] as const).map((field, place) => ({ place, field })),
    ))
      rows.push(row);
    expect(rows).toEqual([
      [],
      ['id', 'title', 'address'],
      ['7', 'Bob', '1 King St, Guelph'],
      [],
      [generatedId({ title: 'Ann', address: '2 King St' }), 'Ann', '2 King St'],
      [generatedId({ title: 'Ann', address: '2 King St' }), 'Ann', '2 King St'],
    ]);
  });

  it('replaces repeated header rows by the names of the fields', async () => {
    const file = (async function* () {
      await Promise.resolve();
      yield* [['Name', 'Note', 'Tel'], ['Bob', '', '1'], ['NAME', 'n', 'Tel '], ['Name', '', '2'], ['Name']];
    })();
    const rows: string[][] = [];
    for await (const row of mappedRows(
      file,
      0,
      (['title', null, 'phone'] as const).map((field, place) => ({ place, field })),
    ))
      rows.push(row.slice(1));
    expect(rows).toEqual([
      ['title', 'phone'],
      ['Bob', '1'],
      ['title', 'phone'],
      ['Name', '2'],
      ['Name', ''],
    ]);
  });

  it('takes names of the same fields in other words for a repeated header, and a business with such a name for a business', async () => {
    const file = (async function* () {
      await Promise.resolve();
      yield* [
        ['Name', 'Note', 'Tel', 'Ville'],
        ['Company', '', 'Telephone', ''],
        ['Nom', 'x', 'Phone', 'City'],
        ['Company', '', '519-555-0123', 'City'],
        ['Company', '', '', ''],
        ['Phone', '', 'Company', ''],
      ];
    })();
    const titles: (string | undefined)[] = [];
    for await (const row of mappedRows(
      file,
      0,
      (['title', null, 'phone', 'city'] as const).map((field, place) => ({ place, field })),
    ))
      titles.push(row[1]);
    expect(titles).toEqual(['title', 'title', 'title', 'Company', 'Company', 'Phone']);
  });

  it.each([
    [
      [0, 1],
      [
        ['title', 'phone'],
        ['Bob', '1', '', ' '],
        ['Ann', ' Guelph', '2'],
        ['Tom', ''],
      ],
    ],
    // Somebody chose what stands there.
    [
      [0, 3],
      [
        ['title', 'phone'],
        ['Bob', ''],
        ['Ann', '2'],
        ['Tom', ''],
      ],
    ],
  ])('shows that a row is longer than the header, unless that column is used: %j', async (places, expected) => {
    const file = (async function* () {
      await Promise.resolve();
      yield* [['Name', 'Tel', 'Note'], ['Bob', '1', 'x', '', ' '], ['Ann', ' Guelph', 'ON', '2'], ['Tom']];
    })();
    const rows: string[][] = [];
    const fields = ['title', 'phone'] as const;
    for await (const row of mappedRows(
      file,
      0,
      places.map((place, index) => ({ place, field: fields[index]! })),
    ))
      rows.push(row.slice(1));
    expect(rows).toEqual(expected);
  });

  it('leaves spreadsheet errors out of joined columns', async () => {
    const file = (async function* () {
      await Promise.resolve();
      yield* [
        ['Street', 'Town'],
        ['1 King St', '#REF!'],
        ['#N/A', '#REF!'],
        ['1 King St', 'n/a'],
      ];
    })();
    const addresses: (string | undefined)[] = [];
    const columns = [0, 1].map((place) => ({ place, field: 'address' as const }));
    for await (const [, address] of mappedRows(file, 0, columns)) addresses.push(address);
    // What is nothing but an error is reported by the row's reader.
    expect(addresses).toEqual(['address', '1 King St', '#N/A', '1 King St']);
  });

  it.each([
    ['www.bob.example', 'https://www.bob.example'],
    ['bob.example/a', 'https://bob.example/a'],
    ['http://bob.example', 'http://bob.example'],
    ['ftp://bob.example', 'ftp://bob.example'],
    ['none', 'none'],
  ])('says of the website %j %j', async (cell, website) => {
    const file = (async function* () {
      await Promise.resolve();
      yield* [
        ['No', 'Site'],
        ['7', cell],
      ];
    })();
    const rows: string[][] = [];
    for await (const row of mappedRows(file, 0, [
      { place: 0, field: 'id' },
      { place: 1, field: 'website' },
    ]))
      rows.push(row);
    expect(rows[1]).toEqual(['7', website]);
  });
});
