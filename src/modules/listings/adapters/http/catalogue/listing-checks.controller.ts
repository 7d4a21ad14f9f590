import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../../platform/http/requests/client.decorator.js';
import { CheckLicence } from '../../../application/catalogue/check-licence.js';
import { ConfirmListing } from '../../../application/catalogue/confirm-listing.js';
import type { AdminListing } from '../../../application/reads/admin-listings.js';
import { ADMIN_LISTING } from './admin-listing.answers.js';
import { LicenceCheckDto } from './admin-listings.dto.js';

const ID = { name: 'id', description: 'As in the list.' };
const UNKNOWN = { status: 404, description: 'There is no listing with this id.' };

/** What an admin has checked about a listing and confirms. */
@ApiTags('admin')
@Controller('api/admin/listings/:id')
export class ListingChecksController {
  constructor(
    private readonly confirming: ConfirmListing,
    private readonly checking: CheckLicence,
  ) {}

  /** Its page shows this with the day. */
  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm the details of a listing' })
  @ApiParam(ID)
  @Answers(ADMIN_LISTING, 'The listing after the change.')
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'The listing is gone from its source.' })
  confirm(@Param('id') id: string, @ClientAddress() client: string): Promise<AdminListing> {
    return this.confirming.run(id, client);
  }

  /** Its page shows this with the day, as long as the number stays the same. */
  @Post('licence-check')
  @HttpCode(200)
  @ApiOperation({ summary: 'Record a check of its licence number in the register' })
  @ApiParam(ID)
  @Answers(ADMIN_LISTING, 'The listing after the change.')
  @ApiResponse({ status: 400, description: 'A value is missing, or the licence number has changed.' })
  @ApiResponse(UNKNOWN)
  check(@Param('id') id: string, @Body() body: LicenceCheckDto, @ClientAddress() client: string): Promise<AdminListing> {
    return this.checking.record(id, body, client);
  }

  /** Safe to repeat. */
  @Delete('licence-check')
  @ApiOperation({ summary: 'Withdraw a licence check' })
  @ApiParam(ID)
  @Answers(ADMIN_LISTING, 'The listing after the change.')
  @ApiResponse(UNKNOWN)
  takeBack(@Param('id') id: string, @ClientAddress() client: string): Promise<AdminListing> {
    return this.checking.takeBack(id, client);
  }
}
