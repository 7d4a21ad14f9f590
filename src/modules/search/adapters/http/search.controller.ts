import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { compressed, encodingFor } from '../../../../platform/http/server/compressed-answer.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { isVisit } from '../../../../platform/http/requests/visit.js';
import { CountSearches } from '../../application/learning/count-searches.js';
import { figuresOf, SearchListings, type SearchResult } from '../../application/search-listings.js';
import type { DirectoryFacets } from '../../domain/directory-facets.js';
import { SEARCH_ANSWER } from './search.answer.js';
import { SearchQueryDto, searchQueryOf } from './search-query.dto.js';
import { type CacheableRequest, SearchEtags } from './search-etags.js';

@ApiTags('directory')
@Controller('api/search')
export class SearchController {
  constructor(
    private readonly listings: SearchListings,
    private readonly searches: CountSearches,
    private readonly etags: SearchEtags,
  ) {}

  /** Finds listings. `total` is exact; `industries` and `cities` are the whole directory's. */
  @Public()
  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Search the directory' })
  @ApiQuery({ type: SearchQueryDto })
  @ApiResponse({ status: 200, description: 'One page of results; a page beyond the end is empty.', schema: SEARCH_ANSWER })
  @ApiResponse({ status: 304, description: 'The answer is the same as the one whose ETag was sent as If-None-Match.' })
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  async search(
    @Query() raw: Record<string, unknown>,
    @Req() asked: CacheableRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const accepted = encodingFor(asked);
    const { cacheVersion } = this.etags;
    void reply.headers({ vary: 'accept-encoding', 'cache-control': 'no-cache' });
    const unchanged = this.etags.unchanged(asked, cacheVersion, accepted);
    const again = unchanged ? undefined : this.etags.cachedBody(asked, cacheVersion, accepted);
    const known = unchanged ?? again;
    if (known) {
      if (known.counted && isVisit(asked)) this.searches.count(known.counted);
      void reply.header('etag', this.etags.etagOf(known.cacheVersion, accepted));
      if (again === undefined) void reply.status(304);
      else if (again.encoding !== 'identity') void reply.header('content-encoding', again.encoding);
      return again?.body;
    }
    const parameters = readQuery(SearchQueryDto, raw);
    const query = searchQueryOf(parameters);
    const result = await this.listings.search(query);
    const counted = isVisit(asked) ? this.searches.of(query, result) : undefined;
    if (counted) this.searches.count(counted);
    const { body, encoding } = compressed(answerOf(result, parameters.facets !== '0'), accepted);
    if (this.etags.remember(asked, cacheVersion, result, parameters.openNow === 'yes', counted)) {
      void reply.header('etag', this.etags.etagOf(cacheVersion, accepted));
      this.etags.storeBody(asked, accepted, { cacheVersion, counted, body, encoding });
    }
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return body;
  }
}

const SERVICES = Buffer.from('{"services":');

/** Assembles the answer from existing bytes: cards as the engine wrote them, lists as last serialised. */
function answerOf(result: SearchResult, withFacets: boolean): Buffer {
  const figures = JSON.stringify(figuresOf(result));
  const end = withFacets ? [Buffer.from(`,${figures.slice(1, -1)},`), bytesOf(result.facets)] : [Buffer.from(`,${figures.slice(1)}`)];
  return Buffer.concat([SERVICES, result.found.json, ...end]);
}

const known = new WeakMap<DirectoryFacets, Buffer>();

function bytesOf(facets: DirectoryFacets): Buffer {
  let bytes = known.get(facets);
  if (bytes === undefined) {
    bytes = Buffer.from(JSON.stringify(facets).slice(1));
    known.set(facets, bytes);
  }
  return bytes;
}
