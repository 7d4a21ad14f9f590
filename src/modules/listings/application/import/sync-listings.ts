import { randomUUID } from 'node:crypto';
import { Clock } from '../../../../shared/clock.js';
import { Transaction } from '../../../../shared/transaction.js';
import { isTable, type ListingSource, type UploadSource } from '../../domain/catalogue/listing.js';
import type { ListingSheet } from '../../domain/catalogue/listing-source.js';
import { type PlacedRow, SheetImport } from '../../domain/import/sheet-import.js';
import { SheetListings, type ExistingListings } from '../../domain/import/sheet-listings.js';
import { newRun, type SyncFigures, SyncLock, type SyncRun, SyncRuns, type SyncTrigger } from '../../domain/import/sync-run.js';
import { NoListingSource } from '../../domain/import/sync.errors.js';
import { BackgroundWrites } from './background-writes.js';
import { recordedRun } from './recorded-run.js';
import { AppliedChanges, PreviewedChanges, type SheetChanges } from './sheet-changes.js';

/**
 * Rows of more than a few hundred fill the space for young objects before they are done with: then nearly all of them are promoted, and
 * stay in memory until a full garbage collection (docs/performance.md, Memory).
 */
const BATCH = 250;

export interface SyncOptions {
  trigger: SyncTrigger;
  /** Apply even where it would be refused as `too-many-removed`. */
  force?: boolean;
  /** Say what would change; change nothing. */
  dryRun?: boolean;
  /** Called under the lock, before this run is recorded; if it throws, there is no run. */
  beforehand?: () => Promise<void>;
  /** Called with the id of the run when it has begun. */
  begun?: (id: string) => void;
  /** The uploaded file that is imported. */
  uploadId?: string;
  /** Runs in the same transaction after the listings have been changed. */
  alongside?: (figures: SyncFigures) => Promise<void>;
}

/** Brings the directory in line with a sheet: in one transaction, all or nothing, and one sync at a time. */
export class SyncListings {
  constructor(
    private readonly sheet: ListingSheet | undefined,
    private readonly listings: SheetListings,
    private readonly runs: SyncRuns,
    private readonly lock: SyncLock,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The kind of the sheet; `null` without one. */
  get from(): ListingSheet['kind'] | null {
    return this.sheet?.kind ?? null;
  }

  /**
   * @throws NoListingSource, SyncAlreadyRunning, ListingSourceFailed or SheetRefused; nothing was changed then
   */
  async run(options: SyncOptions): Promise<SyncRun> {
    if (!this.sheet) throw new NoListingSource();
    return this.syncWith(this.sheet, 'sheet', options);
  }

  /**
   * Brings the listings of an uploaded list in line with a file of it.
   * @throws SyncAlreadyRunning, SheetRefused or what reading it throws; nothing was changed then
   */
  runFile(file: ListingSheet, source: UploadSource, options: SyncOptions): Promise<SyncRun> {
    return this.syncWith(file, source, options);
  }

  /** Fills the directory with the fictional listings of a first run. */
  async loadSample(sheet: ListingSheet): Promise<SyncRun> {
    return this.syncWith(sheet, 'sample', { trigger: 'sample' });
  }

  private syncWith(sheet: ListingSheet, source: ListingSource, options: SyncOptions): Promise<SyncRun> {
    return this.lock.withLock(async () => {
      await options.beforehand?.();
      const { trigger, force = false, dryRun = false, uploadId = null } = options;
      const run: SyncRun = newRun(randomUUID(), { trigger, source: sheet.name, force, dryRun, uploadId, startedAt: this.clock.now() });
      return recordedRun(this.runs, this.clock, run, async (end) => {
        options.begun?.(run.id);
        // Requested before the transaction begins: no lock is held while the sheet is on its way.
        await using rows = await openedRows(sheet);
        await this.transaction.run(async () =>
          end({ ...(await this.importFrom(rows, source, run, options)), status: dryRun ? 'previewed' : 'applied' }),
        );
      });
    });
  }

  private async importFrom(
    rows: OpenedRows,
    source: ListingSource,
    run: SyncRun,
    { force = false, alongside }: SyncOptions,
  ): Promise<SyncFigures> {
    const undoable = isTable(source) && !run.dryRun ? run.id : undefined;
    const before = await this.listings.begin(source, undoable);
    const sheet = new SheetImport(source, before);
    const preview = run.dryRun ? new PreviewedChanges(this.listings, source) : undefined;
    const changes = preview ?? new AppliedChanges(this.listings, source, run, undoable, run.startedAt);
    try {
      await this.takeAll(rows, sheet, { source, changes, run });
      await changes.written();
    } finally {
      await changes.settled();
    }
    sheet.countUnchanged(changes.same);
    const figures = sheet.finish(force, await this.listings.countMissing(source));
    if (isTable(source)) figures.sample = before.sample;
    await changes.finish(figures.removed);
    if (isTable(source)) {
      const duplicates = await this.listings.duplicates(source, preview !== undefined);
      sheet.noteDuplicates(duplicates, await this.listings.rowsOf(duplicates.flatMap(({ ids }) => ids)));
    }
    if (preview) run.preview = { changes: preview.changes, total: preview.total };
    else {
      await alongside?.(figures);
      await this.listings.publish();
    }
    return figures;
  }

  /**
   * While one batch is taken, the directory is queried for the next one. While a batch is read, the notes and writes of the one before it
   * run.
   */
  private async takeAll(rows: OpenedRows, sheet: SheetImport, into: Into): Promise<void> {
    const notes = new BackgroundWrites();
    try {
      let asked: AskedBatch | undefined;
      for await (const batch of this.batchesOf(rows, sheet, into.run)) {
        const next = { batch, existing: this.listings.existing(into.source, sheet.idsOf(batch)) };
        // Thrown where it is awaited; until then it must not count as an unhandled rejection.
        next.existing.catch(() => undefined);
        if (asked) await this.take(asked, sheet, { ...into, notes });
        asked = next;
        into.run.share = rows.share(into.run.read);
      }
      if (asked) await this.take(asked, sheet, { ...into, notes });
      await notes.finished();
    } finally {
      await notes.settled();
    }
  }

  private async *batchesOf(rows: AsyncIterable<string[]>, sheet: SheetImport, run: SyncRun): AsyncIterable<PlacedRow[]> {
    let batch: PlacedRow[] = [];
    for await (const cells of rows) {
      run.read += 1;
      const row = sheet.place(cells);
      if (row && batch.push(row) === BATCH) {
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  }

  private async take({ batch, existing }: AskedBatch, sheet: SheetImport, { changes, notes }: Into & { notes: BackgroundWrites }) {
    const { listings, seen } = sheet.take(batch, await existing);
    if (seen.size > 0) await notes.begin(() => this.listings.see(seen));
    if (listings.length > 0) await changes.take(listings);
  }
}

interface Into {
  source: ListingSource;
  changes: SheetChanges;
  run: SyncRun;
}

interface AskedBatch {
  batch: PlacedRow[];
  existing: Promise<ExistingListings>;
}

interface OpenedRows extends AsyncIterable<string[]> {
  share: ListingSheet['share'];
}

/** The rows of a sheet after the first one has arrived; closed when the consumer is done. */
async function openedRows(sheet: ListingSheet): Promise<OpenedRows & AsyncDisposable> {
  const rows = sheet.rows()[Symbol.asyncIterator]();
  let first: IteratorResult<string[], unknown> | undefined = await rows.next();
  const next = async () => {
    const row = first ?? (await rows.next());
    first = undefined;
    return row;
  };
  return {
    share: (read) => sheet.share(read),
    [Symbol.asyncIterator]: () => ({ next }),
    [Symbol.asyncDispose]: async () => void (await rows.return?.()),
  };
}
