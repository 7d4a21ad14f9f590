import type { DirectoryTrade, DirectoryTrades } from '../domain/directory-trades.js';
import type { TradeChange } from '../domain/trade-settings.js';
import type { VersionedTradeSettings } from '../domain/trade-settings-repository.js';

/** A trade as the back office shows it. */
export interface AdminTrade extends Omit<DirectoryTrade, 'cities' | 'knowledge'> {
  otherNames: string[];
  /** The explainer below its results. */
  description: string;
  services: string[];
  /** What of it was changed here. */
  changed: (keyof TradeChange)[];
}

/** A trade or an industry that counts as another one. */
export interface MergedTrade {
  slug: string;
  name: string;
  into: string;
}

export interface AdminTrades {
  version: number;
  trades: AdminTrade[];
  /** Slugs that the admin chose for the home page, in their order; empty: the directory's own order. */
  order: string[];
  merged: MergedTrade[];
}

export function adminTradesOf(trades: DirectoryTrades, { settings, version }: VersionedTradeSettings): AdminTrades {
  const { order, merged, own, changed } = settings;
  const nameOf = (slug: string) => trades.names.withSlug(slug)?.name ?? slug;
  return {
    version,
    order,
    merged: Object.entries(merged).map(([slug, into]) => ({ slug, name: nameOf(slug), into })),
    trades: trades.all.map(({ cities: _cities, knowledge, ...trade }) => {
      const change = Object.hasOwn(changed, trade.slug) ? changed[trade.slug]! : {};
      const otherNames = [...(own.find(({ slug }) => slug === trade.slug)?.otherNames ?? []), ...(change.otherNames ?? [])];
      return {
        ...trade,
        otherNames,
        description: knowledge?.explainer.description ?? '',
        services: [...(knowledge?.services.en ?? [])],
        changed: Object.keys(change) as (keyof TradeChange)[],
      };
    }),
  };
}

/** A listing that a merge would concern. */
export interface ConcernedListing {
  id: string;
  slug: string;
  title: string;
  city: string | null;
}

/** Published listings of an industry. */
export abstract class ConcernedListings {
  /** The first of them by name. */
  abstract of(industry: string, limit: number): Promise<ConcernedListing[]>;
}
