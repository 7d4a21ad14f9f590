import { randomUUID } from 'node:crypto';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import { DomainError } from '../../../shared/domain-error.js';
import type { ListingSource } from '../domain/listing.js';
import type { ListingSheet } from '../domain/listing-source.js';
import { SheetImport } from '../domain/sheet-import.js';
import { type SheetListing, SheetListings } from '../domain/sheet-listings.js';
import { emptyFigures, type SyncFigures, SyncLock, type SyncRun, SyncRuns, type SyncTrigger } from '../domain/sync-run.js';
import { NoListingSource } from '../domain/sync.errors.js';

const BATCH = 1_000;

/** Above so many changes the index is rebuilt beside the old one, which is quicker than changing it in place. */
const MOST_SINGLE_CHANGES = 2_000;

export interface SyncOptions {
  trigger: SyncTrigger;
  /** Apply even though more than 30 % of the listings would go. */
  force?: boolean;
  /** Say what would change; change nothing. */
  dryRun?: boolean;
  /** Done in the same transaction when the listings have been changed. */
  alongside?: (figures: SyncFigures) => Promise<void>;
}

/** Brings the directory in line with a sheet: in one transaction, one sync at a time, or not at all. */
export class SyncListings {
  constructor(
    private readonly sheet: ListingSheet | undefined,
    private readonly listings: SheetListings,
    private readonly runs: SyncRuns,
    private readonly lock: SyncLock,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NoListingSource, SyncAlreadyRunning, ListingSourceFailed or SheetRefused; nothing was changed then
   */
  async run(options: SyncOptions): Promise<SyncRun> {
    const sheet = this.sheet;
    if (!sheet) throw new NoListingSource();
    return this.lock.hold(() => this.recorded(sheet, options, () => this.importFrom(sheet, 'sheet', options)));
  }

  /** Fills the directory with the fictional listings of a first run. */
  async loadSample(sheet: ListingSheet): Promise<SyncRun> {
    const options: SyncOptions = { trigger: 'sample' };
    return this.lock.hold(() => this.recorded(sheet, options, () => this.importFrom(sheet, 'sample', options)));
  }

  private async recorded(
    sheet: ListingSheet,
    { trigger, force = false, dryRun = false }: SyncOptions,
    work: () => Promise<SyncFigures>,
  ): Promise<SyncRun> {
    await this.runs.closeInterrupted();
    const run: SyncRun = {
      id: randomUUID(),
      trigger,
      source: sheet.name,
      force,
      dryRun,
      status: 'running',
      startedAt: this.clock.now(),
      finishedAt: null,
      error: null,
      ...emptyFigures(),
    };
    await this.runs.save(run);
    try {
      Object.assign(run, await work(), { status: dryRun ? 'previewed' : 'applied', finishedAt: this.clock.now() });
      await this.runs.save(run);
      return run;
    } catch (error) {
      const refused = error instanceof DomainError && error.kind === 'unprocessable';
      run.error = error instanceof DomainError ? error.message : 'An unexpected error; the log has it.';
      await this.runs.save({ ...run, status: refused ? 'refused' : 'failed', finishedAt: this.clock.now() });
      throw error;
    }
  }

  private importFrom(sheet: ListingSheet, source: ListingSource, options: SyncOptions): Promise<SyncFigures> {
    return this.transaction.run(async () => {
      const rows = new SheetImport(await this.listings.known(source), await this.listings.foreignIds(source));
      const changed: number[] = [];
      // PostgreSQL writes one batch while the next one is read.
      let writing: Promise<void> = Promise.resolve();
      const write = async (batch: SheetListing[]) => {
        await writing;
        if (options.dryRun) return;
        writing = this.listings.save(source, batch).then((keys) => void changed.push(...keys));
        // Whoever awaits it next gets the error; until then it must not count as unhandled.
        writing.catch(() => undefined);
      };
      let batch: SheetListing[] = [];
      for await (const row of sheet.rows()) {
        const listing = rows.take(row);
        if (listing && batch.push(listing) === BATCH) {
          await write(batch);
          batch = [];
        }
      }
      if (batch.length > 0) await write(batch);
      await writing;
      const figures = rows.finish(options.force ?? false);
      if (!options.dryRun) {
        await this.takeAway(source, rows.missing(), changed);
        await options.alongside?.(figures);
      }
      return figures;
    });
  }

  private async takeAway(source: ListingSource, missing: string[], changed: number[]): Promise<void> {
    if (missing.length > 0) changed.push(...(await this.listings.remove(source, missing)));
    if (source === 'sheet') changed.push(...(await this.listings.deleteSample()));
    if (changed.length > 0) await this.listings.announce(changed.length > MOST_SINGLE_CHANGES ? 'all' : changed);
  }
}
