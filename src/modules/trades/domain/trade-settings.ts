import type { Trade } from './trade.js';

/** What an admin has changed about a trade; what is missing stays as the catalogue has it. */
export interface TradeChange {
  name?: string;
  plural?: string;
  /** What it is called besides, here: sheets and searches find it under these as well. */
  otherNames?: string[];
  /** Names that it had: old addresses still lead to it. */
  formerNames?: string[];
  summary?: string;
  description?: string;
  /** A picture of this site's own instead of a drawing. */
  image?: string;
  /** The drawing of this trade stands for it. */
  drawing?: string;
}

/** A trade that the catalogue does not know. */
export interface OwnTrade extends TradeChange {
  slug: string;
  name: string;
  /** What homeowners order from it, or say is wrong: the search understands these words. */
  services?: string[];
}

/** What counts as another trade. */
export interface Merge {
  /** What it was called when it was merged: an industry of the sheet has no other record of its name. */
  name: string;
  /** Slug of the trade. */
  into: string;
}

/** Everything that was decided here about trades; empty until an admin decides something. */
export interface TradeSettings {
  /** Slugs: these trades stand on the home page, in this order. Empty: the directory's own order. */
  order: string[];
  /** Slugs of trades that are nowhere offered; their listings are still found. */
  hidden: string[];
  changed: Record<string, TradeChange>;
  own: OwnTrade[];
  /** Trades and industries that count as another one, by slug. */
  merged: Record<string, Merge>;
}

export const NO_TRADE_SETTINGS: TradeSettings = { order: [], hidden: [], changed: {}, own: [], merged: {} };

/** Several people of a trade, as long as nobody has said what they are called. */
export const professionals = (name: string) => `${name} professionals`;

/** What was decided here about one trade. */
export function decidedOf({ own, changed }: TradeSettings, slug: string): TradeChange {
  return own.find((trade) => trade.slug === slug) ?? (Object.hasOwn(changed, slug) ? changed[slug]! : {});
}

/** Some colour, always the same for the same name. */
const hueOf = (slug: string): number => [...slug].reduce((hue, letter) => (hue * 31 + letter.charCodeAt(0)) % 360, 0);

/** The knowledge of a trade that an admin made: its names and words, and nothing else. */
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
