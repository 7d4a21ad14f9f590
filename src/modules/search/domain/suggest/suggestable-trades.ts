import { cityKeyFrom } from '../../../../shared/text/name-keys.js';
import { keyFrom } from '../../../../shared/text/text.js';

/** A trade of the directory as suggestions show it. */
export interface SuggestableTrade {
  name: string;
  plural: string;
  /** Published listings. */
  count: number;
  /** Where most of them are. */
  cities: readonly string[];
}

/** A trade, and the trade whose listings a search for it shows: itself, else the first related trade that has any. */
export interface TradeTarget {
  trade: SuggestableTrade;
  shown: SuggestableTrade | undefined;
}

interface KnownTrade extends SuggestableTrade {
  hidden: boolean;
  knowledge?: { related: readonly string[] } | undefined;
}

interface Directory {
  names: { trades: readonly { name: string }[] };
  all: readonly KnownTrade[];
  find(name: string): KnownTrade | undefined;
}

/** The shown trade for each name of a trade; hidden trades are left out. */
export function tradeTargetsOf(directory: Directory): ReadonlyMap<string, TradeTarget> {
  const names = new Set([...directory.names.trades, ...directory.all].map(({ name }) => name));
  const tradeTargets = [...names].flatMap((name): [string, TradeTarget][] => {
    const trade = directory.find(name);
    if (!trade || trade.hidden) return [];
    const related = (trade.knowledge?.related ?? []).flatMap((other) => directory.find(other) ?? []);
    return [[name, { trade, shown: [trade, ...related].find(({ count }) => count > 0) }]];
  });
  return new Map(tradeTargets);
}

export interface PlaceCount {
  /** Key of a city or a place of a service area. */
  place: string;
  /** Folded name of the trade. */
  trade: string | null;
  count: number;
}

/** How many listings each place has, by trade. */
export class PlaceCounts {
  /** Folded names are cached: folding takes longer than counting, and there are few names of places and trades. */
  private readonly placeKeys = new Map<string, string>();
  private readonly tradeKeys = new Map<string, string>();
  private readonly byPlace = new Map<string, { all: number; byTrade: Map<string, number> }>();

  constructor(counts: readonly PlaceCount[]) {
    for (const { place, trade, count } of counts) {
      const known = this.byPlace.get(place) ?? { all: 0, byTrade: new Map<string, number>() };
      known.all += count;
      if (trade !== null) known.byTrade.set(trade, count);
      this.byPlace.set(place, known);
    }
  }

  in(place: string, trade?: string): number {
    const known = this.byPlace.get(keyOf(place, this.placeKeys, cityKeyFrom));
    return (trade === undefined ? known?.all : known?.byTrade.get(keyOf(trade, this.tradeKeys, keyFrom))) ?? 0;
  }
}

function keyOf(name: string, known: Map<string, string>, keyFor: (name: string) => string): string {
  let key = known.get(name);
  if (key === undefined) known.set(name, (key = keyFor(name)));
  return key;
}
