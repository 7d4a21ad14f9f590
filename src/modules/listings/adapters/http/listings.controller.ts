import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/http/public.decorator.js';
import { ListingQueries } from '../../application/listing-queries.js';
import type { ListingPage } from '../../domain/listing.js';

@ApiTags('directory')
@Controller('api/listings')
export class ListingsController {
  constructor(private readonly listings: ListingQueries) {}

  /** One business with its reviews and opening hours; 404 when the directory does not show it. */
  @Public()
  @Get(':id')
  @ApiOperation({ summary: 'One listing' })
  get(@Param('id') id: string): Promise<ListingPage> {
    return this.listings.get(id);
  }
}
