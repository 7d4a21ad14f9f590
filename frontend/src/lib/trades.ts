import type { TradeItem } from '../../../src/modules/trades/application/trade-views.js';
import type { FIRST } from '../../../src/modules/trades/domain/directory-trades.js';
import { useRead } from './use-read.js';
import { searchAddress } from './words.js';

export type { TradeItem };

/** Number of trades that an empty directory shows; the type makes it equal the length of the server's list of first trades. */
const FIRST_OF_ALL: (typeof FIRST)['length'] = 4;

/** The trades of this directory. */
export type Trades = ReturnType<typeof createTrades>;

/** Cache: a page with twenty businesses calls {@link tradesOf} some fifty times. */
const cache = new WeakMap<readonly TradeItem[], Trades>();
const NONE: readonly TradeItem[] = [];

export function tradesOf(all: readonly TradeItem[] = NONE): Trades {
  let made = cache.get(all);
  if (!made) cache.set(all, (made = createTrades(all)));
  return made;
}

function createTrades(all: readonly TradeItem[]) {
  const byName = new Map(all.map((trade) => [trade.name.toLowerCase(), trade]));
  const bySlug = new Map(all.map((trade) => [trade.slug, trade]));
  /** The trade of this name, which may be its current or its built-in one; `undefined` for a hidden or unknown trade. */
  const named = (industry: string | null) => {
    const key = industry?.toLowerCase();
    return key === undefined ? undefined : (byName.get(key) ?? bySlug.get(key.replaceAll(' ', '-')));
  };
  return {
    all,
    named,
    /** The first trades that have listings; in an empty directory, the first trades. */
    few: (most: number) =>
      all.filter(({ count }, index) => count || (index < FIRST_OF_ALL && !all.some((trade) => trade.count))).slice(0, most),
    /** The plural of a trade, such as "Plumbers"; for an unknown industry, its name with "professionals". */
    plural: (industry: string): string => named(industry)?.plural ?? `${industry} professionals`,
  };
}

/** The trades of this directory; the server includes them in every page. */
export const useTrades = (): Trades => tradesOf(useRead('trades', {}).data);

/** The address of the search for a trade. */
export const searchFor = (industry: string) => searchAddress({ industry });
