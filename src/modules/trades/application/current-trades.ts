import { DirectoryTrades, type IndustryCount } from '../domain/directory-trades.js';
import type { TradeSettingsRepository } from '../domain/trade-settings-repository.js';

/** What the directory's published listings are, by industry. */
export abstract class IndustryCounts {
  /** Each industry once, as listings are found by it, with the cities where most of its listings are. */
  abstract read(): Promise<IndustryCount[]>;
}

/** The trades of this directory as they are now. */
export abstract class CurrentTrades {
  abstract get(): Promise<DirectoryTrades>;
}

/** Reads the trades each time; a cache stands in front of it. */
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
