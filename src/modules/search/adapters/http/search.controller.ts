import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { readQuery } from '../../../../platform/http/validation.js';
import { Public } from '../../../../shared/http/public.decorator.js';
import { SearchListings, type SearchResult } from '../../application/search-listings.js';
import { SearchQueryDto, toSearchRequest } from './search-query.dto.js';

@ApiTags('directory')
@Controller('api/search')
export class SearchController {
  constructor(private readonly listings: SearchListings) {}

  /** Finds listings. `total` is exact; `industries` and `cities` are the whole directory's. */
  @Public()
  @Get()
  @ApiOperation({ summary: 'Search the directory' })
  @ApiQuery({ type: SearchQueryDto })
  search(@Query() raw: Record<string, unknown>): Promise<SearchResult> {
    return this.listings.search(toSearchRequest(readQuery(SearchQueryDto, raw)));
  }
}
