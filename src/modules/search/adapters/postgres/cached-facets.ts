import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { FollowedValue } from '../../../../platform/database/followed-value.js';
import { ContentGeneration } from '../../../../platform/web/content-generation.js';
import { CurrentFacets } from '../../application/search-listings.js';
import { type DirectoryFacets, FacetReader } from '../../domain/directory-facets.js';

export const DIRECTORY_CHANGED = 'directory_changed';

/** Reads the lists once for each change of the directory. */
@Injectable()
export class CachedFacets extends CurrentFacets {
  private readonly facets: FollowedValue<DirectoryFacets>;

  constructor(reader: FacetReader, changes: ChangeFeed, generation: ContentGeneration) {
    super();
    this.facets = new FollowedValue(
      'Industries and cities',
      () => reader.read(),
      changes,
      [DIRECTORY_CHANGED],
      () => generation.rise(),
    );
  }

  get(): Promise<DirectoryFacets> {
    return this.facets.get();
  }
}
