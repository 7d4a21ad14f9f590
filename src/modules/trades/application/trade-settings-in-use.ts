import { LRUCache } from 'lru-cache';
import { TradeNames } from '../domain/trade-names.js';
import type { TradeSettingsRepository } from '../domain/trade-settings-repository.js';

/** The directory's name for an industry as it was said. */
export type TradeOf = (industry: string) => string;

/** The names by which listings are stored. */
export class TradeSettingsInUse {
  private readonly known = new LRUCache<string, TradeNames>({ max: 2 });

  constructor(private readonly settings: TradeSettingsRepository) {}

  /**
   * The names as they are, and stay until the running transaction ends: a listing that is written in it cannot be stored under a
   * name that is taken away meanwhile.
   */
  async tradeOf(): Promise<TradeOf> {
    const { settings } = await this.settings.readInUse();
    // Not by the version: a restored backup may bring another content under the same number.
    const content = JSON.stringify(settings);
    const names = this.known.get(content) ?? new TradeNames(settings);
    this.known.set(content, names);
    return (industry) => names.nameOf(industry);
  }
}
