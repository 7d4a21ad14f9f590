import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { omit } from 'es-toolkit';
import validator from 'validator';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../../platform/http/requests/client.decorator.js';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import { SiteCalendar } from '../../../../../shared/settings/site-calendar.js';
import { type FieldError, InvalidValues } from '../../../../../shared/domain-error.js';
import { type BulkPreview, type BulkResult, type BulkSelection, ChangeInBulk } from '../../../application/catalogue/change-in-bulk.js';
import { BULK_FIELDS, type BulkChange } from '../../../domain/catalogue/bulk-change.js';
import type { BulkUndone } from '../../../domain/catalogue/bulk-changes.js';
import { AdminListingsFilterDto, filterOf } from './admin-listings.dto.js';
import { BULK_CHANGES, BULK_PREVIEW, BULK_RESULT, BULK_UNDONE, type BulkChangesView } from './listing-changes.answers.js';
import { BulkChangeDto, MakeBulkChangeDto } from './listing-changes.dto.js';

const BAD = {
  status: 400,
  description: 'Values are invalid, each of them named, or more listings match than can be changed at once. Nothing was changed.',
};
const OTHERS = {
  status: 409,
  description: 'No listing matches any more, or a number other than expected. Nothing was changed.',
};
const IN_USE = { status: 503, description: 'A sync or another admin is changing some of them (`listings-in-use`). Nothing was changed.' };
/** A change has no pages: it applies to all that match. */
const FILTERS = Object.keys(omit(new AdminListingsFilterDto(), ['page', 'limit']));
const NO_CHANGE = '00000000-0000-0000-0000-000000000000';

/** One change of many listings: previewed, made as a whole, and undone as a whole. */
@ApiTags('admin')
@Controller('api/admin/listing-changes')
export class ListingChangesController {
  constructor(
    private readonly changes: ChangeInBulk,
    private readonly calendar: SiteCalendar,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The latest bulk changes' })
  @Answers(BULK_CHANGES, 'Those of the last 30 days, 200 at most, newest first.')
  async latest(): Promise<BulkChangesView> {
    return { changes: await this.changes.latest() };
  }

  /** Changes nothing. */
  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview a bulk change' })
  @Answers(BULK_PREVIEW, 'Their number, and examples.')
  @ApiResponse(BAD)
  @ApiResponse(OTHERS)
  @ApiResponse(IN_USE)
  preview(@Body() body: BulkChangeDto): Promise<BulkPreview> {
    return this.changes.preview(selectionOf(body), this.changeOf(body));
  }

  /** All of it or nothing. */
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Apply a bulk change' })
  @Answers(BULK_RESULT, 'The results, and the id for an undo.')
  @ApiResponse(BAD)
  @ApiResponse(OTHERS)
  @ApiResponse(IN_USE)
  make(@Body() body: MakeBulkChangeDto, @ClientAddress() client: string): Promise<BulkResult> {
    return this.changes.run(selectionOf(body), this.changeOf(body), body.expected, client);
  }

  /** Restores what the change set, except where somebody has decided otherwise since. */
  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo a bulk change' })
  @ApiParam({ name: 'id', description: 'As in the answer of the change.' })
  @Answers(BULK_UNDONE, 'The number of listings that are restored completely, and of those that are not.')
  @ApiResponse({ status: 404, description: 'There is no such change, or it was undone already, or it is too old.' })
  @ApiResponse(IN_USE)
  undo(@Param('id') id: string, @ClientAddress() client: string): Promise<BulkUndone> {
    return this.changes.undo(validator.isUUID(id, 'loose') ? id : NO_CHANGE, client);
  }

  private changeOf({ action, fields = {}, featuredUntil }: BulkChangeDto): BulkChange {
    const unknown = Object.keys(fields).filter((field) => !(BULK_FIELDS as readonly string[]).includes(field));
    if (unknown.length > 0)
      throw new InvalidValues(
        unknown.map((field) => ({
          field: `fields.${field}`,
          message: `cannot be set for many listings at once; only ${BULK_FIELDS.join(', ')}`,
        })),
      );
    return { action, fields, featuredUntil: featuredUntil ? this.calendar.endOf(featuredUntil) : null };
  }
}

function selectionOf({ ids, filter }: BulkChangeDto): BulkSelection {
  if (ids && filter) throw new InvalidValues([{ field: 'filter', message: 'give either ids or filter' }]);
  if (ids) return { ids: [...new Set(ids)] };
  const wrong = Object.entries(filter ?? {}).flatMap(([name, value]) => filterProblems(name, value));
  if (wrong.length > 0) throw new InvalidValues(wrong);
  return { filter: filterOf(readQuery(AdminListingsFilterDto, filter ?? {}, 'filter')) };
}

/**
 * Unknown filters and values that are no text are refused. If they were ignored, as in a query, the change would apply to more listings
 * than was meant.
 */
function filterProblems(name: string, value: unknown): FieldError[] {
  const field = `filter.${name}`;
  if (!FILTERS.includes(name)) return [{ field, message: `is not a known field; only ${FILTERS.join(', ')}` }];
  return typeof value === 'string' ? [] : [{ field, message: 'must be a text' }];
}
