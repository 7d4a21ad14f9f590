import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { SavedViews } from '../../../application/catalogue/saved-views.js';
import { ListingViewNotFound, MAX_VIEWS } from '../../../domain/catalogue/listing-views.js';
import { AdminListings, type ListingChoices } from '../../../application/reads/admin-listings.js';
import { LISTING_CHOICES } from './admin-listing.answers.js';
import { LISTING_VIEWS, type ListingViewsView } from './listing-changes.answers.js';
import { RemoveViewQuery, SaveViewDto } from './listing-changes.dto.js';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import { idIn } from '../../../../../platform/http/requests/id-in-address.js';

const AFTER = 'All views, by name.';

/** What the list of listings can be filtered by. */
@ApiTags('admin')
@Controller('api/admin/listing-choices')
export class ListingChoicesController {
  constructor(private readonly listings: AdminListings) {}

  @Get()
  @ApiOperation({ summary: 'Trades, cities and uploaded lists with listings' })
  @Answers(LISTING_CHOICES, 'By name, with the number of listings of each.')
  all(): Promise<ListingChoices> {
    return this.listings.choices();
  }
}

/** Saved views of the list of listings, shared by all admins. */
@ApiTags('admin')
@Controller('api/admin/listing-views')
export class ListingViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @ApiOperation({ summary: 'Saved views of the list of listings' })
  @Answers(LISTING_VIEWS, AFTER)
  async all(): Promise<ListingViewsView> {
    return { views: await this.views.all() };
  }

  @Post()
  @ApiOperation({ summary: 'Save a view of the list of listings' })
  @Answers(LISTING_VIEWS, AFTER, 201)
  @ApiResponse({ status: 400, description: 'The name or the query is invalid.' })
  @ApiResponse({ status: 409, description: `There are ${MAX_VIEWS} already; or one with this name that may not be replaced.` })
  async save(@Body() { replaces, ...view }: SaveViewDto): Promise<ListingViewsView> {
    await this.views.save(view, typeof replaces === 'string' ? new Date(replaces) : replaces);
    return this.all();
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a view of the list of listings' })
  @ApiParam({ name: 'id', type: 'integer', description: 'As in the list.' })
  @ApiQuery({ type: RemoveViewQuery })
  @Answers(LISTING_VIEWS, AFTER)
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  @ApiResponse({ status: 404, description: 'There is no such view.' })
  @ApiResponse({ status: 409, description: 'The view was saved again since `savedAt`.' })
  async remove(@Param('id') written: string, @Query() raw: Record<string, unknown>): Promise<ListingViewsView> {
    const { savedAt } = readQuery(RemoveViewQuery, raw);
    const id = idIn(written);
    if (id === undefined) throw new ListingViewNotFound();
    await this.views.remove(id, savedAt === undefined ? undefined : new Date(savedAt));
    return this.all();
  }
}
