import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags, OmitType } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decimal, described, list, object, optional, text, whole, yes } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { compressed, encodingFor } from '../../../../platform/http/server/compressed-answer.js';
import { type FoundPins, MAX_PINS, type Pin, SearchPins } from '../../application/search-pins.js';
import { SearchQueryDto, searchQueryOf } from './search-query.dto.js';

const FOUND_PINS = object<FoundPins>({
  pins: described(
    list(
      object<Pin>({
        slug: described(text, 'Its page is /business/{slug}.'),
        title: text,
        latitude: decimal,
        longitude: decimal,
        approximate: optional(described(yes, 'Its place was derived from its postal code or its town.')),
      }),
    ),
    'In the order of the search.',
  ),
  total: described(whole, 'The exact total of results.'),
  unplaced: described(whole, 'The number of examined results without a known place.'),
  most: described(whole, 'The maximum number of examined results; a search with bbox finds the others.'),
});

@ApiTags('directory')
@Controller('api/search/pins')
export class SearchPinsController {
  constructor(private readonly pins: SearchPins) {}

  /** What a search finds, as pins for a map. Takes the parameters of the search; `page` and `limit` have no effect. */
  @Public()
  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Search results as pins of a map' })
  @ApiQuery({ type: OmitType(SearchQueryDto, ['page', 'limit', 'facets']) })
  @ApiResponse({ status: 200, description: `Names and places of at most the first ${MAX_PINS} results.`, schema: FOUND_PINS })
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  async find(
    @Query() raw: Record<string, unknown>,
    @Req() asked: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const found = await this.pins.find(searchQueryOf(readQuery(SearchQueryDto, raw)));
    const { body, encoding } = compressed(Buffer.from(JSON.stringify(found)), encodingFor(asked));
    void reply.headers({ vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return body;
  }
}
