import { once } from 'node:events';
import { escape } from 'es-toolkit/string';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { parseList } from '../../domain/catalogue/review.js';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A workbook with one sheet of texts. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Listings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Longest text that Excel accepts in one cell. */
const MAX_CELL_LENGTH = 32_767;
/** Characters that XML 1.0 cannot represent. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Rows as an Excel workbook, written while they are read. Every cell is a text: spreadsheets do not execute it as a formula, and do not
 * take phone numbers for sums.
 */
export function workbookFile(rows: AsyncIterable<readonly string[]>): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + content), name);
  const sheet = new PassThrough();
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  // A PassThrough, whatever its type says.
  const file = zip.outputStream as PassThrough;
  void write(rows, sheet).catch((error: Error) => file.destroy(error));
  return file;
}

async function write(rows: AsyncIterable<readonly string[]>, sheet: PassThrough): Promise<void> {
  sheet.write(`${XML}<worksheet ${MAIN}><sheetData>`);
  for await (const row of rows) {
    // Backpressure: the reader of the file may be slower than the database.
    if (!sheet.write(`<row>${row.map(cell).join('')}</row>`)) await once(sheet, 'drain');
  }
  sheet.end('</sheetData></worksheet>');
}

function cell(text: string): string {
  return text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(fitting(text))}</t></is></c>`;
}

/**
 * Shortens a text to the limit of a cell. A list in JSON keeps as many entries as fit: cut anywhere else it could not be parsed, and all
 * entries would be lost.
 */
function fitting(text: string): string {
  if (text.length <= MAX_CELL_LENGTH) return text;
  const entries = parseList(text);
  if (!entries) return text.slice(0, MAX_CELL_LENGTH);
  while (JSON.stringify(entries).length > MAX_CELL_LENGTH) entries.pop();
  return JSON.stringify(entries);
}

function escaped(text: string): string {
  return escape(text.toWellFormed().replace(NOT_IN_XML, ''));
}
