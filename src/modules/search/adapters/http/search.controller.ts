import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { readQuery } from '../../../../platform/http/validation.js';
import { Public } from '../../../../shared/http/public.decorator.js';
import { SearchListings, type SearchResult } from '../../application/search-listings.js';
import type { DirectoryFacets } from '../../domain/directory-facets.js';
import { SearchQueryDto, toSearchRequest } from './search-query.dto.js';

@ApiTags('directory')
@Controller('api/search')
export class SearchController {
  constructor(private readonly listings: SearchListings) {}

  /** Finds listings. `total` is exact; `industries` and `cities` are the whole directory's. */
  @Public()
  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Search the directory' })
  @ApiQuery({ type: SearchQueryDto })
  async search(@Query() raw: Record<string, unknown>): Promise<string> {
    return answerOf(await this.listings.search(toSearchRequest(readQuery(SearchQueryDto, raw))));
  }
}

/** Puts the answer together from texts that exist: cards as their engine wrote them, lists as they were last changed. */
function answerOf({ found, page, totalPages, facets, degraded }: SearchResult): string {
  const figures = JSON.stringify({ total: found.total, page, totalPages, ...(degraded ? { degraded } : {}) });
  return `{"services":${found.json},${figures.slice(1, -1)},${textOf(facets)}`;
}

const texts = new WeakMap<DirectoryFacets, string>();

function textOf(facets: DirectoryFacets): string {
  let text = texts.get(facets);
  if (text === undefined) {
    text = JSON.stringify(facets).slice(1);
    texts.set(facets, text);
  }
  return text;
}
