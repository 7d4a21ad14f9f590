import type { TradeItem } from '../../../src/modules/trades/application/trade-views.js';
import { useRead } from './use-read.js';
import { searchAddress } from './words.js';

export type { TradeItem };

/** What stands for a trade that has no drawing. */
const NEUTRAL_DRAWING = 'home-services';
/** Where only some trades find room: the first ones of the site's order. */
const FEW = 8;

/** The trades of this directory. */
export class Trades {
  private readonly byName: ReadonlyMap<string, TradeItem>;

  constructor(readonly all: readonly TradeItem[]) {
    this.byName = new Map(all.map((trade) => [trade.name.toLowerCase(), trade]));
  }

  /** The first trades that have somebody listed; of an empty directory, its first ones. */
  few(most = FEW): TradeItem[] {
    const listed = this.all.filter(({ count }) => count > 0);
    return (listed.length > 0 ? listed : this.all.slice(0, 4)).slice(0, most);
  }

  /** "Plumbers", or what an unfamiliar industry is called with "professionals". */
  plural(industry: string): string {
    return this.byName.get(industry.toLowerCase())?.plural ?? `${industry} professionals`;
  }

  /** Whether it is offered in choices: an admin can hide a trade, and its listings are still found. */
  offers(industry: string): boolean {
    return this.byName.size === 0 || this.byName.has(industry.toLowerCase());
  }

  /** Name of the drawing that stands for an industry. */
  drawing(industry: string | null): string {
    return this.byName.get(industry?.toLowerCase() ?? '')?.drawing ?? NEUTRAL_DRAWING;
  }
}

const NONE: readonly TradeItem[] = [];
const known = new WeakMap<readonly TradeItem[], Trades>();

export function tradesOf(items: readonly TradeItem[] = NONE): Trades {
  const trades = known.get(items) ?? new Trades(items);
  known.set(items, trades);
  return trades;
}

/** The trades of this directory; every page has them from the start. */
export function useTrades(): Trades {
  return tradesOf(useRead('trades', {}).data);
}

/** "plumbers", "HVAC technicians": as a heading is written in the middle of a sentence. */
export function inSentence(plural: string): string {
  return /^\p{Lu}\p{Lu}/u.test(plural) ? plural : plural.charAt(0).toLowerCase() + plural.slice(1);
}

/** "plumbers, electricians and roofers". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Where those of a trade are found. */
export const searchFor = (industry: string) => searchAddress({ industry });
