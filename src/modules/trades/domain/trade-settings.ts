import type { Trade } from './trade.js';

/** An admin's changes of a trade; missing fields stay as in the catalogue. */
export interface TradeChange {
  name?: string;
  plural?: string;
  /** Other names for it in this directory: sheets and searches find it under these as well. */
  otherNames?: string[];
  /** Former names: old addresses still lead to it. */
  formerNames?: string[];
  summary?: string;
  description?: string;
  /** A picture of this site's own that replaces the drawing. */
  image?: string;
  /** The trade whose drawing is used. */
  drawing?: string;
}

/** A trade that is not in the catalogue. */
export interface OwnTrade extends TradeChange {
  slug: string;
  name: string;
  /** What homeowners order from it, or problems that it solves: the search understands these words. */
  services?: string[];
}

/** A merge of a trade or an industry into another trade. */
export interface Merge {
  /** Its name when it was merged: the name of an industry of the sheet is stored nowhere else. */
  name: string;
  /** Slug of the trade. */
  into: string;
}

/** All decisions of this directory about trades; empty until an admin decides something. */
export interface TradeSettings {
  /** Slugs of the trades on the home page, in this order. Empty for the default order. */
  order: string[];
  /** Slugs of trades that are not offered anywhere; their listings can still be found. */
  hidden: string[];
  changed: Record<string, TradeChange>;
  own: OwnTrade[];
  /** Trades and industries that count as another trade, by slug. */
  merged: Record<string, Merge>;
}

export const NO_TRADE_SETTINGS: TradeSettings = { order: [], hidden: [], changed: {}, own: [], merged: {} };

/** The default plural of a trade without one. */
export const professionals = (name: string) => `${name} professionals`;

/** The decisions about one trade. */
export function decidedOf({ own, changed }: TradeSettings, slug: string): TradeChange {
  return own.find((trade) => trade.slug === slug) ?? (Object.hasOwn(changed, slug) ? changed[slug]! : {});
}

/** A colour derived from the name, always the same for the same name. */
const hueOf = (slug: string): number => [...slug].reduce((hue, letter) => (hue * 31 + letter.charCodeAt(0)) % 360, 0);

/** The knowledge of a trade that an admin added: only its names and words. */
export function knowledgeOf(own: OwnTrade): Trade {
  const { name, plural = professionals(name), slug, summary = '', description = '', otherNames = [], services = [] } = own;
  const none = { en: [], fr: [] };
  return {
    name,
    plural,
    slug,
    hue: hueOf(slug),
    summary,
    hint: '',
    names: { en: otherNames, fr: [] },
    services: { en: services, fr: [] },
    problems: none,
    things: none,
    said: none,
    elsewhere: [],
    related: [],
    schemaType: 'HomeAndConstructionBusiness',
    urgent: false,
    explainer: { title: `Hiring: ${name}`, description, services, tips: [] },
    questions: [],
    licensing: {},
    guides: [],
  };
}
