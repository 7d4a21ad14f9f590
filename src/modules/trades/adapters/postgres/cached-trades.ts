import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../platform/database/refreshed-value.js';
import { CacheVersion } from '../../../../platform/web/cache-version.js';
import { CurrentTrades, ReadTrades } from '../../application/current-trades.js';
import type { DirectoryTrades } from '../../domain/directory-trades.js';
import { DIRECTORY_CHANGED } from '../../../../shared/listings/directory-changed.js';

export const TRADES_CHANGED = 'trades_changed';

/** Reads the trades once after each change of them or of the directory, in any process. */
@Injectable()
export class CachedTrades extends CurrentTrades {
  private readonly trades: RefreshedValue<DirectoryTrades>;

  constructor(reader: ReadTrades, changes: ChangeFeed, cacheVersion: CacheVersion) {
    super();
    this.trades = new RefreshedValue(
      'The trades',
      () => reader.get(),
      changes,
      [TRADES_CHANGED, DIRECTORY_CHANGED],
      () => cacheVersion.bump(),
      [TRADES_CHANGED],
    );
  }

  get(): Promise<DirectoryTrades> {
    return this.trades.get();
  }
}
