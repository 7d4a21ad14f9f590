import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { Public } from '../../../../../platform/http/requests/public.decorator.js';
import { ListingQueries } from '../../../application/reads/listing-queries.js';
import type { ListingPage } from '../../../domain/catalogue/listing.js';
import { LISTING } from './listing.answers.js';

@ApiTags('directory')
@Controller('api/listings')
export class ListingsController {
  constructor(private readonly listings: ListingQueries) {}

  /** One business with its reviews and opening hours; 404 when the directory does not show it. */
  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'One listing' })
  @ApiParam({ name: 'id', description: 'As in the search.' })
  @Answers(LISTING, 'The listing with its reviews and opening hours.')
  @ApiResponse({ status: 404, description: 'There is no published listing with this id.' })
  get(@Param('id') id: string): Promise<ListingPage> {
    return this.listings.get(id);
  }
}
