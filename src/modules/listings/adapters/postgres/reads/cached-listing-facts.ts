import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../../platform/database/refreshed-value.js';
import { CacheVersion } from '../../../../../platform/web/cache-version.js';
import { CurrentListingFacts } from '../../../application/reads/current-listing-facts.js';
import { type ListingFacts, type ListingOverview, ListingQueries } from '../../../application/reads/listing-queries.js';
import { DIRECTORY_CHANGED } from '../../../../../shared/listings/directory-changed.js';

const MAX_TOWNS = 12;
const MAX_LATEST = 6;

/**
 * Reads the facts once after each change of the directory, in whichever process: every page has them, and they are computed from all
 * listings.
 */
@Injectable()
export class CachedListingFacts extends CurrentListingFacts {
  private readonly facts: RefreshedValue<ListingFacts>;
  private readonly counted: RefreshedValue<ListingOverview>;

  constructor(listings: ListingQueries, changes: ChangeFeed, cacheVersion: CacheVersion) {
    super();
    this.facts = new RefreshedValue(
      'The facts about the listings',
      () => listings.facts(),
      changes,
      [DIRECTORY_CHANGED],
      () => cacheVersion.bump(),
    );
    this.counted = new RefreshedValue(
      'The counts of the listings',
      () => listings.overview(MAX_TOWNS, MAX_LATEST),
      changes,
      [DIRECTORY_CHANGED],
      () => cacheVersion.bump(),
    );
  }

  get(): Promise<ListingFacts> {
    return this.facts.get();
  }

  overview(): Promise<ListingOverview> {
    return this.counted.get();
  }
}
