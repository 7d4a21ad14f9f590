import { hash } from 'node:crypto';
import { keyFrom } from '../../../../shared/text.js';
import { changedBehind } from '../catalogue/corrections.js';
import { notesOf } from './duplicate-notes.js';
import { type Duplicate, MAX_DUPLICATES } from '../catalogue/duplicates.js';
import { isTable, kindOf, type ListingSource } from '../catalogue/listing.js';
import type { ForeignListing, KnownRow, SheetListing } from './sheet-listings.js';
import { type Cells, type Column, SheetHeader } from './sheet-columns.js';
import { readSheetRow, withoutError } from './sheet-row.js';
import { emptyFigures, type SyncFigures } from './sync-run.js';
import { SheetRefused } from './sync.errors.js';
import { isGenerated, ownIdOf } from './uploads/generated-id.js';

/** Part of every row's digest: raise it when the meaning of cells changes, so that unchanged rows are read again. */
const READING = 2;

/** A sync that would take away more than this share of the sheet's listings is probably a mistake in the sheet. */
const MAX_REMOVED = 0.3;

/** Whom a listing is from, in the words of a report. */
const SOURCES = {
  sheet: 'the sheet',
  sample: 'the sample',
  submission: 'its owner',
  own: 'the back office',
  upload: 'another uploaded list',
} as const;

/** Of listings that share something a report names this many. */
const MAX_IDS = 100;

/**
 * Compares a sheet, row by row, with what the last sync left, and decides what to write. Rows that have not changed are
 * recognised by the digest of their cells and not read at all.
 */
export class SheetImport {
  readonly figures: SyncFigures = emptyFigures();
  private header: SheetHeader | undefined;
  /** What the first row that looks like a header does not name. */
  private lacking: string | undefined;
  private rowNumber = 0;
  /** The row of each listing that the sheet has. */
  private readonly seen = new Map<string, number>();

  /** Ids of another source's that were made this one's own: only then is it worth looking for them. */
  private readonly hasOwnIds: boolean;
  private readonly isFile: boolean;

  constructor(
    private readonly source: ListingSource,
    private readonly known: ReadonlyMap<string, KnownRow>,
    private readonly foreign: ReadonlyMap<string, ForeignListing>,
  ) {
    this.hasOwnIds = [...known.keys()].some((id) => id.includes('~'));
    this.isFile = kindOf(source) === 'upload';
  }

  /** Takes the next row; @returns the listing to write, if there is something to write */
  take(row: readonly string[]): SheetListing | undefined {
    this.rowNumber += 1;
    if (!this.header) {
      this.findHeader(row);
      return undefined;
    }
    if (row.every((cell) => cell.trim() === '')) return undefined;
    return this.takeListing(row, this.header);
  }

  /** Ids of the listings that are gone from the sheet. */
  missing(): string[] {
    return [...this.known].filter(([id, { removed }]) => !removed && !this.seen.has(id)).map(([id]) => id);
  }

  /**
   * Closes the import after the last row.
   * @param force lets a sync remove more than 30 % of the listings; the other refusals stand
   * @throws SheetRefused when applying the sheet would do harm
   */
  finish(force: boolean): SyncFigures {
    const name = this.isFile ? 'The file' : 'The sheet';
    if (!this.header) {
      throw new SheetRefused(
        this.rowNumber === 0
          ? `${name} is empty. Nothing was changed.`
          : `${name} has no header row with both "id" and "title" within its first ${SheetHeader.within} rows${this.lacking ? `: "${this.lacking}" is missing` : ''}. Nothing was changed.`,
      );
    }
    if (this.seen.size === 0)
      throw new SheetRefused(`${name} has no listing that could be read${this.firstReason()}. Nothing was changed.`);
    const present = [...this.known.values()].filter(({ removed }) => !removed).length;
    this.figures.removed = this.missing().length;
    if (!force && this.figures.removed > present * MAX_REMOVED) {
      throw new SheetRefused(
        `${name} would remove ${this.figures.removed} of ${present} listings, more than 30 %. Nothing was changed. ` +
          (this.isFile
            ? 'If it is another list than the one before it, give it a name of its own. If they are to go, apply it again with force.'
            : 'If that is intended, sync again with force.'),
      );
    }
    return this.figures;
  }

  /** Reports listings that say the same of themselves, by row. */
  noteDuplicates(duplicates: Duplicate[]): void {
    this.figures.duplicates = duplicates
      .slice(0, MAX_DUPLICATES)
      .map((duplicate) => ({ ...duplicate, ids: duplicate.ids.slice(0, MAX_IDS) }));
    this.figures.notes = this.figures.notes.concat(notesOf(duplicates, this.seen)).sort((a, b) => a.row - b.row);
  }

  private findHeader(row: readonly string[]): void {
    this.header = SheetHeader.in(row);
    this.lacking ??= SheetHeader.lackingIn(row);
    if (!this.header && this.rowNumber >= SheetHeader.within) this.finish(false);
    for (const column of ['industry', 'address', 'phone'] as const) this.noteAbsent(column);
  }

  private noteAbsent(field: Column): void {
    if (this.header && !this.header.has(field)) {
      this.figures.notes.push({ row: this.rowNumber, field, reason: `has no column in the ${this.isFile ? 'file' : 'sheet'}` });
    }
  }

  private takeListing(row: readonly string[], header: SheetHeader): SheetListing | undefined {
    const id = this.idIn(row, header);
    const known = this.known.get(id);
    if (this.seen.has(id))
      return this.skip(
        `${isGenerated(id) ? `has the name and address of an earlier row (${this.seen.get(id)})` : `has the same id as an earlier row (${id})`}; the first one counts`,
      );
    const digest = hash('sha256', `${READING}\u0000${header.digestInput(row)}`, 'base64');
    if (known && known.hash === digest && !known.removed) {
      this.seen.set(id, this.rowNumber);
      this.figures.unchanged += 1;
      this.note(known.notes);
      return undefined;
    }
    return this.read(id, { ...header.cells(row), id }, digest, known);
  }

  /** Lists number their businesses from 1 on: where another source has the same id for another business, it gets one of its own. */
  private idIn(row: readonly string[], header: SheetHeader): string {
    const id = withoutError(header.cell(row, 'id')).normalize('NFC').trim();
    const other = this.foreign.get(id);
    if (!other && !this.hasOwnIds) return id;
    const own = ownIdOf(id, this.source);
    if (this.known.has(own)) return own;
    return other && isTable(other.source) && keyFrom(other.title) !== keyFrom(header.cell(row, 'title')) ? own : id;
  }

  private firstReason(): string {
    const [first] = this.figures.skipped;
    return first && this.isFile ? `: row ${first.row} ${first.reason}` : '';
  }

  private read(id: string, cells: Cells, digest: string, known: KnownRow | undefined): SheetListing | undefined {
    const result = readSheetRow(cells);
    if ('skipped' in result) {
      // A row that lost its title is a mistake in the sheet, not a business that closed: the stored values are kept.
      if (known && !known.removed) this.seen.set(id, this.rowNumber);
      return this.skip(result.skipped);
    }
    const other = this.foreign.get(result.id);
    if (other)
      return this.skip(
        this.isFile
          ? `is in the directory already, from ${SOURCES[kindOf(other.source)]} (${other.title})`
          : `has the id of a listing that is not from the sheet (${result.id})`,
      );
    this.seen.set(result.id, this.rowNumber);
    this.note(result.notes);
    if (known?.corrected) this.note(changedBehind(known.corrected, result.details));
    if (known && !known.removed) this.figures.updated += 1;
    else this.figures.created += 1;
    return { id: result.id, details: result.details, hash: digest, notes: result.notes };
  }

  private skip(reason: string): undefined {
    this.figures.skipped.push({ row: this.rowNumber, reason });
    return undefined;
  }

  private note(notes: KnownRow['notes']): void {
    for (const note of notes) this.figures.notes.push({ row: this.rowNumber, ...note });
  }
}
