import { useMemo } from 'react';
import type { TradeItem } from '../../../src/modules/trades/application/trade-views.js';
import { useRead } from './use-read.js';
import { searchAddress } from './words.js';

export type { TradeItem };

/** Where only some trades find room: the first ones of the site's order. */
const FEW = 8;
const FIRST_OF_ALL = 4;

/** The trades of this directory. */
export type Trades = ReturnType<typeof tradesOf>;

export function tradesOf(all: readonly TradeItem[] = []) {
  const named = (industry: string | null) => all.find(({ name }) => name.toLowerCase() === industry?.toLowerCase());
  return {
    all,
    /** The first trades that have somebody listed; of an empty directory, its first ones. */
    few(most = FEW): TradeItem[] {
      const listed = all.filter(({ count }) => count);
      return (listed[0] ? listed : all.slice(0, FIRST_OF_ALL)).slice(0, most);
    },
    /** "Plumbers", or what an unfamiliar industry is called with "professionals". */
    plural: (industry: string): string => named(industry)?.plural ?? `${industry} professionals`,
    /** Whether it is offered in choices: an admin can hide a trade, and its listings are still found. */
    offers: (industry: string): boolean => !all[0] || Boolean(named(industry)),
    /** Name of the drawing that stands for an industry. */
    drawing: (industry: string | null): string => named(industry)?.drawing ?? 'home-services',
  };
}

/** The trades of this directory; every page has them from the start. */
export function useTrades(): Trades {
  const { data } = useRead('trades', {});
  return useMemo(() => tradesOf(data), [data]);
}

/** Where those of a trade are found. */
export const searchFor = (industry: string) => searchAddress({ industry });
