import { LRUCache } from 'lru-cache';
import { TradeNames } from '../domain/trade-names.js';
import type { TradeSettingsRepository } from '../domain/trade-settings-repository.js';

/** The directory's name for an industry as it was said. */
export type TradeOf = (industry: string) => string;

/** The names by which listings are stored. */
export class LockedTradeNames {
  private readonly known = new LRUCache<string, TradeNames>({ max: 2 });

  constructor(private readonly settings: TradeSettingsRepository) {}

  /**
   * The directory's names of industries, locked against changes until the running transaction ends: otherwise a listing could be stored
   * under a name that is removed meanwhile.
   */
  async tradeOf(): Promise<TradeOf> {
    const { settings } = await this.settings.readForShare();
    // Not by the version: a restored backup may bring another content under the same number.
    const content = JSON.stringify(settings);
    const names = this.known.get(content) ?? new TradeNames(settings);
    this.known.set(content, names);
    return (industry) => names.nameOf(industry);
  }
}
