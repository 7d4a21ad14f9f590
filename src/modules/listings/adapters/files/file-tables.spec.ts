import iconv from 'iconv-lite';
import { randomBytes } from 'node:crypto';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { workbookFiles, workbookOf, zipOf } from '../../../../../test/support/workbook.js';
import type { TableRemarks } from '../../domain/import/uploads/table-reader.js';
import { UnreadParts } from '../../domain/import/uploads/unread-parts.js';
import { FileTables } from './file-tables.js';
import { workbookFile } from './sheet-file.js';

const path = join(tmpdir(), `homewright-table-${randomBytes(6).toString('hex')}`);

afterAll(() => rm(path, { force: true }));

async function read(content: string | Buffer, remarks?: TableRemarks): Promise<string[][]> {
  await writeFile(path, content);
  const rows: string[][] = [];
  for await (const row of new FileTables().rows(path, remarks)) rows.push(row);
  return rows;
}

const readFiles = (files: Record<string, string>) => read(zipOf(files));

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const TABLE = [
  ['Nom', 'Ville'],
  ['Café Bâtir', 'Montréal'],
  ['Bob’s', 'Guelph'],
];
const text = (separator: string, ending = '\r\n') => TABLE.map((row) => row.join(separator)).join(ending);

it('an apostrophe that an export put before a possible formula is removed from cells, in either kind of file', async () => {
  const exported = [
    ['Name', 'Phone'],
    ["'@Home", "'+1 519-555-0142"],
    ["'Til Dawn", "Great;'-)"],
  ];
  const rows = [
    ['Name', 'Phone'],
    ['@Home', '+1 519-555-0142'],
    ["'Til Dawn", 'Great;-)'],
  ];
  expect(await read(exported.map((row) => row.join(',')).join('\n'))).toEqual(rows);
  expect(await read(workbookOf(exported))).toEqual(rows);
});

it('characters that PostgreSQL refuses are removed from cells, in either kind of file', async () => {
  const long = 'x'.repeat(300_000);
  expect(await read(`Name,City\n${long},Guelph\nBo\0b,\0`)).toEqual([
    ['Name', 'City'],
    [long, 'Guelph'],
    ['Bob', ''],
  ]);
  const cell = '<row><c t="s"><v>0</v></c></row>';
  expect(await read(zipOf(workbookFiles(cell, ['<t>Bo_x0000_b _xD800_ _xD83D__xDE00_</t>'])))).toEqual([['Bob \uFFFD \u{1F600}']]);
});

describe('text files', () => {
  it.each([
    ['commas', text(',')],
    ['semicolons', text(';')],
    ['tabs', text('\t')],
    ['bars', text('|')],
    ['line feeds', text(',', '\n')],
    ['carriage returns', text(',', '\r')],
    ['UTF-8 with a byte order mark', `\ufeff${text(';')}`],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${text('\t')}`, 'utf16le')],
    ['UTF-16 BE with a byte order mark', utf16be(`\ufeff${text(',')}`)],
    ['UTF-16 LE without one', Buffer.from(text(','), 'utf16le')],
    ['UTF-16 BE without one', utf16be(text(','))],
    ['Windows-1252', Buffer.from(text(';').replace('’', '\u0092'), 'latin1')],
  ])('are read with %s', async (_how, content) => {
    expect(await read(content)).toEqual(TABLE);
  });

  it.each(['macroman', 'cp850', 'windows-1252'])('are read in %s, as old spreadsheets write it', async (encoding) => {
    const rows = [
      ['Nom', 'Ville', 'Téléphone'],
      ['Érablière Côté', 'Québec', '1'],
      ['Noël & Fils, çà et là', 'Trois-Rivières', '2'],
      ['Maçonnerie Bâtir', 'Saint-Jérôme', '3'],
      ['ÉLECTRICITÉ FORÊT', "L'Île-Perrot", '4'],
    ];
    expect(await read(iconv.encode(rows.map((row) => row.join(';')).join('\r\n'), encoding))).toEqual(rows);
  });

  it.each([
    ['Mac Roman with an apostrophe alone', 'macroman', 'Bob’s Plumbing'],
    ['Mac Roman with one accent', 'macroman', 'Montréal Renos'],
    ['CP850 with one accent', 'cp850', 'Montréal Renos'],
    ['Windows-1252 with quotation marks alone', 'windows-1252', '“Best” Plumbing – 24h…'],
    ['Windows-1252 with Spanish and Portuguese names', 'windows-1252', 'José García São João Ñandú'],
    ['Windows-1252 with Czech and Portuguese names', 'windows-1252', 'Šimun Žižka João'],
    ['Windows-1252 in capitals', 'windows-1252', 'PLOMBERIE MONTRÉAL À QUÉBEC'],
    ['Windows-1252 with a sign', 'windows-1252', 'Pipes® & Drains™'],
  ])('are read with few letters that tell: %s', async (_what, encoding, name) => {
    expect(await read(iconv.encode(`Name,City\n${name},Guelph\n`, encoding))).toEqual([
      ['Name', 'City'],
      [name, 'Guelph'],
    ]);
  });

  it('are read in Mac Roman also where the first megabyte ends within a letter of a line in UTF-8', async () => {
    const start = iconv.encode('Name,City\nMontréal Renos,Laval\n', 'macroman');
    const letters = 'é'.repeat(40);
    // The end is behind ten letters of two bytes, and half of one.
    const room = 1024 * 1024 - start.length - 21;
    const filler = 'Bob,Guelph\n';
    const between = filler.repeat(room / filler.length).padStart(room, 'x');
    const rows = await read(Buffer.concat([start, Buffer.from(`${between}${letters},Laval\n`)]));
    expect([rows[1], rows.at(-1)]).toEqual([
      ['Montréal Renos', 'Laval'],
      [letters, 'Laval'],
    ]);
  });

  it('may be joined from two encodings: each line is decoded separately', async () => {
    const mixed = Buffer.concat([
      Buffer.from('Nom,Ville\nCafé Bâtir,Montréal\n'),
      Buffer.from('Toiture Été,Lévis\n', 'latin1'),
      Buffer.from('Bob’s,Guelph'),
    ]);
    expect(await read(mixed)).toEqual([
      ['Nom', 'Ville'],
      ['Café Bâtir', 'Montréal'],
      ['Toiture Été', 'Lévis'],
      ['Bob’s', 'Guelph'],
    ]);
  });

  it('are decoded correctly if a character is split between two chunks', async () => {
    const name = `${'é'.repeat(700_000)}x`;
    for (const start of ['', 'a', 'ab'])
      expect(await read(`Nom,Ville\n${start}${name},Montréal\nÉté,Lévis`)).toEqual([
        ['Nom', 'Ville'],
        [start + name, 'Montréal'],
        ['Été', 'Lévis'],
      ]);
  });

  it('are split at the separator that most lines have in common', async () => {
    expect(await read('Name;Address\nBob;"1 King St, Guelph, ON"\nAnn;2 King St, Guelph, ON\n')).toEqual([
      ['Name', 'Address'],
      ['Bob', '1 King St, Guelph, ON'],
      ['Ann', '2 King St, Guelph, ON'],
    ]);
  });

  it('report their separator, and keep the numbers of their rows', async () => {
    expect(await read('sep=|\nName|City\nBob, Ann|Guelph')).toEqual([[], ['Name', 'City'], ['Bob, Ann', 'Guelph']]);
  });

  it('may have a space behind each separator, also before a quotation mark', async () => {
    expect(await read('Name, Address, City\nBob, "1 King St, Unit 2", Guelph\nAnn, ,Elora')).toEqual([
      ['Name', 'Address', 'City'],
      ['Bob', '1 King St, Unit 2', 'Guelph'],
      ['Ann', '', 'Elora'],
    ]);
    expect(await read('Name\tCity\n\tGuelph\nBob\t\n')).toEqual([
      ['Name', 'City'],
      ['', 'Guelph'],
      ['Bob', ''],
    ]);
  });

  it('may have cells in the form by which programs stop a spreadsheet from taking them for numbers', async () => {
    expect(await read('Name,Phone,Code\n"=""Bob, Jr""",="4165550142",=""\n=A1,="a"&"b",x="y"')).toEqual([
      ['Name', 'Phone', 'Code'],
      ['Bob, Jr', '4165550142', ''],
      ['=A1', '="a"&"b"', 'x="y"'],
    ]);
  });

  it('may have cells of several lines that begin with a quotation mark', async () => {
    expect(await read('Name,Phone,Note\n"""Bob"" the Plumber",1,"""Quick,\nand kind, too""\n- Jane"\n')).toEqual([
      ['Name', 'Phone', 'Note'],
      ['"Bob" the Plumber', '1', '"Quick,\nand kind, too"\n- Jane'],
    ]);
  });

  it('may have quotation marks within unquoted cells', async () => {
    expect(await read('Name,What\nBob,5" pipe\nAnn "the roof",x')).toEqual([
      ['Name', 'What'],
      ['Bob', '5" pipe'],
      ['Ann "the roof"', 'x'],
    ]);
  });

  it.each([
    ['', /file is empty/],
    [
      'Name,Phone,Note\nBob,1,"5 pipe\nAnn,2,"y"\nTom,3,z\n',
      /quotation mark \("\) opens in row 2 and closes in a later one, so that the text between would be one cell.*Close it or remove it/,
    ],
    ['Name;Phone;Note\nTom;3;z\n"Bob;1;5\r\nAnn;2;"y"\r\n', /quotation mark \("\) opens in row 3 and closes in a later one/],
    ['Name,City\nBob,Guelph\nAnn,"Toronto\nand so on\n', /quotation mark \("\) opens in row 3 and never closes.*Close it or remove it/],
    // Web programs call such a file .xls.
    ['<table><tr><td>Name, Inc.</td></tr>\n<tr><td>Bob, Ltd.</td></tr></table>', /not a table that can be read/],
    ['\n <head>\n<title>Sign in</title>', /not a table that can be read/],
    ['[{"name":"Bob","phone":"1"},\n{"name":"Ann","phone":"2"}]', /not a table that can be read/],
    ['<!doctype html><p>Not found', /not a table that can be read.*CSV or as an Excel workbook/],
    [Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'), /not a table/],
    [Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), /protected by a password, or one of the old kind/],
  ])('%j are refused with a clear message', async (content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  it('of more than 200 MB are not begun', async () => {
    await writeFile(path, 'Name\nBob');
    await truncate(path, 200 * 1024 * 1024 + 1);
    await expect(new FileTables().rows(path)[Symbol.asyncIterator]().next()).rejects.toThrow(/larger than 200 MB/);
  });
});

describe('workbooks', () => {
  it('are read as displayed, with blank rows and cells', async () => {
    expect(await read(workbookOf([['Name', 'Phone'], [], ['Bob & Co', 4165550142], ['', 0.1]]))).toEqual([
      ['Name', 'Phone'],
      [],
      ['Bob & Co', '4165550142'],
      ['', '0.1'],
    ]);
  });

  it('distinguish dates from numbers, and have the last results of formulas', async () => {
    const sheet = `
      <row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="inlineStr"><is><r><t>In</t></r><r><t>line</t></r></is></c></row>
      <row r="4"><c s="1"><v>45678</v></c><c s="2"><v>45678.5</v></c><c s="0"><v>45678</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c t="str"><f>A1&amp;"x"</f><v>Bob</v></c><c><f>1+1</f><v>2</v></c><c><v>4.165550142E9</v></c><c><v>0.30000000000000004</v></c></row>`;
    const rows = await read(zipOf(workbookFiles(sheet, ['<t xml:space="preserve"> A_x000D_B</t><rPh><t>no</t></rPh>'])));
    expect(rows).toEqual([
      [],
      ['', ' A\rB', '', 'Inline'],
      [],
      ['2025-01-21', '2025-01-21 12:00', '45678', 'yes', '#REF!', 'Bob', '2', '4165550142', '0.3'],
    ]);
  });

  const cellOf = (text: string) => (text === '' ? '<c/>' : `<c t="str"><v>${text}</v></c>`);
  const texts = (rows: string[][]) => rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
  const merging = (...places: string[]) => `<mergeCells>${places.map((place) => `<mergeCell ref="${place}"/>`).join('')}</mergeCells>`;

  describe('with cells that are merged over several rows', () => {
    const mergedOf = (rows: string[][], ...places: string[]) => read(zipOf(workbookFiles(texts(rows), [], { after: merging(...places) })));

    it('repeat their value in all of these rows, also in a second header row', async () => {
      const rows = [
        ['Name', 'Contact', '', 'City'],
        ['', 'Phone', 'Email', ''],
        ['Bob', '1', 'a@example.com', 'Guelph'],
        ['', '2', '', ''],
        ['Ann', '3', '', ''],
        ['Zed', '4', '', 'Elora'],
      ];
      expect(await mergedOf(rows, 'A1:A2', 'B1:C1', 'D1:D2', 'A3:A4', 'D3:D5')).toEqual([
        ['Name', 'Contact', '', 'City'],
        ['Name', 'Phone', 'Email', 'City'],
        ['Bob', '1', 'a@example.com', 'Guelph'],
        ['Bob', '2', '', 'Guelph'],
        ['Ann', '3', '', 'Guelph'],
        ['Zed', '4', '', 'Elora'],
      ]);
    });

    it('keep rows without values of their own blank, and existing values unchanged', async () => {
      const rows = [
        ['Bob', 'x'],
        ['', ''],
        ['Ann', 'y'],
        ['', 'z'],
      ];
      expect(await mergedOf(rows, 'A1:A4', 'B1:B2')).toEqual([['Bob', 'x'], [], ['Ann', 'y'], ['Bob', 'z']]);
    });

    it('are found wherever the file is split into chunks, with any XML prefix', async () => {
      const rows = Array.from({ length: 9_000 }, (_, index) => [index % 3 === 0 ? `Name ${index}` : '', String(index)]);
      const places = rows.flatMap((_, index) => (index % 3 === 0 ? [`A${index + 1}:A${index + 3}`] : []));
      const found = await mergedOf(rows, ...places);
      expect(found.map(([name]) => name)).toEqual(rows.map((_, index) => `Name ${index - (index % 3)}`));
      const files = workbookFiles(
        texts([
          ['Bob', '1'],
          ['', '2'],
        ]),
        [],
        { after: '<x:mergeCells xmlns:x="y"><x:mergeCell a="b" ref="A1:A2"/></x:mergeCells>' },
      );
      expect(await readFiles(files)).toEqual([
        ['Bob', '1'],
        ['Bob', '2'],
      ]);
    });

    it('are refused if they would take far more memory than the file size suggests', async () => {
      const row = `<row><c t="str"><v>${'a'.repeat(30_000)}</v></c></row>`;
      const files = workbookFiles(`${row}${'<row><c/><c><v>1</v></c></row>'.repeat(9_000)}`, [], { after: merging('A1:A9001') });
      await expect(readFiles(files)).rejects.toThrow(/far more than its size suggests/);
    });
  });

  describe('with links behind cells', () => {
    const linked = (rows: string[][], links: Record<string, string>) => {
      const elements = Object.keys(links).map((place, index) => `<hyperlink ref="${place}" r:id="rId${index + 1}" display="a &amp; b"/>`);
      const targets = Object.values(links).map(
        (target, index) =>
          `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/>`,
      );
      return readFiles({
        ...workbookFiles(texts(rows), [], { after: `<hyperlinks xmlns:r="r">${elements.join('')}</hyperlinks>` }),
        'xl/worksheets/_rels/sheet1.xml.rels': `<?xml version="1.0"?><Relationships>${targets.join('')}</Relationships>`,
      });
    };

    it('have the link target if their text is only a label such as "Website"', async () => {
      const rows = [
        ['Name', 'Website', 'Email'],
        ['Bob', 'Visit Website', 'Email us!'],
        ['Ann', 'ann.example', 'ann@example.com'],
        ['Zed', '→', ''],
        ['Yve', 'Site Web', 'E-mail'],
      ];
      const links = {
        B2: 'https://bob.example/?a=1&amp;b=2',
        C2: 'mailto:bob%20b@example.com?subject=Hello',
        B3: 'https://elsewhere.example',
        C3: 'mailto:elsewhere@example.com',
        A3: 'https://ann.example/about',
        'B4:B5': 'https://both.example',
        C5: 'mailto:yve%@example.com',
      };
      expect(await linked(rows, links)).toEqual([
        ['Name', 'Website', 'Email'],
        ['Bob', 'https://bob.example/?a=1&b=2', 'bob b@example.com'],
        ['Ann', 'ann.example', 'ann@example.com'],
        ['Zed', 'https://both.example'],
        ['Yve', 'https://both.example', 'yve%@example.com'],
      ]);
    });

    it('keep column names, and ignore targets that are not on the web', async () => {
      const rows = [['Website'], ['Website'], ['Link'], ['Here']];
      const links = { A1: 'https://bob.example', A2: 'file:///C:/list.xlsx', A3: 'javascript:alert(1)', A4: '../other.xlsx' };
      expect(await linked(rows, links)).toEqual(rows);
    });

    it('also where a formula makes the link', async () => {
      const cell = (formula: string) => `<row><c t="str"><f>${formula}</f><v>Website</v></c></row>`;
      const sheet = ['"a"', 'HYPERLINK("https://bob.example/""q""","Website")', 'HYPERLINK(A1,"Website")'].map(cell).join('');
      expect(await readFiles(workbookFiles(sheet))).toEqual([['Website'], ['https://bob.example/"q"'], ['Website']]);
    });
  });

  it('report cells whose formulas have no result: they are read as empty', async () => {
    const sheet = `
      <row r="2"><c r="B2"><f>A1</f></c><c r="C2"><f>A1</f><v></v></c><c r="D2" t="str"><f>A1</f></c><c r="AA2" t="b"><f>A1</f></c></row>
      <row r="4"><c r="A4" t="str"><f>A1</f><v></v></c><c r="B4"><f>A1</f><v>0</v></c><c r="C4"/><c r="D4" t="s"><v>0</v></c></row>`;
    const unread = new UnreadParts();
    expect(await read(zipOf(workbookFiles(sheet, ['<t>Bob</t>'])), unread)).toEqual([[], [], [], ['', '0', '', 'Bob']]);
    expect(unread.found).toEqual({ withoutResult: { cells: ['B2', 'C2', 'D2', 'AA2'], total: 4 }, otherSheets: null });
  });

  it('keep cells without a reference in their columns, also after empty ones', async () => {
    const sheet =
      '<row><c t="str"><v>Bob</v></c><c/><c t="str"><v>Guelph</v></c><c r="F1"/><c><v>1</v></c></row><row><c/><c><v>2</v></c></row>';
    expect(await readFiles(workbookFiles(sheet))).toEqual([
      ['Bob', '', 'Guelph', '', '', '', '1'],
      ['', '2'],
    ]);
  });

  it('report further visible sheets with content', async () => {
    const filled = `<worksheet><sheetData>${'<row/>'.repeat(50_000)}<row><c><v>1</v></c></row></sheetData></worksheet>`;
    const named = (name: string, part: number, more = '') => `<sheet name="${name}" sheetId="${part}" r:id="rId${part}"${more}/>`;
    const sheets =
      named('Cover', 1) +
      named('Blank', 4) +
      named('Old', 5, ' state="hidden"') +
      named('R &amp; D', 6) +
      named('Lost', 7) +
      named('Large', 8);
    const files = workbookFiles('<row><c t="str"><v>Bob</v></c></row>', [], { sheets });
    const more = [4, 5, 6, 7, 8].map((part) => `<Relationship Id="rId${part}" Type="x/worksheet" Target="worksheets/sheet${part}.xml"/>`);
    const unread = new UnreadParts();
    const content = zipOf({
      ...files,
      'xl/_rels/workbook.xml.rels': files['xl/_rels/workbook.xml.rels']!.replace('</', `${more.join('')}</`),
      'xl/worksheets/sheet4.xml': '<worksheet><sheetViews/><sheetData><row><c s="1"/></row></sheetData></worksheet>',
      'xl/worksheets/sheet5.xml': filled,
      'xl/worksheets/sheet6.xml': filled,
      'xl/worksheets/sheet8.xml': Buffer.alloc(20_971_521, ' '),
    });
    expect(await read(content, unread)).toEqual([['Bob']]);
    expect(unread.found).toEqual({ withoutResult: null, otherSheets: ['R & D', 'Large'] });
  });

  it('are read from their first visible sheet', async () => {
    const sheets = '<sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/><sheet name="List" sheetId="2" r:id="rId1"/>';
    expect(await read(zipOf(workbookFiles('<row><c t="str"><v>Bob</v></c></row>', [], { sheets })))).toEqual([['Bob']]);
  });

  it('skip sheets that contain a chart', async () => {
    const sheets = '<sheet name="Chart" sheetId="1" r:id="rId7"/><sheet name="List" sheetId="2" r:id="rId1"/>';
    const files = workbookFiles('<row><c t="str"><v>Bob</v></c></row>', [], { sheets });
    const chart = '<Relationship Id="rId7" Type="x/chartsheet" Target="chartsheets/sheet1.xml"/>';
    const content = zipOf({
      ...files,
      'xl/_rels/workbook.xml.rels': files['xl/_rels/workbook.xml.rels']!.replace('</', `${chart}</`),
      'xl/chartsheets/sheet1.xml': '<chartsheet><drawing/></chartsheet>',
    });
    expect(await read(content)).toEqual([['Bob']]);
  });

  it('that are exported have as many entries of a list as fit into a cell, and can be read back', async () => {
    const reviews = Array.from({ length: 4 }, (_, index) => ({ body: String(index).repeat(9_900) }));
    const rows = Readable.from([['Name', JSON.stringify(reviews), 'x'.repeat(40_000)]]);
    const file = await buffer(workbookFile(rows));
    expect(await read(file)).toEqual([['Name', JSON.stringify(reviews.slice(0, 3)), 'x'.repeat(32_767)]]);
  });

  const { 'xl/worksheets/sheet1.xml': _sheet, ...withoutSheet } = workbookFiles('');

  it.each([
    ['no sheet', () => zipOf(workbookFiles('', [], { sheets: '' })), /not an Excel workbook with a sheet/],
    ['a sheet that is missing', () => zipOf(withoutSheet), /not an Excel workbook with a sheet/],
    ['something else in the archive', () => zipOf({ 'a.txt': 'x' }), /not an Excel workbook with a sheet/],
    [
      'the binary kind',
      () => {
        const { '_rels/.rels': relations, ...files } = workbookFiles('');
        return zipOf({ ...files, '_rels/.rels': relations!.replace('workbook.xml', 'workbook.bin'), 'xl/workbook.bin': '\x83\x01' });
      },
      /not an Excel workbook with a sheet/,
    ],
    ['half of an archive', () => workbookOf([['Name']]).subarray(0, 900), /damaged or incomplete/],
    ['a text that is no XML', () => zipOf({ ...workbookFiles(''), 'xl/worksheets/sheet1.xml': 'Name, City' }), /damaged or incomplete/],
    [
      'entities that unfold',
      () =>
        zipOf({
          ...workbookFiles(''),
          'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>',
        }),
      /damaged or incomplete/,
    ],
    ['a cell far to the right', () => zipOf(workbookFiles('<row><c r="XFD1"><v>1</v></c></row>')), /column 16,384; 1,000 columns at most/],
    [
      'a piece that never ends',
      () => zipOf(workbookFiles(`<row><c t="str"><v>${'a'.repeat(9_000_000)}</v></c></row>`)),
      /damaged or incomplete/,
    ],
    ['elements within elements', () => zipOf(workbookFiles('<row>'.repeat(200) + '</row>'.repeat(200))), /damaged or incomplete/],
    [
      'far more in it than its size suggests',
      () => zipOf({ ...workbookFiles(''), 'xl/styles.xml': Buffer.alloc(30_000_000, ' ') }),
      /far more than its size suggests/,
    ],
  ])('with %s are refused with a clear message', async (_what, content, reason) => {
    await expect(read(content())).rejects.toThrow(reason);
  });

  it('that understate their uncompressed size are stopped during decompression', async () => {
    const bomb = zipOf({ ...workbookFiles(''), 'xl/styles.xml': Buffer.alloc(30_000_000, ' ') });
    // What the directory says of the size comes down to a thousand.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(30_000_000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1_000);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at)) small.copy(bomb, at);
    await expect(read(bomb)).rejects.toThrow(/damaged or incomplete/);
  });
});
