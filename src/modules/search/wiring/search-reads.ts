import { Injectable } from '@nestjs/common';
import { readQuery } from '../../../platform/http/requests/validation.js';
import { ContentGeneration } from '../../../platform/web/content-generation.js';
import { PageReads } from '../../../platform/web/page-reads.js';
import { SearchQueryDto, toSearchRequest } from '../adapters/http/search-query.dto.js';
import { DIRECTORY_CHANGED } from '../adapters/postgres/cached-facets.js';
import { INDEX_CHANGED } from '../adapters/postgres/postgres-index-states.js';
import { CountSearches } from '../application/learning/count-searches.js';
import { SearchListings } from '../application/search-listings.js';

/** Offers searches to pages, in the words of the API, and says when their results may have changed. */
@Injectable()
export class SearchReads {
  constructor(reads: PageReads, generation: ContentGeneration, listings: SearchListings, searches: CountSearches) {
    generation.risesOn(DIRECTORY_CHANGED);
    // The engine follows the directory a moment later, and a page may have been made in between.
    generation.risesOn(INDEX_CHANGED);
    reads.offer('search', async (parameters, whenGiven) => {
      const request = toSearchRequest(readQuery(SearchQueryDto, parameters));
      const result = await listings.search(request);
      const counted = searches.of(request, result);
      if (counted) whenGiven(() => searches.count(counted));
      const { found, page, totalPages, facets, degraded, understood, hoursUnknown } = result;
      return {
        services: found.services,
        total: found.total,
        page,
        totalPages,
        understood,
        ...facets,
        ...(hoursUnknown ? { hoursUnknown } : {}),
        ...(degraded ? { degraded } : {}),
      };
    });
  }
}
