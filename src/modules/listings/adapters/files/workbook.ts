import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { NoTable, UploadRefused, UploadTooLarge } from '../../domain/import/uploads/upload.errors.js';
import type { TableRemarks } from '../../domain/import/uploads/table-reader.js';
import { type Attributes, type XmlEvent, xmlEvents } from './xml-events.js';
import { trailingElements } from './trailing-elements.js';
import { CellLinks } from './cell-links.js';
import { MergedCells } from './merged-cells.js';
import { SheetRows } from './sheet-rows.js';
import { cellTextOf, type CellStyles, isDateFormat } from './cell-text.js';

const MB = 1024 * 1024;
/** Maximum of unpacked data, however small the file is. A workbook of 50 MB that is a list has a tenth of this. */
const MAX_UNPACKED = 600 * MB;
/** Maximum characters of texts, which are held in memory while rows are read. Each text counts some more than its characters. */
const MAX_TEXTS = 100_000_000;
const PER_TEXT = 16;
/** Maximum size of a part that is neither the sheet nor its texts. */
const MAX_BESIDES = 20 * MB;
const MAX_ENTRIES = 5_000;
/** Maximum of merged ranges in memory: each takes some fifty bytes. */
const MAX_MERGED = 500_000;

/** Maximum of further sheets that are checked. */
const MAX_OTHERS = 50;
/** The beginning of a cell's value, which may be cut by the end of a chunk. */
const VALUE = /<(?:[\w.-]{1,20}:)?[vt][\s>]/;
const CARRIED_OVER = 24;

const NO_WORKBOOK =
  'This is not an Excel workbook with a sheet in it. Open your list, save it as "Excel Workbook (.xlsx)" or as CSV, and upload that.';
const BROKEN = 'The workbook is damaged or incomplete and cannot be read. Open it, save it again, and upload that. Nothing was changed.';
const TOO_MUCH =
  'The workbook holds far more than its size suggests, and was not unpacked any further. Save its sheet as CSV (up to 200 MB), and upload that. Nothing was changed.';

/** The rows of a workbook's first visible sheet, yielded while they are read; formulas give their last results. */
export async function* workbookRows(path: string, remarks?: TableRemarks): AsyncIterable<string[]> {
  const workbook = await opened(path);
  try {
    yield* workbook.rows(remarks);
  } catch (error) {
    throw explained(error);
  } finally {
    workbook.close();
  }
}

async function opened(path: string): Promise<Workbook> {
  try {
    return await Workbook.open(path);
  } catch (error) {
    throw explained(error);
  }
}

/** Errors of the archive library and the parser have no codes; all of them mean a damaged file. */
function explained(error: unknown): unknown {
  const isOurs = error instanceof NoTable || error instanceof UploadRefused || error instanceof UploadTooLarge;
  return isOurs || (error as NodeJS.ErrnoException).syscall ? error : new UploadRefused(BROKEN, { cause: error });
}

/** A part of the archive, or an address elsewhere. */
interface Related {
  type: string;
  target: string;
  path: string;
}

interface NamedSheet {
  name: string;
  /** Id of its part among those that are related to the workbook. */
  part: string;
}

function namedSheet(attributes: Attributes): NamedSheet {
  const part = Object.entries(attributes).find(([name]) => name === 'r:id' || name.endsWith(':id'))?.[1];
  return { name: attributes['name'] ?? '', part: part ?? '' };
}

class Workbook {
  /** Bytes that were unpacked from the archive so far. */
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(path: string): Promise<Workbook> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MAX_ENTRIES) throw new UploadTooLarge(TOO_MUCH);
      // The first one of a name counts; two would be an attempt to show different readers different things.
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
    }
    return new Workbook(zip, entries);
  }

  close(): void {
    this.zip.close();
  }

  async *rows(remarks?: TableRemarks): AsyncIterable<string[]> {
    const main = await this.mainPart();
    const parts = await this.relatedTo(main);
    // A chart may have a sheet of its own, which has no rows.
    const { sheet, others, is1904 } = await this.sheetsIn(main, (part) => !parts.get(part)?.type.endsWith('/chartsheet'));
    const path = sheet && parts.get(sheet.part)?.path;
    if (!path || !this.entries.has(path)) throw new NoTable(NO_WORKBOOK);
    const pathOf = (kind: string) => [...parts.values()].find(({ type }) => type.endsWith(`/${kind}`))?.path;
    const texts = await this.texts(pathOf('sharedStrings'));
    const styles: CellStyles = { isDate: await this.dateStyles(pathOf('styles')), is1904 };
    const { merged, links } = await this.behindRows(path);
    if (remarks) for (const { name, part } of others) if (await this.hasCells(parts.get(part)?.path)) remarks.otherSheet(name);
    const rows = new SheetRows({
      textOf: (cell) => cellTextOf(cell, texts, styles),
      merged,
      links,
      withoutResult: (cell) => remarks?.withoutResult(cell),
    });
    for await (const events of this.read(path, MAX_UNPACKED)) yield* rows.take(events);
  }

  /** Unpacks the sheet a second time; its bytes count once. */
  private async behindRows(path: string): Promise<{ merged: MergedCells; links: CellLinks }> {
    const before = this.unpacked;
    const exceeded = () => new UploadTooLarge(TOO_MUCH);
    const merged = new MergedCells({ ranges: MAX_MERGED, filled: MAX_TEXTS, exceeded });
    const links = new CellLinks();
    for await (const { name, attributes } of trailingElements(this.bytes(path, MAX_UNPACKED))) {
      const { ref = '', id } = attributes;
      if (name === 'mergeCell') merged.add(ref);
      else if (id !== undefined) links.add(ref, id);
    }
    this.unpacked = before;
    if (!links.isEmpty) {
      const targets = await this.relatedTo(path, MAX_UNPACKED);
      links.leadTo(new Map([...targets].map(([id, { target }]) => [id, target])));
    }
    return { merged, links };
  }

  private async mainPart(): Promise<string> {
    const roots = await this.related('_rels/.rels', '');
    const main = [...roots.values()].find(({ type }) => type.endsWith('/officeDocument'))?.path ?? 'xl/workbook.xml';
    // The binary kind (.xlsb) has no XML: saved again, it would be of that kind again.
    if (!this.entries.has(main) || main.endsWith('.bin')) throw new NoTable(NO_WORKBOOK);
    return main;
  }

  private relatedTo(part: string, most?: number) {
    return this.related(posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`), posix.dirname(part), most);
  }

  private async related(path: string, base: string, most?: number): Promise<Map<string, Related>> {
    const found = new Map<string, Related>();
    const take = ({ Id = '', Type = '', Target = '' }: Attributes) =>
      found.set(Id, { type: Type, target: Target, path: Target.startsWith('/') ? Target.slice(1) : posix.join(base, Target) });
    await this.each(path, 'Relationship', take, most);
    return found;
  }

  /** The first visible sheet, which is read, and the other visible ones; each with the id of its part. */
  private async sheetsIn(
    main: string,
    hasRows: (part: string) => boolean,
  ): Promise<{ sheet: NamedSheet | undefined; others: NamedSheet[]; is1904: boolean }> {
    const sheets: Attributes[] = [];
    let is1904 = false;
    for await (const events of this.read(main)) {
      for (const event of events) {
        if (event.kind !== 'open') continue;
        if (event.name === 'sheet') sheets.push(event.attributes);
        if (event.name === 'workbookPr') is1904 = ['1', 'true'].includes(event.attributes['date1904'] ?? '');
      }
    }
    const visible = sheets.filter(({ state = 'visible' }) => state === 'visible');
    const candidates = (visible.length > 0 ? visible : sheets.slice(0, 1)).map(namedSheet);
    const [sheet, ...others] = candidates.filter(({ part }) => hasRows(part));
    return { sheet, others: others.slice(0, MAX_OTHERS), is1904 };
  }

  /** Whether a sheet has cells: of the three sheets of old workbooks, two are blank. */
  private async hasCells(path: string | undefined): Promise<boolean> {
    const entry = path && this.entries.get(path);
    if (!entry) return false;
    // No blank sheet is as large as this.
    if (entry.uncompressedSize > MAX_BESIDES) return true;
    let rest = '';
    for await (const bytes of this.bytes(path, MAX_BESIDES)) {
      const text = rest + bytes.toString('latin1');
      if (VALUE.test(text)) return true;
      rest = text.slice(-CARRIED_OVER);
    }
    return false;
  }

  private async texts(path: string | undefined): Promise<string[]> {
    const texts: string[] = [];
    if (!path || !this.entries.has(path)) return texts;
    let text = '';
    let length = 0;
    // A cell may also hold the Japanese phonetic reading of its text.
    let isText = false;
    let isPhonetic = false;
    for await (const events of this.read(path, MAX_UNPACKED)) {
      for (const event of events) {
        if (event.kind === 'text') {
          if (isText && !isPhonetic) text += event.text;
        } else if (event.name === 't') isText = event.kind === 'open';
        else if (event.name === 'rPh') isPhonetic = event.kind === 'open';
        else if (event.name === 'si' && event.kind === 'close') {
          length += text.length + PER_TEXT;
          if (length > MAX_TEXTS) throw new UploadTooLarge(TOO_MUCH);
          texts.push(text);
          text = '';
        }
      }
    }
    return texts;
  }

  /** Whether each cell style shows numbers as dates, by the number of the style. */
  private async dateStyles(path: string | undefined): Promise<boolean[]> {
    const formats = new Map<string, string>();
    const styles: boolean[] = [];
    let isOfCells = false;
    if (!path || !this.entries.has(path)) return styles;
    for await (const events of this.read(path)) {
      for (const event of events) {
        if (event.kind === 'text') continue;
        if (event.name === 'cellXfs') isOfCells = event.kind === 'open';
        if (event.kind !== 'open') continue;
        const { numFmtId = '0', formatCode = '' } = event.attributes;
        if (event.name === 'numFmt') formats.set(numFmtId, formatCode);
        if (event.name === 'xf' && isOfCells) styles.push(isDateFormat(Number(numFmtId), formats.get(numFmtId)));
      }
    }
    return styles;
  }

  private async each(path: string, name: string, take: (attributes: Attributes) => void, most?: number): Promise<void> {
    if (!this.entries.has(path)) return;
    for await (const events of this.read(path, most))
      for (const event of events) if (event.kind === 'open' && event.name === name) take(event.attributes);
  }

  private read(path: string, most = MAX_BESIDES): AsyncIterable<XmlEvent[]> {
    return xmlEvents(this.bytes(path, most));
  }

  /** The bytes of a part of the archive, counted while they are unpacked: the size that the archive states cannot be trusted. */
  private async *bytes(path: string, most: number): AsyncIterable<Buffer> {
    const entry = this.entries.get(path)!;
    if (entry.uncompressedSize > most || this.unpacked + entry.uncompressedSize > MAX_UNPACKED) throw new UploadTooLarge(TOO_MUCH);
    const stream = await this.zip.openReadStreamPromise(entry);
    try {
      yield* this.counted(stream);
    } finally {
      stream.destroy();
    }
  }

  private async *counted(stream: Readable): AsyncIterable<Buffer> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      this.unpacked += chunk.length;
      if (this.unpacked > MAX_UNPACKED) throw new UploadTooLarge(TOO_MUCH);
      yield chunk;
    }
  }
}
