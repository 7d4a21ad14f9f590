import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../platform/database/refreshed-value.js';
import { CacheVersion } from '../../../../platform/web/cache-version.js';
import { CurrentFacets } from '../../application/search-listings.js';
import type { DirectoryFacets } from '../../domain/directory-facets.js';
import { PostgresFacetReader } from './postgres-facet-reader.js';
import { DIRECTORY_CHANGED } from '../../../../shared/listings/directory-changed.js';

/** Reads the lists once after each change of the directory. */
@Injectable()
export class CachedFacets extends CurrentFacets {
  private readonly facets: RefreshedValue<DirectoryFacets>;

  constructor(reader: PostgresFacetReader, changes: ChangeFeed, cacheVersion: CacheVersion) {
    super();
    this.facets = new RefreshedValue(
      'Industries and cities',
      () => reader.read(),
      changes,
      [DIRECTORY_CHANGED],
      () => cacheVersion.bump(),
    );
  }

  get(): Promise<DirectoryFacets> {
    return this.facets.get();
  }
}
