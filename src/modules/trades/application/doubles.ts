import { DirectoryTrades, type IndustryCount } from '../domain/directory-trades.js';
import { NO_TRADE_SETTINGS, type TradeSettings } from '../domain/trade-settings.js';
import { TradeSettingsRepository, type VersionedTradeSettings } from '../domain/trade-settings-repository.js';
import { CurrentTrades, IndustryCounts } from './current-trades.js';

/** For unit tests only. */
export class FixedTrades extends CurrentTrades {
  constructor(
    private readonly counts: IndustryCount[] = [],
    private readonly settings: TradeSettings = NO_TRADE_SETTINGS,
  ) {
    super();
  }

  get(): Promise<DirectoryTrades> {
    return Promise.resolve(new DirectoryTrades(this.settings, this.counts));
  }
}

export class FixedCounts extends IndustryCounts {
  constructor(private readonly counts: IndustryCount[]) {
    super();
  }

  read(): Promise<IndustryCount[]> {
    return Promise.resolve(this.counts);
  }
}

export class InMemoryTradeSettings extends TradeSettingsRepository {
  current: VersionedTradeSettings = { settings: NO_TRADE_SETTINGS, version: 0 };

  read(): Promise<VersionedTradeSettings> {
    return Promise.resolve(this.current);
  }

  readInUse(): Promise<VersionedTradeSettings> {
    return this.read();
  }

  readForChange(): Promise<VersionedTradeSettings> {
    return this.read();
  }

  save(settings: TradeSettings): Promise<number> {
    this.current = { settings, version: this.current.version + 1 };
    return Promise.resolve(this.current.version);
  }
}

export const aCount = (name: string, count: number, ...cities: string[]): IndustryCount => ({ name, count, cities });
