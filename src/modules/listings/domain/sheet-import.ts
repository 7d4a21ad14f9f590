import { hash } from 'node:crypto';
import { changedBehind } from './corrections.js';
import { notesOf } from './duplicate-notes.js';
import { type Duplicate, MOST_DUPLICATES } from './duplicates.js';
import type { KnownRow, SheetListing } from './sheet-listings.js';
import { type Cells, type Column, SheetHeader } from './sheet-columns.js';
import { readSheetRow, withoutError } from './sheet-row.js';
import { emptyFigures, type SyncFigures } from './sync-run.js';
import { SheetRefused } from './sync.errors.js';

/** Part of every row's digest: raise it when the meaning of cells changes, so that unchanged rows are read again. */
const READING = 2;

/** A sync that would take away more than this share of the sheet's listings is probably a mistake in the sheet. */
const MOST_REMOVED = 0.3;

/** Of listings that share something a report names this many. */
const MOST_IDS = 100;

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

  constructor(
    private readonly known: ReadonlyMap<string, KnownRow>,
    private readonly foreignIds: ReadonlySet<string>,
  ) {}

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
    if (!this.header) {
      throw new SheetRefused(
        this.rowNumber === 0
          ? 'The sheet is empty. Nothing was changed.'
          : `The sheet has no header row with both "id" and "title" within its first ${SheetHeader.within} rows${this.lacking ? `: "${this.lacking}" is missing` : ''}. Nothing was changed.`,
      );
    }
    if (this.seen.size === 0) throw new SheetRefused('The sheet has no listing that could be read. Nothing was changed.');
    const present = [...this.known.values()].filter(({ removed }) => !removed).length;
    this.figures.removed = this.missing().length;
    if (!force && this.figures.removed > present * MOST_REMOVED) {
      throw new SheetRefused(
        `The sheet would remove ${this.figures.removed} of ${present} listings, more than 30 %. Nothing was changed. ` +
          'If that is intended, sync again with force.',
      );
    }
    return this.figures;
  }

  /** Reports listings that say the same of themselves, by row. */
  noteDuplicates(duplicates: Duplicate[]): void {
    this.figures.duplicates = duplicates.slice(0, MOST_DUPLICATES).map((duplicate) => ({ ...duplicate, ids: duplicate.ids.slice(0, MOST_IDS) }));
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
      this.figures.notes.push({ row: this.rowNumber, field, reason: 'has no column in the sheet' });
    }
  }

  private takeListing(row: readonly string[], header: SheetHeader): SheetListing | undefined {
    const id = withoutError(header.cell(row, 'id')).normalize('NFC').trim();
    const known = this.known.get(id);
    if (this.seen.has(id)) return this.skip(`has the same id as an earlier row (${id}); the first one counts`);
    const digest = hash('sha256', `${READING}\u0000${header.digestInput(row)}`, 'base64');
    if (known && known.hash === digest && !known.removed) {
      this.seen.set(id, this.rowNumber);
      this.figures.unchanged += 1;
      this.note(known.notes);
      return undefined;
    }
    return this.read(id, header.cells(row), digest, known);
  }

  private read(id: string, cells: Cells, digest: string, known: KnownRow | undefined): SheetListing | undefined {
    const result = readSheetRow(cells);
    if ('skipped' in result) {
      // A row that lost its title is a slip in the sheet, not a business that closed: what we had stays.
      if (known && !known.removed) this.seen.set(id, this.rowNumber);
      return this.skip(result.skipped);
    }
    if (this.foreignIds.has(result.id)) return this.skip(`has the id of a listing that is not from the sheet (${result.id})`);
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
