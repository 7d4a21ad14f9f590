import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiResponse, ApiTags, OmitType } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { text } from '../../../../../platform/http/answers/answers.js';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import { ExportListings } from '../../../application/reads/export-listings.js';
import { AdminListingsFilterDto, filterOf } from './admin-listings.dto.js';

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const BAD = { status: 400, description: 'A parameter is invalid or repeated.' };

/** An export has no pages: it has all that match. */
const ExportedFilter = OmitType(AdminListingsFilterDto, ['page', 'limit']);

/** The listings that match, with the columns of the sheet, for a spreadsheet. */
@ApiTags('admin')
@Controller('api/admin')
export class ListingExportController {
  constructor(private readonly listings: ExportListings) {}

  @Get('listings.csv')
  @ApiOperation({ summary: 'Listings as a CSV file' })
  @ApiQuery({ type: ExportedFilter })
  @ApiProduces('text/csv')
  @ApiResponse({ status: 200, description: 'Sorted by creation; no cell is a formula.', schema: text })
  @ApiResponse(BAD)
  csv(@Query() raw: Record<string, unknown>): StreamableFile {
    return this.file(this.listings.csv(filterOf(readQuery(AdminListingsFilterDto, raw))), CSV, 'csv');
  }

  @Get('listings.xlsx')
  @ApiOperation({ summary: 'Listings as an Excel workbook' })
  @ApiQuery({ type: ExportedFilter })
  @ApiProduces(XLSX)
  @ApiResponse({
    status: 200,
    description: 'Sorted by creation; every cell is text.',
    schema: { type: 'string', format: 'binary' },
  })
  @ApiResponse(BAD)
  xlsx(@Query() raw: Record<string, unknown>): StreamableFile {
    return this.file(this.listings.workbook(filterOf(readQuery(AdminListingsFilterDto, raw))), XLSX, 'xlsx');
  }

  private file(content: AsyncIterable<Buffer>, type: string, extension: string): StreamableFile {
    return new StreamableFile(Readable.from(content), { type, disposition: `attachment; filename="homewright-listings.${extension}"` });
  }
}
