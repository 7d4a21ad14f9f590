import { Global, Module } from '@nestjs/common';
import { CacheVersion } from '../../platform/web/cache-version.js';
import { AuditLog } from '../../shared/office/audit-log.js';
import { ImageUses, UploadedImages } from '../../shared/pictures/image-uses.js';
import { Outbox } from '../../shared/outbox.js';
import { Transaction } from '../../shared/transaction.js';
import { AdminTradesController } from './adapters/http/admin-trades.controller.js';
import { TradesController } from './adapters/http/trades.controller.js';
import { CachedTrades, TRADES_CHANGED } from './adapters/postgres/cached-trades.js';
import { PostgresConcernedListings } from './adapters/postgres/postgres-concerned-listings.js';
import { PostgresIndustryCounts } from './adapters/postgres/postgres-industry-counts.js';
import { PostgresTradeSettings } from './adapters/postgres/postgres-trade-settings.js';
import { ConcernedListings } from './application/admin-trades.js';
import { ChangeTrades } from './application/change-trades.js';
import { CurrentTrades, IndustryCounts, ReadTrades } from './application/current-trades.js';
import { LockedTradeNames } from './application/locked-trade-names.js';
import { PreviewMerge } from './application/preview-merge.js';
import { TradeSettingsRepository } from './domain/trade-settings-repository.js';
import { classProvider } from '../../shared/providers.js';

/** The trades: the product's knowledge of them, and an admin's decisions about them. Every module that names an industry uses this one. */
@Global()
@Module({
  controllers: [TradesController, AdminTradesController],
  providers: [
    { provide: TradeSettingsRepository, useClass: PostgresTradeSettings },
    { provide: IndustryCounts, useClass: PostgresIndustryCounts },
    { provide: ConcernedListings, useClass: PostgresConcernedListings },
    classProvider(ReadTrades, [TradeSettingsRepository, IndustryCounts]),
    { provide: CurrentTrades, useClass: CachedTrades },
    classProvider(LockedTradeNames, [TradeSettingsRepository]),
    classProvider(ChangeTrades, [TradeSettingsRepository, IndustryCounts, UploadedImages, Outbox, AuditLog, Transaction]),
    classProvider(PreviewMerge, [ChangeTrades, ConcernedListings]),
  ],
  exports: [CurrentTrades, LockedTradeNames],
})
export class TradesModule {
  constructor(cacheVersion: CacheVersion, uses: ImageUses, settings: TradeSettingsRepository) {
    cacheVersion.bumpOn(TRADES_CHANGED);
    uses.register(async () => {
      const { changed, own } = (await settings.read()).settings;
      return [...Object.values(changed), ...own].flatMap(({ image }) => (image ? [image] : []));
    });
  }
}
