import { Clock } from '../../../../shared/clock.js';
import { Transaction } from '../../../../shared/transaction.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';

/** Ends "featured" for listings whose last day is over. Safe to repeat, and for several processes at once. */
export class EndFeatures {
  constructor(
    private readonly listings: CuratedListings,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of listings */
  run(): Promise<number> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const featured = await this.listings.findAllForUpdate(await this.listings.featuredBefore(now));
      // Another process may have done it already.
      const over = featured.filter(({ status, featuredUntil }) => status !== 'removed' && featuredUntil !== null && featuredUntil <= now);
      for (const listing of over) listing.endFeature();
      if (over.length > 0) await this.listings.saveAll(over);
      return over.length;
    });
  }
}
