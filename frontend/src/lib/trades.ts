import type { TradeItem } from '../../../src/modules/trades/application/trade-views.js';
import { useRead } from './use-read.js';
import { searchAddress } from './words.js';

export type { TradeItem };

/** Of an empty directory, its first ones. */
const FIRST_OF_ALL = 4;

/** The trades of this directory. */
export type Trades = ReturnType<typeof tradesOf>;

export function tradesOf(all: readonly TradeItem[] = []) {
  /** The trade of this name, its own or the one that texts of ours have for it; `undefined` for one that is hidden or not known. */
  const named = (industry: string | null) => {
    const key = industry?.toLowerCase();
    return all.find(({ name, slug }) => name.toLowerCase() === key || slug === key?.replaceAll(' ', '-'));
  };
  return {
    all,
    named,
    /** The first trades that have somebody listed; of an empty directory, its first ones. */
    few: (most: number) =>
      all.filter(({ count }, index) => count || (index < FIRST_OF_ALL && !all.some((trade) => trade.count))).slice(0, most),
    /** "Plumbers", or what an unfamiliar industry is called with "professionals". */
    plural: (industry: string): string => named(industry)?.plural ?? `${industry} professionals`,
  };
}

/** The trades of this directory; every page has them from the start. */
export const useTrades = (): Trades => tradesOf(useRead('trades', {}).data);

/** Where those of a trade are found. */
export const searchFor = (industry: string) => searchAddress({ industry });
