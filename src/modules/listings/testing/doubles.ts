import { isEqual } from 'es-toolkit/predicate';
import type { PageRange } from '../../../shared/office/admin-list.js';
import { announcementOf } from '../domain/catalogue/listings-changed.js';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import type { ListingCard } from '../../../shared/listings/listing-card.js';
import type { ListingPage, ListingSource } from '../domain/catalogue/listing.js';
import { ListingNotFound } from '../domain/catalogue/listing.errors.js';
import { ListingSheet } from '../domain/catalogue/listing-source.js';
import type { Duplicate } from '../domain/catalogue/duplicates.js';
import {
  type KnownRow,
  type PreviewedListing,
  type SheetListing,
  SheetListings,
  type SourceBefore,
  type ExistingListings,
} from '../domain/import/sheet-listings.js';
import { SheetUndo, type SheetUndoResult, type UndoState } from '../domain/import/sheet-undo.js';
import { SyncLock, type SyncProgress, type SyncRun, SyncRuns } from '../domain/import/sync-run.js';
import { SyncAlreadyRunning } from '../domain/import/sync.errors.js';
import { type ChangedPage, type LandingPage, type ListingFacts, ListingQueries } from '../application/reads/listing-queries.js';

/** A sheet whose rows a test may change between two syncs; an error among them is thrown when it is reached. */
export class SheetOfRows extends ListingSheet {
  readonly name = 'sheet.csv';

  constructor(public content: (string[] | Error)[]) {
    super();
  }

  async *rows(): AsyncIterable<string[]> {
    for (const row of this.content) {
      await Promise.resolve();
      if (row instanceof Error) throw row;
      yield row;
    }
  }
}

interface Stored extends SheetListing, Pick<KnownRow, 'corrected'> {
  key: number;
  source: ListingSource;
  removed: boolean;
}

export class InMemorySheetListings extends SheetListings {
  stored = new Map<string, Stored>();
  announced: (number[] | 'all')[] = [];
  /** The largest batch that was ever saved at once. */
  largestBatch = 0;
  /** The run that an undo would take back. */
  undoable: string | undefined;
  /** How many syncs have shown what they changed. */
  published = 0;
  /** What a test says is alike. */
  alike: Duplicate[] = [];

  /** The rows of the sheet that is being taken. */
  private seen = new Map<string, number>();

  begin(source: ListingSource): Promise<SourceBefore> {
    this.seen = new Map();
    const own = this.of(source);
    return Promise.resolve({
      present: own.filter(({ removed }) => !removed).length,
      hasOwnIds: own.some(({ id }) => id.includes('~')),
      sample: this.of('sample').length,
    });
  }

  existing(source: ListingSource, ids: string[]): Promise<ExistingListings> {
    const found = ids.flatMap((id) => this.stored.get(id) ?? []);
    const foreign = found.filter((listing) => listing.source !== source && listing.source !== 'sample');
    return Promise.resolve({
      known: new Map(found.filter((listing) => listing.source === source).map((listing) => [listing.id, listing])),
      foreign: new Map(foreign.map((listing) => [listing.id, { title: listing.details.title, source: listing.source }])),
      seen: new Map([...this.seen].filter(([id]) => ids.includes(id))),
    });
  }

  see(rows: ReadonlyMap<string, number>): Promise<void> {
    for (const [id, row] of rows) this.seen.set(id, row);
    return Promise.resolve();
  }

  rowsOf(ids: string[]): Promise<Map<string, number>> {
    return Promise.resolve(new Map([...this.seen].filter(([id]) => ids.includes(id))));
  }

  countMissing(source: ListingSource): Promise<number> {
    return Promise.resolve(this.of(source).filter(({ id, removed }) => !removed && !this.seen.has(id)).length);
  }

  missing(source: ListingSource, limit: number): Promise<{ id: string; title: string }[]> {
    const gone = this.of(source).filter(({ id, removed }) => !removed && !this.seen.has(id));
    return Promise.resolve(gone.slice(0, limit).map(({ id, details: { title } }) => ({ id, title })));
  }

  private of(source: ListingSource): Stored[] {
    return [...this.stored.values()].filter((listing) => listing.source === source);
  }

  unchanged(source: ListingSource, batch: SheetListing[]): Promise<ReadonlySet<string>> {
    const same = batch.filter(({ id, details }) => {
      const before = this.stored.get(id);
      return before?.source === source && !before.removed && isEqual(before.details, details);
    });
    return Promise.resolve(new Set(same.map(({ id }) => id)));
  }

  keepRows(batch: SheetListing[]): Promise<void> {
    for (const { id, hash, notes } of batch) this.stored.set(id, { ...this.stored.get(id)!, hash, notes });
    return Promise.resolve();
  }

  prepareSave(source: ListingSource, batch: SheetListing[]): Promise<() => Promise<number[]>> {
    return Promise.resolve(() => this.save(source, batch));
  }

  save(source: ListingSource, batch: SheetListing[]): Promise<number[]> {
    this.largestBatch = Math.max(this.largestBatch, batch.length);
    for (const listing of batch) {
      const before = this.stored.get(listing.id);
      const corrected = before?.source === source && before.corrected ? { ...before.corrected, source: listing.details } : undefined;
      this.stored.set(listing.id, { ...listing, key: before?.key ?? this.stored.size + 1, source, removed: false, corrected });
    }
    return Promise.resolve(batch.map(({ id }) => this.stored.get(id)!.key));
  }

  removeMissing(source: ListingSource): Promise<number[]> {
    const gone = this.of(source).filter(({ id, removed }) => !removed && !this.seen.has(id));
    for (const listing of gone) this.stored.set(listing.id, { ...listing, removed: true });
    return Promise.resolve(gone.map(({ key }) => key));
  }

  endLostMerges(): Promise<number[]> {
    return Promise.resolve([]);
  }

  offerUndo(_source: ListingSource, run: string): Promise<void> {
    this.undoable = run;
    return Promise.resolve();
  }

  preview(source: ListingSource, batch: SheetListing[]): Promise<PreviewedListing[]> {
    const before = (id: string) => [this.stored.get(id)].find((listing) => listing?.source === source && !listing.removed)?.details;
    return Promise.resolve(batch.map(({ id, details }) => ({ id, before: before(id), after: details })));
  }

  duplicates(): Promise<Duplicate[]> {
    return Promise.resolve(this.alike);
  }

  deleteSample(): Promise<number[]> {
    const gone = [...this.stored.values()].filter(({ source }) => source === 'sample');
    for (const { id } of gone) this.stored.delete(id);
    return Promise.resolve(gone.map(({ key }) => key));
  }

  async announce(keys: number[]): Promise<void> {
    const { keys: named } = await announcementOf(keys, () => Promise.resolve(this.stored.size));
    this.announced.push(named ?? 'all');
  }

  publish(): Promise<void> {
    this.published += 1;
    return Promise.resolve();
  }

  /** Ids that the directory shows. */
  shown(): string[] {
    return [...this.ids(({ removed }) => !removed)].sort();
  }

  private ids(wanted: (listing: Stored) => boolean): Set<string> {
    return new Set([...this.stored.values()].filter(wanted).map(({ id }) => id));
  }
}

/** Takes back, when the work rejects, what it did to the listings. */
export class InMemoryTransaction extends Transaction {
  constructor(private readonly listings: InMemorySheetListings) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { stored, announced } = this.listings;
    Object.assign(this.listings, { stored: new Map(stored), announced: [...announced] });
    try {
      return await work();
    } catch (error) {
      Object.assign(this.listings, { stored, announced });
      throw error;
    }
  }
}

export class InMemorySyncRuns extends SyncRuns {
  readonly records: SyncRun[] = [];

  save(run: SyncRun): Promise<void> {
    const at = this.records.findIndex(({ id }) => id === run.id);
    if (at < 0) this.records.unshift({ ...run });
    else this.records[at] = { ...run };
    return Promise.resolve();
  }

  saveEnd(run: SyncRun): Promise<void> {
    return this.save(run);
  }

  async saveFailure(run: SyncRun): Promise<void> {
    if ((await this.find(run.id))?.status === 'running') await this.save(run);
  }

  progress({ id, read, written }: Pick<SyncRun, 'id'> & SyncProgress): Promise<void> {
    const run = this.records.find((record) => record.id === id && record.status === 'running');
    if (run) Object.assign(run, { read, written });
    return Promise.resolve();
  }

  lastDecided(): Promise<SyncRun | undefined> {
    return Promise.resolve(this.records.find(({ status }) => status !== 'running' && status !== 'previewed'));
  }

  begunSince(time: Date): Promise<boolean> {
    return Promise.resolve(this.records.some(({ startedAt, dryRun }) => startedAt >= time && !dryRun));
  }

  count(): Promise<number> {
    return Promise.resolve(this.records.length);
  }

  latest({ page, limit }: PageRange, withLists = true): Promise<SyncRun[]> {
    const latest = this.records.slice((page - 1) * limit, page * limit);
    return Promise.resolve(withLists ? latest : latest.map((run) => ({ ...run, skipped: [], notes: [], duplicates: [], preview: null })));
  }

  lastOf(uploads: string[]): Promise<Map<string, SyncRun>> {
    const found = uploads.map((id) => [id, this.records.find(({ uploadId }) => uploadId === id)] as const);
    return Promise.resolve(new Map(found.flatMap(([id, run]) => (run ? [[id, run]] : []))));
  }

  lastAppliedOf(uploads: string[]): Promise<SyncRun | undefined> {
    const isOne = ({ uploadId, status }: SyncRun) => uploads.includes(uploadId ?? '') && ['applied', 'undone'].includes(status);
    return Promise.resolve(this.records.find(isOne));
  }

  forgetTrials(upload: string): Promise<void> {
    const isTrial = ({ uploadId, status }: SyncRun) => uploadId === upload && ['previewed', 'refused', 'failed'].includes(status);
    this.records.splice(0, this.records.length, ...this.records.filter((run) => !isTrial(run)));
    return Promise.resolve();
  }

  forgetPreviews(uploads: string[]): Promise<void> {
    const isPreview = ({ uploadId, status }: SyncRun) => uploads.includes(uploadId ?? '') && status === 'previewed';
    this.records.splice(0, this.records.length, ...this.records.filter((run) => !isPreview(run)));
    return Promise.resolve();
  }

  markUndone(uploads: string[], since: Date, at: Date): Promise<void> {
    for (const run of this.records)
      if (uploads.includes(run.uploadId ?? '') && run.status === 'applied' && run.startedAt >= since)
        Object.assign(run, { status: 'undone', finishedAt: at });
    return Promise.resolve();
  }

  find(id: string): Promise<SyncRun | undefined> {
    return Promise.resolve(this.records.find((run) => run.id === id));
  }

  current(): Promise<SyncRun | undefined> {
    return Promise.resolve(this.records.find(({ status }) => status === 'running'));
  }

  hasApplied(): Promise<boolean> {
    return Promise.resolve(this.records.some(({ status }) => status === 'applied'));
  }

  closeInterrupted(): Promise<void> {
    for (const run of this.records) if (run.status === 'running') run.status = 'interrupted';
    return Promise.resolve();
  }
}

/** Has nothing to take back but what a test puts into it. */
export class InMemorySheetUndo extends SheetUndo {
  pausedSince: Date | null = null;
  remembered: SheetUndoResult | undefined;

  state(): Promise<UndoState> {
    const { remembered, pausedSince } = this;
    return Promise.resolve({ undo: remembered ? { runId: remembered.runId, at: new Date(0), sample: 0 } : null, pausedSince });
  }

  undoLastRun(): Promise<SheetUndoResult | undefined> {
    const taken = this.remembered;
    this.remembered = undefined;
    return Promise.resolve(taken);
  }

  pause(since: Date): Promise<void> {
    this.pausedSince = since;
    return Promise.resolve();
  }

  resume(): Promise<void> {
    this.pausedSince = null;
    return Promise.resolve();
  }
}

export class InMemorySyncLock extends SyncLock {
  private held = false;

  async withLock<T>(work: () => Promise<T>): Promise<T> {
    if (this.held) throw new SyncAlreadyRunning();
    this.held = true;
    try {
      return await work();
    } finally {
      this.held = false;
    }
  }

  isHeld(): Promise<boolean> {
    return Promise.resolve(this.held);
  }
}

/** Each look at the clock is a second later than the one before. */
export class TickingClock extends Clock {
  private time = Date.parse('2026-11-21T06:00:00Z');

  now(): Date {
    this.time += 1_000;
    return new Date(this.time);
  }
}

export class InMemoryListingQueries extends ListingQueries {
  constructor(private readonly listings: InMemorySheetListings) {
    super();
  }

  get(id: string): Promise<ListingPage> {
    return Promise.reject(new ListingNotFound({ id }));
  }

  bySlug(slug: string): Promise<ListingPage> {
    return Promise.reject(new ListingNotFound({ slug }));
  }

  hoursOf(): Promise<[]> {
    return Promise.resolve([]);
  }

  placeOf(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  byIds(): ReturnType<ListingQueries['byIds']> {
    return Promise.resolve(new Map<string, never>());
  }

  checksOf(): ReturnType<ListingQueries['checksOf']> {
    return Promise.resolve({ confirmedAt: null, licenceCheckedAt: null });
  }

  idsOf(): Promise<Map<string, string>> {
    return Promise.resolve(new Map<string, string>());
  }

  businessPages(): Promise<ChangedPage[]> {
    return Promise.resolve([]);
  }

  countBusinesses(): Promise<number> {
    return Promise.resolve(0);
  }

  landingPages(): Promise<LandingPage[]> {
    return Promise.resolve([]);
  }

  countLandingPages(): Promise<number> {
    return Promise.resolve(0);
  }

  neverClosing(): Promise<ListingCard[]> {
    return Promise.resolve([]);
  }

  similarTo(): ReturnType<ListingQueries['similarTo']> {
    return Promise.resolve([]);
  }

  facts(): Promise<ListingFacts> {
    const sampleData = [...this.listings.stored.values()].some(({ source }) => source === 'sample');
    return Promise.resolve({ sampleData, rated: false, verified: false, licensed: false, hoursKnown: false, allWithPhone: false });
  }

  overview(): ReturnType<ListingQueries['overview']> {
    return Promise.resolve({
      figures: { businesses: 0, trades: 0, towns: 0, reviews: 0 },
      towns: [],
      citySpellings: new Map<string, string>(),
      latest: [],
    });
  }

  countOwn(): Promise<number> {
    return Promise.resolve([...this.listings.stored.values()].filter(({ source }) => source !== 'sample').length);
  }

  isEmpty(): Promise<boolean> {
    return Promise.resolve(this.listings.stored.size === 0);
  }
}
