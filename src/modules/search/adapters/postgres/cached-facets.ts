import { Injectable, Logger } from '@nestjs/common';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { CurrentFacets } from '../../application/search-listings.js';
import { type DirectoryFacets, FacetReader } from '../../domain/directory-facets.js';

export const DIRECTORY_CHANGED = 'directory_changed';

/** Reads the lists once for each change of the directory; until the new ones are there, the old ones answer. */
@Injectable()
export class CachedFacets extends CurrentFacets {
  private readonly logger = new Logger('Search');
  private current: DirectoryFacets | undefined;
  private reading: Promise<DirectoryFacets> | undefined;
  private stale = false;

  constructor(
    private readonly reader: FacetReader,
    changes: ChangeFeed,
  ) {
    super();
    changes.on(DIRECTORY_CHANGED, () => this.refresh());
  }

  async get(): Promise<DirectoryFacets> {
    return this.current ?? this.read();
  }

  private refresh(): void {
    // A change during a read may have been missed by it: read once more afterwards.
    if (this.reading) this.stale = true;
    else this.read().catch((error: unknown) => this.logger.warn(`Industries and cities are out of date: ${String(error)}`));
  }

  private read(): Promise<DirectoryFacets> {
    this.reading ??= this.reader
      .read()
      .then((facets) => (this.current = facets))
      .finally(() => {
        this.reading = undefined;
        if (!this.stale) return;
        this.stale = false;
        this.refresh();
      });
    return this.reading;
  }
}
