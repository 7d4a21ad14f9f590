import slugify from '@sindresorhus/slugify';
import { wordsOf } from '../../../shared/text/text.js';
import { CATALOGUE } from './catalogue/index.js';
import type { Trade } from './trade.js';
import { decidedOf, knowledgeOf, professionals, type TradeSettings } from './trade-settings.js';

/** A trade with the names that it has here. */
export interface NamedTrade {
  slug: string;
  name: string;
  plural: string;
  /** What it is called besides, or was called, in this directory. */
  givenNames: string[];
  trade: Trade;
  isOwn: boolean;
}

/** Names with the same key count as one: their words, whatever the case, accents, punctuation, and "&" or "and". */
export function nameKeyOf(name: string): string {
  return wordsOf(name.replaceAll('&', ' and ')).join(' ');
}

/** The same for one and for several: "Roofing Contractors" and "couvreurs". */
export function numberlessKeyOf(key: string): string {
  return key
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '').replace(/ie$/, 'y') : word))
    .join(' ');
}

/** The part of an address that stands for an industry that nobody knows. */
export function slugOf(name: string): string {
  return slugify(name, { customReplacements: [['&', ' ']] }) || 'industry';
}

/** Which trade each name of an industry means. */
export class TradeNames {
  readonly trades: readonly NamedTrade[];
  /** The same for the same names and words. */
  readonly signature: string;
  private readonly bySlug: ReadonlyMap<string, NamedTrade>;
  private readonly byKey = new Map<string, NamedTrade>();
  private readonly byNumberlessKey = new Map<string, NamedTrade>();

  constructor(private readonly settings: TradeSettings) {
    this.signature = JSON.stringify([settings.changed, settings.own]);
    this.trades = [
      ...CATALOGUE.map((trade) => named(trade, settings, false)),
      ...settings.own.map((own) => named(knowledgeOf(own), settings, true)),
    ];
    this.bySlug = new Map(this.trades.map((trade) => [trade.slug, trade]));
    // What was decided here goes before what the catalogue says, and a name before what somebody is called besides.
    for (const trade of this.trades) this.learn(trade, [trade.name]);
    for (const trade of this.trades) this.learn(trade, trade.givenNames);
    for (const trade of this.trades) this.learn(trade, [trade.trade.name]);
    for (const trade of this.trades) {
      this.learnKeys(trade, keysOf(trade.trade));
      this.learn(trade, [trade.plural]);
    }
  }

  /**
   * The trade of this name, one that it was merged into included, also where the name is said of several; `undefined` for an industry that
   * nobody knows.
   */
  find(name: string): NamedTrade | undefined {
    const key = nameKeyOf(name);
    const known = this.byKey.get(key);
    const slug = known?.slug ?? slugOf(name);
    // What was decided of exactly this name goes before what it resembles.
    return this.bySlug.get(this.mergedInto(slug)) ?? known ?? this.byNumberlessKey.get(numberlessKeyOf(key));
  }

  /** The directory's name for an industry as a sheet, an owner or an address writes it. */
  nameOf(industry: string): string {
    return this.find(industry)?.name ?? industry;
  }

  withSlug(slug: string): NamedTrade | undefined {
    return this.bySlug.get(slug);
  }

  /** The trade that has this name for its own, not counting merges: two trades of one name cannot be told apart. */
  holderOf(name: string): NamedTrade | undefined {
    return this.byKey.get(nameKeyOf(name));
  }

  private mergedInto(slug: string): string {
    const { merged } = this.settings;
    // Cycles are refused when they are created; this guards against an endless loop if one exists anyway.
    let last = slug;
    for (let steps = 0; Object.hasOwn(merged, last) && steps < 50; steps += 1) last = merged[last]!.into;
    return last;
  }

  private learn(trade: NamedTrade, names: readonly string[]): void {
    this.learnKeys(trade, names.map(nameKeyOf));
  }

  private learnKeys(trade: NamedTrade, keys: readonly string[]): void {
    for (const key of keys) {
      if (!key) continue;
      if (!this.byKey.has(key)) this.byKey.set(key, trade);
      const numberless = numberlessKeyOf(key);
      if (!this.byNumberlessKey.has(numberless)) this.byNumberlessKey.set(numberless, trade);
    }
  }
}

/** To fold all names of the catalogue takes a tenth of a second, and they never change: it is done once for each trade. */
const keysOfTrades = new WeakMap<Trade, readonly string[]>();

export function keysOf(trade: Trade): readonly string[] {
  const known = keysOfTrades.get(trade) ?? [...trade.names.en, ...trade.names.fr, trade.plural].map(nameKeyOf);
  keysOfTrades.set(trade, known);
  return known;
}

function named(trade: Trade, settings: TradeSettings, isOwn: boolean): NamedTrade {
  const { slug } = trade;
  const { name, plural, otherNames = [], formerNames = [] } = decidedOf(settings, slug);
  return {
    slug,
    name: name ?? trade.name,
    plural: plural ?? (name ? professionals(name) : trade.plural),
    givenNames: [...otherNames, ...formerNames],
    trade,
    isOwn,
  };
}
