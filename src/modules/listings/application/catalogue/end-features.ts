import { chunk } from 'es-toolkit/array';
import { Clock } from '../../../../shared/clock.js';
import { Transaction } from '../../../../shared/transaction.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';

/** Months of listings can be over at once after the application was off: each transaction locks this many at most. */
const BATCH = 500;

/** Ends "featured" for listings whose last day is over. Safe to repeat, and for several processes at once. */
export class EndFeatures {
  constructor(
    private readonly listings: CuratedListings,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Each batch is committed by itself: where one fails, those before it stay, and the next call continues.
   * @param stopping begins no further batch once it is aborted
   * @returns the number of listings
   */
  async run(stopping?: AbortSignal): Promise<number> {
    const now = this.clock.now();
    let count = 0;
    for (const ids of chunk(await this.listings.featuredBefore(now), BATCH)) {
      if (stopping?.aborted) break;
      count += await this.transaction.run(() => this.end(ids, now));
    }
    return count;
  }

  private async end(ids: readonly string[], now: Date): Promise<number> {
    const featured = await this.listings.findAllForUpdate(ids);
    // Another process may have done it already.
    const over = featured.filter(({ status, featuredUntil }) => status !== 'removed' && featuredUntil !== null && featuredUntil <= now);
    for (const listing of over) listing.endFeature();
    if (over.length > 0) await this.listings.saveAll(over);
    return over.length;
  }
}
