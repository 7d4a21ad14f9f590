import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { Compressed } from '../../../../platform/http/server/compressed-answer.js';
import { CurrentTrades } from '../../application/current-trades.js';
import { homeOf, type HomeTradesView, itemOf, type TradeItem, type TradeView, tradeViewOf } from '../../application/trade-views.js';
import { HOME_TRADES, TRADE, TRADES } from './trades.answers.js';

/** The trades as visitors see them. */
@ApiTags('directory')
@Controller('api')
export class TradesController {
  constructor(
    private readonly trades: CurrentTrades,
    reads: PageReads,
  ) {
    reads.offer('trades', () => this.all());
    reads.offer('homeTrades', () => this.home());
    reads.offer('trade', ({ name }) => this.one(name));
  }

  /** Every trade that the site offers, in its order; trades without listings count 0. */
  @Public()
  @Get('trades')
  @ApiOperation({ summary: 'The trades of the directory' })
  @Answers(TRADES, 'The visible trades, in the order of the site.')
  async all(): Promise<TradeItem[]> {
    return (await this.trades.get()).shown.map(itemOf);
  }

  /** The trades of the home page, and examples of searches. */
  @Public()
  @Get('home-trades')
  @ApiOperation({ summary: 'The trades of the home page' })
  @Answers(HOME_TRADES, 'The trades as the home page shows them.')
  async home(): Promise<HomeTradesView> {
    return homeOf(await this.trades.get());
  }

  /** What a homeowner should know about a trade before hiring. */
  @Public()
  @Compressed()
  @Get('trades/:name')
  @ApiOperation({ summary: 'One trade' })
  @ApiParam({ name: 'name', description: 'The slug of the trade, or any of its names.' })
  @Answers(TRADE, 'The trade, with advice before hiring.')
  @ApiResponse({ status: 404, description: 'There is no such trade.' })
  async one(@Param('name') name: string): Promise<TradeView> {
    return tradeViewOf(await this.trades.get(), name);
  }
}
