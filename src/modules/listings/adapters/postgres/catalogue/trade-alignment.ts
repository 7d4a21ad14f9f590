import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { Outbox } from '../../../../../shared/outbox.js';
import { TRADE_NAMES_CHANGED, LockedTradeNames } from '../../../../trades/index.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../../domain/catalogue/listings-changed.js';
import { alignTrades, isAligned } from './align-trades.js';

/** Above this the search index is built anew rather than brought up to date listing by listing. */
const MAX_KEYS = 10_000;

/** Keeps the names under which listings are found in line with the trades: after each change of these, and after an upgrade that knows more of them. */
@Injectable()
export class TradeAlignment implements OnApplicationBootstrap {
  private readonly logger = new Logger('Trades');

  constructor(
    private readonly outbox: Outbox,
    private readonly transaction: PostgresTransaction,
    private readonly trades: LockedTradeNames,
  ) {
    outbox.handle(TRADE_NAMES_CHANGED, { batch: 50, retryDelay: 1, retryDelayMax: 60, retryDays: 14, alone: true }, () => this.align());
  }

  async onApplicationBootstrap(): Promise<void> {
    const tradeOf = await this.trades.tradeOf();
    if (await this.transaction.run(() => isAligned(this.transaction.manager, tradeOf), { long: true })) return;
    await this.outbox.add(TRADE_NAMES_CHANGED, {});
  }

  private async align(): Promise<void> {
    const work = async () => {
      const keys = await alignTrades(this.transaction.manager, await this.trades.tradeOf());
      const event: ListingsChanged = keys.length > MAX_KEYS ? { all: true } : { keys };
      if (keys.length > 0) await this.outbox.add(LISTINGS_CHANGED, event);
      return keys.length;
    };
    const changed = await this.transaction.run(work, { long: true });
    if (changed > 0) this.logger.log(`${changed} listings are found under another name of their trade now`);
  }
}
