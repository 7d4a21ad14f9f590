import type { ListingSheet } from '../../domain/catalogue/listing-source.js';
import { type SyncRun, SyncRuns } from '../../domain/import/sync-run.js';
import { ListingQueries } from '../reads/listing-queries.js';
import type { SyncListings } from './sync-listings.js';

/** Loads the fictional sample directory into a new installation, so that there is something to look at. */
export class LoadSample {
  constructor(
    private readonly sheet: ListingSheet | undefined,
    private readonly sync: SyncListings,
    private readonly listings: ListingQueries,
    private readonly runs: SyncRuns,
  ) {}

  /** Does nothing unless the directory was never filled. @returns what was loaded, if anything was */
  async onFirstRun(): Promise<SyncRun | undefined> {
    if (!this.sheet || !(await this.listings.isEmpty()) || (await this.hasFilledOnce())) return undefined;
    return this.sync.loadSample(this.sheet);
  }

  /** A run that failed, or that a killed process left behind, has put nothing into the directory: the sample is still to be loaded. */
  private async hasFilledOnce(): Promise<boolean> {
    return this.runs.hasApplied();
  }
}
