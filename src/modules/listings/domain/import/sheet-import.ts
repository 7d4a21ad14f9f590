import { hash } from 'node:crypto';
import { MAX_REMOVED, MAX_REMOVED_TEXT } from '../../../../shared/listings/removal-limit.js';
import { cleanLine, keyFrom } from '../../../../shared/text/text.js';
import { sourceChangesUnderCorrections } from '../catalogue/corrections.js';
import { notesOf } from './duplicate-notes.js';
import { type Duplicate, MAX_REPORTED_DUPLICATES } from '../catalogue/duplicates.js';
import { isTable, kindOf, type ListingSource } from '../catalogue/listing.js';
import { idIn } from './cell-cleaning.js';
import { headingIn } from './heading-row.js';
import type { KnownRow, SheetListing, SourceBefore, ExistingListings } from './sheet-listings.js';
import { readingOf } from './reading.js';
import { type Cells, type Column, SheetHeader } from './sheet-columns.js';
import { MAX_ID_LENGTH, readSheetRow } from './sheet-row.js';
import { emptyFigures, type SyncFigures } from './sync-run.js';
import { SheetRefused, TooManyRemoved } from './sync.errors.js';
import { isGenerated, ownIdOf } from './uploads/generated-id.js';

/** The source of a listing, in the words of a report. */
const SOURCES = {
  sheet: 'the sheet',
  sample: 'the sample',
  submission: 'its owner',
  own: 'the back office',
  upload: 'another uploaded list',
} as const;

/** A report names at most this many listings that share one value. */
const MAX_IDS = 100;

/** A sheet of a million rows may have as many notes: a report names this many of each kind, and says how many more there are. */
const MAX_REPORTED = 10_000;

/** A column without a name makes every row longer than the header: only this many rows are named. */
const MAX_LONG_ROWS = 10;

const NOTHING_SEEN: ReadonlyMap<string, number> = new Map();

/** A row below the header that is not blank. */
export interface PlacedRow {
  row: number;
  /** The id as it is stored; empty where the row has none. */
  id: string;
  cells: readonly string[];
}

/** The result of a batch of rows. */
export interface ImportedBatch {
  /** The listings to write. */
  listings: SheetListing[];
  /** The row of each listing that is in the sheet. */
  seen: ReadonlyMap<string, number>;
}

/**
 * Compares a sheet, batch by batch, with what the last sync left, and decides what to write. Rows that have not changed are recognised by
 * the digest of their cells, and are not parsed. Of earlier batches it keeps only figures in memory.
 */
export class SheetImport {
  readonly figures: SyncFigures = emptyFigures();
  private header: SheetHeader | undefined;
  /** What the first row that looks like a header lacks. */
  private lacking: string | undefined;
  /** The separator that the header would have in place of commas. */
  private separator: string | undefined;
  private rowNumber = 0;
  private longRows = 0;
  private hasAny = false;
  private existing: ExistingListings = { known: new Map(), foreign: new Map(), seen: NOTHING_SEEN };
  /** Rows of the ids in the present batch. */
  private seen = new Map<string, number>();
  /** Rows of the ids in the previous batch. */
  private seenBefore: ReadonlyMap<string, number> = NOTHING_SEEN;
  private readonly isFile: boolean;

  /** Looking for ids of its own is worth the cost only where the source has any. */
  private hasOwnIds: boolean;
  private readonly present: number;

  constructor(
    private readonly source: ListingSource,
    { present, hasOwnIds }: Omit<SourceBefore, 'sample'>,
  ) {
    this.isFile = kindOf(source) === 'upload';
    this.present = present;
    this.hasOwnIds = hasOwnIds;
  }

  /** The next row. @returns `undefined` for the header, rows above it, and blank rows */
  place(cells: readonly string[]): PlacedRow | undefined {
    this.rowNumber += 1;
    if (!this.header) {
      this.findHeader(cells);
      return undefined;
    }
    if (cells.every((cell) => cell.trim() === '')) return undefined;
    return { row: this.rowNumber, id: idIn(this.header.cell(cells, 'id')), cells };
  }

  /** The ids under which rows may be in the directory; invalid ids are left out. */
  idsOf(rows: readonly PlacedRow[]): string[] {
    return rows.flatMap(({ id }) => {
      if (!id || 'problem' in cleanLine(id, MAX_ID_LENGTH)) return [];
      return this.hasOwnIds ? [id, ownIdOf(id, this.source)] : [id];
    });
  }

  /**
   * Takes rows, in their order.
   * @param existing what the directory has for their {@link idsOf}; it may have been read before the previous batch was taken
   */
  take(rows: readonly PlacedRow[], existing: ExistingListings): ImportedBatch {
    this.existing = existing;
    this.seenBefore = this.seen;
    this.seen = new Map();
    const listings = rows.flatMap((row) => this.takeListing(row, this.header!) ?? []);
    this.hasAny ||= this.seen.size > 0;
    return { listings, seen: this.seen };
  }

  /** This many of the taken listings have the same values as before, although their rows have changed. */
  countUnchanged(listings: number): void {
    this.figures.updated -= listings;
    this.figures.unchanged += listings;
  }

  /**
   * Ends the import after the last row.
   * @param force lets a sync remove more than {@link MAX_REMOVED} of the listings; the other refusals still apply
   * @param missing how many of the source's listings are not in the sheet
   * @throws SheetRefused when applying the sheet would do harm
   */
  finish(force: boolean, missing: number): SyncFigures {
    const name = this.isFile ? 'The file' : 'The sheet';
    if (!this.header) throw new SheetRefused(`${name} ${this.problemOfHeader()}. Nothing was changed.`);
    if (!this.hasAny) throw new SheetRefused(`${name} has no listing that could be read${this.firstReason()}. Nothing was changed.`);
    this.figures.removed = missing;
    if (!force && this.figures.removed > this.present * MAX_REMOVED) {
      throw new TooManyRemoved(
        `${name} would remove ${this.figures.removed} of ${this.present} listings, more than ${MAX_REMOVED_TEXT}. Nothing was changed. ` +
          (this.isFile
            ? 'If it is another list than the one before it, give it a name of its own. If they are to go, import it anyway (force).'
            : 'If that is intended, sync it anyway (force).'),
      );
    }
    this.noteOmitted();
    return this.figures;
  }

  /** Reports listings with the same values, by row. @param rowOf the rows of those that are in the sheet */
  noteDuplicates(duplicates: Duplicate[], rowOf: ReadonlyMap<string, number>): void {
    // A file reports its own rows only; the sheet is the directory's, and reports all duplicates.
    const told = this.isFile ? duplicates.filter(({ ids }) => ids.some((id) => rowOf.has(id))) : duplicates;
    const notes = notesOf(duplicates, rowOf);
    this.figures.notesTotal += notes.length;
    this.figures.duplicatesTotal = told.length;
    this.figures.duplicates = told
      .slice(0, MAX_REPORTED_DUPLICATES)
      .map((duplicate) => ({ ...duplicate, ids: duplicate.ids.slice(0, MAX_IDS) }));
    this.figures.notes = this.figures.notes.concat(notes).sort((a, b) => a.row - b.row);
  }

  private findHeader(row: readonly string[]): void {
    this.header = SheetHeader.in(row);
    this.lacking ??= SheetHeader.lackingIn(row);
    this.separator ??= SheetHeader.separatorIn(row);
    if (!this.header && this.rowNumber >= SheetHeader.within) this.finish(false, 0);
    for (const column of ['industry', 'address', 'phone'] as const) this.noteAbsent(column);
    const repeated = this.header?.repeated ?? [];
    this.note(
      this.rowNumber,
      repeated.map((field) => ({ field, reason: 'has more than one column of this name; the first one counts' })),
    );
  }

  private problemOfHeader(): string {
    if (this.rowNumber === 0) return 'is empty';
    if (this.separator) return `has ${this.separator} between its cells in place of commas: save it as "CSV UTF-8 (comma delimited)"`;
    const missing = this.lacking ? `: "${this.lacking}" is missing` : '';
    return `has no header row with both "id" and "title" within its first ${SheetHeader.within} rows${missing}`;
  }

  private noteAbsent(field: Column): void {
    if (this.header && !this.header.has(field))
      this.note(this.rowNumber, [{ field, reason: `has no column in the ${this.isFile ? 'file' : 'sheet'}` }]);
  }

  private takeListing(placed: PlacedRow, header: SheetHeader): SheetListing | undefined {
    const { row, cells } = placed;
    if (header.isRepeatedIn(cells)) return this.skip(row, 'repeats the names of the columns');
    const id = this.idOf(placed, header);
    const known = this.existing.known.get(id);
    const named = header.cells(cells);
    // An admin's corrections say that it is a business.
    const heading = known?.corrected ? undefined : headingIn(named);
    if (heading !== undefined)
      return this.skip(
        row,
        `is a heading or a remark (${heading}), with nothing else in the row; give it a city or a phone number if it is a business`,
      );
    const earlier = this.seen.get(id) ?? this.seenBefore.get(id) ?? this.existing.seen.get(id);
    if (earlier !== undefined)
      return this.skip(
        row,
        `${isGenerated(id) ? `has the name and address of an earlier row (${earlier})` : `has the same id as an earlier row (${id})`}; the first one counts`,
      );
    const digest = hash('sha256', `${readingOf(named)}\u0000${header.digestInput(cells)}`, 'base64');
    if (known && known.hash === digest && !known.removed) {
      this.seen.set(id, row);
      this.figures.unchanged += 1;
      this.note(row, known.notes);
      return undefined;
    }
    return this.read(row, { ...named, id }, { digest, known, problem: this.problemWith(cells, header) });
  }

  private problemWith(cells: readonly string[], header: SheetHeader): string | undefined {
    const problem = header.problemWith(cells);
    if (problem) this.longRows += 1;
    return this.longRows > MAX_LONG_ROWS ? undefined : problem;
  }

  /** Lists number their businesses from 1 on: if another source has the same id for another business, the row gets an id of its own. */
  private idOf({ id, cells }: PlacedRow, header: SheetHeader): string {
    const other = this.existing.foreign.get(id);
    if (!other && !this.hasOwnIds) return id;
    const own = ownIdOf(id, this.source);
    if (this.existing.known.has(own)) return own;
    if (!other || !isTable(other.source) || keyFrom(other.title) === keyFrom(header.cell(cells, 'title'))) return id;
    // From the next batch on, such an id may have occurred before.
    this.hasOwnIds = true;
    return own;
  }

  private firstReason(): string {
    const [first] = this.figures.skipped;
    return first && this.isFile ? `: row ${first.row} ${first.reason}` : '';
  }

  private read(
    row: number,
    cells: Cells & { id: string },
    { digest, known, problem }: { digest: string; known: KnownRow | undefined; problem: string | undefined },
  ): SheetListing | undefined {
    const result = readSheetRow(cells);
    if ('skipped' in result) {
      // A row without its title is a mistake in the sheet, not a business that has closed: the stored values are kept.
      if (known && !known.removed) this.seen.set(cells.id, row);
      return this.skip(row, result.skipped);
    }
    const other = this.existing.foreign.get(result.id);
    if (other)
      return this.skip(
        row,
        this.isFile
          ? `is in the directory already, from ${SOURCES[kindOf(other.source)]} (${other.title})`
          : `has the id of a listing that is not from the sheet (${result.id})`,
      );
    this.seen.set(result.id, row);
    const notes = problem ? [{ field: 'id' as const, reason: problem }, ...result.notes] : result.notes;
    this.note(row, notes);
    if (known?.corrected) this.note(row, sourceChangesUnderCorrections(known.corrected, result.details));
    if (known && !known.removed) this.figures.updated += 1;
    else this.figures.created += 1;
    return { id: result.id, details: result.details, hash: digest, notes };
  }

  private skip(row: number, reason: string): undefined {
    this.figures.skippedTotal += 1;
    if (this.figures.skipped.length < MAX_REPORTED) this.figures.skipped.push({ row, reason });
    return undefined;
  }

  private note(row: number, notes: KnownRow['notes']): void {
    this.figures.notesTotal += notes.length;
    for (const note of notes) if (this.figures.notes.length < MAX_REPORTED) this.figures.notes.push({ row, ...note });
  }

  private noteOmitted(): void {
    const [skipped, notes] = [this.figures.skippedTotal - this.figures.skipped.length, this.figures.notesTotal - this.figures.notes.length];
    if (skipped > 0)
      this.figures.skipped.push({ row: this.rowNumber, reason: `${skipped} more rows were skipped; the first ones are listed` });
    if (notes > 0) this.figures.notes.push({ row: this.rowNumber, field: 'id', reason: `${notes} more notes; the first ones are listed` });
  }
}
