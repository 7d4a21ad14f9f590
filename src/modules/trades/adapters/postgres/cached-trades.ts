import { Injectable } from '@nestjs/common';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { FollowedValue } from '../../../../platform/database/followed-value.js';
import { ContentGeneration } from '../../../../platform/web/content-generation.js';
import { CurrentTrades, ReadTrades } from '../../application/current-trades.js';
import type { DirectoryTrades } from '../../domain/directory-trades.js';

export const TRADES_CHANGED = 'trades_changed';
const DIRECTORY_CHANGED = 'directory_changed';

/** Reads the trades once for each change of them or of the directory, whichever process made it. */
@Injectable()
export class CachedTrades extends CurrentTrades {
  private readonly trades: FollowedValue<DirectoryTrades>;

  constructor(reader: ReadTrades, changes: ChangeFeed, generation: ContentGeneration) {
    super();
    this.trades = new FollowedValue(
      'The trades',
      () => reader.get(),
      changes,
      [TRADES_CHANGED, DIRECTORY_CHANGED],
      () => generation.rise(),
    );
  }

  get(): Promise<DirectoryTrades> {
    return this.trades.get();
  }
}
