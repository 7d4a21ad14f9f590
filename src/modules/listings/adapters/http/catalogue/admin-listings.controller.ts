import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import type { AdminList } from '../../../../../shared/office/admin-list.js';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../../platform/http/requests/client.decorator.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../../../../platform/http/requests/idempotency-key.decorator.js';
import { type AdminListing, type AdminListingItem, AdminListings } from '../../../application/reads/admin-listings.js';
import { AddListing } from '../../../application/catalogue/add-listing.js';
import { CorrectListing } from '../../../application/catalogue/correct-listing.js';
import { MergeListings } from '../../../application/catalogue/merge-listings.js';
import { RestoreListing } from '../../../application/catalogue/restore-listing.js';
import { UnpublishListing } from '../../../application/catalogue/unpublish-listing.js';
import { MergeListingsDto } from './listing-changes.dto.js';
import { ADMIN_LISTING, ADMIN_LISTINGS } from './admin-listing.answers.js';
import { AdminListingsQueryDto, filterOf, CorrectionsDto, NewListingDto, UnpublishDto } from './admin-listings.dto.js';

const ID = { name: 'id', description: 'As in the list.' };
const UNKNOWN = { status: 404, description: 'There is no listing with this id.' };
const GONE = 'The listing is gone from the sheet.';

@ApiTags('admin')
@Controller('api/admin/listings')
export class AdminListingsController {
  constructor(
    private readonly listings: AdminListings,
    private readonly adding: AddListing,
    private readonly correction: CorrectListing,
    private readonly unpublishing: UnpublishListing,
    private readonly restoring: RestoreListing,
    private readonly merging: MergeListings,
  ) {}

  /** Listings of every status and source. */
  @Get()
  @ApiOperation({ summary: 'Find listings to correct' })
  @ApiQuery({ type: AdminListingsQueryDto })
  @Answers(ADMIN_LISTINGS, 'One page; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  list(@Query() raw: Record<string, unknown>): Promise<AdminList<AdminListingItem>> {
    return this.listings.find(filterOf(readQuery(AdminListingsQueryDto, raw)));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One listing, with its corrections and the values of its source' })
  @ApiParam(ID)
  @Answers(ADMIN_LISTING, 'The listing, whatever its status.')
  @ApiResponse(UNKNOWN)
  get(@Param('id') id: string): Promise<AdminListing> {
    return this.listings.get(id);
  }

  /** Neither syncs nor uploaded files change it. */
  @Post()
  @ApiOperation({ summary: 'Add a listing' })
  @ApiHeader(IDEMPOTENCY_KEY)
  @Answers(ADMIN_LISTING, 'The new listing, which searches find at once.', 201)
  @ApiResponse({ status: 400, description: 'Missing or invalid values, each of them named.' })
  add(@Body() fields: NewListingDto, @ClientAddress() client: string, @IdempotencyKey() request?: string): Promise<AdminListing> {
    return this.adding.run(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)), client, request);
  }

  /** Corrections stay after every sync, until they are reset. */
  @Patch(':id')
  @ApiOperation({ summary: 'Correct fields of a listing, or remove corrections' })
  @ApiParam(ID)
  @Answers(ADMIN_LISTING, 'The listing after the change.')
  @ApiResponse({ status: 400, description: 'Invalid values, each of them named; or nothing to correct.' })
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: `It was changed since \`version\`; or: ${GONE}` })
  correct(@Param('id') id: string, @Body() body: CorrectionsDto, @ClientAddress() client: string): Promise<AdminListing> {
    const { reset = [], version, ...fields } = body;
    const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    return this.correction.run(id, { changes, reset, version }, client);
  }

  /** The other one is hidden, and its address leads to this one. A change of many listings undoes it: see `GET /api/admin/listing-changes`. */
  @Post(':id/merge')
  @HttpCode(200)
  @ApiOperation({ summary: 'Merge another listing into this one' })
  @ApiParam(ID)
  @Answers(ADMIN_LISTING, 'The listing after the change.')
  @ApiResponse({ status: 400, description: 'A field cannot be copied, or the body is invalid.' })
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: `One of the two was merged already; or: ${GONE}` })
  merge(@Param('id') id: string, @Body() { from, take = [] }: MergeListingsDto, @ClientAddress() client: string): Promise<AdminListing> {
    return this.merging.run(id, from, take, client);
  }

  /** Safe to repeat. No sync brings it back. */
  @Post(':id/unpublish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Unpublish a listing' })
  @ApiParam(ID)
  @Answers(ADMIN_LISTING, 'The unpublished listing.')
  @ApiResponse({ status: 400, description: 'The reason is not a line of text, or there are other fields.' })
  @ApiResponse(UNKNOWN)
  unpublish(@Param('id') id: string, @Body() { reason }: UnpublishDto, @ClientAddress() client: string): Promise<AdminListing> {
    return this.unpublishing.run(id, reason, client);
  }

  /** Safe to repeat. */
  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish an unpublished listing again' })
  @ApiParam(ID)
  @Answers(ADMIN_LISTING, 'The listing after the change.')
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: GONE })
  restore(@Param('id') id: string, @ClientAddress() client: string): Promise<AdminListing> {
    return this.restoring.run(id, client);
  }
}
