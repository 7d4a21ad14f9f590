import type { Region } from '../../../shared/places/provinces.js';
import type { DirectoryTrade, DirectoryTrades, HomeTrades } from '../domain/directory-trades.js';
import type { Licensing } from '../domain/trade.js';
import { TradeNotFound } from '../domain/trade.errors.js';

/** A trade in a list of all trades. */
export interface TradeItem extends Pick<DirectoryTrade, 'name' | 'plural' | 'slug' | 'count' | 'drawing' | 'summary'> {
  /** Its colour, in degrees of OKLCH; `null` for a trade that is not in the catalogue. */
  hue: number | null;
}

/** A trade on the home page. */
export type HomeTrade = TradeItem & Pick<DirectoryTrade, 'hint' | 'image'>;

export interface HomeTradesView extends Pick<HomeTrades, 'rotation' | 'examples'> {
  tiles: HomeTrade[];
  carousel: HomeTrade[];
}

/** What a homeowner should know about a trade before hiring; `explainer` is `null` if nobody has written one. */
export interface TradeView extends HomeTrade {
  explainer: { title: string; description: string; services: string[]; tips: string[] } | null;
  questions: string[];
  licensing: (Licensing & { region: Region })[];
  /** Slugs of its guides. */
  guides: string[];
}

export const itemOf = ({ name, plural, slug, count, drawing, summary, knowledge }: DirectoryTrade): TradeItem => ({
  name,
  plural,
  slug,
  count,
  drawing,
  summary,
  hue: knowledge?.hue ?? null,
});

const homeTradeOf = (trade: DirectoryTrade): HomeTrade => ({ ...itemOf(trade), hint: trade.hint, image: trade.image });

export function homeOf(trades: DirectoryTrades): HomeTradesView {
  const { tiles, carousel, rotation, examples } = trades.home();
  const all = new Map(trades.shown.map((trade) => [trade.slug, trade]));
  const views = (slugs: string[]) => slugs.map((slug) => homeTradeOf(all.get(slug)!));
  return { tiles: views(tiles), carousel: views(carousel), rotation, examples };
}

/** @param name the trade's slug, or any of its names @throws TradeNotFound */
export function tradeViewOf(trades: DirectoryTrades, name: string): TradeView {
  const trade = trades.find(name);
  if (!trade) throw new TradeNotFound(name);
  const { knowledge } = trade;
  const licensing = Object.entries(knowledge?.licensing ?? {}) as [Region, Licensing][];
  return {
    ...homeTradeOf(trade),
    explainer: knowledge?.explainer.description
      ? { ...knowledge.explainer, services: [...knowledge.explainer.services], tips: [...knowledge.explainer.tips] }
      : null,
    questions: [...(knowledge?.questions ?? [])],
    licensing: licensing.map(([region, facts]) => ({ region, ...facts })),
    guides: [...(knowledge?.guides ?? [])],
  };
}
