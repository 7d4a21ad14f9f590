import { DirectoryTrades, type IndustryCount } from '../domain/directory-trades.js';
import type { TradeSettingsRepository } from '../domain/trade-settings-repository.js';

/** The industries of the directory's published listings. */
export abstract class IndustryCounts {
  /** Each industry once, by the name under which its listings are found, with the cities of most of its listings. */
  abstract read(): Promise<IndustryCount[]>;
}

/** The trades of this directory as they are now. */
export abstract class CurrentTrades {
  abstract get(): Promise<DirectoryTrades>;
}

/** Reads the trades each time; callers use a cache of it. */
export class ReadTrades extends CurrentTrades {
  constructor(
    private readonly settings: TradeSettingsRepository,
    private readonly counts: IndustryCounts,
  ) {
    super();
  }

  async get(): Promise<DirectoryTrades> {
    const [{ settings }, counts] = await Promise.all([this.settings.read(), this.counts.read()]);
    return new DirectoryTrades(settings, counts);
  }
}
