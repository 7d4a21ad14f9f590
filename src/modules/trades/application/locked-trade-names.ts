import { LRUCache } from 'lru-cache';
import { TradeNames } from '../domain/trade-names.js';
import type { TradeSettingsRepository } from '../domain/trade-settings-repository.js';

/** Returns the directory's name for an industry. */
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
    // Cached by content, not by version: a restored backup may have other content with the same version.
    const content = JSON.stringify(settings);
    const names = this.known.get(content) ?? new TradeNames(settings);
    this.known.set(content, names);
    return (industry) => names.nameOf(industry);
  }
}
