import slugify from '@sindresorhus/slugify';
import { hash } from 'node:crypto';
import { wordsOf } from '../../../shared/text/text.js';
import { CATALOGUE } from './catalogue/index.js';
import type { Trade } from './trade.js';
import { decidedOf, knowledgeOf, professionals, type TradeSettings } from './trade-settings.js';

/** A trade with its names in this directory. */
export interface NamedTrade {
  slug: string;
  name: string;
  plural: string;
  /** Its other and former names in this directory. */
  givenNames: string[];
  trade: Trade;
  isOwn: boolean;
}

/** The key of a name: its words, whatever the case, accents, punctuation, and "&" or "and". Names with the same key count as one. */
export function nameKeyOf(name: string): string {
  return wordsOf(name.replaceAll('&', ' and ')).join(' ');
}

/** The same key for singular and plural: "Roofing Contractors" and "couvreurs". */
export function numberlessKeyOf(key: string): string {
  return key
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '').replace(/ie$/, 'y') : word))
    .join(' ');
}

/** Consecutive letters of an alphabet other than the Latin one. */
const OTHER_LETTERS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu;

/**
 * The part of an address for an industry that is not in the catalogue. Letters without a Latin form (Chinese, for example) are lost in it: a
 * hash of the name replaces them, so that no two names share an address.
 */
export function slugOf(name: string): string {
  const slug = slugify(name, { customReplacements: [['&', ' ']] });
  const key = nameKeyOf(name);
  const isLossy = slug === '' || key.match(OTHER_LETTERS)?.some((letters) => slugify(letters) === '');
  if (!isLossy) return slug;
  return `${slug || 'industry'}-${hash('sha256', key || name, 'hex').slice(0, 8)}`;
}

/** Maps each name of an industry to its trade. */
export class TradeNames {
  readonly trades: readonly NamedTrade[];
  /** Equal for equal names and words. */
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
    // Decisions of this directory take precedence over the catalogue, and a trade's name over its other names.
    for (const trade of this.trades) this.learn(trade, [trade.name]);
    for (const trade of this.trades) this.learn(trade, trade.givenNames);
    for (const trade of this.trades) this.learn(trade, [trade.trade.name]);
    for (const trade of this.trades) {
      this.learnKeys(trade, keysOf(trade.trade));
      this.learn(trade, [trade.plural]);
    }
  }

  /** The trade with this name, after merges, also for the name in the plural; `undefined` for an unknown industry. */
  find(name: string): NamedTrade | undefined {
    const key = nameKeyOf(name);
    const known = this.byKey.get(key);
    const slug = known?.slug ?? slugOf(name);
    // A decision about exactly this name takes precedence over similar names.
    return this.bySlug.get(this.mergedInto(slug)) ?? known ?? this.byNumberlessKey.get(numberlessKeyOf(key));
  }

  /** The directory's name for an industry, in any spelling of a sheet, an owner or an address. */
  nameOf(industry: string): string {
    return this.find(industry)?.name ?? industry;
  }

  withSlug(slug: string): NamedTrade | undefined {
    return this.bySlug.get(slug);
  }

  /** The trade that has this name, before merges: two trades with one name could not be told apart. */
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

/** Folding all names of the catalogue takes a tenth of a second, and they never change: done once for each trade. */
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
