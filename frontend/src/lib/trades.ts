import type { TradeItem } from '../../../src/modules/trades/application/trade-views.js';
import type { FIRST } from '../../../src/modules/trades/domain/directory-trades.js';
import { useRead } from './use-read.js';
import { searchAddress } from './words.js';

export type { TradeItem };

/** An empty directory shows its first ones: as many as the server puts first. The compiler refuses another number. */
const FIRST_OF_ALL: (typeof FIRST)['length'] = 4;

/** The trades of this directory. */
export type Trades = ReturnType<typeof madeOf>;

/** A page with twenty businesses asks for them some fifty times. */
const MADE = new WeakMap<readonly TradeItem[], Trades>();
const NONE: readonly TradeItem[] = [];

export function tradesOf(all: readonly TradeItem[] = NONE): Trades {
  let made = MADE.get(all);
  if (!made) MADE.set(all, (made = madeOf(all)));
  return made;
}

function madeOf(all: readonly TradeItem[]) {
  const byName = new Map(all.map((trade) => [trade.name.toLowerCase(), trade]));
  const bySlug = new Map(all.map((trade) => [trade.slug, trade]));
  /** The trade of this name, its own or the one that texts of ours have for it; `undefined` for one that is hidden or not known. */
  const named = (industry: string | null) => {
    const key = industry?.toLowerCase();
    return key === undefined ? undefined : (byName.get(key) ?? bySlug.get(key.replaceAll(' ', '-')));
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
