import { CATALOGUE } from '../domain/catalogue/index.js';
import { type DirectoryTrade, type DirectoryTrades, NEUTRAL_DRAWING } from '../domain/directory-trades.js';
import type { Trade } from '../domain/trade.js';
import { decidedOf, type TradeChange } from '../domain/trade-settings.js';
import type { VersionedTradeSettings } from '../domain/trade-settings-repository.js';

/** A trade as the back office shows it. */
export interface AdminTrade extends Omit<DirectoryTrade, 'cities' | 'knowledge'> {
  otherNames: string[];
  /** The explainer below its results. */
  description: string;
  services: string[];
  /** What the product calls it, to go back to; `null` for a trade or an industry that it does not know. */
  original: Pick<DirectoryTrade, 'name' | 'plural' | 'summary'> | null;
  /** What of it was changed here. */
  changed: (keyof TradeChange)[];
}

/** A trade or an industry that counts as another one. */
export interface MergedTrade {
  slug: string;
  name: string;
  into: string;
}

/** A drawing that can stand for a trade. */
export interface Drawing {
  slug: string;
  /** What it was drawn for. */
  name: string;
}

export interface AdminTrades {
  version: number;
  trades: AdminTrade[];
  /** Slugs that the admin chose for the home page, in their order; empty: the directory's own order. */
  order: string[];
  /** Slugs of the trades on the home page now. */
  home: string[];
  merged: MergedTrade[];
  drawings: Drawing[];
}

const DRAWINGS: Drawing[] = [...CATALOGUE.map(({ slug, name }) => ({ slug, name })), { slug: NEUTRAL_DRAWING, name: 'Any trade' }];

export function adminTradesOf(trades: DirectoryTrades, { settings, version }: VersionedTradeSettings): AdminTrades {
  const { order, merged, changed } = settings;
  return {
    version,
    order,
    home: trades.home().tiles,
    drawings: DRAWINGS,
    merged: Object.entries(merged).map(([slug, { name, into }]) => ({ slug, name, into })),
    trades: trades.all.map(({ cities: _cities, knowledge, ...trade }) => ({
      ...trade,
      otherNames: decidedOf(settings, trade.slug).otherNames ?? [],
      description: knowledge?.explainer.description ?? '',
      services: [...(knowledge?.services.en ?? [])],
      original: originalOf(trade, knowledge),
      changed: Object.keys(changed[trade.slug] ?? {}) as (keyof TradeChange)[],
    })),
  };
}

function originalOf({ origin }: Pick<DirectoryTrade, 'origin'>, knowledge: Trade | undefined): AdminTrade['original'] {
  return origin === 'catalogue' && knowledge ? { name: knowledge.name, plural: knowledge.plural, summary: knowledge.summary } : null;
}

/** A listing that a merge would concern. */
export interface ConcernedListing {
  id: string;
  slug: string;
  title: string;
  city: string | null;
}

/** Published listings of a trade or an industry. */
export abstract class ConcernedListings {
  /** The first of them by name, however they write the industry's. */
  abstract of(industry: string, limit: number): Promise<ConcernedListing[]>;
}
