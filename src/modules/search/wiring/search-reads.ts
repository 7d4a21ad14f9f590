import { Injectable } from '@nestjs/common';
import { readQuery } from '../../../platform/http/requests/validation.js';
import { CacheVersion } from '../../../platform/web/cache-version.js';
import { PageReads } from '../../../platform/web/page-reads.js';
import { SearchQueryDto, searchQueryOf } from '../adapters/http/search-query.dto.js';
import { INDEX_CHANGED } from '../adapters/postgres/postgres-index-states.js';
import { CountSearches } from '../application/learning/count-searches.js';
import { SearchPins } from '../application/search-pins.js';
import { figuresOf, SearchListings } from '../application/search-listings.js';
import { DIRECTORY_CHANGED } from '../../../shared/listings/directory-changed.js';

/** Registers the search as a page read, and invalidates pages when its results may have changed. */
@Injectable()
export class SearchReads {
  constructor(reads: PageReads, cacheVersion: CacheVersion, listings: SearchListings, searches: CountSearches, pins: SearchPins) {
    cacheVersion.bumpOn(DIRECTORY_CHANGED);
    // The engine gets a change a moment after the directory, and a page may have been rendered in between.
    cacheVersion.bumpOn(INDEX_CHANGED);
    reads.offer('pins', (parameters) => pins.find(searchQueryOf(readQuery(SearchQueryDto, parameters))));
    reads.offer('search', async (parameters, onServed) => {
      const query = searchQueryOf(readQuery(SearchQueryDto, parameters));
      const result = await listings.search(query);
      const counted = searches.of(query, result);
      if (counted) onServed(() => searches.count(counted));
      return { services: result.found.services, ...figuresOf(result) };
    });
  }
}
