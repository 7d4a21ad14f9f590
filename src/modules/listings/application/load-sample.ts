import type { ListingSheet } from '../domain/listing-source.js';
import { type SyncRun, SyncRuns } from '../domain/sync-run.js';
import { ListingQueries } from './listing-queries.js';
import type { SyncListings } from './sync-listings.js';

/** Puts the fictional sample directory into a new installation, so that there is something to look at. */
export class LoadSample {
  constructor(
    private readonly sheet: ListingSheet | undefined,
    private readonly sync: SyncListings,
    private readonly listings: ListingQueries,
    private readonly runs: SyncRuns,
  ) {}

  /** Does nothing unless this is the very first run; @returns what was loaded, if anything was */
  async onFirstRun(): Promise<SyncRun | undefined> {
    if (!this.sheet || (await this.runs.latest(1)).length > 0 || !(await this.listings.isEmpty())) return undefined;
    return this.sync.loadSample(this.sheet);
  }
}
