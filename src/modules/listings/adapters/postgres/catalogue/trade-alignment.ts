import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { lockAllOrNone } from '../../../../../platform/database/lock-unavailable.js';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { Outbox } from '../../../../../shared/outbox.js';
import { TRADE_NAMES_CHANGED, LockedTradeNames } from '../../../../trades/index.js';
import { ListingsInUse } from '../../../domain/catalogue/listing.errors.js';
import { announcementOf, LISTINGS_CHANGED } from '../../../domain/catalogue/listings-changed.js';
import { alignTrades, isAligned } from './align-trades.js';
import { countListings } from './count-listings.js';

/** Waits for a sync that is writing listings; after that the outbox tries again. */
const LOCK = { tries: 120, pauseMs: 1_000 };

/** Keeps the trade of listings up to date: after each change of trades, and after an upgrade that adds some. */
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
    if (await this.transaction.run(() => isAligned(this.transaction, tradeOf), { long: true })) return;
    await this.outbox.add(TRADE_NAMES_CHANGED, {});
  }

  private async align(): Promise<void> {
    const work = async () => {
      const tradeOf = await this.trades.tradeOf();
      const aligned = await lockAllOrNone(this.transaction, () => alignTrades(this.transaction, tradeOf, 'NOWAIT'), LOCK);
      if (!aligned) throw new ListingsInUse();
      const keys = aligned.locked;
      if (keys.length > 0) await this.outbox.add(LISTINGS_CHANGED, await announcementOf(keys, () => countListings(this.transaction)));
      return keys.length;
    };
    const changed = await this.transaction.run(work, { long: true });
    if (changed > 0) this.logger.log(`${changed} listings were updated to the present name of their trade`);
  }
}
