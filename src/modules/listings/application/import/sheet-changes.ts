import type { ListingSource } from '../../domain/catalogue/listing.js';
import { MAX_NAMED } from '../../domain/catalogue/listings-changed.js';
import { changeOf, type ListingChange, MAX_CHANGES } from '../../domain/catalogue/listing-change.js';
import { type SheetListing, SheetListings } from '../../domain/import/sheet-listings.js';
import type { SyncProgress } from '../../domain/import/sync-run.js';
import { BackgroundWrites } from './background-writes.js';

/** What is done with the listings that a sheet changes: written, or only previewed. Within one transaction. */
export interface SheetChanges {
  /** How many of the listings have the same values as before. */
  readonly same: number;
  /** Resolves when the next batch may come. */
  take(batch: SheetListing[]): Promise<void>;
  /** After the last batch; @throws what writing any of them threw */
  written(): Promise<void>;
  /** Resolves when nothing is running any more, whether it succeeded or failed: only then may the transaction end. */
  settled(): Promise<void>;
  /** Call it when all is written. @param missing how many listings are gone from the sheet */
  finish(missing: number): Promise<void>;
}

/** A write costs some ten statements however few listings it has, so changes are collected up to this number. */
const WRITTEN_AT_ONCE = 1_000;

/** Writes the changes. */
export class AppliedChanges implements SheetChanges {
  same = 0;
  /** The first changed keys: if there are more than can be named, only their number matters. */
  private readonly changed: number[] = [];
  // PostgreSQL writes one batch while the next one is read.
  private readonly writes = new BackgroundWrites();
  private unwritten: SheetListing[] = [];

  /** @param run the run under which an undo is offered, if one is to be */
  constructor(
    private readonly listings: SheetListings,
    private readonly source: ListingSource,
    private readonly progress: SyncProgress,
    private readonly run: string | undefined,
    private readonly at: Date,
  ) {}

  async take(batch: SheetListing[]): Promise<void> {
    this.unwritten.push(...batch);
    if (this.unwritten.length >= WRITTEN_AT_ONCE) await this.write();
  }

  async written(): Promise<void> {
    if (this.unwritten.length > 0) await this.write();
    await this.writes.finished();
  }

  settled(): Promise<void> {
    return this.writes.settled();
  }

  async finish(missing: number): Promise<void> {
    if (missing > 0) this.note(await this.listings.removeMissing(this.source, this.run));
    this.note(await this.listings.endLostMerges(this.source, this.run));
    if (this.run) this.note(await this.listings.deleteSample(this.run));
    if (this.changed.length === 0) return;
    if (this.run) await this.listings.offerUndo(this.source, this.run, this.at);
    await this.listings.announce(this.changed);
  }

  /** PostgreSQL writes while the caller continues; the statements are prepared before. */
  private async write(): Promise<void> {
    const batch = this.unwritten;
    this.unwritten = [];
    // If the previous write failed, report that one: everything after it in the transaction fails as well.
    await this.writes.finished();
    const unchanged = await this.listings.unchanged(this.source, batch);
    const listings = batch.filter(({ id }) => !unchanged.has(id));
    this.same += unchanged.size;
    if (unchanged.size > 0) await this.listings.keepRows(batch.filter(({ id }) => unchanged.has(id)));
    if (listings.length === 0) return;
    const save = await this.listings.prepareSave(this.source, listings, this.run);
    await this.writes.begin(async () => {
      const keys = await save();
      this.note(keys);
      this.progress.written += keys.length;
    });
  }

  private note(keys: number[]): void {
    this.changed.push(...keys.slice(0, MAX_NAMED + 1 - this.changed.length));
  }
}

/** Writes nothing, and lists what would be written, listing by listing. */
export class PreviewedChanges implements SheetChanges {
  /** The first changes. */
  readonly changes: ListingChange[] = [];
  total = 0;
  same = 0;

  constructor(
    private readonly listings: SheetListings,
    private readonly source: ListingSource,
  ) {}

  async take(batch: SheetListing[]): Promise<void> {
    const unchanged = await this.listings.unchanged(this.source, batch);
    this.same += unchanged.size;
    const previewed = await this.listings.preview(
      this.source,
      batch.filter(({ id }) => !unchanged.has(id)),
    );
    this.total += previewed.length;
    for (const { id, before, after } of previewed.slice(0, MAX_CHANGES - this.changes.length))
      this.changes.push(changeOf(id, before, after));
  }

  written(): Promise<void> {
    return Promise.resolve();
  }

  settled(): Promise<void> {
    return Promise.resolve();
  }

  async finish(missing: number): Promise<void> {
    this.total += missing;
    const named = await this.listings.missing(this.source, MAX_CHANGES - this.changes.length);
    for (const { id, title } of named) this.changes.push({ id, title, kind: 'removed', fields: [] });
  }
}
