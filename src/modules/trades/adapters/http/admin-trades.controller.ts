import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { type AdminTrades, adminTradesOf } from '../../application/admin-trades.js';
import { ChangeTrades } from '../../application/change-trades.js';
import { IndustryCounts } from '../../application/current-trades.js';
import { type MergePreview, PreviewMerge } from '../../application/preview-merge.js';
import { DirectoryTrades } from '../../domain/directory-trades.js';
import { TradeSettingsRepository, type VersionedTradeSettings } from '../../domain/trade-settings-repository.js';
import { ADMIN_TRADES, MERGE_PREVIEW } from './admin-trades.answers.js';
import { MergeTradesDto, NewTradeDto, TradeEditDto, TradeOrderDto } from './admin-trades.dto.js';

const SLUG = { name: 'slug', description: 'As in the list.' };
const AFTER = 'All trades after the change.';
const BAD = { status: 400, description: 'Invalid values, each of them named; nothing was saved.' };
const UNKNOWN = { status: 404, description: 'There is no such trade.' };
const STALE = { status: 409, description: 'The trades were changed since `version`; nothing was saved.' };
const IN_USE = {
  status: 503,
  description: 'Listings are being written with the present names, by a sync or after another change of a trade; nothing was saved.',
};

/** Decisions of an admin about trades. All processes apply them within a second. */
@ApiTags('admin')
@Controller('api/admin/trades')
export class AdminTradesController {
  constructor(
    private readonly changes: ChangeTrades,
    private readonly settings: TradeSettingsRepository,
    private readonly counts: IndustryCounts,
    private readonly mergePreview: PreviewMerge,
  ) {}

  @Get()
  @ApiOperation({ summary: 'All trades, including hidden ones' })
  @Answers(ADMIN_TRADES, 'All trades with their changes.')
  async all(): Promise<AdminTrades> {
    return this.viewOf(await this.settings.read());
  }

  /** Adds a trade that is not in the product's catalogue. Its words are used by the search. */
  @Post()
  @ApiOperation({ summary: 'Add a trade' })
  @Answers(ADMIN_TRADES, AFTER, 201)
  @ApiResponse(BAD)
  @ApiResponse(STALE)
  @ApiResponse(IN_USE)
  async add(@Body() { version, ...trade }: NewTradeDto, @ClientAddress() client: string): Promise<AdminTrades> {
    return this.viewOf(await this.changes.add(trade, { version, client }));
  }

  /** Sets the order of the home page. */
  @Put('order')
  @ApiOperation({ summary: 'Choose the trades of the home page, and their order' })
  @Answers(ADMIN_TRADES, AFTER)
  @ApiResponse(BAD)
  @ApiResponse(STALE)
  @ApiResponse(IN_USE)
  async arrange(@Body() { version, order }: TradeOrderDto, @ClientAddress() client: string): Promise<AdminTrades> {
    return this.viewOf(await this.changes.arrange(order, { version, client }));
  }

  /** The listings that a merge would affect; nothing is saved. */
  @Post('merges/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview a merge' })
  @Answers(MERGE_PREVIEW, 'The listings that would have another trade.')
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  preview(@Body() { from, into }: MergeTradesDto): Promise<MergePreview> {
    return this.mergePreview.run(from, into);
  }

  /**
   * From now on, everything under one name counts as another trade. The industry of listings stays as it is, so that the merge can be
   * undone.
   */
  @Post('merges')
  @HttpCode(200)
  @ApiOperation({ summary: 'Merge a trade or an industry into another trade' })
  @Answers(ADMIN_TRADES, AFTER)
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  @ApiResponse(STALE)
  @ApiResponse(IN_USE)
  async merge(@Body() { version, from, into }: MergeTradesDto, @ClientAddress() client: string): Promise<AdminTrades> {
    return this.viewOf(await this.changes.merge(from, into, { version, client }));
  }

  @Delete('merges/:slug')
  @ApiOperation({ summary: 'Undo a merge' })
  @ApiParam(SLUG)
  @Answers(ADMIN_TRADES, AFTER)
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  @ApiResponse(IN_USE)
  async unmerge(@Param('slug') slug: string, @ClientAddress() client: string): Promise<AdminTrades> {
    return this.viewOf(await this.changes.unmerge(slug, { client }));
  }

  @Patch(':slug')
  @ApiOperation({ summary: 'Change a trade' })
  @ApiParam(SLUG)
  @Answers(ADMIN_TRADES, AFTER)
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  @ApiResponse(STALE)
  @ApiResponse(IN_USE)
  async change(
    @Param('slug') slug: string,
    @Body() { version, ...edit }: TradeEditDto,
    @ClientAddress() client: string,
  ): Promise<AdminTrades> {
    return this.viewOf(await this.changes.change(slug, edit, { version, client }));
  }

  /** Its listings keep their industry. */
  @Delete(':slug')
  @ApiOperation({ summary: 'Delete an added trade' })
  @ApiParam(SLUG)
  @Answers(ADMIN_TRADES, AFTER)
  @ApiResponse(UNKNOWN)
  @ApiResponse(IN_USE)
  async remove(@Param('slug') slug: string, @ClientAddress() client: string): Promise<AdminTrades> {
    return this.viewOf(await this.changes.remove(slug, { client }));
  }

  private async viewOf(current: VersionedTradeSettings): Promise<AdminTrades> {
    return adminTradesOf(new DirectoryTrades(current.settings, await this.counts.read()), current);
  }
}
