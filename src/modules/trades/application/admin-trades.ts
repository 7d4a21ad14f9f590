import { CATALOGUE } from '../domain/catalogue/index.js';
import { type DirectoryTrade, type DirectoryTrades, NEUTRAL_DRAWING } from '../domain/directory-trades.js';
import type { Trade } from '../domain/trade.js';
import { decidedOf, type TradeChange } from '../domain/trade-settings.js';
import type { VersionedTradeSettings } from '../domain/trade-settings-repository.js';

/** A trade as the back office shows it. */
export interface AdminTrade extends Omit<DirectoryTrade, 'cities' | 'knowledge'> {
  otherNames: string[];
  /** The explanation below its results. */
  description: string;
  services: string[];
  /** The product's own names, to restore them; `null` for a trade or an industry that is not in the product's catalogue. */
  original: Pick<DirectoryTrade, 'name' | 'plural' | 'summary'> | null;
  /** The fields that were changed here. */
  changed: (keyof TradeChange)[];
}

/** A trade or an industry that counts as another trade. */
export interface MergedTrade {
  slug: string;
  name: string;
  into: string;
}

/** A drawing that a trade can have. */
export interface Drawing {
  slug: string;
  /** The trade for which it was drawn. */
  name: string;
}

export interface AdminTrades {
  version: number;
  trades: AdminTrade[];
  /** Slugs that the admin chose for the home page, in their order; empty for the default order. */
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

/** A listing that a merge would affect. */
export interface ConcernedListing {
  id: string;
  slug: string;
  title: string;
  city: string | null;
}

/** Published listings of a trade or an industry. */
export abstract class ConcernedListings {
  /** The first of them by name, in any spelling of the industry. */
  abstract of(industry: string, limit: number): Promise<ConcernedListing[]>;
}
