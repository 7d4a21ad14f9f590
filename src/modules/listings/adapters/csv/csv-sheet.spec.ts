import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListingSourceFailed } from '../../domain/import/sync.errors.js';
import { CsvSheet } from './csv-sheet.js';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homewright-csv-'));
  path = join(folder, 'listings.csv');
});
afterEach(() => rm(folder, { recursive: true }));

it('reports how much of it has been read', async () => {
  await writeFile(path, 'id,title\n1,Bob\n');
  const sheet = new CsvSheet(path);
  expect(sheet.share()).toBeNull();
  for await (const _row of sheet.rows()) expect(sheet.share()).toBeLessThanOrEqual(1);
  expect(sheet.share()).toBe(1);
});

async function rowsIn(minForThread: number | undefined, content?: string | Buffer): Promise<string[][]> {
  if (content !== undefined) await writeFile(path, content);
  const rows: string[][] = [];
  for await (const row of new CsvSheet(path, minForThread).rows()) rows.push(row);
  return rows;
}

const WAYS: [how: string, minForThread: number | undefined][] = [
  ['', undefined],
  [', read by a thread,', 0],
];

it('a worker thread reads a large file, row by row, and the progress is known', async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `${index},${'Bob'.repeat(200)}`);
  await writeFile(path, lines.join('\n'));
  const sheet = new CsvSheet(path, 0);
  const rows: string[][] = [];
  for await (const row of sheet.rows()) rows.push(row);
  expect(rows.map((row) => row.join(','))).toEqual(lines);
  expect(sheet.share()).toBe(1);
});

it('ends the worker thread when no more rows are read', async () => {
  await writeFile(path, 'id,title\n'.repeat(3_000));
  const threads = () => (process.report.getReport() as { workers: object[] }).workers.length;
  let meanwhile = 0;
  for await (const row of new CsvSheet(path, 0).rows()) {
    meanwhile = threads();
    if (row.length > 0) break;
  }
  expect([meanwhile, threads()]).toEqual([1, 0]);
});

describe.each(WAYS)('CsvSheet%s', (_how, minForThread) => {
  const rowsOf = (content?: string | Buffer) => rowsIn(minForThread, content);

  it('is identified by its file name only', () => expect(new CsvSheet('/some/where/listings.csv').name).toBe('listings.csv'));

  it.each([
    ['line feeds', 'id,title\n1,Bob\n'],
    ['carriage returns and line feeds', 'id,title\r\n1,Bob\r\n'],
    ['carriage returns alone', 'id,title\r1,Bob\r'],
    ['no line end at the end', 'id,title\n1,Bob'],
    ['a byte order mark', '\ufeffid,title\n1,Bob\n'],
    ['quotes', '"id","title"\n"1","Bob"\n'],
  ])('reads a file with %s', async (_what, content) => {
    expect(await rowsOf(content)).toEqual([
      ['id', 'title'],
      ['1', 'Bob'],
    ]);
  });

  it('reads a file that was joined from two with different line endings', async () => {
    expect(await rowsOf('id,title\r\n1,Bob\n2,Ann\r\n3,Tom\n')).toEqual([
      ['id', 'title'],
      ['1', 'Bob'],
      ['2', 'Ann'],
      ['3', 'Tom'],
    ]);
  });

  it('numbers blank rows as the spreadsheet does, and a cell of several lines as one row', async () => {
    expect(await rowsOf('id,title\n\n,\n1,"Bob\n& ""Sons"", Ltd"\n2\n')).toEqual([
      ['id', 'title'],
      [''],
      ['', ''],
      ['1', 'Bob\n& "Sons", Ltd'],
      ['2'],
    ]);
  });

  it('reads characters that are split between two chunks of the file', async () => {
    const title = `${'x'.repeat(65_534)}é😀`;
    expect(await rowsOf(`${title}\n`)).toEqual([[title]]);
  });

  it('has no rows when it is empty', async () => expect(await rowsOf('')).toEqual([]));

  it('is read from disk again each time', async () => {
    expect(await rowsOf('a\n')).toEqual([['a']]);
    expect(await rowsOf('b\n')).toEqual([['b']]);
  });
});

it.each(WAYS)('CsvSheet%s reads to its end a file that another one replaces', async (_how, minForThread) => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `${index},${'Bob'.repeat(200)}`);
  await writeFile(path, lines.join('\n'));
  const rows: string[][] = [];
  for await (const row of new CsvSheet(path, minForThread).rows()) {
    if (rows.push(row) > 1) continue;
    await writeFile(`${path}.new`, 'id,title\n');
    await rename(`${path}.new`, path);
  }
  expect(rows.map((row) => row.join(','))).toEqual(lines);
});

describe.each(WAYS)('CsvSheet%s fails with a message for the operator, without the path,', (_how, minForThread) => {
  const rowsOf = (content?: string | Buffer) => rowsIn(minForThread, content);
  const failure = async (content?: string | Buffer) => {
    const error: unknown = await rowsOf(content).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ListingSourceFailed);
    const { message } = error as Error;
    expect(message).not.toContain(folder);
    expect(message).toMatch(/Nothing was changed\.$/);
    return message;
  };

  it('when the file is missing', async () => expect(await failure()).toMatch(/^The file listings\.csv \(LISTINGS_CSV\) does not exist\./));

  it('when it is a folder', async () => {
    await mkdir(path);
    expect(await failure()).toMatch(/is a folder, not a CSV file/);
  });

  it('when it is not UTF-8', async () => {
    expect(await failure(Buffer.from('id,title\n1,Montr\u00e9al\n', 'latin1'))).toMatch(/is not UTF-8; save it as "CSV UTF-8"/);
    expect(await failure(Buffer.from('\ufeffid,title\n', 'utf16le'))).toMatch(/is not UTF-8/);
    expect(await failure(Buffer.from('id,title\n', 'utf16le'))).toMatch(/is not UTF-8/);
    expect(await failure(Buffer.from('id,title\n', 'utf16le').swap16())).toMatch(/is not UTF-8/);
  });

  it('when it is a workbook', async () => {
    expect(await failure(Buffer.from('PK\u0003\u0004\u0014\u0000'))).toMatch(
      /is a workbook, such as Excel's, not a CSV file: save it as "CSV UTF-8"/,
    );
  });

  it('when a character is cut off at its end', async () => {
    expect(await failure(Buffer.from('id,title\n1,é').subarray(0, -1))).toMatch(/is not UTF-8/);
  });

  it('when it is written to while it is read', async () => {
    const lines = (name: string) => Array.from({ length: 3_000 }, (_, index) => `${index},${name.repeat(200)}`).join('\n');
    await writeFile(path, lines('Bob'));
    const read = async () => {
      let rows = 0;
      for await (const _row of new CsvSheet(path, minForThread).rows()) if ((rows += 1) === 1) await writeFile(path, lines('Anna'));
    };
    await expect(read()).rejects.toThrow(
      'The file listings.csv was written to while it was read: sync again when it is complete. Nothing was changed.',
    );
  });

  it('when a quotation is not closed', async () => {
    expect(await failure('id,title\n1,"Bob\n2,Ann\n')).toMatch(/^The file listings\.csv is not valid CSV: .*quote/i);
  });

  it.each([
    ['id,title\n1,Bob\n2,5" pipes\n', 3],
    ['id;title\n1;"Bob; Ann"\n', 2],
    ['id, title\n1, "Bob"\n', 2],
  ])('when a quotation mark is within an unquoted cell: %j', async (content, line) => {
    expect(await failure(content)).toBe(
      `The file listings.csv has a quotation mark (") within a cell in line ${line}. Cells are separated by commas, with no space beside them; one that has a comma or a quotation mark in it goes in quotation marks ("5"" pipes"). Nothing was changed.`,
    );
  });

  it('when text follows a closed quote', async () => {
    expect(await failure('id,title\n1,"Bob"x\n')).toBe(
      'The file listings.csv is not valid CSV: there is text after the closing quotation mark of a cell in line 2; within a cell, a quotation mark is written twice ("5"" pipes"). Nothing was changed.',
    );
  });

  it('when a single row is too large', async () => {
    expect(await failure(`id,title\n1,"${'x'.repeat(33_000_000)}"\n`)).toMatch(/is not valid CSV: .*record/i);
  });
});
